"""What stands on the choice panel, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from stupor.stage.items import Item, Rect

#: The hand stays free: plaques stand over the Keeps, which are not asked about then. Only many
#: rows, which would hide the slots, stand over the hand, unless one of its cards is asked for.
HIGH_ROWS: Final = 2
ROW: Final = 58.0
WIDTH: Final = 264.0
GAP: Final = 8.0
EDGE: Final = 16.0


class PlaqueText(NamedTuple):
    """What a plaque says: its words (none: as the rules put it), a sign, a note below.

    Where it is about several things, `more` are their signs, beside the first.
    """

    text: str = ""
    sign: str = ""
    note: str = ""
    more: tuple[str, ...] = ()


class PlaqueGrid(NamedTuple):
    """Where plaques stand: the first corner, columns, the size of each, and what is between."""

    corner: tuple[float, float]
    columns: int
    size: tuple[float, float]
    gap: float


class OwnPlaque(NamedTuple):
    """What stands for an option on the table already: its size in the hand, and how it looks there.

    It is painted at a place, at a height of the drawing.
    """

    size: tuple[float, float]
    items: Callable[[Rect, int], list[Item]]


class Plaque(NamedTuple):
    """One option in words; no panel is laid for what hangs on the table as its `own`."""

    name: str
    rect: Rect
    text: str
    sign: str = ""
    note: str = ""
    own: OwnPlaque | None = None
    more: tuple[str, ...] = ()


def beside(count: int, anchors: Mapping[str, Rect], of_hand: bool = False) -> PlaqueGrid:
    """Rows beside the hand, or over it where they are many and nothing `of_hand` is asked for."""
    columns = 5 if count > 6 else 2 if count == 4 else min(3, count)
    width = WIDTH if columns <= 3 else 206.0
    rows = -(-count // columns)
    x, y, w, h = anchors["hand"]
    bottom = y + h - 10 if rows > HIGH_ROWS and not of_hand else y + 8
    left = x + w - 8 - EDGE - columns * width - (columns - 1) * GAP
    top = bottom - EDGE - rows * ROW - (rows - 1) * GAP
    return PlaqueGrid((left, top), columns, (width, ROW), GAP)
