"""Tileable materials as float RGB arrays: parchment, wood, stone, leather, gold leaf, marble."""

import cv2
import numpy as np

from .noise import bevel_height, light, n01, ramp, spectral, worley
from .style import mix, rgb


def parchment(w, h, seed=1, base="parchment", dark="parchment_dk", edge=0.0, strength=1.0):
    big = spectral(h, w, 3.2, seed)
    med = spectral(h, w, 2.2, seed + 1, lo=8)
    fine = spectral(h, w, 0.9, seed + 2, lo=60)
    fib = spectral(h, w, 1.6, seed + 3, ax=1.0, ay=0.35, lo=25)  # fibres
    t = 0.58 + 0.085 * big * strength + 0.05 * med * strength
    col = ramp(
        np.clip(t, 0, 1),
        [(0, mix(dark, "terracotta", 0.25)), (0.35, dark), (0.62, base), (1, "#FBF2DC")],
    )
    d, _ = light(0.7 * fine + 1.1 * fib + 1.6 * med, 0.085 * strength, el=55)
    col *= (0.55 + 0.45 * d)[..., None]
    # follicle specks + foxing
    r = np.random.default_rng(seed + 9)
    sp = np.zeros((h, w), np.float32)
    for _ in range(int(w * h / 2600)):
        cv2.circle(
            sp,
            (int(r.integers(w)), int(r.integers(h))),
            int(r.choice([0, 0, 0, 1, 1, 2])),
            float(r.uniform(0.15, 0.6)),
            -1,
            cv2.LINE_AA,
        )
    sp = cv2.GaussianBlur(sp, (0, 0), 0.8)
    col = col * (1 - 0.28 * sp[..., None] * np.array([0.6, 0.9, 1.2]))
    fx = np.clip((spectral(h, w, 2.6, seed + 5, lo=6) - 1.5) / 1.2, 0, 1)[..., None]
    col = col * (1 - 0.22 * strength * fx * np.array([0.5, 0.9, 1.3]))
    if edge:
        yy, xx = np.mgrid[0:h, 0:w]
        dist = np.minimum.reduce([xx, yy, w - 1 - xx, h - 1 - yy]).astype(float)
        dist += 26 * edge * spectral(h, w, 2.2, seed + 7, lo=3) * 0.6
        e = np.exp(-np.clip(dist, 0, None) / (70 * edge))[..., None]
        col = col * (1 - e * np.array([0.38, 0.50, 0.62]))
    return np.clip(col, 0, 1)


def wood(w, h, seed=3, planks=5, a="#2C1A10", b="#5C3A22", c="#7B5230"):
    out = np.zeros((h, w, 3))
    hh = np.zeros((h, w))
    ph = h / planks
    r = np.random.default_rng(seed)
    for k in range(planks):
        y0, y1 = int(k * ph), int((k + 1) * ph)
        n = y1 - y0
        warp = spectral(n, w, 3.0, seed + 10 * k, ax=0.9, ay=0.15) * 10
        yy = np.mgrid[0:n, 0:w][0]
        ring = np.sin(
            (yy + warp * 3.2 + r.uniform(0, 99)) / (5.5 + 2 * r.random())
            + 0.9 * spectral(n, w, 2.4, seed + 10 * k + 1, ax=1.6, ay=0.06)
        )
        grain = spectral(n, w, 1.2, seed + 10 * k + 2, ax=9, ay=0.12, lo=0)
        pores = spectral(n, w, 0.7, seed + 10 * k + 3, ax=14, ay=0.2)
        t = (
            0.42
            + 0.10 * ring
            + 0.09 * grain
            + r.uniform(-0.09, 0.09)
            + 0.06 * spectral(n, w, 3, seed + 10 * k + 4, ay=0.3)
        )
        cc = ramp(np.clip(t, 0, 1), [(0, a), (0.5, b), (1, c)])
        cc *= (1 - 0.22 * np.clip(pores - 1.2, 0, 1))[..., None]
        out[y0:y1] = cc
        hh[y0:y1] = 0.5 * ring + 0.7 * grain
        e = np.minimum(np.arange(n), np.arange(n)[::-1])
        hh[y0:y1] -= 7 * np.exp(-e / 1.6)[:, None]
    d, s = light(hh, 0.22, el=52, spec=0.05, shin=30)
    for k in range(1, planks):
        y = int(k * ph)
        out[y - 1 : y + 1] *= 0.45
    return np.clip(out * d[..., None] * 0.95 + np.atleast_3d(s) * np.array([1, 0.85, 0.6]), 0, 1)


def stone(w, h, seed=5, base="stone", dark="stone_dk"):
    a = spectral(h, w, 2.4, seed)
    b = spectral(h, w, 1.5, seed + 1, lo=20)
    dist, _ = worley(h, w, int(w * h / 900), seed + 2)
    pit = np.clip(1 - dist[..., 0] / 5, 0, 1) * (np.random.default_rng(seed).random((h, w)) * 0 + 1)
    col = ramp(
        n01(a * 0.7 + b * 0.5, 2.6),
        [(0, mix(dark, "ink", 0.25)), (0.35, dark), (0.6, base), (1, "#EFE6CF")],
    )
    d, _ = light(1.0 * b + 2.0 * a - 2.2 * pit, 0.13, el=50)
    return np.clip(col * d[..., None], 0, 1)


def ashlar(w, h, seed=7, course=48, base="#D8C7A0", dark="#A08C64"):
    col = np.zeros((h, w, 3))
    r = np.random.default_rng(seed)
    y = 0
    row = 0
    tone = spectral(h, w, 2.6, seed)
    fine = spectral(h, w, 1.3, seed + 1, lo=24)
    m = np.zeros((h, w), np.float32)
    jit = np.zeros((h, w), np.float32)
    while y < h:
        x = -r.integers(0, course)
        while x < w:
            bw = int(course * r.uniform(1.2, 2.3))
            x0, y0, x1, y1 = max(0, x + 1), y + 1, min(w, x + bw - 1), min(h, y + course - 1)
            if x1 > x0:
                m[y0:y1, x0:x1] = 1
                jit[y0:y1, x0:x1] = r.uniform(-1, 1)
            x += bw
        y += course
        row += 1
    m[:, :1] = m[:, 1:2]
    hgt = bevel_height(m, 4, "round", 1.0)
    col = ramp(
        np.clip(0.5 + 0.14 * jit + 0.09 * tone + 0.05 * fine, 0, 1),
        [(0, mix(dark, "sepia", 0.35)), (0.35, dark), (0.6, base), (1, "#F2E7CB")],
    )
    d, _ = light(hgt * 1.1 + fine * 0.55 + tone * 0.5, 0.5, el=46)
    col = col * d[..., None]
    col *= (0.55 + 0.45 * m)[..., None]
    return np.clip(col, 0, 1)


def leather(w, h, seed=8, base="#5B1D22", dark="#2E0C10"):
    d1, i = worley(h, w, int(w * h / 70), seed)
    e = np.clip((d1[..., 1] - d1[..., 0]) / 5, 0, 1)
    a = spectral(h, w, 2.8, seed + 1)
    hm = np.sqrt(e) * 2.2 + a * 1.0 + spectral(h, w, 1.2, seed + 3, lo=40) * 0.25
    col = ramp(
        n01(a * 0.6 + (e - 0.5) * 1.0, 2.2),
        [(0, dark), (0.6, base), (1, mix(base, "vermilion", 0.25))],
    )
    d, s = light(hm, 0.45, el=50, spec=0.10, shin=18)
    return np.clip(col * d[..., None] + np.atleast_3d(s - 0.05), 0, 1)


def goldleaf(w, h, seed=9, burnish=1.0):
    a = spectral(h, w, 2.6, seed)
    b = spectral(h, w, 1.4, seed + 1, lo=20)
    crack, _ = worley(h, w, max(8, int(w * h / 5200)), seed + 2)
    ed = np.clip((crack[..., 1] - crack[..., 0]) / 1.6, 0, 1)
    t = 0.56 + 0.13 * a + 0.06 * b
    col = ramp(
        np.clip(t, 0, 1),
        [(0, "#6E430D"), (0.3, "#A8751E"), (0.55, "#D5A63C"), (0.8, "#F3D67E"), (1, "#FFF6CF")],
    )
    d, s = light(a * 2.4 + b * 0.7, 0.45, el=50, spec=0.35 * burnish, shin=22)
    col = col * (0.35 + 0.65 * d)[..., None] + np.atleast_3d(s) * np.array([1, 0.9, 0.62]) * 0.55
    col *= (0.90 + 0.10 * ed)[..., None]
    return np.clip(col, 0, 1)


def felt(w, h, seed=11, base="#22323A", dark="#111A20"):
    a = spectral(h, w, 2.8, seed)
    b = spectral(h, w, 0.4, seed + 1)
    f = spectral(h, w, 1.0, seed + 2, lo=90)
    col = ramp(n01(a * 0.5 + b * 0.35 + f * 0.35, 2.8), [(0, dark), (1, mix(base, "ivory", 0.06))])
    return col


def water(w, h, seed=13, a="#7FA7A8", b="#C9D3BC"):
    n = spectral(h, w, 2.8, seed)
    f = spectral(h, w, 1.4, seed + 1, lo=20, ax=0.5, ay=1.6)
    return ramp(n01(n * 0.8 + f * 0.3, 2.4), [(0, a), (1, b)])


def marble(w, h, seed=15, base="#6E1F2B", vein="#C98F86", speck=True):
    a = spectral(h, w, 2.6, seed)
    v = np.abs(spectral(h, w, 2.4, seed + 1))
    t = np.exp(-v * 9)
    col = ramp(n01(a, 2.4), [(0, mix(base, "ink", 0.45)), (1, mix(base, "ivory", 0.12))])
    col = col * (1 - 0.35 * t[..., None]) + rgb(vein) * 0.35 * t[..., None]
    if speck:
        s = np.clip((spectral(h, w, 0.5, seed + 3, lo=60) - 1.55) * 1.4, 0, 1)[..., None]
        col = col * (1 - 0.5 * s) + rgb("#E3C0B0") * 0.5 * s
    return np.clip(col, 0, 1)


def porphyry(w, h, seed=15):
    return marble(w, h, seed)


def serpentine(w, h, seed=25):
    return marble(w, h, seed, "#27523F", "#A9C7A0")


def lapis(w, h, seed=35):
    return marble(w, h, seed, "#1F3F77", "#C9A84A")


KINDS = dict(
    parchment=parchment,
    wood=wood,
    stone=stone,
    ashlar=ashlar,
    leather=leather,
    goldleaf=goldleaf,
    felt=felt,
    water=water,
    porphyry=porphyry,
    serpentine=serpentine,
    lapis=lapis,
)
