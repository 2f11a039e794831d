"""Clones of a position share the Houses until one of them changes any."""

from __future__ import annotations

from stupor.games import registry

RULES = registry.get("stupor_mundi").rules


def test_a_clone_has_of_its_own_only_the_house_that_chooses() -> None:
    state = RULES.setup(4, 1, {})
    copy, seat = state.clone(), RULES.asked(state)
    assert copy.players is state.players
    RULES.apply(copy, RULES.legal(copy)[0])
    for other in range(4):
        assert (copy.players[other] is state.players[other]) == (other != seat)
