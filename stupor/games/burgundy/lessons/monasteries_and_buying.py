"""Lesson 3: a monastery changes a rule, workers come with silver, the black depot sells."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.burgundy.lessons.position import OTHER, arranged, dice, fortune, stored
from stupor.games.burgundy.lessons.teacher import FACE, NAME
from stupor.games.burgundy.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    dice(s, 1, 6)
    dice(s, 6, 5, OTHER)
    fortune(s, 1, 1)
    stored(s, 113)


def _position() -> dict[str, Any]:
    return arranged(_change)


LESSON: Final = Lesson(
    "monasteries-and-buying",
    mark("Monasteries and buying"),
    mark("A rule of your own, and the black depot."),
    FACE,
    NAME,
    _position,
    (
        Step(
            mark(
                "No two monasteries are alike. Blue ones change a rule for you from the moment "
                "they are placed; wine red ones pay points when the game ends. Rest the pointer "
                "on one, and it says what it does."
            ),
            ("hex.113", "hex.106", "hex.115"),
        ),
        Step(
            mark(
                "Place the one in your storage, Wages: your 1 fits the yellow 1 beside the castle."
            ),
            ("hex.113", "own.d13"),
            ("place:1:113:13",),
            refusal=mark("The monastery first: onto the yellow 1 beside your castle."),
        ),
        Step(
            mark(
                "From now on whoever fetches workers for you brings a silver coin along. Try it: "
                "drag the 6 onto the workers. Any number will do."
            ),
            ("die.2", "workers"),
            ("workers:6",),
            refusal=mark("That die shall fetch workers now."),
        ),
        Step(
            mark(
                "Two workers and one silver. With two silver you may buy a tile of the black "
                "depot, once in a turn and without a die. Drag your silver onto the Watchtower "
                "there."
            ),
            ("silver", "hex.13"),
            ("buy:13",),
            refusal=mark("Buy the Watchtower in the middle, please."),
        ),
        Step(
            mark(
                "It lies in your storage and waits for a die. Some monasteries only come through "
                "the black depot, so look there every phase."
            ),
            ("hex.13", "hex.115"),
        ),
        Step(
            mark("Silver and workers are worth points at the end, too, but few. End your turn."),
            ("end",),
            ("end",),
        ),
    ),
    (
        mark("Blue monasteries change a rule for you, wine red ones pay at the end."),
        mark("Any die is good for two workers."),
        mark("Once a turn: a tile of the black depot for 2 silver."),
    ),
    (),
    "black",
)
