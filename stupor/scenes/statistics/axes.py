"""What the charts of the statistics share: their paper, the place for the plot, the thresholds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.language import tr, trc, trn
from stupor.scenes.drawing import heading
from stupor.scenes.looks import INK, SEPIA
from stupor.scenes.patterns import swatch
from stupor.stage.items import Align, Box, Item, Label, Rect
from stupor.stage.sheet import Swatch

#: The sheet of charts, two by two.
SHEET: Final[Rect] = (600.0, 150.0, 1256.0, 850.0)
_INSET: Final = 24.0
_GAP: Final = 20.0
_HEAD: Final = 56.0
_FOOT: Final = 38.0
_SCALE: Final = 52.0
_RIM: Final = (122, 79, 18, 210)
#: A part of a column: its key, its look, how much it is.
Part = tuple[str, Swatch, float]


def chart_rect(number: int) -> Rect:
    """The place of one of the four charts."""
    x, y, w, h = SHEET
    wide, high = (w - 2 * _INSET - _GAP) / 2, (h - 2 * _INSET - _GAP) / 2
    row, column = divmod(number, 2)
    return x + _INSET + column * (wide + _GAP), y + _INSET + row * (high + _GAP), wide, high


def plot_rect(rect: Rect, head: float = 0.0, aside: float = 0.0, foot: float = _FOOT) -> Rect:
    """Where the marks of a chart stand: right of the scale, below the heading."""
    x, y, w, h = rect
    top = y + _HEAD + head
    return x + _SCALE, top, w - _SCALE - 16 - aside, h - _HEAD - head - foot


def chart_paper(key: str, rect: Rect, title: str, said: str = "") -> list[Item]:
    """The paper of a chart with its title and a word about it."""
    x, y, w, _ = rect
    return [
        Box(f"{key}.paper", 101, rect, (255, 246, 220, 150), _RIM, 1.5, radius=6),
        heading(f"{key}.title", (x + 16, y + 10, w * 0.66, 34), title, 24),
        Label(
            f"{key}.said",
            110,
            (x + w * 0.69, y + 10, w * 0.31 - 16, 34),
            said,
            "italic",
            19,
            SEPIA,
            "right",
        ),
    ]


def nothing_yet(key: str, rect: Rect, words: str) -> list[Item]:
    """What stands in a chart for which there are no games."""
    x, y, w, h = rect
    place = (x + 50, y + _HEAD, w - 100, h - _HEAD - 20)
    return [Label(f"{key}.none", 110, place, words, "italic", 23, SEPIA, wrap=True)]


def words_below(
    key: str, rect: Rect, text: str, align: Align = "center", size: float = 18
) -> Label:
    """A small word at an axis."""
    return Label(key, 110, rect, text, "bold", size, INK, align)


def key_items(key: str, rect: Rect, look: Swatch, text: str, size: float = 18.5) -> list[Item]:
    """A swatch and what it stands for."""
    x, y, w, h = rect
    side = 20.0
    words = (x + side + 8, y, w - side - 8, h)
    return [
        *swatch(key, (x, y + (h - side) / 2, side, side), look),
        Label(f"{key}.words", 110, words, text, "bold", size, INK, "left"),
    ]


def stacked(key: str, foot: Rect, parts: Sequence[Part]) -> list[Item]:
    """A column of parts; `foot` is its left edge, its lower edge, its width and a unit's height."""
    left, bottom, width, unit = foot
    items: list[Item] = []
    for name, look, amount in parts:
        high = amount * unit
        if high >= 1:
            bottom -= high
            items += swatch(f"{key}.{name}", (left, bottom, width, high), look)
    return items


def round_top(value: float, least: int = 10) -> int:
    """The upper end of a scale: the next ten."""
    return max(least, -int(-value // 10) * 10)


def brief(word: str) -> str:
    """A title or source as short as a chart needs it."""
    short = {
        "Knight": trc("on a chart", "Knight"),
        "Structures": trc("on a chart", "Structures"),
    }
    return short.get(word) or tr(word)


def games(count: int) -> str:
    """So many games in words."""
    return trn("{count} game", "{count} games", count)
