"""The end of a lesson: what was learned, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

from stupor.language import tr
from stupor.lessons.lesson import Lesson
from stupor.scenes.books import has_book
from stupor.scenes.boxes import seal_of
from stupor.scenes.drawing import plate, pointed_items
from stupor.scenes.lessons.coach import ABOVE
from stupor.scenes.lessons.part import Lessons, after
from stupor.scenes.looks import INK, SEPIA, TITLE_INK
from stupor.scenes.rulebook.page import run_items
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.ruler import AppRuler
from stupor.scenes.typesetting import Typesetter
from stupor.scenes.widgets import Controls, Rect, Widget
from stupor.stage.alike import alike
from stupor.stage.items import Box, Item, Label, Picture, Slice
from stupor.stage.pointer import Input, Key

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: How wide the sheet is, and how wide it may grow with its letters and their lines.
WIDE: Final = 900.0
WIDEST: Final = 1400.0
_TEXT: Final = 24.0
_LINE: Final = 33.0


class Teaching(Protocol):
    """What the end of a lesson needs of it."""

    app: Host

    def go(self, other: Lesson | None = None) -> None:
        """Leave for another lesson or for the list of them."""


class LessonEnd:
    """Lies over the table when the last step is done."""

    def __init__(self, lessons: Lessons, lesson: Lesson, teaching: Teaching) -> None:
        """Sum a lesson up, and offer first what is best done now."""
        self.controls = Controls()
        self._lesson = lesson
        self._teaching = teaching
        presses: list[tuple[str, str, Callable[[], None]]] = []
        following = after(lessons, lesson)
        if following is not None:
            presses.append(("following", tr("Next lesson"), lambda: teaching.go(following)))
        if lesson.page and has_book(teaching.app.game):
            presses.append(("read", tr("Read more"), self._read))
        if teaching.app.settings.new_to(teaching.app.game):
            enough = following is None or lesson.id == lessons.ENOUGH
            at = 0 if enough else len(presses)
            presses.insert(at, ("play", tr("A first game"), self._play))
        presses.append(("list", tr("All lessons"), lambda: teaching.go()))
        self._words = {name: words for name, words, _ in presses}
        self._step = AppRuler(teaching.app).leading("text", _TEXT)
        broad = min(WIDEST, WIDE * max(1.0, self._step / _LINE))
        self._setter = Typesetter(AppRuler(teaching.app), broad - 226)
        self._said = [
            self._setter.rows(tr(words), broad - 226, 46, size=_TEXT, colour=INK)
            for words in lesson.learned
        ]
        rows = sum(len(said) for said in self._said)
        high = 296 + rows * self._step + 10 * len(self._said)
        page = teaching.app.camera.page
        self.panel: Rect = ((page[0] - broad) / 2, (page[1] - high) / 2, broad, high)
        x, y, w, h = self.panel
        gap = 18.0
        wide = min(230.0 * broad / WIDE, (w - 40 - (len(presses) - 1) * gap) / len(presses))
        start = x + (w - len(presses) * wide - (len(presses) - 1) * gap) / 2
        self.controls.place(
            Widget(name, (start + n * (wide + gap), y + h - 88, wide, 54), press)
            for n, (name, _, press) in enumerate(presses)
        )

    def handle(self, event: Input) -> None:
        """Answer the buttons; Esc goes to the list, Enter goes on."""
        if isinstance(event, Key) and event.kind == "down" and event.name == "escape":
            self._teaching.go()
        elif isinstance(event, Key) and event.name in ("return", "enter") and event.kind == "down":
            widget = self.controls.pointed() or self.controls.widgets[0]
            self.controls.activate(widget)
        else:
            self.controls.handle(event)

    def items(self) -> list[Item]:
        """The sheet, above everything."""
        x, y, w, _ = self.panel
        page = self._teaching.app.camera.page
        lesson = self._lesson
        seal = seal_of(self._teaching.app.game, "gold")
        items: list[Item] = [
            Box("end.dim", ABOVE, (0, 0, *page), (10, 5, 3, 150)),
            Slice("end.paper", ABOVE + 1, self.panel, "ui/panel-paper", 24),
            Picture("end.seal", ABOVE + 2, (x + w / 2 - 60, y - 58, 120, 120), seal),
            Label(
                "end.title", ABOVE + 2, (x, y + 74, w, 50), tr(lesson.title), "title", 38, TITLE_INK
            ),
            Label(
                "end.said",
                ABOVE + 2,
                (x, y + 122, w, 34),
                tr("You have learned:"),
                "italic",
                24,
                SEPIA,
            ),
        ]
        items += self._learned(x + 90, y + 172)
        for name, words in self._words.items():
            widget = self.controls.get(name)
            if widget is not None:
                items += plate(f"end.{name}", widget, words, 21)
        items = alike(items, ".words")
        items += pointed_items(self.controls.pointed(), self.controls.by_key)
        return [_raised(item) for item in items]

    def _learned(self, x: float, y: float) -> list[Item]:
        items: list[Item] = []
        for number, said in enumerate(self._said):
            tick = (x, y + self._step / 2 - 15, 30.0, 30.0)
            items.append(Picture(f"end.tick{number}", ABOVE + 2, tick, "check/yes"))
            for n, row in enumerate(said):
                for m, run in enumerate(row):
                    items += run_items(f"end.{number}.{n}.{m}", run, x, y, self._step)
                y += self._step
            y += 10
        return items

    def _play(self) -> None:
        app = self._teaching.app
        app.stack.replace(app.ways.lobby("first"))

    def _read(self) -> None:
        self._teaching.app.stack.push(RulebookScene(self._lesson.page))


def _raised(item: Item) -> Item:
    return item if item.z >= ABOVE else replace(item, z=ABOVE + 4 + item.z // 10)
