"""Lesson 6: the Postponed Crusade: a Papal Book, a Mantle, and what the last one brings."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.stupor_mundi.expansions.names import CRUSADE
from stupor.games.stupor_mundi.lessons import position
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    position.hand(s, position.PLAYER, 2, 0, 4, 6, 8)
    position.hand(s, position.OTHER, 0, 2, 4, 6, 8)
    position.goods(s, 7, 1, 1)
    position.tiles_on_paths(s, (2, 0, 3), (0, 2))
    position.hosted(s, 1, 3)
    position.edict_in_row(s, 1, 2)
    position.built(s, position.OTHER, t2=0)
    position.hosted(s, 1, 2, position.OTHER)
    position.hosted(s, 2, 5, position.OTHER)
    position.mantled(s, position.OTHER, 1, 2)
    position.crusade_boards(s, library=(1, 2, 3), structures=(1, 2, 3, 5), allies=(3,))


LESSON: Final = Lesson(
    "crusade",
    mark("The Postponed Crusade"),
    mark("Take the Pope’s treasures, but mind who takes the last one."),
    "portrait/sebastian",
    mark("Brother Sebastian"),
    partial(position.arranged, _change, CRUSADE),
    (
        Step(
            mark(
                "God be with you. The Emperor postpones his crusade, and Rome’s treasures are "
                "there to take. Each of these boards belongs to one of the five actions: when you "
                "do that action, you may take an item from its board instead."
            ),
            ("crusade.library", "crusade.structures", "crusade.allies"),
        ),
        Step(
            mark(
                "The Vatican Library belongs to Promote. Play a card face down into slot I, "
                "beside Promote."
            ),
            ("crusade.library", "hand.fan", "slot.0.1", "action.1"),
            ("play:*:1:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(
            mark("Your Specialists can wait. Take a Papal Book: drag it to your board."),
            ("crusade.library",),
            ("book",),
            refusal=mark("They can wait. Take a Papal Book from the Library."),
        ),
        Step(
            mark(
                "It is yours for the rest of the game. From now on each of your Books gives you 1 "
                "VP whenever you promote a Specialist one step. End your turn."
            ),
            ("books.0", "seal"),
            ("end",),
        ),
        Step(
            mark("Now use it. Play a card face down into slot II."),
            ("hand.fan", "slot.0.2"),
            ("play:*:2:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(
            mark("Choose Promote."),
            ("action.1",),
            ("promote",),
            refusal=mark("Money can wait. Choose Promote."),
        ),
        Step(
            mark("Move a Specialist to the first space of path A, and watch your VP."),
            ("specialist.0.0", "work.a.1", "rail.vp"),
            ("promote:0:a",),
            refusal=mark("One Book is enough for today. Move a Specialist to path A."),
        ),
        Step(mark("One Book, one step: 1 VP. End your turn."), ("rail.vp", "seal"), ("end",)),
        Step(
            mark(
                "The Papal Allies belong to Summon. Only one Mantle is left. Play a card face "
                "down into slot IV."
            ),
            ("crusade.allies", "hand.fan", "slot.0.4"),
            ("play:*:4:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(
            mark("Choose Summon."),
            ("action.4",),
            ("summon",),
            refusal=mark("Building can wait. Choose Summon."),
        ),
        Step(
            mark(
                "Drag the Mantle onto Altair. It adds 1 VP every round, or 3 if his condition "
                "is met."
            ),
            ("crusade.allies", "ally.0.1"),
            ("mantle:1",),
            refusal=mark("Drag the Mantle onto Altair."),
        ),
        Step(
            mark("That was the last item of the board: you issue an Edict. Choose the first."),
            ("active.1",),
            ("issue:1",),
            refusal=mark("The first Edict, please."),
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
                "Now comes the ban: the board is flipped. You can take nothing from it any more, "
                "and each Mantle adds only 1 VP, and only if the condition is met. Before you "
                "take an item, count what is left and see who owns most."
            ),
            ("crusade.allies", "ally.0.1"),
        ),
        Step(
            mark(
                "A Papal Structure replaces one of yours and saves 1 Stone, but after the ban it "
                "does not count at the end. Two more boards offer Supply Ships and Crusade "
                "Knights. Point at anything to see what it does."
            ),
            ("crusade.structures",),
        ),
    ),
    (
        mark("Each board belongs to one action: use the board instead of that action."),
        mark(
            "Books pay with every promotion, Mantles in every End Phase, Supply Ships at the end."
        ),
        mark("Taking the last item of a board issues an Edict."),
        mark("Then comes the ban: the board is flipped, and its items are worth less."),
    ),
    ("play:22:1:up", "play:20:2:up", "play:24:3:up"),
    "crusade",
    dock=(0.925, 0.066),
)
