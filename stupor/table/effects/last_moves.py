"""What others did stays marked on the table until the own next turn has ended."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.engine.events import Event
from stupor.stage.items import Item
from stupor.stage.view import View
from stupor.table.session.flow import TurnFlow


class LastMoves:
    """Marks what was touched since the last own turn."""

    def __init__(self, flow: TurnFlow) -> None:
        """Follow a game."""
        self._flow = flow

    def items(self, view: View, dragging: bool) -> list[Item]:
        """The frames; while something is held they would only be in the way."""
        return [] if dragging else self._flow.ui.board.paint_traces(view, self._seen())

    def _seen(self) -> Sequence[Event]:
        """What was seen to happen; nothing while nobody looks."""
        flow = self._flow
        return flow.history[: flow.heard] if flow.eyes is not None else ()
