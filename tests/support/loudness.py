"""How loud a sound is, after ITU-R BS.1770, by its spectrum; the workshop has its own way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float64]
_BLOCK: Final = 0.4
#: The two filters of the K curve at 48 kHz: what goes in, what goes round.
_FILTERS: Final = (
    ((1.53512485959, -2.69169618941, 1.19839281085), (-1.69065929318, 0.732480774216)),
    ((1.0, -2.0, 1.0), (-1.99004745483, 0.990072250366)),
)


def weighted(x: Samples, rate: int) -> Samples:
    """The sound as the K curve hears it."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(x), 1 / rate) / 48000)
    curve = np.ones(len(z), complex)
    for (b0, b1, b2), (a1, a2) in _FILTERS:
        curve *= (b0 + b1 * z + b2 * z**2) / (1 + a1 * z + a2 * z**2)
    heard = np.fft.irfft(np.fft.rfft(x, axis=0) * np.abs(curve)[:, None], len(x), axis=0)
    return np.asarray(heard, np.float64)


def powers(x: Samples, rate: int, hop: float) -> Samples:
    """Power of every 400 ms, both channels together; a short sound is filled up with silence."""
    x = np.concatenate([x, np.zeros((max(0, int(_BLOCK * rate) + 1 - len(x)), 2))])
    total = np.concatenate([[0.0], np.cumsum((weighted(x, rate) ** 2).sum(1))])
    n = int(_BLOCK * rate)
    begins = np.arange(0, len(x) - n + 1, int(hop * rate))
    return np.asarray((total[begins + n] - total[begins]) / n)


def lufs(power: float | np.floating) -> float:
    """Loudness of a power."""
    return float(-0.691 + 10 * np.log10(power + 1e-12))


def loudest(x: Samples, rate: int) -> float:
    """LUFS of the loudest 400 ms."""
    return lufs(powers(x, rate, 0.02).max())


def integrated(parts: Iterable[Samples], rate: int) -> float:
    """LUFS of a whole piece that comes in parts, with both gates of the norm."""
    found = np.concatenate([powers(x, rate, 0.1) for x in parts if len(x) > rate])
    found = found[[lufs(p) > -70 for p in found]]
    gate = lufs(found.mean()) - 10
    return lufs(found[[lufs(p) > gate for p in found]].mean())
