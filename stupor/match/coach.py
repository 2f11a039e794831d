"""A coach who looks at the turn just played, so that a mistake can be taken back; grades a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.match.review import MARKS, GradedTurn
from stupor.match.review_task import GRADE, QUICK, Answer, ReviewTask
from stupor.match.reviewing import SLICE, STEPS, keys_of, with_grade, with_recheck
from stupor.match.running import RunningTask
from stupor.match.session import Session
from stupor.match.turn_spans import TurnSpan

#: The dealings are those of a review, so that it says the same later.
SEED: Final = 1
#: Most steps of work of each task, up to eight seconds on a small machine; turns that need more are
#: not graded. Steps are the same on every machine, and so are the grades.
PATIENCE: Final = 8_000


class Coach:
    """Grades one turn, and quickly checks a mistake again before it is reported."""

    def __init__(self, session: Session, span: TurnSpan) -> None:
        """Start with a turn of a game, which need not be over."""
        self._spec = session.spec
        self._span = span
        self._before = session.before(span.ply)
        self._line = keys_of(session, span)
        self._first: GradedTurn | None = None
        #: Whether the coach is done.
        self.over = False
        self._running = self._run(GRADE)

    def poll(self, slice_ms: float | None = SLICE) -> GradedTurn | None:
        """The graded turn; None until it is done, and for turns that are not graded.

        Only a `marked` turn may be offered to be taken back.
        """
        if self.over or (answer := self._running.poll(slice_ms)) is None:
            return None
        turn = self._seen(answer) if answer else None
        self.over = not answer or turn is not None
        return turn

    def _seen(self, answer: Answer) -> GradedTurn | None:
        """The turn after an answer; None if it is to be checked again."""
        params, span = self._spec.play.review, self._span
        if self._first is not None:
            sure = answer["clear"] and STEPS[answer["step"]] in MARKS
            return with_recheck(self._first, {**answer, "clear": sure}, params.quick_recheck.graded)
        turn = with_grade(span, self._line, answer)
        if answer["step"] < params.offer or not turn.better:
            return turn
        self._first = turn
        self._running = self._run(QUICK, turn.better)
        return None

    def stop(self) -> None:
        """Cancel the task."""
        self._running.stop()

    def _run(self, kind: str, better: tuple[str, ...] = ()) -> RunningTask:
        span, line = self._span, self._line
        task = ReviewTask(kind, SEED, span.ply, span.seat, line, better, work=PATIENCE)
        return RunningTask(self._spec, task, self._before)


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
