"""What a game offers to whoever learns to judge its positions from games against itself."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol

from stupor.engine.rules import Advisor


class School(Protocol):
    """A game's own subjects: its facts, its clock, and how weights become a judgement.

    A judgement is the given one plus, for each fact that holds for a seat, what the fact weighs now
    and for each round that is left; the rounds left are a weighted sum of the clock's hands.
    """

    facts: Sequence[str]
    hands: Sequence[str]

    def facts_of(self, s: Any, seat: int) -> Sequence[int]:
        """The places of the facts that hold for a seat."""
        ...

    def clock(self, s: Any) -> Sequence[float]:
        """How far the game has come, by hand."""
        ...

    def given(self, s: Any) -> Sequence[float]:
        """The judgement that nobody has to learn: each seat's points in the end."""
        ...

    def counted(self, s: Any) -> bool:
        """Whether the given judgement only has to count, so that nothing is added to it."""
        ...

    def turn(self, s: Any) -> Hashable:
        """Whose turn of which round it is: something else in each turn."""
        ...

    def round(self, s: Any) -> int:
        """The number of the round."""
        ...

    def judge(
        self, seats: int, clock: Sequence[float], now: Sequence[float], later: Sequence[float]
    ) -> Advisor:
        """The judgement with these weights, for games of so many seats."""
        ...
