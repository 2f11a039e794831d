"""The Romanesque niche behind every bust: arch, columns, tooled gold or patterned ground, emblems
in the corners."""

import math

import cv2
import numpy as np
import skia

from .canvas import blob, brush, fit, icon, img2arr, linear, mask, paint, surf
from .noise import drop_shadow, light, spectral
from .style import INK, SCALE, mix, rgb
from .textures import goldleaf, marble

#: Ground colours by circle: teal tells Independents, orange tells Loyalists, lapis and purple the
#: Emperor's own court.
CIRCLES = dict(
    independent=dict(
        spandrel="#17696B", ground="#125457", arch="#0F4C50", column="#0F4C50", emblem="open-hand"
    ),
    loyalist=dict(
        spandrel="#BE5E1A", ground="#A84E14", arch="#A9461A", column="#8E3A12", emblem="open-crown"
    ),
    court=dict(
        spandrel="#1F3F77",
        ground="#8A2030",
        arch="#8A2030",
        column="#1F3F77",
        emblem="eagle-emblem",
    ),
    emperor=dict(
        spandrel="#5B1E4A",
        ground="#5B1E4A",
        arch="#8A2030",
        column="#5B1E4A",
        emblem="eagle-emblem",
    ),
)
CX, CY, R = 200, 196, 160


def _tooling(halo):
    """Punch marks pressed into the gold ground."""

    def draw(c):
        c.scale(SCALE, SCALE)
        for rr in (R - 8, R - 20):
            c.drawCircle(CX, CY, rr, paint("ink", 1, "stroke", 2))
        for i in range(60):
            a = 2 * math.pi * i / 60
            c.drawCircle(
                CX + (R - 14) * math.cos(a), CY + (R - 14) * math.sin(a), 2.7, paint("ink")
            )
        if halo:
            for rr in (116, 98):
                c.drawCircle(CX, 204, rr, paint("ink", 1, "stroke", 2.4))
            for i in range(40):
                a = 2 * math.pi * i / 40
                c.drawCircle(CX + 107 * math.cos(a), 204 + 107 * math.sin(a), 3, paint("ink"))
        for i in range(13):
            for j in range(18):
                x = 16 + i * 33.4 + (j % 2) * 16.7
                y = 10 + j * 30
                d = math.hypot(x - CX, y - CY)
                d2 = math.hypot(x - CX, y - 204)
                if (d < R - 30 or y > CY) and not (halo and d2 < 124):
                    for q in range(4):
                        a = q * math.pi / 2 + math.pi / 4
                        c.drawCircle(
                            x + 4.6 * math.cos(a), y + 4.6 * math.sin(a), 2.1, paint("ink")
                        )

    return draw


def _halo_disc(c):
    """The round gold nimbus kept free of the painted pattern."""
    c.scale(SCALE, SCALE)
    c.drawCircle(CX, 204, 119, paint("ink"))


def _pattern(kind):
    """Gold pattern laid over a coloured ground: diaper, stars, scales or lattice of eight-point
    stars, quatrefoils."""

    def draw(c):
        c.scale(SCALE, SCALE)
        if kind == "stars":
            for j in range(20):
                for i in range(14):
                    x, y = 12 + i * 32 + (j % 2) * 16, 14 + j * 27
                    p = skia.Path()
                    p.addPoly(
                        [
                            skia.Point(
                                x + (6 if k % 2 == 0 else 2.2) * math.cos(k * math.pi / 8),
                                y + (6 if k % 2 == 0 else 2.2) * math.sin(k * math.pi / 8),
                            )
                            for k in range(16)
                        ],
                        True,
                    )
                    c.drawPath(p, paint("ink"))
        elif kind == "scales":
            for j in range(30):
                for i in range(16):
                    x, y = i * 30 + (j % 2) * 15 - 20, j * 18
                    c.drawArc(
                        skia.Rect.MakeXYWH(x - 15, y - 15, 30, 30),
                        10,
                        160,
                        False,
                        paint("ink", 0.85, "stroke", 1.7),
                    )
                    c.drawCircle(x, y + 7, 1.9, paint("ink"))
        elif kind == "lattice":
            for j in range(14):
                for i in range(12):
                    x, y = i * 40 + (j % 2) * 20 - 10, j * 40
                    for k in range(2):
                        c.save()
                        c.translate(x, y)
                        c.rotate(45 * k)
                        c.drawRect(
                            skia.Rect.MakeLTRB(-9, -9, 9, 9), paint("ink", 0.9, "stroke", 1.5)
                        )
                        c.restore()
                    c.drawCircle(x, y, 2.4, paint("ink"))
                    c.drawLine(x + 12.6, y, x + 27.4, y, paint("ink", 0.7, "stroke", 1.2))
                    c.drawLine(x, y + 12.6, x, y + 27.4, paint("ink", 0.7, "stroke", 1.2))
        elif kind == "quatrefoil":
            for j in range(17):
                for i in range(14):
                    x, y = i * 34 + (j % 2) * 17 - 10, j * 34
                    for k in range(4):
                        a = k * math.pi / 2
                        c.drawCircle(
                            x + 6.2 * math.cos(a),
                            y + 6.2 * math.sin(a),
                            5.4,
                            paint("ink", 0.9, "stroke", 1.5),
                        )
                    c.drawCircle(x, y, 2.6, paint("ink"))
                    c.drawCircle(x + 17, y, 1.8, paint("ink"))
        else:
            for i in range(-14, 24):
                c.drawLine(i * 40 - 520, 0, i * 40, 520, paint("ink", 0.8, "stroke", 1.5))
                c.drawLine(i * 40 + 520, 0, i * 40, 520, paint("ink", 0.8, "stroke", 1.5))
            for i in range(12):
                for j in range(28):
                    if (i + j) % 2 == 0:
                        for q in range(4):
                            a = q * math.pi / 2
                            c.drawCircle(
                                i * 40 + 4.2 * math.cos(a),
                                j * 20 + 20 + 4.2 * math.sin(a),
                                2.6,
                                paint("ink"),
                            )

    return draw


def paint_niche(sp, w, h):
    """Background for one person; ``sp`` is the entry of people.toml."""
    sd = sp.get("seed", 1)
    circle = CIRCLES[sp.get("circle", "court")]
    g = goldleaf(w, h, sd + 40, 0.5)
    g = g * 0.62 + 0.38 * rgb("#D8AA45")
    k = sp.get("ground", "diaper")

    def inner(c):
        c.scale(SCALE, SCALE)
        p = skia.Path()
        p.moveTo(CX - R, 560)
        p.lineTo(CX - R, CY)
        p.arcTo(skia.Rect.MakeLTRB(CX - R, CY - R, CX + R, CY + R), 180, 180, False)
        p.lineTo(CX + R, 560)
        p.close()
        c.drawPath(p, paint("ink"))

    M = mask(inner, w, h)
    m = mask(_tooling(sp.get("halo")), w, h)
    d, s_ = light(-cv2.GaussianBlur(m, (0, 0), 1.1) * 3.0, 1.0, el=48, spec=0.5, shin=12)
    ground = np.clip(
        g * d[..., None] + (s_[..., None] - 0.30) * 0.35 * np.array([1, 0.9, 0.6]), 0, 1
    )
    if k != "gold":
        base = sp.get("groundc", circle["ground"])
        f = marble(w, h, sd + 60, base, mix(base, "ivory", 0.5), False)
        gm = mask(_pattern(k), w, h)[..., None]
        painted = f * (1 - gm) + g * gm
        disc = mask(_halo_disc, w, h)[..., None] if sp.get("halo") else 0.0
        ground = painted * (1 - disc) + ground * disc
    yy, xx = np.mgrid[0:h, 0:w] / SCALE
    vg = (
        1
        - (0.20 if k == "gold" else 0.36)
        * np.clip(np.hypot((xx - CX) / R, (yy - 230) / 260) - 0.45, 0, 1) ** 1.2
    )
    ground = ground * vg[..., None]
    base = circle["spandrel"]
    out = marble(w, h, sd + 61, base, mix(base, "ivory", 0.5), False)
    s = surf(w, h)
    c = s.getCanvas()
    c.scale(SCALE, SCALE)
    colm = circle["arch"]
    for sg in (-1, 1):
        _corner_emblem(c, CX + sg * 157, 45, circle)
    _arch_and_columns(c, circle, colm)
    fg = img2arr(s).astype(np.float32) / 255
    al = fg[..., 3:4]
    f3 = fg[..., :3]
    Mi = cv2.GaussianBlur(M, (0, 0), 0.6)[..., None]
    out = out * (1 - Mi) + ground * Mi
    sh = drop_shadow(np.clip(fg[..., 3], 0, 1), 2 * SCALE, 3.5 * SCALE, 3.5 * SCALE, 0.6)[..., None]
    out = out * (1 - sh * 0.7)
    n_ = spectral(h, w, 1.5, sd + 3, lo=30)
    out = out * (1 - al) + np.clip(f3 * (1 + 0.05 * n_)[..., None], 0, 1) * al
    return np.clip(out, 0, 1)


def _corner_emblem(c, X, Y, circle):
    """Roundel in the spandrel with the emblem of the circle."""
    dark = mix(circle["spandrel"], "#0A0404", 0.55)
    c.drawCircle(X, Y, 34, paint("gold"))
    c.drawCircle(X, Y, 34, paint(INK, 1, "stroke", 2))
    c.drawCircle(X, Y, 29, paint(dark))
    c.drawCircle(X, Y, 29, paint(INK, 1, "stroke", 1.4))
    p = fit(icon(circle["emblem"]), X - 20, Y - 20, 40, 40)
    c.drawPath(p, paint(INK, 1, "stroke", 2.4))
    c.drawPath(p, paint("gold_hi"))


def _arch_and_columns(c, circle, colm):
    n = 23
    for i in range(n):
        a0 = 180 + i * 180 / n
        p = skia.Path()
        p.arcTo(
            skia.Rect.MakeLTRB(CX - R - 20, CY - R - 20, CX + R + 20, CY + R + 20),
            a0,
            180 / n,
            True,
        )
        p.arcTo(skia.Rect.MakeLTRB(CX - R, CY - R, CX + R, CY + R), a0 + 180 / n, -180 / n, False)
        p.close()
        c.drawPath(p, paint("ivory" if i % 2 else colm))
        c.drawPath(p, paint(INK, 0.8, "stroke", 1.2))
    for rr, ww, cc in (
        (R + 20, 5, "gold"),
        (R + 22.6, 1.4, INK),
        (R + 17.4, 1.2, INK),
        (R, 4, "gold"),
        (R - 2, 1.2, INK),
        (R + 2, 1.2, INK),
    ):
        c.drawArc(
            skia.Rect.MakeLTRB(CX - rr, CY - rr, CX + rr, CY + rr),
            180,
            180,
            False,
            paint(cc, 1, "stroke", ww),
        )
    cc = circle["column"]
    for sg in (-1, 1):
        X = CX + sg * 178
        r = skia.Rect.MakeLTRB(X - 11, 222, X + 11, 540)
        c.drawRect(
            r,
            paint(
                "ink",
                1,
                shader=linear(
                    X - 11,
                    0,
                    X + 11,
                    0,
                    [mix(cc, "#0A0404", 0.4), mix(cc, "ivory", 0.45), cc, mix(cc, "#0A0404", 0.6)],
                    [0, 0.3, 0.55, 1],
                ),
            ),
        )
        c.save()
        c.clipRect(r)
        for j in range(-2, 14):
            brush(
                c,
                [(X - 14, 240 + j * 28), (X, 252 + j * 28), (X + 14, 274 + j * 28)],
                3,
                3,
                3,
                "gold_hi",
                0.85,
            )
            brush(
                c,
                [(X - 14, 243.5 + j * 28), (X, 255.5 + j * 28), (X + 14, 277.5 + j * 28)],
                1,
                1,
                1,
                INK,
                0.7,
            )
        c.restore()
        c.drawRect(r, paint(INK, 1, "stroke", 2))
        cap = blob(
            [
                (X - 21, 196),
                (X + 21, 196),
                (X + 18, 206),
                (X + 12, 222),
                (X - 12, 222),
                (X - 18, 206),
            ],
            5,
        )
        c.drawPath(
            cap,
            paint(
                "ink",
                1,
                shader=linear(X - 20, 0, X + 20, 0, ["gold", "gold_hi", "gold_dk"], [0, 0.35, 1]),
            ),
        )
        c.drawPath(cap, paint(INK, 1, "stroke", 2))
        for q in (-9, 0, 9):
            brush(c, [(X + q * 0.7, 221), (X + q, 210), (X + q * 1.5, 202)], 1, 1.6, 2.6, "gold_dk")
        c.drawRect(skia.Rect.MakeLTRB(X - 22, 190, X + 22, 197), paint("ivory"))
        c.drawRect(skia.Rect.MakeLTRB(X - 22, 190, X + 22, 197), paint(INK, 1, "stroke", 1.8))
