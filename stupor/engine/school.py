"""What a game offers to whoever learns to judge its positions from games against itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from stupor.engine.judgement import Weights
from stupor.engine.rules import Advisor


class School(Protocol):
    """A game's own subjects: its facts, its clock, and how weights become a judgement.

    A judgement is the given one plus, for each fact that holds for a seat, what the fact weighs now
    and for each round that is left; the rounds left are a weighted sum of the clock's hands. In the
    last round, where the given judgement counts, facts have weights of their own.

    A game is broken off after its `longest` round; the clock never sees more than so many `ahead`.
    """

    facts: Sequence[str]
    hands: Sequence[str]
    longest: int
    ahead: float

    def facts_of(self, s: Any, seat: int) -> Sequence[int]:
        """The places of the facts that hold for a seat; none where points are only counted."""
        ...

    def clock(self, s: Any) -> Sequence[float]:
        """How far the game has come, by hand."""
        ...

    def given(self, s: Any) -> Sequence[float]:
        """The judgement that nobody has to learn: each seat's points in the end."""
        ...

    def counted(self, s: Any) -> bool:
        """Whether this is the last round."""
        ...

    def round(self, s: Any) -> int:
        """The number of the round."""
        ...

    def judge(self, seats: int, weights: Weights) -> Advisor:
        """The judgement with these weights for so many seats."""
        ...
