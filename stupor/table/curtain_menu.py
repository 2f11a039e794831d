"""The menu in front of a curtain: the way out, and nothing that would show a hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.language import tr
from stupor.scenes.drawing import plate
from stupor.scenes.panel import PanelScene
from stupor.scenes.settings.scene import SettingsScene
from stupor.scenes.widgets import Widget
from stupor.stage.alike import alike
from stupor.stage.items import Area, Item
from stupor.table.menu import WAITS

PANEL: Final[Area] = (700.0, 320.0, 520.0, 380.0)


class CurtainMenu(PanelScene):
    """Goes back to the curtain, to the settings, or to the title, where the kept game waits."""

    key = "menu"

    def __init__(self, title: str, leave: Callable[[], None]) -> None:
        """Bear the title of a game; `leave` goes to the title page."""
        super().__init__()
        self.title = title
        self._leave = leave

    def _panel(self) -> Area:
        return PANEL

    def _content(self) -> list[Item]:
        words = {
            "resume": tr("Resume"),
            "settings": tr("Settings"),
            "leave": tr("Leave to the title"),
        }
        plates = [plate(f"menu.{w.id}", w, words[w.id], 22) for w in self.controls.widgets]
        return alike([item for items in plates for item in items], ".words")

    def _widgets(self) -> list[Widget]:
        x, y, w, _ = PANEL
        rows = [(x + 60, y + 96 + number * 84.0, w - 120, 66.0) for number in range(3)]
        return [
            Widget("resume", rows[0], lambda: self.app.stack.pop()),
            Widget("settings", rows[1], lambda: self.app.stack.push(SettingsScene())),
            Widget("leave", rows[2], self._leave_table, tip=tr(WAITS)),
        ]

    def _leave_table(self) -> None:
        self.app.stack.pop()
        self._leave()
