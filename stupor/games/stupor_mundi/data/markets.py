"""The six Market tiles, both sides; and the six of the prototype, which trade single cubes."""

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import (
    PROTOTYPE,
    RECONSTRUCTED,
    RETAIL,
    RULEBOOK,
    SPECIAL,
    Source,
)

BLUE: Final = 0
RED: Final = 1
SIDES: Final = ("blue", "red")


class Lot(NamedTuple):
    """Grain and Stone that change hands together for a price in Augustales."""

    grain: int
    stone: int
    coins: int


class MarketSide(NamedTuple):
    """What one side of a tile lets you sell and buy."""

    sell: Lot
    buy: Lot
    source: Source


class Market(NamedTuple):
    """A tile with its blue (easy) and its red (hard) side."""

    id: int
    sides: tuple[MarketSide, MarketSide]
    editions: tuple[str, ...] = (RETAIL, SPECIAL)


def _tile(number: int, blue: tuple[Lot, Lot], red: tuple[Lot, Lot]) -> Market:
    stated: Source = RULEBOOK if number == 1 else RECONSTRUCTED
    return Market(number, (MarketSide(*blue, stated), MarketSide(*red, RECONSTRUCTED)))


def _single(number: int, blue: tuple[Lot, Lot], red: tuple[Lot, Lot]) -> Market:
    """A tile of the prototype."""
    blue_side, red_side = (MarketSide(*side, RECONSTRUCTED) for side in (blue, red))
    return Market(number, (blue_side, red_side), (PROTOTYPE,))


def _grain(coins: int) -> Lot:
    return Lot(1, 0, coins)


def _stone(coins: int) -> Lot:
    return Lot(0, 1, coins)


MARKETS: Final = Catalog(
    "markets",
    (
        _tile(1, (Lot(2, 0, 6), Lot(0, 2, 4)), (Lot(2, 0, 4), Lot(0, 2, 6))),
        _tile(2, (Lot(0, 2, 7), Lot(2, 0, 3)), (Lot(0, 2, 5), Lot(2, 0, 5))),
        _tile(3, (Lot(1, 0, 4), Lot(0, 2, 4)), (Lot(1, 0, 3), Lot(0, 1, 3))),
        _tile(4, (Lot(0, 1, 4), Lot(2, 0, 3)), (Lot(0, 1, 3), Lot(1, 0, 2))),
        _tile(5, (Lot(3, 0, 8), Lot(0, 1, 1)), (Lot(3, 0, 6), Lot(0, 1, 3))),
        _tile(6, (Lot(1, 1, 7), Lot(1, 1, 3)), (Lot(1, 1, 5), Lot(1, 1, 5))),
        _single(11, (_grain(3), _stone(2)), (_grain(2), _stone(3))),
        _single(12, (_stone(4), _grain(2)), (_stone(3), _grain(3))),
        _single(13, (_grain(4), _stone(2)), (_grain(3), _stone(3))),
        _single(14, (_stone(4), _grain(2)), (_stone(3), _grain(2))),
        _single(15, (_grain(3), _stone(1)), (_grain(2), _stone(3))),
        _single(16, (_stone(4), _grain(2)), (_stone(3), _grain(3))),
    ),
)
