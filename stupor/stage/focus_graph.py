"""Which arrow leads where among things on a page, so that arrows lead everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from stupor.stage.geometry import Point, centre
from stupor.stage.items import Rect

Direction = tuple[int, int]
DIRECTIONS: Final[tuple[Direction, ...]] = ((1, 0), (0, 1), (-1, 0), (0, -1))
#: How much worse it is to lie aside than to lie further ahead.
ASIDE: Final = 2.0
#: Nearer than this, in logical units, is not ahead.
BESIDE: Final = 2.0


class FocusSpot(NamedTuple):
    """Something that can have the focus; `lit` when it may be picked up or pressed now."""

    name: str
    rect: Rect
    lit: bool = False
    #: The focus comes to rest here before anything else that is lit.
    next: bool = False


class FocusGraph:
    """Arrows from thing to thing: the nearest centre, and a detour to what would be left out."""

    def __init__(self, spots: Sequence[FocusSpot]) -> None:
        """Tie the things of one group together."""
        self._at = {spot.name: centre(spot.rect) for spot in spots}
        self._leads: dict[tuple[str, Direction], str] = {}
        for spot in spots:
            for way in DIRECTIONS:
                found = nearest(spots, spot, *way)
                if found:
                    self._leads[spot.name, way] = found
        if spots:
            self._reach_all(spots[0].name)
            self._return_from_all(spots[0].name)

    def after(self, name: str, way: Direction) -> str:
        """Where an arrow leads, or nothing at the edge."""
        return self._leads.get((name, way), "")

    def _reach_all(self, first: str) -> None:
        """What no arrow leads to is put between its nearest neighbour and what lies beyond."""
        while lost := self._at.keys() - self._reached(first):
            here, there = self._closest(self._at.keys() - lost, lost)
            way = _way(self._at[here], self._at[there])
            beyond = self._leads.get((here, way), here)
            self._leads[here, way] = there
            self._leads[there, way] = beyond

    def _return_from_all(self, first: str) -> None:
        """Where no arrow leads back, one that led nowhere does."""
        while lost := {name for name in self._at if first not in self._reached(name)}:
            edge, way = next(
                (n, w)
                for n in self._at
                if n in lost
                for w in DIRECTIONS
                if (n, w) not in self._leads
            )
            _, back = self._closest({edge}, self._at.keys() - lost)
            self._leads[edge, way] = back

    def _reached(self, first: str) -> set[str]:
        seen, todo = {first}, [first]
        while todo:
            name = todo.pop()
            for way in DIRECTIONS:
                after = self._leads.get((name, way), name)
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
        return seen

    def _closest(self, some: Iterable[str], others: Iterable[str]) -> tuple[str, str]:
        pairs = ((a, b) for a in some for b in others)
        return min(pairs, key=lambda pair: (distance(*map(self._at.__getitem__, pair)), pair))


def nearest(spots: Iterable[FocusSpot], here: FocusSpot, dx: int, dy: int) -> str:
    """The spot whose centre lies nearest in a direction, or nothing."""
    x, y = centre(here.rect)
    best, least = "", float("inf")
    for spot in spots:
        left, top, wide, high = spot.rect
        u, v = left + wide / 2 - x, top + high / 2 - y
        ahead = u * dx + v * dy
        far = ahead + ASIDE * abs(u * dy + v * dx)
        if ahead > BESIDE and far < least and spot.name != here.name:
            best, least = spot.name, far
    return best


def distance(a: Point, b: Point) -> float:
    """How far two points are apart, squared."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _way(start: Point, end: Point) -> Direction:
    """The arrow that points most nearly from one point to another."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if abs(dx) >= abs(dy):
        return (1, 0) if dx >= 0 else (-1, 0)
    return (0, 1) if dy >= 0 else (0, -1)
