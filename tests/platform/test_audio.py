"""Sounds are really mixed, loudness is heeded, and without a device there is silence."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from stupor.platform.audio import Audio

SOUNDS = Path(__file__).parents[2] / "resources" / "common" / "sounds"


@pytest.fixture
def tape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """SDL writes what would be heard into this file."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "tape.raw"))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "10")
    return tmp_path / "tape.raw"


@pytest.fixture
def audio(tape: Path) -> Iterator[Audio]:
    made = Audio(SOUNDS)
    yield made
    made.close()


def loudest(tape: Path, seconds: float = 1.0) -> int:
    """The largest sample on the tape within some time; stops as soon as there is any."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        samples = memoryview(tape.read_bytes()[: tape.stat().st_size // 2 * 2]).cast("h")
        found = max(map(abs, samples), default=0)
        if found > 400:
            return found
        time.sleep(0.05)
    return found


@pytest.mark.parametrize("name", sorted(file.stem for file in SOUNDS.glob("*.ogg")))
def test_every_sound_has_something_to_hear(audio: Audio, name: str) -> None:
    sound = audio._load(name)
    assert sound is not None
    assert sound.get_length() > 0.04
    assert max(sound.get_raw()) > 0


def test_a_sound_is_really_mixed(audio: Audio, tape: Path) -> None:
    audio.play("coin")
    assert loudest(tape) > 400


def test_music_begins_softly_and_goes_on(audio: Audio, tape: Path) -> None:
    audio.music("lute_loop")
    assert loudest(tape, 5.0) > 400
    assert pygame.mixer.Channel(0).get_busy()
    audio.music(None)
    assert not pygame.mixer.Channel(0).get_busy()


def test_muted_nothing_is_heard(audio: Audio, tape: Path) -> None:
    audio.mix(1.0, 1.0, True)
    audio.music("lute_loop")
    audio.play("fanfare")
    assert loudest(tape, 0.8) == 0


def test_a_volume_of_nothing_is_silence(audio: Audio, tape: Path) -> None:
    audio.mix(0.0, 0.0, False)
    audio.music("lute_loop")
    audio.play("fanfare")
    assert loudest(tape, 0.8) == 0


def test_music_steps_back_and_comes_again(audio: Audio) -> None:
    audio.music("lute_loop")
    end = time.monotonic() + 5
    while audio._tune is None and time.monotonic() < end:
        time.sleep(0.01)
    assert audio._tune is not None
    full = audio._tune.get_volume()
    audio.duck(0.5)
    assert audio._tune.get_volume() == pytest.approx(full / 2, abs=0.02)
    audio.mix(1.0, 0.5, False)
    assert audio._tune.get_volume() == pytest.approx(full / 8, abs=0.02)
    audio.duck(1.0)
    audio.mix(1.0, 1.0, False)
    assert audio._tune.get_volume() == pytest.approx(full, abs=0.02)


def test_the_buffer_is_long_enough_to_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("pygame.mixer.init", lambda *args: asked.append(args))
    monkeypatch.setattr("pygame.mixer.set_reserved", lambda _: None)
    Audio(SOUNDS)
    assert asked == [(22050, -16, 2, 4096)]


def test_without_a_device_all_is_silent_and_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nothing-like-that")
    audio = Audio(SOUNDS)
    assert audio.silent
    audio.play("coin")
    audio.music("lute_loop")
    audio.mix(0.5, 0.5, False)
    audio.duck(0.5)
    audio.close()
