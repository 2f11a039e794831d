"""What training needs to know of Stupor Mundi."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.judgement import Weights
from stupor.games.stupor_mundi import features
from stupor.games.stupor_mundi.advisor import Advisor
from stupor.games.stupor_mundi.learned import MOST_ROUNDS, LearnedAdvisor
from stupor.games.stupor_mundi.state import State


class StuporMundiSchool:
    """The engine's School: facts of a House and a clock of rounds."""

    facts: Sequence[str] = features.NAMES
    clock_names: Sequence[str] = features.CLOCK
    longest: int = 14
    most_rounds_left: float = MOST_ROUNDS

    def __init__(self) -> None:
        self._base = Advisor()

    def facts_of(self, s: State, seat: int) -> list[int]:
        """The places of the facts that hold for a seat."""
        return (features.last_features if s.ending else features.features)(s, seat)

    def clock(self, s: State) -> list[float]:
        """How far the game has come, by hand."""
        return features.clock(s)

    def base_scores(self, s: State) -> list[float]:
        """The hand-made judgement: each seat's points in the end."""
        return self._base.expected_points(s)

    def last_round(self, s: State) -> bool:
        """Whether this is the last round."""
        return bool(s.ending)

    def round(self, s: State) -> int:
        """The number of the round."""
        return s.round

    def judge(self, seats: int, weights: Weights) -> LearnedAdvisor:
        """The judgement with these weights, for games of so many seats."""
        return LearnedAdvisor({seats: weights})


SCHOOL: Final = StuporMundiSchool()
