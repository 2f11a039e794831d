"""A desktop of Wayland alone: the window opens there, too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

OPENS = """
import sys
from pathlib import Path
from stupor.app import App
from stupor.scenes.title.scene import TitleScene
import pygame
app = App((960, 540), sound=False)
app.stack.reset(TitleScene())
for _ in range(20):
    app.step()
print(pygame.display.get_driver(), len(set(pygame.image.tobytes(app.window.surface, "RGB"))))
if len(sys.argv) > 1:
    pygame.image.save(app.window.surface, sys.argv[1])
app.close()
"""


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Given a screen of Wayland without X11."""
    weston = shutil.which("weston")
    if weston is None:
        pytest.skip("there is no weston")
    tmp_path.chmod(0o700)
    env = {n: v for n, v in os.environ.items() if not n.startswith("SDL_") and n != "DISPLAY"}
    env |= {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "stupor-test"}
    command = [weston, "--backend=headless-backend.so", "--socket=stupor-test", "--idle-time=0"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=env, stdout=quiet, stderr=quiet) as screen:
        until = time.monotonic() + 20
        while not (tmp_path / "stupor-test").exists() and time.monotonic() < until:
            time.sleep(0.05)
        yield env | {"SDL_VIDEODRIVER": "wayland", "SDL_AUDIODRIVER": "dummy"}
        screen.terminate()


def test_the_title_is_shown_on_wayland_without_x11(wayland: dict[str, str], tmp_path: Path) -> None:
    env = wayland | {"STUPOR_CONFIG": str(tmp_path), "STUPOR_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", OPENS], env=env, capture_output=True, text=True, timeout=90,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    driver, colours = done.stdout.split()[-2:]
    assert driver == "wayland"
    assert int(colours) > 50
