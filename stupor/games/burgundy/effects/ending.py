"""The end of the game: everything is counted once more, and nothing is left to do."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.effect import Effect, clause
from stupor.games.burgundy import scoring
from stupor.games.burgundy.ids import TABLE
from stupor.games.burgundy.state import State


@clause
class FinalCount(Effect):
    """Count what is left over, monasteries and shields; alone nothing is counted (B80)."""

    def resolve(self, s: State, who: int) -> None:
        """Count, and tell that the game is over."""
        s.over = True
        emit.counter(s, TABLE, "over", 1, 1, "flow")
        emit.event(s, "ended", TABLE, scoring.reason(s))
        if s.solo is None:
            scoring.final_scoring(s)


FINAL_COUNT: Final = FinalCount()


def win_alone(s: State) -> None:
    """Drop everything: the last space is covered."""
    s.agenda.clear()
    s.agenda.append((TABLE, (FINAL_COUNT,)))
