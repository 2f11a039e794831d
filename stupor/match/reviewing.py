"""A review in the making: unit by unit, so that it can be stopped and gone on with."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.match.review import Review
from stupor.match.session import Session

#: Milliseconds that a review takes of one frame where there is no other process.
SLICE: Final = 4.0
#: Steps of a review, in order: the graph, every turn, the marks once more, what came to light.
GRAPH: Final = "graph"
TURNS: Final = "turns"
MARKS: Final = "marks"
LUCK: Final = "luck"


class Progress(NamedTuple):
    """How far a review has come: the step it is at, and of how many things it has looked at."""

    step: str
    done: int
    of: int


class Reviewing:
    """Reviews a finished game for one seat, beside everything else."""

    def __init__(
        self, session: Session, seat: int, seed: int = 1, known: Review | None = None
    ) -> None:
        """Begin, or go on with what is `known` already; the end is the same, byte for byte."""
        raise NotImplementedError

    @property
    def review(self) -> Review:
        """All that is known so far; `complete` when nothing is left to do."""
        raise NotImplementedError

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.review.complete

    def poll(self, slice_ms: float | None = SLICE) -> Review | None:
        """Go on a little: the review where it knows more than at the last call, else None.

        Without a limit, everything is done in one go.
        """
        raise NotImplementedError

    def stop(self) -> None:
        """Ask nothing more of the process that thinks; `review` can be kept and gone on with."""
        raise NotImplementedError
