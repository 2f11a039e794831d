"""What other Houses did stays marked on the table until the own next turn has ended."""

from __future__ import annotations

from stupor.games.stupor_mundi.face.traces import own_turn_ended, paint_traces, touched
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.items import Item
from stupor.table.flow import TurnFlow


class Traces:
    """Finds the places touched since the last own turn; looks again only when events came."""

    def __init__(self, flow: TurnFlow) -> None:
        """Follow a game."""
        self._flow = flow
        self._key: tuple[int, ...] = ()
        self._marks: dict[str, int] = {}

    def marks(self) -> dict[str, int]:
        """The places that others touched, and who was the last there."""
        flow = self._flow
        key = (flow.heard, flow.version, flow.viewer)
        if key != self._key:
            self._key = key
            self._marks = self._found() if flow.eyes is not None else {}
        return self._marks

    def items(self, view: TableView, dragging: bool) -> list[Item]:
        """The frames; while something is held they would only be in the way."""
        return [] if dragging else paint_traces(view, self.marks())

    def _found(self) -> dict[str, int]:
        flow = self._flow
        events = flow.history[: flow.heard]
        begin = own_turn_ended(events, flow.viewer)
        return touched(events[begin:], flow.viewer, len(flow.names) == 1)
