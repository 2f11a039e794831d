"""A race of turns: the more dealings there were, the fewer of them still run."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

#: After this many dealings, and whenever there were twice as many, the worse half drops out.
FIRST: Final = 2


class Race:
    """The values of turns in the same dealings, until a single one is left (sequential halving)."""

    def __init__(self, turns: int) -> None:
        self.running = list(range(turns))
        self._found: list[list[float]] = [[] for _ in range(turns)]

    def add(self, place: int, value: float) -> None:
        """Add the value of a turn in one more dealing."""
        self._found[place].append(value)

    @property
    def dealings(self) -> int:
        """How many dealings there were."""
        return len(self._found[self.running[0]])

    @property
    def due(self) -> int:
        """After how many more dealings it is time to halve them."""
        return max(FIRST, self.dealings)

    def halve(self) -> None:
        """Drop the worse half of the turns that run."""
        self.running.sort(key=lambda place: -sum(self._found[place]))
        del self.running[(len(self.running) + 1) // 2 :]

    def ranking(self) -> list[tuple[int, float]]:
        """The turns by the number of their dealings, then by their mean value; it never rises."""
        means = [sum(found) / len(found) for found in self._found]
        order = sorted(range(len(means)), key=lambda one: (-len(self._found[one]), -means[one]))
        return list(zip(order, accumulate((means[one] for one in order), min), strict=True))
