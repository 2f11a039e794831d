"""A game at the table as it was: any decision can be gone to, and the next one be seen again."""

from __future__ import annotations

from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.events import Event, redact
from stupor.match.session import Session
from stupor.scenes.timeline.game_history import GameHistory
from stupor.table.session.flow import TurnFlow


class PastFlow(TurnFlow):
    """Shows a game after any number of its decisions; nothing can be decided here."""

    viewing_seat: int | None = None

    def __init__(self, session: Session) -> None:
        """Look at the present of a game with nobody's eyes."""
        #: The game as far as it has come.
        self.whole: Final = session
        self.game_history: Final = GameHistory(session)
        super().__init__(session)

    @property
    def ply(self) -> int:
        """How many decisions have been made at this moment."""
        return self.session.ply

    @property
    def last(self) -> int:
        """How many decisions there are."""
        return self.game_history.length

    @property
    def observer(self) -> int | None:
        """Whose knowledge is shown."""
        return self.viewing_seat

    @property
    def latest(self) -> list[Event]:
        """What came of the decision before this moment."""
        return self.happened(self.ply - 1) if self.ply else []

    @property
    def decision(self) -> Decision | None:
        """Nothing is asked of anybody."""
        return None

    @property
    def next_human(self) -> int | None:
        """Nobody is handed the table."""
        return None

    @property
    def thinking(self) -> bool:
        """No computer thinks about what is past."""
        return False

    def poll(self) -> bool:
        """No computer is asked."""
        return False

    def go(self, ply: int) -> None:
        """Show the game after so many decisions, at once."""
        self.session = self._moment(ply)
        self.resync()

    def forward(self) -> bool:
        """Let the next decision be seen to happen; False when there is none."""
        self.flush()
        if self.ply == self.last:
            return False
        events = self.happened(self.ply)
        self.session = self._moment(self.ply + 1)
        self.timeline.add(self.clips(events), self.table(), self.facts())
        self.version += 1
        return True

    def look_from(self, seat: int, knows: bool) -> None:
        """Look from a chair, with what was known there or with what everybody knew."""
        self.viewing_seat = seat if knows else None
        self.viewer = seat
        self.resync()

    def happened(self, ply: int) -> list[Event]:
        """What a decision brought about, as those who look may know it."""
        return [redact(event, self.observer) for event in self.whole.happened(ply)]

    def choice_words(self, ply: int) -> str:
        """A decision in words: the first thing that can be told of it."""
        told = (self.rules.tell(event, self.names) for event in self.happened(ply))
        return next((text for text in told if text), "")

    def resync(self) -> None:
        """Show the table as it truly was."""
        super().resync()
        self._shown_events = [*self._marks, len(self._history)][self.ply]
        self._told = ((), [])

    def _moment(self, ply: int) -> Session:
        return self.whole.branch(max(0, min(ply, self.last)), self.whole.seats)
