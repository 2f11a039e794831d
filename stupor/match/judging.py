"""One line judged as a review judges it, a little at a time beside everything else."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from typing import Final, Generic, TypeVar

from stupor.ai.grading import Fresh, Grade, Grading
from stupor.ai.view import SeatView
from stupor.engine.notation import Option
from stupor.match.session import Session

#: Milliseconds of a frame that judging takes.
SLICE: Final = 5.0
#: The least grade that is a mistake.
MISTAKEN: Final = 2
T = TypeVar("T")


class Sliced(Generic[T]):
    """A thought that goes on for a part of each frame."""

    def __init__(self, thought: Generator[None, None, T]) -> None:
        """Begin with it."""
        self._thought = thought
        self._found: T | None = None

    def poll(self, slice_ms: float = SLICE) -> T | None:
        """Go on for so long; what came of it once it is there."""
        until = time.perf_counter() + slice_ms / 1000
        try:
            while self._found is None:
                next(self._thought)
                if time.perf_counter() >= until:
                    break
        except StopIteration as end:
            self._found = end.value
        return self._found


def graded(session: Session, ply: int, line: Sequence[Option], seed: int = 1) -> Sliced[Grade]:
    """What a line gives away that is played at a choice of a game where a turn begins."""
    view, grading = _view(session, ply), _grading(session, seed)
    return Sliced(grading.grade(view, tuple(line)))


def confirmed(
    session: Session, ply: int, line: Sequence[Option], better: Sequence[Option], seed: int = 1
) -> Sliced[Fresh]:
    """Whether fresh dealings say as well that a line is worse than another."""
    view, grading = _view(session, ply), _grading(session, seed)
    return Sliced(grading.confirm(view, tuple(line), tuple(better)))


def _grading(session: Session, seed: int) -> Grading:
    play = session.spec.play
    return Grading(play.rules, play.advisor, play.insight, seed)


def _view(session: Session, ply: int) -> SeatView:
    state = session.before(ply)
    decision = session.rules.decision(state)
    assert decision is not None, f"nobody is asked at choice {ply}"
    return SeatView(session.rules, state, decision, ply)
