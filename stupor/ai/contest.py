"""Turns that are tried in dealing after dealing, until it is clear which of them is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: After so many dealings turns that are clearly behind are given up.
EARLY: Final = 3
#: So many go on however often the worse half is given up.
FEWEST: Final = 2
#: What is clear: so many standard errors behind the leader, squared.
CLEAR: Final = 2.0
#: Few dealings may agree by chance: as many squared VP are added to their differences.
DOUBT: Final = 4.0


class Race:
    """What turns came to in the same dealings; who is behind runs no further.

    Turns are known by their places. After two dealings, four, eight and so on the better half goes
    on.
    """

    def __init__(self, turns: int) -> None:
        self.running = list(range(turns))
        self._found: list[list[float]] = [[] for _ in range(turns)]

    def note(self, place: int, value: float) -> None:
        """Write down what a turn came to in one more dealing."""
        self._found[place].append(value)

    def drop(self) -> None:
        """Let those stop that are behind, when it is time to look."""
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
        """The turns by how far they ran, then by what they came to on average."""
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
