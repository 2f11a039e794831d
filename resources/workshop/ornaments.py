"""Cosmatesque bands, stars, wind rose, and the small towns, ships and mountains of the chart."""

import math

import numpy as np
import skia

from .canvas import icon, paint, path


def cosmati_band(
    c,
    x,
    y,
    w,
    h,
    horizontal=True,
    cols=("ivory", "porphyry", "malachite", "gold"),
    n=None,
    kind="star",
):
    """inlaid band of quincunx / triangles drawn in a rectangle"""
    c.save()
    c.translate(x, y)
    if not horizontal:
        c.rotate(90)
        c.translate(0, -w)
        w, h = h, w
    c.clipRect(skia.Rect.MakeWH(w, h))
    c.drawRect(skia.Rect.MakeWH(w, h), paint(cols[0]))
    n = n or max(1, round(w / h))
    u = w / n

    def tri(pts, col):
        p = skia.Path()
        p.addPoly([skia.Point(*q) for q in pts], True)
        c.drawPath(p, paint(col))
        c.drawPath(p, paint("ink", 0.35, "stroke", 0.6))

    for i in range(n):
        X = i * u
        cx, cy = X + u / 2, h / 2
        if kind == "star":
            A, B = (cols[1], cols[2]) if i % 2 else (cols[2], cols[1])
            tri([(X, 0), (cx, 0), (X, cy)], A)
            tri([(X + u, 0), (cx, 0), (X + u, cy)], A)
            tri([(X, h), (cx, h), (X, cy)], A)
            tri([(X + u, h), (cx, h), (X + u, cy)], A)
            q = 0.5
            tri(
                [
                    (cx, cy - h * q * 0.62),
                    (cx + u * 0.31, cy),
                    (cx, cy + h * q * 0.62),
                    (cx - u * 0.31, cy),
                ],
                B,
            )
            tri(
                [
                    (cx, cy - h * 0.16),
                    (cx + u * 0.16, cy),
                    (cx, cy + h * 0.16),
                    (cx - u * 0.16, cy),
                ],
                cols[3],
            )
        elif kind == "tri":
            m = 2
            s = h / m
            k = int(np.ceil(u / s))
            for a in range(k):
                for b in range(m):
                    x0, y0 = X + a * u / k, b * s
                    uu = u / k
                    col = cols[1 + (a + b + i) % 2]
                    tri(
                        [(x0, y0 + s), (x0 + uu / 2, y0), (x0 + uu, y0 + s)],
                        col if (a * 7 + b * 3 + i) % 3 else cols[3],
                    )
        elif kind == "guilloche":
            c.drawCircle(cx, cy, h * 0.40, paint(cols[1] if i % 2 else cols[2]))
            c.drawCircle(cx, cy, h * 0.40, paint("ink", 0.5, "stroke", 0.7))
            c.drawCircle(cx, cy, h * 0.27, paint(cols[0]))
            for k in range(8):
                a = k * math.pi / 4
                tri(
                    [
                        (cx, cy),
                        (cx + h * 0.26 * math.cos(a - 0.3), cy + h * 0.26 * math.sin(a - 0.3)),
                        (cx + h * 0.26 * math.cos(a + 0.3), cy + h * 0.26 * math.sin(a + 0.3)),
                    ],
                    cols[3] if k % 2 else cols[1],
                )
            c.drawCircle(cx, cy, h * 0.08, paint(cols[2]))
            for sy in (0, h):
                tri([(X - u * 0.16, sy), (X + u * 0.16, sy), (X, abs(sy - h * 0.42))], cols[3])
    c.restore()


def star8(c, cx, cy, r, a, b):
    for k in range(2):
        c.save()
        c.translate(cx, cy)
        c.rotate(45 * k)
        c.drawRect(skia.Rect.MakeLTRB(-r * 0.707, -r * 0.707, r * 0.707, r * 0.707), paint(a))
        c.restore()
    c.drawCircle(cx, cy, r * 0.45, paint(b))


def windrose(c, cx, cy, R, north=True):
    def pt(r, a):
        a = math.radians(a - 90)
        return skia.Point(cx + r * math.cos(a), cy + r * math.sin(a))

    c.drawCircle(cx, cy, R * 0.74, paint("vellum", 0.92))
    for rr, w in ((0.74, 1.6), (0.70, 0.7), (0.36, 0.7)):
        c.drawCircle(cx, cy, R * rr, paint("sepia", 0.9, "stroke", w))
    for k in range(64):
        a = k * 360 / 64
        p = skia.Path()
        p.moveTo(pt(R * 0.70, a))
        p.lineTo(pt(R * 0.74, a))
        c.drawPath(p, paint("sepia", 0.8, "stroke", 0.8))

    def ray(a, r, wd, cl, cr):
        for s, col in ((-1, cl), (1, cr)):
            p = skia.Path()
            p.addPoly(
                [pt(r, a), pt(R * wd, a + s * 45 / (1 if wd > 0.2 else 1)), skia.Point(cx, cy)],
                True,
            )
            c.drawPath(p, paint(col))
            c.drawPath(p, paint("ink", 0.85, "stroke", 0.9))

    for k in range(16):
        if k % 2:
            ray(k * 22.5, R * 0.58, 0.12, "verdigris", "vellum")
    for k in range(4):
        ray(k * 90 + 45, R * 0.72, 0.17, "lapis", "ivory")
    for k in range(4):
        ray(k * 90, R * 0.98, 0.2, "vermilion", "gold_hi")
    c.drawCircle(cx, cy, R * 0.12, paint("gold"))
    c.drawCircle(cx, cy, R * 0.12, paint("ink", 1, "stroke", 1.2))
    star8(c, cx, cy, R * 0.085, "crimson", "gold_hi")
    if north:
        f = icon("fleur-de-lys")
        c.save()
        c.translate(cx - R * 0.16, cy - R * 1.27)
        c.scale(R * 0.32 / 512, R * 0.32 / 512)
        c.drawPath(f, paint("lapis"))
        c.drawPath(f, paint("ink", 1, "stroke", 14))
        c.restore()


def ink_poly(c, pts, fill, a=1, w=1.2, close=True, curve=False):
    p = skia.Path()
    p.addPoly([skia.Point(*q) for q in pts], close)
    c.drawPath(p, paint(fill, a))
    c.drawPath(p, paint("ink", 0.92, "stroke", w))


def tower(c, x, y, w, h, col="ivory", roof=None, rcol="terracotta", merlons=True, win=1, lw=1.1):
    """y is the base line"""
    ink_poly(
        c, [(x - w / 2, y), (x - w / 2, y - h), (x + w / 2, y - h), (x + w / 2, y)], col, 1, lw
    )
    p = skia.Path()
    p.addRect(skia.Rect.MakeLTRB(x + w * 0.12, y - h, x + w / 2, y))
    c.drawPath(p, paint("sepia", 0.28))
    if roof == "cone":
        ink_poly(
            c, [(x - w * 0.66, y - h), (x, y - h - w * 1.15), (x + w * 0.66, y - h)], rcol, 1, lw
        )
    elif roof == "dome":
        p = skia.Path()
        p.moveTo(x - w * 0.55, y - h)
        p.cubicTo(
            x - w * 0.8, y - h - w * 0.62, x - w * 0.15, y - h - w * 0.85, x, y - h - w * 1.08
        )
        p.cubicTo(
            x + w * 0.15, y - h - w * 0.85, x + w * 0.8, y - h - w * 0.62, x + w * 0.55, y - h
        )
        p.close()
        c.drawPath(p, paint(rcol))
        c.save()
        c.clipPath(p, True)
        c.drawOval(
            skia.Rect.MakeLTRB(x - w * 0.5, y - h - w * 0.8, x - w * 0.05, y - h + w * 0.3),
            paint("ivory", 0.35),
        )
        c.restore()
        c.drawPath(p, paint("ink", 0.92, "stroke", lw))
        c.drawLine(x, y - h - w * 1.08, x, y - h - w * 1.4, paint("ink", 1, "stroke", lw))
    elif merlons:
        n = max(2, int(w / 4.2))
        mw = w * 1.16 / (2 * n - 1)
        x0 = x - w * 0.58
        ink_poly(
            c,
            [
                (x - w * 0.58, y - h),
                (x - w * 0.58, y - h - 3),
                (x + w * 0.58, y - h - 3),
                (x + w * 0.58, y - h),
            ],
            col,
            1,
            lw,
        )
        for i in range(n):
            ink_poly(
                c,
                [
                    (x0 + 2 * i * mw, y - h - 3),
                    (x0 + 2 * i * mw, y - h - 3 - mw * 1.2),
                    (x0 + (2 * i + 1) * mw, y - h - 3 - mw * 1.2),
                    (x0 + (2 * i + 1) * mw, y - h - 3),
                ],
                col,
                1,
                lw * 0.9,
            )
    for k in range(win):
        ww = max(1.2, w * 0.14)
        yy = y - h * (0.72 - 0.34 * k)
        p = skia.Path()
        p.addRRect(
            skia.RRect.MakeRectXY(
                skia.Rect.MakeLTRB(x - ww, yy - ww * 2.4, x + ww, yy + ww), ww, ww
            )
        )
        c.drawPath(p, paint("ink", 0.9))


def city(c, x, y, s=1.0, kind="latin", banner="crimson", seed=0):
    c.save()
    c.translate(x, y)
    c.scale(s, s)
    c.drawOval(skia.Rect.MakeLTRB(-44, -8, 44, 12), paint("malachite", 0.30, blur=3))
    c.drawOval(skia.Rect.MakeLTRB(-36, -2, 36, 8), paint("ink", 0.25, blur=2.5))
    if kind == "latin":
        tower(c, -14, 0, 13, 40, "#EADBB8", "cone", "terracotta")
        tower(c, 15, 0, 14, 48, "#E4D2AA", "cone", "vermilion", win=2)
        tower(c, 0, 0, 20, 34, "#EFE2C2", None, win=1)
    elif kind == "muslim":
        tower(c, 18, 0, 7, 52, "#F1E7CC", "dome", "verdigris")
        tower(c, -2, 0, 26, 24, "#F1E7CC", "dome", "azure", win=1)
        tower(c, -20, 0, 9, 34, "#E9DCBC", "dome", "gold")
    elif kind == "byzantine":
        tower(c, 0, 0, 26, 30, "#E9C9A6", "dome", "gold", win=1)
        tower(c, -18, 0, 13, 22, "#E3BC94", "dome", "lapis")
        tower(c, 18, 0, 13, 22, "#E3BC94", "dome", "lapis")
    elif kind == "castle":
        tower(c, -22, 0, 14, 36, "#EADBB8", None, win=2)
        tower(c, 22, 0, 14, 36, "#EADBB8", None, win=2)
        tower(c, 0, 0, 20, 50, "#F4E8C8", None, win=2)
    # curtain wall + gate
    ink_poly(c, [(-34, 8), (-34, -9), (34, -9), (34, 8)], "#E2D0A6")
    c.drawRect(skia.Rect.MakeLTRB(6, -9, 34, 8), paint("sepia", 0.16))
    for i in range(9):
        xx = -34 + i * 8
        ink_poly(c, [(xx, -9), (xx, -13.5), (xx + 4, -13.5), (xx + 4, -9)], "#E2D0A6", 1, 0.9)
    p = skia.Path()
    p.moveTo(-5, 8)
    p.lineTo(-5, 0)
    p.arcTo(skia.Rect.MakeLTRB(-5, -5, 5, 5), 180, 180, False)
    p.lineTo(5, 8)
    p.close()
    c.drawPath(p, paint("ink", 0.95))
    for yy in (-3, 2.5):
        c.drawLine(-34, yy, -6, yy, paint("sepia", 0.45, "stroke", 0.6))
        c.drawLine(6, yy, 34, yy, paint("sepia", 0.45, "stroke", 0.6))
    for xx in (-28, -20, -12, 12, 20, 28):
        c.drawLine(xx, -3, xx, 2.5, paint("sepia", 0.45, "stroke", 0.6))
    # banner
    top = {"latin": -68, "muslim": -34, "byzantine": -60, "castle": -60}[kind]
    bx = {"latin": 15, "muslim": -20, "byzantine": 0, "castle": 0}[kind]
    if kind == "muslim":
        top = -53
    c.drawLine(bx, top + 8, bx, top - 12, paint("ink", 1, "stroke", 1.2))
    ink_poly(
        c,
        [(bx, top - 12), (bx + 16, top - 9), (bx + 11, top - 6), (bx + 16, top - 2), (bx, top - 2)],
        banner,
        1,
        0.9,
    )
    c.restore()


def ship(c, x, y, s=1.0, flip=False, sail="ivory", stripe="crimson", hull="#8A5A34"):
    c.save()
    c.translate(x, y)
    c.scale(-s if flip else s, s)
    for i in range(4):  # wake
        p = skia.Path()
        p.moveTo(-54 + i * 30, 22 + (i % 2) * 3)
        p.rQuadTo(8, -5, 16, 0)
        p.rQuadTo(8, 5, 16, 0)
        c.drawPath(p, paint("lapis", 0.55, "stroke", 1.1))
    for k in range(9):
        c.drawLine(-30 + k * 7, 10, -36 + k * 7, 24, paint("ink", 0.8, "stroke", 1.1))
    p = path(
        "M-52 -10 C-50 -4 -46 12 -30 16 L32 16 C46 12 54 -4 62 -16 "
        "C52 -10 46 -4 36 -2 L-34 -2 C-42 -4 -46 -10 -52 -10Z"
    )
    c.drawPath(p, paint(hull))
    c.save()
    c.clipPath(p, True)
    for yy in (3, 8, 13):
        c.drawLine(-60, yy, 70, yy, paint("ink", 0.5, "stroke", 0.8))
    c.drawRect(skia.Rect.MakeLTRB(-60, 9, 70, 20), paint("ink", 0.28))
    c.drawRect(skia.Rect.MakeLTRB(-60, -2.5, 70, 1.2), paint("gold", 0.9))
    c.restore()
    c.drawPath(p, paint("ink", 1, "stroke", 1.5))
    for i in range(6):
        cx = -26 + i * 11
        q = skia.Path()
        q.addCircle(cx, 3.4, 4.1)
        c.drawPath(q, paint(["crimson", "gold", "lapis"][i % 3]))
        c.drawPath(q, paint("ink", 1, "stroke", 0.9))
        c.drawCircle(cx, 3.4, 1, paint("ink"))

    def lateen(mx, top, wd, h):
        c.drawLine(mx, -2, mx, top, paint("ink", 1, "stroke", 2.2))
        q = skia.Path()
        q.moveTo(mx - wd * 0.55, top + h * 0.72)
        q.quadTo(mx - wd * 0.1, top + h * 0.2, mx + wd * 0.62, top - h * 0.24)
        q.quadTo(mx + wd * 0.72, top + h * 0.40, mx + wd * 0.30, top + h * 0.86)
        q.quadTo(mx - wd * 0.2, top + h * 0.92, mx - wd * 0.55, top + h * 0.72)
        q.close()
        c.drawPath(q, paint(sail))
        c.save()
        c.clipPath(q, True)
        for i in range(-3, 6, 2):
            z = skia.Path()
            z.moveTo(mx + i * wd * 0.17, top - h * 0.5)
            z.quadTo(
                mx + i * wd * 0.17 + wd * 0.20,
                top + h * 0.3,
                mx + i * wd * 0.17 - wd * 0.02,
                top + h * 1.2,
            )
            c.drawPath(z, paint(stripe, 0.9, "stroke", wd * 0.11))
        z = skia.Path()
        z.addOval(skia.Rect.MakeXYWH(mx - wd * 0.7, top - h * 0.3, wd * 0.9, h * 1.1))
        c.drawPath(z, paint("ivory", 0.22))
        c.restore()
        c.drawPath(q, paint("ink", 1, "stroke", 1.4))
        c.drawLine(
            mx - wd * 0.6,
            top + h * 0.78,
            mx + wd * 0.68,
            top - h * 0.3,
            paint("sepia", 1, "stroke", 2.4),
        )

    lateen(-18, -44, 40, 44)
    lateen(20, -58, 54, 58)
    for mx, top in ((20, -58), (-18, -44)):
        ink_poly(
            c,
            [
                (mx, top - 2),
                (mx, top - 12),
                (mx - 16, top - 9),
                (mx - 10, top - 7),
                (mx - 16, top - 4),
            ],
            "gold",
            1,
            0.8,
        )
    c.restore()


def mountains(c, x, y, n, s, seed=0, wash="verdigris"):
    r = np.random.default_rng(seed)
    for i in range(n):
        xx = x + i * 15 * s + r.uniform(-3, 3)
        yy = y + r.uniform(-4, 4) * s
        h = (13 + r.uniform(0, 9)) * s
        w = (11 + r.uniform(0, 4)) * s
        p = skia.Path()
        p.moveTo(xx - w, yy)
        p.quadTo(xx - w * 0.35, yy - h * 0.5, xx - w * 0.1, yy - h)
        p.quadTo(xx + w * 0.2, yy - h * 0.75, xx + w * 0.25, yy - h * 0.5)
        p.quadTo(xx + w * 0.5, yy - h * 0.3, xx + w, yy)
        q = skia.Path(p)
        q.close()
        c.drawPath(q, paint("parchment", 1))
        c.drawPath(q, paint(wash, 0.32))
        sh = skia.Path()
        sh.moveTo(xx - w * 0.1, yy - h)
        sh.quadTo(xx + w * 0.2, yy - h * 0.75, xx + w * 0.25, yy - h * 0.5)
        sh.quadTo(xx + w * 0.5, yy - h * 0.3, xx + w, yy)
        sh.lineTo(xx + w * 0.1, yy)
        sh.close()
        c.drawPath(sh, paint("sepia", 0.34))
        c.drawPath(p, paint("sepia", 0.95, "stroke", 1.2))
        for k in range(3):
            c.drawLine(
                xx + w * (0.05 + 0.16 * k),
                yy - h * (0.62 - 0.2 * k),
                xx + w * (0.0 + 0.16 * k),
                yy - h * (0.3 - 0.12 * k),
                paint("sepia", 0.6, "stroke", 0.8),
            )
