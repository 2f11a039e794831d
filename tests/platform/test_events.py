"""The event reader, the window, waiting and sound."""

import logging
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor.platform import paths
from stupor.platform.audio import Audio
from stupor.platform.events import EventReader
from stupor.platform.waiting import InputWaiter
from stupor.platform.window import Window, sensible_size
from stupor.stage.pointer import Dropped, Input, Key, Pointer, Quit, Resize


@pytest.fixture()
def reader() -> Iterator[EventReader]:
    window = Window((1280, 720))
    made = EventReader(lambda x, y: (x * 1.5, y * 1.5))
    made.read()
    yield made
    window.close()


def post(kind: int, **details: object) -> None:
    pygame.event.post(pygame.event.Event(kind, details))


def read(reader: EventReader) -> list[Input]:
    return [event for event in reader.read() if not isinstance(event, Resize)]


def click(x: int, y: int, button: int = 1) -> None:
    post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=False)
    post(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=False)


def test_points_are_logical(reader: EventReader) -> None:
    click(100, 200, 3)
    assert read(reader) == [
        Pointer("down", 150, 300, button=3),
        Pointer("up", 150, 300, button=3),
    ]


def test_moves_in_one_frame_become_one(reader: EventReader) -> None:
    for x in range(50):
        post(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=(1, 0, 0), touch=False)
    click(49, 0)
    post(pygame.MOUSEMOTION, pos=(60, 0), rel=(1, 0), buttons=(0, 0, 0), touch=False)
    kinds = [(e.kind, e.button) for e in read(reader) if isinstance(e, Pointer)]
    assert kinds == [("move", 1), ("down", 1), ("up", 1), ("move", 0)]


def test_a_second_click_nearby_is_a_double_click(reader: EventReader) -> None:
    click(10, 10)
    click(12, 10)
    click(90, 10)
    downs = [e.clicks for e in read(reader) if isinstance(e, Pointer) and e.kind == "down"]
    assert downs == [1, 2, 1]


def test_the_wheel_has_an_amount(reader: EventReader) -> None:
    post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False, touch=False)
    (wheel,) = read(reader)
    assert isinstance(wheel, Pointer)
    assert (wheel.kind, wheel.amount) == ("wheel", -1)


def test_keys_have_names_and_modifiers(reader: EventReader) -> None:
    mods = pygame.KMOD_LSHIFT | pygame.KMOD_RALT
    post(pygame.KEYDOWN, key=pygame.K_a, mod=mods, unicode="A", scancode=4)
    post(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40)
    assert read(reader) == [
        Key("down", "a", frozenset({"shift", "alt"}), "A"),
        Key("up", "return", frozenset(), ""),
    ]


def test_closing_and_resizing(reader: EventReader) -> None:
    post(pygame.WINDOWSIZECHANGED, x=1280, y=720)
    post(pygame.QUIT)
    assert reader.read() == [Quit(), Resize(1280, 720)]


def test_a_file_let_fall_on_the_window_has_its_path(reader: EventReader) -> None:
    post(pygame.DROPBEGIN)
    post(pygame.DROPFILE, file="/home/lena/Sunday.stupor")
    post(pygame.DROPCOMPLETE)
    assert read(reader) == [Dropped("/home/lena/Sunday.stupor")]


def test_a_covered_window_is_noticed(reader: EventReader) -> None:
    reader.exposed = False
    post(pygame.WINDOWEXPOSED)
    reader.read()
    assert reader.exposed


def test_sleep_ends_with_the_time_or_with_a_call(reader: EventReader) -> None:
    sleeper = InputWaiter()
    reader.read()
    start = time.monotonic()
    sleeper.sleep(0.05)
    assert 0.03 < time.monotonic() - start < 1
    threading.Timer(0.05, reader.wake).start()
    start = time.monotonic()
    sleeper.sleep(5)
    assert time.monotonic() - start < 3
    assert read(reader) == []


def test_sleep_without_sdl_is_a_slow_tick(
    reader: EventReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stupor.platform.waiting._library", lambda: None)
    sleeper = InputWaiter()
    assert not sleeper.blocking
    start = time.monotonic()
    sleeper.sleep(0.05)
    assert time.monotonic() - start >= 0.04
    reader.wake()
    sleeper.sleep(None)


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1920, 1080), (1920, 1080)),
        ((2560, 1440), (1920, 1080)),
        ((1366, 768), (1280, 720)),
        ((1280, 720), (1280, 720)),
        ((800, 600), (800, 540)),
    ],
)
def test_the_first_window_fits_the_desktop(desktop: tuple[int, int], size: tuple[int, int]) -> None:
    assert sensible_size(desktop) == size


def test_without_a_device_the_game_is_silent(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    with caplog.at_level(logging.WARNING):
        audio = Audio([tmp_path])
        audio.play("card")
        audio.music("lute")
        audio.music_volume = 0.3
        audio.close()
    assert audio.silent
    assert [record.message.count("silent") for record in caplog.records] == [1]


def test_a_missing_sound_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio = Audio([tmp_path])
    try:
        assert not audio.silent
        audio.play("nothing")
        audio.play("nothing")
    finally:
        audio.close()
    assert len([r for r in caplog.records if "nothing" in r.message]) == 1


def test_volumes_stay_between_nothing_and_all(tmp_path: Path) -> None:
    audio = Audio([tmp_path])
    audio.sound_volume, audio.music_volume = 7, -1
    assert (audio.sound_volume, audio.music_volume) == (1, 0)
    audio.close()


def test_files_lie_beside_the_package_or_in_the_bundle(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert (paths.resources() / "common" / "fonts").is_dir()
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert paths.levels() == tmp_path / "levels"
    monkeypatch.setenv("STUPOR_LOG", str(tmp_path / "log"))
    assert paths.user_log().parent.is_dir()
