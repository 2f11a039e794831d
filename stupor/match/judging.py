"""One line judged as a review judges it, beside everything else."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.match.coaching import SEED
from stupor.match.errand import GRADE, Answer, Errand
from stupor.match.reviewing import SLICE
from stupor.match.running import RunningTask
from stupor.match.session import Session


class Judging:
    """A question about a turn that is being answered."""

    def __init__(self, session: Session, errand: Errand) -> None:
        """Ask it about the position in which the turn began."""
        self._running = RunningTask(session.spec, errand, session.before(errand.ply))

    def poll(self) -> Answer | None:
        """Go on a little; the answer once it is there."""
        return self._running.poll(SLICE)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._running.stop()


def judge(session: Session, ply: int, line: Sequence[str]) -> Judging:
    """What a line gives away that is played at a choice of a game where a turn begins."""
    seat = session.rules.asked(session.before(ply))
    assert seat is not None, f"nobody is asked at choice {ply}"
    return Judging(session, Errand(GRADE, SEED, ply, seat, tuple(line)))
