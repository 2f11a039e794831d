"""Loudness after ITU-R BS.1770, and sounds brought to one."""

import numpy as np
import scipy.signal as sg

from .waves import samples

_SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285),
          (1.0, -1.69065929318241, 0.73248077421585))  # fmt: skip
_HIGH = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))


def _weighted(x):
    """The K curve; its printed figures are for 48 kHz, so the sound is brought there."""
    x = sg.resample_poly(x, 160, 147, axis=0)
    for b, a in (_SHELF, _HIGH):
        x = sg.lfilter(b, a, x, axis=0)
    return x


def blocks(x, hop=0.1):
    """Mean square of every 400 ms, a hop apart; a shorter sound is one block with silence."""
    x = x if x.ndim == 2 else np.stack([x, x], 1)
    x = _weighted(x)
    n, each = int(0.4 * 48000), int(hop * 48000)
    if len(x) < n:
        x = np.concatenate([x, np.zeros((n - len(x), 2))])
    total = np.concatenate([[0.0], np.cumsum((x**2).sum(1))])
    begins = np.arange(0, len(x) - n + 1, each)
    return (total[begins + n] - total[begins]) / n


def loudest(x):
    """LUFS of the loudest 400 ms: how loud a short effect is."""
    return -0.691 + 10 * np.log10(blocks(x, 0.02).max() + 1e-12)


def integrated(x):
    """LUFS of a whole piece, silence left out as the norm says."""
    found = blocks(x)
    found = found[found > 10 ** ((-70 + 0.691) / 10)]
    gate = -0.691 + 10 * np.log10(found.mean()) - 10
    found = found[-0.691 + 10 * np.log10(found) > gate]
    return -0.691 + 10 * np.log10(found.mean())


def limited(x, ceiling=0.84):
    """Peaks rounded off under a ceiling; what is quieter stays as it is."""
    size = np.abs(x)
    knee = ceiling * 0.72
    over = size > knee
    out = x.copy()
    out[over] = np.sign(x[over]) * (
        knee + (ceiling - knee) * np.tanh((size[over] - knee) / (ceiling - knee))
    )
    return out


def levelled(x, wanted, measure=loudest):
    """A sound brought to a loudness; where its peaks forbid it, as near as they allow."""
    for _ in range(6):
        x = limited(x * 10 ** ((wanted - measure(x)) / 20))
    return x


def quiet_ends(x, floor=0.0015):
    """A sound without silence before and after it."""
    heard = np.where(np.abs(x).max(1) > np.abs(x).max() * floor)[0]
    begin = max(0, heard[0] - samples(0.001))
    return x[begin : heard[-1] + 1]


