"""Grounds of panels: paper, leather and wood that repeat without a seam, for panels of any size.

A panel shows them one to one, never stretched; its rim is a sprite of its own."""

import cv2
import numpy as np

from .noise import light, n01, ramp, spectral, worley
from .sprites import AUTHOR
from .style import mix

#: Side of a ground in logical units; after so much it repeats.
SIDE = 512
#: Mean colours of the grounds: what stands on them was chosen for these.
MEANS = {"paper": (231, 215, 178), "leather": (47, 13, 16), "wood": (47, 31, 22)}


def relief(height: np.ndarray, strength: float, **how) -> tuple[np.ndarray, np.ndarray | int]:
    """Light on a height map that goes on beyond its edges where it began."""
    d, s = light(np.pad(height, 2, mode="wrap"), strength, **how)
    inner = slice(2, -2)
    return d[inner, inner], s[inner, inner] if isinstance(s, np.ndarray) else s


def specks(n: int, seed: int) -> np.ndarray:
    """Follicles and foxing, wrapped round the edges."""
    r = np.random.default_rng(seed)
    wide = np.zeros((3 * n, 3 * n), np.float32)
    for _ in range(n * n // 5200):
        x, y = r.integers(n, 2 * n, 2)
        size, dark = int(r.choice([0, 0, 0, 1, 1, 2])), float(r.uniform(0.1, 0.42))
        for dx in (-n, 0, n):
            for dy in (-n, 0, n):
                cv2.circle(wide, (int(x + dx), int(y + dy)), size, dark, -1, cv2.LINE_AA)
    return cv2.GaussianBlur(wide, (0, 0), 0.8)[n : 2 * n, n : 2 * n]


def paper(n: int) -> np.ndarray:
    """Parchment: calm clouds, fibres, a few specks."""
    big, mid = spectral(n, n, 2.6, 21, lo=2), spectral(n, n, 2.0, 22, lo=9)
    fine, fibre = spectral(n, n, 0.9, 23, lo=60), spectral(n, n, 1.5, 24, ax=1.0, ay=0.35, lo=25)
    stops = [(0, mix("parchment_dk", "terracotta", 0.25)), (0.35, "parchment_dk")]
    t = np.clip(0.6 + 0.042 * big + 0.03 * mid, 0, 1)
    colour = ramp(t, [*stops, (0.62, "parchment"), (1, "#FBF2DC")])
    d, _ = relief(0.7 * fine + 1.2 * fibre + 1.5 * mid, 0.075, el=55)
    colour *= (0.5 + 0.5 * d)[..., None]
    return colour * (1 - 0.2 * specks(n, 30)[..., None] * np.array([0.6, 0.9, 1.2]))


def leather(n: int) -> np.ndarray:
    """Tanned hide: small closed grains, soft hollows."""
    d1, _ = worley(n, n, n * n // 120, 8)
    e = np.clip((d1[..., 1] - d1[..., 0]) / 5, 0, 1)
    cloud = spectral(n, n, 2.6, 9, lo=2)
    height = np.sqrt(e) * 2.1 + cloud * 0.8 + spectral(n, n, 1.2, 11, lo=40) * 0.25
    tone = n01(cloud * 0.5 + (e - 0.5) * 0.9, 2.4)
    colour = ramp(tone, [(0, "#2E0C10"), (0.6, "#5B1D22"), (1, mix("#5B1D22", "vermilion", 0.2))])
    d, s = relief(height, 0.42, el=50, spec=0.10, shin=18)
    return colour * d[..., None] + np.atleast_3d(s - 0.05)


def wood(n: int) -> np.ndarray:
    """Walnut veneer: long grain from left to right."""
    warp = spectral(n, n, 3.0, 9, ax=0.9, ay=0.15) * 10
    rows = np.arange(n)[:, None] * (2 * np.pi * round(n / 38) / n)
    ring = np.sin(rows + warp * 0.5 + 0.9 * spectral(n, n, 2.4, 10, ax=1.6, ay=0.06))
    grain = spectral(n, n, 1.2, 11, ax=9, ay=0.12)
    pores = spectral(n, n, 0.7, 12, ax=14, ay=0.2)
    t = 0.44 + 0.07 * ring + 0.08 * grain + 0.05 * spectral(n, n, 3, 13, ay=0.3, lo=2)
    colour = ramp(np.clip(t, 0, 1), [(0, "#20130B"), (0.5, "#382418"), (1, "#523521")])
    colour *= (1 - 0.2 * np.clip(pores - 1.2, 0, 1))[..., None]
    d, _ = relief(0.4 * ring + 0.6 * grain, 0.2, el=52)
    return colour * d[..., None]


PAINTERS = {"paper": paper, "leather": leather, "wood": wood}


def ground(kind: str) -> np.ndarray:
    """The bytes of a ground at two pixels a unit, of its wanted mean colour."""
    a = PAINTERS[kind](SIDE * AUTHOR)
    a = a * (np.array(MEANS[kind]) / 255 / a.mean((0, 1)))
    return (np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8)
