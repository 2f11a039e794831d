"""What a new game can be told: each variant with its values, the usual one, and what it excludes.

Plain records: set-up checks options by them, and a lobby, a command line or a test can list them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.games.burgundy import params
from stupor.games.burgundy.ids import (
    BORDER_POSTS,
    EXPANSIONS,
    EXTRA_TILES,
    INNS,
    SHIELDS,
    TRADE_ROUTES,
    WHITE_CASTLES,
)
from stupor.language import mark

Value = str | int | bool | list[str]


class Variant(NamedTuple):
    """A choice for a new game.

    `values` are what it may be (any number of them where `several`), `seats` with how many players
    it makes sense; `excludes` names what may not be asked for together with a value of it that is
    not the usual one.
    """

    name: str
    label: str
    values: tuple[Value, ...]
    usual: Value
    seats: tuple[int, ...]
    excludes: tuple[str, ...] = ()
    several: bool = False
    tip: str = ""


ONE_BOARD: Final = ("1", "2")
DEALT: Final = "dealt"
TEAM_BOARDS: Final = ("12a", "12b")
SOLO_BOARDS: Final = ("13a", "13b")

VARIANTS: Final = (
    Variant(
        "duchies",
        mark("Duchies"),
        (*ONE_BOARD, DEALT),
        "1",
        (2, 3, 4),
        ("team", BORDER_POSTS),
        tip=mark("The same duchy for all, or one dealt to each with choice of side and castle."),
    ),
    Variant(
        "secret",
        mark("Choose duchies in secret"),
        (False, True),
        False,
        (2, 3, 4),
        ("team",),
        tip=mark("Sides and castles are chosen by all at the same time, not in turn order."),
    ),
    Variant(
        "expansions",
        mark("Expansions"),
        EXPANSIONS,
        [],
        (1, 2, 3, 4),
        several=True,
        tip=mark("Each can be added by itself."),
    ),
    Variant(
        "team",
        mark("Teams"),
        (False, *TEAM_BOARDS),
        False,
        (4,),
        ("duchies", "secret", BORDER_POSTS, TRADE_ROUTES, SHIELDS),
        tip=mark("Two against two, each team on a duchy of two halves."),
    ),
    Variant(
        "board",
        mark("River duchy"),
        SOLO_BOARDS,
        SOLO_BOARDS[0],
        (1,),
        tip=mark("The first one is for beginners."),
    ),
    Variant(
        "target",
        mark("First target"),
        tuple(range(params.EASIEST_TARGET, params.HARDEST_TARGET + 1)),
        params.FIRST_TARGET,
        (1,),
        tip=mark("How many points bring an action; less is easier."),
    ),
)
VARIANT: Final = {variant.name: variant for variant in VARIANTS}
#: The expansions that can be added when one plays alone, and in teams.
ALONE: Final = (EXTRA_TILES,)
IN_TEAMS: Final = (EXTRA_TILES, WHITE_CASTLES, INNS)
#: Expansions of one kind of game each.
LABELS: Final = {
    EXTRA_TILES: mark("Four more tiles"),
    BORDER_POSTS: mark("Border posts"),
    WHITE_CASTLES: mark("White Castles"),
    INNS: mark("Inns"),
    TRADE_ROUTES: mark("Trade routes"),
    SHIELDS: mark("Shields"),
}
