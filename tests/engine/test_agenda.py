"""The machine that works off what is left to do."""

from __future__ import annotations

import pytest

from stupor.engine.agenda import advance, push
from stupor.engine.effect import Effect, clause
from stupor.engine.errors import EngineError
from stupor.engine.rng import SplitMix
from stupor.engine.state import GameState


@clause
class Again(Effect):
    """Does nothing, so many times."""

    times: int

    def resolve(self, s: GameState, who: int) -> None:
        if self.times:
            push(s, Again(self.times - 1))


def table(times: int) -> GameState:
    return GameState(1, SplitMix(0), agenda=[(0, (Again(times),))])


def test_everything_is_worked_off_down_to_the_last_clause() -> None:
    state = table(1_000)
    advance(state)
    assert not state.agenda


def test_an_agenda_without_end_is_an_error_and_no_hang() -> None:
    with pytest.raises(EngineError, match=r"no end; it has come to \[\(0, \(Again\("):
        advance(table(10**9))
