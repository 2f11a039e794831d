"""How the turns that ranks choose are compared."""

from __future__ import annotations

import pytest

from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.games import registry
from tests.ai import chosen_turns
from tests.ai.baron_games import OPTIONS
from tests.ai.chosen_turns import Turn, judged, row, turn


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_turn_is_taken_whole(game: str) -> None:
    """Given a first turn, then its choices are legal one by one and end it."""
    spec = registry.get(game)
    state = spec.rules.setup(2, 1, OPTIONS.get(game, {}))
    while not spec.rules.begins(state):
        spec.rules.apply(state, spec.rules.legal(state)[0])
    seat = spec.rules.asked(state)
    assert seat is not None
    taken = turn(spec.rules, state, 0, make_bot("squire", spec.rules, spec.advisor, 1))
    for option in taken.line:
        assert spec.rules.asked(state) == seat
        spec.rules.apply(state, option)
    assert spec.rules.turn_key(state, seat) == taken.key


def test_turns_that_come_to_the_same_gain_nothing_and_others_are_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chosen_turns, "TURNS", 1)
    monkeypatch.setattr(chosen_turns, "DEALINGS", 2)
    spec = registry.get("burgundy")
    state = spec.rules.setup(2, 1, {"duchies": "dealt"})
    while not spec.rules.begins(state):
        spec.rules.apply(state, spec.rules.legal(state)[0])
    asked = spec.rules.decision(state)
    assert asked is not None
    view = SeatView(spec.rules, state, asked, 0)
    first, last = (Turn(key, (asked.options[n],)) for key, n in (("first", 0), ("last", -1)))
    assert judged(spec, view, {"a": first, "b": first}, 1) == {"a": [0.0, 0.0], "b": [0.0, 0.0]}
    found = judged(spec, view, {"a": first, "b": last}, 1)
    assert found["a"] != found["b"]
    assert found == judged(spec, view, {"a": first, "b": last}, 1)


def test_a_gain_is_the_mean_over_positions_with_its_error() -> None:
    found = [{"baron": [0.0, 0.0], "duke": [1.0, 3.0]}, {"baron": [5.0, 5.0], "duke": [5.0, 5.0]}]
    assert row("duke", "baron", found) == "| duke | 50% | +1.00 ± 1.00 |"
