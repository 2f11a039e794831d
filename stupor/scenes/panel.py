"""A leather panel over the table: what chairs, menu, advice and questions to everybody share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stupor.language import tr
from stupor.scenes.drawing import lit_items
from stupor.scenes.looks import GILT
from stupor.scenes.page import ControlScene
from stupor.scenes.widgets import Widget
from stupor.stage.items import Box, Item, Label, NineSlice, Rect
from stupor.stage.layout import PAGE_RECT
from stupor.stage.pointer import Input, Key, Resize

#: How far a panel lies above whatever glows on the table.
ABOVE: Final = 880
DARK: Final = (10, 5, 3)


class PanelScene(ControlScene):
    """Lies over the table, which waits while it is open; Esc goes back."""

    transparent = True
    #: Before the keys of all that is drawn here.
    key: str = "panel"
    title: str = ""
    #: How dark the table is below, up to 255.
    veil: int = 165

    def enter(self) -> None:
        """Lay out what can be pressed."""
        self.controls.place(self._widgets(), self.app.show_now)

    def language_changed(self) -> None:
        """Lay out what can be pressed in other words."""
        self.controls.place(self._widgets(), self.app.show_now)
        self.stale = True

    def may_close(self) -> bool:
        """The table below knows whether all of its game is on disk."""
        self.app.stack.pop()
        top = self.app.stack.top
        return top is None or top.may_close()

    def handle(self, event: Input) -> None:
        """Answer the widgets; Esc goes back."""
        if isinstance(event, Resize):
            self.stale = True
        elif isinstance(event, Key) and event.kind == "down" and event.name == "escape":
            self.app.stack.pop()
        else:
            self.controls.handle(event)

    def overlay(self, now: float) -> list[Item]:
        """The panel, above whatever glows on the table."""
        x, y, w, _ = panel = self._panel()
        items: list[Item] = [
            *self._ground(),
            NineSlice("panel", 1, panel, "ui/panel-leather", 24),
            Label("title", 112, (x + 28, y + 22, w - 56, 46), self._heading(), "title", 32, GILT),
            *self._content(),
            *lit_items(self.controls),
        ]
        return [replace(item, key=f"{self.key}/{item.key}", z=item.z + ABOVE) for item in items]

    def _ground(self) -> list[Item]:
        """What lies between the table and the panel."""
        return [Box("dim", 0, PAGE_RECT, (*DARK, self.veil))]

    def _panel(self) -> Rect:
        """Where the panel lies."""
        raise NotImplementedError

    def _heading(self) -> str:
        """The words at its top."""
        return tr(self.title)

    def _content(self) -> Sequence[Item]:
        """What stands on it."""
        raise NotImplementedError

    def _widgets(self) -> list[Widget]:
        """What can be pressed on it."""
        raise NotImplementedError
