"""Lesson 4: Specialists, Workplaces and City Bonus tiles."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.stupor_mundi.lessons import position
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    position.hand(s, position.PLAYER, 2, 0, 4, 6, 8)
    position.hand(s, position.OTHER, 0, 2, 4, 6, 8)
    position.goods(s, 4, 0, 0)
    position.tiles_on_paths(s, (2, 0, 3), (0, 2))
    position.specialist(s, 1, "b", 2)
    s.bonus = ((6,), (1,), (12,))


LESSON: Final = Lesson(
    "specialists",
    mark("Specialists"),
    mark("Promote your Specialists for abilities and a City Bonus."),
    "portrait/cartographer",
    mark("The cartographer"),
    partial(position.arranged, _change),
    (
        Step(
            mark(
                "I draw the Emperor’s maps, and I know every path of his realm. There are three, "
                "A, B and C, each from the Countryside to a City. Path B is shorter: it has no "
                "Village."
            ),
            ("central.workplace",),
        ),
        Step(
            mark(
                "Your Specialist gives you the ability of its space. The first space of path A "
                "makes your second travel step free."
            ),
            ("work.a.1",),
        ),
        Step(
            mark(
                "Move a Specialist there. Play a card face down into slot I: its only action is "
                "Promote."
            ),
            ("hand.fan", "slot.0.1", "action.1"),
            ("play:*:1:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(
            mark(
                "Drag one of the two Specialists at the start to the first space of path A. It "
                "can never change path."
            ),
            ("specialist.0.0", "specialist.0.2", "work.a.1"),
            ("promote:0:a", "promote:2:a"),
            refusal=mark("Take a Specialist from the start to path A."),
        ),
        Step(
            mark("Your first two travel steps are free now. End your turn."),
            ("work.a.1", "seal"),
            ("end",),
        ),
        Step(
            mark("Try it: travel two cities, to Alexandria. It costs nothing."),
            ("ship.0", "city.2"),
            ("sail:2",),
            refusal=mark("Two cities, to Alexandria. It is free now."),
        ),
        Step(
            mark(
                "Your other Specialist is one step from the City of path B. Play a card face down "
                "into slot II."
            ),
            ("specialist.0.1", "hand.fan", "slot.0.2"),
            ("play:*:2:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(mark("Promote again."), ("action.1",), ("promote",), refusal=mark("Choose Promote.")),
        Step(
            mark(
                "Drag it into the City. On this path the Countryside leads straight there. Only "
                "arrows that show Grain cost Grain. In the City it takes a Bonus tile: this one "
                "gives six Augustales and three cubes."
            ),
            ("specialist.0.1", "work.b.3"),
            ("promote:1:b",),
            refusal=mark("Move the one on path B into the City."),
        ),
        Step(
            mark("Take three cubes, one at a time: Grain or Stone."),
            ("store.0",),
            ("take:*",),
        ),
        Step(mark("The second one."), ("store.0",), ("take:*",)),
        Step(
            mark(
                "And the third. Your warehouse is full now: one cube more would be lost, or take "
                "the place of a cube of the other kind."
            ),
            ("store.0",),
            ("take:*",),
        ),
        Step(
            mark(
                "It stays in the City; each City holds only one of your Specialists. Its "
                "Countryside ability is lost, so choose well when to move on."
            ),
            ("work.b.3",),
        ),
        Step(
            mark(
                "Some spaces start with a scroll: the first Specialist there issues an Edict. The "
                "yellow Specialist is Frederick’s. Some Allies ask how far it has come, or "
                "whether yours is ahead."
            ),
            ("token.a", "token.c", "specialist.f"),
        ),
    ),
    (
        mark("You have the ability of a space while your Specialist stays there."),
        mark("A Specialist never changes path; some arrows cost Grain."),
        mark("A Specialist that reaches the City takes one Bonus tile."),
        mark("The first Specialist on a scroll issues an Edict."),
    ),
    ("play:22:1:up", "play:20:2:up"),
    "specialists",
    dock=(0.975, 0.075),
)
