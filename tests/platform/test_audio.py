"""Sounds are really mixed, loudness is heeded, and without a device there is silence."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from threading import enumerate as living

import pygame
import pytest

from stupor.platform import paths
from stupor.platform.audio import Audio, variants
from stupor.platform.music import CHANNELS

SOUNDS = paths.sounds_of("")


@pytest.fixture
def tape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """SDL writes what would be heard into this file."""
    if sys.platform == "win32":
        pytest.skip("SDL 2 there calls the file by the delay, which it reads into the same place")
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


class NotedChannel:
    """Notes how loud either ear hears it."""

    def __init__(self) -> None:
        self.volumes: list[tuple[float, float]] = []

    def set_volume(self, left: float, right: float) -> None:
        self.volumes.append((left, right))


class Noted:
    """A sound that only notes that it was played."""

    def __init__(self, heard: list[int], number: int) -> None:
        self.heard, self.number = heard, number
        self.channel = NotedChannel()

    def set_volume(self, volume: float) -> None:
        pass

    def play(self) -> NotedChannel:
        self.heard.append(self.number)
        return self.channel

    def get_length(self) -> float:
        return 0.2


def patiently(found: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Wait for something; stops as soon as it is so."""
    end = time.monotonic() + seconds
    while not found() and time.monotonic() < end:
        time.sleep(0.02)
    return found()


def volume(audio: Audio) -> float:
    assert audio._music.tune is not None
    return audio._music.tune.get_volume()


def busy() -> bool:
    return any(pygame.mixer.Channel(k).get_busy() for k in range(CHANNELS))


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


def test_a_sound_is_really_mixed(audio: Audio, tape: Path) -> None:
    audio.play("coin")
    assert loudest(tape) > 400


def test_music_begins_softly_and_goes_on(audio: Audio, tape: Path) -> None:
    audio.music("theme")
    assert loudest(tape, 5.0) > 400
    assert busy()
    audio.music()
    assert patiently(lambda: not busy())


def test_muted_nothing_is_heard(audio: Audio, tape: Path) -> None:
    audio.mix(1.0, 1.0, True)
    audio.music("theme")
    audio.play("fanfare")
    assert loudest(tape, 0.8) == 0


def test_a_volume_of_nothing_is_silence(audio: Audio, tape: Path) -> None:
    audio.mix(0.0, 0.0, False)
    audio.music("theme")
    audio.play("fanfare")
    assert loudest(tape, 0.8) == 0


def test_music_steps_back_and_comes_again(audio: Audio) -> None:
    audio.music("theme")
    assert patiently(lambda: audio._music.tune is not None)
    full = volume(audio)
    audio.duck(0.5)
    assert volume(audio) == pytest.approx(full / 2, abs=0.02)
    audio.mix(1.0, 0.5, False)
    assert volume(audio) == pytest.approx(full / 8, abs=0.02)
    audio.duck(1.0)
    audio.mix(1.0, 1.0, False)
    assert volume(audio) == pytest.approx(full, abs=0.02)


def test_under_a_fanfare_music_steps_back_and_comes_again(audio: Audio) -> None:
    audio.music("theme")
    assert patiently(lambda: audio._music.tune is not None)
    full = volume(audio)
    audio.play("fanfare")
    assert patiently(lambda: volume(audio) < full * 0.45)
    assert patiently(lambda: volume(audio) == pytest.approx(full, abs=0.02))


def test_a_short_effect_leaves_the_music_alone(audio: Audio) -> None:
    audio.play("wood")
    assert patiently(lambda: bool(audio._sounds.get("wood")))
    assert audio._music._stepper is None


def test_a_piece_that_a_game_lacks_gives_way_to_the_next(audio: Audio) -> None:
    audio.music("nothing-like-that", "theme")
    assert audio._music.file is not None
    assert audio._music.file.stem == "theme"


def test_variants_are_heard_in_turn(audio: Audio) -> None:
    heard = []
    audio._sounds["coin"] = [Noted(heard, number) for number in range(3)]  # type: ignore[misc]
    for _ in range(4):
        audio.play("coin")
    assert heard == [0, 1, 2, 0]


def test_a_sound_is_heard_where_it_happens(audio: Audio) -> None:
    heard: list[int] = []
    noted = Noted(heard, 0)
    audio._sounds["coin"] = [noted]  # type: ignore[list-item]
    for side in (-1.0, 0.0, 1.0):
        audio.play("coin", side)
    (left, far), middle, (other, right) = noted.channel.volumes
    assert left == right == 1.0
    assert far == other < 0.5
    assert middle == (1.0, 1.0)


def test_sounds_of_a_game_go_before_those_of_all(tmp_path: Path) -> None:
    own, common = tmp_path / "own", tmp_path / "common"
    for folder, name in ((own, "bell-1"), (own, "bell-2"), (common, "bell"), (common, "page")):
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.ogg").touch()
    assert [file.name for file in variants((own, common), "bell")] == ["bell-1.ogg", "bell-2.ogg"]
    assert variants((own, common), "page") == (common / "page.ogg",)
    assert variants((own, common), "coin") == ()


def test_another_game_brings_its_own_sounds(audio: Audio) -> None:
    audio.play("coin")
    assert patiently(lambda: bool(audio._sounds.get("coin")))
    audio.use(paths.sounds_of("burgundy"))
    assert audio._sounds == {}
    audio.music("table")
    assert patiently(lambda: audio._music.tune is not None)
    assert "burgundy" in str(audio._music.file)


def test_the_buffer_is_long_enough_to_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr("pygame.mixer.init", lambda *args: asked.append(args))
    monkeypatch.setattr("pygame.mixer.set_reserved", lambda _: None)
    Audio(SOUNDS)
    assert asked == [(44100, -16, 2, 8192)]


def test_without_a_device_all_is_silent_and_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nothing-like-that")
    audio = Audio(SOUNDS)
    assert audio.silent
    audio.play("coin")
    audio.music("theme")
    audio.mix(0.5, 0.5, False)
    audio.duck(0.5)
    audio.close()


def test_what_decoding_took_goes_back_with_the_thread_that_read(audio: Audio) -> None:
    others = {*living()}
    # given a piece, whose thread keeps as much memory as the piece as long as it lives
    audio.music("theme")
    audio.play("click")
    assert patiently(lambda: audio._music.tune is not None and bool(audio._sounds["click"]))
    # then nobody who has read waits for more
    assert patiently(lambda: {*living()} <= others)


def test_the_device_is_not_given_back_while_another_reads_a_file_for_it(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given two windows of one process, the sound of one goes when the other has read its file."""
    other, begun, go_on = Audio(SOUNDS), Event(), Event()
    done: list[str] = []

    def read(file: Path) -> None:
        begun.set()
        go_on.wait(10)
        done.append("read")

    monkeypatch.setattr(other, "_load", read)
    monkeypatch.setattr(pygame.mixer, "quit", lambda: done.append("given back"))
    other.play("click")
    assert begun.wait(10)
    closer = Thread(target=audio.close)
    closer.start()
    closer.join(0.2)
    go_on.set()
    closer.join(10)
    other.close()
    assert done[0] == "read" and "given back" in done
