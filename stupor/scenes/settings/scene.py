"""The settings page: reading, motion, hints, sound, window and the way to the keys."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.registry import names
from stupor.language import mark, said, tr
from stupor.platform.window import desktop
from stupor.scenes.drawing import PANEL_CORNER, gilded, heading, note, switch_on_paper
from stupor.scenes.looks import GILT, GOLD, INK, SAND, TITLE_INK
from stupor.scenes.page import PageScene
from stupor.scenes.settings.keys import KeysScene, foot_items
from stupor.scenes.settings.rows import LEFT, RIGHT, Place, Row, first_values, laid_out
from stupor.scenes.settings.slider import Slider, SliderHand
from stupor.scenes.widgets import Widget
from stupor.stage.items import Box, Item, Label, NineSlice, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import Input

NO_DEVICE: Final = mark("No sound device found.")
_LINE: Final = mark("Changes apply at once and are saved.")
_TOO_LARGE: Final = mark("Your screen is smaller than that.")


class SettingsScene(PageScene):
    """Two papers of settings; every change can be seen and heard while it is made."""

    board = "settings"
    music_share = 1.0

    def __init__(self) -> None:
        """Open the page."""
        super().__init__()
        self.sliders: dict[str, Slider] = {}
        self._hand = SliderHand()

    def places(self) -> list[tuple[str, Rect, list[Place]]]:
        """Headings and rows of both papers."""
        left, right = self.anchors["settings.left"], self.anchors["settings.right"]
        return [*laid_out(left, LEFT), *laid_out(right, RIGHT)]

    def widgets(self) -> list[Widget]:
        """Every choice in reading order, then the ways out."""
        found: list[Widget] = []
        self.sliders = {}
        for _, _, places in self.places():
            for place in places:
                found += self._controls(place)
        tip = tr("All except language, keys, window and finished lessons")
        return [
            *found,
            Widget("back", self.anchors["settings.back"], self.escape),
            Widget("reset", self.anchors["settings.reset"], self.reset, tip=tip),
        ]

    def drawn(self) -> list[Item]:
        """Title, both papers with their rows, and the plates below."""
        items: list[Item] = [
            *gilded("title", self.anchors["settings.title"], tr("Settings"), 50, "left"),
            self._line(),
        ]
        for side in ("left", "right"):
            paper = self.anchors[f"settings.{side}"]
            items.append(NineSlice(f"paper.{side}", 1, paper, "ui/panel-paper", PANEL_CORNER))
        rows: list[Item] = []
        for title, head, places in self.places():
            items += _headed(title, head)
            for place in places:
                rows += self._row(place)
        items += alike(rows, ".name", ".line")
        return items + foot_items(self.controls)

    def _line(self) -> Label:
        """A word about the page, or what is the matter with the file of settings."""
        place = self.anchors["settings.line"]
        if self.app.settings_problem:
            return Label(
                "line",
                110,
                place,
                said(self.app.settings_problem),
                "bold",
                20,
                GILT,
                "left",
                wrap=True,
            )
        return Label("line", 110, place, tr(_LINE), "text", 22, SAND, "left")

    def handle(self, event: Input) -> None:
        """Sliders first, then everything else."""
        if not self._hand.handle(event, self.sliders, self.controls):
            super().handle(event)

    def reset(self) -> None:
        """Everything as at first, but for window, keys and lessons."""
        self.app.change(**first_values())
        self.refresh()

    def _controls(self, place: Place) -> list[Widget]:
        row = place.row
        if row.span is not None:
            least, most, step = row.span
            value = int(getattr(self.app.settings, row.field))
            change = partial(self._set, row.field)
            slider = Slider(row.field, place.control, value, least, most, step, change)
            self.sliders[row.field] = slider
            return [slider.widget]
        return [
            Widget(_name(row, words), place.choice(number), *self._press(row, value))
            for number, (words, value) in enumerate(row.choices)
        ]

    def _press(self, row: Row, value: object) -> tuple[partial[None], str]:
        if row.field == "keys":
            return partial(self.app.stack.push, KeysScene()), ""
        if row.field == "fullscreen":
            return partial(self._cover, bool(value)), ""
        if row.field == "window" and isinstance(value, tuple):
            wide, high = desktop()
            fits = value[0] <= wide and value[1] <= high
            return partial(self._take, value), "" if fits else tr(_TOO_LARGE)
        return partial(self._set, row.field, value), ""

    def _row(self, place: Place) -> list[Item]:
        row = place.row
        line, ink = tr(row.line), TITLE_INK
        silent = row.field == "mute" and self.app.audio.silent
        items: list[Item] = [
            Label(f"{row.field}.name", 110, place.name, tr(row.name), "bold", 23, INK, "left"),
            Label(f"{row.field}.line", 110, place.line, tr(NO_DEVICE), "bold", 18, ink, "left")
            if silent
            else note(f"{row.field}.line", place.line, line, 18.5),
        ]
        slider = self.sliders.get(row.field)
        if slider is not None:
            pale = row.field in ("sound", "music") and self.app.settings.mute
            return items + slider.items(f"{slider.value} %", pale)
        for words, value in row.choices:
            widget = self.controls.get(_name(row, words))
            if widget is not None:
                on = self._now(row.field) == value and row.field != "keys"
                items += switch_on_paper(widget.id, widget, tr(words), on, 20)
        return alike(items, ".words")

    def _now(self, field: str) -> object:
        window = self.app.window
        if field == "fullscreen":
            return window.fullscreen
        if field == "window":
            plain = not (window.fullscreen or window.maximised)
            return window.surface.get_size() if plain else None
        if field == "first_game":
            return self.app.settings.new_to(self.app.game)
        return getattr(self.app.settings, field)

    def _set(self, field: str, value: object) -> None:
        if field == "first_game":  # who asks for advice hears all of it
            self.app.change(first_game=True, heard=(), known=() if value else names())
        else:
            self.app.change(**{field: value})
        if field in ("sound", "mute"):
            self.app.audio.play("coin")
        self.refresh()

    def _cover(self, whole: bool) -> None:
        if self.app.window.fullscreen != whole:
            self.app.toggle_fullscreen()
        self.refresh()

    def _take(self, size: tuple[int, int]) -> None:
        self.app.take_size(size)
        self.refresh()


def _headed(title: str, rect: Rect) -> list[Item]:
    x, y, w, h = rect
    return [
        heading(f"head.{title}", (x, y, w, h - 8), tr(title), 27),
        Box(f"head.{title}.line", 109, (x, y + h - 6, w, 2), (*GOLD, 200)),
    ]


def _name(row: Row, words: str) -> str:
    return f"{row.field}.{words}"
