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
            mark("Instead of a promotion take a Papal Book. Each Book you own then brings 1 VP "
                 "with every step that you Promote."),
            mark("Each Book brings 1 Augustalis in place of the VP."),
        ),
        Board(
            HARBOUR, "harbour", mark("Harbour"), MARKET,
            mark("Instead of the Market buy the Supply Ship on top, at its price. At the end a "
                 "Ship is 5 VP."),
            mark("At the end a Ship is only 2 VP."),
        ),
        Board(
            STRUCTURES, "structures", mark("Papal Structures"), BUILD,
            mark("Build a Papal Structure in place of one of your own, which goes to the box. It "
                 "saves 1 Stone; Augustales and bonus of a Great Structure stay."),
            mark("The final count leaves Papal Structures out, and Great ones break no tie."),
        ),
        Board(
            ALLIES, "allies", mark("Papal Allies"), SUMMON,
            mark("Instead of Summoning lay a Mantle over one of your Allies. He brings 1 VP more, "
                 "and 2 on top while his wish is fulfilled: 2 or 6 altogether."),
            mark("A Mantle only adds 1 VP while the wish is fulfilled: 1 or 4 altogether."),
        ),
        Board(
            KNIGHTS, "knights", mark("Crusade Knights"), PURCHASE,
            mark("Instead of a card of the city Purchase Crusade Knights for 2 Augustales, "
                 "wherever your Ship lies. Their action comes at once."),
            mark("Crusade Knights become Lonely Knights, wherever they are; draw piles that held "
                 "some are shuffled."),
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
