"""A ship under sail: along the ring of harbours, with a wake that fades behind it."""

import itertools
from math import hypot
from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.motion.sheets import Sheet, airborne
from stupor.games.stupor_mundi.face.view import CITIES, TableView
from stupor.stage.easing import ease_in_out_sine, part
from stupor.stage.geometry import Point, around, centre
from stupor.stage.items import Box, Item, Rect
from stupor.stage.palette import LIFTED

#: Share of the time in which the ship arrives; the rest belongs to the wake.
ARRIVED: Final = 0.84
#: Width, height and opacity of the foam, the youngest first, and how far each lies behind.
FOAM: Final = ((44, 10, 200), (38, 9, 160), (31, 7, 120), (24, 6, 85), (16, 5, 50))
LAG: Final = 0.035
#: How much the course swings to the open sea.
SWING: Final = 0.22
BOB: Final = 2.5


@record
class Sail:
    """A ship on a course through points."""

    key: str
    course: tuple[Point, ...]
    size: tuple[float, float]
    ship: Sheet

    def items(self, t: float) -> list[Item]:
        """The ship and its wake."""
        found: list[Item] = []
        left = round(len(FOAM) * (1 - part(t, ARRIVED, 1.0)))
        for number, (wide, high, strength) in enumerate(FOAM[:left]):
            then = t - LAG * (number + 1)
            if then <= 0:
                continue
            at = self._at(then)
            foot = (at[0], at[1] + self.size[1] * 0.4)
            box = around(foot, wide, high)
            fill = (240, 248, 250, strength)
            found.append(Box(f"{self.key}.foam{number}", LIFTED, box, fill, radius=high / 2))
        x, y = self._at(t)
        sway = BOB * (1 if int(t * 14) % 2 else 0) if t < ARRIVED else 0.0
        box = around((x, y - sway), *self.size)
        return found + airborne(self.key, self.ship, box)

    def _at(self, t: float) -> Point:
        return along(self.course, ease_in_out_sine(part(t, 0.0, ARRIVED)))


def course(view: TableView, start: Rect, end: Rect, source: int, target: int) -> tuple[Point, ...]:
    """A smooth way along the ring from berth to berth, past every harbour between."""
    harbours = [centre(view.anchors[f"voyage.{name}.harbour"]) for name in CITIES]
    sea = sum(x for x, _ in harbours) / 5, sum(y for _, y in harbours) / 5
    between = [(source + step) % 5 for step in range(1, (target - source) % 5)]
    stops = [centre(start), *(_seaward(harbours[n], sea) for n in between), centre(end)]
    found = [stops[0]]
    for a, b in itertools.pairwise(stops):
        bend = _seaward(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), sea)
        found += [_bezier(a, bend, b, k / 8) for k in range(1, 9)]
    return tuple(found)


def along(points: tuple[Point, ...], share: float) -> Point:
    """The point at a share of the length of a line."""
    legs = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points)]
    left = share * sum(legs)
    for (a, b), leg in zip(itertools.pairwise(points), legs, strict=True):
        if left <= leg and leg:
            k = left / leg
            return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
        left -= leg
    return points[-1]


def _seaward(point: Point, sea: Point) -> Point:
    return point[0] + (sea[0] - point[0]) * SWING, point[1] + (sea[1] - point[1]) * SWING


def _bezier(a: Point, bend: Point, b: Point, t: float) -> Point:
    u = 1 - t
    return (
        u * u * a[0] + 2 * u * t * bend[0] + t * t * b[0],
        u * u * a[1] + 2 * u * t * bend[1] + t * t * b[1],
    )
