"""Lesson 6: the Postponed Crusade: a Papal Book, a Mantle, and what the last one brings."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.stupor_mundi.expansions.names import CRUSADE
from stupor.games.stupor_mundi.lessons.position import (
    OTHER,
    PUPIL,
    arranged,
    built,
    crusade_boards,
    edict_in_row,
    goods,
    hand,
    hosted,
    mantled,
    tiles_on_paths,
)
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    hand(s, PUPIL, 2, 0, 4, 6, 8)
    hand(s, OTHER, 0, 2, 4, 6, 8)
    goods(s, 7, 1, 1)
    tiles_on_paths(s, (2, 0, 3), (0, 2))
    hosted(s, 1, 3)
    edict_in_row(s, 1, 2)
    built(s, OTHER, t2=0)
    hosted(s, 1, 2, OTHER)
    hosted(s, 2, 5, OTHER)
    mantled(s, OTHER, 1, 2)
    crusade_boards(s, library=(1, 2, 3), structures=(1, 2, 3, 5), allies=(3,))


def _position() -> dict[str, Any]:
    return arranged(_change, CRUSADE)


LESSON: Final = Lesson(
    "crusade",
    mark("The Postponed Crusade"),
    mark("Help yourself to the Pope's treasures, but mind who takes the last one."),
    "portrait/sebastian",
    mark("Brother Sebastian"),
    _position,
    (
        Step(
            mark(
                "God be with you. The Emperor puts his crusade off, and Rome's treasures lie "
                "about. Each of these boards belongs to one of the five actions: whenever you do "
                "that action, you may take something from its board instead."
            ),
            ("crusade.library", "crusade.structures", "crusade.allies"),
        ),
        Step(
            mark(
                "The Vatican Library belongs to Promote. Play a card face down into slot I, beside "
                "which Promote stands."
            ),
            ("crusade.library", "hand.fan", "slot.0.1", "action.1"),
            ("play:*:1:down",),
            refusal=mark("Face down into slot I, my child."),
        ),
        Step(
            mark("Let your Specialists wait, and take a Papal Book: drag it to your board."),
            ("crusade.library",),
            ("book",),
            refusal=mark("They can go later. Take a Book of the Library."),
        ),
        Step(
            mark(
                "It is yours for good. From now on each of your Books brings 1 Victory Point with "
                "every step of a Specialist. End your turn."
            ),
            ("books.0", "seal"),
            ("end",),
        ),
        Step(
            mark("Let it bear fruit. Play a card face down into slot II."),
            ("hand.fan", "slot.0.2"),
            ("play:*:2:down",),
            refusal=mark("Face down into slot II, my child."),
        ),
        Step(
            mark("Choose Promote."),
            ("action.1",),
            ("promote",),
            refusal=mark("Money is not all. Choose Promote."),
        ),
        Step(
            mark("Now send a Specialist to the first space of path A, and watch your points."),
            ("specialist.0.0", "work.a.1", "rail.vp"),
            ("promote:0:a",),
            refusal=mark("One Book will do for today. Send a Specialist to path A."),
        ),
        Step(mark("One Book, one step, one point. End your turn."), ("rail.vp", "seal"), ("end",)),
        Step(
            mark(
                "The Papal Allies belong to Summon, and a single Mantle is left. Play a card face "
                "down into slot IV."
            ),
            ("crusade.allies", "hand.fan", "slot.0.4"),
            ("play:*:4:down",),
            refusal=mark("Face down into slot IV, my child."),
        ),
        Step(
            mark("Choose Summon."),
            ("action.4",),
            ("summon",),
            refusal=mark("Stone lasts, but it can wait. Choose Summon."),
        ),
        Step(
            mark(
                "Lay the Mantle over Altair. It adds 1 point each round, and 3 while his wish is "
                "fulfilled."
            ),
            ("crusade.allies", "ally.0.1"),
            ("mantle:1",),
            refusal=mark("The Mantle, and over Altair."),
        ),
        Step(
            mark(
                "That was the last one, and whoever empties a board Issues an Edict. Choose the "
                "first."
            ),
            ("active.1",),
            ("issue:1",),
            refusal=mark("The first Edict, if you please."),
        ),
        Step(
            mark(
                "Add or remove its icons as you like, then choose the Next Edict that becomes "
                "Active."
            ),
            (),
            ("next:*", "add:*", "remove:*"),
            ("next:*",),
        ),
        Step(
            mark(
                "And now the Pope has had enough: the board is turned over. Nothing can be taken "
                "there any more, and every Mantle adds only 1 point, and only while the wish is "
                "fulfilled. So count what is left on a board before you take from it, and who owns "
                "most of it."
            ),
            ("crusade.allies", "ally.0.1"),
        ),
        Step(
            mark(
                "A Papal Structure is built in place of one of yours and saves 1 Stone, but under "
                "the ban it is left out of the final count. Two more boards sell Supply Ships and "
                "Knights; rest the pointer on whatever you do not know."
            ),
            ("crusade.structures",),
        ),
    ),
    (
        mark("Each board belongs to one action: take from it in place of that action."),
        mark("Books pay with every step, Mantles in every End Phase, Ships at the end."),
        mark("Whoever takes the last thing of a board Issues an Edict."),
        mark("Then the board is turned over, and all its things are worth less."),
    ),
    ("play:22:1:up", "play:20:2:up", "play:24:3:up"),
    "crusade",
    dock=(0.925, 0.275),
)
