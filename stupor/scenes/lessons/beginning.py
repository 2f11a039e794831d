"""How the game of a lesson begins, or goes on after some of its choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stupor.engine.notation import Option, option_of
from stupor.games.registry import get
from stupor.lessons.lesson import Lesson
from stupor.match.controllers import HumanController
from stupor.match.scripted import ScriptedController
from stupor.match.seats import Seat
from stupor.match.session import Session

GAME: Final = "stupor_mundi"


def begun(lesson: Lesson, played: Sequence[Option]) -> Session:
    """The game of a lesson after some choices."""
    script = list(lesson.replies)
    seats = [
        Seat("Savoy", HumanController()),
        Seat("Wittelsbach", ScriptedController(script)),
    ]
    session = Session.load(get(GAME), seats, lesson.position())
    for option in played:
        asked = session.decision
        if asked is not None and asked.seat and script and option_of(script[0]) == option:
            script.pop(0)
        session.play(option)
    session.seats[1] = replace(seats[1], controller=ScriptedController(script))
    return session
