"""Lesson 4: Specialists, Workplaces and City Bonus tiles."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.stupor_mundi.lessons.position import (
    OTHER,
    PUPIL,
    arranged,
    goods,
    hand,
    specialist,
    tiles_on_paths,
)
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    hand(s, PUPIL, 2, 0, 4, 6, 8)
    hand(s, OTHER, 0, 2, 4, 6, 8)
    goods(s, 4, 0, 1)
    tiles_on_paths(s, (2, 0, 3), (0, 2))
    specialist(s, 1, "b", 2)
    s.bonus = ((6,), (1,), (12,))


def _position() -> dict[str, Any]:
    return arranged(_change)


LESSON: Final = Lesson(
    "specialists",
    mark("Specialists"),
    mark("Send your people up the paths, for abilities and a City Bonus."),
    "portrait/cartographer",
    mark("The cartographer"),
    _position,
    (
        Step(
            mark(
                "I draw the Emperor's maps, and I know every path of his realm. There are three: "
                "A, B and C, each from the Countryside to a City. Path B is the short one, it has "
                "no Village."
            ),
            ("central.workplace",),
        ),
        Step(
            mark(
                "Where a Specialist of yours stands, you have the ability printed there. The first "
                "space of path A makes the second step of a voyage free."
            ),
            ("work.a.1",),
        ),
        Step(
            mark(
                "Send somebody there. Play a card face down into slot I, beside which Promote "
                "stands alone."
            ),
            ("hand.fan", "slot.0.1", "action.1"),
            ("play:*:1:down",),
            refusal=mark("Face down into slot I, if you will."),
        ),
        Step(
            mark(
                "Take one of the two Specialists who still wait before the paths, and drag him to "
                "the first space of path A. He will never change to another path."
            ),
            ("specialist.0.0", "specialist.0.2", "work.a.1"),
            ("promote:0:a", "promote:2:a"),
            refusal=mark("A newcomer to path A, if you will. The other one has plans of his own."),
        ),
        Step(
            mark("From now on two steps at sea are free. End your turn."),
            ("work.a.1", "seal"),
            ("end",),
        ),
        Step(
            mark("Try it: sail two cities on, to Alexandria. See the price: nothing."),
            ("ship.0", "city.2"),
            ("sail:2",),
            refusal=mark("Two steps, to Alexandria. It is free now."),
        ),
        Step(
            mark(
                "Your other Specialist stands before the City of path B. Play a card face down "
                "into slot II."
            ),
            ("specialist.0.1", "hand.fan", "slot.0.2"),
            ("play:*:2:down",),
            refusal=mark("Face down into slot II, if you will."),
        ),
        Step(mark("Promote again."), ("action.1",), ("promote",), refusal=mark("Choose Promote.")),
        Step(
            mark(
                "Drag him into the City. From the Countryside this path leads straight there, and "
                "its arrow costs one Grain. In the City he takes a Bonus tile: this one brings six "
                "Augustales and three cubes."
            ),
            ("specialist.0.1", "work.b.3"),
            ("promote:1:b",),
            refusal=mark("The one on path B, into the City."),
        ),
        Step(
            mark("Three cubes of your choice: one after the other, Grain or Stone."),
            ("store.0",),
            ("take:*",),
        ),
        Step(mark("The second one."), ("store.0",), ("take:*",)),
        Step(
            mark(
                "And the third. Your warehouse is full by now: what has no room is lost, or takes "
                "the place of another cube."
            ),
            ("store.0",),
            ("take:*",),
        ),
        Step(
            mark(
                "He has arrived and stays in the City for good; only one of yours may stand in "
                "each. His Countryside ability is gone: when to move on is the whole art."
            ),
            ("work.b.3",),
        ),
        Step(
            mark(
                "On some spaces a scroll lies at first: whoever comes there first issues an Edict. "
                "And the yellow one is Frederick's man. Some Allies ask how far he has come, or "
                "whether you are ahead of him."
            ),
            ("token.a", "token.c", "specialist.f"),
        ),
    ),
    (
        mark("A Specialist's ability is yours while he stands on its space."),
        mark("Paths are for ever; some arrows cost Grain."),
        mark("The City gives one Bonus tile, once."),
        mark("The first on a scroll issues an Edict."),
    ),
    ("play:22:1:up", "play:20:2:up"),
    "specialists",
    dock=(0.975, 0.075),
)
