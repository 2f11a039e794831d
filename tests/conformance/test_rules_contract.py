"""What every registered game owes to the layers above it."""

from __future__ import annotations

import json

import pytest

from stupor.engine.codec import digest
from stupor.engine.errors import BadData, IllegalOption
from stupor.engine.events import redact
from stupor.engine.notation import key_of, option_of
from stupor.engine.rng import SplitMix
from stupor.engine.rules import record
from stupor.games import registry
from tests.support.playing import Kind, called, positions, some_kinds, wander

#: Each test plays the boxes at other tables than the one before it.
GAMES = [
    pytest.mark.parametrize(("game", "seats", "kind"), some_kinds(turn), ids=called)
    for turn in range(13)
]


@GAMES[0]
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


@GAMES[1]
def test_clones_are_independent(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    history = []
    for state, option in wander(spec, seats, 5, kind):
        copy = state.clone()
        history.append((copy, digest(copy)))
        spec.rules.apply(state.clone(), option)
    assert [digest(copy) for copy, _ in history] == [before for _, before in history]


@GAMES[2]
def test_replay_of_the_options_gives_the_same_positions(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    trail = [(option, digest(state)) for state, option in wander(spec, seats, 11, kind)]
    state = spec.rules.setup(seats, 11, kind)
    for option, before in trail:
        assert digest(state) == before
        spec.rules.apply(state, option)
    assert spec.rules.over(state)


@GAMES[3]
def test_positions_survive_json(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    for state in positions(spec, seats, 3, 5, kind):
        again = spec.rules.load(json.loads(json.dumps(spec.rules.dump(state))))
        assert digest(again) == digest(state)
        assert spec.rules.decision(again) == spec.rules.decision(state)
        option = spec.rules.legal(state)[-1]
        spec.rules.apply(state, option)
        spec.rules.apply(again, option)
        assert digest(again) == digest(state)


@GAMES[4]
def test_keys_survive_text_and_are_unique(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    for state in positions(spec, seats, 4, 3, kind):
        options = spec.rules.legal(state)
        assert [option_of(key_of(option)) for option in options] == list(options)
        assert len(set(options)) == len(options)
        assert all(spec.rules.text(state, option).strip() for option in options)


@GAMES[5]
def test_illegal_choices_name_a_rule_and_change_nothing(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    known = {
        option
        for state in positions(spec, seats, 8, options=kind)
        for option in spec.rules.legal(state)
    }
    known |= {("nonsense",), ("sail", "far"), ("play", -1, 99, "sideways")}
    for state in positions(spec, seats, 9, 25, kind):
        before, legal = digest(state), set(spec.rules.legal(state))
        for option in sorted(known - legal, key=key_of)[:: max(1, len(known) // 40)]:
            with pytest.raises(IllegalOption) as refused:
                spec.rules.apply(state, option)
            assert spec.rules.rule(refused.value.rule).id == refused.value.rule
            assert refused.value.message
            assert digest(state) == before


@GAMES[6]
def test_a_finished_game_takes_no_more_choices(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    state = spec.rules.setup(seats, 2, kind)
    for reached, _ in wander(spec, seats, 2, kind):
        state = reached
    before = digest(state)
    with pytest.raises(IllegalOption):
        spec.rules.apply(state, ("pass",))
    assert digest(state) == before


@GAMES[7]
def test_events_tell_each_viewer_the_whole_change_of_his_table(
    game: str, seats: int, kind: Kind
) -> None:
    spec = registry.get(game)
    viewers = [None, *range(seats)]
    for number, (state, option) in enumerate(wander(spec, seats, 21, kind)):
        shown = [spec.rules.table(state, viewer) for viewer in viewers]
        after = state.clone()
        events = record(after)
        spec.rules.apply(after, option)
        for viewer, table in zip(viewers, shown, strict=True):
            for event in events:
                table.fold(redact(event, viewer))
            wanted = spec.rules.table(after, viewer).as_dict()
            assert table.as_dict() == wanted, (number, option, viewer, events)


@GAMES[8]
def test_recording_events_changes_nothing(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    for state, option in wander(spec, seats, 6, kind):
        silent, told = state.clone(), state.clone()
        record(told)
        spec.rules.apply(silent, option)
        spec.rules.apply(told, option)
        assert digest(silent) == digest(told)


@GAMES[9]
def test_a_seat_cannot_tell_the_sampled_position_from_the_true_one(
    game: str, seats: int, kind: Kind
) -> None:
    spec = registry.get(game)
    differing = 0
    for number, state in enumerate(positions(spec, seats, 31, 7 * seats, kind)):
        decision = spec.rules.decision(state)
        for seat in range(seats):
            before = digest(state)
            other = spec.rules.determinize(state, seat, SplitMix(number * 10 + seat))
            assert digest(state) == before
            differing += digest(other) != before
            assert spec.rules.observe(other, seat) == spec.rules.observe(state, seat)
            assert spec.rules.table(other, seat) == spec.rules.table(state, seat)
            if decision is not None and decision.seat == seat:
                assert spec.rules.legal(other) == spec.rules.legal(state)
    assert differing


@GAMES[10]
def test_every_event_can_be_told_to_anybody(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    names = [f"Seat {seat}" for seat in range(seats)]
    for state, option in wander(spec, seats, 41, kind):
        after = state.clone()
        events = record(after)
        spec.rules.apply(after, option)
        for event in events:
            for viewer in (None, *range(seats)):
                told = spec.rules.tell(redact(event, viewer), names)
                assert told is None or told.strip()


@GAMES[11]
def test_views_are_json(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    for state in positions(spec, seats, 51, 20, kind):
        for viewer in (None, *range(seats)):
            view = spec.rules.observe(state, viewer)
            assert json.loads(json.dumps(view)) == view


@GAMES[12]
def test_nonsense_is_no_position(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    good = spec.rules.dump(spec.rules.setup(seats, 1, kind))
    wrong: list[object] = [{"schema": 99}, {**good, "schema": 0}, {**good, "state": {}}]
    for bad in (None, 7, [], {}, *wrong):
        with pytest.raises(BadData):
            spec.rules.load(bad)
