"""Clones of a position share what is seldom written, and still nothing done to one tells."""

from __future__ import annotations

import pytest

from stupor.games import registry
from stupor.games.burgundy.data.tiles import kinds_of
from tests.support.playing import wander

SPEC = registry.get("burgundy")
RULES = SPEC.rules


def test_clones_share_their_rows() -> None:
    state = RULES.setup(4, 1, {})
    copy = state.clone()
    assert copy.depots is state.depots
    assert copy.black is state.black
    assert copy.players is state.players
    assert copy.duchies is state.duchies


def test_a_clone_has_of_its_own_only_what_a_choice_changes() -> None:
    state = RULES.setup(4, 1, {})
    copy, seat = state.clone(), RULES.asked(state)
    RULES.apply(copy, RULES.legal(copy)[0])
    for other in range(4):
        assert (copy.players[other] is state.players[other]) == (other != seat)
        assert (copy.duchies[other] is state.duchies[other]) == (other != seat)


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_kinds_of_tiles_are_kept_in_mind(seats: int) -> None:
    for state, _ in wander(SPEC, seats, 6, {}):
        assert state.kinds == kinds_of((*state.depots, *state.black))
        for duchy in state.duchies:
            assert duchy.kinds == kinds_of(duchy.spaces)
