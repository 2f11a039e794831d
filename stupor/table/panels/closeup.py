"""A rival's boards at full size: held by a key, kept by a click, or while the pointer rests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.language import spoken
from stupor.stage.game_ui import GameUI
from stupor.stage.geometry import Point, holds
from stupor.stage.items import Item
from stupor.stage.node import NOBODY, Node, RivalCloseup, RivalPanel
from stupor.stage.pointer import Pointer
from stupor.stage.view import View
from stupor.table.input.hand import ALWAYS, Hand
from stupor.table.input.hit_test import HitTest

#: How long the pointer rests on a panel before it opens: longer than it takes to pass.
DWELL: Final = 0.8
LEFT: Final = 1


class CloseUp:
    """Knows whose boards are to be seen close."""

    def __init__(
        self,
        ui: GameUI[View],
        view: Callable[[], View],
        still: Callable[[], View],
        clock: Callable[[], float],
    ) -> None:
        """Nobody is seen close; `view` is what is shown, `still` knows where things are."""
        self._board = ui.board
        self._view = view
        self._still = still
        self._clock = clock
        self.kept = NOBODY
        self._held = NOBODY
        self._resting = NOBODY
        self._pinned = NOBODY
        self._under = RivalPanel()
        self._since: float | None = None
        self._known: tuple[View | None, int, RivalCloseup[View] | None] = (None, NOBODY, None)
        self._key: tuple[object, ...] = ()
        self._items: list[Item] = []

    @property
    def seat(self) -> int:
        """The rival who is seen close, or -1."""
        seen = (self._held, self._resting, self._pinned)
        return next((seat for seat in seen if seat != NOBODY), NOBODY)

    @property
    def opened_by(self) -> str:
        """What keeps the boards open: a key, the rest of the pointer, or a click."""
        ways = ((self._held, "key"), (self._resting, "rest"), (self._pinned, "click"))
        return next((way for seat, way in ways if seat != NOBODY), "")

    def hold(self, number: int) -> None:
        """Show the first, second or third rival until the key is let go, where there is room."""
        view = self._still()
        seat = dict(enumerate(view.rivals(), 1)).get(number, NOBODY)
        there = seat != NOBODY and self._board.rival_closeup(view, seat) is not None
        self._held = seat if there else NOBODY

    def release(self) -> None:
        """The key was let go."""
        self._held = NOBODY

    def pointer(self, event: Pointer, hit_test: HitTest, hand: Hand, covered: bool) -> bool:
        """Answer the pointer; True when it meant the boards that lie over the table.

        A panel that is `covered`, or that a held thing passes, does not open.
        """
        point = (event.x, event.y)
        if covered or hand.drag.pick:
            self.stop()
        elif event.kind == "down":
            return self._down(point, event.button, hit_test)
        elif event.kind == "move":
            self._move(point)
            if self.covers(point):
                hand.hover = ""
                return True
        return False

    def stop(self) -> None:
        """What only the pointer's rest has opened closes until the pointer moves again."""
        self._resting, self._since = NOBODY, None

    def leave(self) -> None:
        """Pointer and keys are elsewhere: only what a click has kept open stays."""
        self.stop()
        self.release()
        self._under = RivalPanel()

    def close(self) -> bool:
        """Close what a click has kept open; False when nothing was."""
        was, self._pinned = self._pinned, NOBODY
        return was != NOBODY

    def tick(self, now: float) -> float | None:
        """Open what the pointer rests on; returns the seconds until then."""
        if self._since is None:
            return None
        left = self._since + DWELL - now
        if left > 0:
            return left
        self._since = None
        if self._under.stays:
            self.kept = self._under.seat
        else:
            self._resting = self._under.seat
        return None

    def covers(self, point: Point) -> bool:
        """Whether the table below cannot be seen here."""
        boards = self._boards()
        return boards is not None and holds(boards.over, point)

    def on_panel(self, point: Point) -> bool:
        """Whether this is the panel of the rival who is seen close."""
        return self.seat != NOBODY and self._panel(point).seat == self.seat

    def nodes(self) -> Sequence[Node]:
        """The parts of the boards that are seen close, the uppermost first."""
        boards = self._boards()
        return boards.nodes if boards is not None else ()

    def _boards(self) -> RivalCloseup[View] | None:
        """The boards that are seen close, looked for once a view."""
        view, seat = self._still(), self.seat
        if self._known[0] is not view or self._known[1] != seat:
            found = self._board.rival_closeup(view, seat) if seat != NOBODY else None
            self._known = view, seat, found
        return self._known[2]

    def items(self, version: object) -> list[Item]:
        """The boards of the rival who is seen close; `version` tells when they look different."""
        boards = self._boards()
        if boards is None:
            return []
        key = (self.seat, self.opened_by, version, spoken())
        if key != self._key:
            self._key, self._items = key, boards.paint(self._view())
        return self._items

    def _move(self, point: Point) -> None:
        under = self._panel(point)
        if under == self._under and self._since is None and self._resting == NOBODY:
            return  # closed by a click, or kept already: it does not open by itself again
        self._under = under
        if under.seat != self._resting:
            self._resting = NOBODY
        self._since = self._clock() if under.seat not in (NOBODY, self._resting) else None

    def _panel(self, point: Point) -> RivalPanel:
        return self._board.rival_panel_at(self._still(), point)

    def _down(self, point: Point, button: int, hit_test: HitTest) -> bool:
        """A click on a panel keeps it open or closes it; one beside the boards closes them."""
        under = self._panel(point)
        taken = bool(hit_test.source_at(point) or hit_test.button_at(point, ALWAYS))
        self.stop()
        if under.seat == NOBODY or taken:
            over = self.covers(point)
            if not over and button == LEFT:
                self.close()
            return over
        self._under = under
        if button == LEFT:
            self._keep(under)
        return button == LEFT

    def _keep(self, panel: RivalPanel) -> None:
        if panel.stays:
            self.kept = panel.seat
        else:
            self._pinned = NOBODY if panel.seat == self._pinned else panel.seat
