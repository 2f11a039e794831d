"""Sounds are measured from their files: rate, peak, end, loudness, variants, seams."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from stupor.platform import paths
from tests.support.loudness import Samples, integrated, loudest
from tests.support.usual import some

FILES: Final = sorted(paths.resources().glob("*/sounds/*.ogg"))
#: Longer ones are music.
LONG: Final = 60.0
RATE: Final = 44100
#: Clicks of the interface lie 6 below the effects; what is only touched is hardly heard.
LEVELS: Final = {"click": -24.0, "error": -24.0, "hover": -34.0}
EFFECT: Final = -18.0
#: What is heard once in a while needs no variants.
RARE: Final = {"fanfare", "round", "wall"} | {f"region_{n}" for n in range(1, 6)} | {
    f"phase_{letter}" for letter in "abcde"
}  # fmt: skip
#: The music; each is measured, however small its file may become.
BEDS: Final = (
    "common/theme", "common/end", "stupor_mundi/table", "stupor_mundi/solo", "burgundy/table",
)  # fmt: skip
#: Effects with a pitch, whose variants may differ in it by three of a hundred.
PITCHED: Final = ("coin", "bell", "silver", "bonus", "click", "workers", "church", "die_land")


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    """Decode at the rate of the files, whatever the device of this machine."""
    pygame.mixer.quit()
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.init(RATE, -16, 2, 8192)
    yield
    decoded.cache_clear()  # it looks into what the mixer holds
    pygame.mixer.quit()
    if before is None:
        del os.environ["SDL_AUDIODRIVER"]
    else:
        os.environ["SDL_AUDIODRIVER"] = before


def heading(file: Path) -> tuple[int, int]:
    """Channels and rate that a file names itself."""
    head = file.read_bytes()[:64]
    at = head.index(b"\x01vorbis") + 11
    return head[at], int.from_bytes(head[at + 1 : at + 5], "little")


@lru_cache(maxsize=1)
def decoded(file: Path) -> npt.NDArray[np.int16]:
    """What the mixer plays of a file: five beds at a time would be a quarter of a gigabyte."""
    return np.frombuffer(pygame.mixer.Sound(file), np.int16).reshape(-1, 2)


def samples(file: Path) -> Samples:
    """What is heard of a file, -1 to 1."""
    return decoded(file) / 32768


def name_of(file: Path) -> str:
    """The name under which a sound is asked for."""
    return re.sub(r"-\d$", "", file.stem)


def by_seconds(x: npt.NDArray[np.int16], seconds: int) -> Iterator[Samples]:
    """A sound in pieces: the whole of a bed as fractions would take 170 MB."""
    for at in range(0, len(x), seconds * RATE):
        yield x[at : at + seconds * RATE] / 32768


def mono(file: Path) -> Samples:
    """What one ear would hear of a bed."""
    pieces = by_seconds(decoded(file), 10)
    return np.concatenate([piece.mean(1).astype(np.float32) for piece in pieces])


def power(x: Samples) -> float:
    return float(np.square(x).sum())


@cache
def is_bed(file: Path) -> bool:
    return len(decoded(file)) > LONG * RATE


def effects() -> list[Path]:
    return [file for file in FILES if not is_bed(file)]


def beds() -> list[Path]:
    return [file for file in FILES if is_bed(file)]


def test_there_are_effects_and_music() -> None:
    assert len(effects()) > 100
    assert {file.parent.parent.name + "/" + file.stem for file in beds()} == set(BEDS)


def test_every_sound_is_stereo_at_the_rate_of_the_device() -> None:
    assert {heading(file) for file in FILES} == {(2, RATE)}


def test_no_sound_is_the_same_in_both_ears() -> None:
    """Given the two channels a file names, then it is not one that was written twice."""
    for file in FILES:
        apart = whole = 0.0
        for x in by_seconds(decoded(file), 10):
            apart += power(x[:, 0] - x[:, 1])
            whole += power(x)
        assert apart > 0.01**2 * whole, file


def test_all_sounds_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) <= 11_000_000


def test_no_peak_is_cut() -> None:
    peaks = ((file.stem, decoded(file)) for file in FILES)
    loud = {name: max(int(x.max()), -int(x.min())) / 32768 for name, x in peaks}
    assert {name: peak for name, peak in loud.items() if not 0.02 < peak < 0.95} == {}


def test_effects_begin_and_end_without_a_click() -> None:
    """Given an effect, when it ends, then it has come to nothing before."""
    for file in effects():
        x = np.abs(samples(file))
        assert x[-8:].max() < 0.002, file
        assert np.sqrt((x[-441:] ** 2).mean()) < 0.002, file
        assert x[:2].max() < 0.05, file


def test_effects_are_as_loud_as_each_other() -> None:
    off = {}
    for file in effects():
        wanted = LEVELS.get(name_of(file), EFFECT)
        found = loudest(samples(file), RATE)
        if abs(found - wanted) > 2:
            off[f"{file.parent.parent.name}/{file.stem}"] = found
    assert off == {}


def test_frequent_effects_have_three_variants_that_differ() -> None:
    groups: dict[tuple[str, str], list[Path]] = defaultdict(list)
    for file in effects():
        groups[file.parent.parent.name, name_of(file)].append(file)
    for (folder, name), files in groups.items():
        if name in RARE:
            assert len(files) == 1, (folder, name)
        else:
            assert len(files) >= 3, (folder, name)
            assert len({file.read_bytes() for file in files}) == len(files)
            assert {file.stem for file in files} == {f"{name}-{k + 1}" for k in range(len(files))}


def shift(x: Samples, y: Samples) -> float:
    """By how much higher the second sound is than the first, as their spectra fit best."""
    steps = np.geomspace(200, 12000, 2400)
    lines = []
    for sound in (x, y):
        size = np.abs(np.fft.rfft(sound.mean(1), 1 << 18))
        line = np.interp(steps, np.fft.rfftfreq(1 << 18, 1 / RATE), size)
        lines.append(np.log(line + line.max() * 0.01))
    first, second = (line - line.mean() for line in lines)
    far = 100
    ways = range(-far, far + 1)
    inner = first[far:-far]
    fits = [float((inner * second[far + k : len(second) - far + k]).sum()) for k in ways]
    return float((steps[1] / steps[0]) ** (int(np.argmax(fits)) - far) - 1)


@pytest.mark.parametrize("name", PITCHED)
def test_variants_differ_little_in_pitch(name: str) -> None:
    files = [file for file in effects() if name_of(file) == name]
    moved = [shift(samples(files[0]), samples(file)) for file in files[1:]]
    assert files
    assert max(map(abs, moved)) <= 0.031
    assert max(map(abs, moved)) > 0.001


def likeness(x: Samples, least: float) -> float:
    """How much a piece is like itself some seconds later, where it is most: 1 is a loop."""
    size, hop = 8192, 4096
    frames = np.lib.stride_tricks.sliding_window_view(x, size)[::hop]
    parts = (part * np.hanning(size) for part in np.array_split(frames, 64))
    heard = [np.abs(np.fft.rfft(part, axis=1)[:, 15:900]) for part in parts]
    lines = np.log(np.concatenate(heard) + 1e-3)
    lines -= lines.mean(0)
    many = len(lines)
    tones = np.array_split(lines, 8, axis=1)
    power = sum((np.abs(np.fft.rfft(tone, 2 * many, axis=0)) ** 2).sum(1) for tone in tones)
    alike = np.fft.irfft(power)[:many] / (many - np.arange(many)) * many
    first = int(least * RATE / hop)
    return float(alike[first : many // 2].max() / alike[0])


def bed_file(bed: str) -> Path:
    return paths.resources() / f"{bed.replace('/', '/sounds/')}.ogg"


@pytest.mark.parametrize("file", some(map(bed_file, BEDS), [bed_file(BEDS[-1])]), ids=BEDS)
class TestBed:
    def test_it_is_no_short_piece_over_and_over(self, file: Path) -> None:
        """Given its sound eight seconds later and more, then it has gone on to something else."""
        heard = mono(file)
        assert likeness(heard, 8.0) < 0.75
        fifth = heard[: len(heard) // 5]
        assert likeness(np.tile(fifth, 5), 8.0) > 0.9, "a loop would be found"

    def test_it_lasts_three_minutes(self, file: Path) -> None:
        assert len(decoded(file)) / RATE >= 180

    def test_it_lies_under_the_effects(self, file: Path) -> None:
        assert -26 <= integrated(by_seconds(decoded(file), 10), RATE) <= -23

    def test_its_end_goes_on_into_its_beginning(self, file: Path) -> None:
        """Given the end and the beginning side by side, then nothing jumps that does not anyway."""
        x = decoded(file)
        seam = np.concatenate([x[-2048:], x[:2048]]) / 32768
        steps = np.abs(np.diff(seam, axis=0)).max(1)
        usual = np.quantile(np.abs(np.diff(x[: RATE * 20] / 32768, axis=0)), 0.999)
        assert steps[2040:2056].max() <= usual

    def test_it_breathes_and_changes(self, file: Path) -> None:
        """Given every ten seconds of it, then their colours differ and none is silent."""
        parts = [piece.mean(1) for piece in by_seconds(decoded(file), 10)][:-1]
        colours = []
        for part in parts:
            size = np.abs(np.fft.rfft(part)) ** 2
            colours.append(float((size * np.arange(len(size))).sum() / size.sum() / 10))
            assert 20 * np.log10(np.sqrt((part**2).mean())) > -48
        assert np.std(colours) / np.mean(colours) > 0.08
