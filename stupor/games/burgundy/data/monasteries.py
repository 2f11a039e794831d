"""The 29 monasteries: what each of them does or pays, in our words."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.burgundy.ids import (
    BANK,
    BOARDING,
    CARPENTER,
    CHURCH,
    EMPTY,
    MARKET,
    PUBLIC,
    RULEBOOK,
    TOWNHALL,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
    Source,
)
from stupor.language import mark

#: Sets of monasteries have a bit for each number; the rule of each is where its name is read.
NO_LIMIT: Final = 1 << 1
MINERS: Final = 1 << 2
TWO_SILVER: Final = 1 << 3
PORTERS: Final = 1 << 4
NEXT_DEPOT: Final = 1 << 5
ANY_PAYMENT: Final = 1 << 6
HERDERS: Final = 1 << 7
LONG_STEPS: Final = 1 << 8
FREE_BUILDING: Final = 1 << 9
FREE_RIVER: Final = 1 << 10
FREE_STONE: Final = 1 << 11
FREE_TAKING: Final = 1 << 12
WAGES: Final = 1 << 13
MORE_WORKERS: Final = 1 << 14
KINDS_SOLD: Final = 15
FIRST_FOR_BUILDINGS: Final = 16
KINDS_OF_BEASTS: Final = 24
TILES_SOLD: Final = 25
BONUS_TILES: Final = 26
ON_TOP: Final = 1 << 27
HIRING: Final = 1 << 28
WHITE_SCORING: Final = 29
#: The monasteries that pay points when all is counted.
SCORING: Final = (*range(KINDS_SOLD, BONUS_TILES + 1), WHITE_SCORING)
SCORING_SET: Final = sum(1 << number for number in SCORING)


class Monastery(NamedTuple):
    """A monastery by its number; `pays_for` is the building type whose number it counts."""

    id: int
    name: str
    text: str
    pays_for: int = EMPTY
    source: Source = RULEBOOK


def _counting(number: int, name: str, text: str, building: int, source: Source) -> Monastery:
    return Monastery(number, name, text, building, source)


MONASTERIES: Final = Catalog(
    "monasteries",
    (
        Monastery(
            1,
            mark("Master Builders"),
            mark("Your building regions may hold several buildings of the same type."),
        ),
        Monastery(
            2,
            mark("Miners’ Guild"),
            mark("At the end of each phase, each of your mines also brings 1 worker."),
        ),
        Monastery(3, mark("Mint"), mark("Each of your sales brings 2 silver instead of 1.")),
        Monastery(4, mark("Porters’ Lodge"), mark("Each of your sales also brings 1 worker.")),
        Monastery(
            5,
            mark("Toll Quay"),
            mark("Each of your ships may also take the goods of a depot next to the chosen one."),
        ),
        Monastery(
            6,
            mark("Exchange"),
            mark(
                "Pay for your purchase with any mix of silver and workers, and buy from any "
                "depot, still once per turn."
            ),
        ),
        Monastery(7, mark("Herdsmen"), mark("Each livestock tile that scores brings 1 extra VP.")),
        Monastery(8, mark("Foremen"), mark("A worker changes a die by 1 or 2.")),
        Monastery(
            9, mark("Stonemasons"), mark("To place a building, a die may be off by 1 for free.")
        ),
        Monastery(
            10,
            mark("Ferrymen"),
            mark("To place a ship or livestock, a die may be off by 1 for free."),
        ),
        Monastery(
            11,
            mark("Wardens"),
            mark("To place a castle, mine or monastery, a die may be off by 1 for free."),
        ),
        Monastery(12, mark("Couriers"), mark("To take a tile, a die may be off by 1 for free.")),
        Monastery(13, mark("Wages"), mark("Taking workers with a die also brings 1 silver.")),
        Monastery(14, mark("Guesthouse"), mark("Taking workers with a die brings 4 instead of 2.")),
        Monastery(
            15, mark("Merchants’ Hall"), mark("At the end, 2 VP per colour of goods you have sold.")
        ),
        _counting(
            16,
            mark("Chapter of the Warehouses"),
            mark("At the end, 4 VP per Warehouse in your duchy."),
            WAREHOUSE,
            PUBLIC,
        ),
        _counting(
            17,
            mark("Chapter of the Watchtowers"),
            mark("At the end, 4 VP per Watchtower in your duchy."),
            WATCHTOWER,
            RULEBOOK,
        ),
        _counting(
            18,
            mark("Chapter of the Carpenters"),
            mark("At the end, 4 VP per Carpenter’s Workshop in your duchy."),
            CARPENTER,
            PUBLIC,
        ),
        _counting(
            19,
            mark("Chapter of the Churches"),
            mark("At the end, 4 VP per Church in your duchy."),
            CHURCH,
            PUBLIC,
        ),
        _counting(
            20,
            mark("Chapter of the Markets"),
            mark("At the end, 4 VP per Market in your duchy."),
            MARKET,
            PUBLIC,
        ),
        _counting(
            21,
            mark("Chapter of the Boarding Houses"),
            mark("At the end, 4 VP per Boarding House in your duchy."),
            BOARDING,
            PUBLIC,
        ),
        _counting(
            22,
            mark("Chapter of the Banks"),
            mark("At the end, 4 VP per Bank in your duchy."),
            BANK,
            RULEBOOK,
        ),
        _counting(
            23,
            mark("Chapter of the Town Halls"),
            mark("At the end, 4 VP per Town Hall in your duchy."),
            TOWNHALL,
            PUBLIC,
        ),
        Monastery(
            24, mark("Noah’s Order"), mark("At the end, 4 VP per kind of livestock in your duchy.")
        ),
        Monastery(25, mark("Carters"), mark("At the end, 1 VP per goods tile you have sold.")),
        Monastery(26, mark("Heralds"), mark("At the end, 3 VP per bonus tile you have.")),
        Monastery(
            27,
            mark("Bridge Wardens"),
            mark("Your piece is always on top of its stack on the bridge."),
        ),
        Monastery(
            28,
            mark("Hiring Hall"),
            mark("On your turn, buy 2 workers for 1 silver as often as you like."),
        ),
        _counting(
            29,
            mark("Chapter of the White Castles"),
            mark("At the end, 4 VP per White Castle in your duchy."),
            WHITE_CASTLE,
            PUBLIC,
        ),
    ),
)
