"""Lesson 4: a castle's action, the last round of a phase, mines, new tiles."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.burgundy.lessons.position import OTHER, arranged, dice, late, lying, stored
from stupor.games.burgundy.lessons.teacher import FACE, NAME
from stupor.games.burgundy.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step

#: What the player may do in a free turn.
FREE: Final = ("*",)


def _change(s: State) -> None:
    late(s, 5)
    dice(s, 6, 4)
    dice(s, 6, 5, OTHER)
    lying(s, d13=107)
    stored(s, 139, 151)


LESSON: Final = Lesson(
    "whole-phase",
    mark("The end of a phase"),
    mark("A castle’s action, mines, new tiles."),
    FACE,
    NAME,
    partial(arranged, _change),
    (
        Step(
            mark(
                "This is the last round of phase A. Tiles left in the depots leave the game "
                "after it; goods stay. So check what you still want from them."
            ),
            ("rounds",),
        ),
        Step(
            mark(
                "Start with the castle in your storage: your 6 fits the castle space above the "
                "monastery."
            ),
            ("hex.139", "own.d7"),
            ("place:6:139:7",),
            refusal=mark("The castle first: it gives you one more action."),
        ),
        Step(
            mark(
                "A castle gives one more action at once, with any number: the extra die in "
                "your tray. Take any tile you like with it."
            ),
            ("die.3",),
            ("take:0:*",),
            refusal=mark("Take a tile with it, this time."),
        ),
        Step(
            mark("Then place the mine with the 4: on the grey 4 next to your castle."),
            ("hex.151", "own.d25"),
            ("place:4:151:25",),
            refusal=mark("The mine, with the 4."),
        ),
        Step(
            mark(
                "A mine does nothing now, but pays 1 silver at the end of every phase. End "
                "your turn and see."
            ),
            ("end",),
            ("end",),
        ),
        Step(
            mark(
                "The mine has paid, phase B has begun, and all depots are full again. A region "
                "completed now scores 8 extra points, no longer 10."
            ),
            ("silver", "phases"),
        ),
        Step(
            mark("One more turn, all yours. Press the seal when you are done."),
            ("tray",),
            FREE,
            ("end",),
        ),
        Step(
            mark(
                "You know all you need. In your first game, complete small regions early, and "
                "keep room in your storage."
            )
        ),
    ),
    (
        mark("A castle gives an action with any number."),
        mark("After five rounds mines pay, and the depots get new tiles."),
        mark("The phase adds VP to each completed region: 10, 8, 6, 4, 2."),
    ),
    ("workers:6", "workers:5", "end"),
    "round",
    dock=(1.0, 0.425),
    sign=("hex/castle", 92 / 106),
)
