"""A race of turns: dealing after dealing, those that are behind drop out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: Turns that are clearly behind are first dropped after this many dealings.
EARLY: Final = 3
#: The worse half is dropped as long as this many are left.
FEWEST: Final = 2
#: Standard errors behind the leader, squared, from which a turn is clearly behind.
CLEAR: Final = 2.0
#: Squared VP added to the spread, since a few dealings may agree by chance.
DOUBT: Final = 4.0


class Race:
    """The values of turns in the same dealings; those that are behind are dropped.

    Turns are known by their places. After two dealings, four, eight and so on the better half goes
    on.
    """

    def __init__(self, turns: int) -> None:
        self.running = list(range(turns))
        self._found: list[list[float]] = [[] for _ in range(turns)]

    def add(self, place: int, value: float) -> None:
        """Add the value of a turn in one more dealing."""
        self._found[place].append(value)

    def drop(self) -> None:
        """Drop the turns that are behind, if a check is due."""
        dealings = len(self._found[self.running[0]])
        order = sorted(self.running, key=lambda place: -sum(self._found[place]))
        if dealings > 1 and dealings & (dealings - 1) == 0:
            order = order[: max(FEWEST, (len(order) + 1) // 2)]
        if dealings >= EARLY:
            ahead = self._found[order[0]]
            order = [
                place
                for place in order
                if place == order[0] or not clearly_behind(self._found[place], ahead)
            ]
        self.running = sorted(order)

    def ranking(self) -> list[tuple[int, float]]:
        """The turns by the number of their dealings, then by their mean value."""
        order = sorted(
            enumerate(self._found),
            key=lambda found: (-len(found[1]), -sum(found[1]) / len(found[1])),
        )
        ranking: list[tuple[int, float]] = []
        for place, found in order:
            mean = sum(found) / len(found)
            ranking.append((place, min(mean, ranking[-1][1]) if ranking else mean))
        return ranking


def clearly_behind(values: Sequence[float], ahead: Sequence[float]) -> bool:
    """Whether values are so far behind others of the same dealings that chance cannot be why.

    >>> clearly_behind([1.0, 2.0, 3.0], [5.0, 6.0, 7.0]), clearly_behind([1.0, 9.0], [5.0, 6.0])
    (True, False)
    """
    count = len(values)
    behind = [theirs - own for own, theirs in zip(values, ahead, strict=True)]
    mean = sum(behind) / count
    spread = DOUBT + sum((one - mean) * (one - mean) for one in behind)
    return mean > 0 and mean * mean * count * count > CLEAR * spread
