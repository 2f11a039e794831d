"""Discs on a rule of points, and how far beyond its end they are: none lies over another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, overlap
from stupor.stage.items import Rect
from stupor.stage.palette import INK

#: Diameter of a disc in logical units.
DISC: Final = 30.0
#: Discs that would hide each other are smaller and stand in two rows, each with so much width.
SMALL: Final = 22.0
WIDE: Final = 20.0
#: So many points are the whole rule; beyond it a plate beside the disc says how many times.
LAP: Final = 100
PLATE: Final = (44.0, 22.0)
#: How wide a numeral of the rule is.
NUMERAL: Final = 22.0
#: From the middle of a disc to its plate.
ASIDE: Final = 15.5

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


def paint_laps(
    draw: DrawList,
    discs: Mapping[int, Rect],
    points: Mapping[int, int],
    tens: Iterable[Rect],
    rule: Rect,
) -> None:
    """Plates beside discs with more points than the rule has; off its numerals, if they can."""
    laps: dict[Rect, int] = {}
    numerals = [around(centre(place), NUMERAL, place[3]) for place in tens]
    for seat, lap in ((seat, (have - 1) // LAP * LAP) for seat, have in points.items()):
        others = [disc for other, disc in discs.items() if other != seat]
        free = _free(_sides(discs[seat], rule), (*laps, *others), numerals)
        plate = free[0] if free else _shared(discs[seat], rule, lap, laps)
        if lap > 0 and plate not in laps:
            laps[plate] = lap
            draw.nine_slice(f"vp.{seat}.lap", plate, "ui/chip", 12)
            draw.label(f"vp.{seat}.100", plate, f"+{lap}", 14, "bold", INK)


def _sides(disc: Rect, rule: Rect) -> list[Rect]:
    """Where a plate may stand beside a disc without leaving the rule."""
    (x, y), (wide, high), (left, _, room, _) = centre(disc), PLATE, rule
    sides = (x + ASIDE, x - ASIDE - wide)
    return [(at, y - high / 2, wide, high) for at in sides if left <= at <= left + room - wide]


def _free(sides: list[Rect], taken: Sequence[Rect], numerals: Sequence[Rect]) -> list[Rect]:
    """Those over nothing that is taken, and over no numeral where that can be had."""
    free = [side for side in sides if not _meets(side, taken)]
    return [side for side in free if not _meets(side, numerals)] or free


def _meets(place: Rect, others: Iterable[Rect]) -> bool:
    return any(overlap(place, other) for other in others)


def _shared(disc: Rect, rule: Rect, lap: int, laps: Mapping[Rect, int]) -> Rect:
    """A plate near a disc without room for its own that says the same; else one over the others."""
    sides = _sides(disc, rule)
    near = (plate for plate, said in laps.items() if said == lap and _meets(plate, sides))
    return next(near, sides[0])
