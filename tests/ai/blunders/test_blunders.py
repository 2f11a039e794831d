"""The suite's positions are right, and each level finds what it must find."""

from __future__ import annotations

import pytest

from stupor.ai import levels
from stupor.engine import codec
from stupor.engine.notation import key_of, option_of
from stupor.engine.rng import SplitMix
from stupor.games.stupor_mundi.state import State
from tests.ai.blunders.position import RULES, SEAT, Position, follower, play_out, player
from tests.ai.blunders.proof import Proof
from tests.ai.blunders.suite import POSITIONS

#: The share that a level must find, by the levels that are measured here.
LEAST = {"squire": 0.7, "knight": 0.85, "baron": 0.85, "duke": 1.0, "emperor": 1.0}
EXACT = [position for position in POSITIONS if position.line]
#: Who thinks so long that only a whole look asks him; he chooses as the level below, from more.
LONG = "emperor"
JUDGED = [position for position in POSITIONS if not position.line]


def named(positions: list[Position]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("position", positions, ids=lambda position: position.name)


def test_the_suite_is_large_and_every_position_says_why() -> None:
    assert len(EXACT) >= 60
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)
    assert all(position.why.endswith(".") for position in POSITIONS)


@named(EXACT)
def test_the_line_wins_and_nothing_wins_after_the_slip(position: Position) -> None:
    """Whatever is hidden from the seat: three truths that it cannot tell apart."""
    for seed in range(3):
        truth = position.build().s
        state = truth if seed == 0 else RULES.determinize(truth, SEAT, SplitMix(seed))
        slipped = state.clone()
        play_out(state, follower(position.line))
        assert position.won(state)
        for key in position.slip:
            RULES.apply(slipped, option_of(key))
        assert Proof().best(slipped) < max(1, position.target)


@named(JUDGED)
def test_what_is_asked_is_offered_and_so_is_something_else(position: Position) -> None:
    state: State = position.build().s
    offered = [key_of(option) for option in RULES.legal(state)]
    assert RULES.asked(state) == SEAT
    named = position.must or position.never
    assert bool(position.must) != bool(position.never)
    assert any(name in offered or name.endswith("*") for name in named)
    judged = [position.found(follower((key,))) for key in offered]
    assert any(judged) and not all(judged)


@named(POSITIONS)
def test_a_position_can_be_written_down_and_read_again(position: Position) -> None:
    """Only what is asked about is laid out with care: no game needs to come to the rest of it."""
    from stupor.games.stupor_mundi.saved.classes import CLASSES  # whole once the rules are there

    state = position.build().s
    sample = RULES.determinize(state, SEAT, SplitMix(1))
    written = RULES.dump(sample)
    assert RULES.dump(codec.load(written, CLASSES)) == written


@pytest.mark.parametrize(
    "level",
    [
        pytest.param(level, marks=pytest.mark.exhaustive if level == LONG else ())
        for level in LEAST
        if level in levels.LEVELS
    ],
)
def test_a_level_finds_what_it_must(level: str) -> None:
    missed = [position.name for position in POSITIONS if not position.found(player(level, 1))]
    share = 1 - len(missed) / len(POSITIONS)
    assert share >= LEAST[level], f"{level} missed {missed}"
