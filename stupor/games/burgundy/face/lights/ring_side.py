"""The goods of a depot lie in a slanted side of the ring: a line of light about just that."""

from __future__ import annotations

import math
from typing import Final

from stupor.games.burgundy.data.depots import DEPOTS
from stupor.games.burgundy.face.rectangles import place_rect
from stupor.games.burgundy.face.view import TableView
from stupor.stage.boxes import Point, around, centre, on_ray
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Area, Box, Group, Parts
from stupor.stage.palette import GLOW, IVORY, clear

#: Half the width of the ring; its corners lie so far to both sides of the middle of a side.
HALF: Final = 22.0
CORNER: Final = 30.0
#: How wide the line is: of what may be chosen, and of what is pointed at; its halo to each side.
THIN: Final = 4.0
WIDE: Final = 6.0
HALOS: Final = ((9.0, 46), (6.0, 70), (3.0, 120))


def sides(view: TableView) -> dict[Area, int]:
    """The depots by the rectangles of their goods and of their number."""
    found = {}
    for number in range(1, DEPOTS + 1):
        for part in ("goods", "die"):
            box = place_rect(view, f"depot.{number}.{part}")
            if box is not None:
                found[box] = number
    return found


def light_side(view: TableView, draw: DrawList, number: int, hot: bool, alpha: int) -> None:
    """The line about a side of the ring, its four edges one by one."""
    dice = [centre(view.anchors[f"depot.{n}.die"]) for n in range(1, DEPOTS + 1)]
    middle = sum(x for x, _ in dice) / DEPOTS, sum(y for _, y in dice) / DEPOTS
    x, y = dice[number - 1]
    apothem = math.dist((x, y), middle)
    angle = math.degrees(math.atan2(y - middle[1], x - middle[0]))
    slant = math.cos(math.radians(CORNER))
    name = f"side{number}{'.hot' if hot else ''}"
    for end, far in (("in", apothem - HALF), ("out", apothem + HALF)):
        long = 2 * far * math.tan(math.radians(CORNER))
        _edge(draw, f"{name}.{end}", on_ray(middle, angle, far), long, angle + 90, hot, alpha)
    for end, turn in (("left", angle - CORNER), ("right", angle + CORNER)):
        at = on_ray(middle, turn, apothem / slant)
        _edge(draw, f"{name}.{end}", at, 2 * HALF / slant, turn, hot, alpha)


def _edge(
    draw: DrawList, name: str, at: Point, long: float, angle: float, hot: bool, alpha: int
) -> None:
    """One edge: a bright line on a dark one."""
    wide, colour = (WIDE, IVORY) if hot else (THIN, GLOW)
    far = HALOS[0][0]
    size = (long + wide + 2 * far, wide + 2 * far)
    about = [(by, clear(GLOW, shade)) for by, shade in HALOS] + [(0.0, colour)]
    bars = (
        Box(
            f"bar{n}",
            n,
            (far - by, far - by, long + wide + 2 * by, wide + 2 * by),
            fill=fill,
            radius=wide / 2 + by,
        )
        for n, (by, fill) in enumerate(about)
    )
    key = f"{draw.name}/{name}"
    draw.extend([Group(key, draw.z, around(at, *size), Parts(bars), size, angle, alpha)])
