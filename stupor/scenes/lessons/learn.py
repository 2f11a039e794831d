"""The lessons to choose from: what each is about, who teaches it, and which are done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from stupor.language import tr, trn
from stupor.lessons.lesson import Lesson
from stupor.scenes.books import has_book
from stupor.scenes.drawing import gilded, plate
from stupor.scenes.lessons.part import OPENING, required_lessons
from stupor.scenes.looks import INK, SAND, SEPIA, TITLE_INK
from stupor.scenes.page import PAGE_RECT, PageScene
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.widgets import Rect, Widget
from stupor.stage.alike import alike
from stupor.stage.items import Board, Box, Item, Label, Picture, Slice

_TOP: Final = 178.0
_HIGH: Final = 102.0
_GAP: Final = 12.0
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
        if has_book(self.app.game):
            found.append(Widget("rulebook", (_LEFT, 988, 300, 56), self.read))
        found.append(Widget("close", (_LEFT + _WIDE - 300, 988, 300, 56), self.escape))
        return found

    def items(self) -> list[Item]:
        """Wood, a title, and the lessons on parchment."""
        return [Board("board.wood", 0, PAGE_RECT, "wood"), *self.drawn()]

    def drawn(self) -> list[Item]:
        """Title, rows and buttons."""
        items = gilded("name", (_LEFT, 40, _WIDE, 74), tr("Lessons"), 58)
        told = tr("Short practice games with a teacher.")
        items.append(Label("said", 120, (_LEFT, 118, _WIDE, 38), told, "italic", 26, SAND))
        rows: list[Item] = []
        for number, lesson in enumerate(self.lessons):
            rows += self._lesson(number, lesson)
        items += alike(rows, ".title", ".gist", ".time")
        for name, words in (("rulebook", tr("Rulebook")), ("close", tr("Back"))):
            widget = self.controls.get(name)
            if widget is not None:
                items += plate(f"foot.{name}", widget, words, 23)
        return items

    def begin(self, lesson: Lesson) -> None:
        """Sit down at the table of a lesson."""
        self.app.preparing(tr(OPENING))
        from stupor.scenes.lessons.lesson import LessonScene  # imported late: the table is large

        self.app.stack.push(LessonScene(self.app.game, lesson))

    def read(self) -> None:
        """Open the rulebook."""
        self.app.stack.push(RulebookScene())

    def escape(self) -> None:
        """Return to the title."""
        self.app.stack.pop()

    def confirm(self) -> None:
        """Enter begins the first lesson that is not done."""
        done = self.app.settings.lessons
        left = (one.id for one in self.lessons if one.id not in done)
        self.activate(next(left, self.lessons[0].id))

    def _lesson(self, number: int, lesson: Lesson) -> list[Item]:
        x, y, w, h = self._row(number)
        key = f"lesson.{lesson.id}"
        face = (x + 128, y + 10, (h - 20) * 85 / 110, h - 20)
        done = lesson.id in self.app.settings.lessons
        items: list[Item] = [
            Slice(f"{key}.paper", 100, (x, y, w, h), "ui/panel-paper", 24),
            Label(f"{key}.number", 112, (x + 24, y, 76, h), str(number + 1), "number", 54,
                  (138, 31, 44)),
            Box(f"{key}.back", 110, (face[0] - 3, face[1] - 3, face[2] + 6, face[3] + 6),
                (58, 30, 14), (201, 152, 47), 3, radius=6),
            Picture(f"{key}.face", 111, face, lesson.teacher),
            Label(f"{key}.title", 112, (x + 228, y + 11, w - 450, 44), tr(lesson.title), "title",
                  30, TITLE_INK, "left"),
            Label(f"{key}.gist", 112, (x + 228, y + 55, w - 322, 36), tr(lesson.gist), "text", 24,
                  INK, "left"),
        ]  # fmt: skip
        right = (x + w - 216, y + 11, 130, 44)
        told = tr("done") if done else trn("{count} minute", "{count} minutes", lesson.minutes)
        items.append(Label(f"{key}.time", 112, right, told, "italic", 23, SEPIA))
        sign = (x + w - 78, y + h / 2 - 22, 44, 44)
        if done:
            items.append(Picture(f"{key}.tick", 112, sign, "check/yes"))
        else:
            items.append(Picture(f"{key}.go", 112, sign, "ui/play"))
        return items

    def _row(self, number: int) -> Rect:
        step, count = _HIGH + _GAP, len(self.lessons)
        if count <= _ROOM:
            return _LEFT, _TOP + number * step, _WIDE, _HIGH
        column, row = divmod(number, (count + 1) // 2)
        return _ASIDE + column * (_COLUMN + 2 * _GAP), _TOP + row * step, _COLUMN, _HIGH
