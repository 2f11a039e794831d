"""A small share of the soak in every test run; `python -m tests.soak` does a thousand."""

from __future__ import annotations

import pytest

from tests.conformance.kinds import is_plain
from tests.soak import soak_one
from tests.support.playing import TURNS, boxes_of, called, every_box, some_kinds

RARE = pytest.mark.exhaustive
#: Of the retail box, and of every other one.
GAMES = 12
OTHERS = 3
BOXES = [
    pytest.param(*found, marks=[] if is_plain(*found[:2], boxes_of(found[0])[found[2]]) else RARE)
    for found in every_box()
]


@pytest.mark.parametrize(("game", "seats", "box"), BOXES)
def test_random_games_hold_all_invariants(game: str, seats: int, box: str) -> None:
    for seed in range(OTHERS if boxes_of(game)[box] else GAMES):
        assert soak_one((game, seats, 100_000 + seed, box)) > 10


def test_within_four_turns_every_box_meets_every_number_of_seats() -> None:
    """Given the tests of the contract, which take turns, no kind of game is left out."""
    turns = [some_kinds(turn) for turn in range(TURNS)]
    met = {(game, seats, called(kind)) for turn in turns for game, seats, kind in turn}
    every = {(game, seats, called(boxes_of(game)[box])) for game, seats, box in every_box()}
    assert met == every
    assert all(len(turn) < len(met) for turn in turns)
