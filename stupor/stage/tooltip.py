"""The panel that explains a thing: name, rule, present numbers, and where the rulebook says so.

It lies beside what it explains, never over it as long as there is room, and keeps off what is
wanted next. A face may paint the thing itself at its left.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from stupor.engine.record import record
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.explanation import Explanation, figures_of, now
from stupor.stage.geometry import Point, centre, holds, overlap, shared
from stupor.stage.items import Face, Item, Rect
from stupor.stage.measure import LINE
from stupor.stage.messages import Panel
from stupor.stage.palette import INK, SEPIA, TITLE, TOOLTIP, WALNUT, clear
from stupor.stage.view import View

WIDTH: Final = 356.0
#: How much of the growth of letters the panel follows in its width.
WIDENS: Final = 0.7
PAD: Final = 18.0
GAP: Final = 12.0
NARROW: Final = 240.0
EDGE: Final = 8.0
TITLE_SIZE: Final = 20.0
TEXT_SIZE: Final = 18.0
SOURCE_SIZE: Final = 16.0
#: Letters of a small window come out no smaller than this on the page.
SMALLEST: Final = 19.7
#: How much worse it is to hide the ribbon, or what is wanted next, than as much of a neighbour.
RIBBON_WEIGHT: Final = 8.0
CLEAR_WEIGHT: Final = 2.0
#: The number at the end of a name stays on its line.
_NUMBER: Final = re.compile(r" (?=\d+$)")
NOW: Final = mark("Now")
BAND: Final = (255, 250, 226)
#: Things larger than this are explained beside the pointer, not beside their edge.
LARGE: Final = (420.0, 260.0)


class TooltipPicture(NamedTuple):
    """The thing itself beside the words: how large, and who paints it."""

    size: tuple[float, float]
    paint: Callable[[DrawList, Rect], None]


@record
class TooltipSubject:
    """What is explained where: the thing's place, the pointer, and the component to show.

    `hint` says how the rulebook is reached from here, as long as the panel stays; `clear` is
    what the panel leaves in sight where it can, and what is `near` comes after that. What is
    `silent` names its chapter only when asked.
    """

    explanation: Explanation
    at: Point
    about: Rect | None = None
    piece: str = ""
    hint: str = ""
    below: bool = False
    clear: tuple[Rect, ...] = ()
    near: tuple[Rect, ...] = ()
    silent: bool = False

    @property
    def sourced(self) -> bool:
        """Whether the chapter is named."""
        return bool(self.explanation.source) and (bool(self.hint) or not self.silent)


def paint_tooltip(
    view: View, subject: TooltipSubject, figure: TooltipPicture | None = None
) -> Panel:
    """The panel beside the thing it explains."""
    draw = DrawList("tooltip", TOOLTIP)
    tile = figure.size if figure is not None else (0.0, 0.0)
    side = tile[0] + GAP if tile[0] else 0.0
    wide = _wide(view) + side * 0.6
    room = wide - 2 * PAD - side
    name = _NUMBER.sub("\u00a0", subject.explanation.title)
    title = _lines(view, name, "title", TITLE_SIZE, room)
    text = _lines(view, subject.explanation.text, "text", TEXT_SIZE, room)
    head = _high(view, TITLE_SIZE, title) + 2 + _high(view, TEXT_SIZE, text)
    head = max(head, tile[1])
    high = PAD * 2 - 6 + head + foot_high(view, subject, wide - 2 * PAD)
    x, y, _, _ = box = place_of(view, (wide, high), subject)
    paint_ground(draw, box)
    if figure is not None:
        figure.paint(draw, (x + PAD, y + PAD - 4, *tile))
    left, top = x + PAD + side, y + PAD - 6
    _paint_words(view, draw, "title", title, (left, top, room), TITLE_SIZE)
    top += _high(view, TITLE_SIZE, title) + 2
    _paint_words(view, draw, "text", text, (left, top, room), TEXT_SIZE)
    foot = (x + PAD, y + PAD - 6 + head, wide - 2 * PAD)
    link = paint_foot(view, draw, subject, foot)
    return Panel(draw.items, box, link, subject.explanation.rule)


def paint_strip(view: View, told: Explanation, above: Rect) -> list[Item]:
    """Only the present numbers, above a card that is raised already."""
    x, y, w, _ = above
    wide = w * _widened(view)
    left, _, page, _ = view.page
    x = min(max(left, x - (wide - w) / 2), left + page - wide)
    draw = DrawList("tooltip", TOOLTIP)
    rows = list(_rows(view, told, wide - 24))
    if not rows:
        return []
    high = _rows_high(view, rows) + 16
    box = (x, y - high - 4, wide, high)
    paint_ground(draw, box)
    _paint_rows(view, draw, rows, (x + 12, box[1] + 8, wide - 24))
    return draw.items


def _wide(view: View) -> float:
    return WIDTH * _widened(view)


def _widened(view: View) -> float:
    """How much wider a panel is for larger letters."""
    return 1 + (max(view.text, 1.0) - 1) * WIDENS


def letters(view: View, size: float) -> float:
    """How large letters of a size come out, in units of the page."""
    return max(size * view.text, SMALLEST if view.compact else size * min(view.text, 1.0))


def _high(view: View, size: float, lines: list[str]) -> float:
    return letters(view, size) * LINE * len(lines)


def _lines(view: View, words: str, face: Face, size: float, room: float) -> list[str]:
    """Words broken into lines that surely fit; what is bound by a hard space stays together."""
    lines: list[str] = []
    for word in filter(None, words.replace("\n", " ").split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and view.measure(longer, face, size) <= room - 4:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _rows(view: View, told: Explanation, wide: float) -> Iterator[list[str]]:
    """The present numbers, each broken into lines."""
    margin = _margin(view, wide)
    for k, part in enumerate(figures_of(told.numbers)):
        shown = part[:1].upper() + part[1:]
        if not margin and not k:
            shown = now(part).removesuffix(".")
        yield _lines(view, shown, "bold", TEXT_SIZE, wide - margin)


def _margin(view: View, wide: float) -> float:
    """Room for the word before the numbers; in a narrow band it stands in their first line."""
    return view.measure(tr(NOW), "bold", TEXT_SIZE) + 14 if wide > NARROW else 0.0


def _rows_high(view: View, rows: list[list[str]]) -> float:
    return sum(_high(view, TEXT_SIZE, row) for row in rows)


def foot_high(view: View, subject: TooltipSubject, wide: float) -> float:
    """Room for the present numbers and the line that names the chapter."""
    rows = list(_rows(view, subject.explanation, wide - 16))
    band = _rows_high(view, rows) + 22 if rows else 0.0
    if not subject.sourced:
        return band
    lines = 2 if _stacked(view, subject, wide) else 1
    return band + lines * letters(view, SOURCE_SIZE) * LINE + 6


def paint_foot(
    view: View, draw: DrawList, subject: TooltipSubject, where: tuple[float, float, float]
) -> Rect | None:
    """The band with the numbers, and the line that names the chapter."""
    x, y, wide = where
    rows = list(_rows(view, subject.explanation, wide - 16))
    if rows:
        band = (x - 4, y + 8, wide + 8, _rows_high(view, rows) + 8)
        draw.box("band", band, fill=clear(BAND, 210), border=clear(SEPIA, 130), radius=6)
        draw.box("stripe", (x - 4, y + 8, 5, band[3]), fill=TITLE, radius=2)
        _paint_rows(view, draw, rows, (x + 8, y + 12, wide - 16))
        y += band[3] + 14
    if not subject.sourced:
        return None
    return _paint_source(view, draw, subject, (x, y + 4, wide))


def _paint_source(
    view: View, draw: DrawList, subject: TooltipSubject, where: tuple[float, float, float]
) -> Rect | None:
    """The chapter, and how to open it: beside it, or below it where there is no room."""
    x, y, wide = where
    high = letters(view, SOURCE_SIZE) * LINE
    source, hint = _source(subject, wide), subject.hint
    long = min(view.measure(source, "italic", SOURCE_SIZE), wide)
    ink = TITLE if hint else SEPIA
    line = (x, y, wide, high)
    draw.text("source", line, source, SOURCE_SIZE, "italic", ink)
    if not hint:
        return None
    draw.box("underline", (x, y + high - 3, long, 1.4), fill=clear(TITLE, 150))
    fall = high if _stacked(view, subject, wide) else 0.0
    draw.label("hint", (x, y + fall, wide, high), hint, SOURCE_SIZE, colour=SEPIA, align="right")
    return x, y, wide, high + fall


def _source(subject: TooltipSubject, wide: float) -> str:
    """The chapter; a narrow panel has no room to say that it is one of the rulebook."""
    told = subject.explanation.source
    return told if wide > NARROW else told.partition(": ")[2]


def _stacked(view: View, subject: TooltipSubject, wide: float) -> bool:
    """Whether chapter and hint need a line each."""
    if not subject.hint:
        return False
    source = view.measure(_source(subject, wide), "italic", SOURCE_SIZE)
    return source + view.measure(subject.hint, "text", SOURCE_SIZE) + GAP > wide


def paint_ground(draw: DrawList, box: Rect) -> None:
    """The paper of a panel with its shadow."""
    x, y, w, h = box
    draw.box("shade", (x + 5, y + 7, w, h), fill=(10, 4, 0, 120), radius=10)
    draw.nine_slice("panel", box, "ui/tooltip", 16)


def _paint_words(
    view: View,
    draw: DrawList,
    name: str,
    lines: list[str],
    where: tuple[float, float, float],
    size: float,
) -> None:
    x, y, wide = where
    face: Face = "title" if name == "title" else "text"
    step = letters(view, size) * LINE
    for k, line in enumerate(lines):
        draw.text(
            name, (x, y + k * step, wide, step), line, size, face, TITLE if name == "title" else INK
        )


def _paint_rows(
    view: View, draw: DrawList, rows: list[list[str]], where: tuple[float, float, float]
) -> None:
    x, y, wide = where
    step, margin = letters(view, TEXT_SIZE) * LINE, _margin(view, wide)
    if margin:
        here = (x, y, margin, step)
        draw.text("now", here, tr(NOW), TEXT_SIZE, "bold", TITLE)
    for row in rows:
        for line in row:
            room = (x + margin, y, wide - margin, step)
            draw.text("numbers", room, line, TEXT_SIZE, "bold", WALNUT)
            y += step


def place_of(view: View, size: tuple[float, float], subject: TooltipSubject) -> Rect:
    """Beside the thing, on the page, and never on top of it as long as there is room.

    Of several places the one that hides least of the ribbon and of what is wanted next.
    """
    thing = _thing(subject)
    found = [_inside(view, (x, y, *size)) for x, y in _corners(size, subject.at, thing)]
    if subject.below:
        found = [*found[2:], *found[:2]]
    off = [box for box in found if not overlap(box, thing)] or found[:1]
    others = [_inside(view, (x, y, *size)) for x, y in _farther(size, subject, thing)]
    off += [box for box in others if not overlap(box, thing)]
    return min(off, key=lambda box: _hidden(view, subject, box))


def _hidden(view: View, subject: TooltipSubject, box: Rect) -> float:
    """How much a panel hides of what should be seen; the ribbon weighs most."""
    ribbon = RIBBON_WEIGHT * shared(box, view.anchors["prompt"])
    small = (area for area in subject.clear if not _is_large(area))
    wanted = CLEAR_WEIGHT * sum(shared(box, area) for area in small)
    return ribbon + wanted + sum(shared(box, area) for area in subject.near)


def _thing(subject: TooltipSubject) -> Rect:
    about = subject.about
    if about is None or _is_large(about):
        return subject.at[0] - 14, subject.at[1] - 14, 30, 34
    return about


def _is_large(area: Rect) -> bool:
    """Whether it is a board rather than a thing: a panel cannot hide it."""
    return area[2] > LARGE[0] or area[3] > LARGE[1]


def _corners(size: tuple[float, float], at: Point, thing: Rect) -> Iterator[Point]:
    """Right of the thing, left of it, below and above."""
    x, y, w, h = thing
    wide, high = size
    level = min(max(at[1] - high / 3, y - high + 20), y + h - 20)
    across = min(max(at[0] - wide / 2, x - wide + 20), x + w - 20)
    yield x + w + GAP, level
    yield x - GAP - wide, level
    yield across, y + h + GAP
    yield across, y - GAP - high


def _farther(size: tuple[float, float], subject: TooltipSubject, thing: Rect) -> Iterator[Point]:
    """Other places: pushed along the thing's sides, and beside what the thing is a part of."""
    yield from _slides(size, thing)
    for area in subject.near:
        if holds(area, centre(thing)):
            yield from _corners(size, subject.at, area)
            yield from _slides(size, area)


def _slides(size: tuple[float, float], thing: Rect) -> Iterator[Point]:
    """The same four sides, with the panel pushed up or down, to the left or to the right."""
    x, y, w, h = thing
    wide, high = size
    for level in (y + h - high, y):
        yield x + w + GAP, level
        yield x - GAP - wide, level
    for across in (x, x + w - wide):
        yield across, y + h + GAP
        yield across, y - GAP - high


def _inside(view: View, box: Rect) -> Rect:
    left, top, w, h = view.page
    x = min(max(box[0], left + EDGE), left + w - EDGE - box[2])
    y = min(max(box[1], top + EDGE), top + h - EDGE - box[3])
    return x, y, box[2], box[3]
