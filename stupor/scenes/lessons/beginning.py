"""How the game of a lesson begins, or goes on after some of its choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stupor.engine.notation import Option, option_of
from stupor.games.registry import get
from stupor.language import tr
from stupor.lessons.lesson import Lesson
from stupor.match.controllers import HumanController
from stupor.match.scripted import ScriptedController
from stupor.match.seats import Seat
from stupor.match.session import Session
from stupor.scenes.lessons.part import required_lessons
from stupor.table.session.flow import TurnFlow


class LessonFlow(TurnFlow):
    """The game of a lesson as it is shown: its chairs bear names that are words."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(tr(chair.name) for chair in self.session.seats)


def begun(game: str, lesson: Lesson, played: Sequence[Option]) -> Session:
    """The game of a lesson after some choices; all chairs but the player's follow the script."""
    script = list(lesson.replies)
    player, *others = required_lessons(game).SEATS
    seats = [
        Seat(player, HumanController()),
        *(Seat(other, ScriptedController(script)) for other in others),
    ]
    session = Session.load(get(game), seats, lesson.position())
    for option in played:
        asked = session.decision
        if asked is not None and asked.seat and script and option_of(script[0]) == option:
            script.pop(0)
        session.play(option)
    for number in range(1, len(seats)):
        session.seats[number] = replace(seats[number], controller=ScriptedController(script))
    return session
