"""How the game of a lesson begins, or goes on after some choices, and who plays its rivals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stupor.ai.view import SeatView
from stupor.engine.notation import ENDINGS, Option, option_of
from stupor.games.registry import get
from stupor.language import tr
from stupor.lessons.lesson import Lesson
from stupor.match.controllers import HumanController
from stupor.match.seats import Seat
from stupor.match.session import Session
from stupor.scenes.lessons.part import required_lessons
from stupor.table.session.flow import TurnFlow


class ScriptedController:
    """Plays its script line by line; a line that does not fit waits for its time."""

    def __init__(self, script: Sequence[str]) -> None:
        """Keys of choices in their order."""
        self._script = [option_of(key) for key in script]

    def poll(self, view: SeatView) -> Option | None:
        """The next line of the script if it is legal, else the quietest choice."""
        options = view.decision.options
        if self._script and self._script[0] in options:
            return self._script.pop(0)
        return next((option for option in ENDINGS if option in options), options[0])


class TranslatedNamesFlow(TurnFlow):
    """The game of a lesson or a puzzle as it is shown: its chairs bear names that are words."""

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
