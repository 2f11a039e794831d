"""Records tried out: played again as a whole, or as far as they fit, within one bounded effort."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from stupor.engine.errors import EngineError
from stupor.engine.game import Game
from stupor.match.journal import BadJournal, Entry, Line, SeatChange
from stupor.match.seats import Seat
from stupor.match.session import Session
from stupor.match.work_budget import TooMuchWork, WorkBudget

_log = logging.getLogger(__name__)

Course = Sequence[Entry | SeatChange]


class ReplayCheck:
    """Plays what a file tells; TooMuchWork when that has become more than any game takes."""

    def __init__(self, spec: Game, seats: Sequence[Seat]) -> None:
        """Nothing is tried yet."""
        self.spec: Final = spec
        self.seats: Final = seats
        self.effort: Final = WorkBudget()

    def replayed(self, lines: list[Line]) -> Session | None:
        """The game of these lines, ready to be played on; None when they do not fit."""
        try:
            session = Session.replay(self.spec, self.seats, lines, self.effort)
            self.effort.options(session.offered)
            for option in session.decision.options if session.decision else ():
                self.spec.rules.apply(session.state.clone(), option)
        except TooMuchWork:
            raise
        except Exception as why:
            _note(why)
            return None
        return session

    def fitting(self, header: Line, course: Course) -> int:
        """How many entries of a course can be replayed, one after the other."""
        session = self.replayed([header])
        if session is None:
            return 0
        for number, item in enumerate(course):
            if isinstance(item, Entry) and not self._follow(session, item):
                return number
        return len(course)

    def answered(self, header: Line, course: Course) -> Course:
        """A course with answers to what was not asked then; empty where it does not fit even so."""
        session = self.replayed([header])
        if session is None:
            return []
        found: list[Entry | SeatChange] = []
        for item in course:
            if isinstance(item, Entry):
                while (entry := missing(session, item)) is not None:
                    session.play(entry.option)
                    self.effort.choice(session.offered)
                    found.append(entry)
                if not self._follow(session, item):
                    return []
            found.append(item)
        return found

    def _follow(self, session: Session, entry: Entry) -> bool:
        """Make a choice if it fits; whether it did."""
        if session.decision is None or session.decision.seat != entry.seat:
            return False
        try:
            session.play(entry.option)
        except Exception as why:
            _note(why)
            return False
        self.effort.choice(session.offered)
        return entry.check is None or session.choice(session.ply - 1).check == entry.check


def missing(session: Session, entry: Entry) -> Entry | None:
    """What older rules did by themselves before a choice that is not possible yet, if anything."""
    asked = session.decision
    if asked is None or (asked.seat == entry.seat and entry.option in asked.options):
        return None
    option = session.spec.play.unasked(session.state)
    return None if option is None else Entry(asked.seat, option)


def _note(why: Exception) -> None:
    """Write down why a file does not fit; one from outside can lead the rules anywhere."""
    expected = isinstance(why, BadJournal | EngineError)
    _log.log(
        logging.INFO if expected else logging.WARNING, "a file: %s", why, exc_info=not expected
    )
