"""What every registered game owes whoever plays it: an end, choices, refusals, independence."""

from __future__ import annotations

import pytest

from stupor.engine.codec import digest
from stupor.engine.errors import IllegalOption
from stupor.engine.notation import key_of
from stupor.engine.rng import SplitMix
from stupor.engine.rules import collect_events
from stupor.games import registry
from tests.conformance.kinds import kinds_of_game
from tests.support.playing import Kind, positions, wander


@kinds_of_game(0)
def test_game_ends_and_options_are_never_missing_before(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    for seed in range(3):
        last = None
        for state, option in wander(spec, seats, seed, kind):
            assert not spec.rules.over(state)
            decision = spec.rules.decision(state)
            assert decision is not None and option in decision.options
            assert 0 <= decision.seat < seats
            last = state
        assert last is not None and spec.rules.over(last)
        assert spec.rules.decision(last) is None
        result = spec.rules.result(last)
        assert result.scores == spec.rules.scores(last)
        assert len(result.scores) == seats
        for seat in range(seats):
            assert sum(points[seat] for points in result.categories.values()) == result.scores[seat]


@kinds_of_game(1)
def test_clones_are_equal_and_independent(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    history = []
    for state, option in wander(spec, seats, 5, kind):
        copy = state.clone()
        assert digest(copy) == digest(state), "a clone lacks something"
        history.append((copy, digest(copy)))
        spec.rules.apply(state.clone(), option)
    assert [digest(copy) for copy, _ in history] == [before for _, before in history]


@kinds_of_game(3)
def test_what_is_done_to_a_clone_leaves_the_position_as_it_was(
    game: str, seats: int, kind: Kind
) -> None:
    spec = registry.get(game)
    for number, (state, _) in enumerate(wander(spec, seats, 5, kind)):
        if number % 5:
            continue
        before = digest(state)
        for option in spec.rules.legal(state)[:3]:
            after, alone = state.clone(), spec.rules.load(spec.rules.dump(state))
            spec.rules.apply(after, option)
            spec.rules.apply(alone, option)
            assert digest(after) == digest(alone)
        for seat in range(seats):
            spec.rules.determinize(state, seat, SplitMix(number))
        assert digest(state) == before


@kinds_of_game(2)
def test_replay_of_the_options_gives_the_same_positions(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    trail = [(option, digest(state)) for state, option in wander(spec, seats, 11, kind)]
    state = spec.rules.setup(seats, 11, kind)
    for option, before in trail:
        assert digest(state) == before
        spec.rules.apply(state, option)
    assert spec.rules.over(state)


@kinds_of_game(5)
def test_illegal_choices_name_a_rule_and_change_nothing(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    known = {
        option
        for state in positions(spec, seats, 8, options=kind)
        for option in spec.rules.legal(state)
    }
    # the same with the end of another: a card on the space of one that may lie there
    ordered = sorted(known, key=key_of)
    others = ordered[len(ordered) // 3 :] + ordered[: len(ordered) // 3]
    known |= {(*one[:-1], other[-1]) for one, other in zip(ordered, others, strict=True)}
    known |= {("nonsense",), ("sail", "far"), ("play", -1, 99, "sideways")}
    for state in positions(spec, seats, 9, 25, kind):
        before, legal = digest(state), set(spec.rules.legal(state))
        for option in sorted(known - legal, key=key_of)[:: max(1, len(known) // 40)]:
            with pytest.raises(IllegalOption) as refused:
                spec.rules.apply(state, option)
            assert spec.rules.rule(refused.value.rule).id == refused.value.rule
            assert refused.value.message
            assert digest(state) == before


@kinds_of_game(6)
def test_a_finished_game_takes_no_more_choices(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    state = spec.rules.setup(seats, 2, kind)
    for reached, _ in wander(spec, seats, 2, kind):
        state = reached
    before = digest(state)
    with pytest.raises(IllegalOption):
        spec.rules.apply(state, ("pass",))
    assert digest(state) == before


@kinds_of_game(8)
def test_recording_events_changes_nothing(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    for state, option in wander(spec, seats, 6, kind):
        silent, told = state.clone(), state.clone()
        collect_events(told)
        spec.rules.apply(silent, option)
        spec.rules.apply(told, option)
        assert digest(silent) == digest(told)
