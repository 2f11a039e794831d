"""What training needs to know of The Castles of Burgundy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.judgement import Weights
from stupor.games.burgundy import features
from stupor.games.burgundy.advisor import Advisor, turns_left
from stupor.games.burgundy.ids import LAST_ROUND
from stupor.games.burgundy.learned import CLOCK, LearnedAdvisor
from stupor.games.burgundy.state import State


class BurgundySchool:
    """The engine's School: facts of a duchy, and the rounds that are left."""

    facts: Sequence[str] = features.NAMES
    clock_names: Sequence[str] = CLOCK
    longest: int = LAST_ROUND
    most_rounds_left: float = 25.0

    def __init__(self) -> None:
        self._base = Advisor()

    def facts_of(self, s: State, seat: int) -> list[int]:
        """The places of the facts that hold for a seat; none once it has no turn left."""
        return features.features(s, seat) if turns_left(s, seat) else []

    def clock(self, s: State) -> list[float]:
        """The rounds that are left."""
        return [float(LAST_ROUND - s.round)]

    def base_scores(self, s: State) -> list[float]:
        """The hand-made judgement: each seat's points in the end."""
        return self._base.expected_points(s)

    def last_round(self, s: State) -> bool:
        """Whether this is the last round."""
        return s.round == LAST_ROUND

    def round(self, s: State) -> int:
        """The number of the round."""
        return s.round

    def judge(self, seats: int, weights: Weights) -> LearnedAdvisor:
        """The judgement with these weights."""
        return LearnedAdvisor(weights)


SCHOOL: Final = BurgundySchool()
