"""How good a position looks for a seat, in victory points: the taste of simple bots."""

from __future__ import annotations

from stupor.games.burgundy.state import State


class Advisor:
    """Judges positions; it knows only what any player could work out from the open table."""

    def value(self, s: State, seat: int) -> float:
        """The points a seat has."""
        return float(s.players[seat].vp)

    def worth(self, s: State, seat: int) -> float:
        """The same."""
        return float(s.players[seat].vp)

    def learned(self) -> Advisor:
        """The judgement that was learned from games, where there is one; else this one."""
        return self

    def persona(self, name: str) -> Advisor:
        """The same judgement with another taste, by the name of a persona."""
        return self
