"""Head, neck, ears, eyes, nose and mouth of a painted bust."""

import math

import skia

from .canvas import blob, brush, cat, paint, radial
from .complexion import FLESH_LIGHT, HAIR, LIPS, SKIN
from .style import INK, mix


class Face:
    """Paints the head; expects the frame given by Bust (cx, cy, t, kx, ky, L, fem, sp)."""

    def facepath(s):
        t = s.t * 6
        f = s.fem
        j = 0 if f else 5
        ch = s.sp.get("chub", 0)
        return blob(
            s.pts(
                [
                    (0 + t * 0.3, -84),
                    (34, -74),
                    (55, -42),
                    (57 + ch, -4),
                    (52 + ch - t * 0.4, 30),
                    (42 + j + ch * 0.6 - t * 0.5, 58),
                    (22 + j * 0.8 + t * 0.6, 82),
                    (4 + t * 1.3, 90 if not f else 87),
                    (-16 - j * 0.8 + t * 1.2, 82),
                    (-40 - j - ch * 0.6 + t * 0.3, 57),
                    (-53 - ch + t * 0.2, 28),
                    (-57 - ch, -6),
                    (-55, -42),
                    (-34, -74),
                ]
            )
        )

    def neck(s):
        c = s.c
        a, b, d = SKIN[s.sp["skin"]]
        p = blob(s.pts([(-27, 50), (27, 50), (30, 95), (46, 124), (0, 152), (-46, 124), (-30, 95)]))
        c.drawPath(p, paint(b))
        c.save()
        c.clipPath(p, True)
        brush(c, s.pts([(-40, 72), (0, 102), (44, 66)]), 34, 34, 44, d, 0.75, 7)
        brush(c, s.pts([(12, 100), (6, 128), (0, 146)]), 7, 2, 5, a, 0.5, 3)
        c.restore()
        brush(c, s.pts([(-27, 62), (-30, 95), (-46, 124)]), 2, 3.2, 3, INK)
        brush(c, s.pts([(27, 62), (30, 95), (46, 124)]), 2, 3.2, 3, INK)

    def ears(s):
        c = s.c
        a, b, d = SKIN[s.sp["skin"]]
        for sg in (-1,) if s.t > 0 else (1,):
            p = blob(
                s.pts([(sg * 54, -12), (sg * 64, -16), (sg * 68, 0), (sg * 62, 22), (sg * 54, 26)])
            )
            c.drawPath(p, paint(b))
            c.drawPath(p, paint(INK, 1, "stroke", 2))
            brush(c, s.pts([(sg * 58, -6), (sg * 63, 0), (sg * 58, 14)]), 1.2, 1.2, 2, d)

    def face(s):
        c = s.c
        sp = s.sp
        a, b, d = SKIN[sp["skin"]]
        hi = FLESH_LIGHT[sp["skin"]]
        L = s.L
        t = s.t
        fx = t * 11
        fp = s.facepath()
        s.fp = fp
        sh = -1 if t > 0 else 1
        c.drawPath(
            fp,
            paint(
                "ink",
                1,
                shader=radial(s.cx + fx - sh * 6, s.cy - 8, 104 * s.k, [a, a, b], [0, 0.42, 1]),
            ),
        )
        c.save()
        c.clipPath(fp, True)
        # side shadow (light from upper left)
        brush(
            c,
            s.pts([(50 * L, -84), (60 * L, -20), (52 * L, 34), (34 * L, 70), (6 * L, 96)]),
            26,
            22,
            34,
            d,
            0.62,
            8,
        )
        brush(
            c,
            s.pts([(-56 * L, -50), (-60 * L, 0), (-50 * L, 40), (-24 * L, 82)]),
            9,
            10,
            12,
            d,
            0.5,
            5,
        )
        # sockets
        for sg in (-1, 1):
            ex = fx + sg * 25 * (1 - 0.10 * (sg * t > 0) * abs(t) * 2)
            c.drawPath(
                blob(
                    s.pts(
                        [
                            (ex - 19, -20),
                            (ex, -27),
                            (ex + 19, -20),
                            (ex + 17, 2),
                            (ex, 8),
                            (ex - 17, 2),
                        ]
                    )
                ),
                paint(d, 0.42, blur=5),
            )
        brush(
            c, s.pts([(fx + 8 * L, -16), (fx + 11 * L, 8), (fx + 14 * L, 26)]), 5, 13, 9, d, 0.5, 4
        )  # nose side
        c.drawPath(
            blob(s.pts([(fx - 13, 40), (fx, 46), (fx + 17, 40), (fx + 13, 50), (fx - 8, 51)])),
            paint(d, 0.5, blur=3.5),
        )  # under nose
        c.drawPath(
            blob(s.pts([(fx - 13, 70), (fx, 67), (fx + 14, 70), (fx, 77)])), paint(d, 0.5, blur=3.5)
        )
        rg = "vermilion"
        for sg, al in ((-1, 0.36), (1, 0.34)):
            c.drawOval(
                skia.Rect.MakeXYWH(*s.X(fx + sg * 33 - 17, 14), 34 * s.k, 25 * s.k),
                paint(rg, al * (1.15 if s.fem else 0.9) * sp.get("blush", 1), blur=9),
            )
        # highlights (cream hatching à la tempera)
        brush(c, s.pts([(fx + 0, -30), (fx + 2, 0), (fx + 5, 27)]), 3.5, 6.5, 4.5, hi, 0.85, 1.8)
        c.drawOval(
            skia.Rect.MakeXYWH(*s.X(fx + 1, 25), 9 * s.k, 7 * s.k),
            paint(mix(hi, "#FFFFFF", 0.4), 0.9, blur=1.8),
        )
        brush(c, s.pts([(fx - 46, 10), (fx - 36, 4), (fx - 24, 9)]), 2, 3, 8, hi, 0.6, 3)
        brush(c, s.pts([(fx + 20, 10), (fx + 30, 5), (fx + 38, 9)]), 2, 3, 6, hi, 0.45, 3)
        brush(c, s.pts([(fx - 26, -46), (fx - 2, -54), (fx + 22, -46)]), 5, 5, 13, hi, 0.5, 5)
        c.drawOval(skia.Rect.MakeXYWH(*s.X(fx - 9, 74), 17 * s.k, 9 * s.k), paint(hi, 0.6, blur=3))
        for sg in (-1, 1):
            ex = fx + sg * 26
            for i in range(3):
                brush(
                    c,
                    s.pts(
                        [
                            (ex - sg * 9 + i * sg * 5, 13 + i * 1.8),
                            (ex + i * sg * 5, 15 + i * 1.5),
                            (ex + sg * 10 + i * sg * 3, 12 + i),
                        ]
                    ),
                    0.4,
                    0.4,
                    1.1,
                    hi,
                    0.5,
                )
        if sp.get("age", 0) > 0.5:
            for yy in (-52, -44):
                brush(
                    c,
                    s.pts([(fx - 26, yy + 3), (fx, yy), (fx + 24, yy + 3)]),
                    0.4,
                    0.4,
                    1.5,
                    d,
                    0.8,
                )
            for sg in (-1, 1):
                brush(
                    c,
                    s.pts([(fx + sg * 19, 32), (fx + sg * 27, 44), (fx + sg * 28, 56)]),
                    0.5,
                    0.6,
                    2.2,
                    d,
                    0.9,
                )
                brush(
                    c,
                    s.pts([(fx + sg * 14, 9), (fx + sg * 24, 15), (fx + sg * 36, 10)]),
                    0.4,
                    0.4,
                    1.5,
                    d,
                    0.8,
                )
        c.restore()
        # eyes
        for sg in (-1, 1):
            far = sg * t > 0
            kx = 1 - 0.16 * abs(t) * (1.3 if far else 0)
            ex = fx + sg * 26 * (1 - 0.10 * far * abs(t))
            ey = -2
            w = 16.5 * kx
            up = (8.4 if s.fem else 7.2) + sp.get("wide", 0)
            low = 6 - sp.get("squint", 0)
            e = cat(
                s.pts(
                    [
                        (ex - w, ey + 1.5),
                        (ex - w * 0.45, ey - up * 0.85),
                        (ex + w * 0.2, ey - up),
                        (ex + w * 0.75, ey - up * 0.35),
                        (ex + w, ey + 1),
                        (ex + w * 0.35, ey + low),
                        (ex - w * 0.4, ey + low),
                    ]
                ),
                10,
                True,
            )
            ep = skia.Path()
            ep.addPoly([skia.Point(*v) for v in e], True)
            c.drawPath(ep, paint("#FBF3E0"))
            c.save()
            c.clipPath(ep, True)
            gx = ex + t * 3.2 + sp.get("gaze", 0)
            ic = sp.get("eye", "#4A2C18")
            X, Y = s.X(gx, ey - 1.2 + sp.get("look", 0))
            c.drawCircle(X, Y, 7.4 * s.k, paint(ic))
            c.drawCircle(X, Y, 7.4 * s.k, paint(INK, 1, "stroke", 1.6))
            glow = radial(
                X,
                Y + 3.4 * s.k,
                7.2 * s.k,
                [mix(ic, "#FFE2B0", 0.5), ic, mix(ic, "#080302", 0.55)],
                [0, 0.5, 1],
            )
            c.drawCircle(X, Y, 6.8 * s.k, paint("ink", 1, shader=glow))
            for spoke in range(14):
                turn = spoke * 0.4488 + 0.2
                c.drawLine(
                    X + 3.4 * math.cos(turn),
                    Y + 3.4 * math.sin(turn),
                    X + 6.2 * math.cos(turn),
                    Y + 6.2 * math.sin(turn),
                    paint(mix(ic, "#FFE9C0", 0.6), 0.5, "stroke", 0.7),
                )
            c.drawCircle(X, Y, 3.5 * s.k, paint("#0E0806"))
            c.drawCircle(X - 2.5 * L, Y - 2.7, 2.0, paint("#FFFFFF", 0.96))
            c.drawCircle(X + 2.3 * L, Y + 2.6, 0.9, paint("#FFFFFF", 0.6))
            # the ball turns away into shadow at both corners; the tear duct is rosy
            for q, far_a in ((-w, 0.30), (w, 0.30)):
                gx0, gy0 = s.X(ex + q, ey + 1)
                c.drawCircle(gx0, gy0, 6.5, paint("#7A4A30", far_a, blur=2.6))
            dx0, dy0 = s.X(ex - sg * (w - 2.4), ey + 2.2)
            c.drawCircle(dx0, dy0, 2.3, paint("#C8705A", 0.8, blur=0.5))
            brush(
                c,
                s.pts([(ex - w - 2, ey - 2), (ex, ey - up + 1.5), (ex + w + 2, ey - 1)]),
                7,
                7,
                6,
                "#5A3018",
                0.35,
                2,
            )
            c.restore()
            brush(
                c,
                s.pts(
                    [
                        (ex - w - (2.5 if sg < 0 else 0.5), ey + 2.5),
                        (ex - w * 0.45, ey - up * 0.88),
                        (ex + w * 0.2, ey - up - 0.2),
                        (ex + w * 0.75, ey - up * 0.4),
                        (ex + w + (2.5 if sg > 0 else 0.5), ey + 2),
                    ]
                ),
                1.4,
                1.4,
                4.6 if s.fem else 3.9,
                INK,
            )
            for lash in range(3 if not s.fem else 5):
                t0 = w * (0.42 + 0.17 * lash if not s.fem else 0.25 + 0.17 * lash)
                lift = up * (1.0 - 0.75 * (t0 / w) ** 2)
                brush(
                    c,
                    s.pts(
                        [
                            (ex + sg * t0, ey - lift),
                            (ex + sg * (t0 + 2.4), ey - lift - (3.0 if s.fem else 1.8)),
                        ]
                    ),
                    1.1,
                    0.3,
                    0.9,
                    INK,
                    0.85,
                )
            brush(
                c,
                s.pts(
                    [
                        (ex - w * 0.62, ey + low - 0.6),
                        (ex, ey + low + 2.4),
                        (ex + w * 0.62, ey + low - 1),
                    ]
                ),
                0.3,
                0.3,
                1.2,
                mix(SKIN[sp["skin"]][0], "#FFF6E4", 0.5),
                0.7,
            )
            brush(
                c,
                s.pts(
                    [
                        (ex - w * 0.8, ey + low - 1.8),
                        (ex, ey + low + 1),
                        (ex + w * 0.8, ey + low - 2.4),
                    ]
                ),
                0.6,
                0.6,
                1.5,
                "#5A3018",
                0.9,
            )
            brush(
                c,
                s.pts(
                    [
                        (ex - w * 0.95, ey - 7.5),
                        (ex - w * 0.1, ey - up - 6),
                        (ex + w * 0.95, ey - 6.5),
                    ]
                ),
                0.6,
                0.6,
                1.7,
                "#6B3A1E",
                0.85,
            )
            hc = HAIR[sp["hair"]]
            bc = hc[1] if sp["hair"] not in ("white", "grey") else hc[1]
            bw = 3.4 if s.fem else 6.2
            ang, lift = sp.get("brow", 0), sp.get("lift", 0)
            if sg < 0:
                brush(
                    c,
                    s.pts(
                        [
                            (ex + w + 1, ey - 15 - ang - lift),
                            (ex - w * 0.1, ey - 21.5 - lift),
                            (ex - w - 6, ey - 12 + ang * 0.4 - lift * 0.5),
                        ]
                    ),
                    bw * 0.9,
                    0.8,
                    bw,
                    bc,
                )
            else:
                brush(
                    c,
                    s.pts(
                        [
                            (ex - w - 1, ey - 15 - ang - lift),
                            (ex + w * 0.1, ey - 21.5 - lift),
                            (ex + w + 5 * kx, ey - 12 + ang * 0.4 - lift * 0.5),
                        ]
                    ),
                    bw * 0.9,
                    0.8,
                    bw,
                    bc,
                )
        # nose: line on shadow side joining the brow
        brush(
            c,
            s.pts([(fx + 10, -17), (fx + 9, -2), (fx + 13, 16), (fx + 17, 29), (fx + 13, 37)]),
            1.0,
            1.4,
            2.2,
            "#5A2E17",
        )
        brush(c, s.pts([(fx - 12, 33), (fx - 13, 39), (fx - 7, 40)]), 1.0, 1.2, 2.2, "#5A2E17")
        brush(c, s.pts([(fx - 6, 40), (fx + 3, 43.5), (fx + 11, 39)]), 1.6, 1.6, 2.8, INK)
        # mouth
        lip = LIPS.get(sp["skin"], "#B24A3A" if s.fem else "#A5563F")
        my = 57
        sm = sp.get("smile", 1.2)
        mw = 17 if s.fem else 19
        up = blob(
            s.pts(
                [
                    (fx - mw, my - sm),
                    (fx - 6, my - 5.2),
                    (fx + 1, my - 3.6),
                    (fx + 7, my - 5.2),
                    (fx + mw - 1, my - sm),
                    (fx + 1, my + 1.5),
                ]
            ),
            8,
        )
        c.drawPath(up, paint(lip))
        lo = blob(
            s.pts(
                [
                    (fx - mw * 0.72, my + 0.2),
                    (fx + 1, my + 1),
                    (fx + mw * 0.7, my + 0.2),
                    (fx + 8, my + 8),
                    (fx, my + 9.5),
                    (fx - 7, my + 8),
                ]
            ),
            8,
        )
        c.drawPath(lo, paint(mix(lip, "ivory", 0.18)))
        brush(
            c,
            s.pts([(fx - 5, my + 5), (fx, my + 6), (fx + 6, my + 5)]),
            0.8,
            0.8,
            2,
            "#FFE9D8",
            0.7,
            0.8,
        )
        brush(
            c,
            s.pts(
                [
                    (fx - mw - 2, my - sm - 0.6),
                    (fx - 7, my + 0.4),
                    (fx + 1, my - 0.4),
                    (fx + 8, my + 0.4),
                    (fx + mw + 1, my - sm - 0.6),
                ]
            ),
            1.2,
            1.2,
            2.6,
            "#4A1A12",
        )
        brush(c, s.pts([(fx - 9, 72), (fx, 74), (fx + 9, 72)]), 0.5, 0.5, 1.8, "#6B3A1E", 0.8)
        c.drawPath(fp, paint(INK, 1, "stroke", 2.6))
