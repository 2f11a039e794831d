"""A few words and a choice: over what is shown, or as a page of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from stupor.scenes.drawing import lit_items, plates
from stupor.scenes.looks import CREAM, GILT
from stupor.scenes.page import ControlScene, ground_of
from stupor.scenes.widgets import Widget
from stupor.stage.geometry import around
from stupor.stage.items import Box, Item, Label, NineSlice, Rect
from stupor.stage.layout import MIDDLE, PAGE_RECT
from stupor.stage.pointer import ENTER, Input, Key, Resize

WIDE: Final = 680.0
ROW: Final = 62.0
GAP: Final = 16.0
ABOVE: Final = 880
#: So many letters stand in a line of the words, and so high is a line.
LETTERS: Final = 54
LINE: Final = 33.0


class DialogButton(NamedTuple):
    """One button: its words, what it does, why it sleeps, and what it is for."""

    id: str
    words: str
    press: Callable[[], None]
    asleep: str = ""
    tip: str = ""


class DialogScene(ControlScene):
    """Lies over the screen below; Esc takes the last answer, the one that changes nothing."""

    transparent = True

    def __init__(self, title: str, words: str, answers: Sequence[DialogButton]) -> None:
        """Ask with these words; the answers stand below each other."""
        super().__init__()
        self.title = title
        self.words = words
        self.answers = tuple(answers)

    def enter(self) -> None:
        """Lay out the answers."""
        x, y, w, h = self._panel()
        first = y + h - 34 - len(self.answers) * (ROW + GAP)
        self.controls.place(
            Widget(a.id, (x + 90, first + n * (ROW + GAP), w - 180, ROW), a.press, a.asleep, a.tip)
            for n, a in enumerate(self.answers)
        )

    def overlay(self, now: float) -> list[Item]:
        """The panel, above whatever glows below."""
        x, y, w, _ = panel = self._panel()
        items: list[Item] = [
            Box("dim", 0, PAGE_RECT, (10, 5, 3, 165)),
            NineSlice("panel", 1, panel, "ui/panel-leather", 24),
            Label("title", 112, (x + 30, y + 24, w - 60, 46), self.title, "title", 30, GILT),
            Label(
                "words",
                112,
                (x + 60, y + 84, w - 120, self._high()),
                self.words,
                "text",
                23,
                CREAM,
                wrap=True,
            ),
        ]
        items += plates(self.controls, ((a.id, a.words) for a in self.answers), 22)
        items += lit_items(self.controls)
        return [replace(item, key=f"ask/{item.key}", z=item.z + ABOVE) for item in items]

    def handle(self, event: Input) -> None:
        """Answer the widgets; Esc leaves everything as it is, Enter takes the first answer."""
        if isinstance(event, Resize):
            self.stale = True
        elif self.controls.handle(event) or not isinstance(event, Key) or event.kind != "down":
            return
        elif event.name == "escape":
            self.answers[-1].press()
        elif event.name in ENTER:
            self.answers[0].press()

    def _high(self) -> float:
        lines = sum(-(-len(part) // LETTERS) for part in self.words.split("\n"))
        return LINE * max(2, lines + 1)

    def _panel(self) -> Rect:
        high = 84 + self._high() + 20 + len(self.answers) * (ROW + GAP) + 34
        return around(MIDDLE, WIDE, high)


class DialogPage(DialogScene):
    """The same where there is nothing below: before the picture of the title."""

    transparent = False
    music_share = 1.0

    def items(self) -> list[Item]:
        """The picture of the title."""
        return [ground_of("title")]
