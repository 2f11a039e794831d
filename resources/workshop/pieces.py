"""Wooden, stone and metal playing pieces lit as low relief. All return float RGBA arrays with
their shadow."""

import math

import cv2
import numpy as np
import skia

from . import shadows
from .canvas import cat, fit, font, icon, img2arr, linear, mask, paint, path, radial, surf, text
from .noise import bevel_height, drop_shadow, light, over, ramp, rgba, sdf_in, spectral
from .ornaments import ship
from .silhouettes import OWN_SILHOUETTES
from .style import SCALE, colour32, mix, rgb
from .textures import goldleaf, parchment, stone, wood


def finish(rgbf, m, shadow=(3, 5, 5, 0.55), pad=0):
    h, w = m.shape
    out = np.zeros((h, w, 4))
    if shadows.baked():
        out[..., 3] = drop_shadow(m, *[v * SCALE for v in shadow[:3]], shadow[3])
    over(out, rgba(rgbf, m))
    # correct premult of shadow
    return out


def solid(
    draw,
    w,
    h,
    col,
    bev=7,
    profile="round",
    spec=0.55,
    shin=26,
    el=50,
    texture=None,
    grain=0.04,
    rim=0.35,
    shadow=(3, 5, 5, 0.55),
    thick=0,
    seed=1,
):
    """draw(canvas in 1x units) silhouette -> lit wooden/ceramic piece; thick: extruded side
    height in px"""
    W, H = int(w * SCALE), int(h * SCALE)
    m = mask(lambda c: (c.scale(SCALE, SCALE), draw(c)), W, H)
    hgt = bevel_height(m, bev * SCALE, profile, 1.2)
    base = np.ones((H, W, 3)) * rgb(col) if texture is None else texture[:H, :W].copy()
    g = spectral(H, W, 1.6, seed, ax=0.4, ay=2.2, lo=6)
    base = base * (1 + grain * g)[..., None]
    d, s = light(hgt, 1.0, el=el, spec=spec, shin=shin)
    ao = np.clip(sdf_in(m) / (bev * SCALE * 1.2), 0, 1)
    colr = base * (0.30 + 0.70 * d)[..., None] * (0.80 + 0.20 * ao)[..., None] + np.atleast_3d(
        s - (spec * 0.25 if spec else 0)
    ).clip(0) * np.array([1, 0.97, 0.9])
    e = np.clip(1 - sdf_in(m) / (1.3 * SCALE), 0, 1)[..., None]
    colr = colr * (1 - e * rim) + rgb(mix(col, "#0A0404", 0.8)) * e * rim
    if thick:
        t = int(thick * SCALE)
        body = np.zeros((H, W))
        for i in range(t + 1):
            body = np.maximum(body, np.roll(m, i, 0))
        out = finish(np.ones((H, W, 3)) * 0, body, shadow)
        side = np.ones((H, W, 3)) * rgb(mix(col, "#0A0404", 0.55))
        yy = np.linspace(0, 1, H)[:, None, None]
        side = side * (1.1 - 0.35 * yy) * (1 + 0.06 * g)[..., None]
        over(out, rgba(side, body))
        over(out, rgba(colr, m))
        return out
    return finish(colr, m, shadow)


MEEPLE = (
    "M50 6 C60 6 67 14 67 24 C67 30 64 35 61 38 C70 42 84 46 92 54 C98 60 96 70 88 71 C80 "
    "72 72 67 66 66 C68 78 76 92 82 108 C84 113 82 116 77 116 L60 116 C56 116 55 114 54 "
    "110 L50 96 L46 110 C45 114 44 116 40 116 L23 116 C18 116 16 113 18 108 C24 92 32 78 "
    "34 66 C28 67 20 72 12 71 C4 70 2 60 8 54 C16 46 30 42 39 38 C36 35 33 30 33 24 C33 "
    "14 40 6 50 6Z"
)


def meeple(col, shape=MEEPLE, w=64, h=78):
    return solid(
        lambda c: c.drawPath(fit(path(shape), 6, 4, w - 12, h - 18), paint("ink")),
        w,
        h,
        col,
        6.5,
        "round",
        0.5,
        18,
        48,
        thick=5,
        shadow=(4, 5, 4, 0.5),
    )


def disc(col, emblem, d=56, charge="gold"):
    a = solid(
        lambda c: c.drawCircle(d / 2, d / 2 - 3, d / 2 - 7, paint("ink")),
        d,
        d,
        col,
        4,
        "round",
        0.4,
        20,
        thick=5,
        shadow=(3, 4, 4, 0.5),
    )
    W = int(d * SCALE)
    m = mask(
        lambda c: (
            c.scale(SCALE, SCALE),
            c.drawPath(fit(icon(emblem), d * 0.24, d * 0.24 - 3, d * 0.52, d * 0.52), paint("ink")),
        ),
        W,
        W,
    )
    r = mask(
        lambda c: (
            c.scale(SCALE, SCALE),
            c.drawCircle(d / 2, d / 2 - 3, d / 2 - 11, paint("ink", 1, "stroke", 1.6)),
        ),
        W,
        W,
    )
    m = np.maximum(m, r)
    hh = cv2.GaussianBlur(m, (0, 0), 1.4) * 4
    dl, _ = light(hh, 1, el=50)
    g = (
        goldleaf(W, W, 4, 0.5)
        if charge == "gold"
        else np.ones((W, W, 3)) * rgb("#E4E8EA" if charge == "silver" else "#231610")
    ) * dl[..., None]
    over(a, rgba(g, m))
    return a


def cube(s=40, top="#E8E2D2", left="#B9B09A", right="#8C826C", t=None, seed=1, kind="stone"):
    W = int(s * 1.7 * SCALE)
    H = int(s * 1.9 * SCALE)
    cx = W / 2
    u = s * SCALE * 0.86
    k = 0.5
    y0 = H * 0.04
    R = s * 0.06 * SCALE
    T = [(cx, y0), (cx + u * 0.866, y0 + u * k), (cx, y0 + 2 * u * k), (cx - u * 0.866, y0 + u * k)]
    dz = u * 0.98
    Lf = [T[3], T[2], (T[2][0], T[2][1] + dz), (T[3][0], T[3][1] + dz)]
    Rf = [T[2], T[1], (T[1][0], T[1][1] + dz), (T[2][0], T[2][1] + dz)]
    hexp = [T[0], T[1], Rf[2], Rf[3], Lf[3], T[3]]
    S_ = surf(W, H)
    c = S_.getCanvas()
    pe = skia.CornerPathEffect.Make(R * 1.6)

    def poly(p):
        q = skia.Path()
        q.addPoly([skia.Point(*map(float, v)) for v in p], True)
        return q

    hp = poly(hexp)
    m = mask(lambda c: c.drawPath(hp, paint("ink", pe=pe)), W, H)
    col = np.zeros((H, W, 3))
    tx = (
        stone(W, H, seed)
        if kind == "stone"
        else (
            wood(W, H, seed, 1, "#B9862A", "#D9A93F", "#EBC767")
            if kind == "grain"
            else parchment(W, H, seed)
        )
    )
    lum = tx / tx.mean((0, 1))
    for p, cc in ((T, top), (Lf, left), (Rf, right)):
        mm = mask(lambda c, p=p: c.drawPath(poly(p), paint("ink")), W, H)[..., None]
        col = col * (1 - mm) + np.clip(rgb(cc) * (0.62 + 0.38 * lum), 0, 1) * mm
    # gradient + edge highlights
    s2 = surf(W, H)
    c = s2.getCanvas()
    for a, b, al, wd in ((T[3], T[2], 0.85, 2.4), (T[2], T[1], 0.6, 2.0), (T[2], Rf[3], 0.5, 1.8)):
        c.drawLine(
            float(a[0]),
            float(a[1]),
            float(b[0]),
            float(b[1]),
            paint("#FFFFFF", al, "stroke", wd * SCALE * 0.8, blur=1.2 * SCALE * 0.6),
        )
    c.drawPath(
        poly(T),
        paint(
            "ink",
            1,
            shader=linear(
                T[3][0],
                T[3][1],
                T[1][0],
                T[1][1],
                [colour32("#FFFFFF", 70), colour32("#FFFFFF", 0)],
            ),
        ),
    )
    c.drawPath(
        poly(Rf),
        paint(
            "ink",
            1,
            shader=linear(
                0, y0 + u, 0, H * 0.95, [colour32("#000000", 0), colour32("#000000", 90)]
            ),
        ),
    )
    c.drawPath(
        poly(Lf),
        paint(
            "ink",
            1,
            shader=linear(
                0, y0 + u, 0, H * 0.95, [colour32("#000000", 0), colour32("#000000", 60)]
            ),
        ),
    )
    hl = img2arr(s2).astype(float) / 255
    a = hl[..., 3:]
    col = col * (1 - a) + hl[..., :3] * a
    e = np.clip(1 - sdf_in(m) / (1.2 * SCALE), 0, 1)[..., None] * 0.45
    col = col * (1 - e) + rgb(mix(right, "#0A0404", 0.75)) * e
    return finish(np.clip(col, 0, 1), m, (4, 4, 4, 0.45))


def coin(d=60, label=None, ic="eagle-emblem", metal="gold", seed=3):
    W = int(d * SCALE)
    R = (d / 2 - 6) * SCALE
    c0 = W / 2
    an = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    rr = R * (1 + 0.012 * np.sin(3 * an + 1) + 0.010 * np.sin(5 * an + seed))
    P_ = [
        skia.Point(float(c0 + q * math.cos(t)), float(c0 - 2 * SCALE + q * math.sin(t)))
        for q, t in zip(rr, an, strict=False)
    ]
    pth = skia.Path()
    pth.addPoly(P_, True)
    m = mask(lambda c: c.drawPath(pth, paint("ink")), W, W)
    cy = c0 - 2 * SCALE

    def rel(c):
        c.drawCircle(c0, cy, R * 0.965, paint("ink", 1, "stroke", R * 0.05))
        for i in range(44):
            a = 2 * math.pi * i / 44
            c.drawCircle(
                c0 + R * 0.86 * math.cos(a), cy + R * 0.86 * math.sin(a), R * 0.030, paint("ink")
            )
        if label:
            f = font("cinzel-900", R * 1.02)
            text(c, label, c0, cy + R * 0.36, f, paint("ink"), "c")
        else:
            c.drawPath(fit(icon(ic), c0 - R * 0.58, cy - R * 0.6, R * 1.16, R * 1.2), paint("ink"))

    k = mask(rel, W, W)
    h = (
        bevel_height(m, 3.2 * SCALE, "round", 1)
        + cv2.GaussianBlur(bevel_height(k, 3.0 * SCALE, "round", 0.6), (0, 0), 0.9) * 1.15
        + 0.5 * spectral(W, W, 2.4, seed)
    )
    g = {
        "gold": [
            (0, "#5E3A0A"),
            (0.35, "#A87420"),
            (0.6, "#DDAF45"),
            (0.85, "#F6DE8E"),
            (1, "#FFF8D8"),
        ],
        "silver": [
            (0, "#33363C"),
            (0.35, "#7C838A"),
            (0.6, "#B9C0C4"),
            (0.85, "#E6EAEC"),
            (1, "#FFFFFF"),
        ],
        "copper": [
            (0, "#3E1A0A"),
            (0.35, "#8A4322"),
            (0.6, "#C0703E"),
            (0.85, "#E8A878"),
            (1, "#FFE6CF"),
        ],
    }[metal]
    dl, s = light(h, 0.9, el=46, spec=0.8, shin=16)
    t = np.clip(0.60 * (dl - 0.25) + 0.18 + 0.04 * spectral(W, W, 1.8, seed + 2), 0, 1)
    col = ramp(t, g) + np.atleast_3d(np.clip(s - 0.42, 0, 1)) * np.array([1, 0.95, 0.75])
    wear = cv2.GaussianBlur(k, (0, 0), 2.4 * SCALE) - k * 0.8
    col = col * (1 - 0.35 * np.clip(wear, 0, 1)[..., None])
    e = np.clip(1 - sdf_in(m) / (1.2 * SCALE), 0, 1)[..., None] * 0.6
    col = col * (1 - e) + rgb(g[0][1]) * 0.6 * e
    return finish(col, m, (2.5, 4, 3.5, 0.55))


def ship_token(col="crimson", s=1.2):
    w, h = 150, 130
    sf = surf(w * SCALE, h * SCALE)
    c = sf.getCanvas()
    c.scale(SCALE, SCALE)
    ship(c, 67, 94, s, False, stripe=col)
    a = img2arr(sf).astype(np.float32) / 255
    al = a[..., 3]
    return finish(a[..., :3], al, (3, 4, 3, 0.45))


def wax(d=64, ic="eagle-emblem", col="#9A1B22", seed=4):
    W = int(d * SCALE)
    c0 = W / 2
    z = SCALE * d / 72
    R = (d / 2 - 7) * SCALE
    an = np.linspace(0, 2 * np.pi, 90, endpoint=False)
    r = np.random.default_rng(seed)
    rr = R * (
        1
        + 0.06 * np.sin(3 * an + r.uniform(0, 6))
        + 0.04 * np.sin(7 * an + r.uniform(0, 6))
        + 0.03 * np.sin(11 * an)
    )
    q = cat(np.stack([c0 + rr * np.cos(an), c0 - 2 + rr * np.sin(an)], 1)[::3], 6, True)
    p = skia.Path()
    p.addPoly([skia.Point(*v) for v in q], True)
    m = mask(lambda c: c.drawPath(p, paint("ink")), W, W)
    k = mask(
        lambda c: c.drawPath(
            fit(icon(ic), c0 - R * 0.56, c0 - 2 - R * 0.58, R * 1.12, R * 1.16), paint("ink")
        ),
        W,
        W,
    )
    yy, xx = np.mgrid[0:W, 0:W]
    dd = np.hypot(xx - c0, yy - c0 + 2)
    dish = (
        -np.clip(1 - np.abs(dd - R * 0.74) / (R * 0.07), 0, 1) * 3.4 * z * 0.5
        - (dd < R * 0.74) * 1.1 * z
    )
    h = (
        bevel_height(m, 9 * z, "round", 1.2) * 0.9
        + cv2.GaussianBlur(dish.astype(np.float32), (0, 0), 0.8 * z)
        + cv2.GaussianBlur(bevel_height(k, 3.4 * z, "round", 0.6), (0, 0), 0.5 * z) * 1.5
    )
    dl, s = light(h, 0.95, el=46, spec=0.85, shin=22)
    colr = rgb(col) * (0.22 + 0.82 * dl)[..., None] + np.atleast_3d(
        np.clip(s - 0.36, 0, 1)
    ) * np.array([1, 0.85, 0.8])
    return finish(colr, m, (2.5, 4, 3.5, 0.55))


SPECIALIST = OWN_SILHOUETTES["specialist"]
STONE_CUBE = dict(top="#DAD6CC", left="#A8A396", right="#77726A")
GRAIN_CUBE = dict(top="#F0CF74", left="#D0A038", right="#98681C", kind="grain")


def specialist(col):
    return meeple(col, SPECIALIST)


def first_player(d=92):
    """A gilded crown with gems, the marker of the first player."""
    W = int(d * SCALE)
    g = goldleaf(W, W, 6, 0.7) * 1.12
    a = solid(
        lambda c: c.drawPath(
            fit(icon("open-crown"), d * 0.12, d * 0.10, d * 0.76, d * 0.68), paint("ink")
        ),
        d,
        d,
        "#D9A93F",
        5.5,
        "round",
        0.6,
        20,
        48,
        texture=np.clip(g, 0, 1),
        thick=7,
        shadow=(5, 7, 6, 0.55),
    )
    s = surf(W, W)
    c = s.getCanvas()
    c.scale(SCALE, SCALE)
    for x, y, r, col in (
        (0.5, 0.53, 0.058, "crimson"),
        (0.31, 0.57, 0.042, "lapis"),
        (0.69, 0.57, 0.042, "malachite"),
        (0.5, 0.725, 0.03, "lapis"),
        (0.36, 0.725, 0.028, "crimson"),
        (0.64, 0.725, 0.028, "crimson"),
        (0.24, 0.725, 0.024, "malachite"),
        (0.76, 0.725, 0.024, "malachite"),
    ):
        c.drawCircle(x * d, y * d, r * d + 1.4, paint("#6A430D"))
        c.drawCircle(
            x * d,
            y * d,
            r * d,
            paint(
                "ink",
                1,
                shader=radial(
                    x * d - r * d * 0.35,
                    y * d - r * d * 0.4,
                    r * d * 1.5,
                    [mix(col, "ivory", 0.45), col, mix(col, "#08040A", 0.5)],
                    [0, 0.5, 1],
                ),
            ),
        )
        c.drawCircle(
            x * d - r * d * 0.35, y * d - r * d * 0.38, r * d * 0.26, paint("#FFFFFF", 0.9)
        )
    over(a, img2arr(s).astype(float) / 255)
    return np.clip(a, 0, 1)


def edict_token(d=46):
    """Workplace edict token: a small parchment octagon with a red seal."""
    W = int(d * SCALE)
    p = skia.Path()
    R = d / 2 - 5
    p.addPoly(
        [
            skia.Point(
                d / 2 + R * math.cos(math.pi / 8 + i * math.pi / 4),
                d / 2 - 1 + R * math.sin(math.pi / 8 + i * math.pi / 4),
            )
            for i in range(8)
        ],
        True,
    )
    a = solid(
        lambda c: c.drawPath(p, paint("ink")),
        d,
        d,
        "parchment",
        3,
        "round",
        0.25,
        20,
        texture=parchment(W, W, 5),
        thick=3,
        shadow=(2.5, 4, 3, 0.5),
    )
    im = mask(
        lambda c: (
            c.scale(SCALE, SCALE),
            c.drawPath(
                fit(icon("scroll-unfurled"), d * 0.25, d * 0.2, d * 0.5, d * 0.54), paint("ink")
            ),
        ),
        W,
        W,
    )
    over(a, rgba(np.ones((W, W, 3)) * rgb("#7A1E2B"), im))
    return np.clip(a, 0, 1)
