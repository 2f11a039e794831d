"""The arms of the four Houses, painted as enamelled shields."""

import cv2
import numpy as np
import skia

from .canvas import fit, icon, img2arr, mask, paint, path, surf
from .noise import bevel_height, light, ramp, sdf_in, spectral
from .pieces import finish
from .style import SCALE, SHADOW_ROUNDEL

SHIELD = "M0 0 H100 V50 C100 88 70 108 50 120 C30 108 0 88 0 50Z"
GOLD_METAL = [
    (0, "#5E3A0A"),
    (0.35, "#A87420"),
    (0.6, "#DDAF45"),
    (0.85, "#F6DE8E"),
    (1, "#FFF8D8"),
]


def _rect(x, y, w, h):
    p = skia.Path()
    p.addRect(skia.Rect.MakeXYWH(x, y, w, h))
    return p


def _savoy(c):
    c.drawRect(skia.Rect.MakeWH(100, 120), paint("#B0202A"))
    return [(_rect(39, -4, 22, 130), "#F8F2E2"), (_rect(-4, 40, 108, 22), "#F8F2E2")]


def _hohenstaufen(c):
    c.drawRect(skia.Rect.MakeWH(100, 120), paint("#E3B437"))
    return [(fit(icon("eagle-emblem"), 11, 12, 78, 82), "#17120F")]


def _wittelsbach(c):
    c.drawRect(skia.Rect.MakeWH(100, 120), paint("#F4F0E4"))
    out = []
    for j in range(-2, 9):
        for i in range(-2, 8):
            x, y = i * 24 + (j % 2) * 12 - 6, j * 18
            p = skia.Path()
            p.addPoly(
                [
                    skia.Point(x + 3, y),
                    skia.Point(x + 15, y + 18),
                    skia.Point(x + 9 + 0, y + 36),
                    skia.Point(x - 3, y + 18),
                ],
                True,
            )
            if j % 2 == 0:
                out.append((p, "#2C62A8"))
    return out


def _di_romano(c):
    c.drawRect(skia.Rect.MakeWH(100, 120), paint("#E8BE3C"))
    return [(_rect(-2, y, 104, 20), "#2B6B40") for y in (20, 60, 100)]


def _frederick(c):
    """The Emperor: a crowned eagle on gold inside a purple border with besants."""
    c.drawRect(skia.Rect.MakeWH(100, 120), paint("#5B1E4A"))
    inner = fit(path(SHIELD), 13, 12, 74, 89)
    besants = [
        (25, 6.6),
        (50, 6.6),
        (75, 6.6),
        (6.6, 24),
        (93.4, 24),
        (7.6, 52),
        (92.4, 52),
        (20, 82),
        (80, 82),
    ]
    out = [(inner, "#EFC23F"), (fit(icon("eagle-emblem"), 21, 30, 58, 58), "#17120F")]
    out.append((fit(icon("open-crown"), 38, 15, 24, 17), "#5B1E4A"))
    for x, y in [*besants, (50, 109.5)]:
        p = skia.Path()
        p.addCircle(x, y, 3.2)
        out.append((p, "#EFC23F"))
    return out


HOUSES = dict(
    savoy=_savoy, hohenstaufen=_hohenstaufen, wittelsbach=_wittelsbach, di_romano=_di_romano
)
#: All shields that are painted: the four Houses and the Emperor.
ARMS = {**HOUSES, "frederick": _frederick}


def crest(house, d=96):
    """Shield of a House, gold rim and raised charges, d units high."""
    return shield(ARMS[house], d)


def shield(arms, d):
    """A shield d units high: `arms` paints its field in 100 x 120 and returns its charges."""
    W = int(d * SCALE)
    k = (d - 10) / 120 * SCALE
    ox = (W - 100 * k) / 2
    oy = 3 * SCALE
    s = surf(W, W)
    c = s.getCanvas()
    c.translate(ox, oy)
    c.scale(k, k)
    charges = arms(c)
    for p, col in charges:
        c.drawPath(p, paint(col))
    field = img2arr(s)[..., :3].astype(float) / 255
    clip = path(SHIELD)

    def draw(c):
        c.translate(ox, oy)
        c.scale(k, k)
        c.drawPath(clip, paint("ink"))

    m = mask(draw, W, W)

    def draw_charges(c):
        c.translate(ox, oy)
        c.scale(k, k)
        for p, _ in charges:
            c.drawPath(p, paint("ink"))

    ch = mask(draw_charges, W, W)
    D = sdf_in(m)
    z = SCALE * d / 96
    rimw = 3.6 * z
    rim = m * np.clip((rimw - D) + 0.5, 0, 1)
    inner = m * np.clip((D - rimw) + 0.5, 0, 1)
    h = np.where(
        D < rimw, np.sqrt(np.clip(1 - ((D - rimw / 2) / (rimw / 2)) ** 2, 0, 1)) * rimw * 0.5, 0
    )
    dl, sp = light(
        cv2.GaussianBlur(h.astype(np.float32), (0, 0), 0.7), 1.1, el=48, spec=0.7, shin=18
    )
    gold = ramp(np.clip(0.62 * (dl - 0.25) + 0.2, 0, 1), GOLD_METAL) + np.atleast_3d(
        np.clip(sp - 0.4, 0, 1)
    )
    rel = (
        cv2.GaussianBlur(bevel_height(ch, 2.0 * z, "round", 0.7), (0, 0), 0.7 * d / 96)
        + cv2.GaussianBlur((1 - D.clip(0, 20) / 20).astype(np.float32), (0, 0), 4) * 2
    )
    d2, s2 = light(rel, 1, el=48, spec=0.5, shin=16)
    en = field * (0.42 + 0.58 * d2)[..., None] + np.atleast_3d(np.clip(s2 - 0.33, 0, 1)) * 0.5
    en *= (1 + 0.03 * spectral(W, W, 2.0, 3))[..., None]
    ins = np.clip(1 - (D - rimw) / (4 * z), 0, 1) * inner
    en *= 1 - 0.4 * ins[..., None]
    yy, xx = np.mgrid[0:W, 0:W]
    out = finish(
        gold * rim[..., None] + np.clip(en, 0, 1) * (1 - rim[..., None]), m, SHADOW_ROUNDEL
    )
    gl = (
        np.clip(1 - np.hypot((xx - W * 0.40) / (W * 0.5), (yy - W * 0.2) / (W * 0.35)), 0, 1)
        * inner
        * 0.20
    )
    out[..., :3] += gl[..., None] * (out[..., 3:4] > 0.5)
    return np.clip(out, 0, 1)
