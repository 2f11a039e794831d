"""No decision that was shown is lost by a sudden death."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")
def test_fifty_sudden_deaths_cost_nothing() -> None:
    command = [sys.executable, "-m", "tests.kill", "--kills", "50", "--seed", "1"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "50 kills" in done.stdout
    assert "none lost" in done.stdout
