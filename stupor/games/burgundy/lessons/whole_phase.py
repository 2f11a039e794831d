"""Lesson 4: a castle's action, the last round of a phase, mines, new tiles."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.burgundy.lessons.position import OTHER, arranged, dice, late, lying, stored
from stupor.games.burgundy.lessons.teacher import FACE, NAME
from stupor.games.burgundy.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step

#: What the pupil may do in a free turn.
FREE: Final = ("*",)


def _change(s: State) -> None:
    late(s, 5)
    dice(s, 6, 4)
    dice(s, 6, 5, OTHER)
    lying(s, d13=107)
    stored(s, 139, 151)


def _position() -> dict[str, Any]:
    return arranged(_change)


LESSON: Final = Lesson(
    "whole-phase",
    mark("The end of a phase"),
    mark("A castle's action, mines, new tiles."),
    FACE,
    NAME,
    _position,
    (
        Step(
            mark(
                "This is the last round of phase A. What still lies in the depots leaves the game "
                "after it, goods excepted. So look what you want of it."
            ),
            ("rounds",),
        ),
        Step(
            mark(
                "Begin with the castle in your storage: your 6 fits the castle space above the "
                "monastery."
            ),
            ("hex.139", "own.d7"),
            ("place:6:139:7",),
            refusal=mark("The castle first: it gives you an action more."),
        ),
        Step(
            mark(
                "A castle gives an action at once, with any number. It lies in your tray as a die "
                "of its own. Take any tile you like with it."
            ),
            ("die.3",),
            ("take:0:*",),
            refusal=mark("Take a tile with it, this time."),
        ),
        Step(
            mark("And with the 4 the mine: onto the grey 4 beside your castle."),
            ("hex.151", "own.d25"),
            ("place:4:151:25",),
            refusal=mark("The mine, with the 4."),
        ),
        Step(
            mark(
                "A mine does nothing now, but it pays a silver at the end of every phase. End "
                "your turn, and see."
            ),
            ("end",),
            ("end",),
        ),
        Step(
            mark(
                "The mine has paid, phase B has begun, and all depots are full again. A region "
                "that is whole now brings 8 on top, no longer 10."
            ),
            ("silver", "phases"),
        ),
        Step(
            mark("One more turn, all yours. I shall say nothing. Press the seal when it is done."),
            ("tray",),
            FREE,
            ("end",),
        ),
        Step(
            mark(
                "You know all you need. In a first game complete small regions early, and do not "
                "let your storage fill up."
            )
        ),
    ),
    (
        mark("A castle gives an action with any number."),
        mark("After five rounds mines pay, and the depots are filled anew."),
        mark("The phase says what a whole region brings on top: 10, 8, 6, 4, 2."),
    ),
    ("workers:6", "workers:5", "end"),
    "round",
)
