"""The five actions of the Player Board, storage, Keeps and Edicts."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.data import SITES
from stupor.games.stupor_mundi.data.castle import Site
from stupor.language import mark
from stupor.stage.book_blocks import (
    Page,
    also,
    entry,
    head,
    item,
    note,
    words,
)

PART: Final = mark("Actions")
_INCOMES: Final = (
    mark("3 Augustales"),
    mark("1 VP"),
    mark("1 Stone"),
    mark("a visit to the Market of your Ship’s city"),
    mark("1 Grain"),
)
_KEEPS: Final = SITES[10], SITES[11], SITES[12]


def _price(site: Site) -> str:
    """The cost of a site as icons."""
    goods = (("stone", site.stone), ("grain", site.grain))
    return " ".join(f"{{-{name}:{count}}}" for name, count in goods if count)


def _coins(piece: int) -> str:
    """What a Great Structure costs on top, as an icon."""
    return f"{{-coin:{params.GREAT_COINS[piece]}}}"


SPECIALISTS: Final = Page(
    "specialists",
    "Specialists",
    PART,
    (
        words("*Promote a Specialist* {promote}: move one of your three Specialists {specialist} "
              "one space along a path. Paths A and C have five spaces. Path B has three: it skips "
              "the Village and goes straight from the Countryside to the City."),
        item("A Specialist chooses its path with its first step and never changes it.",
             "promote.path"),
        item("Some arrows cost 1 Grain {-grain:1}. If you cannot pay, this Specialist stays where "
             "it is.",
             "promote.grain"),
        item("Any number of Specialists may share a Workplace. In the City of each path, a House "
             "may have only one.", "promote.city"),
        item("The City is the last space of its path.", "promote.end"),
        item("A card that promotes two Specialists promotes two different ones.",
             "promote.other"),
        head("Workplaces"),
        words("While your Specialist is on a Countryside or Village space, you have the ability "
              "of that space. When it moves on, you lose the ability. Two Specialists on one "
              "space give its ability only once; different abilities add up. [list-workplaces|All "
              "Workplaces]", "workplace.ability"),
        note("You use the abilities you have when an action begins. A Specialist promoted while "
             "you build changes nothing for that building."),
        head("Edict tokens"),
        words("Two Workplaces start with a token {issue-edict}. The first Specialist to arrive "
              "there issues an Edict, and the token leaves the game. Frederick’s Specialist does "
              "not count.",
              "workplace.token"),
        head("The City"),
        words("When your Specialist reaches the City, take one of its Bonus tiles and carry it "
              "out at once. You must take one if any is left, even one that does nothing. If none "
              "is left, nothing happens. [list-bonuses|All tiles]", "city.bonus", "bonus.tile"),
        head("Frederick’s yellow Specialist"),
        words("It moves only on path A, and only by Edicts. It pays no Grain, uses no token and "
              "takes no tile. To see who is *ahead*, compare columns, on any path: the "
              "Countryside is 1 and 2, the Village 3 and 4, every City 5."),
    ),
)  # fmt: skip

MARKET: Final = Page(
    "market",
    "The Market",
    PART,
    (
        words(
            "*Visit the Market* {market} in the city of your Ship: sell the lot on the left, "
            "buy the lot on the right, or do both in either order, once each.",
            "market.once",
        ),
        item("You always trade the complete lot at its full price.", "market.lot"),
        item(
            "If your warehouse is full, a cube you buy is lost or replaces one of the other "
            "kind, as you choose. See [storage|Warehouse]."
        ),
        item(
            "Each Market stays in its city for the whole game. [list-markets|All Markets]",
            "market.tile",
        ),
        item(
            "One Workplace gives you a third trade. Another gives 3 Augustales for each visit in "
            "which you trade."
        ),
        note(
            "Red sides cost more and pay less. The difficulty you choose in the lobby says how "
            "many of them are in play."
        ),
    ),
)

BUILD: Final = Page(
    "build",
    "Castle and Structures",
    PART,
    (
        words("*Build a Structure* {build}: take a Tower {tower}, a Wall {wall} or a Keep {keep} "
              "from your Player Board, pay the price of a free site of its kind, and place it "
              "there.", "build.site", "build.kind", "build.taken"),
        item("The site shows the price in Stone and Grain; the piece does not change it.",
             "build.cost"),
        item("A Wall must touch a built Tower, and a Tower a built Wall. You can build a Keep at "
             "any time.", "build.adjacent"),
        item("You choose which piece to build. It opens the space it covered: a Tower an Ally "
             "space, a Wall a warehouse space."),
        head("The sites"),
        *(
            entry(f"site:{site.name}", site.title,
                  "{price} and an Edict {issue-edict}" if site.edict else "{price}",
                  price=_price(site))
            for site in SITES if site.id < 10 and site.stone + site.grain
        ),
        head("Great Structures", "great.structures", "build.great"),
        words("Five pieces are Great. They fit any site of their kind and cost Augustales on top "
              "of its price, even when a card or a bonus lets you build. Each gives a bonus once."),
        entry("great:tower", "Great Tower A",
              "{price}: Purchase a card in the city of your Ship, at its price.",
              price=_coins(1)),
        entry("great:tower", "Great Tower B",
              "{price}: Summon an Ally in that city without Grain.", price=_coins(3)),
        entry("great:wall", "Great Wall A", "{price}: Issue an Edict.", price=_coins(5)),
        entry("great:wall", "Great Wall B",
              "{price}: Promote a Specialist without Grain.", price=_coins(7)),
        entry("great:keep", "Great Keep",
              "{price}: Promote twice: one Specialist or two. Arrows cost their Grain.",
              price=_coins(10)),
        head("Closed sides", "closed.side", "castle.income"),
        words("Two Towers and the Wall between them close a side. It pays its income at once and "
              "in every End Phase. Clockwise from the top:"),
        *(item("Side {n}: {income}.", n=n, income=also(text))
          for n, text in enumerate(_INCOMES, start=1)),
        words("If several sides pay together, you choose the order. You are asked only if the "
              "order matters: when a Market can make room for a cube in your warehouse, or buy "
              "it. Otherwise they pay from 1 to 5.", "castle.order"),
        head("In this order"),
        words("Pay, place, gain the income of a closed side, then what your Workplaces give, then "
              "the Great bonus, and last the Edict of the site. You cannot use any of this to pay "
              "for the building itself."),
        note("With Mixed Masonry, a card of House Wittelsbach, you pay with any mix of Grain and "
             "Stone.", "build.mixed"),
    ),
)  # fmt: skip

STORAGE: Final = Page(
    "storage",
    "Warehouse",
    PART,
    (
        words(
            "Your warehouse holds Grain {grain} and Stone {stone}. At first it has {open} "
            "spaces, for either kind; each Wall you build opens another.",
            "storage",
            open=params.OPEN_STORES,
        ),
        words(
            "If you gain a cube and your warehouse is full, choose: lose the new cube, or "
            "replace one of the other kind.",
            "storage.full",
        ),
        item("Augustales {coin} need no space."),
        item(
            "At the end of the game each cube is sold for {coins} Augustales.",
            coins=params.COINS_PER_CUBE,
        ),
        note(
            "You pay before you gain. So building makes room in a full warehouse for what it "
            "brings."
        ),
    ),
)

KEEPS: Final = Page(
    "keeps",
    "Keeps",
    PART,
    (
        words(
            "A Keep {keep} needs no neighbour, and each issues an Edict {issue-edict}. Its "
            "cover moves to your Player Board and shows its benefit."
        ),
        *(
            entry(
                f"cover:{site.name}",
                site.title,
                "{price}: {ability}",
                f"keep.{site.name}",
                price=_price(site),
                ability=also(site.text),
            )
            for site in _KEEPS
        ),
        words(
            "With the spears, you carry out both actions of a slot, in either order. You may "
            "skip one."
        ),
    ),
)

ALLIES_PAGE: Final = Page(
    "allies",
    "Allies",
    PART,
    (
        words("*Summon an Ally* {summon}: take a face-up Ally in the city of your Ship and place "
              "it on a free Ally space of your board.", "summon.city"),
        item("You pay the Grain shown below the Ally’s space in the city. You cannot summon a "
             "face-down Ally.", "summon.cost", "summon.none"),
        item("One space is open from the start; each Tower you build opens another. You cannot "
             "use a space that a Tower covers.", "summon.space"),
        item("You cannot host two Allies of the same name.", "summon.twin"),
        item("Placing an Ally on the third space issues an Edict {issue-edict}."),
        head("What Allies pay", "ally.income"),
        words("In every End Phase each Ally gives {least} VP, plus {more} if its condition is "
              "met. A tick on the tile shows that it is met now.",
              least=params.ALLY_VP, more=params.ALLY_MET_VP),
        item("*Independents* {independent} compare your Castle, goods, coins, Allies or "
             "Specialists with Frederick’s.", "ally.independent"),
        item("*Loyalists* {loyalist} look only at Frederick: he must have "
             "enough of something.", "ally.loyalist"),
        words("So for Independents Frederick should have little, for Loyalists much, and every "
              "[edicts|Edict] changes what he has. Watch what your rivals’ Allies need. "
              "[list-allies|All Allies]"),
        note("You have 3 Allies, Frederick has 2: Gisèle’s condition is met, and she gives 3 VP. "
             "If an Edict adds one to his Court, it is 3 to 3, and she gives only 1."),
    ),
)  # fmt: skip

PURCHASE: Final = Page(
    "purchase",
    "Advanced cards",
    PART,
    (
        words("*Purchase an Action card* {purchase}: take one of the Advanced cards in the city "
              "of your Ship.", "purchase.city", "card.advanced"),
        item("The price is in its corner: Augustales {coin}, or one Action card {card}.",
             "purchase.cost", "card.price"),
        item("A card you pay with leaves the game. It comes from your hand or "
             "your discard pile, never from the draw pile or a slot. You "
             "cannot pay with the card you purchase.", "purchase.give"),
        words("After you pay, carry out the card at once, as if you played it face up. Then take "
              "it into your hand; you can play it again in the same round."),
        item("Its space stays empty until the End Phase. In a city without a card you cannot "
             "purchase.", "purchase.none"),
        item("All A cards come before the B cards. [list-a|Level A], [list-b|level B]"),
        note("Paying with a weak House card is a gain in itself: your deck gets better."),
    ),
)  # fmt: skip

EDICTS_PAGE: Final = Page(
    "edicts",
    "Edicts",
    PART,
    (
        words("Edicts {edict} change what Frederick has. You issue one whenever something you do "
              "shows {issue-edict}:", "edict.sources"),
        item("you place an Ally on your third Ally space;"),
        item("you build on a site with the icon: some Towers and Walls, and every Keep;"),
        item("you build Great Wall A;"),
        item("your Specialist is the first on a Workplace with a token;"),
        item("you take the City Bonus tile with the icon."),
        head("How to issue an Edict"),
        item("*Choose* one of the Active Edicts.", "edict.active"),
        item("*Gain the reward* of its row. I: 3 Augustales; II: 1 Grain or 1 Stone; III: 1 "
             "Augustalis and 1 VP.", "edict.reward"),
        item("*Place its icons*: add each to Frederick’s Palace or remove it. Equal icons on a "
             "tile go together.", "edict.direction", "edict.icons"),
        item("You cannot go beyond the end of a track, so sometimes only one way is open.",
             "edict.track"),
        item("You keep the Edict. A Next Edict of your choice takes its space, and the pile "
             "refills the Next space.", "edict.next", "edict.refill"),
        words("If no Active Edict is left, you choose one of the three rewards and do nothing "
              "else.",
              "edict.none"),
        head("The icons"),
        entry("icon:grain", "Grain", "One Grain more or less in Frederick’s Reserve."),
        entry("icon:stone", "Stone", "One Stone more or less in his Reserve."),
        entry("icon:frederick-treasury", "Treasury",
              "{step} Augustales more or less.", step=params.TREASURY_STEP),
        entry("icon:tower", "Tower", "One more or less; in his Castle they need no neighbours."),
        entry("icon:wall", "Wall", "One more or less."),
        entry("icon:keep", "Keep", "One more or less."),
        entry("icon:ally", "Ally", "One more or less at his Court."),
        entry("icon:specialist", "Specialist", "His Specialist one space forward or back on path "
                                               "A."),
        note("Frederick has four Walls and the Edict shows two. Adding two would be one too many, "
             "so you must remove two."),
        head("When they run out"),
        words("If an Active space cannot be refilled, the game ends after this round. See "
              "[scoring|End and scoring]. [list-edicts|All Edicts]"),
    ),
)  # fmt: skip

PAGES: Final = (
    SPECIALISTS,
    MARKET,
    BUILD,
    STORAGE,
    KEEPS,
    ALLIES_PAGE,
    PURCHASE,
    EDICTS_PAGE,
)
