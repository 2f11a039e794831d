"""Several lines of a turn compared in the same dealings."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from stupor.ai.quick_players import Estimate

#: A chance to win beyond these is settled.
LOST: Final = 0.05
WON: Final = 0.95


class LineComparison:
    """The estimates of several lines in the same dealings; the line played is the first.

    `open` are the indices of the lines that are still compared.
    """

    def __init__(self, lines: int) -> None:
        """Start without any dealings."""
        self.open: list[int] = [*range(lines)]
        self._found: list[list[Estimate]] = [[] for _ in range(lines)]

    @property
    def count(self) -> int:
        """How many dealings there were."""
        return len(self._found[0])

    def add(self, place: int, estimate: Estimate) -> None:
        """Add the estimate of a line in one more dealing."""
        self._found[place].append(estimate)

    def best(self) -> int:
        """The line with the most points; the one played if none is ahead of it."""
        return max(self.open, key=lambda place: (sum(self._leads(place, 0)), -place))

    def drop_worse(self, errors: float) -> None:
        """Stop comparing lines that are this many errors behind the best."""
        best = self.best()
        self.open = [
            place
            for place in self.open
            if place in (0, best) or not _beyond(self._leads(best, place), errors)
        ]

    def in_doubt(self, exact: float, errors: float) -> bool:
        """Whether a line may be better whose error is still above `exact` points."""
        ahead = [_mean_and_error(self._leads(place, 0)) for place in self.open if place]
        return any(error > exact and vp > -errors * error for vp, error in ahead)

    def points_lost(self, best: int) -> tuple[float, float]:
        """By how many points the line played is behind another, and the error of that."""
        return _mean_and_error(self._leads(best, 0))

    def chance_lost(self, best: int) -> tuple[float, float]:
        """How much less chance to win the line played has, at least 0; and the error of that."""
        of = zip(self._found[best], self._found[0], strict=True)
        mean, error = _mean_and_error([one.chance - own.chance for one, own in of])
        return max(0.0, mean), error

    def decided(self, best: int) -> bool:
        """Whether neither line could change who wins."""
        return _decided(self._chance(best), self._chance(0))

    def _leads(self, place: int, other: int) -> list[float]:
        """How many points a line is ahead of another, dealing by dealing.

        Whether a game that is decided ends sooner or later is no matter of points.
        """
        both = zip(self._found[place], self._found[other], strict=True)
        return [0.0 if _ends_only(one, own) else one.lead - own.lead for one, own in both]

    def _chance(self, place: int) -> float:
        return sum(estimate.chance for estimate in self._found[place]) / len(self._found[place])


def _ends_only(one: Estimate, other: Estimate) -> bool:
    """Whether two estimates only differ in that a decided game is over in one of them."""
    return one.over != other.over and _decided(one.chance, other.chance)


def _decided(*chances: float) -> bool:
    return max(chances) < LOST or min(chances) > WON


def _beyond(values: Sequence[float], errors: float) -> bool:
    mean, error = _mean_and_error(values)
    return mean > errors * error


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, 0.0
    spread = sum((each - mean) ** 2 for each in values) / (len(values) - 1)
    return mean, sqrt(spread / len(values))
