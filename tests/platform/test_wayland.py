"""Desktops without X11, and those on which a window cannot be drawn."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from stupor.platform import window
from stupor.platform.window import NoScreen, Window

TITLE = """
import pygame
from stupor.app import App
from stupor.scenes.title.scene import TitleScene
app = App((1280, 720), sound=False)
app.stack.reset(TitleScene())
for _ in range(20):
    app.step()
surface = app.window.surface
colours = {tuple(surface.get_at((x, y))) for x in range(0, 1280, 9) for y in range(0, 720, 9)}
print(pygame.display.get_driver(), len(colours))
app.close()
"""


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a desktop that speaks Wayland alone."""
    if shutil.which("weston") is None:
        pytest.skip("weston is not installed")
    tmp_path.chmod(0o700)
    kept = {k: v for k, v in os.environ.items() if k != "DISPLAY" and not k.startswith("SDL_")}
    env = {**kept, "XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "only"}
    env |= {"SDL_VIDEODRIVER": "wayland", "SDL_AUDIODRIVER": "dummy"}
    env["STUPOR_CONFIG"] = str(tmp_path)
    command = ["weston", "--backend=headless-backend.so", "--socket=only", "--idle-time=0"]
    server = subprocess.Popen(
        command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    end = time.monotonic() + 20
    while not (tmp_path / "only").exists() and time.monotonic() < end:
        time.sleep(0.05)
    yield env
    server.terminate()
    server.wait(20)


def test_the_title_is_drawn_where_there_is_wayland_alone(wayland: dict[str, str]) -> None:
    """Given no X11 at all, then the window opens and its title is drawn."""
    done = subprocess.run(
        [sys.executable, "-c", TITLE],
        env=wayland, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    driver, colours = done.stdout.split()[-2:]
    assert driver == "wayland" and int(colours) > 50


def test_a_window_that_cannot_be_drawn_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a desktop without any way to draw, then one sentence says so, and what to do."""

    def no_window(*arguments: object) -> None:
        raise pygame.error("Window framebuffer support not available")

    monkeypatch.setattr(pygame.display, "set_mode", no_window)
    with pytest.raises(NoScreen, match="no window can be opened here: Window framebuffer"):
        Window((640, 480))


def test_a_missing_library_of_x11_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given X11 without one of its libraries, then the package to install is named."""

    def no_display() -> None:
        raise pygame.error("x11 not available")

    monkeypatch.setenv("DISPLAY", ":1")
    monkeypatch.setattr(window, "_X11", (("libnowhere.so.6", "libxext6"),))
    monkeypatch.setattr(pygame.display, "init", no_display)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(NoScreen, match=r"x11 not available.*install libxext6"):
        Window((640, 480))
