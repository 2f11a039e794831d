"""Grades one line as a review does, in the background."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.match.coach import SEED
from stupor.match.review_task import GRADE, Answer, ReviewTask
from stupor.match.reviewing import SLICE
from stupor.match.running import RunningTask
from stupor.match.session import Session


class LineGrading:
    """The grading of a line, while it runs."""

    def __init__(self, session: Session, task: ReviewTask) -> None:
        """Start it at the position in which the turn began."""
        self._running = RunningTask(session.spec, task, session.before(task.ply))

    def poll(self) -> Answer | None:
        """Go on a little; the answer once it is there."""
        return self._running.poll(SLICE)

    def stop(self) -> None:
        """Cancel the grading."""
        self._running.stop()


def grade_line(session: Session, ply: int, line: Sequence[str]) -> LineGrading:
    """Grade a line played from the choice of a game at which a turn begins."""
    seat = session.rules.asked(session.before(ply))
    assert seat is not None, f"nobody is asked at choice {ply}"
    return LineGrading(session, ReviewTask(GRADE, SEED, ply, seat, tuple(line)))
