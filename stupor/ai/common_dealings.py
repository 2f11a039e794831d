"""Several lines of a turn compared in common dealings."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from stupor.ai.playing_on import Verdict

#: A chance beyond these is no question any more.
LOST: Final = 0.05
WON: Final = 0.95


class Compared:
    """What several lines came to in common dealings; the line played is the first.

    `open` are those that are still compared, by their places.
    """

    def __init__(self, lines: int) -> None:
        """Nothing was dealt yet."""
        self.open: list[int] = [*range(lines)]
        self._of: list[list[Verdict]] = [[] for _ in range(lines)]

    @property
    def count(self) -> int:
        """How many dealings there were."""
        return len(self._of[0])

    def note(self, place: int, verdict: Verdict) -> None:
        """Write down what a line came to in one more dealing."""
        self._of[place].append(verdict)

    def best(self) -> int:
        """The line that came to the most points; the one played where none is ahead of it."""
        leads = [sum(verdict.lead for verdict in found) for found in self._of]
        return max(self.open, key=lambda place: (leads[place], -place))

    def leave_behind(self, errors: float) -> None:
        """Compare no further what is so many errors behind the best line."""
        best = self.best()
        self.open = [
            place
            for place in self.open
            if place in (0, best) or not _beyond(self._ahead(best, place), errors)
        ]

    def in_doubt(self, exact: float, errors: float) -> bool:
        """Whether a line may be better that is known to no more than `exact` points."""
        ahead = [_mean_and_error(self._ahead(place, 0)) for place in self.open if place]
        return any(error > exact and vp > -errors * error for vp, error in ahead)

    def behind(self, best: int) -> tuple[float, float]:
        """How many points the line played is behind another, and the error of that."""
        return _mean_and_error(self._ahead(best, 0))

    def less_chance(self, best: int) -> tuple[float, float]:
        """How much less chance the line played has, never less than none; and the error."""
        of = zip(self._of[best], self._of[0], strict=True)
        mean, error = _mean_and_error([one.chance - own.chance for one, own in of])
        return max(0.0, mean), error

    def decided(self, best: int) -> bool:
        """Whether neither line could change who wins."""
        chances = (self._chance(best), self._chance(0))
        return max(chances) < LOST or min(chances) > WON

    def told(self, place: int, errors: float, least: int) -> bool:
        """Whether so many dealings at least say that a line is better clearly, or is not."""
        if self.count < least:
            return False
        vp, error = self.behind(place)
        return vp <= 0 or vp > errors * error

    def _ahead(self, place: int, other: int) -> list[float]:
        """How many points a line is ahead of another, dealing by dealing."""
        both = zip(self._of[place], self._of[other], strict=True)
        return [one.lead - own.lead for one, own in both]

    def _chance(self, place: int) -> float:
        return sum(verdict.chance for verdict in self._of[place]) / len(self._of[place])


def _beyond(values: Sequence[float], errors: float) -> bool:
    mean, error = _mean_and_error(values)
    return mean > errors * error


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, 0.0
    spread = sum((each - mean) ** 2 for each in values) / (len(values) - 1)
    return mean, sqrt(spread / len(values))
