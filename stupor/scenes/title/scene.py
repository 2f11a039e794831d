"""The title page: the picture, the name of the game and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from stupor import __version__
from stupor.language import mark, tr
from stupor.scenes.drawing import gilded, plate
from stupor.scenes.games.words import Entry
from stupor.scenes.lessons.learn import LearnScene
from stupor.scenes.lessons.part import has_lessons
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.looks import CREAM, SAND
from stupor.scenes.page import LatePage
from stupor.scenes.rooms import Room, rooms_of
from stupor.scenes.settings.scene import SettingsScene
from stupor.scenes.title.last import last_game, last_items
from stupor.scenes.widgets import Widget
from stupor.stage.items import Box, Item, Label
from stupor.stage.pointer import Dropped, Input

CREDITS: Final = mark(
    "An unofficial fan work of the board game by Nestore Mangone, published by Quined Games "
    "and Pegasus Spiele. Not affiliated with or endorsed by the designer or the publishers."
)
MOTTO: Final = mark("At the court of Frederick II, the Wonder of the World")
NO_GAME: Final = mark("No game is waiting. A new one can be left at any time.")
LAST: Final = mark("Go on with this game (Enter)")
#: The rooms of the game stand between the first entry and the others.
_MENU: Final = (
    ("new", mark("New game")),
    ("continue", mark("Continue")),
    ("learn", mark("Learn")),
    ("library", mark("Library")),
    ("settings", mark("Settings")),
    ("fullscreen", mark("Full screen")),
    ("quit", mark("Quit")),
)
#: Where the entries of the menu stand, from top to bottom.
_PLACES: Final = (
    "new", "solo", "continue", "learn", "library", "settings", "fullscreen", "quit",
)  # fmt: skip


class TitleScene(LatePage):
    """The first page; the last unfinished game waits on it."""

    board = "title"
    music_share = 1.0

    def __init__(self) -> None:
        """Look for the last game once the page is shown."""
        super().__init__()
        self.last: Entry | None = None

    def retold(self) -> None:
        """The waiting game is told in other words, too."""
        self.last = last_game(self.app) if self.last is not None else None
        self.refresh()

    def look(self) -> None:
        """Look for the last game."""
        found = last_game(self.app)
        if found != self.last:
            self.last = found
            self.refresh()

    def widgets(self) -> list[Widget]:
        """The menu from top to bottom."""
        presses: dict[str, Callable[[], None]] = {
            "new": self.new_game,
            "continue": self.go_on,
            "learn": self.learn,
            "library": self.library,
            "settings": self.settings,
            "fullscreen": self.full_screen,
            "quit": self.leave_game,
        }
        presses |= {room.id: partial(self.enter_room, room) for room in self._rooms()}
        asleep = {} if self.last is not None else {"continue": tr(NO_GAME)}
        found = [
            Widget(name, self.anchors[f"title.{place}"], presses[name], asleep.get(name, ""))
            for place, (name, _) in zip(_PLACES, self._menu(), strict=False)
        ]
        if self.last is None:
            return found
        return [*found, Widget("last", self.anchors["title.last"], self.go_on, tip=tr(LAST))]

    def drawn(self) -> list[Item]:
        """Name, menu, version and credits."""
        items = gilded("name", self.anchors["title.name"], "Stupor Mundi", 118)
        for name, words in self._menu():
            widget = self.controls.get(name)
            if widget is not None:
                items += plate(f"menu.{name}", widget, tr(words), 25)
        if self.last is not None:
            items += last_items(self.anchors["title.last"], self.last)
        line = self.anchors["title.line"]
        items.append(Label("motto", 120, line, tr(MOTTO), "italic", 31, CREAM))
        foot = self.anchors["title.foot"]
        items.append(Box("foot", 100, foot, (14, 8, 5, 214)))
        items.append(
            Label(
                "credits", 110, self.anchors["title.credits"], tr(CREDITS), "text", 18, SAND, "left"
            )
        )
        version = tr("Version {version}", version=__version__)
        place = self.anchors["title.version"]
        items.append(Label("version", 110, place, version, "text", 18, CREAM, "right"))
        return items

    def confirm(self) -> None:
        """Enter goes on with the last game, or starts a new one."""
        if self.last is not None:
            self.go_on()
        else:
            self.new_game()

    def handle(self, event: Input) -> None:
        """A game file dropped on the window is brought in."""
        if isinstance(event, Dropped):
            from stupor.scenes.games.bringing import dropped  # imported late: a rare guest

            dropped(self.app, event.path)
        else:
            super().handle(event)

    def go_on(self) -> None:
        """Take up the last game at the very decision."""
        if self.last is not None and self.last.game is not None:
            from stupor.scenes.begin import resume  # imported late: table and title lead there

            self.app.stack.reset(resume(self.app, self.last.game))

    def new_game(self) -> None:
        """Open the lobby with four chairs."""
        self.app.stack.push(LobbyScene(LobbySetup()))

    def enter_room(self, room: Room) -> None:
        """Open a page that only this game has."""
        self.app.stack.push(room.open())

    def _rooms(self) -> Sequence[Room]:
        rooms = rooms_of(self.app.game)
        return rooms.MENU if rooms is not None else ()

    def _menu(self) -> list[tuple[str, str]]:
        """What can be chosen, from top to bottom."""
        rooms = [(room.id, room.label) for room in self._rooms()]
        left_out = () if has_lessons(self.app.game) else ("learn",)
        return [_MENU[0], *rooms, *(one for one in _MENU[1:] if one[0] not in left_out)]

    def learn(self) -> None:
        """Open the list of lessons."""
        self.app.stack.push(LearnScene())

    def library(self) -> None:
        """Open the library."""
        self.app.stack.push(LibraryScene())

    def settings(self) -> None:
        """Open the settings."""
        self.app.stack.push(SettingsScene())

    def full_screen(self) -> None:
        """Fill the screen, or return to a window."""
        self.app.toggle_fullscreen()

    def leave_game(self) -> None:
        """Close the program."""
        self.app.quit()
