"""Clones of a position share what is seldom written, and still nothing done to one tells."""

from __future__ import annotations

import pytest

from stupor.engine.codec import digest
from stupor.games import registry
from tests.support.playing import wander

SPEC = registry.get("burgundy")


def test_clones_share_their_rows() -> None:
    state = SPEC.rules.setup(4, 1, {})
    copy = state.clone()
    assert copy.depots is state.depots
    assert copy.black is state.black
    assert copy.players[3].ledger is state.players[3].ledger
    assert copy.duchies[3].spaces is state.duchies[3].spaces


@pytest.mark.parametrize("seats", SPEC.seats)
def test_what_is_done_to_a_clone_leaves_the_position_as_it_was(seats: int) -> None:
    for state, _ in wander(SPEC, seats, 5, {}):
        before = digest(state)
        for option in SPEC.rules.legal(state)[:3]:
            SPEC.rules.apply(state.clone(), option)
        assert digest(state) == before
