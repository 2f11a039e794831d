"""Effects that all games share: paper, coins, wood, wax, bells of the house, the interface."""

import numpy as np

from .drums import bell as cast
from .waves import above, band, below, clock, fading, hertz, noise, put, ring, samples, swell
from .winds import TRUMPET, blown

_COIN = np.array([3120, 4870, 6410, 8230, 10150, 12200])


def silence(seconds):
    """Nothing, for a while."""
    return np.zeros(samples(seconds))


def tick(chance, low, high, decay, seconds=0.06):
    """A short dry touch."""
    return band(noise(chance, seconds), low, high) * fading(seconds, 0.0006, decay)


def card_flip(chance, pitch):
    """A card is turned over."""
    x = silence(0.34)
    put(x, above(band(noise(chance, 0.11), 900 * pitch, 7500), 700) * swell(0.11), 0, 0.5)
    put(x, tick(chance, 1800 * pitch, 9000, 0.009), 0.105 + chance.uniform(0, 0.012), 0.9)
    return put(x, below(noise(chance, 0.08), 420 * pitch) * fading(0.08, 0.001, 0.018), 0.108, 1.1)


def card_place(chance, pitch):
    """A card is laid down on cloth."""
    x = silence(0.30)
    put(x, tick(chance, 1200, 6000 * pitch, 0.02, 0.09) * 0.7, 0, 0.4)
    put(x, tick(chance, 500 * pitch, 4200, 0.012), 0.05, 0.9)
    return put(x, ring(chance, [118 * pitch, 190 * pitch], [0.03, 0.02], [1, 0.5], 0.15), 0.05, 0.8)


def deal(chance, pitch):
    """A card slides out of the deck and over the table."""
    x = silence(0.26)
    slide = band(noise(chance, 0.15), 1500 * pitch, 6800) * np.linspace(0.2, 1, samples(0.15)) ** 2
    put(x, slide * fading(0.15, 0.02, 0.4), 0, 0.5)
    put(x, tick(chance, 900 * pitch, 5200, 0.010), 0.135, 0.8)
    return put(x, ring(chance, [160 * pitch], [0.02], [1], 0.08), 0.137, 0.4)


def shuffle(chance, pitch):
    """A deck is riffled and squared."""
    x = silence(0.95)
    at = 0.02
    for k in range(30):
        put(x, tick(chance, 1500 * pitch, 7000, 0.004, 0.03), at, 0.35 + 0.3 * np.sin(k / 30 * 3.1))
        at += 0.012 + 0.006 * np.cos(k / 5) + chance.uniform(0, 0.004)
    put(x, tick(chance, 500, 3500 * pitch, 0.02, 0.12), 0.62, 0.8)
    return put(x, ring(chance, [140 * pitch, 230], [0.035, 0.02], [1, 0.4], 0.2), 0.75, 0.7)


def coin(chance, pitch):
    """A few coins are laid together."""
    x = silence(1.0)
    beats = ((0, 1, 1), (0.07, 1.083, 0.8), (0.15, 0.957, 0.55), (0.21, 1.02, 0.3))
    for t, high, size in beats[: chance.integers(2, 5)]:
        tones = _COIN * pitch * high * chance.uniform(0.996, 1.004, 6)
        rest = np.array([0.22, 0.17, 0.13, 0.10, 0.07, 0.05])
        t += chance.uniform(0, 0.015)
        put(x, ring(chance, tones, rest, (0.6, 0.9, 0.7, 0.5, 0.35, 0.2), 0.7), t, size * 0.2)
        put(x, above(tick(chance, 4000, 12000, 0.002, 0.01), 5000), t, size * 0.3)
    return x


def wood(chance, pitch):
    """A wooden piece is put on the board."""
    x = silence(0.28)
    tones = np.array([410, 880, 1430, 2300]) * pitch
    put(x, ring(chance, tones, (0.03, 0.02, 0.012, 0.007), (1, 0.7, 0.45, 0.3), 0.2), 0, 0.8)
    put(x, ring(chance, [150 * pitch], [0.03], [0.8], 0.2), 0, 0.6)
    put(x, tick(chance, 1500, 7000, 0.002, 0.012), 0, 0.6)
    again = 0.05 + chance.uniform(0, 0.02)
    return put(x, ring(chance, tones[:2] * 1.05, (0.018, 0.01), (0.3, 0.2), 0.15), again, 0.5)


def stone(chance, pitch):
    """A stone is set, some grit falls."""
    x = silence(0.7)
    tones = np.array([72, 118, 205, 340, 690]) * pitch
    sizes = (1, 0.7, 0.5, 0.35, 0.25)
    put(x, ring(chance, tones, (0.085, 0.06, 0.04, 0.022, 0.01), sizes, 0.45), 0, 0.9)
    put(x, tick(chance, 250, 2600 * pitch, 0.02, 0.12), 0, 0.9)
    for _ in range(24):
        at = 0.03 + min(0.5, chance.exponential(0.07))
        put(x, tick(chance, 900, 5200, 0.0025, 0.02), at, chance.uniform(0.05, 0.25))
    return x


def page(chance, pitch):
    """A leaf of vellum is turned."""
    t = np.linspace(0, 1, samples(0.62))
    wave = 1 + 0.55 * np.sin(2 * np.pi * (7 * t + 9 * t * t) * pitch)
    x = noise(chance, 0.62) * np.sin(np.pi * t) ** 1.2 * wave
    low, middle, high = band(x, 600, 2600), band(x, 1800, 6000), band(x, 4000, 11000)
    y = low * (1 - t) + middle * np.sin(np.pi * t) + high * t * 0.8
    return put(y, tick(chance, 700 * pitch, 5000, 0.012, 0.05), 0.5, 1.1) * 0.5


def seal(chance, pitch):
    """A seal is pressed into wax."""
    x = silence(0.55)
    put(x, ring(chance, [86 * pitch, 140 * pitch], [0.06, 0.04], [1, 0.5], 0.35), 0.03)
    put(x, below(noise(chance, 0.2), 1400) * fading(0.2, 0.02, 0.05), 0, 0.5)
    return put(x, band(noise(chance, 0.18), 1500, 5500 * pitch) * swell(0.18, 2), 0.22, 0.12)


def bell(chance, pitch):
    """The bell of the house."""
    return cast(hertz("C5") * pitch, 2.4, 0.8, int(chance.integers(9)))


def fanfare(chance, pitch):
    """Three trumpets: the best that can happen."""
    x = silence(3.0)
    calls = (
        (0, "D4 A4", 0.24), (0.28, "D4 A4", 0.13), (0.43, "D4 A4", 0.13), (0.58, "F4 C5", 0.42),
        (1.02, "G4 D5", 0.42), (1.46, "D4 A4 D5", 1.35),
    )  # fmt: skip
    for at, names, long in calls:
        for k, name in enumerate(names.split()):
            x = put(x, blown(TRUMPET, hertz(name) * pitch, long, k), at + 0.006 * k, 0.5)
    return x


def click(chance, pitch):
    """A button."""
    x = silence(0.09)
    put(x, ring(chance, [1250 * pitch, 2100 * pitch], [0.010, 0.006], [0.7, 0.4], 0.08), 0, 0.7)
    return put(x, tick(chance, 2000, 8000, 0.0012, 0.01), 0, 0.5)


def hover(chance, pitch):
    """Something that may be taken is touched: hardly there."""
    x = silence(0.10)
    put(x, ring(chance, [880 * pitch, 1760 * pitch], [0.016, 0.008], [1, 0.2], 0.1, 0.004), 0, 0.6)
    return put(x, band(noise(chance, 0.03), 2500, 6000) * swell(0.03, 2), 0, 0.05)


def error(chance, pitch):
    """That does not go."""
    x = ring(chance, [146 * pitch, 174 * pitch], [0.16, 0.14], [1, 0.8], 0.45, 0.005)
    return x + below(noise(chance, 0.45), 500) * fading(0.45, 0.005, 0.06) * 0.2


def turned(chance, pitch):
    """Two soft bells: a new round."""
    x = np.zeros(samples(2.6))
    put(x, cast(hertz("D4") * pitch, 2.4, 0.5, int(chance.integers(9))), 0, 0.9)
    put(x, cast(hertz("A4") * pitch, 2.0, 0.45, int(chance.integers(9))), 0.32, 0.6)
    return x * np.minimum(1, (2.6 - clock(2.6)) / 0.6)
