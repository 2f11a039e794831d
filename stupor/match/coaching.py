"""A coach who looks at the turn just played, so that a mistake can be taken back."""

from __future__ import annotations

from typing import Final

from stupor.match.errand import GRADE, HASTY, Errand
from stupor.match.review import MARKS, Unit
from stupor.match.reviewing import SLICE, STEPS, graded, keys_of, seconded
from stupor.match.running import Running
from stupor.match.session import Session
from stupor.match.units import Cut

#: The dealings are those of a review, so that it says the same later.
SEED: Final = 1


class Coaching:
    """Looks at one turn: quickly, and where that finds a mistake once more, in a hurry."""

    def __init__(self, session: Session, cut: Cut) -> None:
        """Begin with a unit of a game, which need not be over."""
        self._spec = session.spec
        self._cut = cut
        self._before = session.before(cut.ply)
        self._line = keys_of(session, cut)
        self._first: Unit | None = None
        self._running = self._run(Errand(GRADE, SEED, cut.ply, cut.seat, self._line))

    def poll(self, slice_ms: float | None = SLICE) -> Unit | None:
        """The unit with all that can be said of it, or None while it is looked at.

        Only what is `marked` then may be offered to be taken back.
        """
        answer = self._running.poll(slice_ms)
        if answer is None:
            return None
        insight, cut = self._spec.play.insight, self._cut
        if self._first is not None:
            sure = answer["clear"] and STEPS[answer["step"]] in MARKS
            return seconded(self._first, {**answer, "clear": sure}, insight.hasty.graded)
        unit = graded(cut, self._line, answer)
        if answer["step"] < insight.offer or not unit.better:
            return unit
        self._first = unit
        self._running = self._run(Errand(HASTY, SEED, cut.ply, cut.seat, self._line, unit.better))
        return None

    def stop(self) -> None:
        """Look no further."""
        self._running.stop()

    def _run(self, errand: Errand) -> Running:
        return Running(self._spec, errand, self._before)
