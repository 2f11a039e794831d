"""The plate beside what is carried: what a drop there would bring, in a title and a few chips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil
from typing import Final

from stupor.engine.events import MOVED
from stupor.engine.foresight import Foresight
from stupor.games.burgundy.data.goods import colour_of
from stupor.games.burgundy.face.lights.glows import sides
from stupor.games.burgundy.face.preview.choice_preview import PreviewText, preview_about
from stupor.games.burgundy.face.preview.consequences import BALE, Chip, grown_region, total
from stupor.games.burgundy.face.preview.preview_panel import (
    GROWN,
    chip_width,
    icon_width,
    paint_chip,
)
from stupor.games.burgundy.face.view import TableView
from stupor.stage.course import GameCourse, PreviewedChoice
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Parts, Rect
from stupor.stage.messages import Forecast
from stupor.stage.name import parsed
from stupor.stage.palette import FORECAST, NO, TITLE

PAD: Final = 14.0
#: No wider than this, unless one chip is.
WIDE: Final = 430.0
#: A title that has room on so wide a plate stays on one line.
TITLE_WIDE: Final = 520.0
TITLE_SIZE: Final = 23.0
LINE: Final = 30.0
SIGN: Final = 30.0
CHIP: Final = 34.0
GAP: Final = 7.0
#: A title of more lines than this is made smaller; words of a wrapped one leave gaps.
LINES: Final = 3
GAPS: Final = 1.12

Rows = list[list[tuple[Chip, Rect]]]


def forecast(course: GameCourse, view: TableView, subject: PreviewedChoice) -> Forecast | None:
    """The plate of a choice; the spaces of the region that it speaks of stay in sight."""
    asked, told = course.decision, preview_about(course, view, subject)
    if told is None or asked is None:
        return None
    found = None if subject.barred else course.foresee(subject.option, subject.follow)
    if found is None:
        return _painted(view, Chip(told.title), told.chips, told.possible, ())
    chips = _chips(told, [*total(view, found, asked.seat)])
    if subject.option[0] == "ship":  # the other depots that can be loaded stay in sight, too
        chips = [*_loaded(found), *(chip for chip in chips if chip.icon != BALE or chip.loss)]
        return _painted(view, Chip(told.title), chips, told.possible, tuple(sides(view)))
    region = grown_region(view, found, view.duchy(asked.seat))
    if region is None:
        return _painted(view, Chip(told.title), chips, told.possible, ())
    return _of_region(view, region, chips)


def _of_region(
    view: TableView, region: tuple[Chip, Sequence[int]], chips: Sequence[Chip]
) -> Forecast:
    """The plate of a choice in whose region a tile is laid: the region is its title."""
    head, spaces = region
    chips = [chip for chip in chips if chip != head]
    return _painted(view, head, chips, True, tuple(view.anchors[f"own.d{n}"] for n in spaces))


def _chips(told: PreviewText, known: Sequence[Chip]) -> list[Chip]:
    """What a choice brings, but for what the paper has."""
    return [chip for chip in told.chips if chip not in known]


def _loaded(found: Foresight) -> list[Chip]:
    """How many goods of each colour come aboard."""
    aboard = [
        int(parsed(str(event.args[0])).last)
        for event in found.events
        if event.kind == MOVED and parsed(str(event.args[2])).kind == "goods"
    ]
    colours = Counter(map(colour_of, aboard))
    return [Chip(f"+{colours[one]}", f"goods/{one}") for one in sorted(colours)]


def _painted(
    view: TableView, head: Chip, chips: Sequence[Chip], possible: bool, clear: tuple[Rect, ...]
) -> Forecast:
    draw, k = DrawList("forecast", FORECAST), min(max(view.text, 1.0), GROWN)
    high, most = CHIP * k, WIDE * k
    title = head.words[:1].upper() + head.words[1:]
    sign = icon_width(head, SIGN) + 8 if head.icon else 0.0
    long = view.measure(title, "bold", TITLE_SIZE) + 4
    rows = _rows(view, chips, high, most)
    ends = [row[-1][1][0] + row[-1][1][2] for row in rows]
    wide = max([sign + (long if long <= TITLE_WIDE * k else min(long, most)), *ends])
    lines = 1 if long <= wide - sign else min(LINES, ceil(long * GAPS / (wide - sign)))
    tall = lines * LINE * max(view.text, 1.0)
    size = wide + 2 * PAD, tall + len(rows) * (high + GAP) + 1.5 * PAD
    draw.box("shade", (2, 4, size[0] + 2, size[1] + 2), fill=(8, 3, 0, 130), radius=12)
    draw.nine_slice("paper", (0, 0, *size), "ui/tooltip", 24)
    if head.icon:
        box = (PAD, PAD / 2 + (tall - SIGN) / 2, sign - 8, SIGN)
        draw.picture("sign", box, head.icon)
    draw.text(
        "title",
        (PAD + sign, PAD / 2, wide - sign, tall),
        title,
        TITLE_SIZE,
        "bold",
        TITLE if possible else NO,
        wrap=lines > 1,
        max_lines=lines,
    )
    for n, row in enumerate(rows):
        for m, (chip, box) in enumerate(row):
            x, y, w, h = box
            paint_chip(view, draw, f"chip{n}.{m}", chip, (PAD + x, PAD / 2 + tall + GAP + y, w, h))
    counted = _areas(view, ("workers", "silver", "meta.header"))
    rivals = _areas(view, {f"rival.{panel}" for panel in view.panels().values()})
    return Forecast(Parts(draw.items), size, (*clear, *counted), rivals)


def _areas(view: TableView, names: Iterable[str]) -> tuple[Rect, ...]:
    return tuple(view.anchors[name] for name in names)


def _rows(view: TableView, chips: Sequence[Chip], high: float, most: float) -> Rows:
    """The chips line by line, from the upper left."""
    rows: Rows = []
    left = 0.0
    for chip in chips:
        wide = chip_width(view, chip, high)
        if not rows or left + wide > most:
            rows.append([])
            left = 0.0
        rows[-1].append((chip, (left, (len(rows) - 1) * (high + GAP), wide, high)))
        left += wide + GAP
    return rows
