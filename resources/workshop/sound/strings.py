"""Strings: plucked ones by Karplus and Strong, bowed ones as partials under a moving bow."""

from functools import lru_cache

import numpy as np

from .waves import RATE, band, below, clock, samples, slow


def _taps(period, spread):
    """Whole delay and three weights that together last a period and damp by that spread."""
    best = None
    for share in np.linspace(0.0, 0.5, 51):
        whole = int(period - share)
        rest = period - share - whole
        miss = abs(share * (1 - share) + rest * (1 - rest) - spread)
        if best is None or miss < best[0]:
            best = (miss, whole, share, rest)
    _, whole, share, rest = best
    return whole, np.convolve([1 - share, share], [1 - rest, rest])


def plucked(pitch, seconds, at=0.17, bright=0.5, t60=4.0, spread=0.2, seed=0):
    """One string, plucked at a share of its length."""
    chance = np.random.default_rng(seed)
    whole, taps = _taps(RATE / pitch, spread)
    n = samples(seconds)
    taps = taps * 10 ** (-3 / (pitch * t60))
    burst = below(chance.uniform(-1, 1, whole + 2), min(15000, 900 + 7500 * bright), 1)
    burst -= 0.9 * np.roll(burst, max(1, int(at * whole)))
    y = np.zeros(n + whole + 3)
    y[: whole + 2] = burst / (np.abs(burst).max() + 1e-9)
    for i in range(whole + 2, len(y), whole):
        j = min(i + whole, len(y))
        y[i:j] = sum(
            tap * y[i - whole - k : j - whole - k] for k, tap in enumerate(taps)
        )
    y = y[:n]
    y -= y.mean()
    y *= np.minimum(1, np.arange(n) / 30)
    k = min(n, samples(0.05))
    y[-k:] *= np.linspace(1, 0, k)
    return y


def bodied(y, bodies):
    """A string with the wood around it: bands that are made stronger."""
    return y + sum(gain * band(y, low, high) for low, high, gain in bodies)


_LUTE = ((105, 150, 0.4), (190, 260, 0.6), (380, 480, 0.45), (900, 1300, 0.25))
_HARP = ((160, 240, 0.5), (420, 600, 0.3))
_OUD = ((90, 130, 0.7), (190, 270, 0.7), (420, 560, 0.35))


@lru_cache(maxsize=900)
def lute(pitch, seconds, soft=0, seed=0):
    """A double course of gut; the lowest have an octave beside them."""
    bright = (0.62, 0.42, 0.26)[soft]
    long = 4.5 if pitch < 200 else 3.2
    y = plucked(pitch * 2 ** (-1.5 / 1200), seconds, 0.15, bright, long, 0.22, seed)
    y = y + 0.8 * plucked(pitch * 2 ** (2 / 1200), seconds, 0.19, bright, long, 0.24, seed + 1)
    if pitch < 150:
        y = y + 0.4 * plucked(2 * pitch, seconds, 0.16, bright, long, 0.22, seed + 2)
    return bodied(y, _LUTE) * 0.3


@lru_cache(maxsize=400)
def harp(pitch, seconds, soft=0, seed=0):
    """A gut harp: plucked near the middle, long in the bass."""
    bright = (0.40, 0.28, 0.18)[soft]
    y = plucked(pitch, seconds, 0.34, bright, 5.5 if pitch < 250 else 3.8, 0.14, seed)
    return bodied(y, _HARP) * 0.42


@lru_cache(maxsize=400)
def oud(pitch, seconds, soft=0, seed=0):
    """A short-necked lute of the south, played with a quill."""
    bright = (0.75, 0.5, 0.32)[soft]
    y = plucked(pitch, seconds, 0.11, bright, 2.4, 0.30, seed)
    y = y + 0.7 * plucked(pitch * 2 ** (3 / 1200), seconds, 0.12, bright, 2.2, 0.30, seed + 1)
    return bodied(y, _OUD) * 0.32


def _formed(f, bumps):
    """How strongly a body answers a frequency."""
    return 0.25 + sum(g * np.exp(-(((f - c) / w) ** 2)) for c, w, g in bumps)


_VIELLE = ((290, 90, 1.0), (520, 140, 0.8), (1150, 350, 0.55), (2500, 700, 0.35))


@lru_cache(maxsize=500)
def vielle(pitch, seconds, soft=0, seed=0, before=0.0):
    """A bowed note: the bow bites, swells, wavers a little; `before` slides from another pitch."""
    chance = np.random.default_rng(seed)
    n = samples(seconds)
    t = clock(seconds)
    rise = (0.07, 0.11, 0.2)[soft]
    press = np.minimum(1, t / rise) * np.minimum(1, (seconds - t) / min(0.16, seconds / 3))
    press *= 0.82 + 0.18 * np.sin(np.pi * np.clip(t / seconds, 0, 1)) + 0.02 * slow(chance, n, 9)
    press = np.clip(press, 0, None)
    waver = 0.0022 * np.clip((t - 0.35) / 0.6, 0, 1) * np.sin(2 * np.pi * 4.7 * t + seed)
    bent = 1 + waver + 0.0006 * slow(chance, n, 6) - 0.006 * np.exp(-t / 0.03)
    if before:
        bent = bent + (before / pitch - 1) * np.exp(-t / 0.045)
    turn = np.exp(2j * np.pi * np.cumsum(pitch * bent) / RATE)
    y, power = np.zeros(n), np.ones(n, complex)
    most = min(26, int(9500 / pitch))
    bow = 0.5 + 0.5 * press
    for k in range(1, most + 1):
        power = power * turn
        y += power.imag * _formed(k * pitch, _VIELLE) / k**0.95 * bow ** (0.35 * k)
    hair = band(chance.normal(size=n), 1400, 5200) * (0.035 + 0.10 * np.exp(-t / 0.05))
    return (y * 0.5 + hair) * press * 0.34
