"""Faster rules are the same rules: random games run as they did when the reference was written."""

from __future__ import annotations

import pytest

from tests.support.courses import REFERENCE, course

LINES = REFERENCE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("seats", (1, 2, 3, 4))
def test_games_run_as_they_did(seats: int) -> None:
    ours = [line for line in LINES if line.startswith(f"{seats} ")]
    assert ours
    for line in ours:
        assert course(seats, int(line.split()[1])) == line
