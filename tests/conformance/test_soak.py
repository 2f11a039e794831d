"""A small share of the soak in every test run; `python -m tests.soak` does a thousand."""

from __future__ import annotations

import pytest

from tests.soak import soak_one
from tests.support.playing import KINDS, every_game

#: Of the retail box, and of every other one.
GAMES = 25
OTHERS = 6


@pytest.mark.parametrize("box", KINDS)
@pytest.mark.parametrize(("game", "seats"), every_game())
def test_random_games_hold_all_invariants(game: str, seats: int, box: str) -> None:
    for seed in range(OTHERS if KINDS[box] else GAMES):
        assert soak_one((game, seats, 100_000 + seed, box)) > 10
