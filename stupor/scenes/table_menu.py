"""The menu behind the gear: how the game looks, sounds and moves, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from stupor.render.items import Area, Box, Item, Label, Slice
from stupor.scenes.drawing import plate, pointed_items, switch_on_dark
from stupor.scenes.looks import CREAM, GILT, SAND
from stupor.scenes.scene import Scene
from stupor.scenes.settings import NO_DEVICE, SettingsScene
from stupor.scenes.widgets import Controls, Widget
from stupor.stage.pointer import Input, Key, Resize
from stupor.stage.timeline import OFF, Timeline

PANEL: Final[Area] = (700.0, 251.0, 520.0, 542.0)
ABOVE: Final = 880
ROW: Final = 66.0
GAP: Final = 18.0
SPEEDS: Final = (("1\u00d7", 1.0), ("2\u00d7", 2.0), ("4\u00d7", 4.0), ("off", OFF))
NOT_KEPT: Final = "Games are not kept yet: leaving ends this one for good. Leave the table?"
NOT_KEPT_CLOSING: Final = (
    "Games are not kept yet: closing the window ends this one for good. Close it?"
)


class TableMenu(Scene):
    """Lies over the table; nothing moves while it is open."""

    transparent = True

    def __init__(
        self,
        timeline: Timeline,
        leave: Callable[[], None],
        closing: bool = False,
        chairs: Callable[[], None] | None = None,
    ) -> None:
        """Set the speed of a timeline; `leave` goes to the title page, `chairs` changes them.

        When the window is `closing`, the menu only asks whether the game may be lost.
        """
        self.controls = Controls()
        self._timeline = timeline
        self._leave = leave
        self._chairs = chairs
        self._closing = self._asking = closing

    def may_close(self) -> bool:
        """The window closes when it is closed a second time."""
        if self._asking:
            return True
        self._closing = True
        self._ask(True)
        return False

    def enter(self) -> None:
        """Lay out the buttons; the settings page may have been here meanwhile."""
        self._timeline.speed = self.app.settings.speed
        self._place()

    def overlay(self, now: float) -> list[Item]:
        """The menu, above whatever glows on the table."""
        items: list[Item] = [
            Box("menu.dim", 0, (0, 0, 1920, 1080), (10, 5, 3, 165)),
            Slice("menu.panel", 1, PANEL, "ui/panel-leather", 24),
            Label("menu.title", 112, (PANEL[0], PANEL[1] + 22, PANEL[2], 44), "Stupor Mundi",
                  "title", 32, GILT),
        ]  # fmt: skip
        items += self._question() if self._asking else self._choices()
        items += pointed_items(self.controls.pointed(), self.controls.by_key)
        return [replace(item, key=f"menu/{item.key}", z=item.z + ABOVE) for item in items]

    def handle(self, event: Input) -> None:
        """Answer the widgets; Esc goes one step back."""
        if isinstance(event, Resize):
            self.stale = True
        elif isinstance(event, Key) and event.kind == "down" and event.name == "escape":
            if self._asking:
                self._stay()
            else:
                self.app.stack.pop()
        else:
            self.controls.handle(event)

    def _question(self) -> list[Item]:
        x, y, w, _ = PANEL
        words = (x + 50, y + 96, w - 100, 3 * (ROW + GAP))
        asked = NOT_KEPT_CLOSING if self._closing else NOT_KEPT
        items: list[Item] = [Label("menu.ask", 112, words, asked, "text", 24, CREAM, wrap=True)]
        go = "Close the window" if self._closing else "Leave"
        return items + self._plates(("go", go), ("stay", "Stay at the table"))

    def _choices(self) -> list[Item]:
        kept = self.app.settings
        items = self._plates(
            ("resume", "Resume"), ("settings", "Settings"), ("chairs", "Chairs"),
            ("full", "In a window" if self.app.window.fullscreen else "Full screen"),
            ("sound", "Sound: off" if kept.mute else "Sound: on"),
            ("leave", "Leave to the title"),
        )  # fmt: skip
        x, y, _, h = _row(3)
        items.append(Label("menu.speed", 112, (x, y, 110, h), "Speed", "title", 21, SAND, "left"))
        for words, speed in SPEEDS:
            widget = self.controls.get(f"speed.{words}")
            if widget is not None:
                on = kept.speed == speed
                items += switch_on_dark(f"menu.speed.{words}", widget, words, on)
        return items

    def _plates(self, *rows: tuple[str, str]) -> list[Item]:
        items: list[Item] = []
        for name, words in rows:
            widget = self.controls.get(name)
            if widget is not None:
                items += plate(f"menu.{name}", widget, words, 22)
        return items

    def _place(self) -> None:
        if self._asking:
            self.controls.place([
                Widget("go", _row(3), self._go),
                Widget("stay", _row(4), self._stay),
            ])  # fmt: skip
            return
        x, y, w, h = _row(3)
        wide = (w - 110 - 3 * 8) / 4
        self.controls.place([
            Widget("resume", _row(0), lambda: self.app.stack.pop()),
            *self._settings(),
            *self._pair(),
            *(
                Widget(f"speed.{words}", (x + 110 + k * (wide + 8), y + 8, wide, h - 16),
                       partial(self._set_speed, speed))
                for k, (words, speed) in enumerate(SPEEDS)
            ),
            Widget("leave", _row(4), lambda: self._ask(True)),
        ])  # fmt: skip

    def _settings(self) -> list[Widget]:
        x, y, w, h = _row(1)
        half = (w - GAP) / 2
        tip = "Who sits where: people and computers"
        return [
            Widget("settings", (x, y, half, h), lambda: self.app.stack.push(SettingsScene())),
            Widget("chairs", (x + half + GAP, y, half, h), self._chairs, tip=tip),
        ]

    def _pair(self) -> list[Widget]:
        x, y, w, h = _row(2)
        half = (w - GAP) / 2
        silent = NO_DEVICE if self.app.audio.silent else ""
        return [
            Widget("full", (x, y, half, h), lambda: self.app.toggle_fullscreen()),
            Widget("sound", (x + half + GAP, y, half, h), self._toggle_sound, silent),
        ]

    def _toggle_sound(self) -> None:
        self.app.change(mute=not self.app.settings.mute)

    def _set_speed(self, speed: float) -> None:
        self.app.change(speed=speed)
        self._timeline.speed = speed

    def _go(self) -> None:
        if self._closing:
            self.app.quit()
        else:
            self._leave()

    def _stay(self) -> None:
        if self._closing:
            self.app.stack.pop()
        else:
            self._ask(False)

    def _ask(self, asking: bool) -> None:
        self._asking = asking
        self._place()


def _row(number: int) -> Area:
    """The place of a row of the menu."""
    x, y, w, _ = PANEL
    return x + 60, y + 96 + number * (ROW + GAP), w - 120, ROW
