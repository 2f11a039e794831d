"""The window comes back as it lay, never larger than the desktop."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor import APP
from stupor.app import App
from stupor.platform import window as window_module
from stupor.platform.settings import Settings, load, save
from stupor.platform.window import Shape, Window, fitting, sensible_size
from stupor.render.camera import SMALLEST


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path))
    monkeypatch.setattr(window_module, "desktop", lambda: (1920, 1080))
    yield tmp_path
    pygame.quit()


@pytest.mark.parametrize(
    ("size", "room", "found"),
    [
        ((1500, 900), (1920, 1080), (1500, 900)),
        ((1920, 1080), (1920, 1080), (1920, 1080)),
        ((3840, 2160), (1920, 1080), (1920, 1080)),
        ((1500, 1100), (1920, 1080), (1920, 1080)),
        (None, (1366, 768), (1280, 720)),
        (None, (800, 480), (800, 480)),
        ((700, 400), (1920, 1080), (1920, 1080)),
        ((960, 540), (1920, 1080), (960, 540)),
    ],
)
def test_a_remembered_size_fits_the_desktop(
    size: tuple[int, int] | None, room: tuple[int, int], found: tuple[int, int]
) -> None:
    assert fitting(size, room, SMALLEST) == found


def test_the_window_is_as_large_as_it_was(config: Path) -> None:
    save(config, Settings(window=(1100, 640)))
    app = App(sound=False)
    assert app.window.surface.get_size() == (1100, 640)
    app.close()


def test_its_size_is_kept_when_it_is_closed(config: Path) -> None:
    save(config, Settings(window=(1100, 640)))
    app = App(sound=False)
    pygame.display.set_mode((1000, 600), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1000, y=600))
    app._step()
    for event in app.reader.read():
        app._handle(event)
    app.close()
    assert load(config)[0].window == (1000, 600)


def test_a_size_that_was_asked_for_is_not_kept(config: Path) -> None:
    save(config, Settings(window=(1100, 640)))
    App((800, 600), sound=False).close()
    assert load(config)[0].window == (1100, 640)


def test_full_screen_is_kept_at_once(config: Path) -> None:
    save(config, Settings(window=(1100, 640)))
    app = App(sound=False)
    app.toggle_fullscreen()
    assert load(config)[0].fullscreen
    app.toggle_fullscreen()
    found, _ = load(config)
    assert (found.fullscreen, found.window) == (False, (1100, 640))
    app.close()


def test_full_screen_comes_back(config: Path) -> None:
    save(config, Settings(window=(1100, 640), fullscreen=True))
    app = App(sound=False)
    assert app.window.fullscreen
    assert app.window.shape.size == (1100, 640)
    app.close()


def test_a_maximised_window_remembers_its_plain_size(config: Path) -> None:
    made = Window(None, Shape((1100, 640)))
    made.spread(True)
    pygame.display.set_mode((1900, 1050), pygame.RESIZABLE)
    made.resized()
    assert made.shape == Shape((1100, 640), True)
    made.spread(False)
    pygame.display.set_mode((1200, 700), pygame.RESIZABLE)
    made.resized()
    assert made.shape == Shape((1200, 700))


def test_the_same_where_the_size_is_told_first(config: Path) -> None:
    made = Window(None, Shape((1100, 640)))
    pygame.display.set_mode((1900, 1050), pygame.RESIZABLE)
    made.resized()
    made.spread(True)
    assert made.shape == Shape((1100, 640), True)


def test_a_plain_size_ends_full_screen(config: Path) -> None:
    made = Window(None, Shape((1100, 640), fullscreen=True))
    made.take((1280, 720))
    assert made.shape == Shape((1280, 720))
    assert made.surface.get_size() == (1280, 720)


def test_at_first_a_tight_window_is_spread_out(
    config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Window()
    assert made.shape == Shape(sensible_size((1919, 1080)), True)


@pytest.mark.parametrize(
    ("size", "held"), [(None, SMALLEST), ((1280, 720), SMALLEST), ((640, 360), (0, 0))]
)
def test_nobody_can_make_the_window_too_small(
    config: Path, size: tuple[int, int] | None, held: tuple[int, int]
) -> None:
    """Given a window, then the desktop keeps it from being smaller, unless that was asked for."""
    made = Window(size, least=SMALLEST)
    assert tuple(window_module._handle().minimum_size) == held
    if size:
        assert made.surface.get_size() == size


def test_a_desktop_that_heeds_no_least_size_opens_the_window_all_the_same(
    config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_module, "_handle", lambda: object())
    assert Window((1280, 720), least=SMALLEST).surface.get_size() == (1280, 720)


def test_the_task_bar_shows_the_picture_of_the_game(
    config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.display, "set_icon", lambda icon: shown.append(icon.get_size()))
    App(sound=False).close()
    assert shown == [(64, 64)]


def test_the_title_bar_has_the_name_of_the_app_and_not_of_a_game(config: Path) -> None:
    app = App(sound=False)
    assert pygame.display.get_caption()[0] == APP == "Stupor"
    app.close()


def test_a_picture_that_cannot_be_read_keeps_no_window_shut(tmp_path: Path) -> None:
    window = Window((640, 360), icon=tmp_path / "icon.png")
    assert window.surface.get_size() == (640, 360)
    window.close()
