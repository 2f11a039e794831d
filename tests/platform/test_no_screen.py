"""Without a desktop: words instead of a hidden window or a trace."""

import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(sys.platform != "linux", reason="a desktop is always there")
def test_a_screen_that_does_not_answer_is_told_at_once() -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    env.pop("WAYLAND_DISPLAY", None)
    done = subprocess.run(
        [sys.executable, "-m", "stupor"],
        env={**env, "DISPLAY": ":4242", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "no window can be opened here" in done.stderr
    assert "Traceback" not in done.stderr
