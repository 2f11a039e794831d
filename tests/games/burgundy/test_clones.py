"""Clones of a position share what is seldom written, and still nothing done to one tells."""

from __future__ import annotations

import pytest

from stupor.engine.codec import digest
from stupor.games import registry
from stupor.games.burgundy.data.tiles import kinds_of
from stupor.games.burgundy.state import State
from tests.support.playing import boxes_of, tables, wander
from tests.support.usual import some

SPEC = registry.get("burgundy")
RULES = SPEC.rules
#: The fullest comes last; every run takes that and each third before it.
BOXES = [*boxes_of("burgundy")]


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


def copied(state: State) -> State:
    """The same position with nothing in common."""
    copy: State = RULES.load(RULES.dump(state))
    copy.events = None
    return copy


@pytest.mark.parametrize("box", some(BOXES, BOXES[::-3]))
def test_what_is_done_to_a_clone_leaves_the_position_as_it_was(box: str) -> None:
    seats, kind = tables("burgundy", box)[-1], boxes_of("burgundy")[box]
    for number, (state, _) in enumerate(wander(SPEC, seats, 5, kind)):
        if number % 5:
            continue
        before = digest(state)
        for option in RULES.legal(state)[:3]:
            after, alone = state.clone(), copied(state)
            RULES.apply(after, option)
            RULES.apply(alone, option)
            assert digest(after) == digest(alone)
        assert digest(state) == before


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_kinds_of_tiles_are_kept_in_mind(seats: int) -> None:
    for state, _ in wander(SPEC, seats, 6, {}):
        assert state.kinds == kinds_of((*state.depots, *state.black))
        for duchy in state.duchies:
            assert duchy.kinds == kinds_of(duchy.spaces)
