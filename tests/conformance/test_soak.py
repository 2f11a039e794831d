"""A small share of the soak in every test run; `python -m tests.soak` does a thousand."""

from __future__ import annotations

import pytest

from tests.soak import soak_one
from tests.support.playing import every_game

GAMES = 25


@pytest.mark.parametrize(("game", "seats"), every_game())
def test_random_games_hold_all_invariants(game: str, seats: int) -> None:
    for seed in range(GAMES):
        assert soak_one((game, seats, 100_000 + seed)) > 10
