"""Hair and beards of a painted bust."""

import numpy as np
import skia

from .canvas import blob, brush, paint
from .complexion import HAIR, SKIN
from .style import INK


class Hair:
    """Paints hair behind and before the head, and the beard."""

    def strands(s, p, curves, cols, n=26, jit=5, w=1.6):
        c = s.c
        c.save()
        c.clipPath(p, True)
        for i in range(n):
            u = i / (n - 1)
            A = np.array(curves[0], float) * (1 - u) + np.array(curves[1], float) * u
            A = A + s.r.normal(0, jit * 0.22, A.shape)
            col = cols[1] if s.r.random() < 0.6 else cols[2]
            brush(c, s.pts(A), 0.5, 0.5, w * s.r.uniform(0.7, 1.6), col, 0.75)
        c.restore()

    def hairback(s):
        k = s.sp.get("hairstyle", "short")
        h = HAIR[s.sp["hair"]]
        c = s.c
        if k in ("long", "loose"):
            p = blob(
                s.pts(
                    [
                        (0, -98),
                        (52, -82),
                        (78, -20),
                        (80, 60),
                        (94, 150),
                        (70, 190),
                        (30, 120),
                        (-30, 120),
                        (-70, 190),
                        (-94, 150),
                        (-80, 60),
                        (-78, -20),
                        (-52, -82),
                    ]
                )
            )
            c.drawPath(p, paint(h[0]))
            s.strands(
                p,
                [
                    [(-40, -80), (-72, 0), (-78, 90), (-84, 180)],
                    [(-20, -80), (-50, 0), (-50, 90), (-50, 180)],
                ],
                h,
                18,
            )
            s.strands(
                p,
                [
                    [(40, -80), (72, 0), (78, 90), (84, 180)],
                    [(20, -80), (50, 0), (50, 90), (50, 180)],
                ],
                h,
                18,
            )
            c.drawPath(p, paint(INK, 1, "stroke", 2.4))
        elif k in ("bob", "curls"):
            p = blob(
                s.pts(
                    [
                        (0, -97),
                        (50, -84),
                        (74, -38),
                        (76, 12),
                        (82, 52),
                        (62, 66),
                        (50, 30),
                        (-50, 30),
                        (-62, 66),
                        (-82, 52),
                        (-76, 12),
                        (-74, -38),
                        (-50, -84),
                    ]
                )
            )
            c.drawPath(p, paint(h[0]))
            for sg in (-1, 1):
                s.strands(
                    p,
                    [
                        [(sg * 30, -90), (sg * 64, -40), (sg * 66, 10), (sg * 80, 60)],
                        [(sg * 20, -80), (sg * 52, -30), (sg * 50, 20), (sg * 56, 64)],
                    ],
                    h,
                    18,
                )
            c.drawPath(p, paint(INK, 1, "stroke", 2.4))
            if k == "curls":
                for sg in (-1, 1):
                    for x, y in ((66, 20), (72, 40), (68, 58)):
                        X, Y = s.X(sg * x, y)
                        c.drawCircle(X, Y, 13, paint(h[0]))
                        c.drawCircle(X, Y, 13, paint(INK, 1, "stroke", 2))
                        brush(
                            c,
                            [
                                (X - 6, Y + 3),
                                (X + 1, Y + 7),
                                (X + 6, Y - 1),
                                (X, Y - 6),
                                (X - 3, Y),
                            ],
                            0.8,
                            1.4,
                            1.9,
                            h[2],
                        )
        elif k == "braids":
            for sg in (-1, 1):
                for i in range(9):
                    x = sg * (66 + i * 1.8)
                    y = 10 + i * 20
                    p = blob(
                        s.pts(
                            [
                                (x - 13, y - 12),
                                (x + 11, y - 14),
                                (x + 13, y + 6),
                                (x, y + 15),
                                (x - 13, y + 4),
                            ]
                        )
                    )
                    c.drawPath(p, paint(h[0]))
                    brush(
                        c, s.pts([(x - 8, y - 6), (x, y + 4), (x + 3, y + 10)]), 0.6, 0.6, 2, h[2]
                    )
                    brush(
                        c, s.pts([(x + 6, y - 8), (x + 4, y), (x + 1, y + 8)]), 0.6, 0.6, 1.8, h[1]
                    )
                    c.drawPath(p, paint(INK, 1, "stroke", 2))
                    if i in (3, 8):
                        X, Y = s.X(x, y + 9)
                        c.drawCircle(X, Y, 5, paint("gold_hi"))
                        c.drawCircle(X, Y, 5, paint(INK, 1, "stroke", 1.4))

    def hairfront(s):
        k = s.sp.get("hairstyle", "short")
        h = HAIR[s.sp["hair"]]
        c = s.c
        t = s.t * 8
        if k in ("none",):
            return
        if k in ("tonsure", "cropped"):
            return getattr(s, "hair_" + k)(h, t)
        if k in ("short", "bob", "curls"):
            p = blob(
                s.pts(
                    [
                        (-60, 4),
                        (-66, -36),
                        (-48, -84),
                        (0, -103),
                        (48, -86),
                        (66, -40),
                        (61, 2),
                        (53, -18),
                        (47, -44),
                        (26 + t, -56),
                        (0 + t, -50),
                        (-26 + t, -57),
                        (-46, -42),
                        (-53, -16),
                    ]
                )
            )
            c.drawPath(p, paint(h[0]))
            s.strands(
                p,
                [
                    [(-6, -100), (-40, -84), (-56, -40), (-58, 4)],
                    [(0, -100), (-6, -84), (-16, -66), (-24 + t, -50)],
                ],
                h,
                18,
            )
            s.strands(
                p,
                [
                    [(6, -100), (40, -84), (56, -40), (58, 4)],
                    [(0, -100), (6, -84), (16, -66), (24 + t, -50)],
                ],
                h,
                18,
            )
            c.drawPath(p, paint(INK, 1, "stroke", 2.4))
        elif k in ("long", "loose", "braids"):
            for sg in (-1, 1):
                p = blob(
                    s.pts(
                        [
                            (t * 0.6, -100),
                            (sg * 44, -88),
                            (sg * 68, -34),
                            (sg * 72, 30),
                            (sg * 62, 34),
                            (sg * 56, -4),
                            (sg * 46, -40),
                            (sg * 18 + t, -62),
                            (t, -66),
                        ]
                    )
                )
                c.drawPath(p, paint(h[0]))
                s.strands(
                    p,
                    [
                        [(t, -98), (sg * 44, -84), (sg * 64, -30), (sg * 68, 34)],
                        [(t, -74), (sg * 24, -66), (sg * 48, -34), (sg * 58, 10)],
                    ],
                    h,
                    18,
                )
                c.drawPath(p, paint(INK, 1, "stroke", 2.2))

    def beard(s):
        b = s.sp.get("beard")
        if not b:
            return
        h = HAIR[s.sp.get("beardc", s.sp["hair"])]
        c = s.c
        fx = s.t * 11
        if b in ("full", "long", "forked"):
            L = {"full": 116, "long": 150, "forked": 132}[b]
            o = [
                (-57, 2),
                (-59, 34),
                (-52, 66),
                (-34, 96),
                (-10, L),
                (fx + 2, L + 3),
                (22, L - 6),
                (42, 90),
                (54, 60),
                (58, 30),
                (56, 2),
                (50, 26),
                (40, 42),
                (fx + 24, 46),
                (fx + 20, 52),
            ]
            i = [
                (fx + 12, 49),
                (fx, 50.5),
                (fx - 12, 49),
                (fx - 20, 52),
                (fx - 24, 46),
                (-42, 40),
                (-51, 24),
            ]
            p = blob(s.pts(o + i))
            mouth = blob(
                s.pts([(fx - 18, 55), (fx, 52), (fx + 18, 55), (fx + 10, 66), (fx - 10, 66)])
            )
            c.save()
            c.clipPath(mouth, skia.ClipOp.kDifference, True)
            c.drawPath(p, paint(h[0]))
            s.strands(
                p,
                [
                    [(-56, 10), (-50, 50), (-32, 86), (-10, L)],
                    [(fx - 10, 68), (fx - 8, 84), (fx - 3, 98), (fx, L)],
                ],
                h,
                24,
            )
            s.strands(
                p,
                [
                    [(56, 10), (52, 50), (36, 86), (12, L)],
                    [(fx + 10, 68), (fx + 8, 84), (fx + 3, 98), (fx, L)],
                ],
                h,
                24,
            )
            for sg in (-1, 1):
                s.strands(
                    p,
                    [
                        [
                            (fx + sg * 2, 44),
                            (fx + sg * 12, 46),
                            (fx + sg * 24, 50),
                            (fx + sg * 28, 62),
                        ],
                        [
                            (fx + sg * 2, 50),
                            (fx + sg * 14, 52),
                            (fx + sg * 22, 58),
                            (fx + sg * 24, 68),
                        ],
                    ],
                    h,
                    10,
                )
            (
                brush(c, s.pts([(-8, 80), (0, L - 30), (2, L - 4)]), 0.4, 0.4, 2, INK, 0.6)
                if b == "forked"
                else None
            )
            c.drawPath(p, paint(INK, 1, "stroke", 2.3))
            c.restore()
        elif b == "short":
            p = blob(
                s.pts(
                    [
                        (-56, 14),
                        (-54, 46),
                        (-40, 78),
                        (-12, 97),
                        (fx, 100),
                        (24, 94),
                        (44, 70),
                        (55, 42),
                        (56, 14),
                        (50, 36),
                        (38, 58),
                        (fx + 22, 68),
                        (fx, 76),
                        (fx - 20, 68),
                        (-40, 58),
                        (-51, 38),
                    ]
                )
            )
            c.drawPath(p, paint(h[0], 0.92))
            s.strands(
                p,
                [
                    [(-54, 20), (-46, 54), (-30, 80), (-10, 96)],
                    [(-40, 58), (-26, 68), (-12, 76), (fx, 80)],
                ],
                h,
                22,
                7,
                1.2,
            )
            s.strands(
                p,
                [
                    [(54, 20), (48, 54), (34, 80), (12, 96)],
                    [(40, 58), (28, 68), (14, 76), (fx, 80)],
                ],
                h,
                22,
                7,
                1.2,
            )
            for sg in (-1, 1):
                brush(
                    c,
                    s.pts([(fx + sg * 1, 48), (fx + sg * 12, 49), (fx + sg * 23, 60)]),
                    4,
                    1,
                    6,
                    h[0],
                )
                brush(
                    c,
                    s.pts([(fx + sg * 1, 47), (fx + sg * 12, 48), (fx + sg * 24, 60)]),
                    0.6,
                    0.6,
                    1.5,
                    h[1],
                )
        elif b == "moustache":
            for sg in (-1, 1):
                brush(
                    c,
                    s.pts(
                        [
                            (fx + sg * 1, 48),
                            (fx + sg * 14, 50),
                            (fx + sg * 27, 62),
                            (fx + sg * 30, 66),
                        ]
                    ),
                    5,
                    0.8,
                    7.5,
                    h[0],
                )
                brush(
                    c,
                    s.pts([(fx + sg * 1, 46), (fx + sg * 14, 48), (fx + sg * 28, 62)]),
                    0.5,
                    0.5,
                    1.6,
                    INK,
                )

    def hair_tonsure(s, h, t):
        """A monk's ring of hair: shaven crown, full band above the ears."""
        c = s.c
        a, b, d = SKIN[s.sp["skin"]]
        p = blob(
            s.pts(
                [
                    (-62, 10),
                    (-70, -28),
                    (-58, -66),
                    (-30, -60),
                    (0 + t, -66),
                    (30, -60),
                    (58, -66),
                    (70, -28),
                    (62, 10),
                    (55, -10),
                    (50, -36),
                    (28 + t, -47),
                    (0 + t, -50),
                    (-28 + t, -47),
                    (-50, -36),
                    (-55, -10),
                ]
            )
        )
        c.drawPath(p, paint(h[0]))
        for sg in (-1, 1):
            s.strands(
                p,
                [
                    [(sg * 4, -66), (sg * 40, -64), (sg * 62, -40), (sg * 64, 8)],
                    [(sg * 4, -52), (sg * 34, -50), (sg * 50, -34), (sg * 56, 0)],
                ],
                h,
                22,
            )
        c.drawPath(p, paint(INK, 1, "stroke", 2.3))

    def hair_cropped(s, h, t):
        """Close-cropped curls."""
        c = s.c
        p = blob(
            s.pts(
                [
                    (-58, 0),
                    (-63, -40),
                    (-48, -82),
                    (0, -97),
                    (48, -82),
                    (63, -40),
                    (58, 0),
                    (52, -26),
                    (44, -50),
                    (24 + t, -58),
                    (0 + t, -60),
                    (-24 + t, -58),
                    (-44, -50),
                    (-52, -26),
                ]
            )
        )
        c.drawPath(p, paint(h[0]))
        c.save()
        c.clipPath(p, True)
        for i in range(150):
            x, y = s.r.uniform(-66, 66), s.r.uniform(-100, 0)
            X, Y = s.X(x, y)
            c.drawCircle(
                X, Y, s.r.uniform(2.2, 3.6), paint(h[1] if i % 3 else h[2], 0.85, "stroke", 1.1)
            )
        c.restore()
        c.drawPath(p, paint(INK, 1, "stroke", 2.4))
