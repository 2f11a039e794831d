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
from stupor.language import mark

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
            LIBRARY, "library", mark("Vatican Library"), PROMOTE,
            mark("Instead of a promotion, take a Papal Book. Each Book you own gives 1 VP whenever "
                 "you promote a Specialist one step."),
            mark("Each Book gives 1 Augustalis instead of VP."),
        ),
        Board(
            HARBOUR, "harbour", mark("Harbour"), MARKET,
            mark("Instead of the Market, buy the top Supply Ship at its price. At the end each "
                "Ship is 5 VP."),
            mark("At the end each Ship is only 2 VP."),
        ),
        Board(
            STRUCTURES, "structures", mark("Papal Structures"), BUILD,
            mark("Build a Papal Structure instead of one of your own, which leaves the game. It "
                "costs 1 Stone less; Great Structures still cost Augustales and give their bonus."),
            mark("Papal Structures do not count at the end, and Great ones break no tie."),
        ),
        Board(
            ALLIES, "allies", mark("Papal Allies"), SUMMON,
            mark("Instead of summoning, place a Mantle on one of your Allies. It adds 1 VP, plus 2 "
                "if the Ally’s condition is met: 2 or 6 in total."),
            mark("A Mantle adds only 1 VP, if the condition is met: 1 or 4 in total."),
        ),
        Board(
            KNIGHTS, "knights", mark("Crusade Knights"), PURCHASE,
            mark("Instead of a card from the city, purchase Crusade Knights for 2 Augustales, "
                 "wherever your Ship is. Carry out their text at once."),
            mark("All Crusade Knights become Lonely Knights; draw piles that hold some are "
                "shuffled."),
        ),
    ),
)  # fmt: skip
BOARD_NAMES: Final = tuple(board.name for board in BOARDS)
#: The rule of what each board gives.
RULE_OF_BOARD: Final = {
    "library": "crusade.book",
    "harbour": "crusade.supply",
    "structures": "crusade.papal",
    "allies": "crusade.mantle",
    "knights": "crusade.knight",
}

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
