"""Winds: additive pipes with breath, chiff and a little unrest."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from .waves import RATE, band, clock, samples, slow


class Pipe(NamedTuple):
    """Strength of the partials, attack, release, breath, chiff, unrest of pitch, waver, formant."""

    partials: tuple[float, ...]
    attack: float
    release: float
    breath: float
    chiff: float
    unrest: float = 0.0005
    waver: float = 0.0
    formant: tuple[float, float] = (0.0, 1.0)


PORTATIVE = Pipe((1, 0.42, 0.30, 0.12, 0.10, 0.05, 0.04, 0.02), 0.045, 0.07, 0.022, 0.16, 0.0007)
STOPPED = Pipe((1, 0.05, 0.30, 0.03, 0.09, 0.01, 0.03), 0.055, 0.08, 0.03, 0.14, 0.0006)
RECORDER = Pipe((1, 0.20, 0.26, 0.05, 0.06, 0.015), 0.04, 0.06, 0.035, 0.06, 0.0012, 0.0016)
#: A soft shawm, as it was played indoors.
DULCIAN = Pipe(
    (0.8, 0.9, 1.0, 0.75, 0.6, 0.42, 0.34, 0.22, 0.15, 0.10, 0.07, 0.05), 0.035, 0.05, 0.010, 0.02,
    0.0010, 0.0022, (1050, 700),
)  # fmt: skip
SHAWM = Pipe(
    (0.55, 0.75, 1.0, 1.0, 0.9, 0.75, 0.6, 0.5, 0.38, 0.3, 0.22, 0.16, 0.12, 0.08), 0.022, 0.05,
    0.008, 0.02, 0.0012, 0.0028, (1350, 800),
)  # fmt: skip
TRUMPET = Pipe(
    tuple(np.exp(-0.24 * k) for k in range(14)), 0.045, 0.11, 0.004, 0.01, 0.0008, 0.0016,
    (1200, 1500),
)  # fmt: skip


@lru_cache(maxsize=900)
def blown(pipe, pitch, seconds, seed=0, dark=0.0):
    """One note of a pipe; a `dark` one has weaker upper partials."""
    chance = np.random.default_rng(seed)
    n, t = samples(seconds), clock(seconds)
    wind = np.minimum(1, t / pipe.attack) * np.clip((seconds - t) / pipe.release, 0, 1)
    wind *= 1 + 0.012 * slow(chance, n, 7)
    bent = 1 + pipe.unrest * slow(chance, n, 5) - 0.004 * np.exp(-t / (pipe.attack * 0.7))
    bent = bent + pipe.waver * np.clip((t - 0.3) / 0.5, 0, 1) * np.sin(2 * np.pi * 5.1 * t + seed)
    turn = np.exp(2j * np.pi * np.cumsum(pitch * bent) / RATE)
    y, power = np.zeros(n), np.ones(n, complex)
    middle, width = pipe.formant
    for k, size in enumerate(pipe.partials, 1):
        if k * pitch > 11000:
            break
        power = power * turn
        if middle:
            size = size * (0.35 + np.exp(-(((k * pitch - middle) / width) ** 2)))
        y += power.imag * size * np.exp(-dark * (k - 1)) * wind ** (0.6 + 0.25 * k)
    breath = band(chance.normal(size=n), pitch * 1.5, min(9000, pitch * 6)) * pipe.breath * wind
    bite = band(chance.normal(size=n), pitch * 1.8, min(12000, pitch * 4.5))
    bite *= pipe.chiff * np.exp(-t / 0.022) * np.minimum(1, t / 0.004)
    return (y / sum(pipe.partials) * 1.9 + breath + bite) * 0.3
