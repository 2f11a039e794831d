"""The turns that are played on: no two come to the same, however alike they begin."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from stupor.ai.candidates import candidates
from stupor.ai.turns import TurnSearch
from stupor.games import registry
from tests.games.burgundy.busy import busy

SPEC = registry.get("burgundy")
RULES = SPEC.rules
MOST = 8
MARGIN = 5.0


def searches(whole: int) -> Iterator[tuple[Any, int, TurnSearch]]:
    """Some turns that were searched as they begin."""
    begun = (
        state
        for state, _ in busy(SPEC, 2, 5, {"duchies": "dealt"})
        if RULES.asked(state) is not None and RULES.begins(state) and not RULES.ending(state)
    )
    for state in islice(begun, 4):
        seat = RULES.asked(state)
        search = TurnSearch(RULES, SPEC.advisor, seat, 60, whole=whole)
        for _ in search.follow(state, RULES.legal(state)):
            pass
        yield state, seat, search


@pytest.mark.parametrize("whole", [0, 50_000])
def test_no_two_come_to_the_same(whole: int) -> None:
    for _, seat, search in searches(whole):
        found = candidates(RULES, seat, search, MOST, MARGIN)
        assert len({RULES.turn_key(turn.end, seat) for turn in found}) == len(found) > 1
        assert found[0].value == max(search.best.values())
        assert all(turn.value >= found[0].value - MARGIN for turn in found)


@pytest.mark.parametrize("whole", [0, 50_000])
def test_a_line_leads_where_the_candidate_ends(whole: int) -> None:
    for state, seat, search in searches(whole):
        for turn in candidates(RULES, seat, search, MOST, MARGIN):
            after = state.clone()
            for option in turn.line:
                RULES.apply(after, option)
            assert RULES.turn_key(after, seat) == RULES.turn_key(turn.end, seat)
            assert turn.line[0] in turn.begins
            assert len(set(turn.begins)) == len(turn.begins)


def test_two_turns_that_begin_alike_are_both_among_them() -> None:
    firsts = [
        [turn.line[0] for turn in candidates(RULES, seat, search, MOST, MARGIN)]
        for _, seat, search in searches(50_000)
    ]
    assert any(len(set(lines)) < len(lines) for lines in firsts)


def test_every_option_that_begins_the_best_turn_is_named() -> None:
    for _, seat, search in searches(50_000):
        best = candidates(RULES, seat, search, MOST, MARGIN)[0]
        top = [option for option, value in search.best.items() if value == best.value]
        assert set(best.begins) >= {
            option
            for option in top
            if RULES.turn_key(search.ends[option], seat) == RULES.turn_key(best.end, seat)
        }
