"""The rows of the settings page: what can be chosen, in which words, on which paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stupor.platform.settings import Settings
from stupor.scenes.widgets import Rect


@dataclass(frozen=True, slots=True)
class Row:
    """One setting: its field, its name, a line about it and its choices or the ends of a slider."""

    field: str
    name: str
    line: str
    choices: tuple[tuple[str, object], ...] = ()
    span: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rows under one heading."""

    title: str
    rows: tuple[Row, ...]


_ON_OFF: Final = (("On", True), ("Off", False))
LEFT: Final = (
    Chapter("Reading", (
        Row("text", "Size of the text", "As large as its place allows", span=(75, 200, 5)),
        Row("contrast", "High contrast", "Strong inks, plain panels, thick frames", _ON_OFF),
    )),
    Chapter("Motion", (
        Row("speed", "Speed", "How fast pieces move over the table",
            (("1\u00d7", 1.0), ("2\u00d7", 2.0), ("4\u00d7", 4.0), ("Off", 0.0))),
        Row("reduced_motion", "Less motion", "Pieces fade instead of flying", _ON_OFF),
    )),
    Chapter("Hints", (
        Row("forecast", "Forecast", "Shows what a move would bring", _ON_OFF),
        Row("first_game", "First game", "A word of advice when something is new", _ON_OFF),
    )),
)  # fmt: skip
RIGHT: Final = (
    Chapter("Sound", (
        Row("sound", "Sounds", "Cards, coins, seals", span=(0, 100, 5)),
        Row("music", "Music", "The lute", span=(0, 100, 5)),
        Row("mute", "Silence", "Nothing is heard at all", _ON_OFF),
    )),
    Chapter("Window", (
        Row("fullscreen", "Show the game", "F11 does the same at any time",
            (("In a window", False), ("Full screen", True))),
        Row("window", "Size of the window", "Its edges can be dragged, too",
            (("1280\u00d7720", (1280, 720)), ("1600\u00d7900", (1600, 900)),
             ("1920\u00d71080", (1920, 1080)))),
    )),
    Chapter("Keys", (
        Row("keys", "Keys and gamepad", "What each key and button does",
            (("Change the keys\u2026", None),)),
    )),
)  # fmt: skip
#: What "as at first" leaves alone: the window, the keys, the lessons.
KEPT: Final = frozenset({"window", "maximised", "fullscreen", "keys", "lessons"})

_INSET: Final = 44.0
_HEAD: Final = 46.0
_ROW: Final = 84.0
_GAP: Final = 18.0
_NAME: Final = 326.0
_CONTROL: Final = 52.0


@dataclass(frozen=True, slots=True)
class Place:
    """Where a row lies on its paper."""

    row: Row
    rect: Rect

    @property
    def name(self) -> Rect:
        """Its name."""
        x, y, _, _ = self.rect
        return x, y + 5, _NAME, 36

    @property
    def line(self) -> Rect:
        """The line about it."""
        x, y, _, _ = self.rect
        return x, y + 43, _NAME, 34

    @property
    def control(self) -> Rect:
        """The slider or all choices together."""
        x, y, w, h = self.rect
        return x + _NAME + 10, y + (h - _CONTROL) / 2, w - _NAME - 10, _CONTROL

    def choice(self, number: int) -> Rect:
        """One choice of several, side by side."""
        x, y, w, h = self.control
        wide = (w - 8 * (len(self.row.choices) - 1)) / len(self.row.choices)
        return x + number * (wide + 8), y, wide, h


def laid_out(paper: Rect, chapters: tuple[Chapter, ...]) -> list[tuple[str, Rect, list[Place]]]:
    """Headings with their rows from top to bottom of a paper, spread over its height."""
    x, y, w, h = paper
    rows = sum(len(chapter.rows) for chapter in chapters)
    used = len(chapters) * _HEAD + rows * _ROW
    gap = max(_GAP, (h - 2 * _INSET - used) / max(1, len(chapters) - 1))
    top, found = y + _INSET, []
    for chapter in chapters:
        head = (x + _INSET, top, w - 2 * _INSET, _HEAD)
        top += _HEAD
        places = []
        for row in chapter.rows:
            places.append(Place(row, (x + _INSET, top, w - 2 * _INSET, _ROW)))
            top += _ROW
        found.append((chapter.title, head, places))
        top += gap
    return found


def first_values() -> dict[str, object]:
    """The fields that "as at first" sets, and to what."""
    usual = Settings()
    names = [row.field for chapter in (*LEFT, *RIGHT) for row in chapter.rows]
    return {name: getattr(usual, name) for name in names if name not in KEPT}
