"""A short lesson for each expansion of the box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stupor.games.burgundy.box import SIGNS
from stupor.games.burgundy.ids import (
    BORDER_POSTS,
    EXTRA_TILES,
    INNS,
    SHIELDS,
    TRADE_ROUTES,
    WHITE_CASTLES,
)
from stupor.games.burgundy.lessons.position import arranged, dice, fortune, lying, stored
from stupor.games.burgundy.lessons.teacher import FACE, NAME
from stupor.games.burgundy.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step

#: A free end of a turn.
_REST: Final = Step(
    mark("Finish your turn as you like, then press the seal."), ("end",), ("*",), ("end",)
)
#: Where the teacher stands in these.
_DOCKS: Final = {INNS: (0.0, 0.675), TRADE_ROUTES: (0.3, 0.325)}


def _lesson(
    name: str,
    title: str,
    gist: str,
    change: Callable[[State], None],
    steps: tuple[Step, ...],
    learned: tuple[str, ...],
) -> Lesson:
    """A lesson in a game with that expansion alone."""
    position = partial(arranged, change, name)
    dock = _DOCKS.get(name, (0.0, 0.5))
    told = (*steps, _REST)
    sign = SIGNS[("expansions", name)]
    return Lesson(name, title, gist, FACE, NAME, position, told, learned, (), name, dock, sign)


def _extra(s: State) -> None:
    dice(s, 3, 5)
    stored(s, 185)


def _posts(s: State) -> None:
    dice(s, 4, 2)
    lying(s, d5=1, d6=8, d7=15, d8=22)
    stored(s, 43)


def _white(s: State) -> None:
    dice(s, 3, 6)
    stored(s, 187)


def _inns(s: State) -> None:
    dice(s, 3, 5)
    fortune(s, 2, 1)


def _routes(s: State) -> None:
    dice(s, 1, 5)


def _shields(s: State) -> None:
    dice(s, 3, 3)


EXTRA: Final = _lesson(
    EXTRA_TILES,
    mark("Four more tiles"),
    mark("A crane that copies any building."),
    _extra,
    (
        Step(
            mark(
                "Four new tiles are mixed with the others. The Crane is in your storage: when "
                "placed, it copies any building. Place it on the beige 3 at the upper left of "
                "the castle."
            ),
            ("hex.185", "own.d12"),
            ("place:3:185:12",),
            refusal=mark("The Crane first, on the beige 3 at the upper left."),
        ),
        Step(
            mark("Which building should it copy? A Bank brings 2 silver. Choose any."),
            (),
            ("copy:*",),
        ),
    ),
    (mark("The Crane does what any building does, once, when it is placed."),),
)
POSTS: Final = _lesson(
    BORDER_POSTS,
    mark("Border posts"),
    mark("Link two posts along a lane."),
    _posts,
    (
        Step(
            mark(
                "These duchies have three border posts, joined by straight lanes of five "
                "spaces. On this lane, four spaces are covered."
            ),
            ("own.d5", "own.d6", "own.d7", "own.d8", "own.d9"),
        ),
        Step(
            mark("Place the Bank on the last one, with the 4."),
            ("hex.43", "own.d9"),
            ("place:4:43:9",),
            refusal=mark("The Bank, on the last space of the lane."),
        ),
        Step(
            mark(
                "The posts are linked: 10 points in phase A, besides those for the region. The "
                "next link scores by its phase, too; the first to link all three gets a bonus."
            ),
            ("own.vp",),
        ),
    ),
    (mark("Five covered spaces in a straight lane link two posts and score the VP of the phase."),),
)
WHITE: Final = _lesson(
    WHITE_CASTLES,
    mark("White Castles"),
    mark("An action with the white die."),
    _white,
    (
        Step(
            mark(
                "The white die shows which depot gets goods. A White Castle gives you an "
                "action with its number. Place yours on the beige 3 at the upper left."
            ),
            ("hex.187", "own.d12", "white"),
            ("place:3:187:12",),
            refusal=mark("The White Castle first, on the beige 3 at the upper left."),
        ),
        Step(
            mark("The white die is in your tray. Take a tile from its depot."),
            ("die.3",),
            ("take:1:*",),
            refusal=mark("Take a tile with it, this time."),
        ),
    ),
    (mark("A White Castle gives one more action, with the number of the white die."),),
)
INN: Final = _lesson(
    INNS,
    mark("Inns"),
    mark("A tile that fits any colour."),
    _inns,
    (
        Step(
            mark("Inns are sold beside the black depot. Buy this one with your 2 silver."),
            ("silver", "hex.195"),
            ("buy:195",),
            refusal=mark("Buy the inn first."),
        ),
        Step(
            mark(
                "It fits any colour, one per region, and the region counts as one space "
                "larger. Place it on the beige 3 at the upper left: a 1-space region that "
                "scores as 2."
            ),
            ("hex.195", "own.d12"),
            ("place:3:195:12",),
            refusal=mark("On the beige 3 at the upper left, please."),
        ),
        Step(mark("3 points for the size instead of 1, and 10 for the phase."), ("own.vp",)),
    ),
    (mark("An inn covers any colour and makes its region one space larger, up to 8."),),
)
ROUTE: Final = _lesson(
    TRADE_ROUTES,
    mark("Trade routes"),
    mark("Goods in the right order."),
    _routes,
    (
        Step(
            mark(
                "Goods you sell fill your trade route from the left. Where a space has the "
                "same colour, it gives its reward."
            ),
            ("route",),
        ),
        Step(
            mark("Sell your goods with the 1."),
            ("die.1", "stack.1"),
            ("sell:1:1",),
            refusal=mark("Sell with the 1."),
        ),
        Step(
            mark("Your reward is a building from the depots. Take one, or press the seal to skip."),
            (),
            ("fetch:*", "skip"),
        ),
    ),
    (mark("Sold goods fill the route; a space of the same colour gives its reward."),),
)
SHIELD: Final = _lesson(
    SHIELDS,
    mark("Shields"),
    mark("Doubles bring a shield for a castle."),
    _shields,
    (
        Step(
            mark(
                "You rolled two threes. Instead of both actions, you can take the shield of "
                "depot 3. Drag the shield onto your castle."
            ),
            ("shield.11", "own.d19"),
            ("shield:3:*:19",),
            refusal=mark("The shield, this time: drag it onto your castle."),
        ),
        Step(
            mark(
                "It works while it stays there and scores at the end. But each phase every "
                "shield costs 1 silver of tribute, or it is lost."
            ),
            ("silver",),
        ),
    ),
    (
        mark(
            "With doubles (workers may help) you can take a shield of that depot instead of "
            "both actions."
        ),
        mark("Each costs 1 silver at the end of each phase."),
    ),
)
LESSONS: Final = (EXTRA, POSTS, WHITE, INN, ROUTE, SHIELD)
