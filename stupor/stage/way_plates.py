"""The plates of undo and redo: an arrow and its word, in two lines where that is long."""

from __future__ import annotations

from collections.abc import Mapping

from stupor.language import trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around
from stupor.stage.items import Rect
from stupor.stage.palette import CREAM, Rgb


def paint_ways(draw: DrawList, at: Mapping[str, Rect], undo: bool, redo: bool, asleep: Rgb) -> None:
    """Both plates, each lit where there is something that way; a translation may break its word."""
    ways = ("undo", trc("plate", "Undo"), undo), ("redo", trc("plate", "Redo"), redo)
    two = any("\n" in words for _, words, _ in ways)
    sign, size, high, side = (10.5, 16.0, 48.0, 1.0) if two else (22.5, 28.5, 22.0, 1.5)
    for name, words, live in ways:
        x, y, w, h = at[f"actions.{name}"]
        alpha = 255 if live else 105
        draw.picture(name, around((x + w / 2, y + sign), size), f"ui/{name}", alpha=alpha)
        room = (x + side, y + h - high - (1 if two else 4), w - 2 * side, high)
        draw.label(f"{name}.words", room, words, 16.5, "bold", CREAM if live else asleep)
