"""Made-up reviews agree with themselves, so that a picture of one can be read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from stupor.selftest import sample_reviews


def test_the_luck_of_a_sample_throw_is_the_one_of_its_bar() -> None:
    """Given made-up throws of Burgundy, then each is worth what its bar shows."""
    turns: Any = [SimpleNamespace(ply=ply, seat=ply % 2) for ply in range(12)]
    reveals = list(sample_reviews._reveals("burgundy", turns, 2, 1.0))
    assert len(reveals) == 12
    for reveal in reveals:
        bar = next(throw for throw in reveal.throws if throw.key == reveal.fell)
        assert reveal.vp[int(reveal.pile[-1])] == bar.vp
