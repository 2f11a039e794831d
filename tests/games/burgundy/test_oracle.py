"""The game and a second, naive set of rules agree choice by choice (oracle/watch.py does more)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.oracle import points
from tests.games.burgundy.oracle.deeds import Mismatch
from tests.games.burgundy.oracle.watch import watch
from tests.support.usual import once_each

#: Games of even seeds begin with gifts.
SEED = 76
TABLES = once_each({box: seats for box, (_, seats) in BURGUNDY.items()})


@pytest.mark.parametrize(("box", "seats"), TABLES)
def test_a_naive_count_agrees_with_every_choice_of_a_game(box: str, seats: int) -> None:
    asked = watch(seats, SEED + seats, BURGUNDY[box][0])
    assert asked["turn"] > 50


def test_the_oracle_notices_a_point_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given phases that are worth 1 less in the oracle's book, then the first region is noticed."""
    monkeypatch.setattr(points, "PHASE", (9, 7, 5, 3, 1))
    with pytest.raises(Mismatch, match="vp of seat"):
        watch(2, 77, {})
