"""A small share of the soak in every test run; `python -m tests.games.burgundy.soak` does more."""

from __future__ import annotations

import pytest

from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.soak import soak_one
from tests.support.usual import once_each


@pytest.mark.parametrize(
    ("box", "seats"), once_each({box: seats for box, (_, seats) in BURGUNDY.items()})
)
def test_random_games_hold_all_invariants(box: str, seats: int) -> None:
    for seed in range(2):
        assert soak_one((box, seats, 500 + seed)) > 50
