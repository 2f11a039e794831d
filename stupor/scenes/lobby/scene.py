"""The lobby: who sits where, under which rules, and the seal that begins the game."""

from __future__ import annotations

from typing import Final

from stupor.language import mark, tr
from stupor.scenes.drawing import gilded, heading, plate
from stupor.scenes.lobby.chairs import ChairArea
from stupor.scenes.lobby.options import OptionsArea
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.lobby.start import table_scene
from stupor.scenes.looks import SAND
from stupor.scenes.page import PageScene
from stupor.scenes.widgets import Widget
from stupor.stage.items import Item, Label, Picture
from stupor.stage.pointer import Input, Key, Pointer

_ALONE: Final = mark(
    "One House, and the Emperor himself: 30 VP make a Knight, 50 a Feudal Lord, 80 a Duke."
)
_TOGETHER: Final = mark(
    "Up to four Houses at Frederick\u2019s table. Any chair may change hands later."
)


class LobbyScene(PageScene):
    """Four chairs, a paper of options, one seal."""

    board = "lobby"
    music_share = 1.0

    def __init__(self, setup: LobbySetup) -> None:
        """Open with these chairs and options."""
        super().__init__()
        self.setup = setup
        self.chairs = ChairArea(self)
        self.options = OptionsArea(self)

    def widgets(self) -> list[Widget]:
        """Chairs clockwise, options from top to bottom, then the seal and the way back."""
        begin = Widget("begin", self.anchors["begin"], self.begin, tip=tr("Begin the game (Enter)"))
        load = tr("Games that wait in the library")
        return [
            *self.chairs.widgets(),
            *self.options.widgets(),
            begin,
            Widget(
                "back", self.anchors["back"], self.escape, tip=tr("Back to the title page (Esc)")
            ),
            Widget("load", self.anchors["load"], self.load, tip=load),
        ]

    def drawn(self) -> list[Item]:
        """Everything on the table and on the paper."""
        return [*self._head(), *self.chairs.drawn(), *self.options.drawn(), *self._foot()]

    def _head(self) -> list[Item]:
        solo = self.setup.solo
        title = tr("Alone against Frederick") if solo else tr("A new game")
        line = tr(_ALONE if solo else _TOGETHER)
        place = self.anchors["lobby.line"]
        return [
            *gilded("title", self.anchors["lobby.title"], title, 42, "left"),
            Label("line", 110, place, line, "text", 21, SAND, "left"),
        ]

    def _foot(self) -> list[Item]:
        items: list[Item] = [
            heading("begin.title", self.anchors["begin.title"], tr("Begin"), 38, "right"),
            Picture("begin.seal", 200, self.anchors["begin"], "seal/red"),
        ]
        for name, words in (("back", tr("Back")), ("load", tr("Load a table"))):
            widget = self.controls.get(name)
            if widget is not None:
                items += plate(name, widget, words, 19)
        return items

    def handle(self, event: Input) -> None:
        """Typing goes to the name or the seed being written, everything else to the page."""
        typing = self.chairs.editing is not None or self.options.seed_open
        if isinstance(event, Key) and event.kind == "down" and typing and self._typed(event):
            return
        if isinstance(event, Pointer) and event.kind == "down":
            self.stop_typing()
        super().handle(event)

    def _typed(self, event: Key) -> bool:
        if event.name in ("return", "enter", "escape", "tab"):
            self.stop_typing()
            return event.name != "tab"
        area = self.options if self.chairs.editing is None else self.chairs
        taken = area.typed(event)
        if taken:
            self.refresh()
        return taken or bool(event.text)

    def stop_typing(self) -> None:
        """Leave the name or the seed as it is written now."""
        if self.chairs.editing is not None or self.options.seed_open:
            self.chairs.editing = None
            self.options.seed_open = False
            self.setup.settle_names()
            self.refresh()

    def confirm(self) -> None:
        """Enter breaks the seal."""
        self.begin()

    def escape(self) -> None:
        """Back to the title page."""
        self.app.stack.pop()

    def load(self) -> None:
        """Choose a game that waits to be gone on with."""
        from stupor.scenes.games.scene import GamesScene  # imported late: the lobby is there sooner

        self.app.stack.replace(GamesScene())

    def begin(self) -> None:
        """Start the game and let the table take the place of the lobby."""
        self.setup.settle_names()
        self.app.stack.replace(table_scene(self.app, self.setup))
