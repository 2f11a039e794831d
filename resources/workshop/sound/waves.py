"""What every sound is made of: envelopes, filters, noise, ringing bodies, places in the room."""

import re

import numpy as np
import scipy.signal as sg

RATE = 44100
_STEPS = dict(zip("C D E F G A B".split(), (0, 2, 4, 5, 7, 9, 11), strict=True))
_BENT = {"": 0, "#": 1, "b": -1}


def hertz(note):
    """The frequency of a note such as "Bb3"."""
    letter, bent, octave = re.fullmatch(r"([A-G])([#b]?)(\d)", note).groups()
    return 440 * 2 ** ((_STEPS[letter] + _BENT[bent] + 12 * (int(octave) - 4) - 9) / 12)


def samples(seconds):
    """How many samples a time has."""
    return int(round(seconds * RATE))


def clock(seconds):
    """The time of every sample."""
    return np.arange(samples(seconds)) / RATE


def fading(seconds, attack=0.002, decay=0.2):
    """A quick rise and a long fall."""
    t = clock(seconds)
    return np.minimum(1, t / attack) * np.exp(-t / decay)


def swell(seconds, power=1.5):
    """A rise and a fall of the same length."""
    return np.sin(np.pi * np.linspace(0, 1, samples(seconds))) ** power


def band(x, low, high, order=2):
    """What lies between two frequencies."""
    return sg.sosfilt(sg.butter(order, [low, high], "band", fs=RATE, output="sos"), x, axis=0)


def below(x, edge, order=2):
    """What lies below a frequency."""
    return sg.sosfilt(sg.butter(order, edge, "low", fs=RATE, output="sos"), x, axis=0)


def above(x, edge, order=2):
    """What lies above a frequency."""
    return sg.sosfilt(sg.butter(order, edge, "high", fs=RATE, output="sos"), x, axis=0)


def noise(chance, seconds):
    """White noise."""
    return chance.normal(size=samples(seconds))


def slow(chance, n, rate):
    """A wandering line of about unit size that changes so many times a second."""
    knots = chance.normal(size=max(4, int(n / RATE * rate) + 4))
    return np.interp(np.linspace(0, len(knots) - 1, n), np.arange(len(knots)), knots)


def ring(chance, pitches, decays, sizes, seconds, attack=0.0006):
    """A struck body: partials that die away, each in its time."""
    t = clock(seconds)
    parts = zip(pitches, decays, sizes, strict=True)
    out = sum(
        a * np.exp(-t / d) * np.sin(2 * np.pi * f * t + chance.uniform(0, 6)) for f, d, a in parts
    )
    return out * np.minimum(1, t / attack)


def put(into, x, at, gain=1.0):
    """Add a sound to a longer one at a time; what does not fit is left out."""
    begin = samples(at)
    n = min(len(x), len(into) - begin)
    if n > 0:
        into[begin : begin + n] += x[:n] * gain
    return into


def placed(x, side, depth=0.0):
    """One voice on two channels: -1 left to 1 right, later and darker the farther away."""
    left, right = np.sqrt((1 - side) / 2), np.sqrt((1 + side) / 2)
    late = int(abs(side) * 0.00035 * RATE)
    near, far = x, np.concatenate([np.zeros(late), x])[: len(x)]
    if depth:
        near, far = below(near, 9000 - 6500 * depth, 1), below(far, 9000 - 6500 * depth, 1)
    return np.stack([(far if side > 0 else near) * left, (near if side > 0 else far) * right], 1)


def ended(x, seconds=0.02):
    """The same sound, ending in nothing."""
    n = min(len(x), samples(seconds))
    fall = np.cos(np.linspace(0, np.pi / 2, n)) ** 2
    x = x.copy()
    x[-n:] *= fall if x.ndim == 1 else fall[:, None]
    x[-1] = 0
    return x
