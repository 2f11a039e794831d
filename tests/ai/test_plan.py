"""A plan goes from a choice to the end of the turn by choices that the rules allow."""

from __future__ import annotations

import pytest

from stupor.ai.plan import Step, plan
from stupor.engine.notation import Option
from stupor.games.registry import get
from stupor.selftest.games import new_game, play

SPEC = get("stupor_mundi")


@pytest.mark.parametrize("plies", [20, 45])
def test_every_step_is_legal_and_the_turn_ends_with_the_last(plies: int) -> None:
    session = play(new_game("squire,squire"), plies)
    asked = session.decision
    assert asked is not None
    first: Option = asked.options[0]
    steps = followed(session.state, asked.seat, first)
    assert steps[0][1] == first
    for state, option in steps:
        assert option in SPEC.rules.legal(state)
        assert SPEC.rules.asked(state) == asked.seat
    last = steps[-1][0].clone()
    SPEC.rules.apply(last, steps[-1][1])
    assert SPEC.rules.asked(last) != asked.seat or SPEC.rules.begins(last)


def followed(state: object, seat: int, first: Option) -> list[Step]:
    thinking = plan(SPEC.rules, SPEC.advisor, seat, state, first)
    while True:
        try:
            next(thinking)
        except StopIteration as found:
            return list(found.value)
