"""A paragraph that begins with a great initial, as large as its place allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.scenes.looks import GILT, INK, IVORY, TITLE_INK
from stupor.scenes.ruler import Ruler
from stupor.scenes.widgets import inset
from stupor.stage.items import Box, Item, Label, Rect

#: Sizes to try, the largest first; the last one is taken whether or not the words fit.
SIZES: Final = (36.0, 34.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.0)
#: So many lines stand beside the initial.
BESIDE: Final = 2
_GAP: Final = 13.0


def opening_items(key: str, rect: Rect, text: str, ruler: Ruler) -> list[Item]:
    """The paragraph in the middle of its place."""
    x, y, w, h = rect
    initial, rest = text[:1], text[1:]
    size, step, lines = _set(rest, w, h, ruler)
    side = BESIDE * step - 4
    top = y + max(0.0, (h - max(len(lines), BESIDE) * step) / 2)
    items = _initial(key, (x, top + 2, side, side), initial)
    for number, line in enumerate(lines):
        indent = side + _GAP if number < BESIDE else 0.0
        place = (x + indent, top + number * step, w - indent + 8, step)
        items.append(
            Label(f"{key}.{number}", 110, place, line, "text", size, INK, "left", shrink=False)
        )
    return items


def broken(text: str, width: float, indent: float, size: float, ruler: Ruler) -> list[str]:
    """The lines of a text, the first ones shorter by an indent."""
    lines: list[str] = []
    words = text.split()
    while words:
        room = width - (indent if len(lines) < BESIDE else 0.0)
        lines.append(" ".join(_taken(words, room, size, ruler)))
    return lines


def _set(text: str, width: float, high: float, ruler: Ruler) -> tuple[float, float, list[str]]:
    """The largest size at which a text fits, the distance of its lines, and the lines."""
    for size in SIZES:
        step = ruler.leading("text", size)
        lines = broken(text, width, BESIDE * step - 4 + _GAP, size, ruler)
        if len(lines) * step <= high:
            break
    return size, step, lines


def _taken(words: list[str], room: float, size: float, ruler: Ruler) -> Iterator[str]:
    """Take as many words as fit in a line, one at least."""
    line = words.pop(0)
    yield line
    while words and ruler.width(f"{line} {words[0]}", "text", size) <= room:
        word = words.pop(0)
        line = f"{line} {word}"
        yield word


def _initial(key: str, rect: Rect, letter: str) -> list[Item]:
    """A golden letter on wine red in a double frame."""
    return [
        Box(f"{key}.shade", 108, (rect[0] + 2, rect[1] + 3, rect[2], rect[3]), (30, 14, 4, 120),
            radius=5),
        Box(f"{key}.ground", 109, rect, TITLE_INK, (122, 79, 18), 2.4, radius=5),
        Box(f"{key}.frame", 110, inset(rect, 5), None, GILT, 1.2, radius=3),
        Label(f"{key}.depth", 111, (rect[0] + 1.6, rect[1] + 2, rect[2], rect[3]), letter, "title",
              rect[3] * 0.66, (30, 6, 8)),
        Label(f"{key}.letter", 112, rect, letter, "title", rect[3] * 0.66,
              GILT if letter.isalpha() else IVORY),
    ]  # fmt: skip
