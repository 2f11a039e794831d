"""The decisions of a game in order: whose each was, in which round, and what it brought about."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import NamedTuple

from stupor.engine.events import COUNTER, Event
from stupor.match.session import Session


class HistorySpan(NamedTuple):
    """Decisions in a row that belong together: the first, the one after the last, and of what."""

    begin: int
    end: int
    of: int


class GameHistory:
    """What a game was, decision by decision, without its positions."""

    def __init__(self, session: Session) -> None:
        """Read a game as far as it has come."""
        self.length = session.ply
        self.seats = [session.choice(ply).seat for ply in range(self.length)]
        self._rounds: list[int] = []
        now = session.rules.table(session.before(0), None).counters.get("round", 1)
        for ply in range(self.length):
            self._rounds.append(now)
            now = _round_after(session.happened(ply), now)

    def round_of(self, ply: int) -> int:
        """The round in which a decision was made; at the end, that of the last one."""
        return self._rounds[min(ply, self.length - 1)] if self._rounds else 1

    def turns(self) -> list[HistorySpan]:
        """Decisions of one seat in a row."""
        return _spans(self.seats)

    def rounds(self) -> list[HistorySpan]:
        """The decisions of each round."""
        return _spans(self._rounds)

    def round_before(self, ply: int) -> int:
        """Where the round before begins, or this one when it is under way."""
        return max((span.begin for span in self.rounds() if span.begin < ply), default=0)

    def round_after(self, ply: int) -> int:
        """Where the next round begins; the present when there is none."""
        return min((s.begin for s in self.rounds() if s.begin > ply), default=self.length)


def _round_after(events: list[Event], now: int) -> int:
    for event in events:
        if event.kind == COUNTER and event.args[0] == "round":
            now = int(event.args[1])
    return now


def _spans(values: list[int]) -> list[HistorySpan]:
    changes = [next(group)[0] for _, group in groupby(enumerate(values), key=lambda pair: pair[1])]
    return [
        HistorySpan(begin, end, values[begin]) for begin, end in pairwise([*changes, len(values)])
    ]
