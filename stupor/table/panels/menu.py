"""The menu behind the gear: how the game looks, sounds and moves, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from stupor.language import mark, tr
from stupor.scenes.drawing import plates, switch_on_dark
from stupor.scenes.game_parts import has_book
from stupor.scenes.host import screen_words
from stupor.scenes.looks import SAND
from stupor.scenes.panel import PanelScene
from stupor.scenes.rulebook.scene import RulebookScene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.settings.rows import SPEEDS
from stupor.scenes.settings.scene import NO_DEVICE, SettingsScene
from stupor.scenes.widgets import Widget
from stupor.stage.items import Item, Label, Rect
from stupor.stage.measure import alike
from stupor.stage.timeline import Timeline

PANEL: Final[Rect] = (655.0, 176.0, 610.0, 714.0)
ROW: Final = 66.0
GAP: Final = 18.0
TOO_EARLY: Final = mark("Nothing has happened yet.")
REPORT: Final = mark("Save a report with this game and the log (F9)")
WAKES: Final = mark("Turn on advice for all your games")
SCORE: Final = mark("Current VP, and what the end would add now")
WAITS: Final = mark("The game is saved automatically")
UNSAVED: Final = mark("You have made no move yet: there is nothing to save.")


class TableMenu(PanelScene):
    """Lies over the table; nothing moves while it is open."""

    key = "menu"

    def __init__(
        self,
        title: str,
        timeline: Timeline,
        leave: Callable[[], None],
        chairs: Callable[[], None] | None = None,
        past: Callable[[], None] | None = None,
        advise: Callable[[], None] | None = None,
        asleep: bool = False,
        score: Callable[[], None] | None = None,
        kept: bool = True,
    ) -> None:
        """Bear the title of a game; set the speed of its timeline; `leave` goes to the title page.

        `chairs` changes them, `past` shows how the game went; without it nothing has happened.
        `advise` helps the one who is to decide; without it the table has not agreed on it. Where
        it is `asleep`, the only person at the table can switch it on. `score` opens the score
        sheet as it would be now. A game is `kept` once a person has decided something.
        """
        super().__init__()
        self.title = title
        self._timeline = timeline
        self._leave = leave
        self._chairs = chairs
        self._past = past
        self._advise = advise
        self._asleep = asleep
        self._score, self._kept = score, kept

    def enter(self) -> None:
        """Lay out the buttons; the settings page may have been here meanwhile."""
        self._timeline.speed = self.app.settings.speed
        super().enter()

    def _panel(self) -> Rect:
        return PANEL

    def _content(self) -> list[Item]:
        kept = self.app.settings
        items = self._plates(
            ("resume", tr("Resume")),
            ("advice", tr("Advice: off") if self._asleep else tr("Advice")),
            ("rules", tr("Rulebook")),
            ("keys", tr("Keys")),
            ("past", tr("Timeline")),
            ("score", tr("Score")),
            ("chairs", tr("Players")),
            ("settings", tr("Settings")),
            ("full", screen_words(self.app)),
            ("sound", tr("Sound: off") if kept.mute else tr("Sound: on")),
            ("report", tr("Report a bug")),
            ("leave", tr("Save and quit to menu") if self._kept else tr("Quit to menu")),
        )
        x, y, _, h = _row(5)
        items.append(
            Label("menu.speed", 112, (x, y, 110, h), tr("Speed"), "title", 21, SAND, "left")
        )
        for words, speed in SPEEDS:
            widget = self.controls.get(f"speed.{words}")
            if widget is not None:
                on = kept.speed == speed
                items += switch_on_dark(f"menu.speed.{words}", widget, tr(words), on)
        return items

    def _plates(self, *rows: tuple[str, str]) -> list[Item]:
        return alike(plates(self.controls, rows, 22, "menu."), ".words")

    def _widgets(self) -> list[Widget]:
        return [
            *self._first(),
            *self._reading(),
            *self._game(),
            *self._looks(),
            *self._help(),
            *self._speeds(),
            Widget("leave", _row(6), self._leave_table, tip=tr(WAITS if self._kept else UNSAVED)),
        ]

    def _speeds(self) -> list[Widget]:
        """Three figures and a word, which takes the room of two."""
        x, y, w, h = _row(5)
        one = (w - 110 - 3 * 8) / (len(SPEEDS) + 1)
        return [
            Widget(
                f"speed.{words}",
                (x + 110 + k * (one + 8), y + 8, one if speed else 2 * one, h - 16),
                partial(self._set_speed, speed),
            )
            for k, (words, speed) in enumerate(SPEEDS)
        ]

    def _first(self) -> list[Widget]:
        left, right = _halves(0)
        resume = Widget("resume", left, lambda: self.app.stack.pop())
        if self._advise is None:
            return [replace(resume, rect=_row(0))]
        tip = tr(WAKES) if self._asleep else tr("What a computer would do")
        return [resume, Widget("advice", right, self._ask, tip=tip)]

    def _ask(self) -> None:
        if self._asleep:
            self._asleep = False
            self.app.change(advice=True)
            self.language_changed()
            return
        self.app.stack.pop()
        if self._advise is not None:
            self._advise()

    def _reading(self) -> list[Widget]:
        left, right = _halves(1)
        keys = Widget("keys", right, lambda: self.app.stack.push(KeysScene()))
        if not has_book(self.app.game):
            return [replace(keys, rect=_row(1))]
        return [Widget("rules", left, lambda: self.app.stack.push(RulebookScene("screen"))), keys]

    def _game(self) -> list[Widget]:
        left, middle, right = _thirds(2)
        asleep = "" if self._past is not None else tr(TOO_EARLY)
        past = tr("The game so far, move by move")
        chairs = tr("Who plays each seat")
        return [
            Widget("past", left, self._show_past, asleep, past),
            Widget("score", middle, self._show_score, asleep, tr(SCORE)),
            Widget("chairs", right, self._chairs, tip=chairs),
        ]

    def _looks(self) -> list[Widget]:
        left, right = _halves(3)
        return [
            Widget("settings", left, lambda: self.app.stack.push(SettingsScene())),
            Widget("full", right, lambda: self.app.toggle_fullscreen()),
        ]

    def _help(self) -> list[Widget]:
        left, right = _halves(4)
        silent = tr(NO_DEVICE) if self.app.audio.silent else ""
        return [
            Widget("sound", left, self._toggle_sound, silent),
            Widget("report", right, self._report, tip=tr(REPORT)),
        ]

    def _report(self) -> None:
        self.app.stack.pop()
        self.app.write_report()

    def _show_past(self) -> None:
        self.app.stack.pop()
        if self._past is not None:
            self._past()

    def _show_score(self) -> None:
        self.app.stack.pop()
        if self._score is not None:
            self._score()

    def _leave_table(self) -> None:
        self.app.stack.pop()
        self._leave()

    def _toggle_sound(self) -> None:
        self.app.change(mute=not self.app.settings.mute)

    def _set_speed(self, speed: float) -> None:
        self.app.change(speed=speed)
        self._timeline.speed = speed


def _row(number: int) -> Rect:
    """The place of a row of the menu."""
    x, y, w, _ = PANEL
    return x + 60, y + 96 + number * (ROW + GAP), w - 120, ROW


def _halves(number: int) -> tuple[Rect, Rect]:
    """The two places beside each other in a row."""
    x, y, w, h = _row(number)
    half = (w - GAP) / 2
    return (x, y, half, h), (x + half + GAP, y, half, h)


def _thirds(number: int) -> tuple[Rect, Rect, Rect]:
    """The three places beside each other in a row."""
    x, y, w, h = _row(number)
    third = (w - 2 * GAP) / 3
    first, second, last = ((x + k * (third + GAP), y, third, h) for k in range(3))
    return first, second, last
