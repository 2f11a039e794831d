"""A scene made of a board, anchors and widgets: what title, lobby, curtain and score share."""

from __future__ import annotations

from typing import Final

from stupor.scenes.drawing import lit_items
from stupor.scenes.scene import Scene
from stupor.scenes.widgets import Controls, Widget
from stupor.stage.items import Board, Item
from stupor.stage.layout import PAGE_RECT, WOOD, Anchors
from stupor.stage.pointer import ENTER, Input, Key, Resize

#: Frames before a page that looks something up does so.
LOOK: Final = 2


def ground_of(board: str) -> Board:
    """The picture below everything on a page."""
    return Board(f"board.{board}", 0, PAGE_RECT, board)


class ControlScene(Scene):
    """A scene with something to press."""

    def __init__(self) -> None:
        """Nothing can be pressed before the scene is laid out."""
        self.controls = Controls()

    def leave(self) -> None:
        """The pointer is elsewhere."""
        self.controls.forget()


class PageScene(ControlScene):
    """Base of the scenes outside the table; a page names its board and gives widgets and items."""

    board = ""
    #: The picture below everything; wood, too, for a game that does not bring it.
    ground = WOOD
    anchors: Anchors

    def enter(self) -> None:
        """Read the anchors and lay out the page."""
        self.anchors = self.app.anchors(self.board)
        self.refresh()

    def refresh(self) -> None:
        """Lay out the page anew after something on it changed."""
        self.controls.place(self.widgets(), self.app.show_now)
        self.stale = True

    def resized(self) -> None:
        """Lay out the page anew."""
        self.refresh()

    def widgets(self) -> list[Widget]:
        """Everything to press, in reading order."""
        return []

    def drawn(self) -> list[Item]:
        """Everything that rests on the board."""
        return []

    def escape(self) -> None:
        """The player wants to go back: to where the page was opened."""
        self.app.stack.pop()

    def confirm(self) -> None:
        """The player presses Enter while nothing is in focus."""

    def activate(self, name: str) -> None:
        """Press a widget, as the pointer would."""
        widget = self.controls.get(name)
        if widget is not None:
            self.controls.activate(widget)

    def items(self) -> list[Item]:
        """The ground and what rests on it."""
        return [ground_of(self.ground if self.app.pictured(self.ground) else WOOD), *self.drawn()]

    def overlay(self, now: float) -> list[Item]:
        """Glow, focus ring and tooltip of the widget in question; none of them below a panel."""
        if self.app.stack.top is not self:
            return []
        return lit_items(self.controls)

    def handle(self, event: Input) -> None:
        """Give the event to the widgets, then to the page as a whole."""
        if isinstance(event, Resize):
            self.stale = True
            return
        if self.controls.handle(event):
            return
        if isinstance(event, Key) and event.kind == "down":
            if event.name == "escape":
                self.escape()
            elif event.name in ENTER:
                self.confirm()


class LatePage(PageScene):
    """A page that is shown first and then looks something up, so that nobody waits for it."""

    #: Whether another look is needed in the next frame.
    unfinished = False

    def __init__(self) -> None:
        """Nothing is looked up yet."""
        super().__init__()
        self._frames = 0

    @property
    def looked(self) -> bool:
        """Whether it has looked since it came to the top."""
        return self._frames >= LOOK

    def enter(self) -> None:
        """Lay out the page; what it looks up may have changed meanwhile."""
        self._frames = 0
        super().enter()

    def tick(self, now: float) -> float | None:
        """Look after the first frame."""
        if self.looked:
            return None
        self._frames += 1
        if self.looked:
            self.look()
            self._frames -= self.unfinished
        return 0.0

    def look_anew(self) -> None:
        """Look again from the next frames on."""
        self._frames = 0

    def look(self) -> None:
        """Look up what the page shows."""
