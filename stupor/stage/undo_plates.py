"""The plates of undo and redo: an arrow over its word, or two lines where a catalog breaks it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.language import trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around
from stupor.stage.items import Rect
from stupor.stage.palette import CREAM, Rgb

#: In units of the page: an arrow, how far below the plate's upper edge its middle lies, the row of
#: the word, what is left free under it, and the size of its letters.
_ARROW: Final = 28.5
_ARROW_DOWN: Final = 22.5
_WORDS: Final = 22.0
_FOOT: Final = 4.0
_LETTERS: Final = 16.5
#: Two lines keep so much to each side at most.
_LEAST: Final = 1.5
#: How solid the arrow of a plate is that does nothing now, of 255.
_ASLEEP: Final = 105


def paint_undo_plates(
    draw: DrawList, at: Mapping[str, Rect], undo: bool, redo: bool, asleep: Rgb, margin: float
) -> None:
    """Both plates, each lit where there is something to undo or redo.

    Words keep a margin to their plate, in units of the page; less where they stand in two lines.
    """
    plates = ("undo", trc("plate", "Undo"), undo), ("redo", trc("plate", "Redo"), redo)
    two_lines = any("\n" in words for _, words, _ in plates)
    for name, words, live in plates:
        x, y, w, h = at[f"actions.{name}"]
        if not two_lines:
            arrow = around((x + w / 2, y + _ARROW_DOWN), _ARROW)
            draw.picture(name, arrow, f"ui/{name}", alpha=255 if live else _ASLEEP)
        usual, tight = (margin, _WORDS, _FOOT), (min(margin, _LEAST), h, 0.0)
        side, high, foot = tight if two_lines else usual
        room = (x + side, y + h - high - foot, w - 2 * side, high)
        draw.label(f"{name}.words", room, words, _LETTERS, "bold", CREAM if live else asleep)
