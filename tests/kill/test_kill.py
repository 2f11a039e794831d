"""No decision that was shown is lost by a sudden death."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stupor.games import registry

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")
@pytest.mark.parametrize("game", registry.GAMES)
def test_fifty_sudden_deaths_cost_nothing(game: str) -> None:
    command = [sys.executable, "-m", "tests.kill", "--kills", "50", "--seed", "1", "--game", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "50 kills" in done.stdout
    assert "none lost" in done.stdout
