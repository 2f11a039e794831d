"""Lesson 7: the Imperial Projects: a Condition, a Project, its Imperial Structure."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.stupor_mundi.expansions.names import PROJECTS
from stupor.games.stupor_mundi.lessons import position
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    position.hand(s, position.PLAYER, 2, 0, 4, 6, 8)
    position.hand(s, position.OTHER, 0, 2, 4, 6, 8)
    position.goods(s, 10, 2, 1)
    position.hosted(s, 1, 3)
    position.projects(s, {1: 1, 4: 3, 7: 6, 9: 5})


LESSON: Final = Lesson(
    "projects",
    mark("The Imperial Projects"),
    mark("Take one of the Emperor’s Projects and build its Structure."),
    "portrait/theophilos",
    mark("Theophilos"),
    partial(position.arranged, _change, PROJECTS),
    (
        Step(
            mark(
                "Look, the Emperor’s own plans! I am Theophilos, his engineer. The left of each "
                "Project shows what it scores at the end, the right its Condition: what you need "
                "to take it."
            ),
            ("project.1", "project.4", "project.7", "project.9"),
        ),
        Step(
            mark(
                "The Tower of Guests asks for 12 Augustales, and you have ten. Play the card "
                "Augustales face up into slot I."
            ),
            ("project.7", "card.2", "slot.0.1"),
            ("play:2:1:up",),
            refusal=mark("Play the card Augustales, face up, into slot I."),
        ),
        Step(
            mark(
                "Thirteen! At the end of your turn you may take one Project whose Condition you "
                "meet. It costs nothing. Drag the Tower of Guests to your board."
            ),
            ("project.7",),
            ("project:7",),
            refusal=mark("Do not leave it to the others. Take the Tower of Guests."),
        ),
        Step(
            mark(
                "The Project stays yours, even if you spend the coins. But if you do not build it "
                "by the end, you lose 4 VP. End your turn."
            ),
            ("projects.0", "seal"),
            ("end",),
        ),
        Step(
            mark("So build it now. Play a card face down into slot III."),
            ("hand.fan", "slot.0.3"),
            ("play:*:3:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(
            mark("Choose Build."),
            ("action.3",),
            ("build",),
            refusal=mark("The trowel, please: Build."),
        ),
        Step(
            mark(
                "Drag the Imperial Tower to site T2. It costs what the site costs. It replaces "
                "your first, plain Tower, which leaves the game."
            ),
            ("projects.0", "castle.0.t2"),
            ("imperial:t2:0:7",),
            refusal=mark("Any Tower fits there, but build the Imperial one."),
        ),
        Step(
            mark(
                "It works like any Tower: it closes a side and opens an Ally space. At the end it "
                "scores 2 VP for each Ally you host: 2 now, 10 with five Allies."
            ),
            ("castle.0.t2", "ally.0.2"),
        ),
        Step(
            mark(
                "Each Project counts something else: Allies, Edicts, closed sides. Take those "
                "that count what you do anyway. Leave those you will never build."
            ),
            ("project.1", "project.4", "project.9"),
        ),
    ),
    (
        mark("At the end of your turn, take one Project whose Condition you meet."),
        mark("Build its Imperial Structure instead of one of your own."),
        mark("A built Project scores at the end, an unbuilt one costs 4 VP."),
    ),
    ("play:22:1:up", "play:20:2:up"),
    "projects",
    dock=(0.0, 0.325),
)
