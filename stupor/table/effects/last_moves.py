"""What others did stays marked on the table until the own next turn has ended."""

from __future__ import annotations

from collections.abc import Mapping

from stupor.stage.items import Item
from stupor.stage.view import View
from stupor.table.session.flow import TurnFlow


class LastMoves:
    """Finds the places touched since the last own turn; looks again only when events came."""

    def __init__(self, flow: TurnFlow) -> None:
        """Follow a game."""
        self._flow = flow
        self._key: tuple[int, ...] = ()
        self._marks: Mapping[str, int] = {}

    def marks(self) -> Mapping[str, int]:
        """The places that others touched, and who was the last there."""
        flow = self._flow
        key = (flow.heard, flow.version, flow.viewer)
        if key != self._key:
            self._key = key
            self._marks = self._found() if flow.eyes is not None else {}
        return self._marks

    def items(self, view: View, dragging: bool) -> list[Item]:
        """The frames; while something is held they would only be in the way."""
        return [] if dragging else self._flow.ui.board.paint_traces(view, self.marks())

    def _found(self) -> Mapping[str, int]:
        flow = self._flow
        return flow.ui.board.marks(flow.history[: flow.heard], flow.viewer, len(flow.names))
