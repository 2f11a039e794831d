"""The notch of a plate: a small point of its paper, turned to what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from stupor.stage.boxes import Point, around
from stupor.stage.items import Box, Colour, Group, Item, NineSlice, Parts
from stupor.stage.palette import FORECAST, PAPER
from stupor.stage.plate_place import GAP, Place

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


def notched(items: Sequence[Item], place: Place, at: Point) -> list[Item]:
    """A plate whose edge has a notch towards a point, under all that the plate says."""
    ground = 1 + next((n for n, item in enumerate(items) if isinstance(item, NineSlice)), -1)
    if place.side not in _SIDES or not ground:
        return [*items]
    rim, paper = _notch(place, at)
    return [rim, *items[:ground], paper, *items[ground:]]


def _notch(place: Place, at: Point) -> tuple[Item, Item]:
    """The rim and the paper of a notch in the edge that is turned to a point."""
    (across, down), (x, y, w, h) = _SIDES[place.side], place.box
    foot = (
        x + w * (across + 1) / 2 - across * EDGE if across else _between(at[0], x, w),
        y + h * (down + 1) / 2 - down * EDGE if down else _between(at[1], y, h),
    )
    out = foot[0] + across * _OFF, foot[1] + down * _OFF
    rim = Box("rim", 0, (0, 0, _RIM, _RIM), GOLD, DARK, 1.4)
    paper = Box("paper", 0, (0, 0, _PAPER, _PAPER), PAPER)
    return _tilted("rim", FORECAST - 1, foot, rim), _tilted("paper", FORECAST, out, paper)


def _between(at: float, start: float, length: float) -> float:
    """The nearest to a point that is not near a corner."""
    slack = min(CORNER, length / 2)
    return min(max(at, start + slack), start + length - slack)


def _tilted(name: str, z: int, middle: Point, square: Box) -> Group:
    """A square that stands on a corner."""
    size = square.rect[2:]
    return Group(f"notch/{name}", z, around(middle, *size), Parts((square,)), size, 45)
