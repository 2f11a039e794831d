"""The lessons to choose from: what each is about, who teaches it, and which are done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from stupor.language import tr, trn
from stupor.lessons.lesson import Lesson
from stupor.scenes.drawing import gilded, plates
from stupor.scenes.game_parts import has_book
from stupor.scenes.lessons.part import OPENING, required_lessons
from stupor.scenes.looks import GLOW, INK, PORTRAIT, SAND, SEPIA, TITLE_INK
from stupor.scenes.page import PageScene
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.widgets import Widget, inset
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike

_TOP: Final = 178.0
_FOOT: Final = 964.0
_GAP: Final = 12.0
_HIGHEST: Final = 146.0
_LEFT: Final = 330.0
_WIDE: Final = 1260.0
#: So many lessons have room one below the other; more stand in two columns of this width.
_ROOM: Final = 7
_COLUMN: Final = 820.0
_ASIDE: Final = 130.0


class LearnScene(PageScene):
    """Lists the lessons; a tick marks those that are done."""

    board = "title"
    music_share = 1.0

    @property
    def lessons(self) -> Sequence[Lesson]:
        """The lessons of the game."""
        return required_lessons(self.app.game).LESSONS

    def widgets(self) -> list[Widget]:
        """The lessons, then the ways out."""
        found = [
            Widget(lesson.id, self._row(number), partial(self.begin, lesson))
            for number, lesson in enumerate(self.lessons)
        ]
        found.append(Widget("close", (self._row(0)[0], 988, 300, 56), self.escape))
        if has_book(self.app.game):
            x, _, w, _ = self._row(len(self.lessons) - 1)
            found.append(Widget("rulebook", (x + w - 300, 988, 300, 56), self.read))
        return found

    def drawn(self) -> list[Item]:
        """Title, rows and buttons."""
        items = gilded("name", (_LEFT, 40, _WIDE, 74), tr("Lessons"), 58)
        items.append(Label("said", 120, (_LEFT, 118, _WIDE, 38), self._said(), "italic", 26, SAND))
        rows: list[Item] = []
        for number, lesson in enumerate(self.lessons):
            rows += self._lesson(number, lesson)
        items += alike(rows, ".title", ".gist", ".time", ".number")
        told = ("close", tr("Back")), ("rulebook", tr("Rulebook"))
        return items + plates(self.controls, told, 23, "foot.")

    def begin(self, lesson: Lesson) -> None:
        """Sit down at the table of a lesson."""
        self.app.preparing(tr(OPENING))
        from stupor.scenes.lessons.lesson import LessonScene  # imported late: the table is large

        self.app.stack.push(LessonScene(self.app.game, lesson))

    def read(self) -> None:
        """Open the rulebook."""
        self.app.stack.push(RulebookScene())

    def confirm(self) -> None:
        """Enter begins the first lesson that is not done."""
        following = self.following
        self.activate(self.lessons[0].id if following is None else following.id)

    @property
    def following(self) -> Lesson | None:
        """The first lesson that is not done."""
        done = self.app.settings.lessons
        return next((one for one in self.lessons if one.id not in done), None)

    def _said(self) -> str:
        """What lessons are, how long they take together, or how many are done."""
        done = sum(one.id in self.app.settings.lessons for one in self.lessons)
        count, minutes = len(self.lessons), sum(one.minutes for one in self.lessons)
        told = tr("About {minutes} minutes in all.", minutes=minutes)
        if done:
            told = tr("{done} of {count} done.", done=done, count=count)
        return " ".join((tr("Short practice games with a teacher."), told))

    def _lesson(self, number: int, lesson: Lesson) -> list[Item]:
        x, y, w, h = self._row(number)
        key, middle = f"lesson.{lesson.id}", y + h / 2
        face = (x + 120, y + 10, (h - 20) * PORTRAIT, h - 20)
        left, right, top = face[0] + face[2] + 28, x + w, middle - max(40.0, h * 0.32)
        return [
            NineSlice(f"{key}.paper", 100, (x, y, w, h), "ui/panel-paper", 24),
            *(_lit(key, (x, y, w, h)) if lesson is self.following else []),
            Label(f"{key}.number", 112, (x + 22, y, 76, h), str(number + 1), "number", 54,
                  (138, 31, 44)),
            *_picture(key, lesson, face),
            Label(f"{key}.title", 112, (left, top, right - 216 - left, 44),
                  tr(lesson.title), "title", 30, TITLE_INK, "left"),
            Label(f"{key}.gist", 112, (left, top + 46, right - 90 - left, y + h - top - 56),
                  tr(lesson.gist), "text", 24, INK, "left", "top", wrap=True, max_lines=2),
            *self._end(key, lesson, right, (top, middle)),
        ]  # fmt: skip

    def _end(self, key: str, lesson: Lesson, right: float, at: tuple[float, float]) -> list[Item]:
        """How long a lesson takes and the sign to begin it, or that it is done."""
        done = lesson.id in self.app.settings.lessons
        told = tr("done") if done else trn("{count} minute", "{count} minutes", lesson.minutes)
        top, middle = at
        sign = (right - 78, middle - 22, 44.0, 44.0)
        return [
            Label(f"{key}.time", 112, (right - 216, top, 130, 44), told, "italic", 23, SEPIA),
            Picture(
                f"{key}.tick" if done else f"{key}.go",
                112,
                sign,
                "check/yes" if done else "ui/play",
            ),
        ]

    def _row(self, number: int) -> Rect:
        """The place of a lesson: rows fill the page, two columns where there are many."""
        count = len(self.lessons)
        columns = 1 if count <= _ROOM else 2
        rows = -(-count // columns)
        high = min(_HIGHEST, (_FOOT - _TOP + _GAP) / rows - _GAP)
        column, row = divmod(number, rows)
        wide = _WIDE if columns == 1 else _COLUMN
        left = _LEFT if columns == 1 else _ASIDE + column * (_COLUMN + 2 * _GAP)
        return left, _TOP + row * (high + _GAP), wide, high


def _picture(key: str, lesson: Lesson, place: Rect) -> list[Item]:
    """The sign of what a lesson is about, or whoever teaches it, in a frame."""
    x, y, w, h = place
    frame = Box(f"{key}.back", 110, inset(place, -3), (58, 30, 14), (201, 152, 47), 3, radius=6)
    if lesson.sign is None:
        return [frame, Picture(f"{key}.face", 111, place, lesson.teacher)]
    sprite, aspect = lesson.sign
    wide = min(w - 12, (h - 12) * aspect)
    high = wide / aspect
    sign = (x + (w - wide) / 2, y + (h - high) / 2, wide, high)
    return [frame, Picture(f"{key}.face", 111, sign, sprite)]


def _lit(key: str, place: Rect) -> list[Item]:
    """The light about the lesson that comes next."""
    rims = ((4.0, (*GLOW, 150), 4.0), (9.0, (*GLOW, 60), 6.0))
    return [
        Box(f"{key}.next{n}", 101, inset(place, -by), None, colour, width, radius=by + 8)
        for n, (by, colour, width) in enumerate(rims)
    ]
