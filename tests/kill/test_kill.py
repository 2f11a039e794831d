"""No decision that was shown is lost by a sudden death."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stupor.games import registry

ROOT = Path(__file__).parents[2]
#: With this seed the first life ends while it is still finding its way.
EARLY = "140"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")
@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("kills", ["20", pytest.param("50", marks=pytest.mark.exhaustive)])
def test_sudden_deaths_cost_nothing(game: str, kills: str) -> None:
    command = [sys.executable, "-m", "tests.kill", "--kills", kills, "--seed", "1", "--game", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]
    assert f"{kills} kills" in done.stdout
    assert "none lost" in done.stdout


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")
@pytest.mark.parametrize("kills", ["0", "1"])
def test_deaths_before_anything_was_told_are_no_proof(kills: str) -> None:
    """Given a first life that ends while it is still finding its way: nothing was measured."""
    command = [sys.executable, "-m", "tests.kill", "--kills", kills, "--seed", EARLY]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 1, done.stderr[-3000:]
    assert "measured nothing" in done.stdout
    assert "none lost" not in done.stdout
