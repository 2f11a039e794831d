"""Beasts: a throat as pulses, a muzzle as formants, a little roughness."""

import numpy as np

from .waves import RATE, band, clock, noise, samples, slow


def called(chance, pitches, formants, seconds, rough=0.1, flutter=(0.0, 0.0), air=0.05):
    """A call along a line of pitches; a `flutter` is a rate and a depth, as a sheep has it."""
    n, t = samples(seconds), clock(seconds)
    line = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(pitches)), pitches)
    line *= 1 + rough * 0.1 * slow(chance, n, 40)
    rate, depth = flutter
    shake = 1 + depth * np.sin(2 * np.pi * rate * t + chance.uniform(0, 6))
    turn = np.cumsum(line * (1 + 0.02 * (shake - 1))) / RATE
    pulse = ((turn % 1) ** 3) - 0.25
    throat = pulse * (1 + rough * slow(chance, n, 90)) + noise(chance, seconds) * air
    y = sum(gain * band(throat, f - w / 2, f + w / 2, 1) for f, w, gain in formants)
    edge = np.minimum(1, t / 0.05) * np.minimum(1, (seconds - t) / (seconds * 0.35))
    return y * edge * np.clip(shake, 0, None)


def cow(chance, pitch):
    """A low call that rises and sinks."""
    shapes = ((230, 130, 1.2), (560, 220, 0.8), (1000, 350, 0.25), (2300, 700, 0.06))
    return called(chance, np.array([92, 128, 138, 132, 96]) * pitch, shapes, 0.85, 0.12)


def sheep(chance, pitch):
    """A bleat."""
    shapes = ((620, 240, 1.0), (1350, 420, 0.7), (2500, 700, 0.25))
    return called(chance, np.array([238, 255, 246, 225]) * pitch, shapes, 0.6, 0.25, (8.5, 0.45))


def goat(chance, pitch):
    """A higher, quicker bleat."""
    shapes = ((800, 300, 1.0), (1700, 500, 0.8), (3000, 800, 0.3))
    return called(chance, np.array([330, 372, 350, 318]) * pitch, shapes, 0.5, 0.3, (11.5, 0.55))


def pig(chance, pitch):
    """Two grunts."""
    shapes = ((340, 200, 1.0), (900, 400, 0.7), (1900, 700, 0.35))
    first = called(chance, np.array([88, 96, 74]) * pitch, shapes, 0.17, 1.1, (27, 0.4), 0.25)
    second = called(chance, np.array([98, 112, 80]) * pitch, shapes, 0.24, 1.1, (25, 0.4), 0.25)
    return np.concatenate([first, np.zeros(samples(0.07)), second])


def geese(chance, pitch):
    """Three honks of two birds."""
    shapes = ((900, 260, 1.0), (1500, 420, 0.9), (2900, 700, 0.35))
    out = np.zeros(samples(0.75))
    for at, high in ((0.0, 1.0), (0.2, 1.12), (0.42, 0.97)):
        line = np.array([395, 520, 490, 360]) * pitch * high
        honk = called(chance, line, shapes, 0.2, 0.5)
        begin = samples(at)
        out[begin : begin + len(honk)] += honk[: len(out) - begin]
    return out
