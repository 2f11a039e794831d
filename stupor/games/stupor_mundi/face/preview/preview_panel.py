"""The preview panel: what would follow from a choice, as rows of chips."""

import math
from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.face.components.icons import ASPECTS, sprite_of
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, fitted
from stupor.stage.items import Item, Parts, Rect
from stupor.stage.messages import Forecast
from stupor.stage.palette import (
    BLUSH,
    FORECAST,
    INK,
    MEADOW,
    NO,
    PAPER,
    PAY,
    PREVIEW,
    SEPIA,
    clear,
)

RIM: Final = (42, 20, 8)
#: The paper of the panel, and the bright one of a plate beside what is carried.
PANEL: Final = "ui/panel-paper"
PLATE: Final = "ui/tooltip"
#: Sizes of the panel: a row, each further line of chips, the title and where chips begin below it.
ROW: Final = 60.0
LINE: Final = 38.0
TITLE_SIZE: Final = 20.0
INDENT: Final = 64.0
MOST_ROWS: Final = 3
#: A plate beside what is carried: its usual width, the free edge, the room for a note.
WIDE: Final = 400.0
RIGHT: Final = 14.0
NOTE: Final = 330.0
#: Height of a chip, and of its letters for a height of one.
CHIP: Final = 32.0
LETTERS: Final = 0.56
MOST_GROWTH: Final = 1.6


@record
class Chip:
    """One consequence: a few words and an icon; a price or loss is red, a remark is plain."""

    words: str
    icon: str = ""
    loss: bool = False
    plain: bool = False


@record
class PreviewRow:
    """One choice and all that follows from it; a choice that is not possible says why."""

    icon: str
    title: str
    chips: tuple[Chip, ...] = ()
    possible: bool = True
    note: str = ""


def growth(view: TableView) -> float:
    """How much larger than designed a chip is, so that the player's letters fit."""
    return min(max(view.text, 1.0), MOST_GROWTH)


def chip_size(view: TableView, chip: Chip, height: float = CHIP) -> tuple[float, float]:
    """The room that a chip takes."""
    high = height * growth(view)
    words = view.measure(chip.words, "bold", height * LETTERS)
    return 22 + words + (high if chip.icon else 0), high


def paint_chip(view: TableView, draw: DrawList, name: str, chip: Chip, box: Rect) -> None:
    """A chip on the table or in the preview."""
    x, y, w, h = box
    fill = BLUSH if chip.loss else PAPER if chip.plain else MEADOW
    rim = SEPIA if chip.plain else RIM
    draw.box(f"{name}.shade", (x + 1, y + 3, w, h), fill=(20, 8, 2, 90), radius=h / 2)
    draw.box(name, box, fill=fill, border=rim, width=1.6, radius=h / 2)
    room = h if chip.icon else 0
    draw.label(
        f"{name}.words",
        (x + 9, y, w - room - 14, h),
        chip.words,
        h * LETTERS / growth(view),
        "bold",
        PAY if chip.loss else INK,
    )
    if chip.icon:
        icon = fitted(ASPECTS.get(chip.icon, 1), around((x + w - h / 2 - 2, y + h / 2), h - 3))
        draw.picture(f"{name}.icon", icon, sprite_of(chip.icon))


def preview_items(
    view: TableView, rows: tuple[PreviewRow, ...], over: Rect | None = None
) -> list[Item]:
    """The preview panel over the lower half of the hand, or above what must stay in sight."""
    if not rows:
        return []
    draw = DrawList("preview", PREVIEW)
    x, y, w, h = view.anchors["stage.preview"]
    high = _tall(view, rows, w)
    foot = y + h if over is None else min(y + h, over[1] - 10)
    _paint(view, draw, rows, (x, foot - high, w, high))
    return draw.items


def plate(view: TableView, rows: tuple[PreviewRow, ...]) -> Forecast:
    """The same rows on a plate that stands beside what is carried, as narrow as reads well."""
    draw = DrawList("preview", FORECAST)
    wide = max(_narrow(view, row) for row in rows[:MOST_ROWS])
    size = (wide, _tall(view, rows, wide))
    _paint(view, draw, rows, (0.0, 0.0, *size), PLATE)
    rivals = tuple(view.anchors[place_of(view, seat)] for seat in view.rivals())
    return Forecast(Parts(draw.items), size, rivals=rivals)


def _narrow(view: TableView, row: PreviewRow) -> float:
    """The width of a row on a plate: one line if that is short, else two or more."""
    if row.note:
        return INDENT + _title_width(view, row) + NOTE
    whole = _flow(view, row, math.inf)[0]
    end = whole[-1][0] + chip_size(view, whole[-1][1])[0] if whole else 0.0
    titled = INDENT + _title_width(view, row)
    widest = max((INDENT + chip_size(view, chip)[0] for chip in row.chips), default=0.0)
    return max(titled, widest, min(end, max(WIDE, titled))) + 2 * RIGHT


def _tall(view: TableView, rows: tuple[PreviewRow, ...], wide: float) -> float:
    return sum(_height(view, _flow(view, row, wide - 24)) for row in rows[:MOST_ROWS]) + 6


def _paint(
    view: TableView, draw: DrawList, rows: tuple[PreviewRow, ...], box: Rect, paper: str = PANEL
) -> None:
    """The paper with its rows."""
    x, top, w, high = box
    draw.box("shade", (x + 5, top + 8, w, high), fill=(10, 4, 0, 120), radius=12)
    draw.nine_slice("panel", box, paper, 24)
    top += 3
    for k, row in enumerate(rows[:MOST_ROWS]):
        lines = _flow(view, row, w - 24)
        if k:
            draw.box(f"rule{k}", (x + 18, top, w - 36, 1.2), fill=clear(SEPIA, 110))
        line = (x + 10, top, w - 24, _height(view, lines))
        _paint_row(view, draw, f"row{k}", row, line, lines)
        top += line[3]


Lines = list[list[tuple[float, Chip]]]


def _title_width(view: TableView, row: PreviewRow) -> float:
    return view.measure(row.title, "bold", TITLE_SIZE) + 12


def _flow(view: TableView, row: PreviewRow, width: float) -> Lines:
    """The chips with their distance from the left edge, line by line."""
    lines: Lines = [[]]
    left = INDENT + 8 + _title_width(view, row)
    for chip in row.chips:
        room, _ = chip_size(view, chip)
        if left + room > width and (lines[-1] or len(lines) == 1):
            lines.append([])
            left = INDENT
        lines[-1].append((left, chip))
        left += room + 6
    return lines


def _height(view: TableView, lines: Lines) -> float:
    return (ROW + LINE * (len(lines) - 1)) * growth(view)


def _paint_row(
    view: TableView, draw: DrawList, name: str, row: PreviewRow, box: Rect, lines: Lines
) -> None:
    x, y, w, h = box
    mid = y + ROW * growth(view) / 2
    draw.picture(
        f"{name}.icon",
        around((x + 30, mid), 50),
        sprite_of(row.icon),
        alpha=255 if row.possible else 130,
    )
    if not row.possible:
        draw.picture(f"{name}.no", around((x + 48, mid - 16), 23), "check/no")
    wide = _title_width(view, row)
    draw.text(
        f"{name}.title",
        (x + INDENT, y + 4, wide, 2 * (mid - y) - 8),
        row.title,
        TITLE_SIZE,
        "bold",
        INK if row.possible else NO,
    )
    for line, chips in enumerate(lines):
        for k, (left, chip) in enumerate(chips):
            room, high = chip_size(view, chip)
            place = (x + left, mid - high / 2 + LINE * growth(view) * line, room, high)
            paint_chip(view, draw, f"{name}.chip{line}.{k}", chip, place)
    if row.note:
        left = x + INDENT + 8 + wide
        note = (left, y + 3, x + w - left, h - 6)
        draw.text(f"{name}.note", note, row.note, 17, wrap=True, max_lines=3)
