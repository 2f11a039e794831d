"""A thread of gold along the outline of spaces that belong together, of however many there are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Rect

#: The light along a side of a hex of 92, and how near the middle of a neighbour lies.
SIDE: Final = (68.0, 50.0)
HEX: Final = 92.0
NEAR: Final = 0.25
SIDES: Final = 6


def outline(draw: DrawList, name: str, places: Sequence[Rect], alpha: int = 255) -> None:
    """A light along every side that lies between a space and what is not of its region."""
    middles = [centre(place) for place in places]
    for number, place in enumerate(places):
        x, y = middles[number]
        wide = place[2]
        for side in range(SIDES):
            angle = 360 / SIDES * side
            dx, dy = math.cos(math.radians(angle)) * wide, math.sin(math.radians(angle)) * wide
            if any(math.dist((x + dx, y + dy), other) < NEAR * wide for other in middles):
                continue
            k = wide / HEX
            box = around((x + dx / 2, y + dy / 2), SIDE[0] * k, SIDE[1] * k)
            draw.picture(f"{name}.{number}.{side}", box, "glow/side", angle=angle + 90, alpha=alpha)
