"""Where a plate stands beside what is carried: close by, on the page, over nothing it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import Final, NamedTuple

from stupor.stage.geometry import around_all, grown, overlap, shared
from stupor.stage.items import Rect

#: How far from what is carried, and from the edge of the page.
GAP: Final = 16.0
EDGE: Final = 8.0
#: Up to so far from what is carried a plate does not follow it.
FAR: Final = 90.0
#: How a plate lies along a side: middles, upper or left edges, lower or right edges together.
SHARES: Final = (0.5, 0.0, 1.0)
#: A later side must hide so much less to be better.
_LATER: Final = 40.0


class Place(NamedTuple):
    """A side, how the plate lies along it, and where that is."""

    side: str
    share: float
    box: Rect


def flank(
    size: tuple[float, float],
    by: Rect,
    page: Rect,
    clear: Iterable[tuple[Rect, float]] = (),
    was: Place | None = None,
) -> Place:
    """The best place beside a thing; where it `was`, or on that side, as long as there is room.

    What is to be left `clear` comes with its weight.

    >>> flank((20, 10), (50, 50, 10, 10), (0, 0, 200, 100)).box
    (76.0, 50.0, 20, 10)
    >>> flank((20, 10), (170, 50, 10, 10), (0, 0, 200, 100)).box
    (134.0, 50.0, 20, 10)
    """
    kept = _kept(was, size, by, page) if was is not None else None
    if kept is not None:
        return kept
    found = list(places(size, by, page))
    reach = around_all([place.box for place in found])
    return _least_hiding(found, [part for part in clear if overlap(part[0], reach)])


def _least_hiding(found: Sequence[Place], near: Sequence[tuple[Rect, float]]) -> Place:
    """The first of those that hide least; none is looked at any longer than it can be better."""
    best, least = found[0], inf
    for number, place in enumerate(found):
        cost, box = _LATER * number, place.box
        for area, weight in near:
            if cost >= least:
                break
            cost += weight * shared(box, area)
        if cost < least:
            best, least = place, cost
    return best


def _kept(was: Place, size: tuple[float, float], by: Rect, page: Rect) -> Place | None:
    """Where a plate was, if the thing has come no nearer and is not far; else on that side."""
    if overlap(was.box, grown(by, FAR)) and not overlap(was.box, grown(by, GAP)):
        return was
    return next((place for place in places(size, by, page) if place[:2] == was[:2]), None)


def places(size: tuple[float, float], by: Rect, page: Rect) -> Iterator[Place]:
    """Where a plate of a size may stand beside a thing, the best first; one at least."""
    (w, h), (x, y, bw, bh) = size, by
    left, top, right, foot = page[0] + EDGE, page[1] + EDGE, page[0] + page[2], page[1] + page[3]
    right, foot = right - EDGE - w, foot - EDGE - h
    ways = {"right": x + bw + GAP, "left": x - GAP - w}
    rows = {"above": y - GAP - h, "below": y + bh + GAP}
    none = True
    for share in SHARES:
        low = min(max(top, y + (bh - h) * share), foot)
        for side, at in ways.items():
            if left <= at <= right:
                none = False
                yield Place(side, share, (at, low, w, h))
    for share in SHARES:
        across = min(max(left, x + (bw - w) * share), right)
        for side, at in rows.items():
            if top <= at <= foot:
                none = False
                yield Place(side, share, (across, at, w, h))
    if none:
        yield Place("", 0.0, (max(left, right), top, w, h))
