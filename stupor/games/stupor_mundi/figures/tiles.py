"""The figures of tiles and Solo cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from stupor.engine.corrections import Corrections
from stupor.games.stupor_mundi.data.edicts import EDICTS, Edict, icon_groups
from stupor.games.stupor_mundi.data.markets import MARKETS, SIDES, Lot, Market, MarketSide
from stupor.games.stupor_mundi.data.solo import SOLO_CARDS, TO_YOU, SoloCard
from stupor.games.stupor_mundi.data.workplaces import WORKPLACES, Workplace
from stupor.games.stupor_mundi.figures import allowed
from stupor.games.stupor_mundi.figures.allowed import Icons, SoloTurn, Whole, read_lot, write_lot
from stupor.games.stupor_mundi.figures.kind import Kind, Spot, amended
from stupor.language import mark

_TRADE: Final = allowed.Lot((("G", 7), ("S", 7), ("A", 30)), ("GS", "A"), "2G 4A")
_SELL: Final = (
    mark("Sold on the blue side, and price"),
    mark("Sold on the red side, and price"),
)
_BUY: Final = (
    mark("Bought on the blue side, and price"),
    mark("Bought on the red side, and price"),
)
#: How an amount is called.
GAINED: Final = {
    "coins": mark("Augustales"),
    "vp": mark("VP"),
    "grain": mark("Grain"),
    "stone": mark("Stone"),
}


def _edict_spots(edict: Edict) -> Iterator[Spot]:
    yield Spot("icons", mark("The three icons"), edict.source, edict.icons, Icons(), _put_icons)


def _put_icons(edict: Edict, icons: str) -> Edict:
    return edict._replace(icons=icons, groups=icon_groups(icons))


def _market_spots(market: Market) -> Iterator[Spot]:
    for number, (name, side) in enumerate(zip(SIDES, market.sides, strict=True)):
        yield Spot(
            f"{name}.sell",
            _SELL[number],
            side.source,
            _lot(side.sell),
            _TRADE,
            partial(_put_lot, number, True),
        )
        yield Spot(
            f"{name}.buy",
            _BUY[number],
            side.source,
            _lot(side.buy),
            _TRADE,
            partial(_put_lot, number, False),
        )


def _lot(lot: Lot) -> str:
    return write_lot({"G": lot.grain, "S": lot.stone, "A": lot.coins}, "GSA")


def _put_lot(number: int, sell: bool, market: Market, value: str) -> Market:
    parts = read_lot(value)
    lot = Lot(parts.get("G", 0), parts.get("S", 0), parts.get("A", 0))
    old = market.sides[number]
    new = MarketSide(lot if sell else old.sell, old.buy if sell else lot, old.source)
    first, second = market.sides
    return market._replace(sides=(first, new) if number else (new, second))


def _workplace_spots(place: Workplace) -> Iterator[Spot]:
    if place.gain:
        yield Spot(
            place.gain, GAINED[place.gain], place.source, place.amount, Whole(1, 9), _put_amount
        )


def _put_amount(place: Workplace, amount: int) -> Workplace:
    return place._replace(amount=amount, text=amended(place.text, amount))


def gain_of(ability: int, figures: Corrections) -> int:
    """How much a Workplace ability gives or saves, with a game's corrections.

    >>> gain_of(1 << WORKPLACES[4].id, ())
    1
    """
    return ABILITIES.laid(figures)[ability.bit_length() - 1].amount


def _solo_spots(card: SoloCard) -> Iterator[Spot]:
    yield Spot(
        "turn",
        mark("Where Frederick travels and what he does there"),
        card.source,
        solo_turn(card),
        SoloTurn(),
        _put_turn,
    )


def solo_turn(card: SoloCard) -> str:
    """What a Solo card shows.

    >>> solo_turn(SOLO_CARDS[4]), solo_turn(SOLO_CARDS[9])
    ('+1 card crown', '= edict1')
    """
    ship = "@" if card.move == TO_YOU else f"+{card.move}" if card.move else "="
    deeds = (
        ("card", card.card),
        ("ally", card.ally),
        (f"edict{card.edict}", card.edict),
        ("crown", card.crown),
    )
    return " ".join([ship, *(deed for deed, does in deeds if does)])


def _put_turn(card: SoloCard, turn: str) -> SoloCard:
    ship, *deeds = turn.split()
    move = {"@": TO_YOU, "=": 0}.get(ship)
    edicts = [int(deed[-1]) for deed in deeds if deed.startswith("edict")]
    return card._replace(
        move=int(ship) if move is None else move,
        card="card" in deeds,
        ally="ally" in deeds,
        edict=edicts[0] if edicts else 0,
        crown="crown" in deeds,
    )


_EDICT: Final = mark("Edict")
_MARKET: Final = mark("Market")
_SOLO: Final = mark("Solo card")
EDICT_TILES: Final[Kind[Edict]] = Kind(
    mark("Edicts"),
    EDICTS,
    lambda edict: f"edict.{edict.id}",
    lambda edict: _EDICT,
    _edict_spots,
)
MARKET_TILES: Final[Kind[Market]] = Kind(
    mark("Markets"),
    MARKETS,
    lambda market: f"market.{market.id}",
    lambda market: _MARKET,
    _market_spots,
)
ABILITIES: Final[Kind[Workplace]] = Kind(
    mark("Workplace tiles"),
    WORKPLACES,
    lambda place: f"workplace.{place.code}",
    lambda place: place.text,
    _workplace_spots,
)
SOLO: Final[Kind[SoloCard]] = Kind(
    mark("Solo cards"),
    SOLO_CARDS,
    lambda card: f"solo.{card.id}",
    lambda card: _SOLO,
    _solo_spots,
)
