"""Lesson 1: dice take tiles and place them; a worker turns a die; the seal ends a turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.burgundy.lessons.position import OTHER, arranged, dice, fortune
from stupor.games.burgundy.lessons.teacher import FACE, NAME
from stupor.games.burgundy.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    dice(s, 3, 2)
    fortune(s, 1, 1)
    dice(s, 6, 5, OTHER)


LESSON: Final = Lesson(
    "dice-and-tiles",
    mark("Dice and tiles"),
    mark("Take a tile, place it, spend a worker."),
    FACE,
    NAME,
    partial(arranged, _change),
    (
        Step(
            mark(
                "Welcome! I am Brother Aubin, your steward. This is your duchy: 37 spaces to "
                "fill, with a castle in the middle. Whoever has the most points after five "
                "phases wins; points are counted up here."
            ),
            ("own", "rail.vp"),
        ),
        Step(
            mark(
                "On your turn you use these two dice, each for one action. All players roll at "
                "the same time, so the others see yours."
            ),
            ("die.1", "die.2"),
        ),
        Step(
            mark(
                "A die takes a tile from the depot with its number. Drag the 3 onto the "
                "Watchtower in depot 3. Or click the die, then the tile."
            ),
            ("die.1", "hex.10"),
            ("take:3:10",),
            refusal=mark("For now, take the Watchtower with the 3."),
        ),
        Step(
            mark("It is in your storage, which holds three tiles. Use a second die to place it."),
            ("hex.10",),
        ),
        Step(
            mark(
                "The space must have the tile’s colour, touch a tile already placed, and show "
                "the number of the die. You have a 2 and need a 3: one worker changes it by 1. "
                "Drag the Watchtower onto this beige 3."
            ),
            ("hex.10", "own.d12", "workers"),
            ("place:2:10:12",),
            refusal=mark("On the beige 3 at the upper left of the castle, please."),
        ),
        Step(
            mark(
                "Well done! The Watchtower scores 4 points. Its region has a single space, so "
                "it is completed: 1 point for its size and 10 for phase A. Each later phase "
                "scores less."
            ),
            ("own.vp", "phases"),
        ),
        Step(
            mark(
                "Both dice are used. Press the wax seal to end your turn. You can undo "
                "anything until new dice or tiles appear."
            ),
            ("end",),
            ("end",),
        ),
        Step(
            mark(
                "The other player has moved, and a new round has begun with new dice. "
                "Everything that happens is written in the log."
            ),
            ("rival.1", "log"),
        ),
        Step(
            mark(
                "Your turn again. A die can also sell goods with its number, and any die can "
                "take two workers. Use both dice, then press the seal."
            ),
            ("tray",),
            ("take:*:*", "place:*:*:*", "sell:*:*", "workers:*", "ship:*", "skip", "end"),
            ("end",),
        ),
        Step(mark("That is a turn. A game has 25 of them, and no two are alike.")),
    ),
    (
        mark("Two dice, two actions: take, place, sell, or two workers."),
        mark("A tile goes to storage first, then on a space of its colour, next to another tile."),
        mark("A worker changes a die by 1; 6 and 1 are neighbours."),
    ),
    ("take:6:51", "workers:5", "end", "workers:3", "workers:3", "end"),
    "turn",
    sign=("die/blue-4", 1.0),
)
