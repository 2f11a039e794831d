"""The rows of the settings page: what can be chosen, in which words, on which paper."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.language import mark
from stupor.platform.languages import OFFERED, SYSTEM
from stupor.platform.settings import ALWAYS, LEARNING, NEVER, Settings
from stupor.stage.items import Rect
from stupor.stage.timeline import OFF

#: How fast pieces may move.
SPEEDS: Final = (("1\u00d7", 1.0), ("2\u00d7", 2.0), ("4\u00d7", 4.0), (mark("Instant"), OFF))


@record
class Row:
    """One setting: its field, its name, a line about it and its choices or the ends of a slider."""

    field: str
    name: str
    line: str
    choices: tuple[tuple[str, object], ...] = ()
    span: tuple[int, int, int] | None = None


@record
class Chapter:
    """Rows under one heading."""

    title: str
    rows: tuple[Row, ...]


_ON_OFF: Final = ((mark("On"), True), (mark("Off"), False))
LEFT: Final = (
    Chapter(
        mark("Reading"),
        (
            Row(
                "language",
                mark("Language"),
                mark("Changes all text at once"),
                ((mark("System"), SYSTEM), *((name, code) for code, name in OFFERED.items())),
            ),
            Row("text", mark("Text size"), mark("As large as space allows"), span=(75, 200, 5)),
            Row("contrast", mark("High contrast"), mark("Strong colours, thick frames"), _ON_OFF),
        ),
    ),
    Chapter(
        mark("Motion"),
        (
            Row(
                "speed",
                mark("Speed"),
                mark("How fast pieces move"),
                SPEEDS,
            ),
            Row(
                "reduced_motion",
                mark("Reduced motion"),
                mark("Pieces fade instead of moving"),
                _ON_OFF,
            ),
            Row(
                "short_moments",
                mark("Short cut-scenes"),
                mark("Rounds and arrivals in brief"),
                _ON_OFF,
            ),
        ),
    ),
    Chapter(
        mark("Window"),
        (
            Row(
                "fullscreen",
                mark("Display"),
                mark("F11 at any time"),
                ((mark("Windowed"), False), (mark("Full screen"), True)),
            ),
            Row(
                "window",
                mark("Window size"),
                mark("You can also drag its edges"),
                (
                    ("1280\u00d7720", (1280, 720)),
                    ("1600\u00d7900", (1600, 900)),
                    ("1920\u00d71080", (1920, 1080)),
                ),
            ),
        ),
    ),
)
RIGHT: Final = (
    Chapter(mark("Hints"), (
        Row("forecast", mark("Forecast"), mark("Shows what a move would do"), _ON_OFF),
        Row("advice", mark("Advice"), mark("V asks a computer for advice"), _ON_OFF),
        Row("takeback", mark("Mistakes"), mark("The teacher offers to undo them"),
            ((mark("Games 1\u20133"), LEARNING), (mark("On"), ALWAYS), (mark("Off"), NEVER))),
        Row("first_game", mark("Beginner tips"), mark("A tip for everything new"),
            _ON_OFF),
    )),
    Chapter(mark("Sound"), (
        Row("sound", mark("Sound effects"), mark("Cards, coins, seals"), span=(0, 100, 5)),
        Row("music", mark("Music volume"), mark("The lute"), span=(0, 100, 5)),
        Row("mute", mark("Mute"), mark("Turns off all sound"), _ON_OFF),
    )),
    Chapter(mark("Keys"), (
        Row("keys", mark("Keys and gamepad"), mark("What each key and button does"),
            ((mark("Change keys…"), None),)),
    )),
)  # fmt: skip
#: What "as at first" leaves alone: the language, the window, the keys, the lessons.
KEPT: Final = frozenset({"language", "window", "maximised", "fullscreen", "keys", "lessons"})

_INSET: Final = 44.0
_HEAD: Final = 46.0
_ROW: Final = 84.0
_GAP: Final = 18.0
_NAME: Final = 384.0
_CONTROL: Final = 52.0
#: So many choices side by side begin further left; their names are short.
_MANY: Final = 4
_SHORT: Final = 326.0


@record
class Place:
    """Where a row lies on its paper."""

    row: Row
    rect: Rect

    @property
    def name(self) -> Rect:
        """Its name."""
        x, y, _, h = self.rect
        return x, y + h / 2 - 33, _NAME, 34

    @property
    def line(self) -> Rect:
        """The line about it."""
        x, y, _, h = self.rect
        return x, y + h / 2, _NAME, 30

    @property
    def control(self) -> Rect:
        """The slider or all choices together."""
        x, y, w, h = self.rect
        left = (_SHORT if len(self.row.choices) >= _MANY else _NAME) + 10
        return x + left, y + (h - _CONTROL) / 2, w - left, _CONTROL

    def choice(self, number: int) -> Rect:
        """One choice of several, side by side."""
        x, y, w, h = self.control
        wide = (w - 8 * (len(self.row.choices) - 1)) / len(self.row.choices)
        return x + number * (wide + 8), y, wide, h


def laid_out(paper: Rect, chapters: tuple[Chapter, ...]) -> list[tuple[str, Rect, list[Place]]]:
    """Headings with their rows from top to bottom of a paper, spread over its height."""
    x, y, w, h = paper
    rows = sum(len(chapter.rows) for chapter in chapters)
    least = len(chapters) * _HEAD + (len(chapters) - 1) * _GAP
    high = min(_ROW, (h - 2 * _INSET - least) / rows)
    used = len(chapters) * _HEAD + rows * high
    gap = max(_GAP, (h - 2 * _INSET - used) / max(1, len(chapters) - 1))
    top, found = y + _INSET, []
    for chapter in chapters:
        head = (x + _INSET, top, w - 2 * _INSET, _HEAD)
        top += _HEAD
        places = []
        for row in chapter.rows:
            places.append(Place(row, (x + _INSET, top, w - 2 * _INSET, high)))
            top += high
        found.append((chapter.title, head, places))
        top += gap
    return found


def first_values() -> dict[str, object]:
    """The fields that "as at first" sets, and to what."""
    usual = Settings()
    names = [row.field for chapter in (*LEFT, *RIGHT) for row in chapter.rows]
    return {name: getattr(usual, name) for name in (*names, "known") if name not in KEPT}
