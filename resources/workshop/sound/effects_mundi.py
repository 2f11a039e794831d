"""Effects of Stupor Mundi: ships, masons, grain, Allies at court, walls."""

import numpy as np

from .drums import drum, zills
from .effects_common import silence, stone, tick
from .room import Room
from .strings import lute
from .waves import band, below, clock, fading, hertz, noise, put, ring, samples, swell
from .winds import TRUMPET, blown

#: Between walls of stone.
COURT = Room(0.9, 0.8, 0.4, 0.012, 8, 0.05)


def grain(chance, pitch):
    """A measure of grain is poured."""
    x = silence(0.85)
    for _ in range(380):
        at = float(np.clip(chance.beta(1.6, 2.4) * 0.75, 0, 0.8))
        put(x, tick(chance, 2200 * pitch, 9500, 0.0012, 0.006), at, chance.uniform(0.05, 0.28))
    return put(x, below(noise(chance, 0.5), 900) * swell(0.5, 2), 0.05, 0.10)


def chisel(chance, pitch):
    """A mason at work."""
    x = silence(0.95)
    tones = np.array([2350, 3710, 5240, 7900]) * pitch
    strokes = ((0, 1, 1), (0.24, 1.03, 0.8), (0.46, 0.98, 0.9))
    for at, high, size in strokes[: chance.integers(2, 4)]:
        at += chance.uniform(0, 0.02)
        iron = ring(chance, tones * high, (0.09, 0.06, 0.04, 0.02), (0.6, 0.5, 0.35, 0.2), 0.4)
        put(x, iron, at, size * 0.3)
        put(x, tick(chance, 700, 4500 * pitch, 0.01), at, size * 0.9)
        put(x, ring(chance, [160 * pitch, 260], [0.03, 0.02], [1, 0.5], 0.15), at, size * 0.6)
    return x


def sail(chance, pitch):
    """Canvas fills, ropes creak, water goes by."""
    t = np.linspace(0, 1, samples(1.5))
    x = below(noise(chance, 1.5), 1000 * pitch) * np.sin(np.pi * t) ** 1.5 * 1.1
    x += band(noise(chance, 1.5), 1500, 5000) * np.sin(np.pi * t) ** 3 * 0.16
    for k in range(4):
        tones = [(310 + 40 * k) * pitch, (520 + 30 * k) * pitch]
        creak = ring(chance, tones, [0.12, 0.07], [0.2, 0.12], 0.4) * fading(0.4, 0.05, 0.12)
        put(x, creak, 0.25 + 0.22 * k + chance.uniform(0, 0.05), 0.4)
    return x


def ally(chance, pitch):
    """Somebody of rank comes to court: two strings, small cymbals, a step."""
    x = silence(1.7)
    for k, name in enumerate(("D4", "A4", "D5")):
        put(x, lute(hertz(name) * pitch, 1.6, 0, int(chance.integers(5))), 0.10 * k, 0.8)
    put(x, zills(int(chance.integers(5))), 0.02, 0.35)
    put(x, drum("dum", int(chance.integers(5))), 0, 0.5)
    return x * np.minimum(1, (1.7 - clock(1.7)) / 0.5)


def wall(chance, pitch):
    """A side of the castle is closed: stones, a gate, a short call from the wall-walk."""
    x = silence(2.3)
    put(x, stone(chance, 0.9 * pitch), 0, 0.9)
    put(x, stone(chance, 1.0 * pitch), 0.22, 0.7)
    put(x, ring(chance, [58 * pitch, 97, 151], [0.22, 0.14, 0.09], [1, 0.6, 0.4], 0.6), 0.42, 0.9)
    for at, name, long in ((0.62, "A4", 0.16), (0.80, "A4", 0.12), (0.94, "D5", 0.9)):
        put(x, blown(TRUMPET, hertz(name) * pitch, long, 1, 0.15), at, 0.5)
    return x
