"""Crowns, caps, hoods, helmets, veils and turbans."""

import math

import numpy as np
import skia

from .canvas import blob, brush, cat, paint
from .style import INK, mix


class Hats:
    """One method per head covering; the data name selects it."""

    def headback(s):
        k = s.sp.get("hat")
        c = s.c
        if k in ("veil", "nun", "kufiya", "propoloma"):
            cc = s.sp.get("veilc", "ivory")
            p = blob(
                s.pts(
                    [
                        (0, -112),
                        (58, -94),
                        (84, -30),
                        (90, 50),
                        (118, 120),
                        (112, 190),
                        (-112, 190),
                        (-118, 120),
                        (-90, 50),
                        (-84, -30),
                        (-58, -94),
                    ]
                )
            )
            c.drawPath(p, paint(cc))
            s.shade(p, cc)
            s.folds(
                p,
                cc,
                [
                    (s.pts([(72, -40), (80, 60), (100, 150)]), 3),
                    (s.pts([(-72, -40), (-80, 60), (-100, 150)]), 3),
                    (s.pts([(60, 30), (70, 110), (76, 180)]), 2.4),
                    (s.pts([(-60, 30), (-70, 110), (-76, 180)]), 2.4),
                ],
            )
            c.drawPath(p, paint(INK, 1, "stroke", 2.6))

    def headfront(s):
        """Paint the hat named by the person's data."""
        k = s.sp.get("hat")
        if k:
            getattr(s, "hat_" + {"coronet": "crown", "nun": "veil"}.get(k, k))()

    def hat_crown(s):
        k = s.sp["hat"]
        c, t = s.c, s.t * 5
        hh = 54 if k == "crown" else 34
        base = -62
        q = skia.Path()
        A = s.pts([(-62, base - 14), (-40, base), (0 + t, base + 7), (40, base), (62, base - 14)])
        T = s.pts(
            [
                (-68, base - 14 - hh * 0.62),
                (-40, base - hh * 0.55),
                (0 + t, base - hh * 0.42),
                (40, base - hh * 0.55),
                (68, base - 14 - hh * 0.62),
            ]
        )
        ca = cat(A, 12)
        ct = cat(T, 12)
        poly = np.vstack([ca, ct[::-1]])
        q.addPoly([skia.Point(*v) for v in poly], True)
        # back rim
        c.drawPath(
            q,
            paint(
                "ink",
                1,
                shader=s.lin(
                    s.cx - 66,
                    0,
                    s.cx + 66,
                    0,
                    ["gold_dk", "gold_hi", "gold", "gold_dk"],
                    [0, 0.32, 0.66, 1],
                ),
            ),
        )
        for i, u in enumerate(np.linspace(0.06, 0.94, 5)):
            j = int(u * (len(ct) - 1))
            x, y = ct[j]
            big = i % 2 == 0
            h = (30 if big else 20) * (1 if k == "crown" else 0.8)
            f = blob(
                [
                    (x - 4, y + 3),
                    (x - 12, y - h * 0.45),
                    (x - 4, y - h * 0.40),
                    (x, y - h),
                    (x + 4, y - h * 0.40),
                    (x + 12, y - h * 0.45),
                    (x + 4, y + 3),
                ],
                8,
            )
            c.drawPath(f, paint("#E9BE55"))
            c.drawPath(f, paint(INK, 1, "stroke", 2))
            c.drawCircle(float(x), float(y - h), 4, paint("#FFFBF0"))
            c.drawCircle(float(x), float(y - h), 4, paint(INK, 1, "stroke", 1.3))
        c.drawPath(q, paint(INK, 1, "stroke", 2.6))
        mid = (ca + ct) / 2
        for i, u in enumerate(np.linspace(0.08, 0.92, 7)):
            x, y = map(float, mid[int(u * (len(mid) - 1))])
            col2 = ["lapis", "crimson", "malachite"][i % 3]
            c.drawCircle(x, y, 6.2 if i % 2 == 0 else 4, paint(col2 if i % 2 == 0 else "#FFFBF0"))
            c.drawCircle(x, y, 6.2 if i % 2 == 0 else 4, paint(INK, 1, "stroke", 1.5))
            c.drawCircle(x - 2 * s.L, y - 2, 1.6, paint("#FFFFFF", 0.9))
        brush(c, [tuple(v) for v in ca[::6]], 3.4, 3.4, 3.4, "#FBE9A8")
        brush(c, [tuple(v) for v in ca[::6]], 1, 1, 1, INK)
        if s.sp.get("pendilia"):
            for sg in (-1, 1):
                for i in range(7):
                    X, Y = s.X(sg * 66, -58 + i * 13)
                    c.drawCircle(
                        X,
                        Y,
                        4.2 if i < 6 else 7,
                        paint("#FFFBF0" if i % 2 else "gold_hi") if i < 6 else paint("crimson"),
                    )
                    c.drawCircle(X, Y, 4.2 if i < 6 else 7, paint(INK, 1, "stroke", 1.4))

    def hat_coif(s):
        c, t = s.c, s.t * 5
        p = skia.Path()
        o = blob(
            s.pts(
                [
                    (0, -104),
                    (52, -88),
                    (72, -34),
                    (72, 30),
                    (78, 90),
                    (96, 130),
                    (60, 160),
                    (0, 170),
                    (-60, 160),
                    (-96, 130),
                    (-78, 90),
                    (-72, 30),
                    (-72, -34),
                    (-52, -88),
                ]
            )
        )
        i_ = blob(
            s.pts(
                [
                    (0 + t, -66),
                    (36, -58),
                    (50, -20),
                    (48, 30),
                    (34, 70),
                    (4 + t, 88),
                    (-30, 70),
                    (-48, 30),
                    (-51, -20),
                    (-36, -58),
                ]
            )
        )
        p.addPath(o)
        p.addPath(i_)
        p.setFillType(skia.PathFillType.kEvenOdd)
        c.drawPath(p, paint("#767C84"))
        c.save()
        c.clipPath(p, True)
        s.mailtex(o.getBounds())
        c.restore()
        c.save()
        c.clipPath(p, True)
        brush(
            c,
            s.pts([(60 * s.L, -90), (78 * s.L, 0), (80 * s.L, 120), (50 * s.L, 170)]),
            30,
            44,
            40,
            "#101216",
            0.6,
            9,
        )
        brush(
            c,
            s.pts([(-40 * s.L, -90), (-64 * s.L, -20), (-66 * s.L, 60)]),
            12,
            12,
            16,
            "#FFFFFF",
            0.35,
            7,
        )
        c.restore()
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))

    def hat_helm(s):
        c, t, fx = s.c, s.t * 5, s.t * 11
        s.hat_coif()
        p = blob(
            s.pts(
                [
                    (-66, -40),
                    (-64, -80),
                    (-34, -116),
                    (0 + t, -126),
                    (34, -116),
                    (64, -80),
                    (66, -40),
                    (36, -50),
                    (0 + t, -54),
                    (-36, -50),
                ]
            )
        )
        c.drawPath(
            p,
            paint(
                "ink",
                1,
                shader=s.lin(
                    s.cx - 66,
                    0,
                    s.cx + 66,
                    0,
                    ["#5C636B", "#E8EDF0", "#8C949C", "#3A4048"],
                    [0, 0.34, 0.6, 1],
                ),
            ),
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        n = blob(s.pts([(fx * 0.6 - 7, -54), (fx * 0.6 + 7, -54), (fx + 6, 30), (fx - 4, 30)]), 6)
        c.drawPath(n, paint("#9AA2AA"))
        c.drawPath(n, paint(INK, 1, "stroke", 2.2))
        s.trimline(s.pts([(-67, -44), (-36, -52), (0 + t, -56), (36, -52), (67, -44)]), 12, "gold")

    def hat_cap(s):
        c, col, t = s.c, s.sp.get("hatc", "crimson"), s.t * 5
        p = blob(
            s.pts(
                [
                    (-66, -44),
                    (-74, -82),
                    (-44, -118),
                    (6 + t, -126),
                    (54, -114),
                    (76, -78),
                    (66, -44),
                    (34, -56),
                    (0 + t, -60),
                    (-34, -56),
                ]
            )
        )
        c.drawPath(p, paint(col))
        s.shade(p, col)
        s.folds(
            p,
            col,
            [
                (s.pts([(-40, -62), (-34, -90), (-10, -118)]), 2.4),
                (s.pts([(36, -62), (44, -88), (30, -112)]), 2.6),
                (s.pts([(0, -64), (6, -90), (14, -118)]), 2),
            ],
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        s.trimline(
            s.pts([(-68, -46), (-36, -57), (0 + t, -61), (36, -57), (68, -46)]),
            15,
            s.sp.get("band", "gold"),
        )

    def hat_turban(s):
        c, col, t, fx = s.c, s.sp.get("hatc", "crimson"), s.t * 5, s.t * 11
        p = blob(
            s.pts(
                [
                    (-70, -34),
                    (-84, -70),
                    (-60, -112),
                    (-8, -132),
                    (48, -118),
                    (82, -78),
                    (72, -36),
                    (36, -50),
                    (0 + t, -56),
                    (-36, -48),
                ]
            )
        )
        c.drawPath(p, paint(col))
        s.shade(p, col)
        s.folds(
            p,
            col,
            [
                (s.pts([(-74, -48), (-20, -78), (40, -118)]), 3.4),
                (s.pts([(-78, -70), (-30, -98), (14, -130)]), 3),
                (s.pts([(-50, -46), (10, -66), (76, -96)]), 3.2),
                (s.pts([(0, -54), (40, -60), (82, -76)]), 2.6),
                (s.pts([(74, -50), (30, -84), (-14, -120)]), 2.2),
            ],
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        q = blob(s.pts([(10, -128), (22, -150), (34, -126)]))
        c.drawPath(q, paint(s.sp.get("capc", "crimson")))
        c.drawPath(q, paint(INK, 1, "stroke", 2.2))
        X, Y = s.X(fx * 0.6 + 2, -84)
        z = blob([(X, Y - 15), (X + 11, Y), (X, Y + 15), (X - 11, Y)], 8)
        c.drawPath(z, paint("gold_hi"))
        c.drawPath(z, paint(INK, 1, "stroke", 2))
        c.drawCircle(X, Y, 5.5, paint("malachite"))
        c.drawCircle(X, Y, 5.5, paint(INK, 1, "stroke", 1.4))

    def hat_hoodup(s):
        c, col, t = s.c, s.sp.get("hatc", "crimson"), s.t * 5
        p = skia.Path()
        o = blob(
            s.pts(
                [
                    (6, -124),
                    (54, -98),
                    (80, -34),
                    (80, 40),
                    (70, 100),
                    (96, 132),
                    (0, 150),
                    (-96, 132),
                    (-70, 100),
                    (-80, 40),
                    (-80, -34),
                    (-54, -94),
                ]
            )
        )
        i_ = blob(
            s.pts(
                [
                    (0 + t, -72),
                    (38, -62),
                    (56, -20),
                    (56, 30),
                    (46, 76),
                    (4 + t, 100),
                    (-42, 76),
                    (-56, 30),
                    (-57, -20),
                    (-38, -62),
                ]
            )
        )
        p.addPath(o)
        p.addPath(i_)
        p.setFillType(skia.PathFillType.kEvenOdd)
        c.drawPath(p, paint(col))
        c.save()
        c.clipPath(p, True)
        s.folds(
            o,
            col,
            [
                (s.pts([(-20, -108), (-64, -40), (-68, 70)]), 3.2),
                (s.pts([(26, -108), (68, -40), (70, 70)]), 3.2),
                (s.pts([(-60, 90), (-50, 120), (-70, 136)]), 2.6),
                (s.pts([(60, 90), (50, 120), (70, 136)]), 2.6),
            ],
        )
        brush(c, s.pts([(0, -70), (52, -40), (60, 30), (44, 90)]), 8, 8, 10, "#0C0606", 0.55, 5)
        c.restore()
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))

    def hat_veil(s):
        c, t, k = s.c, s.t * 5, s.sp["hat"]
        cc = s.sp.get("veilc", "ivory")
        if k == "nun":  # white wimple framing face
            p = skia.Path()
            o = blob(
                s.pts(
                    [
                        (0, -88),
                        (48, -74),
                        (66, -24),
                        (66, 40),
                        (74, 110),
                        (50, 160),
                        (0, 176),
                        (-50, 160),
                        (-74, 110),
                        (-66, 40),
                        (-66, -24),
                        (-48, -74),
                    ]
                )
            )
            i_ = blob(
                s.pts(
                    [
                        (0 + t, -58),
                        (34, -52),
                        (51, -16),
                        (49, 30),
                        (36, 66),
                        (4 + t, 86),
                        (-32, 66),
                        (-49, 30),
                        (-52, -16),
                        (-34, -52),
                    ]
                )
            )
            p.addPath(o)
            p.addPath(i_)
            p.setFillType(skia.PathFillType.kEvenOdd)
            c.drawPath(p, paint("#F6EEDC"))
            c.save()
            c.clipPath(p, True)
            s.folds(
                o,
                "#EADFC8",
                [
                    (s.pts([(-30, 92), (-40, 124), (-34, 160)]), 2.4),
                    (s.pts([(32, 92), (40, 124), (34, 160)]), 2.4),
                    (s.pts([(0, 100), (6, 130), (0, 168)]), 2),
                    (s.pts([(-58, 20), (-62, 60), (-52, 110)]), 2),
                    (s.pts([(58, 20), (62, 60), (52, 110)]), 2),
                ],
                0.35,
                "#FFFFFF",
            )
            brush(c, s.pts([(48, -60), (62, 20), (60, 100)]), 10, 16, 16, "#3A2A1C", 0.35, 6)
            c.restore()
            c.drawPath(p, paint(INK, 1, "stroke", 2.4))
        p = blob(
            s.pts(
                [
                    (0, -116),
                    (54, -100),
                    (80, -40),
                    (84, 30),
                    (98, 96),
                    (76, 104),
                    (66, 30),
                    (60, -20),
                    (44, -62),
                    (0 + t, -76),
                    (-44, -62),
                    (-60, -20),
                    (-66, 30),
                    (-76, 104),
                    (-98, 96),
                    (-84, 30),
                    (-80, -40),
                    (-54, -100),
                ]
            )
        )
        c.drawPath(p, paint(cc))
        s.shade(p, cc)
        s.folds(
            p,
            cc,
            [
                (s.pts([(-18, -110), (-62, -50), (-74, 40)]), 2.8),
                (s.pts([(24, -110), (66, -50), (76, 40)]), 2.8),
                (s.pts([(-8, -98), (-46, -68), (-64, -10)]), 1.8),
                (s.pts([(10, -98), (48, -68), (64, -10)]), 1.8),
            ],
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        if k == "veil":
            s.trimline(
                s.pts([(-64, -20), (-46, -62), (0 + t, -77), (46, -62), (64, -20)]), 8, "gold"
            )
        if s.sp.get("cor"):
            s.sp["hat"] = "coronet"
            s.headfront()
            s.sp["hat"] = k

    def hat_strawhat(s):
        c, col, t = s.c, s.sp.get("hatc", "crimson"), s.t * 5
        p = blob(s.pts([(-40, -62), (-44, -110), (0, -130), (44, -110), (40, -62)]))
        c.drawPath(p, paint(col))
        s.shade(p, col)
        c.drawPath(p, paint(INK, 1, "stroke", 2.4))
        q = blob(
            s.pts(
                [
                    (-112, -52),
                    (-60, -78),
                    (0, -84),
                    (60, -78),
                    (112, -52),
                    (60, -50),
                    (0 + t, -56),
                    (-60, -50),
                ]
            )
        )
        c.drawPath(q, paint(mix(col, "ivory", 0.2)))
        s.shade(q, col)
        c.drawPath(q, paint(INK, 1, "stroke", 2.6))
        s.trimline(s.pts([(-42, -76), (0, -88), (42, -76)]), 8, "crimson", False)

    def hat_kufiya(s):
        """Desert head cloth held by a double cord."""
        c, col, t = s.c, s.sp.get("veilc", "#F2E8D2"), s.t * 5
        p = blob(
            s.pts(
                [
                    (0, -114),
                    (54, -100),
                    (78, -44),
                    (84, 20),
                    (104, 110),
                    (112, 176),
                    (66, 170),
                    (70, 80),
                    (62, 10),
                    (56, -30),
                    (40, -58),
                    (0 + t, -66),
                    (-40, -58),
                    (-56, -30),
                    (-62, 10),
                    (-70, 80),
                    (-66, 170),
                    (-112, 176),
                    (-104, 110),
                    (-84, 20),
                    (-78, -44),
                    (-54, -100),
                ]
            )
        )
        c.drawPath(p, paint(col))
        s.shade(p, col)
        if s.sp.get("stripe"):
            c.save()
            c.clipPath(p, True)
            for sg in (-1, 1):
                for o in (0, 9):
                    brush(
                        c,
                        s.pts(
                            [
                                (sg * (30 + o), -104),
                                (sg * (66 + o), -30),
                                (sg * (74 + o), 40),
                                (sg * (86 + o), 170),
                            ]
                        ),
                        3,
                        3,
                        3,
                        s.sp["stripe"],
                        0.85,
                    )
            c.restore()
        s.folds(
            p,
            col,
            [
                (s.pts([(-30, -108), (-66, -40), (-74, 50), (-84, 160)]), 2.8),
                (s.pts([(32, -108), (68, -40), (76, 50), (86, 160)]), 2.8),
                (s.pts([(-14, -104), (-50, -66), (-62, -10)]), 1.8),
                (s.pts([(16, -104), (52, -66), (64, -10)]), 1.8),
            ],
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        for o in (0, 10):
            brush(
                c,
                s.pts(
                    [(-68, -56 + o), (-38, -72 + o), (0 + t, -79 + o), (38, -72 + o), (68, -56 + o)]
                ),
                11,
                11,
                11,
                INK,
            )
            brush(
                c,
                s.pts(
                    [(-67, -56 + o), (-38, -72 + o), (0 + t, -79 + o), (38, -72 + o), (67, -56 + o)]
                ),
                7,
                7,
                7,
                s.sp.get("cord", "#3A2A22"),
            )
            brush(
                c,
                s.pts(
                    [(-66, -58 + o), (-38, -74 + o), (0 + t, -81 + o), (38, -74 + o), (66, -58 + o)]
                ),
                1.4,
                1.4,
                1.8,
                "gold_hi",
                0.7,
            )

    def hat_kettle(s):
        """Kettle hat over a mail coif."""
        s.hat_coif()
        c, t = s.c, s.t * 5
        cols = ["#5C636B", "#E8EDF0", "#8C949C", "#3A4048"]
        p = blob(
            s.pts(
                [
                    (-56, -58),
                    (-52, -98),
                    (-24, -124),
                    (0 + t, -130),
                    (24, -124),
                    (52, -98),
                    (56, -58),
                    (0, -66),
                ]
            )
        )
        c.drawPath(
            p, paint("ink", 1, shader=s.lin(s.cx - 58, 0, s.cx + 58, 0, cols, [0, 0.34, 0.6, 1]))
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        brush(c, s.pts([(0 + t, -128), (t * 0.6, -96), (t * 0.4, -64)]), 1.6, 1.6, 2.6, "#3A4048")
        q = blob(
            s.pts(
                [
                    (-104, -34),
                    (-60, -66),
                    (0 + t, -74),
                    (60, -66),
                    (104, -34),
                    (60, -46),
                    (0 + t, -52),
                    (-60, -46),
                ]
            )
        )
        c.drawPath(
            q, paint("ink", 1, shader=s.lin(s.cx - 100, 0, s.cx + 100, 0, cols, [0, 0.3, 0.6, 1]))
        )
        c.drawPath(q, paint(INK, 1, "stroke", 2.6))
        s.trimline(s.pts([(-56, -64), (0 + t, -75), (56, -64)]), 8, "gold")
        for x in (-78, -44, 44, 78):
            X, Y = s.X(x, -50)
            c.drawCircle(X, Y, 3.2, paint("gold_hi"))
            c.drawCircle(X, Y, 3.2, paint(INK, 1, "stroke", 1.3))

    def hat_corno(s):
        """Venetian cap with the peak at the back and a gold band."""
        c, col, t = s.c, s.sp.get("hatc", "crimson"), s.t * 5
        p = blob(
            s.pts(
                [
                    (66, -44),
                    (72, -76),
                    (50, -104),
                    (14, -116),
                    (-24, -128),
                    (-52, -152),
                    (-70, -146),
                    (-80, -96),
                    (-66, -44),
                    (-34, -56),
                    (0 + t, -60),
                    (34, -56),
                ]
            )
        )
        c.drawPath(p, paint(col))
        s.shade(p, col)
        s.folds(
            p,
            col,
            [
                (s.pts([(40, -62), (14, -96), (-46, -140)]), 2.6),
                (s.pts([(6, -66), (-18, -96), (-58, -136)]), 2.2),
                (s.pts([(-34, -64), (-52, -94), (-68, -128)]), 2.2),
            ],
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        s.trimline(s.pts([(-68, -46), (-36, -57), (0 + t, -61), (36, -57), (68, -46)]), 17, "gold")

    def hat_kamelaukion(s):
        """Tall domed court hat of a Byzantine dignitary."""
        c, col, t, fx = s.c, s.sp.get("hatc", "#F2E8D2"), s.t * 5, s.t * 11
        p = blob(
            s.pts(
                [
                    (-60, -58),
                    (-70, -104),
                    (-52, -146),
                    (0 + t, -160),
                    (52, -146),
                    (70, -104),
                    (60, -58),
                    (0, -70),
                ]
            )
        )
        c.drawPath(p, paint(col))
        s.shade(p, col)
        s.damask(p, "gold", "ring", 30, 0.6)
        s.folds(
            p,
            col,
            [
                (s.pts([(-32, -70), (-38, -112), (-16, -152)]), 2.2),
                (s.pts([(34, -70), (40, -112), (20, -152)]), 2.4),
            ],
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        brush(c, s.pts([(0 + t, -158), (fx * 0.8, -112), (fx * 0.7, -66)]), 20, 20, 20, INK)
        s.trimline(s.pts([(0 + t, -156), (fx * 0.8, -112), (fx * 0.7, -70)]), 15, "gold")
        q = blob(
            s.pts(
                [
                    (-74, -36),
                    (-76, -66),
                    (-38, -78),
                    (0 + t, -83),
                    (38, -78),
                    (76, -66),
                    (74, -36),
                    (38, -50),
                    (0 + t, -54),
                    (-38, -50),
                ]
            )
        )
        c.drawPath(q, paint(s.sp.get("band2", "#5B1E4A")))
        s.shade(q, "#5B1E4A")
        c.drawPath(q, paint(INK, 1, "stroke", 2.6))
        s.trimline(s.pts([(-74, -40), (-38, -52), (0 + t, -56), (38, -52), (74, -40)]), 9, "gold")
        X, Y = s.X(fx * 0.7, -68)
        c.drawCircle(X, Y, 11, paint("gold_hi"))
        c.drawCircle(X, Y, 11, paint(INK, 1, "stroke", 2))
        c.drawCircle(X, Y, 6, paint("malachite"))
        c.drawCircle(X - 2 * s.L, Y - 2, 2, paint("#FFFFFF", 0.9))

    def hat_propoloma(s):
        """Fan-shaped crown of a Byzantine lady over a veil, with pearl strings."""
        c, t = s.c, s.t * 5
        cc = s.sp.get("veilc", "ivory")
        v = blob(
            s.pts(
                [
                    (0, -104),
                    (54, -92),
                    (78, -36),
                    (84, 30),
                    (98, 96),
                    (74, 104),
                    (66, 30),
                    (58, -20),
                    (44, -58),
                    (0 + t, -70),
                    (-44, -58),
                    (-58, -20),
                    (-66, 30),
                    (-74, 104),
                    (-98, 96),
                    (-84, 30),
                    (-78, -36),
                    (-54, -92),
                ]
            )
        )
        c.drawPath(v, paint(cc))
        s.shade(v, cc)
        s.folds(
            v,
            cc,
            [
                (s.pts([(-40, -90), (-68, -20), (-82, 90)]), 2.6),
                (s.pts([(42, -90), (70, -20), (84, 90)]), 2.6),
            ],
        )
        c.drawPath(v, paint(INK, 1, "stroke", 2.6))
        p = blob(
            s.pts(
                [
                    (-58, -62),
                    (-66, -90),
                    (-88, -140),
                    (-44, -150),
                    (0 + t, -153),
                    (44, -150),
                    (88, -140),
                    (66, -90),
                    (58, -62),
                    (0 + t, -74),
                ]
            ),
            10,
        )
        c.drawPath(
            p,
            paint(
                "ink",
                1,
                shader=s.lin(
                    s.cx - 80,
                    0,
                    s.cx + 80,
                    0,
                    ["gold_dk", "gold_hi", "gold", "gold_dk"],
                    [0, 0.32, 0.66, 1],
                ),
            ),
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        for k, (x, y, r) in enumerate(
            ((0, -116, 12), (-34, -114, 8.5), (34, -114, 8.5), (-60, -122, 6), (60, -122, 6))
        ):
            X, Y = s.X(x + t * 0.8, y)
            col = ["crimson", "lapis", "malachite"][k % 3] if k else "crimson"
            c.drawCircle(X, Y, r, paint(col))
            c.drawCircle(X, Y, r, paint(INK, 1, "stroke", 1.8))
            c.drawCircle(X - r * 0.3 * s.L, Y - r * 0.3, r * 0.25, paint("#FFFFFF", 0.9))
            for q in range(8):
                an = q * math.pi / 4
                (
                    c.drawCircle(
                        X + (r + 5) * math.cos(an),
                        Y + (r + 5) * math.sin(an),
                        2.1,
                        paint("#FFFBF0"),
                    )
                    if k == 0
                    else None
                )
        for i in range(13):
            X, Y = s.X(-84 + i * 14, -146 - 4 * math.cos((i - 6) / 6 * 1.5))
            c.drawCircle(X, Y, 4.6, paint("#FFFBF0"))
            c.drawCircle(X, Y, 4.6, paint(INK, 1, "stroke", 1.4))
        s.trimline(s.pts([(-62, -58), (-34, -69), (0 + t, -73), (34, -69), (62, -58)]), 11, "gold")
        for sg in (-1, 1):
            for i in range(8):
                X, Y = s.X(sg * 66, -50 + i * 12)
                c.drawCircle(
                    X,
                    Y,
                    3.8 if i < 7 else 6.5,
                    paint("#FFFBF0" if i % 2 else "gold_hi") if i < 7 else paint("crimson"),
                )
                c.drawCircle(X, Y, 3.8 if i < 7 else 6.5, paint(INK, 1, "stroke", 1.3))

    def hat_domecrown(s):
        """Closed jewelled cap-crown with pearl cross-bands and long pendants."""
        c, t, fx = s.c, s.t * 5, s.t * 11
        p = blob(
            s.pts(
                [
                    (-64, -46),
                    (-68, -88),
                    (-40, -124),
                    (0 + t, -134),
                    (40, -124),
                    (68, -88),
                    (64, -46),
                    (34, -58),
                    (0 + t, -62),
                    (-34, -58),
                ]
            )
        )
        c.drawPath(
            p,
            paint(
                "ink",
                1,
                shader=s.lin(
                    s.cx - 70,
                    0,
                    s.cx + 70,
                    0,
                    ["gold_dk", "gold_hi", "gold", "gold_dk"],
                    [0, 0.32, 0.66, 1],
                ),
            ),
        )
        s.damask(p, "#7A4F12", "ring", 20, 0.75)
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        for line in (
            [(0 + t, -133), (fx * 0.8, -98), (fx * 0.7, -62)],
            [(-67, -80), (-30, -96), (fx * 0.8, -101), (30, -96), (67, -80)],
        ):
            brush(c, s.pts(line), 13, 13, 13, INK)
            s.trimline(s.pts(line), 9.5, "#8A2030", False)
            q = cat(s.pts(line), 10)
            [
                (
                    c.drawCircle(float(x), float(y), 3.6, paint("#FFFBF0")),
                    c.drawCircle(float(x), float(y), 3.6, paint(INK, 1, "stroke", 1.2)),
                )
                for x, y in q[::4]
            ]
        s.trimline(s.pts([(-67, -48), (-36, -60), (0 + t, -64), (36, -60), (67, -48)]), 18, "gold")
        X, Y = s.X(fx * 0.8, -100)
        c.drawCircle(X, Y, 10, paint("gold_hi"))
        c.drawCircle(X, Y, 10, paint(INK, 1, "stroke", 2))
        c.drawCircle(X, Y, 6, paint("lapis"))
        c.drawCircle(X - 2 * s.L, Y - 2, 2, paint("#FFFFFF", 0.9))
        for sg in (-1, 1):
            for i in range(10):
                X, Y = s.X(sg * 69, -44 + i * 12.4)
                g = i in (3, 6)
                c.drawCircle(
                    X,
                    Y,
                    7.4 if i == 9 else 4.0,
                    paint("crimson" if i == 9 else "gold_hi" if g else "#FFFBF0"),
                )
                c.drawCircle(X, Y, 7.4 if i == 9 else 4.0, paint(INK, 1, "stroke", 1.4))

    def hat_fillet(s):
        """Barbette under the chin and a stiff linen fillet; jewelled band if rich."""
        c, t = s.c, s.t * 5
        for sg in (-1, 1):
            p = blob(
                s.pts(
                    [
                        (sg * 50, -60),
                        (sg * 62, -30),
                        (sg * 62, 24),
                        (sg * 44, 72),
                        (sg * 12, 97),
                        (t * 0.4, 92),
                        (sg * 26, 80),
                        (sg * 46, 50),
                        (sg * 54, 10),
                        (sg * 52, -30),
                    ]
                )
            )
            c.drawPath(p, paint("#F4ECDA"))
            s.shade(p, "#E6DAC2")
            c.drawPath(p, paint(INK, 1, "stroke", 2.2))
        p = blob(
            s.pts(
                [
                    (-66, -48),
                    (-70, -94),
                    (-36, -106),
                    (0 + t, -109),
                    (36, -106),
                    (70, -94),
                    (66, -48),
                    (34, -58),
                    (0 + t, -62),
                    (-34, -58),
                ]
            ),
            8,
        )
        cc = s.sp.get("hatc", "#F4ECDA")
        c.drawPath(p, paint(cc))
        s.shade(p, cc)
        s.folds(
            p,
            cc,
            [
                (s.pts([(x, -62), (x * 1.04, -80), (x * 1.05, -100)]), 1.5)
                for x in (-46, -24, 0, 24, 46)
            ],
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.4))
        if s.sp.get("band", "gold") == "gold":
            s.trimline(
                s.pts([(-68, -56), (-36, -66), (0 + t, -70), (36, -66), (68, -56)]), 13, "gold"
            )

    def hat_circlet(s):
        """Thin gold circlet set with enamel flowers."""
        c, t = s.c, s.t * 5
        A = s.pts([(-63, -58), (-38, -70), (0 + t, -76), (38, -70), (63, -58)])
        s.trimline(A, 9, "gold", False)
        q = cat(A, 12)
        for i, u in enumerate(np.linspace(0.06, 0.94, 7)):
            x, y = map(float, q[int(u * (len(q) - 1))])
            col = ["#C8402F", "#F7F0DE", "#3E6FA8"][i % 3]
            for a in range(5):
                an = a * 2 * math.pi / 5 - 1.57
                c.drawCircle(x + 6 * math.cos(an), y + 6 * math.sin(an), 4.6, paint(col))
                c.drawCircle(
                    x + 6 * math.cos(an), y + 6 * math.sin(an), 4.6, paint(INK, 1, "stroke", 1.3)
                )
            c.drawCircle(x, y, 3.6, paint("gold_hi"))
            c.drawCircle(x, y, 3.6, paint(INK, 1, "stroke", 1.2))

    def hat_linencoif(s):
        """Workman's close linen cap, tied under the chin."""
        c, t = s.c, s.t * 5
        cc = s.sp.get("hatc", "#EDE2CA")
        p = blob(
            s.pts(
                [
                    (-58, 16),
                    (-68, -30),
                    (-56, -80),
                    (0, -104),
                    (56, -80),
                    (68, -30),
                    (58, 16),
                    (52, 8),
                    (50, -34),
                    (30 + t, -60),
                    (0 + t, -66),
                    (-30 + t, -60),
                    (-50, -34),
                    (-52, 8),
                ]
            )
        )
        c.drawPath(p, paint(cc))
        s.shade(p, cc)
        s.folds(
            p,
            cc,
            [
                (s.pts([(-8, -98), (-50, -66), (-58, -6)]), 2.2),
                (s.pts([(10, -98), (52, -66), (60, -6)]), 2.2),
                (s.pts([(0, -98), (-20, -82), (-36, -62)]), 1.6),
            ],
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.4))
        brush(c, s.pts([(0 + t * 0.4, -103), (t, -84), (t, -66)]), 1, 1, 1.6, INK, 0.7)
        if not s.sp.get("beard"):
            for sg in (-1, 1):
                brush(c, s.pts([(sg * 55, 14), (sg * 48, 56), (sg * 14, 94)]), 6, 5, 6, INK)
                brush(c, s.pts([(sg * 55, 14), (sg * 48, 56), (sg * 14, 94)]), 3.6, 3, 3.6, cc)

    def hat_headwrap(s):
        """Wrapped cotton cloth with a knot at the side."""
        c, col, t = s.c, s.sp.get("hatc", "#C98A3A"), s.t * 5
        for o in ((-66, -84), (-78, -62)):
            k = blob(
                s.pts(
                    [
                        (o[0], o[1]),
                        (o[0] - 26, o[1] - 14),
                        (o[0] - 34, o[1] + 8),
                        (o[0] - 12, o[1] + 14),
                    ]
                ),
                8,
            )
            c.drawPath(k, paint(col))
            s.shade(k, col)
            c.drawPath(k, paint(INK, 1, "stroke", 2.2))
        p = blob(
            s.pts(
                [
                    (-64, -34),
                    (-72, -72),
                    (-48, -108),
                    (0 + t, -118),
                    (48, -108),
                    (72, -72),
                    (64, -34),
                    (34, -52),
                    (0 + t, -57),
                    (-34, -52),
                ]
            )
        )
        c.drawPath(p, paint(col))
        s.shade(p, col)
        c.save()
        c.clipPath(p, True)
        for o in range(4):
            brush(
                c,
                s.pts([(-76, -44 - o * 17), (0, -68 - o * 17), (76, -50 - o * 17)]),
                5,
                5,
                5,
                s.sp.get("stripe", "#F2E8D2"),
                0.7,
            )
        c.restore()
        s.folds(
            p,
            col,
            [
                (s.pts([(-66, -52), (0, -72), (66, -74)]), 2.6),
                (s.pts([(-68, -74), (0, -92), (58, -98)]), 2.4),
                (s.pts([(-58, -42), (10, -58), (70, -56)]), 2),
            ],
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))

    def hat_roundlet(s):
        """Broad soft cap with a rolled edge."""
        c, col, t = s.c, s.sp.get("hatc", "#3A4A6A"), s.t * 5
        p = blob(
            s.pts(
                [
                    (-70, -58),
                    (-84, -92),
                    (-40, -116),
                    (0, -122),
                    (52, -116),
                    (86, -86),
                    (70, -58),
                    (0, -66),
                ]
            )
        )
        c.drawPath(p, paint(col))
        s.shade(p, col)
        s.folds(
            p,
            col,
            [
                (s.pts([(-44, -66), (-52, -92), (-26, -116)]), 2.4),
                (s.pts([(30, -68), (44, -92), (30, -116)]), 2.4),
                (s.pts([(-6, -68), (-8, -94), (8, -118)]), 2),
            ],
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.6))
        q = blob(
            s.pts(
                [
                    (-74, -42),
                    (-76, -64),
                    (-38, -74),
                    (0 + t, -78),
                    (38, -74),
                    (76, -64),
                    (74, -42),
                    (38, -52),
                    (0 + t, -56),
                    (-38, -52),
                ]
            )
        )
        c2 = s.sp.get("band2", mix(col, "#0A0404", 0.3))
        c.drawPath(q, paint(c2))
        s.shade(q, c2)
        s.folds(
            q,
            c2,
            [(s.pts([(x, -54), (x + 6, -64), (x + 4, -74)]), 1.6) for x in (-52, -24, 6, 34, 58)],
        )
        c.drawPath(q, paint(INK, 1, "stroke", 2.6))
