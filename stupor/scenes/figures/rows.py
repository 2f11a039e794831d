"""The list of figures as rows on pages: those that a search finds, section by section."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from stupor.archive.corrections import CorrectionProblem
from stupor.engine.figures import Figure, Value
from stupor.language import tr
from stupor.scenes.looks import INK, SEPIA, TITLE_INK
from stupor.stage.items import Box, Face, Item, Label, Picture, Rect

AREA: Final[Rect] = (552.0, 184.0, 1288.0, 800.0)
#: The height of a row for letters of usual size; it grows with them.
ROW: Final = 52.0
#: Of a row: where its two lines begin, and how high they are.
_UPPER: Final = (3 / 52, 25 / 52)
_LOWER: Final = (26 / 52, 22 / 52)
HEAD: Final = 44.0
_LINE: Final = (150, 104, 40, 70)
_BAND: Final = (255, 246, 214, 120)
_GREEN: Final = (38, 96, 44)
_NEW: Final = (210, 232, 196, 210)
_ID: Final = (552.0, 320.0)
_WORDS: Final = (884.0, 600.0)
_VALUE: Final = (1496.0, 168.0)
_YOURS: Final = (1672.0, 168.0)
#: A value of more letters takes the place that its words leave.
_LONG: Final = 24
_LONG_WORDS: Final = 226.0
_LONG_VALUE: Final = _WORDS[0] + 20 + _LONG_WORDS


class ShownRow(NamedTuple):
    """A row of the list: a figure, or the heading of a section, at its place on a page."""

    page: int
    y: float
    high: float
    section: str
    figure: Figure | None


def laid(figures: Sequence[Figure], growth: float = 1.0) -> list[ShownRow]:
    """The figures in rows, page after page; no heading stands alone at the foot of one.

    Rows are higher for letters that have grown; there are more pages then.
    """
    line = ROW * max(1.0, growth)
    _, top, _, high = AREA
    rows: list[ShownRow] = []
    page, y = 0, top
    for section, group in groupby(figures, lambda figure: figure.section):
        for number, figure in enumerate(group):
            needed = line + (0 if number else HEAD)
            if y + needed > top + high:
                page, y = page + 1, top
            if not number or y == top:
                rows.append(ShownRow(page, y, HEAD, section, None))
                y += HEAD
            rows.append(ShownRow(page, y, line, section, figure))
            y += line
    return rows


def found(figures: Sequence[Figure], query: str) -> list[Figure]:
    """The figures that hold every word of a search, in what can be read of them."""
    words = _typed(query).split()
    return [figure for figure in figures if all(word in _read(figure) for word in words)]


def _read(figure: Figure) -> str:
    parts = (
        figure.component,
        figure.name,
        tr(figure.title),
        tr(figure.words),
        tr(figure.section),
        value_text(figure.value),
    )
    return _typed(" ".join(parts))


def _typed(text: str) -> str:
    """A text with small letters and the apostrophe of keyboards."""
    return text.casefold().replace("’", "'")


def value_text(value: Value) -> str:
    """A figure as it is shown.

    >>> value_text(True), value_text("2S 1G"), value_text(3)
    ('yes', '2S 1G', '3')
    """
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    return str(value)


def _is_long(figure: Figure) -> bool:
    return len(value_text(figure.value)) > _LONG


def row_rect(row: ShownRow) -> Rect:
    """Where a row of a figure lies."""
    return AREA[0], row.y, AREA[2], row.high


def tip_of(figure: Figure) -> str:
    """What a figure may be corrected to, or why it stays."""
    if figure.fixed:
        return tr("This cannot be corrected: {why}.", why=tr(figure.fixed))
    return tr("Possible values: {allowed}.", allowed=figure.allowed)


def head_items(rows: Sequence[ShownRow]) -> list[Item]:
    """The names of the columns; that of the values stands where those of the rows begin."""
    y = AREA[1] - 42
    long = all(_is_long(row.figure) for row in rows if row.figure is not None)
    names = (
        (_ID, tr("In the file")),
        (_WORDS, tr("Meaning")),
        ((_LONG_VALUE - 10, 168.0) if long else _VALUE, tr("Value")),
        (_YOURS, tr("Corrected")),
    )
    items: list[Item] = [
        Label(f"column.{number}", 112, (x + 10, y, w - 10, 32), words, "label", 17, SEPIA, "left")
        for number, ((x, w), words) in enumerate(names)
    ]
    return items


def row_items(
    rows: Sequence[ShownRow], corrected: Mapping[str, Mapping[str, Value]]
) -> Iterator[Item]:
    """The rows of one page."""
    for number, row in enumerate(rows):
        if row.figure is None:
            yield from _heading(number, row)
        else:
            given = corrected.get(row.figure.component, {}).get(row.figure.name)
            yield from _figure(number, row_rect(row), row.figure, given)


def _heading(number: int, row: ShownRow) -> Iterator[Item]:
    x, _, w, _ = AREA
    place = (x + 10, row.y, w - 20, HEAD - 4)
    yield Label(f"row{number}.section", 112, place, tr(row.section), "title", 23, TITLE_INK, "left")
    yield Box(f"row{number}.line", 111, (x, row.y + HEAD - 3, w, 1.6), (150, 104, 40, 150))


def _figure(number: int, rect: Rect, figure: Figure, given: Value | None) -> Iterator[Item]:
    key = f"row{number}"
    x, y, w, h = rect
    if number % 2:
        yield Box(f"{key}.band", 101, rect, _BAND)
    yield Box(f"{key}.line", 102, (x, y + h - 1, w, 1), _LINE)
    column = _ID[0] + 10, _ID[1] - 10
    yield Label(
        f"{key}.id", 112, _line(rect, column, _UPPER), figure.component, "bold", 18, INK, "left"
    )
    yield Label(
        f"{key}.name", 112, _line(rect, column, _LOWER), figure.name, "text", 16.5, SEPIA, "left"
    )
    long = _is_long(figure)
    column = _WORDS[0] + 10, _LONG_WORDS if long else _WORDS[1] - 10
    upper, lower = _line(rect, column, _UPPER), _line(rect, column, _LOWER)
    title, words = tr(figure.title), tr(figure.words)
    yield Label(f"{key}.title", 112, upper, title, "text", 18, INK, "left", max_lines=1)
    yield Label(f"{key}.words", 112, lower, words, "italic", 17, SEPIA, "left")
    yield from _values(key, rect, figure, given, long)


def _line(row: Rect, column: tuple[float, float], share: tuple[float, float]) -> Rect:
    """One of the two lines of a row in one of its columns."""
    _, y, _, h = row
    return column[0], y + share[0] * h, column[1], share[1] * h


def _values(key: str, row: Rect, figure: Figure, given: Value | None, long: bool) -> Iterator[Item]:
    _, y, _, h = row
    left = _LONG_VALUE if long else _VALUE[0] + 10
    wide = sum(_VALUE) - 4 - left
    colour = SEPIA if given is not None else INK
    face: Face = "text" if long else "bold"
    yield Label(
        f"{key}.value",
        112,
        (left, y + 2, wide, h - 4),
        value_text(figure.value),
        face,
        19,
        colour,
        "left",
        wrap=True,
    )
    left, wide = _YOURS
    if given is not None:
        yield Box(f"{key}.new", 110, (left, y + 7, wide, h - 14), _NEW, radius=6)
        yield Label(
            f"{key}.yours",
            112,
            (left + 10, y + 4, wide - 14, h - 8),
            value_text(given),
            "bold",
            20,
            _GREEN,
            "left",
        )
    elif figure.fixed:
        yield Picture(f"{key}.lock", 112, (left + 10, y + h / 2 - 11, 22, 22), "ui/lock", alpha=130)


def problem_items(problems: Sequence[CorrectionProblem]) -> Iterator[Item]:
    """What is wrong with the file, problem by problem."""
    x, y, w, h = AREA
    step = 62.0
    for number, problem in enumerate(problems[: int(h // step)]):
        key, top = f"problem{number}", y + number * step
        place = tr("Line {line}", line=problem.line) if problem.line else tr("File")
        yield Box(
            f"{key}.box",
            102,
            (x, top, w, step - 8),
            (255, 246, 214, 130),
            (150, 104, 40, 120),
            1,
            radius=6,
        )
        yield Label(
            f"{key}.line", 112, (x + 16, top, 130, step - 8), place, "bold", 19, TITLE_INK, "left"
        )
        name = ".".join(filter(None, (problem.component, problem.name)))
        yield Label(
            f"{key}.name", 112, (x + 156, top, 300, step - 8), name, "bold", 18, INK, "left"
        )
        left = x + 466 if name else x + 156
        words = problem.text[:1].upper() + problem.text[1:]
        yield Label(
            f"{key}.words",
            112,
            (left, top, x + w - left - 12, step - 8),
            words,
            "text",
            18,
            INK,
            "left",
            wrap=True,
            max_lines=2,
        )
