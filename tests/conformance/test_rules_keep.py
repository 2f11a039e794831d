"""What every registered game owes whoever keeps it: positions and keys as text."""

from __future__ import annotations

import json

import pytest

from stupor.engine.codec import digest
from stupor.engine.errors import BadData
from stupor.engine.notation import key_of, option_of
from stupor.games import registry
from tests.conformance.kinds import kinds_of_game
from tests.support.playing import Kind, positions


@kinds_of_game(3)
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


@kinds_of_game(4)
def test_keys_survive_text_and_are_unique(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    for state in positions(spec, seats, 4, 3, kind):
        options = spec.rules.legal(state)
        assert [option_of(key_of(option)) for option in options] == list(options)
        assert len(set(options)) == len(options)
        assert all(spec.rules.text(state, option).strip() for option in options)


@kinds_of_game(12)
def test_nonsense_is_no_position(game: str, seats: int, kind: Kind) -> None:
    spec = registry.get(game)
    good = spec.rules.dump(spec.rules.setup(seats, 1, kind))
    wrong: list[object] = [{"schema": 99}, {**good, "schema": 0}, {**good, "state": {}}]
    for bad in (None, 7, [], {}, *wrong):
        with pytest.raises(BadData):
            spec.rules.load(bad)
