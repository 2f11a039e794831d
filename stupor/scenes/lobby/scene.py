"""The lobby: who sits where, under which rules, and the seal that begins the game."""

from __future__ import annotations

from typing import Final

from stupor.language import mark, tr
from stupor.scenes.covers import cover_items
from stupor.scenes.drawing import PANEL_CORNER, gilded, heading, plates
from stupor.scenes.game_boxes import box_of, seal_of
from stupor.scenes.lobby.chairs import ChairArea
from stupor.scenes.lobby.folded import FoldedPaper
from stupor.scenes.lobby.memory import agreed_of, chairs_of, kept_as
from stupor.scenes.lobby.options import OptionsArea
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.lobby.solo_card import beside_the_box
from stupor.scenes.lobby.start import table_scene
from stupor.scenes.looks import GOLD, SAND
from stupor.scenes.page import PageScene, ground_of
from stupor.scenes.widgets import Widget, inset
from stupor.stage.items import Box, Item, Label, NineSlice, Picture
from stupor.stage.layout import WOOD
from stupor.stage.pointer import Input, Key, Pointer

_FIRST: Final = mark("Two players, an easy rival and all hints on: a good first game.")


class LobbyScene(PageScene):
    """Chairs, a paper of options, one seal."""

    board = ground = "lobby"
    music_share = 1.0

    def __init__(self, setup: LobbySetup, first_game: bool = False, folded: bool = False) -> None:
        """Open with these chairs and options; `folded` without rows."""
        super().__init__()
        self.setup = setup
        self.first_game = first_game
        self.folded = folded
        self.chairs = ChairArea(self, setup)
        self.options = OptionsArea(self, setup, self.chairs)
        self.summary = FoldedPaper(self, setup, self.unfold)

    @property
    def of_game(self) -> str:
        """The game that is to be played."""
        return self.setup.game.id

    def refresh(self) -> None:
        """Lay out the page anew; where one chair is left it stands beside the box."""
        self.chairs.folded = self.folded
        self.anchors = self.app.anchors(self.board)
        if self.small:
            part = self.summary if self.folded else self.options
            self.anchors = beside_the_box(self.anchors, part.spare(), self.chairs.lonely)
        super().refresh()

    @property
    def small(self) -> bool:
        """Whether nobody sits at the sides, and the box has their place."""
        return self.folded or self.chairs.lonely

    def widgets(self) -> list[Widget]:
        """Chairs clockwise, options from top to bottom, then the seal and the way back."""
        begin = Widget("begin", self.anchors["begin"], self.begin, tip=tr("Start the game (Enter)"))
        load = tr("Saved games in the library")
        rows = [*self.options.widgets(), begin]
        found = [
            *self.chairs.widgets(),
            *(self.summary.widgets(self.begin) if self.folded else rows),
            Widget(
                "back", self.anchors["back"], self.escape, tip=tr("Back to the main menu (Esc)")
            ),
            Widget("load", self.anchors["load"], self.load, tip=load),
        ]
        if self.chairs.lonely and self.chairs.count > 1:
            found.append(Widget("others", self.anchors["lobby.others"], self.ask_others))
        return found

    def items(self) -> list[Item]:
        """The board of the game, or a plain table with the cover of its box on it."""
        if self.app.pictured(self.board) and not self.small:
            return super().items()
        cover = inset(self.anchors["lobby.table"], 52, 8)
        paper = self.anchors["options"]
        return [
            ground_of(WOOD),
            Box("table.rim", 20, inset(cover, -12), (36, 22, 14), GOLD, 3, 12),
            *cover_items("table", inset(cover, -2), self.app, self.setup.game),
            NineSlice("paper", 20, paper, "ui/panel-paper", PANEL_CORNER),
            Box("paper.rim", 21, inset(paper, -3), None, GOLD, 3, 10),
            *self.drawn(),
        ]

    def drawn(self) -> list[Item]:
        """Everything on the table and on the paper."""
        paper = self.summary.drawn() if self.folded else [*self.options.drawn(), *self._seal()]
        return [*self._head(), *self.chairs.drawn(), *paper, *self._foot()]

    def _head(self) -> list[Item]:
        box = box_of(self.setup.game.id)
        solo = self.setup.solo
        line = tr(_FIRST if self.first_game else box.alone if solo else box.together)
        place = self.anchors["lobby.line"]
        return [
            *gilded("title", self.anchors["lobby.title"], self._title(), 42, "left"),
            Label("line", 110, place, line, "text", 21, SAND, "left"),
        ]

    def _title(self) -> str:
        if not self.setup.solo:
            return tr("Your first game") if self.first_game else tr("New game")
        rival = box_of(self.setup.game.id).rival
        return tr("Solo against {rival}", rival=tr(rival[1])) if rival else tr("Solo game")

    def _seal(self) -> list[Item]:
        seal = seal_of(self.setup.game.id, "red")
        return [
            heading("begin.title", self.anchors["begin.title"], tr("Start"), 38, "right"),
            Picture("begin.seal", 200, self.anchors["begin"], seal),
        ]

    def _foot(self) -> list[Item]:
        told = ("back", tr("Back")), ("load", tr("Load game")), ("others", tr("Add players"))
        return plates(self.controls, told)

    def handle(self, event: Input) -> None:
        """Typing goes to the name or the seed being written, everything else to the page."""
        typing = self.chairs.editing is not None or self.options.seed_open
        if isinstance(event, Key) and event.kind == "down" and typing and self._typed(event):
            return
        if isinstance(event, Pointer) and event.kind == "down":
            self.stop_typing()
        super().handle(event)

    def _typed(self, event: Key) -> bool:
        written = event.name in ("return", "enter", "escape")
        if written or event.name in ("tab", "up", "down", "left", "right"):
            self.stop_typing()
            return written
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
        self.activate("begin")

    def unfold(self) -> None:
        """Show all chairs, and everything that can be chosen."""
        self.folded = False
        self.refresh()

    def ask_others(self) -> None:
        """Show the other chairs, too."""
        self.setup.apart = False
        self.refresh()

    def load(self) -> None:
        """Choose a game that waits to be gone on with, or come back to this page."""
        self.app.stack.push(self.app.navigator.games())

    def begin(self) -> None:
        """Start the game and let the table take the place of the lobby."""
        self.setup.settle_names()
        self._remember()
        self.app.stack.replace(table_scene(self.app, self.setup))

    def _remember(self) -> None:
        """Whoever sits here now sits here the next time, and under the same rules."""
        setup, settings = self.setup, self.app.settings
        if self.first_game:
            return
        self.app.change(agreed={**settings.agreed, kept_as(setup): agreed_of(setup)})
        if not setup.apart:
            self.app.change(chairs={**settings.chairs, setup.game.id: chairs_of(setup)})
