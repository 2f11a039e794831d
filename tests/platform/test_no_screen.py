"""Without a desktop, or without a writable folder: words instead of a hidden window or a trace."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from stupor.platform import paths


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


def test_the_log_goes_elsewhere_where_it_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("STUPOR_LOG", str(in_the_way / "log"))
    assert paths.user_log().parent == Path(tempfile.gettempdir())
