"""What comes through the door's `load` is refused in a line, or it is a game (tests/damage.py)."""

from __future__ import annotations

import pytest

from tests.damage import Trial
from tests.toys import GAMES

POSITIONS = 300


@pytest.mark.parametrize("game", GAMES)
def test_damaged_positions_are_refused_or_played_to_their_end(game: str) -> None:
    trial = Trial(game, seed=1)
    for _ in range(POSITIONS):
        trial.one()
    assert trial.found["refused"] > POSITIONS // 2, trial.found
    assert trial.found["accepted"] > 5, trial.why
