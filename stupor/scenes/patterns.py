"""The patterns of swatches: no chart speaks by colour alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.stage.items import Box, Item, Rect
from stupor.stage.sheet import Swatch

_INK: Final = (26, 14, 6)
#: How games against others ended.
WON: Final = Swatch((201, 152, 47), "dots", pale=True)
LOST: Final = Swatch((120, 100, 84), "bars")
_LIGHT: Final = (255, 255, 255, 120)
_DARK: Final = (40, 22, 6, 130)


def swatch(key: str, rect: Rect, look: Swatch, z: int = 200) -> list[Item]:
    """A field of a colour and pattern with a dark rim."""
    mark = _DARK if look.pale else _LIGHT
    items: list[Item] = [Box(f"{key}.fill", z, rect, look.colour)]
    strokes = PATTERNS[look.pattern](rect)
    items += [Box(f"{key}.{number}", z + 1, stroke, mark) for number, stroke in enumerate(strokes)]
    items.append(Box(f"{key}.rim", z + 2, rect, None, _INK, 1.2))
    return items


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


PATTERNS: Final = {
    "plain": _plain,
    "lines": _lines,
    "bars": _bars,
    "wide bars": _wide_bars,
    "dots": _dots,
    "chequer": _chequer,
    "dashes": _dashes,
    "grid": _grid,
    "frame": _frame,
}
