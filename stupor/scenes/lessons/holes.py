"""Holes with six sides in the dusk of a lesson: their corners lie in the dark, softly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import hypot
from typing import Final

from stupor.stage.geometry import Point, overlap
from stupor.stage.items import Box, Colour, Group, Parts, Rect

#: So many units lie from the dark to the light, in as many steps.
FEATHER: Final = 7
#: The side of a grain in units; the grains are stretched, which makes their edges smooth.
_GRAIN: Final = 2.0
#: A run of grains: where it begins and ends, and how dark it is.
_Run = tuple[int, int, int]


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
