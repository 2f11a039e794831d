"""Every card, tile and icon with its picture: read from the tables of the game."""

from __future__ import annotations

from collections.abc import Iterable
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
from stupor.games.stupor_mundi.data.allies import Ally
from stupor.games.stupor_mundi.data.edicts import LETTERS
from stupor.games.stupor_mundi.data.markets import SIDES, Market, MarketSide
from stupor.games.stupor_mundi.data.solo import TO_YOU, SoloCard
from stupor.games.stupor_mundi.ids import RETAIL
from stupor.games.stupor_mundi.rulebook_pages.page import Block, Page, entry, head, words
from stupor.games.stupor_mundi.wording import HOUSES, ICONS, coins_text, lot_text

PART: Final = "Lists"
SECTIONS: Final = {
    "country1": "Countryside, first space",
    "country2": "Countryside, second space",
    "village1": "Village, first space",
    "village2": "Village, second space",
}
_ICONS: Final = (
    ("vp", "Victory Points", "The figure says how many you score."),
    ("coin", "Augustalis", "The coin of the realm."),
    ("grain", "Grain", "A cube of Grain."),
    ("stone", "Stone", "A cube of Stone."),
    ("resource", "Grain or Stone", "You choose which."),
    ("tower", "Tower", "A Tower of yours; in gold a Great one."),
    ("wall", "Wall", "A Wall of yours; in gold a Great one."),
    ("keep", "Keep", "A Keep of yours; in gold a Great one."),
    ("structure", "Structure", "Any Tower, Wall or Keep."),
    ("frederick-tower", "Frederick's Tower", "With his sign it is his, not yours."),
    ("frederick-ally", "Frederick's Ally", "Somebody at his Court."),
    ("frederick-treasury", "Treasury", "Frederick's Augustales, in steps of "
     f"{params.TREASURY_STEP}."),
    ("frederick-specialist", "Frederick's Specialist", "The yellow one on path A."),
    ("ally", "Ally", "Anybody you host."),
    ("independent", "Independent", "An Ally who compares you with Frederick."),
    ("loyalist", "Loyalist", "An Ally who looks at Frederick alone."),
    ("specialist", "Specialist", "One of your three."),
    ("promote", "Promote", "Move a Specialist one space."),
    ("market", "Market", "Sell and buy where your Ship lies."),
    ("build", "Build", "Build a Structure."),
    ("summon", "Summon", "Take an Ally from the city."),
    ("purchase", "Purchase", "Buy an Advanced card of the city."),
    ("issue-edict", "Issue an Edict", "Choose an Active Edict and carry it out."),
    ("edict", "Edict", "An Edict tile."),
    ("refresh-edicts", "Refresh", "A Next Edict becomes Active."),
    ("reward", "Edict reward", "What the row of an Edict pays."),
    ("ship", "Ship", "Your Ship moves."),
    ("ship-any", "Ship anywhere", "Your Ship goes to any other city."),
    ("card", "Action card", "A card, as a price one that leaves the game."),
    ("draw", "Draw", "Draw so many cards."),
    ("hand-size", "Hand limit", "How far you refill your hand."),
    ("card-slot-lock", "Locked slot", "The sixth slot, until its Keep is built."),
    ("both-actions", "Both actions", "A card face down gives both actions of its slot."),
    ("closed-side", "Closed side", "Two Towers and the Wall between them."),
    ("income", "Income", "Comes at once and in every End Phase."),
    ("remove", "Remove", "Taken away."),
    ("crown", "Crown", "On Solo cards: the second one shuffles them."),
    ("end-of-game", "End of the game", "What ends it."),
)  # fmt: skip


def _price(card: Card) -> str:
    if card.level == "house":
        return ""
    price = "1 Action card" if card.price.card else coins_text(card.price.coins)
    return f"Price: {f'{card.price.grain} Grain' if card.price.grain else price}. "


def cards(shown: Iterable[Card]) -> Iterable[Block]:
    """An entry for each card, with its price."""
    for card in shown:
        code = f"{card.code} " if card.code else ""
        yield entry(f"card:{card.id}", f"{code}{card.name}", _price(card) + card.text)


def _house_cards() -> Iterable[Block]:
    yield head("In every House, two of each")
    yield from cards(CARDS[number] for number in (0, 2, 4, 6))
    for house, name in enumerate(HOUSES.values()):
        yield head(f"House {name}")
        yield from cards(CARDS[house * 10 + number] for number in (8, 9))


def _allies(circle: str) -> Iterable[Block]:
    for ally in ALLIES:
        if ally.circle == circle and ally.mark != 4:
            yield entry(f"ally:{ally.id}", ally.name, f"{ally.profession}. {_how_often(ally)}"
                        f"{ally.text}")  # fmt: skip


def _how_often(ally: Ally) -> str:
    twins = sum(1 for other in ALLIES if other.name == ally.name)
    return "Two tiles, the second in larger games. " if twins > 1 else ""


def _edicts() -> Iterable[Block]:
    names = list(ICONS.values())
    for mark in sorted({edict.mark for edict in EDICTS}):
        yield head("In every game" if not mark else f"From {mark} players on")
        for edict in EDICTS:
            if edict.mark == mark:
                icons = ", ".join(names[LETTERS[letter]] for letter in edict.icons)
                yield entry(f"edict:{edict.id}", icons, "")


def _workplaces() -> Iterable[Block]:
    for section, title in SECTIONS.items():
        yield head(title)
        for place in WORKPLACES:
            if place.code.startswith(section) and RETAIL in place.editions:
                yield entry(f"work:{place.code}", place.code[-1].upper(), place.text)


def _market(side: MarketSide) -> str:
    sell, buy = side.sell, side.buy
    return (
        f"Sell {lot_text(sell.grain, sell.stone)} for {coins_text(sell.coins)}; "
        f"buy {lot_text(buy.grain, buy.stone)} for {coins_text(buy.coins)}."
    )


def _markets() -> Iterable[Block]:
    for number, title in enumerate(("The blue sides", "The red sides")):
        yield head(title)
        for market in MARKETS:
            if RETAIL in market.editions:
                yield market_entry(market, number)


def market_entry(market: Market, side: int) -> Block:
    """A Market tile with its blue (0) or red (1) side up."""
    picture = f"market:{market.id}.{SIDES[side]}"
    return entry(picture, f"Market {market.id % 10}", _market(market.sides[side]))


def _solo(card: SoloCard) -> str:
    ship = "Ship to yours" if card.move == TO_YOU else f"Ship on by {card.move}"
    parts = [ship if card.move else "Ship stays"]
    parts += ["card leaves"] * card.card + ["Ally leaves"] * card.ally
    parts += [f"Edict {'I' * card.edict}"] * bool(card.edict)
    return ", ".join(parts) + "."


PAGES: Final = (
    Page(
        "icons",
        "Icons",
        PART,
        (
            words("A light figure is gained, a red one is paid or taken away, a yellow one is what "
                  "you must have. An icon without a figure means one; a small \u00d7 says how "
                  "often you may do it."),
            *(entry(f"icon:{icon}", title, text) for icon, title, text in _ICONS),
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
                    f"{{-grain:{city.grain[0]}}} first space, {{-grain:{city.grain[1]}}} red "
                    "second space")
              for city in CITIES),
            *_markets(),
        ),
    ),
    Page(
        "list-solo",
        "Solo cards",
        PART,
        tuple(entry("icon:crown" if card.crown else "icon:frederick", f"Card {card.id}",
                    _solo(card)) for card in SOLO_CARDS),
    ),
)  # fmt: skip
