"""The five Crusade boards and what lies on them."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import (
    BUILD,
    KEEP,
    MARKET,
    PROMOTE,
    PURCHASE,
    RECONSTRUCTED,
    RULEBOOK,
    SUMMON,
    TOWER,
    WALL,
    Source,
)

LIBRARY: Final = 0
HARBOUR: Final = 1
STRUCTURES: Final = 2
ALLIES: Final = 3
KNIGHTS: Final = 4

#: Boards in play, and items on each board but that of the Papal Structures: players and 1 (R27).
BOARDS_IN_PLAY: Final = {1: 3, 2: 3, 3: 4, 4: 5}
ITEMS_ON_BOARD: Final = {1: 3, 2: 3, 3: 4, 4: 5}
SHIP_VP: Final = 5
BANNED_SHIP_VP: Final = 2
KNIGHT_COINS: Final = 2
#: What a Mantle adds to an Ally whose wish is not fulfilled, and to one whose wish is (R29).
MANTLE_VP: Final = (1, 3)
BANNED_MANTLE_VP: Final = (0, 1)
#: A Crusade Knight and the Lonely Knight who takes his place are ten apart.
FIRST_KNIGHT: Final = 301
LONELY: Final = 10


class Board(NamedTuple):
    """A board: the main action that it replaces, and what both of its sides do."""

    id: int
    name: str
    title: str
    action: str
    text: str
    ban: str
    source: Source = RULEBOOK


class Ship(NamedTuple):
    """A Supply Ship and its price."""

    id: int
    coins: int
    grain: int
    stone: int
    source: Source


class Papal(NamedTuple):
    """A Papal Structure; `mark` is the least player count with which it is in play."""

    id: int
    kind: int
    mark: int = 0
    source: Source = RULEBOOK


BOARDS: Final = Catalog(
    "Crusade boards",
    (
        Board(
            LIBRARY, "library", "Vatican Library", PROMOTE,
            "Instead of a promotion take a Papal Book. Each Book you own then brings 1 VP with "
            "every step that you Promote.",
            "Each Book brings 1 Augustalis in place of the VP.",
        ),
        Board(
            HARBOUR, "harbour", "Harbour", MARKET,
            "Instead of the Market buy the Supply Ship on top, at its price. At the end a Ship is "
            f"{SHIP_VP} VP.",
            f"At the end a Ship is only {BANNED_SHIP_VP} VP.",
        ),
        Board(
            STRUCTURES, "structures", "Papal Structures", BUILD,
            "Build a Papal Structure in place of one of your own, which goes to the box. It saves "
            "1 Stone; Augustales and bonus of a Great Structure stay.",
            "The final count leaves Papal Structures out.",
        ),
        Board(
            ALLIES, "allies", "Papal Allies", SUMMON,
            "Instead of Summoning lay a Mantle over one of your Allies. He brings 1 VP more, and 2 "
            "on top while his wish is fulfilled: 2 or 6 altogether.",
            "A Mantle only adds 1 VP while the wish is fulfilled: 1 or 4 altogether.",
        ),
        Board(
            KNIGHTS, "knights", "Crusade Knights", PURCHASE,
            f"Instead of a card of the city buy Crusade Knights for {KNIGHT_COINS} Augustales, "
            "wherever your Ship lies; their action may run at once.",
            "Crusade Knights become Lonely Knights, wherever they are; draw piles that held some "
            "are shuffled.",
        ),
    ),
)  # fmt: skip
BOARD_NAMES: Final = tuple(board.name for board in BOARDS)

SHIPS: Final = Catalog(
    "Supply Ships",
    (
        Ship(1, 3, 0, 1, RULEBOOK),
        Ship(2, 0, 2, 0, RULEBOOK),
        Ship(3, 4, 0, 0, RECONSTRUCTED),
        Ship(4, 0, 0, 2, RECONSTRUCTED),
        Ship(5, 0, 1, 1, RECONSTRUCTED),
    ),
)

PAPAL: Final = Catalog(
    "Papal Structures",
    (
        Papal(1, KEEP),
        Papal(2, KEEP),
        Papal(3, WALL),
        Papal(4, WALL, 3),
        Papal(5, TOWER),
        Papal(6, TOWER, 4),
    ),
)
