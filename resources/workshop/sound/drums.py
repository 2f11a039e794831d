"""Frame drums, small cymbals and bells."""

from functools import lru_cache

import numpy as np

from .waves import RATE, band, below, clock, fading, noise, put, ring, samples

#: Partials of a cast bell over its strike note: hum, prime, tierce, quint, nominal and above.
_BELL = (0.5, 1.0, 1.2, 1.5, 2.0, 2.52, 3.01, 4.1)
_STRENGTH = (0.35, 0.75, 0.55, 0.28, 0.6, 0.26, 0.16, 0.08)


@lru_cache(maxsize=60)
def drum(kind, seed=0):
    """A stroke on a frame drum: "dum" in the middle, "tak" at the rim, "brush" with the palm."""
    chance = np.random.default_rng(seed)
    if kind == "dum":
        tone, dull, long = 78.0, 0.20, 0.9
    elif kind == "tak":
        tone, dull, long = 172.0, 0.06, 0.4
    else:
        tone, dull, long = 120.0, 0.05, 0.4
    t = clock(long)
    sink = tone * (1 + 0.12 * np.exp(-t / 0.03))
    skin = np.sin(2 * np.pi * np.cumsum(sink) / RATE) * np.exp(-t / dull)
    skin += 0.4 * np.sin(2 * np.pi * np.cumsum(sink) * 1.59 / RATE) * np.exp(-t / (dull * 0.5))
    edges = {"dum": (150, 900, 0.025), "tak": (900, 5200, 0.018), "brush": (1200, 6000, 0.05)}
    low, high, short = edges[kind]
    slap = band(noise(chance, long), low, high) * fading(long, 0.0008, short)
    size = {"dum": (1.0, 0.35), "tak": (0.35, 0.65), "brush": (0.16, 0.28)}[kind]
    return (skin * size[0] + slap * size[1]) * np.minimum(1, t / 0.0012)


@lru_cache(maxsize=60)
def bell(pitch, seconds=3.0, hard=1.0, seed=0):
    """A cast bell; a soft stroke wakes fewer partials."""
    chance = np.random.default_rng(seed)
    detuned = [pitch * f * (1 + chance.normal() * 0.0015) for f in _BELL]
    decays = [seconds * 0.55 / (0.55 + 0.55 * f) for f in _BELL]
    sizes = [a * hard ** (0.5 * f) for a, f in zip(_STRENGTH, _BELL, strict=True)]
    out = ring(chance, detuned, decays, sizes, seconds, 0.0015)
    beat = [f * 1.0018 for f in detuned[:5]]
    out += 0.5 * ring(chance, beat, decays[:5], sizes[:5], seconds, 0.0015)
    knock = band(noise(chance, 0.03), 1500, 6500) * fading(0.03, 0.0004, 0.005)
    still = np.clip((seconds - clock(seconds)) / (0.5 * seconds), 0, 1)
    return put(out, knock, 0, 0.25 * hard) * np.sin(still * np.pi / 2) * 0.4


def zills(seed=0):
    """Small cymbals, touched."""
    chance = np.random.default_rng(seed)
    tones = np.array([2960, 4410, 5230, 7020, 8840]) * (1 + chance.normal(size=5) * 0.004)
    return ring(chance, tones, (0.5, 0.4, 0.3, 0.2, 0.12), (0.4, 0.5, 0.4, 0.3, 0.2), 0.9) * 0.2


