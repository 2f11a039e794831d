"""Lesson 3: a monastery changes a rule, workers come with silver, the black depot sells."""

from __future__ import annotations

from functools import partial
from typing import Final

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


LESSON: Final = Lesson(
    "monasteries-and-buying",
    mark("Monasteries and buying"),
    mark("New rules for you, and the black depot."),
    FACE,
    NAME,
    partial(arranged, _change),
    (
        Step(
            mark(
                "No two monasteries are alike. Blue ones change a rule for you as soon as they "
                "are placed; wine-red ones score when the game ends. Point at one to see what "
                "it does."
            ),
            ("hex.113", "hex.106", "hex.115"),
        ),
        Step(
            mark(
                "Place the one in your storage, Wages: your 1 fits the yellow 1 next to the castle."
            ),
            ("hex.113", "own.d13"),
            ("place:1:113:13",),
            refusal=mark("The monastery first: on the yellow 1 next to your castle."),
        ),
        Step(
            mark(
                "From now on, taking workers with a die also brings you 1 silver. Try it: drag "
                "the 6 onto the workers. Any number will do."
            ),
            ("die.2", "workers"),
            ("workers:6",),
            refusal=mark("Use that die to take workers now."),
        ),
        Step(
            mark(
                "Two workers and 1 silver. For 2 silver you can buy a tile from the black "
                "depot, once per turn and without a die. Drag your silver onto the Watchtower "
                "there."
            ),
            ("silver", "hex.13"),
            ("buy:13",),
            refusal=mark("Buy the Watchtower in the middle, please."),
        ),
        Step(
            mark(
                "It is in your storage, ready for a die. Some monasteries come only through "
                "the black depot, so check it every phase."
            ),
            ("hex.13", "hex.115"),
        ),
        Step(
            mark("Silver and workers also score a few points at the end. End your turn."),
            ("end",),
            ("end",),
        ),
    ),
    (
        mark("Blue monasteries change a rule for you, wine-red ones score at the end."),
        mark("Any die can take two workers."),
        mark("Once per turn: a tile from the black depot for 2 silver."),
    ),
    (),
    "black",
    dock=(0.5, 0.425),
    sign=("hex/monastery-15", 92 / 106),
)
