"""The page after a mistake of the game: what is safe, where the report lies, how to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.record import record
from stupor.language import mark, tr
from stupor.scenes.drawing import gilded, lit_items, plate
from stupor.scenes.looks import CREAM, GOLD, INK, SEPIA, TITLE_INK
from stupor.scenes.page import ControlScene, ground_of
from stupor.scenes.widgets import Widget
from stupor.stage.items import Box, Item, Label, NineSlice, Rect
from stupor.stage.layout import WOOD
from stupor.stage.measure import alike
from stupor.stage.pointer import Input, Key

_PAPER: Final[Rect] = (360.0, 250.0, 1200.0, 470.0)
_BUTTON: Final = (380.0, 66.0)
_GAP: Final = 28.0
_FOOT: Final = 770.0
_TITLE: Final = mark("Something went wrong")
_WHAT: Final = mark("The game hit an error and had to close this page. We are sorry.")
_PLEA: Final = mark("Please send it to us with a line about what you did last.")


@record
class CrashReport:
    """What the page tells: what is safe, the report and where it lies, the mistake in a line."""

    safe: str
    report: str
    place: str
    mistake: str


class CrashScene(ControlScene):
    """Offers to continue the game, the title page, the report and the way out."""

    def __init__(
        self,
        told: CrashReport,
        resume: Callable[[], None] | None,
        title: Callable[[], None],
        show: Callable[[], None] | None = None,
    ) -> None:
        """Without `resume` there is no game to continue, without `show` nothing to show."""
        super().__init__()
        self.plain = False
        self._told = told
        self._ways = {
            "resume": (tr("Continue the game"), resume),
            "title": (tr("Back to the main menu"), title),
            "show": (tr("Show the report"), show),
            "close": (tr("Quit"), self._close),
        }

    def undress(self) -> bool:
        """Do without pictures from now on, if it was they; False when that was so already."""
        was, self.plain, self.stale = self.plain, True, True
        return not was

    def enter(self) -> None:
        """Lay out the ways on; Enter takes the first."""
        ways = [(name, press) for name, (_, press) in self._ways.items() if press is not None]
        wide, high = _BUTTON
        left = 960 - (len(ways) * (wide + _GAP) - _GAP) / 2
        self.controls.place(
            Widget(name, (left + n * (wide + _GAP), _FOOT, wide, high), press)
            for n, (name, press) in enumerate(ways)
        )

    def items(self) -> list[Item]:
        """The page and its words."""
        ground = self._plain_ground() if self.plain else self._ground()
        return [*ground, *self._words(), *self._buttons()]

    def overlay(self, now: float) -> list[Item]:
        """The light about the way on in question."""
        return lit_items(self.controls)

    def handle(self, event: Input) -> None:
        """Answer the buttons; Enter takes the first, Esc the title."""
        if self.controls.handle(event):
            return
        if isinstance(event, Key) and event.kind == "down":
            first = {"return": self.controls.widgets[0], "enter": self.controls.widgets[0]}
            chosen = first.get(event.name) or (
                self.controls.get("title") if event.name == "escape" else None
            )
            if chosen is not None:
                self.controls.activate(chosen)

    def _ground(self) -> list[Item]:
        return [
            ground_of(WOOD),
            NineSlice("crash.paper", 10, _PAPER, "ui/panel-paper", 24),
            *gilded("crash.title", (360, 130, 1200, 90), tr(_TITLE), 58),
        ]

    def _plain_ground(self) -> list[Item]:
        return [
            Box("crash.ground", 0, (-2000, -1000, 6000, 3100), (38, 22, 13)),
            Box("crash.paper", 10, _PAPER, (240, 228, 200), GOLD, 4, 14),
            Label("crash.title", 120, (360, 130, 1200, 90), tr(_TITLE), "title", 58, CREAM),
        ]

    def _words(self) -> list[Item]:
        x, y, w, _ = _PAPER
        told = self._told
        rows = (
            ("safe", 40, 84, told.safe, "bold", 30, TITLE_INK),
            ("what", 136, 40, tr(_WHAT), "text", 24, INK),
            ("report", 184, 40, told.report, "text", 24, INK),
            ("place", 230, 76, told.place, "bold", 22, SEPIA),
            ("plea", 312, 40, tr(_PLEA) if told.place else "", "text", 24, INK),
            ("mistake", 372, 66, told.mistake, "italic", 20, SEPIA),
        )
        return [
            Label(
                f"crash.{name}",
                112,
                (x + 70, y + top, w - 140, high),
                words,
                face,  # type: ignore[arg-type]
                size,
                ink,
                wrap=True,
            )
            for name, top, high, words, face, size, ink in rows
            if words
        ]

    def _buttons(self) -> list[Item]:
        items: list[Item] = []
        for widget in self.controls.widgets:
            key, words = f"crash.way.{widget.id}", self._ways[widget.id][0]
            if self.plain:
                items += [
                    Box(key, 110, widget.rect, TITLE_INK, GOLD, 2, 10),
                    Label(f"{key}.words", 112, widget.rect, words, "bold", 24, CREAM),
                ]
            else:
                items += plate(key, widget, words, 22)
        return alike(items, ".words")

    def _close(self) -> None:
        self.app.quit(1)
