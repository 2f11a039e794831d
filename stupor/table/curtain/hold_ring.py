"""The ring about the arms on the curtain, which fills while something is held."""

from __future__ import annotations

import math
from typing import Final

from stupor.scenes.looks import IVORY
from stupor.stage.geometry import around
from stupor.stage.items import Box, Colour, Item

#: Its middle and its radius, in logical units.
RING: Final = (430.0, 400.0, 268.0)
#: Its dots and how large one is; they lie so closely that they look like one band.
DOTS: Final = 352
DOT: Final = 15.0
_DARK: Final = (24, 9, 8)
_LINE: Final = (140, 104, 48)
_HALO: Final = 52.0
#: Every so many dots have a halo: with more between them it looks like beads.
_HALO_EVERY: Final = 2


def empty_ring(key: str, z: int) -> list[Item]:
    """The whole ring before anything is held: a dark band between two lines of gold."""
    x, y, radius = RING
    bands = ((DOT / 2, DOT, _DARK), (DOT / 2 + 2, 2.6, _LINE), (2 - DOT / 2, 2.6, _LINE))
    items: list[Item] = []
    for number, (beyond, width, colour) in enumerate(bands):
        far = radius + beyond
        place = (x - far, y - far, 2 * far, 2 * far)
        items.append(Box(f"{key}.{number}", z + number, place, None, colour, width, radius=far))
    return items


def ring_items(key: str, share: float, colour: Colour, z: int) -> list[Item]:
    """A share of the ring about the arms, clockwise from the top, its light and its bright end."""
    count = round(DOTS * share)
    items: list[Item] = []
    for n in range(count):
        bright = share < 1 and n == count - 1
        side, fill, above = (DOT + 6, IVORY, z + 4) if bright else (DOT, colour, z + 1)
        turn = 2 * math.pi * n / DOTS
        x, y = RING[0] + RING[2] * math.sin(turn), RING[1] - RING[2] * math.cos(turn)
        if n % _HALO_EVERY == 0:
            halo = around((x, y), _HALO)
            items.append(Box(f"{key}.halo{n}", z, halo, (*colour[:3], 10), radius=_HALO / 2))
        items.append(Box(f"{key}.{n}", above, around((x, y), side), fill, radius=side / 2))
    return [*items, *empty_ring(f"{key}.rim", z + 1)[1:]] if count else []
