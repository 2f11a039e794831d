"""Tells the last turn of a computer or of the game on the ribbon, for a while."""

from __future__ import annotations

from typing import Final

from stupor.language import spoken
from stupor.table.session.flow import TurnFlow

#: Seconds for which the sentence stays, once nothing moves and somebody else is to decide.
HOLD: Final = 4.0


class RivalTicker:
    """What the ribbon says about the others' last turn."""

    def __init__(self, flow: TurnFlow) -> None:
        """Follow a game."""
        #: Whose turn it was.
        self.seat = -1
        self._flow = flow
        self._known: tuple[tuple[object, ...], str] = ((), "")
        self._game_event: tuple[tuple[object, ...], str] = ((), "")
        self._silenced = ""
        self._since: float | None = None

    def text(self) -> str:
        """The sentence, or nothing when there is none or it was there long enough."""
        flow = self._flow
        key = (flow.shown_events, flow.version, flow.viewer, spoken())
        if self._known[0] != key:
            text = self._told()
            if text != self._known[1]:
                self._since = None
            self._known = (key, text)
        text = self._known[1]
        return "" if text == self._silenced else text

    def clear(self) -> None:
        """Say nothing more of what was told so far."""
        self._silenced = self.text() or self._silenced

    def game_event(self) -> str:
        """What the game itself does after the latest choice, seen or to be seen."""
        key = (self._flow.version, spoken())
        if self._game_event[0] != key:
            flow = self._flow
            seat, told = flow.ui.text.last_rival_turn(flow.latest, flow.humans, len(flow.names))
            self._game_event = (key, told if seat < 0 else "")
            self._silenced = ""
        return self._game_event[1]

    def tick(self, now: float) -> float | None:
        """Count the time of the one who is to decide; the seconds that are left."""
        if not self.text() or self._flow.decision is None:
            self._since = None
            return None
        if self._since is None:
            self._since = now
        left = self._since + HOLD - now
        if left <= 0:
            self._silenced = self._known[1]
            return 0.0
        return left

    def _told(self) -> str:
        """The last turn of a computer since the one who looks last decided."""
        flow = self._flow
        if self.game_event():
            return self.game_event() if flow.shown_events == len(flow.history) else ""
        seat, deed = flow.ui.text.last_rival_turn(flow.recent_events, flow.humans, len(flow.names))
        if deed and seat >= 0:
            self.seat = seat
            return f"{flow.names[seat]} {deed}."
        self._silenced = ""
        return ""
