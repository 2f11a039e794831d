"""Effects of The Castles of Burgundy: dice on leather, enamel on wood, sacks, silver, bells."""

import numpy as np

from . import effects_common as common
from .drums import bell, drum
from .effects_common import silence, tick
from .strings import harp, lute
from .waves import above, band, below, clock, fading, hertz, noise, put, ring, samples, swell
from .winds import SHAWM, blown


def bone(chance, pitch, hard=1.0):
    """A die of bone touches leather: a dry knock and a soft ground."""
    x = silence(0.12)
    tones = np.array([980, 1710, 2650, 3900]) * pitch * chance.uniform(0.993, 1.007)
    sizes = (0.7, 0.6, 0.4 * hard, 0.25 * hard)
    put(x, ring(chance, tones, (0.010, 0.008, 0.005, 0.003), sizes, 0.1, 0.0003), 0, 0.8 * hard)
    put(x, below(noise(chance, 0.1), 420 * pitch) * fading(0.1, 0.001, 0.016), 0, 0.8)
    return put(x, tick(chance, 900, 4200, 0.003, 0.02), 0, 0.4 * hard)


def die_rattle(chance, pitch):
    """Two dice in the hollow of a hand."""
    x = silence(0.55)
    at = 0.01
    while at < 0.44:
        put(x, bone(chance, 1.15 * pitch, chance.uniform(0.5, 1)), at, chance.uniform(0.3, 0.8))
        at += chance.uniform(0.025, 0.06)
    return x


def die_knock(chance, pitch):
    """A die strikes the leather and tumbles on."""
    x = silence(0.42)
    at, size, high = 0.0, 1.0, 1.0
    for _ in range(int(chance.integers(3, 5))):
        put(x, bone(chance, pitch * high, size), at, size)
        at += 0.085 * size ** 0.5 + chance.uniform(0, 0.02)
        size *= 0.55
        high *= 0.99
    return x


def die_land(chance, pitch):
    """A die comes to rest."""
    x = silence(0.24)
    put(x, bone(chance, 0.92 * pitch, 0.7), 0, 0.9)
    return put(x, bone(chance, 0.9 * pitch, 0.4), 0.05 + chance.uniform(0, 0.02), 0.35)


def snap(chance, pitch):
    """An enamelled hexagon falls into its place in the wood, and rings a little."""
    x = silence(0.5)
    put(x, common.wood(chance, 0.85 * pitch), 0, 0.8)
    put(x, tick(chance, 1800, 7000, 0.003, 0.02), 0.004, 0.5)
    tones = np.array([1318, 2637, 3960]) * pitch
    return put(x, ring(chance, tones, (0.14, 0.09, 0.05), (0.3, 0.16, 0.08), 0.45, 0.002), 0.01, 0.3)


def take(chance, pitch):
    """A tile is lifted from its depot."""
    x = silence(0.22)
    put(x, band(noise(chance, 0.12), 900 * pitch, 4200) * swell(0.12), 0, 0.35)
    return put(x, ring(chance, [640 * pitch, 1180], [0.014, 0.01], [0.7, 0.4], 0.1), 0.06, 0.6)


def goods(chance, pitch):
    """A sack falls on a heap."""
    x = silence(0.4)
    put(x, ring(chance, [82 * pitch, 131], [0.05, 0.035], [1, 0.5], 0.3), 0, 0.9)
    put(x, below(noise(chance, 0.25), 1500 * pitch) * fading(0.25, 0.004, 0.045), 0, 0.8)
    for _ in range(40):
        at = 0.03 + min(0.25, chance.exponential(0.06))
        put(x, tick(chance, 2200, 8000, 0.0012, 0.008), at, chance.uniform(0.03, 0.12))
    return x


def sale(chance, pitch):
    """Two coins and a drawer."""
    x = silence(0.9)
    put(x, common.coin(chance, pitch)[: samples(0.7)], 0, 0.8)
    put(x, band(noise(chance, 0.2), 250, 1400 * pitch) * swell(0.2), 0.36, 0.4)
    return put(x, common.wood(chance, 0.8 * pitch), 0.55, 0.7)


def silver(chance, pitch):
    """One bright ring."""
    x = silence(0.9)
    tones = np.array([2790, 4420, 5980, 7710]) * pitch
    put(x, ring(chance, tones, (0.28, 0.2, 0.13, 0.09), (0.8, 0.7, 0.4, 0.25), 0.85), 0, 0.4)
    return put(x, above(tick(chance, 4000, 12000, 0.002, 0.012), 4500), 0, 0.4)


def workers(chance, pitch):
    """Wooden chips."""
    x = silence(0.32)
    for at, size in ((0, 1), (0.07, 0.7), (0.12, 0.4)):
        tones = np.array([720, 1490, 2480]) * pitch * chance.uniform(0.993, 1.007)
        chip = ring(chance, tones, (0.016, 0.010, 0.006), (1, 0.6, 0.4), 0.12)
        put(x, chip, at + chance.uniform(0, 0.012), size * 0.7)
    return x


def ship(chance, pitch):
    """A rope creaks, a wave goes along the planks, sacks come aboard."""
    x = silence(1.2)
    for k in range(9):
        tones = [(240 + 9 * k) * pitch, (515 + 16 * k) * pitch]
        put(x, ring(chance, tones, [0.02, 0.014], [0.5, 0.3], 0.08), 0.03 + 0.028 * k, 0.4)
    put(x, below(noise(chance, 0.9), 900 * pitch) * swell(0.9, 2), 0.2, 0.45)
    put(x, band(noise(chance, 0.7), 1200, 4200) * swell(0.7, 3), 0.35, 0.12)
    return put(x, goods(chance, pitch), 0.45, 0.4)


def church(chance, pitch):
    """A small bell, twice."""
    x = silence(1.6)
    for at in (0, 0.42):
        put(x, bell(hertz("E5") * pitch, 1.5, 0.7, int(chance.integers(9)))[: samples(1.1)], at, 0.8)
    return x * np.minimum(1, (1.6 - clock(1.6)) / 0.5)


def market(chance, pitch):
    """Many people, far away."""
    x = silence(1.1)
    for _ in range(60):
        centre = chance.choice([350, 520, 700, 1100, 1700]) * pitch * chance.uniform(0.9, 1.1)
        long = chance.uniform(0.06, 0.16)
        babble = band(noise(chance, long), centre * 0.85, centre * 1.15, 1) * swell(long)
        put(x, babble, chance.uniform(0, 0.9), chance.uniform(0.3, 1) * 300 / centre + 0.2)
    return x * swell(1.1, 0.8)


def horn(chance, pitch):
    """The watchman on his tower."""
    x = silence(1.2)
    put(x, blown(SHAWM, hertz("D4") * pitch, 0.2, 1, 0.25), 0, 0.7)
    return put(x, blown(SHAWM, hertz("A4") * pitch, 0.75, 2, 0.25), 0.22, 0.7)


def castle(chance, pitch):
    """A short fanfare of two shawms."""
    x = silence(2.1)
    calls = ((0, "F4 A4", 0.2), (0.22, "G4 Bb4", 0.2), (0.44, "A4 C5", 0.34), (0.8, "Bb4 D5", 0.2),
             (1.02, "C5 E5", 0.2), (1.24, "C5 F5", 0.75))  # fmt: skip
    for at, names, long in calls:
        for k, name in enumerate(names.split()):
            put(x, blown(SHAWM, hertz(name) * pitch, long, k, 0.1), at + 0.008 * k, 0.5)
    return put(x, drum("dum", 1), 1.24, 0.5)


def region(size):
    """A rising chord, one note more for each size up to five."""

    def made(chance, pitch):
        names = ("F3", "C4", "A4", "C5", "F5", "A5")[: size + 1]
        x = silence(0.8 + 0.16 * size)
        for k, name in enumerate(names):
            put(x, lute(hertz(name) * pitch, 2.0, 0, k), 0.075 * k, 0.7)
            put(x, harp(hertz(name) * pitch, 2.0, 0, k), 0.075 * k + 0.01, 0.5)
        return x * np.minimum(1, (len(x) / 44100 - clock(len(x) / 44100)[: len(x)]) / 0.4)

    return made


def bonus(chance, pitch):
    """A hand bell."""
    x = bell(hertz("A5") * pitch, 1.4, 0.9, int(chance.integers(9)))
    return x * np.minimum(1, (1.4 - clock(1.4)) / 0.4)


def link(chance, pitch):
    """A clasp closes: two links of a chain."""
    x = silence(0.5)
    for at, high in ((0, 1.0), (0.09, 1.12)):
        tones = np.array([1150, 1890, 2960, 4400]) * pitch * high
        put(x, ring(chance, tones, (0.05, 0.04, 0.03, 0.02), (0.7, 0.6, 0.4, 0.2), 0.3), at, 0.5)
        put(x, tick(chance, 1500, 6000, 0.004, 0.02), at, 0.4)
    return x


def leaf(chance, pitch):
    """A large leaf of the calendar turns."""
    slow = common.page(chance, 0.82 * pitch)
    x = silence(0.95)
    put(x, slow, 0, 0.9)
    put(x, band(noise(chance, 0.5), 250, 1400 * pitch) * swell(0.5, 2), 0.12, 0.25)
    return put(x, common.card_place(chance, 0.8 * pitch), 0.66, 0.7)


#: A phrase of the carillon for every phase: its finals climb through the modes.
CARILLON = {
    "a": "D5 F5 E5 D5 A4 C5 D5 -", "b": "E5 F5 G5 E5 B4 D5 E5 -", "c": "F5 A5 G5 F5 C5 E5 F5 -",
    "d": "G5 B5 A5 G5 D5 F5 G5 -", "e": "D5 A5 G5 F5 E5 C5 D5 -",
}  # fmt: skip


def phase(letter):
    """A carillon phrase, then its low bell."""

    def made(chance, pitch):
        x = silence(4.2)
        names = CARILLON[letter].split()
        for k, name in enumerate(names):
            if name != "-":
                strong = 0.8 if k % 4 == 0 else 0.55
                put(x, bell(hertz(name) * pitch, 2.0, strong, k), 0.26 * k, 0.5 * strong)
        put(x, bell(hertz(names[0]) / 2 * pitch, 3.0, 0.5, 8), 0.26 * 7, 0.6)
        return x * np.minimum(1, (4.2 - clock(4.2)) / 1.2)

    return made


def error(chance, pitch):
    """A muted string."""
    x = lute(hertz("D3") * pitch, 0.6, 2, int(chance.integers(5)))[: samples(0.4)]
    x = x * np.exp(-clock(0.4) / 0.06)
    return x + below(noise(chance, 0.4), 600) * fading(0.4, 0.002, 0.03) * 0.1
