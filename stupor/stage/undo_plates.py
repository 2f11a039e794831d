"""The plates of undo and redo: an arrow and its word, in two lines where a catalog breaks it."""

from __future__ import annotations

from collections.abc import Mapping

from stupor.language import trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around
from stupor.stage.items import Rect
from stupor.stage.palette import CREAM, Rgb


def paint_undo_plates(
    draw: DrawList, at: Mapping[str, Rect], undo: bool, redo: bool, asleep: Rgb, margin: float
) -> None:
    """Both plates, each lit where there is something to undo or redo.

    Words keep a margin to their plate, in units of the page; less where they stand in two lines.
    """
    plates = ("undo", trc("plate", "Undo"), undo), ("redo", trc("plate", "Redo"), redo)
    two_lines = any("\n" in words for _, words, _ in plates)
    middle, size, high, edge = (10.5, 16.0, 48.0, 1.0) if two_lines else (22.5, 28.5, 22.0, 4.0)
    side = min(margin, 1.5) if two_lines else margin
    for name, words, live in plates:
        x, y, w, h = at[f"actions.{name}"]
        arrow = around((x + w / 2, y + middle), size)
        draw.picture(name, arrow, f"ui/{name}", alpha=255 if live else 105)
        room = (x + side, y + h - high - edge, w - 2 * side, high)
        draw.label(f"{name}.words", room, words, 16.5, "bold", CREAM if live else asleep)
