"""The title page: the picture, the name of the game and the way to everything else."""

from __future__ import annotations

from typing import Final

from stupor import __version__
from stupor.render.items import Box, Item, Label
from stupor.scenes.drawing import gilded, plate
from stupor.scenes.learn import LearnScene
from stupor.scenes.library import LibraryScene
from stupor.scenes.lobby import LobbyScene
from stupor.scenes.lobby_setup import LobbySetup
from stupor.scenes.looks import CREAM, SAND
from stupor.scenes.page import PageScene
from stupor.scenes.settings import SettingsScene
from stupor.scenes.widgets import Widget

CREDITS: Final = (
    "An unofficial fan work of the board game by Nestore Mangone, published by Quined Games "
    "and Pegasus Spiele. Not affiliated with or endorsed by the designer or the publishers."
)
MOTTO: Final = "At the court of Frederick II, the Wonder of the World"
_LATER: Final = {
    "continue": "Unfinished games will wait here in a later version.",
}
_MENU: Final = (
    ("new", "New game"),
    ("solo", "Solo"),
    ("continue", "Continue"),
    ("learn", "Learn"),
    ("library", "Library"),
    ("settings", "Settings"),
    ("fullscreen", "Full screen"),
    ("quit", "Quit"),
)


class TitleScene(PageScene):
    """The first page."""

    board = "title"
    music_share = 1.0

    def widgets(self) -> list[Widget]:
        """The menu from top to bottom."""
        presses = {
            "new": self.new_game,
            "solo": self.solo,
            "learn": self.learn,
            "library": self.library,
            "settings": self.settings,
            "fullscreen": self.full_screen,
            "quit": self.leave_game,
        }
        return [
            Widget(name, self.anchors[f"title.{name}"], presses.get(name), _LATER.get(name, ""))
            for name, _ in _MENU
        ]

    def drawn(self) -> list[Item]:
        """Name, menu, version and credits."""
        items = gilded("name", self.anchors["title.name"], "Stupor Mundi", 118)
        for name, words in _MENU:
            widget = self.controls.get(name)
            if widget is not None:
                items += plate(f"menu.{name}", widget, words, 25)
        line = self.anchors["title.line"]
        items.append(Label("motto", 120, line, MOTTO, "italic", 31, CREAM))
        foot = self.anchors["title.foot"]
        items.append(Box("foot", 100, foot, (14, 8, 5, 214)))
        items.append(
            Label("credits", 110, self.anchors["title.credits"], CREDITS, "text", 18, SAND, "left")
        )
        version = f"Version {__version__}"
        place = self.anchors["title.version"]
        items.append(Label("version", 110, place, version, "text", 18, CREAM, "right"))
        return items

    def confirm(self) -> None:
        """Enter starts a new game."""
        self.new_game()

    def new_game(self) -> None:
        """Open the lobby with four chairs."""
        self.app.stack.push(LobbyScene(LobbySetup()))

    def solo(self) -> None:
        """Open the lobby with one chair against Frederick."""
        self.app.stack.push(LobbyScene(LobbySetup.alone()))

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
