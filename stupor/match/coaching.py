"""A coach who looks at the turn just played, so that a mistake can be taken back."""

from __future__ import annotations

from typing import Final

from stupor.match.errand import GRADE, HASTY, Answer, Errand
from stupor.match.review import MARKS, GradedTurn
from stupor.match.reviewing import SLICE, STEPS, graded, keys_of, seconded
from stupor.match.running import RunningTask
from stupor.match.session import Session
from stupor.match.units import TurnSpan

#: The dealings are those of a review, so that it says the same later.
SEED: Final = 1
#: So many steps of work each look may take, up to eight seconds on a small machine: turns that need
#: more are left alone. Steps are the same on every machine, and so is what is said of a turn.
PATIENCE: Final = 8_000


class Coaching:
    """Looks at one turn: quickly, and where that finds a mistake once more, in a hurry."""

    def __init__(self, session: Session, cut: TurnSpan) -> None:
        """Begin with a unit of a game, which need not be over."""
        self._spec = session.spec
        self._cut = cut
        self._before = session.before(cut.ply)
        self._line = keys_of(session, cut)
        self._first: GradedTurn | None = None
        #: Whether nothing more will be found.
        self.over = False
        self._running = self._run(GRADE)

    def poll(self, slice_ms: float | None = SLICE) -> GradedTurn | None:
        """The unit with all that can be said of it; None before, and where it is left alone.

        Only what is `marked` then may be offered to be taken back.
        """
        if self.over or (answer := self._running.poll(slice_ms)) is None:
            return None
        unit = self._seen(answer) if answer else None
        self.over = not answer or unit is not None
        return unit

    def _seen(self, answer: Answer) -> GradedTurn | None:
        """The unit after a look; None where another look is to follow."""
        params, cut = self._spec.play.review, self._cut
        if self._first is not None:
            sure = answer["clear"] and STEPS[answer["step"]] in MARKS
            return seconded(self._first, {**answer, "clear": sure}, params.quick_recheck.graded)
        unit = graded(cut, self._line, answer)
        if answer["step"] < params.offer or not unit.better:
            return unit
        self._first = unit
        self._running = self._run(HASTY, unit.better)
        return None

    def stop(self) -> None:
        """Look no further."""
        self._running.stop()

    def _run(self, kind: str, better: tuple[str, ...] = ()) -> RunningTask:
        cut, line = self._cut, self._line
        errand = Errand(kind, SEED, cut.ply, cut.seat, line, better, work=PATIENCE)
        return RunningTask(self._spec, errand, self._before)
