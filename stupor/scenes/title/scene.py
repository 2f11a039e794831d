"""The title page of a game: its picture, its name and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from stupor import __version__
from stupor.games import registry
from stupor.language import mark, tr
from stupor.scenes.drawing import gilded, plate, red_plate
from stupor.scenes.game_boxes import box_of, title_of
from stupor.scenes.games.words import Entry
from stupor.scenes.host import screen_words
from stupor.scenes.looks import CREAM, GILT, INK, SAND, TITLE_INK
from stupor.scenes.page import LatePage
from stupor.scenes.title.last import last_game, last_items, last_line
from stupor.scenes.title.menu import SHELF, MenuEntry, import_ahead, ways_in
from stupor.scenes.widgets import Widget
from stupor.stage.geometry import moved
from stupor.stage.items import Box, Item, Label, Rect
from stupor.stage.measure import alike

LAST: Final = mark("Continue this game (Enter)")
#: The entries lie so far apart where there is room for that.
_STEP: Final = 74.0
_GAP: Final = 14.0


class TitleScene(LatePage):
    """The first page of a game; the last unfinished one of its kind waits on it."""

    board = ground = "title"
    music = ("theme",)
    music_share = 1.0

    def __init__(self) -> None:
        """Look for the last game once the page is shown."""
        super().__init__()
        self.last: Entry | None = None
        self._menu: list[MenuEntry] = []

    def enter(self) -> None:
        """Show the title; the game that waits is looked for again where another one is shown."""
        if self.last is not None and self.last.of != self.app.game:
            self.last = None
        super().enter()

    def language_changed(self) -> None:
        """The waiting game is told in other words, too."""
        self.last = last_game(self.app, self.app.game) if self.last is not None else None
        self.refresh()

    def preload(self) -> bool:
        """Have ready what the menu leads to."""
        return import_ahead(self.app.game)

    def look(self) -> None:
        """Look for the last game; tables that were never touched are put away."""
        self.app.archive.tidy()
        found = last_game(self.app, self.app.game)
        if found != self.last:
            self.last = found
            self.refresh()

    def widgets(self) -> list[Widget]:
        """The menu from top to bottom."""
        waiting = self.go_on if self.last is not None else None
        self._menu = [*ways_in(self.app, waiting), *self._elsewhere()]
        found = [
            Widget(way.id, place, way.press, way.asleep, way.tip)
            for way, place in zip(self._menu, self._places(), strict=True)
        ]
        if self.last is None or "title.last" not in self.anchors:
            return found
        return [*found, Widget("last", self.anchors["title.last"], self.go_on, tip=tr(LAST))]

    def _elsewhere(self) -> list[MenuEntry]:
        """What has nothing to do with a single game."""
        found: list[tuple[str, str, Callable[[], None]]] = [
            ("library", tr("Library"), self.library),
            ("settings", tr("Settings"), self.settings),
            (SHELF, tr("Other games"), self.shelf),
            ("fullscreen", screen_words(self.app), self.app.toggle_fullscreen),
            ("quit", tr("Quit"), self.app.quit),
        ]
        several = len(registry.names()) > 1
        return [MenuEntry(*one) for one in found if several or one[0] != SHELF]

    def _places(self) -> list[Rect]:
        """The entries from top to bottom, closer together where there are many."""
        x, y, w, h = self.anchors["title.menu"]
        step = min(_STEP, (h + _GAP) / len(self._menu))
        return [(x, y + step * number, w, step - _GAP) for number in range(len(self._menu))]

    def drawn(self) -> list[Item]:
        """Name, menu, version and credits."""
        items = [*self._name(), *self._entries(), *self._foot()]
        if self.last is None:
            return items
        if "title.last" in self.anchors:
            return items + last_items(self.anchors["title.last"], self.last)
        waits = self.anchors["title.waits"]
        return [*items, Label("waits", 110, waits, last_line(self.last), "italic", 20, INK)]

    @property
    def _on_paper(self) -> bool:
        """Whether the words stand on parchment."""
        return box_of(self.app.game).paper and self.app.pictured(self.board)

    def _name(self) -> list[Item]:
        name, motto = title_of(self.app.game), tr(box_of(self.app.game).motto)
        place, line = self.anchors["title.name"], self.anchors["title.line"]
        if self._on_paper:
            return [
                Label("name", 120, place, name, "title", 62, TITLE_INK, wrap=True),
                Label("motto", 120, line, motto, "italic", 27, INK),
            ]
        return [
            *gilded("name", place, name, 118),
            Label("motto", 120, line, motto, "italic", 31, CREAM),
        ]

    def _entries(self) -> list[Item]:
        items: list[Item] = []
        for way in self._menu:
            widget = self.controls.get(way.id)
            if widget is not None and way.great:
                items += red_plate(f"menu.{way.id}", widget, way.words, 25, 14, GILT)
            elif widget is not None:
                items += plate(f"menu.{way.id}", widget, way.words, 25)
        return alike(items, ".words")

    def _foot(self) -> list[Item]:
        anchors, credit = self.anchors, tr(box_of(self.app.game).credits)
        version = tr("Version {version}", version=__version__)
        if self._on_paper:
            return [
                Label("credits", 110, anchors["title.credits"], credit, "text", 17, INK, wrap=True),
                Label("version", 110, anchors["title.version"], version, "text", 17, INK),
            ]
        return [
            Box("foot", 100, anchors["title.foot"], (14, 8, 5, 214)),
            Label(
                "credits",
                110,
                anchors["title.credits"],
                credit,
                "text",
                18,
                SAND,
                "left",
                wrap=True,
            ),
            Label("version", 110, anchors["title.version"], version, "text", 18, CREAM, "right"),
        ]

    def confirm(self) -> None:
        """Enter takes the likeliest way, once it is known whether a game waits."""
        if not self.looked:
            return
        great = next((way for way in self._menu if way.great), None)
        self.activate("new" if great is None else great.id)

    def escape(self) -> None:
        """Back to the other games, where there are some."""
        if len(registry.names()) > 1:
            self.shelf()

    def go_on(self) -> None:
        """Take up the last game at the very decision."""
        if self.last is not None and self.last.game is not None:
            self.app.stack.reset(self.app.navigator.resume(self.last.game))

    def new_game(self) -> None:
        """Open the lobby."""
        self.app.stack.push(self.app.navigator.lobby())

    def library(self) -> None:
        """Open the library."""
        self.app.stack.push(self.app.navigator.library())

    def settings(self) -> None:
        """Open the settings."""
        self.app.stack.push(self.app.navigator.settings())

    def shelf(self) -> None:
        """Choose another game."""
        self.app.stack.reset(self.app.navigator.shelf(self.app.game))

    def overlay(self, now: float) -> list[Item]:
        """A word about an entry of the menu stands beside it, over none of the others."""
        found, at = super().overlay(now), self.controls.pointed()
        plate = next((item.rect for item in found if item.key == "tip.plate"), None)
        if at is None or plate is None or at.rect not in self._places():
            return found
        x, y, w, h = at.rect
        by = (x + w + _GAP - plate[0], y + (h - plate[3]) / 2 - plate[1])
        return [
            replace(item, rect=moved(item.rect, *by)) if item.key.startswith("tip.") else item
            for item in found
        ]
