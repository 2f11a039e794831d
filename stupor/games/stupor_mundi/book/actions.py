"""The five actions of the Player Board, storage, Keeps and Edicts."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.data import SITES
from stupor.games.stupor_mundi.data.castle import Site
from stupor.language import mark
from stupor.stage.written import (
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
    mark("3 Augustales"), mark("1 VP"), mark("1 Stone"),
    mark("a visit to the Market of your Ship's city"), mark("1 Grain"),
)  # fmt: skip
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
              "one space along a path. Paths A and C have five spaces; path B has three, for it "
              "skips the Village and goes straight from the Countryside to the City."),
        item("A Specialist chooses its path with its first step and never leaves it.",
             "promote.path"),
        item("Some arrows cost 1 Grain {-grain:1}. Without it this Specialist stays where it is.",
             "promote.grain"),
        item("Any number of Specialists may share a Workplace, but each House may have only one in "
             "the City of each path.", "promote.city"),
        item("Beyond the City there is nothing.", "promote.end"),
        item("When a card promotes two Specialists, it means two different ones.",
             "promote.other"),
        head("Workplaces"),
        words("As long as one of your Specialists stands on a Countryside or Village space, you "
              "have its ability. When he moves on, it is gone. Two on the same space help no more "
              "than one; equal abilities on different tiles never meet, and different ones add "
              "up. [list-workplaces|All Workplaces]", "workplace.ability"),
        note("Abilities count as they stood when an action began. A Specialist who is promoted "
             "in the middle of building changes nothing for that building."),
        head("Edict tokens"),
        words("Two Workplaces hold a token {issue-edict} at first. The first Specialist of a "
              "player to step there issues an Edict, and the token leaves the game.",
              "workplace.token"),
        head("The City"),
        words("A Specialist who reaches the City takes one of the Bonus tiles there, of the "
              "owner's choice, and carries it out at once. If tiles are there, one must be taken, "
              "even one that does nothing. If none is left, nothing happens. "
              "[list-bonuses|All tiles]", "city.bonus", "bonus.tile"),
        head("Frederick's Specialist"),
        words("He walks only on path A and only by Edicts. He pays no Grain, sets off no token "
              "and takes no tile. Who is *ahead* is read by columns, whatever the path: the "
              "Countryside is 1 and 2, the Village 3 and 4, every City 5."),
    ),
)  # fmt: skip

MARKET: Final = Page(
    "market",
    "The Market",
    PART,
    (
        words("*Visit the Market* {market} in the city of your Ship: sell the lot on its left, buy "
              "the lot on its right, or both in either order, each once.", "market.once"),
        item("A lot is traded whole: half of it is no deal, and it must be paid in full.",
             "market.lot"),
        item("What you buy for a full warehouse is lost, or takes the place of a cube of the other "
             "kind, as you like. See [storage|Storage]."),
        item("Markets stay where they are for the whole game. [list-markets|All Markets]",
             "market.tile"),
        item("One Workplace adds a third trade, another 3 Augustales to every visit in which you "
             "trade."),
        note("Red sides are dearer to buy from and pay less. How many of them are in play is the "
             "difficulty chosen in the lobby."),
    ),
)  # fmt: skip

BUILD: Final = Page(
    "build",
    "Castle and Structures",
    PART,
    (
        words("*Build a Structure* {build}: take a Tower {tower}, a Wall {wall} or a Keep {keep} "
              "from your Player Board, pay the price of a free site of its kind, and put it "
              "there.", "build.site", "build.kind", "build.taken"),
        item("The price in Stone and Grain is printed on the site, not on the piece.",
             "build.cost"),
        item("A Wall must touch a Tower that already stands, and a Tower a Wall. Keeps may rise "
             "at any time.", "build.adjacent"),
        item("You choose which piece to build. What it uncovers on your board is yours: a Tower "
             "an Ally space, a Wall a place in the warehouse."),
        head("The sites"),
        *(
            entry(f"site:{site.name}", site.title,
                  "{price} and an Edict {issue-edict}" if site.edict else "{price}",
                  price=_price(site))
            for site in SITES if site.id < 10 and site.stone + site.grain
        ),
        head("Great Structures", "great.structures", "build.great"),
        words("Five pieces are Great. They fit every site of their kind and cost Augustales on "
              "top of its price, whatever lets you build; each brings a bonus once."),
        entry("great:tower", "Great Tower A",
              "{price} Purchase a card in the city of your Ship, at its price.",
              price=_coins(1)),
        entry("great:tower", "Great Tower B",
              "{price} Summon an Ally there without Grain.", price=_coins(3)),
        entry("great:wall", "Great Wall A", "{price} Issue an Edict.", price=_coins(5)),
        entry("great:wall", "Great Wall B",
              "{price} Promote a Specialist without Grain.", price=_coins(7)),
        entry("great:keep", "Great Keep",
              "{price} Promote twice, one Specialist or two; arrows cost their Grain.",
              price=_coins(10)),
        head("Closed sides", "closed.side", "castle.income"),
        words("Two Towers joined by their Wall close a side. Its income comes at once and again "
              "in every End Phase. Clockwise from the top:"),
        *(item("Side {n}: {income}.", n=n, income=also(text))
          for n, text in enumerate(_INCOMES, start=1)),
        words("Sides that pay together pay in the order you want. You are asked only where that "
              "can matter: beside a Market that could make room for a cube in your warehouse, or "
              "buy it; otherwise they pay from 1 to 5.", "castle.order"),
        head("In this order"),
        words("Pay, place, take the bonus of a side that closed, then what your Workplaces give, "
              "then the Great bonus, and last the Edict of the site. Nothing of this pays for the "
              "building itself."),
        note("Mixed Masonry, a card of House Wittelsbach, pays the price in any mix of Grain and "
             "Stone.", "build.mixed"),
    ),
)  # fmt: skip

STORAGE: Final = Page(
    "storage",
    "Storage",
    PART,
    (
        words("Grain {grain} and Stone {stone} lie in your warehouse. It has room for "
              "{open} cubes of either kind at first; each Wall you build uncovers another place.",
              "storage", open=params.OPEN_STORES),
        words("When you gain a cube and every place is taken, you choose: give up the new cube, "
              "or put it in the place of one of the other kind.", "storage.full"),
        item("Augustales {coin} need no room."),
        item("At the end of the game a cube is sold for {coins} Augustales.",
             coins=params.COINS_PER_CUBE),
        note("A price is paid before the gain. Building with a full warehouse therefore makes "
             "room for what the building brings."),
    ),
)  # fmt: skip

KEEPS: Final = Page(
    "keeps",
    "Keeps",
    PART,
    (
        words("A Keep {keep} needs no neighbour, and each issues an Edict {issue-edict}. Its "
              "cover goes to your Player Board and reminds you of what you may do from now on."),
        *(
            entry(f"cover:{site.name}", site.title, "{price} {ability}", f"keep.{site.name}",
                  price=_price(site), ability=also(site.text))
            for site in _KEEPS
        ),
        words("With the spears, the two actions of a slot are resolved one after the other, in "
              "the order you like; you may leave one out."),
    ),
)  # fmt: skip

ALLIES_PAGE: Final = Page(
    "allies",
    "Allies",
    PART,
    (
        words("*Summon an Ally* {summon}: take a face-up Ally of the city where your Ship lies and "
              "put it on a free Ally space of your board.", "summon.city"),
        item("You pay the Grain printed below the Ally's place in the city. An Ally face down, or "
             "an empty place, cannot be Summoned.", "summon.cost", "summon.none"),
        item("One space is open from the start, each Tower you build uncovers one more. A space "
             "still covered by a Tower cannot be used.", "summon.space"),
        item("Two Allies of the same name never live in one castle.", "summon.twin"),
        item("The third space issues an Edict {issue-edict} when an Ally moves in."),
        head("What Allies pay", "ally.income"),
        words("In every End Phase each Ally brings {least} VP, and {more} more if its condition "
              "holds just then. A tick on the tile says how it stands now.",
              least=params.ALLY_VP, more=params.ALLY_MET_VP),
        item("*Independents* {independent} compare your own castle, stores, Allies and Specialists "
             "with Frederick's.", "ally.independent"),
        item("*Loyalists* {loyalist} look only at Frederick: they want him to have enough of "
             "something.", "ally.loyalist"),
        words("So an Independent wants Frederick small, a Loyalist wants him great, and every "
              "[edicts|Edict] moves him. Watch what the Allies of the others need. "
              "[list-allies|All Allies]"),
        note("You have 3 Allies, Frederick 2: Gisèle is content and pays 3 VP. After an Edict "
             "adds one to his Court it is 3 to 3, and she pays only 1."),
    ),
)  # fmt: skip

PURCHASE: Final = Page(
    "purchase",
    "Advanced cards",
    PART,
    (
        words("*Purchase an Action card* {purchase}: one of the Advanced cards in the city of "
              "your Ship.", "purchase.city", "card.advanced"),
        item("The price stands in its corner: Augustales {coin}, or one Action card {card}.",
             "purchase.cost", "card.price"),
        item("A card that is given as a price leaves the game. It comes from your hand or your "
             "discard pile, never from the draw pile or a slot, and it is never the card you "
             "buy.", "purchase.give"),
        words("Once paid, the card is carried out at once, as if you had played it face up. Then "
              "it comes into your hand, and you may play it again this very round."),
        item("A free card space stays empty until the End Phase. In a city without a card there is "
             "nothing to buy.", "purchase.none"),
        item("All A cards come before the B cards. [list-a|Level A], [list-b|level B]"),
        note("Giving away a weak House card is a gain in itself: your deck gets better."),
    ),
)  # fmt: skip

EDICTS_PAGE: Final = Page(
    "edicts",
    "Edicts",
    PART,
    (
        words("Edicts {edict} rule what Frederick owns. You issue one whenever something you do "
              "shows {issue-edict}:", "edict.sources"),
        item("an Ally moves into your third Ally space;"),
        item("you build on a site with the sign: some Towers and Walls, and every Keep;"),
        item("you build Great Wall A;"),
        item("your Specialist is the first on a Workplace with a token;"),
        item("you take the City Bonus tile with the sign."),
        head("How it goes"),
        item("*Choose* one of the Active Edicts.", "edict.active"),
        item("*Take its reward*. It belongs to the row: I: 3 Augustales; II: 1 Grain or 1 Stone; "
             "III: 1 Augustalis and 1 VP.", "edict.reward"),
        item("*Carry out its icons*, each one way: add it to Frederick's Palace or remove it. "
             "Equal icons on a tile go the same way together.", "edict.direction", "edict.icons"),
        item("A way that would leave a track is not offered, so sometimes there is only one.",
             "edict.track"),
        item("The Edict is yours now. A Next Edict of your choice takes its space, and the pile "
             "refills the Next space.", "edict.next", "edict.refill"),
        words("With no Active Edict left you choose one of the three rewards, and that is all.",
              "edict.none"),
        head("The icons"),
        entry("icon:grain", "Grain", "Frederick's Reserve of Grain, one up or down."),
        entry("icon:stone", "Stone", "His Reserve of Stone, one up or down."),
        entry("icon:frederick-treasury", "Treasury",
              "{step} Augustales more or less.", step=params.TREASURY_STEP),
        entry("icon:tower", "Tower", "One more or less; his castle knows no neighbours."),
        entry("icon:wall", "Wall", "One more or less."),
        entry("icon:keep", "Keep", "One more or less."),
        entry("icon:ally", "Ally", "One more or less at his Court."),
        entry("icon:specialist", "Specialist", "His Specialist one space on or back on path A."),
        note("Frederick has four Walls and the Edict shows two: adding two would be one too many, "
             "so two must go."),
        head("When they run out"),
        words("An Active space that cannot be refilled ends the game after this round. See "
              "[scoring|End and scoring]. [list-edicts|All Edicts]"),
    ),
)  # fmt: skip

PAGES: Final = (
    SPECIALISTS, MARKET, BUILD, STORAGE, KEEPS, ALLIES_PAGE, PURCHASE, EDICTS_PAGE,
)  # fmt: skip
