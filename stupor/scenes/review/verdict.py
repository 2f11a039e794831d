"""What is said of a turn that was tried once more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.review_params import VP, Unit
from stupor.language import mark, tr
from stupor.scenes.drawing import plate, strongest_button
from stupor.scenes.looks import CREAM, SAND
from stupor.scenes.numbers import tenth
from stupor.scenes.panel import PanelScene
from stupor.scenes.review.figure_words import amount
from stupor.scenes.widgets import Widget
from stupor.stage.bindings import Bindings
from stupor.stage.items import Item, Label, Rect
from stupor.stage.pointer import Input, Key

_PANEL: Final[Rect] = (560.0, 386.0, 800.0, 300.0)
#: The ways on: once more, show me, back to the review.
AGAIN: Final = "again"
SHOW: Final = "show"
BACK: Final = "back"
Ways = Mapping[str, Callable[[], None]]
_KEYS: Final = {"skip": SHOW, "turn_card": SHOW, "pass": AGAIN, "undo": AGAIN}
_WORDS: Final = {BACK: mark("Back to review"), SHOW: mark("Show me"), AGAIN: mark("Try again")}


class VerdictPanel(PanelScene):
    """Lies over the table; kind when the turn missed, and never in a hurry."""

    key = "verdict"
    veil = 110

    def __init__(
        self, behind: float, lost: float, again: Callable[[], None], ways: Ways, unit: Unit = VP
    ) -> None:
        """A turn so much of a unit behind the best one; in the game it `lost` so much."""
        super().__init__()
        self.behind = behind
        #: Whether it is as good, but for what is not worth telling.
        self.right = behind <= unit.least
        self._nearer = lost - behind >= unit.least
        self._unit = unit
        self._again = again
        self._ways = ways

    def handle(self, event: Input) -> None:
        """Enter does what is meant most of all; the rest is a panel's."""
        if isinstance(event, Key) and event.kind == "down" and not self.controls.by_key:
            action = Bindings(self.app.settings.keys).action(event)
            name = self._first if action == "confirm" else _KEYS.get(action, "")
            widget = self.controls.get(name)
            if widget is not None:
                self.controls.activate(widget)
                return
        super().handle(event)

    @property
    def _first(self) -> str:
        return BACK if self.right else AGAIN

    def once_more(self) -> None:
        """Play the turn again."""
        self.app.stack.pop()
        self._again()

    def go(self, way: str) -> None:
        """Leave the table, for the better turn or for the review."""
        self.app.stack.pop()
        self.app.stack.pop()
        if way in self._ways:
            self._ways[way]()

    def _panel(self) -> Rect:
        return _PANEL

    def _heading(self) -> str:
        if self.right:
            return tr("Well found")
        return tr("Better than before") if self._nearer else tr("Not quite")

    def _said(self) -> str:
        if self.right:
            return tr("This is as good as the best turn that was found.")
        told = amount(self._unit, self.behind, tenth(self.behind))
        return tr("About {amount} less than the best turn found.", amount=told)

    def _content(self) -> list[Item]:
        x, y, w, _ = _PANEL
        words = (x + 50, y + 84, w - 100, 66.0)
        said = Label("said", 112, words, self._said(), "text", 25, CREAM, wrap=True)
        note = (x + 50, y + 150, w - 100, 36.0)
        told = tr("The game itself is unchanged.")
        items: list[Item] = [said, Label("note", 112, note, told, "italic", 20, SAND)]
        for name, label in _WORDS.items():
            widget = self.controls.get(name)
            if widget is None:
                continue
            if name == self._first:
                items += strongest_button(name, widget.rect, tr(label), 20)
            else:
                items += plate(name, widget, tr(label), 20)
        return items

    def _widgets(self) -> list[Widget]:
        x, y, w, h = _PANEL
        wide, gap = 226.0, 16.0
        left = x + (w - 3 * wide - 2 * gap) / 2
        presses = {AGAIN: self.once_more, SHOW: lambda: self.go(SHOW), BACK: lambda: self.go(BACK)}
        return [
            Widget(name, (left + n * (wide + gap), y + h - 84, wide, 54.0), presses[name])
            for n, name in enumerate((AGAIN, SHOW, BACK))
        ]
