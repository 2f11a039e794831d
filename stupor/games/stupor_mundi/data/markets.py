"""The six Market tiles, both sides."""

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import RECONSTRUCTED, RULEBOOK, Source

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


def _tile(number: int, blue: tuple[Lot, Lot], red: tuple[Lot, Lot]) -> Market:
    stated: Source = RULEBOOK if number == 1 else RECONSTRUCTED
    return Market(number, (MarketSide(*blue, stated), MarketSide(*red, RECONSTRUCTED)))


MARKETS: Final = Catalog(
    "markets",
    (
        _tile(1, (Lot(2, 0, 6), Lot(0, 2, 4)), (Lot(2, 0, 4), Lot(0, 2, 6))),
        _tile(2, (Lot(0, 2, 7), Lot(2, 0, 3)), (Lot(0, 2, 5), Lot(2, 0, 5))),
        _tile(3, (Lot(1, 0, 4), Lot(0, 2, 4)), (Lot(1, 0, 3), Lot(0, 1, 3))),
        _tile(4, (Lot(0, 1, 4), Lot(2, 0, 3)), (Lot(0, 1, 3), Lot(1, 0, 2))),
        _tile(5, (Lot(3, 0, 8), Lot(0, 1, 1)), (Lot(3, 0, 6), Lot(0, 1, 3))),
        _tile(6, (Lot(1, 1, 7), Lot(1, 1, 3)), (Lot(1, 1, 5), Lot(1, 1, 5))),
    ),
)
