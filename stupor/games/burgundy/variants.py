"""What can be agreed on before a game of The Castles of Burgundy."""

from __future__ import annotations

from typing import Final

from stupor.engine.variants import Value, Variant
from stupor.games.burgundy import params
from stupor.games.burgundy.data.duchies import DUCHIES, WITH_POSTS
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

ONE_BOARD: Final = ("1", "2")
DEALT: Final = "dealt"
TEAM_BOARDS: Final = ("12a", "12b")
SOLO_BOARDS: Final = ("13a", "13b")
#: With others, and how many that are.
TOGETHER: Final = (2, 3, 4)
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
#: What each of them brings.
TIPS: Final = {
    EXTRA_TILES: mark("Crane, geese, monasteries"),
    BORDER_POSTS: mark("Linked posts score VP"),
    WHITE_CASTLES: mark("White die: extra action"),
    INNS: mark("Any region; 1 per phase"),
    TRADE_ROUTES: mark("Selling earns rewards"),
    SHIELDS: mark("Doubles; tribute 1 silver"),
}


#: Border posts have duchies of their own, which are dealt.
_POSTS: Final = ("expansions", BORDER_POSTS)


def _duchy(name: str) -> Value:
    """A duchy for one: those with border posts and the others are not played together."""
    return Value(name, needs=_POSTS) if name in WITH_POSTS else Value(name, bars=(_POSTS,))


VARIANTS: Final = (
    Variant(
        "duchies",
        mark("Duchies"),
        (
            Value("1", mark("Duchy 1"), mark("Same duchy for all"), bars=(_POSTS,)),
            Value("2", mark("Duchy 2"), mark("Same duchy for all"), bars=(_POSTS,)),
            Value(DEALT, mark("Dealt"), mark("Choose from two dealt duchies")),
        ),
        "1",
        mark("One duchy for all, or dealt: each player chooses duchy and castle."),
        each=tuple(_duchy(duchy.name) for duchy in DUCHIES),
        one=mark("Duchy {name}"),
        seats=TOGETHER,
        bars=("team",),
    ),
    Variant(
        "secret",
        mark("How duchies are chosen"),
        (
            Value(False, mark("In turn order")),
            Value(True, mark("In secret")),
        ),
        False,
        mark("All choose duchy and castle at the same time, not in turn order."),
        seats=TOGETHER,
        needs=("duchies", DEALT),
        bars=("team",),
    ),
    Variant(
        "expansions",
        mark("Expansions"),
        tuple(
            Value(
                name,
                LABELS[name],
                TIPS[name],
                seats=() if name in ALONE else TOGETHER,
                bars=() if name in IN_TEAMS else tuple(("team", team) for team in TEAM_BOARDS),
            )
            for name in EXPANSIONS
        ),
        tip=mark("Each can be added on its own."),
        many=True,
    ),
    Variant(
        "team",
        mark("Teams"),
        (
            Value(False, mark("No teams")),
            Value("12a", mark("Duchy 12a")),
            Value("12b", mark("Duchy 12b")),
        ),
        False,
        mark("Two against two; partners share a duchy of two halves."),
        seats=(4,),
        bars=("duchies", "secret"),
    ),
    Variant(
        "board",
        mark("Duchy"),
        (
            Value("13a", mark("Duchy 13a"), mark("The easier of the two solo duchies.")),
            Value("13b", mark("Duchy 13b"), mark("The harder of the two solo duchies.")),
        ),
        SOLO_BOARDS[0],
        mark("13a is easier."),
        seats=(1,),
    ),
    Variant(
        "target",
        mark("VP for the first extra action"),
        tuple(Value(n) for n in range(params.EASIEST_TARGET, params.HARDEST_TARGET + 1)),
        params.FIRST_TARGET,
        mark("VP needed for an extra action; lower is easier."),
        seats=(1,),
    ),
    Variant(
        "figures",
        "Corrected figures",
        tip="corrections of figures: an object of components, each an object of figures "
        "(`stupor figures` lists them)",
        quiet=True,
        own=True,
    ),
)
VARIANT: Final = {variant.name: variant for variant in VARIANTS}
