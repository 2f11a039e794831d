"""Dusk over all but what a teacher speaks of, and gold round that; lines keep clear of words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from math import hypot
from typing import TYPE_CHECKING, Final, NamedTuple

from stupor.scenes.lessons.plate import ABOVE
from stupor.scenes.widgets import inset
from stupor.stage.geometry import Point, inside, overlap
from stupor.stage.highlight_roles import outline
from stupor.stage.items import Box, Colour, Group, Item, Label, Parts, Rect

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: How far outside a thing the gold may begin, the best first; where words are near it moves in,
#: or else out beyond them.
GAPS: Final = (*(float(gap) for gap in range(5, -9, -1)), *(float(gap) for gap in range(6, 29)))
#: From the outer edge of the gold to the inner one, and out to where the light begins to fade.
INNER: Final = 4.0
OUTER: Final = 2.0
#: Words further off than this are clear of any frame.
FAR: Final = 40.0
LEFT, UP, RIGHT, DOWN = range(4)
#: Room for the light around a frame that leans.
MARGIN: Final = 34.0

#: Dusk: its layer above the table and its lights, its colour and strength, its soft edge.
DUSK: Final = 470
NIGHT: Final = (18, 8, 4)
SHADE: Final = 158
#: How much of what lies about a thing stays in the light.
AROUND: Final = 10.0

#: Where the letters of a label come out, in units of the page.
Ink = Callable[[Label], Rect]
#: So many units lie from the dark to the light, in as many steps.
FEATHER: Final = 7
#: The side of a grain in units; the grains are stretched, which makes their edges smooth.
_GRAIN: Final = 2.0
#: A run of grains: where it begins and ends, and how dark it is.
_Run = tuple[int, int, int]


class Spot(NamedTuple):
    """Something that is shown, how far it leans, and its light where it has not four sides."""

    rect: Rect
    lean: float = 0.0
    light: Item | None = None


def dusk(
    page: Rect, holes: Sequence[Rect], k: float = 1.0, hexes: Sequence[Rect] = ()
) -> list[Item]:
    """Dusk over a page that leaves some places and hexes in the light, with soft edges.

    It lies over the table and its lights, under what is held and what a choice would change.
    """
    groups = clusters(hexes)
    frames = [frame_of(group, k) for group in groups]
    found: list[Item] = [
        Box(f"dusk{n}", DUSK, field, fill=(*NIGHT, SHADE))
        for n, field in enumerate(fields(page, [*holes, *frames], k))
    ]
    for n, group in enumerate(groups):
        found.append(corners(f"dusk.hex{n}", DUSK, group, holes, k, (*NIGHT, SHADE)))
    for n, hole in enumerate(holes):
        for step in range(FEATHER):
            alpha = shade_at(step + 0.5, SHADE)
            rim = inset(hole, float(step))
            if rim[2] > 4 and rim[3] > 4:
                found.append(Box(f"dusk.edge{n}.{step}", DUSK, rim, None, (*NIGHT, alpha), 1.0))
    return found


def fields(page: Rect, holes: Sequence[Rect], k: float = 1.0) -> list[Rect]:
    """Rectangles that cover a page but for some holes, without ever overlapping.

    All edges lie between the dots of a window with k dots a unit, so that no line stays open.
    """
    x, y, w, h = page
    cut = [_clipped(hole, page, k) for hole in holes]
    rows = sorted({y, y + h, *(e for hole in cut for e in (hole[1], hole[1] + hole[3]))})
    found: list[Rect] = []
    for top, foot in pairwise(rows):
        beside = [c for c in cut if c[1] <= top and c[1] + c[3] >= foot and c[2] > 0]
        found += _between((x, top, w, foot - top), sorted(beside))
    return found


def _between(row: Rect, holes: Sequence[Rect]) -> Iterator[Rect]:
    """What of a row lies between holes that stand in it from left to right."""
    left, top, w, high = row
    right = left + w
    for hole in holes:
        if hole[0] > left:
            yield left, top, hole[0] - left, high
        left = max(left, hole[0] + hole[2])
    if left < right:
        yield left, top, right - left, high


def _clipped(hole: Rect, page: Rect, k: float) -> Rect:
    left, top = (round(max(hole[n], page[n]) * k) / k for n in (0, 1))
    right, foot = (round(min(hole[n] + hole[n + 2], page[n] + page[n + 2]) * k) / k for n in (0, 1))
    return left, top, max(0.0, right - left), max(0.0, foot - top)


def highlights(spots: Sequence[Spot], items: Iterable[Item], ink: Ink) -> list[Item]:
    """A frame for each spot; its lines keep clear of the letters of the items."""
    labels = [item for item in items if isinstance(item, Label) and item.text.strip()]
    found: list[Item] = []
    for number, spot in enumerate(spots):
        if spot.light is not None:
            found.append(spot.light)
            continue
        near = [ink(label) for label in labels if overlap(label.rect, inset(spot.rect, -FAR))]
        frame = spot.rect if spot.lean else fitted(spot.rect, near)
        found += _leaning(number, spot) if spot.lean else _frame(f"shown{number}", frame, ABOVE - 3)
    return found


def fitted(rect: Rect, inks: Sequence[Rect]) -> Rect:
    """The outer edge of a frame about a rectangle, each side where it crosses the fewest words."""
    x, y, w, h = rect
    top, low = _gap(rect, UP, inks), _gap(rect, DOWN, inks)
    tall = (x, y - top, w, h + top + low)
    left, right = _gap(tall, LEFT, inks), _gap(tall, RIGHT, inks)
    return x - left, tall[1], w + left + right, tall[3]


def _gap(rect: Rect, side: int, inks: Sequence[Rect]) -> float:
    return min(GAPS, key=lambda gap: sum(overlap(_line(rect, side, gap), ink) for ink in inks))


def _line(rect: Rect, side: int, gap: float) -> Rect:
    """What the gold of one side covers; the upper and the lower one are laid first."""
    x, y, w, h = rect
    thick = INNER + OUTER
    if side == LEFT:
        return x - gap - OUTER, y - OUTER, thick, h + 2 * OUTER
    if side == RIGHT:
        return x + w + gap - INNER, y - OUTER, thick, h + 2 * OUTER
    if side == UP:
        return x - GAPS[0], y - gap - OUTER, w + 2 * GAPS[0], thick
    return x - GAPS[0], y + h + gap - INNER, w + 2 * GAPS[0], thick


def _frame(key: str, edge: Rect, z: int) -> list[Item]:
    """The task is the next thing: the strongest light there is."""
    return [outline(key, z, inset(edge, INNER / 2), "next")]


def _leaning(number: int, spot: Spot) -> list[Item]:
    """The frame of a card of the fan."""
    x, y, w, h = spot.rect
    size = (w + 2 * MARGIN, h + 2 * MARGIN)
    parts = Parts([outline("part", 0, (MARGIN, MARGIN, w, h), "next")])
    place = (x - MARGIN, y - MARGIN, *size)
    return [Group(f"shown{number}", ABOVE - 3, place, parts, size, spot.lean)]


def ink_of(app: Host, label: Label) -> Rect:
    """Where the letters of a label come out in the window of an app."""
    k = app.camera.k
    x, y, w, h = label.rect
    left, top, wide, high = app.renderer.text.fitted(label, round(w * k), round(h * k), k).ink
    return x + left / k, y + top / k, wide / k, high / k


def in_light(box: Rect, shown: Sequence[Rect]) -> bool:
    """Whether something lies within what is shown: a second light would leave a seam there."""
    x, y, w, h = box
    rooms = [inset(room, -1) for room in shown]
    return any(inside(room, (x, y)) and inside(room, (x + w, y + h)) for room in rooms)


def hex_grown(hexed: Rect) -> Rect:
    """A place with six sides and what lies about it in the light."""
    return inset(hexed, -AROUND, -AROUND * hexed[3] / hexed[2])


def shade_at(depth: float, shade: int) -> int:
    """How dark it is so far inside a hole; below zero is outside."""
    if depth <= 0:
        return shade
    return 0 if depth > FEATHER else round(shade * (1 - (int(depth) + 1) / (FEATHER + 1)))


def clusters(hexes: Sequence[Rect]) -> list[list[Rect]]:
    """Hexes whose rectangles meet, also by way of others, together."""
    found: list[list[Rect]] = []
    for one in hexes:
        near = [some for some in found if any(overlap(one, other) for other in some)]
        found = [some for some in found if some not in near]
        found.append([one, *(other for some in near for other in some)])
    return found


def frame_of(hexes: Sequence[Rect], k: float) -> Rect:
    """The rectangle about a cluster, of whole grains that begin between the dots of a window."""
    grain = _grain(k)
    left, top = (min(one[n] for one in hexes) for n in (0, 1))
    right, foot = (max(one[n] + one[n + 2] for one in hexes) for n in (0, 1))
    x, y = int(left * k), int(top * k)
    wide, high = (int(-(-(end * k - start) // grain)) for end, start in ((right, x), (foot, y)))
    return x / k, y / k, wide * grain / k, high * grain / k


def corners(
    key: str, z: int, hexes: Sequence[Rect], lit: Sequence[Rect], k: float, dark: Colour
) -> Group:
    """What of the frame of a cluster lies in dusk; `lit` are holes with four sides about it."""
    frame = frame_of(hexes, k)
    step = _grain(k) / k
    wide, high = round(frame[2] / step), round(frame[3] / step)
    around = [rect for rect in lit if overlap(rect, frame)]
    parts: list[Box] = []
    rows = [_runs(frame, step, row, wide, hexes, around, dark[-1]) for row in range(high)]
    for runs, lines in groupby(enumerate(rows), key=lambda line: line[1]):
        numbers = [number for number, _ in lines]
        for start, end, alpha in runs:
            spot = (start / k, numbers[0] / k, (end - start) / k, len(numbers) / k)
            parts.append(Box(f"{start}.{numbers[0]}", z, spot, (*dark[:3], alpha)))
    return Group(key, z, frame, Parts(parts), (wide / k, high / k))


def _grain(k: float) -> int:
    """The side of a grain in dots of a window."""
    return max(2, round(_GRAIN * k))


def _runs(
    frame: Rect,
    step: float,
    row: int,
    wide: int,
    hexes: Sequence[Rect],
    around: Sequence[Rect],
    shade: int,
) -> list[_Run]:
    """A row of grains, those of one shade together, without those in full light."""
    y = frame[1] + (row + 0.5) * step
    spots = ((frame[0] + (column + 0.5) * step, y) for column in range(wide))
    shades = (shade_at(max(_depths(spot, hexes, around)), shade) for spot in spots)
    found: list[_Run] = []
    start = 0
    for alpha, run in groupby(shades):
        end = start + len(list(run))
        if alpha:
            found.append((start, end, alpha))
        start = end
    return found


def _depths(spot: Point, hexes: Sequence[Rect], around: Sequence[Rect]) -> Iterator[float]:
    """How far a point lies inside each hole; below zero outside."""
    for x, y, w, h in hexes:
        across, down = abs(spot[0] - x - w / 2), abs(spot[1] - y - h / 2)
        slope = (w * h / 4 - across * h / 4 - down * w / 2) / hypot(h / 4, w / 2)
        yield min(w / 2 - across, slope)
    for x, y, w, h in around:
        yield min(spot[0] - x, x + w - spot[0], spot[1] - y, y + h - spot[1])
