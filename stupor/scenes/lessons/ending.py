"""The end of a lesson: what was learned, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from stupor.games import registry
from stupor.language import tr
from stupor.lessons.lesson import Lesson
from stupor.scenes.dialog import DialogButton, DialogScene
from stupor.scenes.drawing import lit_items, strongest_button
from stupor.scenes.game_boxes import seal_of
from stupor.scenes.game_parts import has_book
from stupor.scenes.lessons.part import Lessons, after
from stupor.scenes.lessons.plate import ABOVE, raised
from stupor.scenes.lobby.chair_badges import badge_at
from stupor.scenes.lobby.folded import agreed_facts
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.looks import INK, SEPIA, TITLE_INK
from stupor.scenes.rulebook.page import run_items
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.ruler import Ruler
from stupor.scenes.typesetting import Typesetter
from stupor.scenes.widgets import Controls, Widget, inset
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import ENTER, Input, Key

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: How wide the sheet is, and how wide it may grow with its letters and their lines.
WIDE: Final = 980.0
WIDEST: Final = 1400.0
_TEXT: Final = 30.0
_LINE: Final = 44.0
# distances on the sheet, in logical units
_TITLE: Final = 76.0
_LEARNED: Final = 172.0
_MARGIN: Final = 100.0
_TICK: Final = 52.0
_RULE: Final = 16.0
_MAIN: Final = (680.0, 100.0)
_SMALL: Final = (300.0, 54.0)
_QUIET: Final = (170.0, 36.0)
#: Which way the large button shows, the first that there is; which the small ones and the words.
_MAIN_WAYS: Final = ("play", "following", "list")
_SMALL_WAYS: Final = ("settings", "following")
_QUIET_WAYS: Final = ("list", "read")
#: The line of what is set for a first game: letters, arms, and what lies between them.
_SIZE: Final = 28.0
_ARMS: Final = 46.0
_BESIDE: Final = 12.0
_DOT: Final = "  \u2022  "


class LessonEnd:
    """Lies over the table when the last step is done."""

    def __init__(
        self, app: Host, lessons: Lessons, lesson: Lesson, go: Callable[[Lesson | None], None]
    ) -> None:
        """Sum a lesson up, and offer in one large button what is best done now.

        It is left for another lesson, or for the list of them.
        """
        self.controls = Controls()
        self._lesson = lesson
        self._app, self._go = app, go
        self._newcomer = app.settings.new_to(app.game)
        ways = self._ways(after(lessons, lesson))
        self._main = next(name for name in _MAIN_WAYS if name in ways)
        left = ways.keys() - {self._main}
        self._small = [*filter(left.__contains__, _SMALL_WAYS)]
        self._quiet = [*filter(left.__contains__, _QUIET_WAYS)]
        self._words = {name: words for name, (words, _) in ways.items()}
        self._step = max(_LINE, Ruler(app).leading("text", _TEXT))
        broad = min(WIDEST, WIDE * self._step / _LINE)
        width = broad - 2 * _MARGIN - _TICK
        setter = Typesetter(Ruler(app), width)
        self._said = [
            setter.rows(tr(words), width, 0, size=_TEXT, colour=INK) for words in lesson.learned
        ]
        self._rows = sum(len(said) for said in self._said) * self._step
        high = _LEARNED + self._rows + self._below(self._rows)[-1]
        page = app.camera.page
        self.panel: Rect = ((page[0] - broad) / 2, (page[1] - high + 40) / 2, broad, high)
        self.controls.place(self._widgets(ways), app.show_now)

    def _ways(self, following: Lesson | None) -> dict[str, tuple[str, Callable[[], None]]]:
        """All ways on, what they are called and where they lead."""
        ways: dict[str, tuple[str, Callable[[], None]]] = {}
        if self._newcomer:
            ways["play"] = (tr("Play your first game"), self._play)
            ways["settings"] = (tr("Change settings"), self._choose)
        if following is not None:
            ways["following"] = (tr("Next lesson"), lambda: self._go(following))
        ways["list"] = (tr("All lessons"), lambda: self._go(None))
        if self._lesson.page and has_book(self._app.game):
            ways["read"] = (tr("Rulebook"), self._read)
        return ways

    def _below(self, rows: float) -> tuple[float, ...]:
        """How far below the learned lines everything else begins: the last is where it ends.

        The rule, the large button, the line below it, the small buttons, the quiet words.
        """
        tight = rows > 6 * _LINE
        main = _RULE + (24 if tight else 34)
        line = main + _MAIN[1] + (16 if tight else 28)
        small = line + (58 if self._newcomer else 0)
        quiet = small + (_SMALL[1] + (18 if tight else 30) if self._small else 0)
        return _RULE, main, line, small, quiet, quiet + _QUIET[1] + (26 if tight else 44)

    def _widgets(self, ways: dict[str, tuple[str, Callable[[], None]]]) -> list[Widget]:
        x, y, w, _ = self.panel
        foot, middle = y + _LEARNED + self._rows, x + w / 2
        _, main, _, small, quiet, _ = (foot + below for below in self._below(self._rows))
        found = [Widget(self._main, (middle - _MAIN[0] / 2, main, *_MAIN), ways[self._main][1])]
        for names, (wide, high), top, gap in (
            (self._small, _SMALL, small, 42.0),
            (self._quiet, _QUIET, quiet, 18.0),
        ):
            start = middle - (len(names) * (wide + gap) - gap) / 2
            found += [
                Widget(name, (start + n * (wide + gap), top, wide, high), ways[name][1])
                for n, name in enumerate(names)
            ]
        return found

    def handle(self, event: Input) -> None:
        """Answer the buttons; Esc goes to the list, Enter goes on."""
        if isinstance(event, Key) and event.kind == "down" and event.name == "escape":
            self._go(None)
        elif isinstance(event, Key) and event.name in ENTER and event.kind == "down":
            widget = self.controls.pointed() or self.controls.widgets[0]
            self.controls.activate(widget)
        else:
            self.controls.handle(event)

    def items(self) -> list[Item]:
        """The sheet, above everything."""
        x, y, w, _ = self.panel
        page = self._app.camera.page
        seal = seal_of(self._app.game, "gold")
        title = tr("{lesson}: done", lesson=tr(self._lesson.title))
        head: Rect = (x + 40, y + _TITLE, w - 80, 60)
        rule = y + _LEARNED + self._rows + _RULE
        items: list[Item] = [
            Box("end.dim", ABOVE, (0, 0, *page), (10, 5, 3, 170)),
            NineSlice("end.paper", ABOVE + 1, self.panel, "ui/panel-paper", 24),
            Picture("end.seal", ABOVE + 2, (x + w / 2 - 60, y - 68, 120, 120), seal),
            Label("end.title", ABOVE + 2, head, title, "title", 46, TITLE_INK),
            Box("end.rule", ABOVE + 2, (x + 120, rule, w - 240, 2), (201, 152, 47)),
        ]
        items += self._learned(x + _MARGIN, y + _LEARNED)
        items += self._large() + self._set() + self._others()
        items += lit_items(self.controls)
        return [raised(item) for item in items]

    def _large(self) -> list[Item]:
        """The one large button in its warm light."""
        rect = self.controls.widgets[0].rect
        return strongest_button("end.main", rect, self._words[self._main], 42)

    def _set(self) -> list[Item]:
        """What is set for the first game."""
        if not self._newcomer:
            return []
        x, y, w, _ = self.panel
        top = y + _LEARNED + self._rows + self._below(self._rows)[2]
        return agreed_line(self._app, (x + 40, top, w - 80, 40.0))

    def _others(self) -> list[Item]:
        """Two paper buttons, and quiet words below them."""
        items: list[Item] = []
        for name in self._small:
            rect = self._rect_of(name)
            items.append(NineSlice(f"end.{name}", 110, rect, "ui/button-paper", 16))
            words = self._words[name]
            items.append(
                Label(f"end.{name}.words", 112, inset(rect, 12, 0), words, "title", 22, TITLE_INK)
            )
        for quiet in self._quiet:
            place, said = self._rect_of(quiet), self._words[quiet]
            items.append(Label(f"end.{quiet}.quiet", 112, place, said, "italic", 25, SEPIA))
        return alike(alike(items, ".words"), ".quiet")

    def _rect_of(self, name: str) -> Rect:
        return next(widget.rect for widget in self.controls.widgets if widget.id == name)

    def _learned(self, x: float, y: float) -> list[Item]:
        items: list[Item] = []
        for number, said in enumerate(self._said):
            tick = (x, y + self._step / 2 - 15, 30.0, 30.0)
            items.append(Picture(f"end.tick{number}", ABOVE + 2, tick, "check/yes"))
            for n, row in enumerate(said):
                for m, run in enumerate(row):
                    items += run_items(f"end.{number}.{n}.{m}", run, x + _TICK, y, self._step)
                y += self._step
        return items

    def _play(self) -> None:
        app = self._app
        app.stack.replace(app.navigator.first_game())

    def _choose(self) -> None:
        app = self._app
        app.stack.replace(app.navigator.lobby("settings"))

    def _read(self) -> None:
        self._app.stack.push(RulebookScene(self._lesson.page))


def leaving(
    step: int, steps: int, leave: Callable[[], None], stay: Callable[[], None]
) -> DialogScene:
    """The question to who leaves in the midst of a lesson: its steps must then be done again."""
    words = tr(
        "You are at step {step} of {steps}. Next time the lesson starts over.",
        step=step,
        steps=steps,
    )
    answers = [
        DialogButton("go", tr("Leave the lesson"), leave),
        DialogButton("stay", tr("Continue"), stay),
    ]
    return DialogScene(tr("Leave this lesson?"), words, answers)


def agreed_line(app: Host, place: Rect) -> list[Item]:
    """The own arms, the rival's arms and who it is, then what else is agreed on."""
    setup = LobbySetup.first(registry.get(app.game))
    badges = [badge_at(setup, index) for index in setup.taken]
    against, *others = agreed_facts(setup)
    parts = (against, _DOT.join(others))
    x, y, w, h = place
    ruler = Ruler(app)
    wide = [ruler.width(part, "bold", _SIZE) + 6 for part in parts]
    arms = [_ARMS * badge.aspect for badge in badges]
    room = w - sum(arms) - (len(arms) + 1) * _BESIDE
    share = min(1.0, room / sum(wide))
    left = x + (room - sum(wide) * share) / 2
    items: list[Item] = []
    for number, badge in enumerate(badges):
        crest = (left, y + (h - _ARMS) / 2, arms[number], _ARMS)
        items.append(Picture(f"end.arms{number}", 112, crest, badge.crest))
        left += arms[number] + _BESIDE
        if number < len(parts):
            said = (left, y, wide[number] * share, h)
            words = Label(f"end.set{number}", 112, said, parts[number], "bold", _SIZE, INK)
            items.append(words)
            left += said[2] + _BESIDE * (number == 0)
    return items
