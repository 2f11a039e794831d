"""Discs on a rule of points: none of them lies over another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stupor.stage.geometry import around
from stupor.stage.items import Rect

#: Diameter of a disc in logical units.
DISC: Final = 30.0
#: Discs that would hide each other are smaller and stand in two rows, each with so much width.
SMALL: Final = 22.0
WIDE: Final = 20.0

#: A seat, and how far along the rule its score stands.
Mark = tuple[int, float]


def disc_places(marks: Iterable[Mark], level: float, rows: tuple[float, float]) -> dict[int, Rect]:
    """Where the discs of some seats lie, given from left to right.

    One disc lies at a level of the page; several in two rows, each as near to its score as there
    is room.
    """
    found: dict[int, Rect] = {}
    crowd: list[Mark] = []
    for seat, x in marks:
        if crowd and x - crowd[-1][1] >= DISC - 4:
            found |= _crowd(crowd, level, rows)
            crowd = []
        crowd.append((seat, x))
    return found | _crowd(crowd, level, rows)


def _crowd(crowd: list[Mark], level: float, rows: tuple[float, float]) -> dict[int, Rect]:
    if len(crowd) == 1:
        seat, x = crowd[0]
        return {seat: around((x, level), DISC)}
    found: dict[int, Rect] = {}
    free = [0.0, 0.0]
    for seat, x in crowd:
        row = 0 if free[0] <= x else 1 if free[1] <= x else free.index(min(free))
        middle = max(x, free[row])
        free[row] = middle + WIDE
        found[seat] = around((middle, rows[row]), SMALL)
    return found
