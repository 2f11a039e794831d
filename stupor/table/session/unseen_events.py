"""What a seat has not seen: what others did since it last decided, and how that is said."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any, Final

from stupor.engine.events import Event, redact
from stupor.language import mark, tr
from stupor.match.session import Session
from stupor.scenes.game_parts import sheet_of
from stupor.stage.messages import Absence, TableSnapshot
from stupor.stage.sheet import BADGE_CHOICE, BadgeChoice

SEATED, TAKEN, CHOSEN, PLAYED = "seated", "taken", "chosen", "played"
SINCE: Final = {
    SEATED: mark("Since you sat down"),
    TAKEN: mark("Since you sat down"),
    CHOSEN: BADGE_CHOICE.since,
    PLAYED: mark("Since your last turn"),
}


def since_words(last: str, badge_choice: BadgeChoice) -> str:
    """Since when others had the table, as the head of a list."""
    return tr(badge_choice.since if last == CHOSEN else SINCE[last])


class UnseenEvents:
    """How much of a game each seat had seen when it last decided."""

    def __init__(
        self,
        session: Session,
        history: list[Event],
        marks: list[int],
        snapshot: Callable[[int], TableSnapshot],
    ) -> None:
        """Of the game whose `history` the table keeps; `marks` are where its choices begin there.

        `snapshot` is how a seat sees the game.
        """
        self._session, self._history, self._marks = session, history, marks
        self._snapshot = snapshot
        self._seen = self._last_looks()
        self._snapshots: dict[int, TableSnapshot] = {}

    def decided(self, seat: int) -> None:
        """A person there has just decided, or sat down, and has seen all there is."""
        self._seen[seat], self._snapshots[seat] = len(self._history), self._snapshot(seat)

    def gone_back(self) -> None:
        """Choices were taken back: nobody has seen what has not happened."""
        looks = self._last_looks()
        self._seen = {seat: min(seen, looks[seat]) for seat, seen in self._seen.items()}

    def seen(self, seat: int) -> int:
        """How many events a seat had seen when it last decided."""
        return self._seen.get(seat, 0)

    def since(self, seat: int) -> list[Event]:
        """What others did since a seat last looked, as far as it may know."""
        news = self._history[self._seen[seat] :]
        return [redact(event, seat) for event in news if event.who != seat]

    def missed(self, seat: int) -> tuple[Any, list[Event]]:
        """The position after a seat's last choice, and what everybody saw happen since."""
        seen = self._seen[seat]
        steps = bisect_left(self._marks, seen)
        before = self._session.before(self._session.ply - len(self._marks) + steps)
        return before, [redact(event, None) for event in self._history[seen:]]

    def of_others(self, seat: int) -> bool:
        """Whether others did something since a seat decided."""
        news = self._history[self._seen[seat] :]
        return any(event.who not in (seat, -1) for event in news)

    def absence(self, seat: int) -> Absence:
        """How the game stood when a seat last looked, and stands now."""
        return Absence(self._snapshots.get(seat), self._snapshot(seat))

    def last_done(self, seat: int) -> str:
        """What the person of a seat did last before the others had the table."""
        session = self._session
        ply = session.last_choice(seat)
        if ply is None:
            return SEATED
        place = ply - session.ply + len(self._marks)
        ends = [*self._marks, len(self._history)]
        if self._seen[seat] > ends[place + 1]:
            return TAKEN  # a computer has sat there meanwhile
        chosen = session.choice(ply).option[0] == self._badge_choice.option_prefix
        return CHOSEN if chosen else PLAYED

    def words(self, seat: int) -> str:
        """Since when the person of a seat has not seen the table, in words."""
        return since_words(self.last_done(seat), self._badge_choice)

    @property
    def _badge_choice(self) -> BadgeChoice:
        """How badges are chosen in this game."""
        return sheet_of(self._session.spec).BADGE_CHOICE

    def _last_looks(self) -> dict[int, int]:
        """How much of the history each seat had seen at its last choice; at first how it opened."""
        seen: dict[int, int] = {}
        ends = [*self._marks[1:], len(self._history)]
        for ply, end in enumerate(ends[: self._session.ply]):
            seen[self._session.choice(ply).seat] = end
        begun = self._marks[0] if self._marks else len(self._history)
        return {seat: seen.get(seat, begun) for seat in range(len(self._session.seats))}
