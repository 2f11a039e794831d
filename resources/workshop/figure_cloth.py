"""Robes, mantles, mail and their folds."""

import math

import numpy as np
import skia

from .canvas import blob, brush, cat, icon, paint
from .style import INK, colour4f, colour32, mix


class Cloth:
    """Paints the body of a bust and offers fold, damask, mail and trim painters."""

    def folds(s, p, col, lines, dark=0.55, lightc=None):
        c = s.c
        c.save()
        c.clipPath(p, True)
        L = lightc or mix(col, "#FFF3D8", 0.42)
        m = s.L
        for q, w in lines:

            def off(dx, dy=0, q=q):
                return [(x + dx, y + dy) for x, y in q]

            brush(
                c,
                off(m * w * 1.5, 1),
                w * 0.8,
                w * 3.0,
                w * 6.4,
                mix(col, "#0C0606", 0.70),
                dark,
                4.2,
            )
            brush(
                c,
                off(m * w * 0.7, 1),
                w * 0.3,
                w * 0.9,
                w * 1.9,
                mix(col, "#0C0606", 0.8),
                0.6,
                0.9,
            )
            brush(c, off(-m * w * 1.9), w * 0.3, w * 2.0, w * 4.4, mix(col, L, 0.45), 0.5, 4.0)
            brush(c, off(-m * w * 1.1), w * 0.2, w * 1.3, w * 2.6, mix(col, L, 0.62), 0.78, 1.6)
            brush(c, off(-m * w * 1.9, -2), 0.3, w * 0.45, 0.5, L, 0.95, 0.5)
            brush(
                c,
                [(x - m * w * 2.7, y + 8) for x, y in q[:-1]]
                + [(q[-1][0] - m * w * 3.2, q[-1][1] - 10)],
                0.3,
                w * 0.28,
                0.3,
                L,
                0.7,
                0.4,
            )
            brush(c, q, w * 0.25, w * 0.35, w * 0.95, INK, 0.95)
        c.restore()

    def damask(s, p, col, kind="cross", st=30, a=0.55):
        c = s.c
        c.save()
        c.clipPath(p, True)
        b = p.getBounds()
        gc = col
        for j, y in enumerate(np.arange(b.top(), b.bottom() + st, st * 0.62)):
            for x in np.arange(b.left() - (j % 2) * st / 2, b.right() + st, st):
                x = float(x)
                y = float(y)
                if kind == "cross":
                    for q in range(4):
                        an = q * math.pi / 2
                        c.drawCircle(
                            x + 4.4 * math.cos(an), y + 4.4 * math.sin(an), 2.3, paint(gc, a)
                        )
                    c.drawCircle(x, y, 1.5, paint(INK, a * 0.8))
                elif kind == "ring":
                    c.drawCircle(x, y, 7, paint(gc, a, "stroke", 1.7))
                    c.drawCircle(x, y, 2.6, paint(gc, a))
                else:
                    s.badge(kind, x, y, st * 0.62, colour4f(gc, a))
        c.restore()

    def shade(s, p, col):
        c = s.c
        c.save()
        c.clipPath(p, True)
        b = p.getBounds()
        c.drawRect(
            b,
            paint(
                "ink",
                1,
                shader=s.lin(
                    b.left(),
                    b.top(),
                    b.right(),
                    b.bottom(),
                    [
                        colour32(mix(col, "#FFF3D8", 0.25), 150),
                        colour32(col, 0),
                        colour32("#0C0606", 150),
                    ],
                    [0, 0.45, 1],
                ),
            ),
        )
        c.restore()

    def body(s):
        sp = s.sp
        c = s.c
        k = sp.get("cloth", "tunic")
        a = sp.get("c1", "crimson")
        b = sp.get("c2", "lapis")
        tr = sp.get("trim", "gold")
        sh = 0 if s.fem else 14
        cx = s.cx
        W1 = 118 + sh
        W2 = 146 + sh
        torso = skia.Path()
        torso.moveTo(cx - 44, 310)
        torso.cubicTo(cx - 70, 330, cx - W1 + 6, 334, cx - W1 - 8, 366)
        torso.cubicTo(cx - W2, 410, cx - W2 - 6, 480, cx - W2 - 10, 560)
        torso.lineTo(cx + W2 + 10, 560)
        torso.cubicTo(cx + W2 + 6, 480, cx + W2, 410, cx + W1 + 8, 366)
        torso.cubicTo(cx + W1 - 6, 334, cx + 70, 330, cx + 44, 310)
        torso.cubicTo(cx + 30, 344, cx - 30, 344, cx - 44, 310)
        torso.close()
        s.torso = torso
        if k != "mail":
            c.drawPath(torso, paint(a))
            s.shade(torso, a)
            if sp.get("damask"):
                s.damask(torso, "gold_hi", sp["damask"], sp.get("dst", 30))
            s.folds(torso, a, s.fold_lines(cx, W1))
            c.drawPath(torso, paint(INK, 1, "stroke", 3))
        if k == "mail":
            c.drawPath(torso, paint("#6E747C"))
            c.save()
            c.clipPath(torso, True)
            s.mailtex(skia.Rect.MakeLTRB(0, 300, 400, 540))
            c.restore()
            s.shade(torso, "#5A6068")
            c.drawPath(torso, paint(INK, 1, "stroke", 3))
            sur = skia.Path()
            sur.moveTo(cx - 62, 322)
            sur.cubicTo(cx - 84, 400, cx - 104, 470, cx - 112, 560)
            sur.lineTo(cx + 112, 560)
            sur.cubicTo(cx + 104, 470, cx + 84, 400, cx + 62, 322)
            sur.cubicTo(cx + 40, 372, cx - 40, 372, cx - 62, 322)
            sur.close()
            c.drawPath(sur, paint(a))
            s.shade(sur, a)
            s.folds(
                sur,
                a,
                [
                    ([(cx - 60, 380), (cx - 66, 450), (cx - 76, 540)], 2.6),
                    ([(cx + 60, 380), (cx + 66, 450), (cx + 76, 540)], 2.6),
                    ([(cx - 24, 392), (cx - 24, 460), (cx - 34, 540)], 2),
                    ([(cx + 26, 392), (cx + 28, 460), (cx + 34, 540)], 2),
                ],
            )
            ic = sp.get("badge")
            if ic:
                s.badge(ic, cx, 455, 92, sp.get("badgec", "gold_hi"))
            c.drawPath(sur, paint(INK, 1, "stroke", 3))
        if k in ("cloak", "royal") or sp.get("mantle"):
            for sg in (-1, 1):
                q = skia.Path()
                q.moveTo(cx + sg * 40, 314)
                q.cubicTo(cx + sg * 86, 326, cx + sg * (128 + sh), 330, cx + sg * (142 + sh), 372)
                q.cubicTo(
                    cx + sg * (160 + sh), 420, cx + sg * (166 + sh), 480, cx + sg * (172 + sh), 560
                )
                q.lineTo(cx + sg * 112, 560)
                q.cubicTo(cx + sg * 104, 480, cx + sg * 92, 400, cx + sg * 40, 318)
                q.close()
                c.drawPath(q, paint(b))
                s.shade(q, b)
                s.damask(q, "gold_hi", sp["damask2"], sp.get("dst", 30), 0.5) if sp.get(
                    "damask2"
                ) else None
                s.folds(
                    q,
                    b,
                    [
                        ([(cx + sg * 84, 340), (cx + sg * 118, 430), (cx + sg * 128, 545)], 3.2),
                        ([(cx + sg * 118, 345), (cx + sg * 142, 420), (cx + sg * 150, 540)], 3.0),
                        ([(cx + sg * 66, 336), (cx + sg * 100, 420), (cx + sg * 116, 545)], 2.0),
                    ],
                )
                c.drawPath(q, paint(INK, 1, "stroke", 3))
                s.trimline(
                    [
                        (cx + sg * 42, 324),
                        (cx + sg * 78, 382),
                        (cx + sg * 98, 450),
                        (cx + sg * 110, 540),
                    ],
                    12,
                    tr,
                )
        if k in ("tunic", "cloak", "royal", "robe") and not sp.get("plain"):
            s.trimline(
                [(cx - 50, 318), (cx - 32, 346), (cx, 356), (cx + 32, 346), (cx + 50, 318)], 17, tr
            )
            if k in ("royal", "robe"):
                q = skia.Path()
                q.addRect(skia.Rect.MakeLTRB(cx - 17, 352, cx + 17, 560))
                c.drawPath(
                    q,
                    paint(
                        "ink",
                        1,
                        shader=s.lin(
                            cx - 17, 0, cx + 17, 0, ["gold_hi", "gold", "gold_dk"], [0, 0.55, 1]
                        ),
                    ),
                )
                c.drawPath(q, paint(INK, 1, "stroke", 2.2))
                for i in range(5):
                    yy = 378 + i * 34
                    col = ["crimson", "lapis", "malachite"][i % 3]
                    z = (
                        blob([(cx, yy - 11), (cx + 10, yy), (cx, yy + 11), (cx - 10, yy)], 6)
                        if i % 2
                        else blob(
                            [
                                (cx - 9, yy - 9),
                                (cx + 9, yy - 9),
                                (cx + 9, yy + 9),
                                (cx - 9, yy + 9),
                            ],
                            6,
                        )
                    )
                    c.drawPath(z, paint(col))
                    c.drawPath(z, paint(INK, 1, "stroke", 1.6))
                    c.drawCircle(cx - 3 * s.L, yy - 3.5, 2.2, paint("#FFFFFF", 0.85))
                    for sg in (-1, 1):
                        c.drawCircle(cx + sg * 13, yy + 17, 2.6, paint("#FFFBF0"))
                        c.drawCircle(cx + sg * 13, yy + 17, 2.6, paint(INK, 1, "stroke", 1))
        if k == "fur":
            q = blob(
                [
                    (cx - 60, 314),
                    (cx - 128, 334),
                    (cx - 152, 392),
                    (cx - 104, 420),
                    (cx - 56, 392),
                    (cx, 414),
                    (cx + 56, 392),
                    (cx + 104, 420),
                    (cx + 152, 392),
                    (cx + 128, 334),
                    (cx + 60, 314),
                    (cx, 346),
                ]
            )
            c.drawPath(q, paint("#EFE6D2"))
            c.save()
            c.clipPath(q, True)
            for _ in range(150):
                x = s.r.uniform(cx - 155, cx + 155)
                y = s.r.uniform(310, 425)
                dx = (x - cx) * 0.06
                brush(
                    c,
                    [(x, y), (x + dx * 0.5, y + 6), (x + dx, y + 13)],
                    1.2,
                    0.3,
                    1.6,
                    "#B9A88A",
                    0.8,
                )
            for x, y in (
                (-120, 372),
                (-88, 352),
                (-84, 396),
                (-44, 366),
                (-24, 392),
                (24, 392),
                (44, 366),
                (84, 396),
                (88, 352),
                (120, 372),
                (0, 372),
            ):
                brush(c, [(cx + x, y - 6), (cx + x, y), (cx + x, y + 9)], 3, 0.6, 4.6, "#1A1210")
            c.restore()
            s.shade(q, "#EFE6D2")
            c.drawPath(q, paint(INK, 1, "stroke", 2.8))
        if k == "apron":
            q = skia.Path()
            q.moveTo(cx - 58, 402)
            q.lineTo(cx + 58, 402)
            q.lineTo(cx + 84, 560)
            q.lineTo(cx - 84, 560)
            q.close()
            c.drawPath(q, paint("#8A5A34"))
            s.shade(q, "#8A5A34")
            c.drawPath(q, paint(INK, 1, "stroke", 2.6))
            for sg in (-1, 1):
                brush(
                    c,
                    [(cx + sg * 52, 404), (cx + sg * 58, 360), (cx + sg * 42, 326)],
                    9,
                    9,
                    9,
                    "#6B4226",
                )
                brush(
                    c,
                    [(cx + sg * 48, 404), (cx + sg * 54, 360), (cx + sg * 38, 326)],
                    1.4,
                    1.4,
                    1.4,
                    INK,
                )
            for i in range(9):
                c.drawLine(
                    cx - 50 + i * 12, 410, cx - 44 + i * 12, 410, paint("#E7C48C", 1, "stroke", 2)
                )
            s.trimline(
                [(cx - 50, 318), (cx - 32, 344), (cx, 352), (cx + 32, 344), (cx + 50, 318)], 9, tr
            )
        if k == "hood":
            q = blob(
                [
                    (cx - 66, 276),
                    (cx - 120, 330),
                    (cx - 150, 390),
                    (cx - 80, 428),
                    (cx, 440),
                    (cx + 80, 428),
                    (cx + 150, 390),
                    (cx + 120, 330),
                    (cx + 66, 276),
                    (cx + 30, 336),
                    (cx, 346),
                    (cx - 30, 336),
                ]
            )
            c.drawPath(q, paint(b))
            s.shade(q, b)
            s.folds(
                q,
                b,
                [
                    ([(cx - 70, 320), (cx - 88, 370), (cx - 84, 420)], 3),
                    ([(cx + 72, 320), (cx + 92, 370), (cx + 86, 420)], 3),
                    ([(cx - 26, 350), (cx - 14, 390), (cx - 22, 430)], 2.4),
                    ([(cx + 30, 350), (cx + 20, 390), (cx + 28, 430)], 2.4),
                ],
            )
            c.drawPath(q, paint(INK, 1, "stroke", 2.8))
        extra = getattr(s, "cloth_" + k, None)
        if extra:
            extra(cx, a, b, tr)

    def fold_lines(s, cx, W1):
        """Fold sets: straight, vee (meeting at the breast) or swag (hanging from the shoulders)."""

        def j(points):
            return [(x + s.r.normal(0, 2.2), y + s.r.normal(0, 3)) for x, y in points]

        side = [
            ([(cx - W1 + 6, 372), (cx - W1 - 8, 430), (cx - W1 - 14, 520)], 2.4),
            ([(cx + W1 - 2, 376), (cx + W1 + 10, 440), (cx + W1 + 14, 530)], 2.4),
        ]
        kind = s.sp.get("folds", "straight")
        if kind == "vee":
            v = [
                ([(cx - 96, 356), (cx - 64, 420), (cx - 22, 470), (cx - 16, 545)], 3.0),
                ([(cx + 96, 356), (cx + 66, 424), (cx + 26, 474), (cx + 22, 545)], 3.2),
                ([(cx - 66, 350), (cx - 40, 396), (cx - 8, 430)], 2.4),
                ([(cx + 66, 350), (cx + 42, 398), (cx + 12, 432)], 2.4),
                ([(cx - 112, 390), (cx - 86, 450), (cx - 72, 545)], 2.8),
                ([(cx + 112, 392), (cx + 90, 452), (cx + 80, 545)], 2.8),
                ([(cx - 40, 352), (cx - 24, 378), (cx - 2, 398)], 1.8),
                ([(cx + 42, 352), (cx + 26, 380), (cx + 8, 398)], 1.8),
            ]
        elif kind == "swag":
            v = [
                ([(cx - 104, 366), (cx - 62, 412), (cx + 4, 424), (cx + 58, 398)], 2.8),
                ([(cx - 112, 396), (cx - 60, 452), (cx + 18, 462), (cx + 84, 418)], 3.0),
                ([(cx - 110, 436), (cx - 50, 496), (cx + 30, 502), (cx + 104, 448)], 3.0),
                ([(cx + 70, 352), (cx + 84, 430), (cx + 76, 540)], 2.6),
                ([(cx - 78, 356), (cx - 40, 388), (cx + 6, 394)], 2.0),
                ([(cx - 96, 486), (cx - 40, 536), (cx + 30, 545)], 2.6),
            ]
        else:
            v = [
                ([(cx - W1 + 28, 352), (cx - W1 + 30, 430), (cx - W1 + 18, 545)], 3.2),
                ([(cx + W1 - 24, 352), (cx + W1 - 28, 430), (cx + W1 - 12, 545)], 3.6),
                ([(cx - 56, 372), (cx - 46, 440), (cx - 58, 540)], 2.6),
                ([(cx + 56, 372), (cx + 50, 450), (cx + 64, 540)], 2.8),
                ([(cx - 14, 398), (cx - 6, 460), (cx - 14, 540)], 2.2),
                ([(cx + 24, 404), (cx + 26, 460), (cx + 20, 540)], 2.2),
            ]
        return [(j(q), w) for q, w in v + side]

    def cloth_chlamys(s, cx, a, b, tr):
        """Court mantle pinned on one shoulder, with an embroidered tablion."""
        c = s.c
        s.trimline(
            [(cx - 50, 318), (cx - 32, 346), (cx, 356), (cx + 32, 346), (cx + 50, 318)], 15, tr
        )
        q = skia.Path()
        q.moveTo(cx + 34, 322)
        q.cubicTo(cx + 96, 326, cx + 140, 336, cx + 156, 380)
        q.cubicTo(cx + 172, 440, cx + 176, 500, cx + 180, 560)
        q.lineTo(cx - 96, 560)
        q.cubicTo(cx - 60, 480, cx - 4, 400, cx + 34, 322)
        q.close()
        c.drawPath(q, paint(b))
        s.shade(q, b)
        if s.sp.get("damask2"):
            s.damask(q, "gold_hi", s.sp["damask2"], s.sp.get("dst", 34), 0.45)
        s.folds(
            q,
            b,
            [
                ([(cx + 52, 340), (cx + 30, 420), (cx - 20, 545)], 3.0),
                ([(cx + 70, 344), (cx + 66, 430), (cx + 40, 545)], 3.0),
                ([(cx + 92, 346), (cx + 104, 430), (cx + 100, 545)], 3.0),
                ([(cx + 120, 352), (cx + 138, 430), (cx + 142, 545)], 2.8),
            ],
        )
        c.drawPath(q, paint(INK, 1, "stroke", 3))
        s.trimline([(cx + 30, 330), (cx + 2, 392), (cx - 40, 468), (cx - 92, 552)], 12, tr)
        t = skia.Path()
        t.addPoly(
            [
                skia.Point(*v)
                for v in ((cx + 26, 420), (cx + 84, 420), (cx + 78, 486), (cx - 6, 486))
            ],
            True,
        )
        c.drawPath(
            t,
            paint(
                "ink",
                1,
                shader=s.lin(cx, 420, cx + 84, 486, ["gold_hi", "gold", "gold_dk"], [0, 0.5, 1]),
            ),
        )
        c.drawPath(t, paint(INK, 1, "stroke", 2.2))
        s.badge("eagle-emblem", cx + 46, 453, 46, s.sp.get("badgec", "#5B1E4A"))
        c.drawCircle(cx + 36, 334, 15, paint("gold"))
        c.drawCircle(cx + 36, 334, 15, paint(INK, 1, "stroke", 2.2))
        c.drawCircle(cx + 36, 334, 8, paint("crimson"))
        c.drawCircle(cx + 36 - 3 * s.L, 331, 2.4, paint("#FFFFFF", 0.9))

    def cloth_scapular(s, cx, a, b, tr):
        """Religious habit: cowl at the neck and a long panel in front."""
        c = s.c
        q = skia.Path()
        q.moveTo(cx - 52, 336)
        q.cubicTo(cx - 62, 420, cx - 66, 490, cx - 70, 560)
        q.lineTo(cx + 70, 560)
        q.cubicTo(cx + 66, 490, cx + 62, 420, cx + 52, 336)
        q.cubicTo(cx + 24, 372, cx - 24, 372, cx - 52, 336)
        q.close()
        c.drawPath(q, paint(b))
        s.shade(q, b)
        s.folds(
            q,
            b,
            [
                ([(cx - 30, 372), (cx - 26, 450), (cx - 36, 545)], 2.4),
                ([(cx + 28, 372), (cx + 30, 450), (cx + 40, 545)], 2.6),
                ([(cx - 2, 380), (cx + 4, 460), (cx, 545)], 2.0),
            ],
        )
        c.drawPath(q, paint(INK, 1, "stroke", 2.8))
        if s.sp.get("cowl", True):
            w = blob(
                [
                    (cx - 58, 300),
                    (cx - 92, 340),
                    (cx - 70, 372),
                    (cx, 388),
                    (cx + 70, 372),
                    (cx + 92, 340),
                    (cx + 58, 300),
                    (cx + 36, 334),
                    (cx, 344),
                    (cx - 36, 334),
                ]
            )
            c.drawPath(w, paint(b))
            s.shade(w, b)
            s.folds(
                w,
                b,
                [
                    ([(cx - 66, 326), (cx - 52, 352), (cx - 14, 374)], 2.6),
                    ([(cx + 68, 326), (cx + 54, 352), (cx + 18, 376)], 2.6),
                ],
            )
            c.drawPath(w, paint(INK, 1, "stroke", 2.8))

    def cloth_furcollar(s, cx, a, b, tr):
        """Gown with a broad dark fur collar and a row of buttons."""
        c = s.c
        q = blob(
            [
                (cx - 50, 312),
                (cx - 96, 334),
                (cx - 104, 372),
                (cx - 66, 420),
                (cx - 30, 470),
                (cx - 16, 470),
                (cx - 30, 400),
                (cx - 22, 352),
                (cx + 22, 352),
                (cx + 30, 400),
                (cx + 16, 470),
                (cx + 30, 470),
                (cx + 66, 420),
                (cx + 104, 372),
                (cx + 96, 334),
                (cx + 50, 312),
                (cx + 24, 340),
                (cx - 24, 340),
            ]
        )
        fc = s.sp.get("furc", "#6B4A2E")
        c.drawPath(q, paint(fc))
        c.save()
        c.clipPath(q, True)
        for _ in range(190):
            x = s.r.uniform(cx - 108, cx + 108)
            y = s.r.uniform(308, 476)
            d = (x - cx) * 0.05
            brush(
                c,
                [(x, y), (x + d * 0.5, y + 6), (x + d, y + 12)],
                1.6,
                0.3,
                1.9,
                mix(fc, "ivory" if s.r.random() < 0.45 else "#120808", 0.4),
                0.85,
            )
        c.restore()
        s.shade(q, fc)
        c.drawPath(q, paint(INK, 1, "stroke", 2.6))
        for i in range(4):
            X, Y = cx, 398 + i * 38
            c.drawCircle(X, Y, 6.4, paint("gold_hi"))
            c.drawCircle(X, Y, 6.4, paint(INK, 1, "stroke", 1.8))
            c.drawCircle(X - 2 * s.L, Y - 2, 1.8, paint("#FFFFFF", 0.9))

    def badge(s, ic, cx, cy, sz, col):
        p = skia.Path(icon(ic))
        m = skia.Matrix()
        m.setScale(s.L * sz / 512, sz / 512)
        m.postTranslate(cx - s.L * sz / 2, cy - sz / 2)
        p.transform(m)
        s.c.drawPath(p, paint(col))
        (s.c.drawPath(p, paint(INK, 0.9, "stroke", 1.2)) if isinstance(col, str) else None)

    def mailtex(s, r):
        c = s.c
        for j, y in enumerate(np.arange(r.top(), r.bottom(), 6.2)):
            for x in np.arange(r.left() + (j % 2) * 4, r.right(), 8):
                c.drawArc(
                    skia.Rect.MakeXYWH(float(x), float(y), 8.4, 8.4),
                    190,
                    200,
                    False,
                    paint("#D9DEE2", 0.85, "stroke", 1.3),
                )
                c.drawArc(
                    skia.Rect.MakeXYWH(float(x), float(y), 8.4, 8.4),
                    20,
                    140,
                    False,
                    paint("#22262C", 0.95, "stroke", 1.5),
                )

    def trimline(s, pts, w, tr="gold", jew=True):
        c = s.c
        brush(c, pts, w + 4, w + 4, w + 4, INK)
        brush(c, pts, w, w, w, tr if tr != "gold" else "#D9A93F")
        if tr == "gold":
            brush(
                c,
                [(x - w * 0.18 * s.L, y - w * 0.22) for x, y in pts],
                w * 0.3,
                w * 0.3,
                w * 0.3,
                "#FBE9A8",
                0.9,
                1,
            )
        q = cat(pts, 12)
        d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))]
        if jew and w > 7:
            n = int(d[-1] // (w * 1.25))
            for i in range(n):
                u = (i + 0.5) / n * d[-1]
                x = float(np.interp(u, d, q[:, 0]))
                y = float(np.interp(u, d, q[:, 1]))
                if i % 2:
                    c.drawCircle(x, y, w * 0.20, paint("#FFFBF0"))
                    c.drawCircle(x, y, w * 0.20, paint(INK, 1, "stroke", 1))
                else:
                    col = ["crimson", "lapis", "malachite"][(i // 2) % 3]
                    c.drawCircle(x, y, w * 0.30, paint(col))
                    c.drawCircle(x, y, w * 0.30, paint(INK, 1, "stroke", 1.1))
                    c.drawCircle(x - w * 0.08, y - w * 0.1, w * 0.08, paint("#FFFFFF", 0.9))
