"""How a tile of the toy looks, wherever it lies."""

from __future__ import annotations

from typing import Final

from stupor.engine.events import UNKNOWN
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Rect
from stupor.stage.name import parsed
from stupor.stage.palette import CREAM, DARK_RIM, WALNUT
from tests.toy.state import COLOURS, colour, size

PAINT: Final = {"red": (163, 38, 46), "green": (64, 140, 86), "blue": (39, 85, 156)}


def number_of(piece: str) -> int:
    """The number of a tile."""
    return parsed(piece).number


def paint_tile(draw: DrawList, piece: str, box: Rect, z: int | None = None) -> None:
    """A tile with its size; its back where it is not known."""
    fill, words = WALNUT, ""
    if piece != UNKNOWN:
        fill, words = PAINT[COLOURS[colour(number_of(piece))]], str(size(number_of(piece)))
    draw.box(f"{piece}.tile", box, z, fill=fill, border=DARK_RIM, width=2, radius=8)
    draw.label(f"{piece}.size", box, words, box[3] * 0.5, face="bold", colour=CREAM, z=z)
