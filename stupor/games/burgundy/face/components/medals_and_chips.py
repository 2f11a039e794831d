"""Figures on medals, chips with words and small pictures, dice: what every region writes alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.burgundy.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around
from stupor.stage.items import Align, Rect
from stupor.stage.palette import GAIN, INK

#: A word, or a sprite with its width.
Part = str | tuple[str, float]
#: Height to width of the sprites on chips that are not square.
TALL: Final = {"kind": 36 / 32, "hex": 106 / 92, "mini": 47 / 41, "crest": 72 / 60}
#: The rim of figures, and what is paid.
HALO: Final = (32, 19, 12)
PAID: Final = (122, 22, 38)
#: How many times as high large letters make a figure on a tile, which must be seen below it.
ON_TILE: Final = 1.2
_GAP: Final = 3.0
_EDGE: Final = 9.0
#: How large words are on a chip, by its height.
_WORDS: Final = 0.62


def medal(draw: DrawList, name: str, middle: Point, wide: float, points: int | str) -> None:
    """Points in their laurel, which letters of any size leave whole."""
    large = "points/medal-large" if wide > 56 else "points/medal"
    draw.picture(name, around(middle, wide), large)
    words = str(points).replace("-", "\u2212")
    size = 0.44 if len(words) < 3 else 0.36
    box = around(middle, wide * 0.8, wide * 0.66)
    draw.label(f"{name}.vp", box, words, wide * size, "number", GAIN, outline=HALO)


def figure(
    draw: DrawList,
    name: str,
    middle: Point,
    words: str | int,
    size: float,
    align: Align = "center",
    growth: float = 1.5,
) -> None:
    """A pale figure with a dark rim about a point, or from it on.

    Large letters make it at most so many times as high.
    """
    text = str(words).replace("-", "\u2212")
    wide = size * (0.9 + 0.75 * len(text))
    box = around(middle, wide, size * growth)
    if align == "left":
        box = (middle[0], box[1], wide, box[3])
    elif align == "right":
        box = (middle[0] - wide, box[1], wide, box[3])
    draw.label(name, box, text, size, "number", GAIN, outline=HALO, align=align)


def height_of(sprite: str, wide: float) -> float:
    """How high a sprite of that width is on a chip."""
    return wide * TALL.get(sprite.partition("/")[0], 1.0)


def chip_width(view: TableView, parts: Sequence[Part], high: float) -> float:
    """How wide a chip with these words and pictures is."""
    size = high * _WORDS
    wide = sum(view.measure(p, "bold", size) if isinstance(p, str) else p[1] for p in parts)
    return wide + _GAP * (len(parts) - 1) + 2 * _EDGE


def chip(
    view: TableView,
    draw: DrawList,
    name: str,
    at: Point,
    parts: Sequence[Part],
    high: float = 26.0,
    align: Align = "left",
) -> Rect:
    """A cream pill from a point on, about it or up to it; where it lies."""
    wide = chip_width(view, parts, high)
    x = at[0] - {"left": 0.0, "center": wide / 2, "right": wide}[align]
    box = (x, at[1], wide, high)
    draw.nine_slice(name, box, "ui/chip", 12)
    left, size = x + _EDGE, high * _WORDS
    for number, part in enumerate(parts):
        if isinstance(part, str):
            long = view.measure(part, "bold", size)
            room = (left - 2, at[1], long + 4, high)
            colour = PAID if part.startswith("\u2212") else INK
            draw.label(f"{name}.{number}", room, part, size, "bold", colour)
        else:
            sprite, long = part
            tall = height_of(sprite, long)
            draw.picture(f"{name}.{number}", (left, at[1] + (high - tall) / 2, long, tall), sprite)
        left += long + _GAP
    return box


def die_sprite(colour: str, number: int, state: str = "") -> str:
    """The sprite of a die: as it lies, "used", "ghost" or "mini"; 0 is any number."""
    if not number:
        return f"die/{colour}-any"
    return f"die/{colour}-{number}-{state}" if state else f"die/{colour}-{number}"
