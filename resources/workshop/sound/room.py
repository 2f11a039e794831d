"""Rooms: reverberation by a made-up impulse response whose bands die away at their own speeds."""

from typing import NamedTuple

import numpy as np
import scipy.signal as sg

from .waves import RATE, above, band, below, samples


class Room(NamedTuple):
    """Seconds of reverberation low, middle and high, the way to the wall, and its first echoes."""

    low: float
    middle: float
    high: float
    before: float
    echoes: int
    spread: float


TABLE = Room(0.22, 0.18, 0.10, 0.004, 5, 0.018)
CHAMBER = Room(1.0, 1.1, 0.6, 0.010, 9, 0.040)
HALL = Room(2.1, 2.0, 1.0, 0.018, 12, 0.070)
CHAPEL = Room(3.4, 3.0, 1.3, 0.026, 14, 0.110)


def response(room, seed=11):
    """The answer of a room to a clap, left and right."""
    chance = np.random.default_rng(seed)
    n = samples(max(room[:3]) * 1.15)
    t = np.arange(n) / RATE
    sides = []
    for _ in range(2):
        raw = chance.normal(size=n)
        bands = (below(raw, 350), band(raw, 350, 2600), above(raw, 2600))
        tail = sum(
            part * np.exp(-6.91 * t / long)
            for part, long in zip(bands, room[:3], strict=True)
        )
        tail *= np.minimum(1, t / room.spread)
        tail /= np.sqrt((tail**2).sum())
        for at in np.sort(chance.uniform(0.1, 1, room.echoes)) * room.spread:
            tail[samples(at)] += chance.choice([-1, 1]) * 0.22 * (1 - 0.6 * at / room.spread)
        sides.append(below(above(tail, 140), 7500, 1))
    return np.stack(sides, 1)


def within(x, room, wet=0.25, seed=11):
    """A sound in a room, as long as it is heard."""
    x = x if x.ndim == 2 else np.stack([x, x], 1)
    answer = response(room, seed)
    late = samples(room.before)
    out = np.zeros((len(x) + len(answer) + late, 2))
    out[: len(x)] += x
    across = x * 0.8 + x[:, ::-1] * 0.2
    for side in range(2):
        heard = sg.fftconvolve(across[:, side], answer[:, side])
        out[late : late + len(heard), side] += heard * wet
    return out


def looped(x, n):
    """A piece of so many samples whose tail sounds on into its beginning."""
    out = x[:n].copy()
    tail = x[n : 2 * n]
    out[: len(tail)] += tail
    return out
