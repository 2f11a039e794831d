"""The plate with the forecast: beside what is carried, or beside the place pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

from stupor.stage.course import PreviewedChoice
from stupor.stage.drag import Phase
from stupor.stage.geometry import Point, around, around_all, centre, grown, overlap, shared
from stupor.stage.items import Box, Colour, Group, Item, Parts, Rect
from stupor.stage.messages import Forecast, Preview
from stupor.stage.palette import FORECAST, PAPER
from stupor.stage.plaque import Plaque
from stupor.table import overlay
from stupor.table.input.hand import Hand
from stupor.table.input.hit_test import HitTest
from stupor.table.panels.preview import GhostPreview

#: How far from what is carried, and from the edge of the page.
GAP: Final = 16.0
PAGE_EDGE: Final = 8.0
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
    left, top, right, foot = (
        page[0] + PAGE_EDGE,
        page[1] + PAGE_EDGE,
        page[0] + page[2],
        page[1] + page[3],
    )
    right, foot = right - PAGE_EDGE - w, foot - PAGE_EDGE - h
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


#: How far its point reaches out of the plate, rim and paper; all lengths in units of the page.
OUT: Final = GAP + 2.0
INNER: Final = OUT - 4.0
#: How far within its rectangle a plate begins to be seen.
EDGE: Final = 6.0
#: How far from the corners of the plate it stays.
CORNER: Final = 30.0
GOLD: Final[Colour] = (178, 138, 60)
DARK: Final[Colour] = (66, 42, 20)
#: The paper lies so far out that it covers the rim of the plate and nothing on it.
_OFF: Final = 4.0
_RIM: Final = sqrt(2) * OUT
_PAPER: Final = sqrt(2) * (INNER - _OFF)
_SIDES: Final = {"left": (1, 0), "right": (-1, 0), "above": (0, 1), "below": (0, -1)}


def notched(plate: Group, side: str, at: Point) -> list[Item]:
    """A plate whose edge has a notch towards a point, in rim and paper."""
    if side not in _SIDES:
        return [plate]
    (across, down), (x, y, w, h) = _SIDES[side], plate.rect
    foot = (
        x + w * (across + 1) / 2 - across * EDGE if across else _between(at[0], x, w),
        y + h * (down + 1) / 2 - down * EDGE if down else _between(at[1], y, h),
    )
    out = foot[0] + across * _OFF, foot[1] + down * _OFF
    rim = Box("rim", 0, (0, 0, _RIM, _RIM), GOLD, DARK, 1.4)
    paper = Box("paper", 0, (0, 0, _PAPER, _PAPER), PAPER)
    under, over = _tilted("rim", FORECAST - 1, foot, rim), _tilted("paper", FORECAST, out, paper)
    return [under, plate, over]


def _between(at: float, start: float, length: float) -> float:
    """The nearest to a point that is not near a corner."""
    slack = min(CORNER, length / 2)
    return min(max(at, start + slack), start + length - slack)


def _tilted(name: str, z: int, middle: Point, square: Box) -> Group:
    """A square that stands on a corner."""
    size = square.rect[2:]
    return Group(f"notch/{name}", z, around(middle, *size), Parts((square,)), size, 45)


#: How much it matters that these stay in sight: what is carried, what the plate speaks of, the
#: ribbon, other choices in words, what changes on the table, rivals, where else the thing could go.
CARRIED, CLEAR, RIBBON, WORDS, GHOST, RIVAL, LIT = 50.0, 4.0, 16.0, 4.0, 1.0, 0.5, 0.25
#: The plate follows the hand in steps of so many units: whole dots of the usual windows.
STEP: Final = 3.0


class ForecastPlate:
    """Keeps the plate of the drop under the hand, and on which side of the hand it stands."""

    def __init__(self, preview: GhostPreview) -> None:
        """Lay out what a preview tells."""
        self._preview = preview
        #: What the plate speaks of: a choice, and the place under the hand.
        self._about: tuple[HitTest | None, PreviewedChoice, str] = (None, PreviewedChoice(), "")
        self._told = Preview()
        self._place: Place | None = None
        self._laid: tuple[object, list[Item]] = (None, [])
        self._shown: list[Item] = []
        self._waits, self._waited = False, False
        self._lit: tuple[object, Sequence[Rect]] = (None, ())

    def tick(self, hit_test: HitTest, hand: Hand) -> float | None:
        """0.0 where what is carried has come to another place, whose plate the next frame shows.

        This frame has the lights and previews of that place to paint. No two frames wait.
        """
        subject = self._preview.subject(hit_test, hand)
        new = subject.carried and (hit_test, subject, hand.target) != self._about
        self._waits = new and hit_test is self._about[0] and not self._waited
        return 0.0 if self._waits else None

    def items(
        self, hit_test: HitTest, hand: Hand, made: tuple[Plaque, ...], now: float
    ) -> list[Item]:
        """The plate beside what is held or pointed at; nothing where the game has none."""
        if not self._waits:
            self._shown = self._found(hit_test, hand, made, now)
        self._waited, self._waits = self._waits, False
        return self._shown

    def _found(
        self, hit_test: HitTest, hand: Hand, made: tuple[Plaque, ...], now: float
    ) -> list[Item]:
        subject = self._preview.subject(hit_test, hand)
        about = (hit_test, subject, hand.target)
        if about != self._about:
            self._about, self._place = about, None
            self._told = self._preview.told(hit_test, subject, made)
        carried, plate = subject.carried, self._told.plate
        over = hit_test.rect((hand.target or subject.barred) if carried else hand.hover)
        held = overlay.held_rect(hit_test, hand, made, now) if carried else over
        if plate is None or held is None:
            return []
        return self._beside(hit_test, hand, plate, held, over if over is not None else held)

    def _beside(
        self, hit_test: HitTest, hand: Hand, plate: Forecast, held: Rect, over: Rect
    ) -> list[Item]:
        """Where the plate hides least, clear of the place and of what is carried over it."""
        lifted = self._about[1].carried and hand.drag.phase is Phase.LIFTED
        by = over if lifted else around_all([over, held])
        clear = self._clear(hit_test, hand, plate, held)
        self._place = flank(plate.size, by, hit_test.view.page, clear, self._place)
        key = plate, self._place, over
        if key != self._laid[0]:  # else the very same items, of which nothing is painted anew
            self._laid = key, _laid(*key)
        return self._laid[1]

    def _clear(
        self, hit_test: HitTest, hand: Hand, plate: Forecast, held: Rect
    ) -> Iterator[tuple[Rect, float]]:
        """What the plate hides as little as it can; other places to click may be hidden."""
        yield held, CARRIED
        yield hit_test.view.anchors["prompt.text"], RIBBON
        yield from ((plaque.rect, WORDS) for plaque in hit_test.plaques.values())
        if self._about[1].carried:
            yield from ((area, CLEAR) for area in plate.clear)
            yield from ((item.rect, GHOST) for item in self._told.items)
            yield from ((area, RIVAL) for area in plate.rivals)
            yield from ((area, LIT) for area in self._where_to(hit_test, hand))

    def _where_to(self, hit_test: HitTest, hand: Hand) -> Sequence[Rect]:
        """Where what is held may go; looked up once for all places it is held over."""
        key = hit_test, hand.drag.pick, hand.drag.mode
        if key != self._lit[0]:
            self._lit = key, overlay.rects(hit_test, hand.targets())
        return self._lit[1]


def _laid(plate: Forecast, place: Place, over: Rect) -> list[Item]:
    """The plate where it stands, its notch towards the place that it speaks of."""
    x, y = (round(at / STEP) * STEP for at in place.box[:2])
    return notched(plate.at(x, y), place.side, centre(over))
