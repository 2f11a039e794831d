"""The log on paper: lines with arms, headings and what is new, and the sheet of the opened log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import grown
from stupor.stage.items import Rect
from stupor.stage.log_rows import HEADING, Entry, LogStyle, Run
from stupor.stage.palette import PREVIEW, SEPIA, TITLE, Rgb, clear

#: The bar beside what is new since the last turn.
FRESH: Final[Rgb] = (190, 138, 30)
#: The head of the opened log, with its title and its keys.
HEAD: Final = 54.0
TITLED: Final = 280.0
FOOT: Final = 22.0
INNER: Final = 34.0
#: Width of the arms before a line.
ARMS: Final = 22.0

#: Paints the arms of a seat into a box.
PaintArms = Callable[[DrawList, str, Rect, int], None]
#: Paints what a line names into a box.
PaintPiece = Callable[[DrawList, str, Rect, Run], None]


def paint_entries(
    draw: DrawList,
    shown: Sequence[Entry],
    style: LogStyle,
    arms: PaintArms,
    piece: PaintPiece,
) -> None:
    """Lines under each other, parted by hair lines."""
    for k, entry in enumerate(shown):
        x, y, w, h = entry.box
        if entry.heading:
            above = (x - 4, y - HEADING - 3, w, HEADING)
            draw.text(f"heading{k}", above, entry.heading, style.size, "italic", TITLE)
        if k and shown[k - 1].box[0] == x:
            draw.box(f"rule{k}", (x - 6, y - 4, w + 12, 1), fill=clear(SEPIA, 70))
        if entry.line.fresh:
            draw.box(f"fresh{k}", (x - 11, y, 3, h + 1), fill=FRESH, radius=1.5)
        arms(draw, f"crest{k}", (x - 4, y, ARMS, min(entry.pitch + 4, h)), entry.line.seat)
        for run in entry.runs:
            box = left, top, wide, high = entry.run_box(run)
            if run.piece:
                piece(draw, f"line{k}", box, run)
            else:
                words = (left, top, wide + 0.6 * style.size, high)  # or large letters shrink
                draw.text(f"line{k}", words, run.text, style.size)


def paint_paper(draw: DrawList, box: Rect, edge: float) -> None:
    """The sheet of the opened log, with its title and its keys."""
    x, y, w, h = box
    draw.box("shade", grown((x - 4, y + 6, w, h), 6), PREVIEW, fill=(8, 3, 0, 150), radius=14)
    draw.nine_slice("paper", box, "ui/panel-paper", edge, PREVIEW + 1)
    title = (x + INNER, y + 14, TITLED, 34)
    draw.title("title", title, tr("Game log"), 24)
    keys = tr("click or Enter: replay  ·  wheel: older  ·  Esc: close")
    left = x + INNER + TITLED - 52
    draw.label(
        "keys", (left, y + 18, x + w - 30 - left, 26), keys, 16, "italic", SEPIA, align="right"
    )


def text_of(box: Rect) -> Rect:
    """Where the lines of the opened log stand on its sheet."""
    x, y, w, h = box
    return x + INNER, y + HEAD, w - INNER - 30, h - HEAD - FOOT
