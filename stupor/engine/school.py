"""What a game provides for training its judgement by self-play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from stupor.engine.judgement import Weights
from stupor.engine.rules import Advisor


class School(Protocol):
    """What training uses of a game: facts, a clock, and how weights become a judgement.

    A seat's value is its base score plus, for each fact that holds for it, the weight of the fact
    now and for each round left; the rounds left are a weighted sum of the clock's numbers. In the
    last round facts have weights of their own.

    A game is broken off after round `longest`; the clock never says more than `most_rounds_left`.
    """

    facts: Sequence[str]
    clock_names: Sequence[str]
    longest: int
    most_rounds_left: float

    def facts_of(self, s: Any, seat: int) -> Sequence[int]:
        """The places of the facts that hold for a seat; none where points are only counted."""

    def clock(self, s: Any) -> Sequence[float]:
        """How far the game has come, a number for each of `clock_names`."""

    def base_scores(self, s: Any) -> Sequence[float]:
        """The value of each seat before anything is learned: its estimated final points."""

    def last_round(self, s: Any) -> bool:
        """Whether this is the last round."""

    def round(self, s: Any) -> int:
        """The number of the round."""

    def judge(self, seats: int, weights: Weights) -> Advisor:
        """The judgement with these weights for so many seats."""
