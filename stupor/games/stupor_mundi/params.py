"""Every number of the rules that is not printed on a single component, by player count."""

from typing import Final

from stupor.games.stupor_mundi.ids import DERIVED, RECONSTRUCTED, RULEBOOK, Source
from stupor.language import mark

MIN_SEATS: Final = 1
MAX_SEATS: Final = 4
HAND_LIMIT: Final = 5
KEEP_HAND_BONUS: Final = 2
STARTING_COINS: Final = (6, 7, 8, 9)
STARTING_RESOURCES: Final = 1
SLOTS: Final = 6
OPEN_STORES: Final = 3
MAX_TRAVEL: Final = 4
FREE_TRAVEL: Final = 1
ADVANCED_CARDS_PER_LEVEL: Final = {1: 8, 2: 8, 3: 12, 4: 16}
MARKS_IN_PLAY: Final = {1: (0,), 2: (0,), 3: (0, 3), 4: (0, 3, 4)}
BONUS_TILES_PER_CITY: Final = {1: 1, 2: 1, 3: 2, 4: 3}
EASIER_SOLO_EDICTS: Final = 3
RED_MARKETS: Final = {"easy": 0, "medium": 2, "difficult": 5}
MAX_SOLO_TURNS: Final = 6
CROWNS_TO_RESHUFFLE: Final = 2

VP_PER_STRUCTURE: Final = 1
VP_MOST_STRUCTURES: Final = 4
VP_SECOND_STRUCTURES: Final = 2
MAJORITY: Final = (VP_MOST_STRUCTURES, VP_SECOND_STRUCTURES)
COINS_PER_CUBE: Final = 2
COINS_PER_VP: Final = 6
ALLY_VP: Final = 1
ALLY_MET_VP: Final = 2

#: Titles of a solo game by least VP.
TITLES: Final = (
    (80, mark("Duke")),
    (50, mark("Feudal Lord")),
    (30, mark("Knight")),
    (0, mark("Serf")),
)

#: Second (red) spaces of these cities are blocked, by player count.
BLOCKED_CITIES: Final = {1: (0, 1, 2, 3, 4), 2: (0, 1, 2, 3, 4), 3: (1, 3), 4: ()}

#: Frederick's Palace in the order of ids.PALACE: start, least and most; Treasury counts in threes.
PALACE_START: Final = (1, 1, 2, 2, 2, 1, 2, 1)
PALACE_LEAST: Final = (0, 0, 0, 0, 0, 0, 0, 1)
PALACE_MOST: Final = (5, 5, 5, 5, 5, 3, 5, 5)
TREASURY_STEP: Final = 3

#: Grain to pay on the arrow that enters each space of paths a, b, c (index 0 is never entered).
ARROW_GRAIN: Final = ((), (0, 0, 0, 0, 1, 0), (0, 0, 1, 0), (0, 0, 0, 1, 0, 1))
#: Workplace spaces (path * 10 + space) that hold an Edict token at the start.
TOKEN_SPACES: Final = (13, 33)

#: Main actions that the spears beside each card slot point to.
SPEARS: Final = (
    ("promote",),
    ("promote", "market"),
    ("market", "build"),
    ("build", "summon"),
    ("summon", "purchase"),
    ("purchase",),
)

#: Edict rewards by row: coins, resources of one's choice, VP.
REWARDS: Final = ((3, 0, 0), (0, 1, 0), (1, 0, 1))

#: Castle income by side 1 to 5.
INCOME: Final = ("3 coins", "1 VP", "1 stone", "market", "1 grain")

#: Extra coins for Great Structures, by piece.
GREAT_COINS: Final = {1: 2, 3: 3, 5: 3, 7: 4, 10: 4}

#: Figures above that are not simply stated in a rulebook; a part is named after a dot.
SOURCES: Final[dict[str, Source]] = {
    "BLOCKED_CITIES": RECONSTRUCTED,
    "PALACE_LEAST": DERIVED,
    "PALACE_MOST": DERIVED,
    "PALACE_MOST.grain": RECONSTRUCTED,
    "PALACE_MOST.stone": RECONSTRUCTED,
    "PALACE_MOST.treasury": RECONSTRUCTED,
    "ARROW_GRAIN.b": RECONSTRUCTED,
    "ARROW_GRAIN.c": RECONSTRUCTED,
    "TOKEN_SPACES": RECONSTRUCTED,
    "SPEARS": DERIVED,
    "REWARDS": DERIVED,
    "INCOME": DERIVED,
    "INCOME.order": RECONSTRUCTED,
    "GREAT_COINS.covers": RECONSTRUCTED,
    "OPEN_STORES": DERIVED,
}


def source_of(name: str) -> str:
    """Where a figure of this module comes from; a part without a tag has that of its table.

    >>> source_of("ARROW_GRAIN.a"), source_of("ARROW_GRAIN.b")
    ('rulebook', 'reconstructed')
    """
    table = SOURCES.get(name.partition(".")[0], RULEBOOK)
    return SOURCES.get(name, table)


def slots_of(action: str) -> list[int]:
    """The card slots whose spears point to a main action."""
    return [slot for slot, actions in enumerate(SPEARS, start=1) if action in actions]
