"""Every source of points has a colour and a pattern, so that no chart speaks by colour alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.scenes.looks import Rgb
from stupor.scenes.widgets import Rect
from stupor.stage.items import Box, Item

_INK: Final = (26, 14, 6)
COLOURS: Final = {
    "allies": (31, 79, 154),
    "castle": (138, 122, 92),
    "workplace": (39, 97, 63),
    "cards": (184, 128, 34),
    "city": (46, 126, 130),
    "edicts": (126, 34, 48),
    "structures": (91, 30, 74),
    "majority": (205, 74, 52),
    "coins": (226, 184, 80),
    "books": (236, 222, 190),
    "ships": (24, 50, 84),
    "projects": (112, 66, 148),
}
#: The titles of a solo game in the wax of their seals, and how games against others ended.
_ENDS: Final = {
    "Duke": (163, 38, 46),
    "Feudal Lord": (39, 85, 156),
    "Knight": (46, 112, 74),
    "Serf": (138, 122, 92),
    "won": (201, 152, 47),
    "lost": (120, 100, 84),
}
_PALE: Final = ("coins", "books", "won")
_LIGHT: Final = (255, 255, 255, 120)
_DARK: Final = (40, 22, 6, 130)


def swatch(key: str, rect: Rect, source: str, z: int = 200) -> list[Item]:
    """A field of the colour and pattern of a source with a dark rim."""
    mark = _DARK if source in _PALE else _LIGHT
    items: list[Item] = [Box(f"{key}.fill", z, rect, colour_of(source))]
    strokes = _PATTERNS[source](rect)
    items += [Box(f"{key}.{number}", z + 1, stroke, mark) for number, stroke in enumerate(strokes)]
    items.append(Box(f"{key}.rim", z + 2, rect, None, _INK, 1.2))
    return items


def colour_of(source: str) -> Rgb:
    """The colour of a source of points, of a title, or of a game won or lost."""
    return COLOURS.get(source) or _ENDS[source]


def _plain(rect: Rect) -> Iterator[Rect]:
    yield from ()


def _lines(rect: Rect) -> Iterator[Rect]:
    x, y, w, h = rect
    at = y + h - 5
    while at > y + 2:
        yield x, at, w, 1.5
        at -= 6


def _bars(rect: Rect) -> Iterator[Rect]:
    x, y, w, h = rect
    at = x + 4.0
    while at < x + w - 3:
        yield at, y, 1.6, h
        at += 7


def _wide_bars(rect: Rect) -> Iterator[Rect]:
    x, y, w, h = rect
    at = x + 3.0
    while at < x + w - 4:
        yield at, y, 4.5, h
        at += 10


def _dots(rect: Rect) -> Iterator[Rect]:
    x, y, w, h = rect
    row, at = 0, y + h - 5
    while at > y + 1:
        left = x + (4 if row % 2 == 0 else 8)
        while left < x + w - 4:
            yield left, at, 2.6, 2.6
            left += 8
        row, at = row + 1, at - 6


def _chequer(rect: Rect) -> Iterator[Rect]:
    x, y, w, h = rect
    row, at = 0, y + h
    while at > y:
        top = max(y, at - 6)
        left = x + (0 if row % 2 == 0 else 6)
        while left < x + w:
            yield left, top, min(6.0, x + w - left), at - top
            left += 12
        row, at = row + 1, at - 6


def _dashes(rect: Rect) -> Iterator[Rect]:
    x, y, w, h = rect
    row, at = 0, y + h - 5
    while at > y + 1:
        left = x + (2 if row % 2 == 0 else 8)
        while left < x + w - 2:
            yield left, at, min(7.0, x + w - left), 2.0
            left += 12
        row, at = row + 1, at - 5


def _grid(rect: Rect) -> Iterator[Rect]:
    yield from _lines(rect)
    yield from _bars(rect)


def _frame(rect: Rect) -> Iterator[Rect]:
    x, y, w, h = rect
    if h > 12:
        yield x + 4, y + 4, w - 8, 1.6
        yield x + 4, y + h - 5.6, w - 8, 1.6
        yield x + 4, y + 5.6, 1.6, h - 11.2
        yield x + w - 5.6, y + 5.6, 1.6, h - 11.2


_PATTERNS: Final = {
    "allies": _plain,
    "castle": _lines,
    "workplace": _bars,
    "cards": _dots,
    "city": _chequer,
    "edicts": _dashes,
    "structures": _wide_bars,
    "majority": _grid,
    "coins": _frame,
    "books": _lines,
    "ships": _dots,
    "projects": _chequer,
    "Duke": _chequer,
    "Feudal Lord": _wide_bars,
    "Knight": _lines,
    "Serf": _plain,
    "won": _dots,
    "lost": _bars,
}
