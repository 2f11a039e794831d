"""Every card, tile and icon with its picture: read from the tables of the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.cards import CARDS, Card
from stupor.games.stupor_mundi.data import (
    ALLIES,
    BONUSES,
    CITIES,
    EDICTS,
    MARKETS,
    SOLO_CARDS,
    WORKPLACES,
)
from stupor.games.stupor_mundi.data.edicts import LETTERS, Edict
from stupor.games.stupor_mundi.data.markets import SIDES, Market, MarketSide
from stupor.games.stupor_mundi.data.solo import TO_YOU, SoloCard
from stupor.games.stupor_mundi.houses import HOUSES
from stupor.games.stupor_mundi.ids import RETAIL
from stupor.games.stupor_mundi.palace import ICONS
from stupor.games.stupor_mundi.wording import coins_text, lot_text
from stupor.language import mark, tr
from stupor.stage.book_blocks import Block, Page, also, entry, head, words

PART: Final = mark("Lists")
SECTIONS: Final = {
    "country1": mark("Countryside, first space"),
    "country2": mark("Countryside, second space"),
    "village1": mark("Village, first space"),
    "village2": mark("Village, second space"),
}
_ICONS: Final = (
    entry("icon:vp", "Victory Points", "The number shows how many you score."),
    entry("icon:coin", "Augustalis", "The coin of the realm."),
    entry("icon:grain", "Grain", "A cube of Grain."),
    entry("icon:stone", "Stone", "A cube of Stone."),
    entry("icon:resource", "Grain or Stone", "You choose which."),
    entry("icon:tower", "Tower", "One of your Towers; in gold, a Great one."),
    entry("icon:wall", "Wall", "One of your Walls; in gold, a Great one."),
    entry("icon:keep", "Keep", "One of your Keeps; in gold, a Great one."),
    entry("icon:structure", "Structure", "Any Tower, Wall or Keep."),
    entry("icon:frederick-tower", "Frederick’s Tower", "With his sign it is his, not yours."),
    entry("icon:frederick-ally", "Frederick’s Ally", "An Ally at his Court."),
    entry(
        "icon:frederick-treasury",
        "Treasury",
        "Frederick’s Augustales, in steps of {step}.",
        step=params.TREASURY_STEP,
    ),
    entry("icon:frederick-specialist", "Frederick’s yellow Specialist", "It moves on path A."),
    entry("icon:ally", "Ally", "Any Ally you host."),
    entry("icon:independent", "Independent", "An Ally who compares you with Frederick."),
    entry("icon:loyalist", "Loyalist", "An Ally who looks only at Frederick."),
    entry("icon:specialist", "Specialist", "One of your three Specialists."),
    entry("icon:promote", "Promote", "Move a Specialist one space."),
    entry("icon:market", "Market", "Sell and buy in the city of your Ship."),
    entry("icon:build", "Build", "Build a Structure."),
    entry("icon:summon", "Summon", "Take an Ally from the city."),
    entry("icon:purchase", "Purchase", "Take an Advanced card in the city."),
    entry("icon:issue-edict", "Issue an Edict", "Choose an Active Edict and carry it out."),
    entry("icon:edict", "Edict", "An Edict tile."),
    entry("icon:refresh-edicts", "Refresh", "A Next Edict becomes Active."),
    entry("icon:reward", "Edict reward", "The reward of the Edict’s row."),
    entry("icon:ship", "Ship", "Your Ship moves."),
    entry("icon:ship-any", "Ship anywhere", "Your Ship goes to any other city."),
    entry("icon:card", "Action card", "A card; as a price, one that leaves the game."),
    entry("icon:draw", "Draw", "Draw that many cards."),
    entry("icon:hand-size", "Hand limit", "You refill your hand up to this number."),
    entry("icon:card-slot-lock", "Locked slot", "The sixth slot, until its Keep is built."),
    entry("icon:both-actions", "Both actions", "A card face down gives both actions of its slot."),
    entry("icon:closed-side", "Closed side", "Two Towers and the Wall between them."),
    entry("icon:income", "Income", "Paid at once and in every End Phase."),
    entry("icon:remove", "Remove", "It leaves the game."),
    entry("icon:crown", "Crown", "On Solo cards: the second one shuffles them."),
    entry("icon:end-of-game", "End of the game", "What ends it."),
)


def _price(card: Card) -> str:
    """What a card costs, as the sentence before its text."""
    if card.level == "house":
        return ""
    price = tr("1 Action card") if card.price.card else coins_text(card.price.coins)
    grain = card.price.grain
    return tr("Price: {price}.", price=lot_text(grain, 0) if grain else price) + " "


def cards(shown: Iterable[Card]) -> Iterable[Block]:
    """An entry for each card, with its price."""
    for card in shown:
        yield entry(
            f"card:{card.id}",
            "{code}{name}",
            "{price}{does}",
            code=f"{card.code} " if card.code else "",
            name=also(card.name),
            price=partial(_price, card),
            does=also(card.text),
        )


def _house_cards() -> Iterable[Block]:
    yield head("In every House, two of each")
    yield from cards(CARDS[number] for number in (0, 2, 4, 6))
    for house, name in enumerate(HOUSES.values()):
        yield head("House {house}", house=also(name))
        yield from cards(CARDS[house * 10 + number] for number in (8, 9))


def _allies(circle: str) -> Iterable[Block]:
    for ally in ALLIES:
        if ally.circle == circle and ally.mark != 4:
            twins = sum(other.name == ally.name for other in ALLIES) > 1
            yield entry(
                f"ally:{ally.id}",
                "{name}",
                "{work}. {twins}{wish}",
                name=ally.name,
                work=also(ally.profession),
                wish=also(ally.text),
                twins=_twins if twins else "",
            )


def _twins() -> str:
    return tr("Two tiles; the second only in larger games.") + " "


def _edicts() -> Iterable[Block]:
    for least in sorted({edict.mark for edict in EDICTS}):
        yield head("With {count} or more players", count=least) if least else head("In every game")
        for edict in EDICTS:
            if edict.mark == least:
                yield entry(f"edict:{edict.id}", "{icons}", "", icons=partial(_icons, edict))


def _icons(edict: Edict) -> str:
    return ", ".join(tr(ICONS[LETTERS[letter]].name) for letter in edict.icons)


def _workplaces() -> Iterable[Block]:
    for section, title in SECTIONS.items():
        yield head(title)
        for place in WORKPLACES:
            if place.code.startswith(section) and RETAIL in place.editions:
                yield entry(f"work:{place.code}", place.code[-1].upper(), place.text)


def _market(side: MarketSide) -> str:
    sell, buy = side.sell, side.buy
    return tr(
        "Sell {sold} for {gain}; buy {bought} for {price}.",
        sold=lot_text(sell.grain, sell.stone),
        gain=coins_text(sell.coins),
        bought=lot_text(buy.grain, buy.stone),
        price=coins_text(buy.coins),
    )


def _markets() -> Iterable[Block]:
    for number, title in enumerate((head("The blue sides"), head("The red sides"))):
        yield title
        for market in MARKETS:
            if RETAIL in market.editions:
                yield market_entry(market, number)


def market_entry(market: Market, side: int) -> Block:
    """A Market tile with its blue (0) or red (1) side up."""
    picture = f"market:{market.id}.{SIDES[side]}"
    return entry(
        picture,
        "Market {number}",
        "{trade}",
        number=market.id % 10,
        trade=partial(_market, market.sides[side]),
    )


def _solo(card: SoloCard) -> str:
    parts = [_voyage(card)]
    parts += [tr("card leaves")] * card.card + [tr("Ally leaves")] * card.ally
    if card.edict:
        parts.append(tr("Edict {row}", row="I" * card.edict))
    return ", ".join(parts) + "."


def _voyage(card: SoloCard) -> str:
    if card.move == TO_YOU:
        return tr("Ship to yours")
    return tr("Ship +{count}", count=card.move) if card.move else tr("Ship stays")


PAGES: Final = (
    Page(
        "icons",
        "Icons",
        PART,
        (
            words("You gain a light number, pay or remove a red one, and must have a yellow one. "
                  "An icon without a number means one; a small × shows how often you may do it."),
            *_ICONS,
        ),
    ),
    Page("list-house", "House cards", PART, tuple(_house_cards())),
    Page("list-a", "Advanced cards A", PART,
         tuple(cards(card for card in CARDS if card.level == "a" and RETAIL in card.editions))),
    Page("list-b", "Advanced cards B", PART,
         tuple(cards(card for card in CARDS if card.level == "b" and RETAIL in card.editions))),
    Page(
        "list-allies",
        "All Allies",
        PART,
        (
            head("Independents"),
            *_allies("independent"),
            head("Loyalists"),
            *_allies("loyalist"),
        ),
    ),
    Page("list-workplaces", "All Workplaces", PART, tuple(_workplaces())),
    Page(
        "list-bonuses",
        "City Bonus tiles",
        PART,
        (
            words("Two tiles of each letter."),
            *(entry(f"bonus:{bonus.id}", bonus.letter.upper(), bonus.text)
              for bonus in BONUSES if bonus.id % 2 and RETAIL in bonus.editions),
        ),
    ),
    Page("list-edicts", "All Edicts", PART, tuple(_edicts())),
    Page(
        "list-markets",
        "Cities and Markets",
        PART,
        (
            head("Grain below the Ally spaces"),
            *(entry("icon:city", city.name,
                    "{first} first space, {second} red second space",
                    first=f"{{-grain:{city.grain[0]}}}", second=f"{{-grain:{city.grain[1]}}}")
              for city in CITIES),
            *_markets(),
        ),
    ),
    Page(
        "list-solo",
        "Solo cards",
        PART,
        tuple(entry("icon:crown" if card.crown else "icon:frederick", "Card {number}", "{deeds}",
                    number=card.id, deeds=partial(_solo, card)) for card in SOLO_CARDS),
    ),
)  # fmt: skip
