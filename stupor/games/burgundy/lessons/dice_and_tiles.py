"""Lesson 1: dice take tiles and place them; a worker turns a die; the seal ends a turn."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.burgundy.lessons.position import OTHER, arranged, dice, fortune
from stupor.games.burgundy.lessons.teacher import FACE, NAME
from stupor.games.burgundy.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    dice(s, 3, 2)
    fortune(s, 1, 1)
    dice(s, 6, 5, OTHER)


def _position() -> dict[str, Any]:
    return arranged(_change)


LESSON: Final = Lesson(
    "dice-and-tiles",
    mark("Dice and tiles"),
    mark("Take a tile, place it, spend a worker."),
    FACE,
    NAME,
    _position,
    (
        Step(
            mark(
                "Welcome, my lord. I am Aubin, and I keep your accounts. This is your duchy: 37 "
                "spaces to fill, a castle in its middle. Whoever has the most points after five "
                "phases has won; they are counted up here."
            ),
            ("own", "rail.vp"),
        ),
        Step(
            mark(
                "These two dice are all you have in a turn, and each is good for one action. The "
                "others roll at the same time and see yours."
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
            refusal=mark("A good tile as well. But take the Watchtower now, with the 3."),
        ),
        Step(
            mark(
                "It lies in your storage. Every tile goes there first; three have room. From "
                "there a second die brings it to the duchy."
            ),
            ("hex.10",),
        ),
        Step(
            mark(
                "The space must have the tile's colour, touch a tile that lies already, and show "
                "the number of the die. You have a 2, and the space needs a 3: one worker turns "
                "it. Drag the Watchtower onto this beige 3."
            ),
            ("hex.10", "own.d12", "workers"),
            ("place:2:10:12",),
            refusal=mark("Onto the beige 3 at the upper left of the castle, please."),
        ),
        Step(
            mark(
                "Well placed! The Watchtower brings 4 points. And its town has a single space, so "
                "it is whole: 1 point for its size, 10 for a region in phase A. The later a "
                "region is whole, the less the phase gives."
            ),
            ("own.vp", "phases"),
        ),
        Step(
            mark(
                "Nothing is left to do. Press the wax seal to end your turn; before that, Undo "
                "takes back whatever has revealed nothing."
            ),
            ("end",),
            ("end",),
        ),
        Step(
            mark(
                "The other duke has moved, and a new round has begun with new dice. All that "
                "happens is written into the chronicle."
            ),
            ("rival.1", "log"),
        ),
        Step(
            mark(
                "Your turn again, as you like. A die may also sell goods of its number, or bring "
                "two workers, whatever it shows. Use both, then press the seal."
            ),
            ("tray",),
            ("take:*:*", "place:*:*:*", "sell:*:*", "workers:*", "ship:*", "end"),
            ("end",),
        ),
        Step(mark("That is a turn. 25 of them make a game, and none is like the other.")),
    ),
    (
        mark("Two dice, two actions: take, place, sell, or two workers."),
        mark("A tile goes to storage first, then onto its colour and number, beside another."),
        mark("A worker moves a die by one; 6 and 1 are neighbours."),
    ),
    ("take:6:51", "workers:5", "end"),
    "turn",
)
