"""Lesson 7: the Imperial Projects: a Condition, a Project, its Imperial Structure."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.stupor_mundi.expansions.names import PROJECTS
from stupor.games.stupor_mundi.lessons.position import (
    OTHER,
    PUPIL,
    arranged,
    goods,
    hand,
    hosted,
    projects,
)
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    hand(s, PUPIL, 2, 0, 4, 6, 8)
    hand(s, OTHER, 0, 2, 4, 6, 8)
    goods(s, 10, 2, 1)
    hosted(s, 1, 3)
    projects(s, {1: 1, 4: 3, 7: 6, 9: 5})


def _position() -> dict[str, Any]:
    return arranged(_change, PROJECTS)


LESSON: Final = Lesson(
    "projects",
    mark("The Imperial Projects"),
    mark("Earn one of the Emperor's plans, and build what is drawn on it."),
    "portrait/theophilos",
    mark("Theophilos"),
    _position,
    (
        Step(
            mark(
                "Look, the Emperor's own plans! I am Theophilos, his engineer. On the left of each "
                "Project stands what it will bring when the game ends, on the right the Condition "
                "on which you get it."
            ),
            ("project.1", "project.4", "project.7", "project.9"),
        ),
        Step(
            mark(
                "The Tower of Guests wants 12 Augustales, and you have ten. Play the card "
                "Augustales face up into slot I."
            ),
            ("project.7", "card.2", "slot.0.1"),
            ("play:2:1:up",),
            refusal=mark("The card Augustales, face up, into slot I."),
        ),
        Step(
            mark(
                "Thirteen! When a turn of yours ends you may take one Project whose Condition is "
                "fulfilled, and it costs nothing. Drag the Tower of Guests to your board."
            ),
            ("project.7",),
            ("project:7",),
            refusal=mark("Do not leave it to the others. Take the Tower of Guests."),
        ),
        Step(
            mark(
                "The plan is yours alone, and it stays yours even when you are poor again. But a "
                "Project that is not built by the end loses 4 Victory Points. End your turn."
            ),
            ("projects.0", "seal"),
            ("end",),
        ),
        Step(
            mark("So build it at once. Play a card face down into slot III."),
            ("hand.fan", "slot.0.3"),
            ("play:*:3:down",),
            refusal=mark("Face down into slot III, please."),
        ),
        Step(
            mark("Choose Build."),
            ("action.3",),
            ("build",),
            refusal=mark("The trowel, please: Build."),
        ),
        Step(
            mark(
                "Drag the Imperial Tower to site T2. It costs what the site costs and takes the "
                "place of one of your own Towers, which goes to the box: your first, plain one."
            ),
            ("projects.0", "castle.0.t2"),
            ("imperial:t2:0:7",),
            refusal=mark(
                "Any Tower would stand there. But it is the Imperial one that must be built."
            ),
        ),
        Step(
            mark(
                "There it stands, as good as any Tower: it closes a side and opens an Ally space. "
                "And at the end it brings 2 points for each Ally you host: 2 now, 10 with five "
                "Allies."
            ),
            ("castle.0.t2", "ally.0.2"),
        ),
        Step(
            mark(
                "Hosting, issuing, closing sides: each Project counts something else. Take those "
                "that count what you do anyway, and leave alone what you will never build."
            ),
            ("project.1", "project.4", "project.9"),
        ),
    ),
    (
        mark("At the end of your turn: one Project whose Condition you fulfil."),
        mark("Its Imperial Structure is built in place of one of your own pieces."),
        mark("A built Project counts at the end, an unbuilt one costs 4 VP."),
    ),
    ("play:22:1:up", "play:20:2:up"),
    "projects",
    dock=(0.0, 0.325),
)
