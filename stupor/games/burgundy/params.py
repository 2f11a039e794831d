"""Every number of the rules that is not printed on a single component, by number of players."""

from typing import Final, NamedTuple

from stupor.games.burgundy.ids import DERIVED, PUBLIC, RULEBOOK, Source

MIN_SEATS: Final = 1
MAX_SEATS: Final = 4
PHASE_VP: Final[tuple[int, ...]] = (10, 8, 6, 4, 2)
#: VP for a region by its size.
REGION_VP: Final[tuple[int, ...]] = (0, 1, 3, 6, 10, 15, 21, 28, 36)
LARGEST_REGION: Final = 8
#: VP per goods tile sold, for the first and for the second who covers a colour, by players.
GOODS_VP: Final = {1: 2, 2: 2, 3: 3, 4: 4}
LARGE_BONUS: Final = {1: 5, 2: 5, 3: 6, 4: 7}
SMALL_BONUS: Final = {1: 2, 2: 2, 3: 3, 4: 4}

STARTING_SILVER: Final = 1
STARTING_WORKERS: Final = (1, 2, 3, 4)
STARTING_GOODS: Final = 3
SOLO_WORKERS: Final = 2
TEAM_SILVER: Final = 2
TEAM_WORKERS: Final = (3, 5)
STORAGE: Final = 3
TEAM_STORAGE: Final = 2
GOODS_COLOURS_STORED: Final = 3
GOODS_PER_PHASE: Final = 5
LAST_BRIDGE_SPACE: Final = 6

PRICE: Final = 2
WORKERS_TAKEN: Final = 2
MORE_WORKERS_TAKEN: Final = 4
BOARDING_WORKERS: Final = 4
BANK_SILVER: Final = 2
WATCHTOWER_VP: Final = 4
GEESE_VP: Final = 2
HIRED_WORKERS: Final = 2
WORKERS_PER_VP: Final = 2

VP_PER_BUILDING: Final = 4
VP_PER_BEAST: Final = 4
VP_PER_COLOUR_SOLD: Final = 2
VP_PER_BONUS: Final = 3

SHIELDS_PER_DEPOT: Final = {2: (1,) * 6, 3: (1, 2, 1, 2, 1, 2), 4: (2,) * 6}
ROUTES_PER_PLAYER: Final = {2: 5, 3: 4, 4: 3}

FIRST_TARGET: Final = 50
EASIEST_TARGET: Final = 45
HARDEST_TARGET: Final = 55
TARGET_STEP: Final = 5
LEAST_TARGET: Final = 5
GOODS_FOR_A_BLACK_TILE: Final = 5


class Figure(NamedTuple):
    """A number of the rules with its origin, for the list of figures."""

    name: str
    value: str
    source: Source


#: Where the numbers above come from.
ORIGINS: Final = (
    Figure("phase", "10 8 6 4 2", RULEBOOK),
    Figure("region", "1 3 6 10 15 21 28 36", PUBLIC),
    Figure("goods", "2 3 4", RULEBOOK),
    Figure("bonus.large", "5 6 7", RULEBOOK),
    Figure("bonus.small", "2 3 4", RULEBOOK),
    Figure("workers", "1 2 3 4", RULEBOOK),
    Figure("routes", "5 4 3", RULEBOOK),
    Figure("shields", "6 9 12", RULEBOOK),
    Figure("castles", "14 less the players", DERIVED),
    Figure("bridge", "7", PUBLIC),
    Figure("target.least", "5", PUBLIC),
)
