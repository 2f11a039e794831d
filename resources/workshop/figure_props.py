"""Hands and what they hold."""

import math

import skia

from .canvas import blob, brush, linear, paint, radial
from .complexion import SKIN
from .style import INK, mix


class Props:
    """One method per thing held; the data name selects it."""

    def fist(s, x, y, sleeve, flip=1, glove=None):
        c = s.c
        a, b, d = SKIN[s.sp["skin"]]
        col = glove or b
        q = blob(
            [
                (x - 30 * flip, y + 60),
                (x - 22 * flip, y + 22),
                (x + 18 * flip, y + 14),
                (x + 40 * flip, y + 62),
                (x + 60 * flip, y + 150),
                (x - 40 * flip, y + 150),
            ]
        )
        c.drawPath(q, paint(sleeve))
        s.shade(q, sleeve)
        s.folds(
            q,
            sleeve,
            [
                ([(x - 8 * flip, y + 30), (x - 2 * flip, y + 70), (x - 8 * flip, y + 130)], 2.6),
                ([(x + 18 * flip, y + 40), (x + 28 * flip, y + 80), (x + 30 * flip, y + 130)], 2.6),
            ],
        )
        c.drawPath(q, paint(INK, 1, "stroke", 2.6))
        s.trimline(
            [(x - 26 * flip, y + 30), (x - 2 * flip, y + 24), (x + 24 * flip, y + 24)], 10, "gold"
        )
        h = blob(
            [
                (x - 22, y - 20),
                (x + 20, y - 22),
                (x + 24, y + 6),
                (x + 16, y + 24),
                (x - 16, y + 24),
                (x - 24, y + 4),
            ]
        )
        c.drawPath(h, paint(col))
        c.drawPath(h, paint(INK, 1, "stroke", 2.2))

    def fingers(s, x, y, flip=1, glove=None):
        c = s.c
        a, b, d = SKIN[s.sp["skin"]]
        base = glove or a
        dk = mix(base, "#200C04", 0.55)
        for i in range(4):
            yy = y - 17 + i * 10.5
            p = skia.Path()
            p.addRRect(
                skia.RRect.MakeRectXY(
                    skia.Rect.MakeLTRB(
                        x - 21 + (i == 3) * 3, yy - 5.6, x + 19 - (i == 3) * 4, yy + 5.6
                    ),
                    5.6,
                    5.6,
                )
            )
            c.drawPath(
                p,
                paint(
                    "ink",
                    1,
                    shader=s.lin(
                        x - 20,
                        yy - 5,
                        x + 18,
                        yy + 6,
                        [mix(base, "ivory", 0.35), base, dk],
                        [0, 0.55, 1],
                    ),
                ),
            )
            # two knuckle creases, a nail at the tip, a gleam along the bone
            if not glove:
                for kx in (-7.5, 5.0):
                    c.drawLine(
                        x + kx, yy - 3.2, x + kx + 0.8, yy + 2.2, paint(dk, 0.55, "stroke", 1.1)
                    )
                nail = skia.Path()
                nx = x + (13 - (i == 3) * 4) * (1 if flip > 0 else -1)
                nail.addRRect(
                    skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(nx - 3.4, yy - 3, 6.8, 5.2), 2.6, 2.4)
                )
                c.drawPath(nail, paint(mix(a, "#FFE8DC", 0.6), 0.75))
                c.drawPath(nail, paint(dk, 0.6, "stroke", 0.8))
            c.drawLine(
                x - 13,
                yy - 3.1,
                x + 6,
                yy - 3.1,
                paint("#FFF6E4", 0.35 if not glove else 0.2, "stroke", 1.3, blur=0.5),
            )
            c.drawPath(p, paint(INK, 1, "stroke", 2))
        th = blob(
            [
                (x - 22 * flip, y + 2),
                (x - 12 * flip, y - 26),
                (x - 1 * flip, y - 30),
                (x + 3 * flip, y - 21),
                (x - 8 * flip, y - 4),
            ],
            8,
        )
        c.drawPath(th, paint(base))
        c.save()
        c.clipPath(th, True)
        brush(
            c,
            [(x + 2 * flip, y - 20), (x - 8 * flip, y - 6), (x - 18 * flip, y + 4)],
            3,
            3,
            5,
            dk,
            0.4,
            2,
        )
        brush(
            c,
            [(x - 16 * flip, y - 4), (x - 8 * flip, y - 22), (x - 3 * flip, y - 27)],
            1,
            1,
            2.4,
            mix(base, "ivory", 0.6),
            0.6,
            1,
        )
        c.restore()
        c.drawPath(th, paint(INK, 1, "stroke", 2))

    def shaft(s, x, y0, y1, w=10, col="#7A4E2A"):
        c = s.c
        r = skia.Rect.MakeLTRB(x - w / 2, y0, x + w / 2, y1)
        c.drawRect(
            r,
            paint(
                "ink",
                1,
                shader=s.lin(
                    x - w / 2,
                    0,
                    x + w / 2,
                    0,
                    [mix(col, "ivory", 0.4), col, mix(col, "#100804", 0.6)],
                    [0, 0.4, 1],
                ),
            ),
        )
        c.drawRect(r, paint(INK, 1, "stroke", 2.2))

    def metal(s, p, cols=("#F2F4F2", "#A9B0B4", "#5A6268")):
        b = p.getBounds()
        s.c.drawPath(
            p,
            paint(
                "ink",
                1,
                shader=s.lin(b.left(), b.top(), b.right(), b.bottom(), list(cols), [0, 0.5, 1]),
            ),
        )
        s.c.drawPath(p, paint(INK, 1, "stroke", 2.4))

    def prop(s):
        """Hand and the thing it holds."""
        k = s.sp.get("prop")
        if not k:
            return
        x, y = s.sp.get("px", 66), 418
        g = "#8A5A34" if k == "falcon" else None
        s.fist(x, y, s.sp.get("sleeve", s.sp.get("c1", "crimson")), 1, g)
        getattr(s, "prop_" + k)(x, y)
        if k != "book":
            s.fingers(x, y, 1, g)

    def prop_axe(s, x, y):
        c = s.c
        s.shaft(x, 150, 540)
        p = blob(
            [
                (x - 6, 170),
                (x - 34, 152),
                (x - 58, 158),
                (x - 64, 200),
                (x - 58, 240),
                (x - 36, 236),
                (x - 6, 214),
            ],
            10,
        )
        s.metal(p)
        brush(c, [(x - 56, 164), (x - 61, 200), (x - 56, 236)], 1, 1, 2.6, "#FFFFFF", 0.9)
        p = blob([(x + 5, 172), (x + 18, 172), (x + 18, 212), (x + 5, 212)], 4)
        s.metal(p)

    def prop_pick(s, x, y):
        s.shaft(x, 160, 540)
        p = blob(
            [
                (x - 74, 214),
                (x - 50, 182),
                (x - 10, 164),
                (x + 10, 164),
                (x + 44, 176),
                (x + 66, 206),
                (x + 40, 192),
                (x + 8, 186),
                (x - 10, 186),
                (x - 46, 198),
            ],
            10,
        )
        s.metal(p)

    def prop_sceptre(s, x, y):
        c = s.c
        s.shaft(x, 170, 540, 9, "#D9A93F")
        c.drawCircle(
            x,
            168,
            13,
            paint(
                "ink",
                1,
                shader=radial(x - 4, 163, 16, ["#FFF3C4", "#D9A93F", "#7A4F12"], [0, 0.5, 1]),
            ),
        )
        c.drawCircle(x, 168, 13, paint(INK, 1, "stroke", 2.2))
        s.badge("fleur-de-lys", x, 126, 72, "#EFC75C")

    def prop_sword(s, x, y):
        c = s.c
        p = skia.Path()
        p.addPoly(
            [
                skia.Point(*v)
                for v in ((x - 8, 372), (x - 7, 130), (x, 106), (x + 7, 130), (x + 8, 372))
            ],
            True,
        )
        s.metal(p, ("#FFFFFF", "#B9C0C4", "#6A7278"))
        c.drawLine(x, 128, x, 366, paint("#5A6268", 1, "stroke", 2))
        p = blob(
            [(x - 40, 370), (x, 374), (x + 40, 370), (x + 42, 382), (x, 388), (x - 42, 382)], 6
        )
        s.metal(p, ("#FFF3C4", "#D9A93F", "#7A4F12"))
        s.shaft(x, 386, 446, 9, "#6E1F2B")
        c.drawCircle(x, 458, 12, paint("#D9A93F"))
        c.drawCircle(x, 458, 12, paint(INK, 1, "stroke", 2.2))

    def prop_cross(s, x, y):
        c = s.c
        s.shaft(x, 150, 540, 8, "#D9A93F")
        for a, b, w, h in ((x, 118, 12, 72), (x, 108, 56, 12)):
            r = skia.Rect.MakeXYWH(a - w / 2, b - h / 2, w, h)
            c.drawRect(r, paint(INK, 1, "stroke", 4))
            c.drawRect(r, paint("#E5B94E"))
        for a, b in ((x, 82), (x - 30, 108), (x + 30, 108), (x, 108)):
            c.drawCircle(a, b, 7.5, paint("crimson" if b == 108 and a == x else "#F3D67E"))
            c.drawCircle(a, b, 7.5, paint(INK, 1, "stroke", 2))

    def prop_dividers(s, x, y):
        c = s.c
        for sg in (-1, 1):
            p = skia.Path()
            p.addPoly(
                [
                    skia.Point(*v)
                    for v in (
                        (x, 196),
                        (x + sg * 6, 196),
                        (x + sg * 34, 330),
                        (x + sg * 30, 352),
                        (x + sg * 25, 332),
                    )
                ],
                True,
            )
            s.metal(p, ("#FFF3C4", "#D9A93F", "#7A4F12"))
        c.drawCircle(x, 196, 12, paint("#D9A93F"))
        c.drawCircle(x, 196, 12, paint(INK, 1, "stroke", 2.2))
        c.drawCircle(x, 196, 4, paint("crimson"))
        s.shaft(x, 160, 186, 8, "#D9A93F")
        s.shaft(x, 340, 540, 8, "#C9B07A")

    def prop_scales(s, x, y):
        c = s.c
        s.shaft(x, 190, 420, 7, "#D9A93F")
        brush(c, [(x - 52, 214), (x, 204), (x + 52, 214)], 5, 5, 7, "#D9A93F")
        brush(c, [(x - 52, 211.5), (x, 201.5), (x + 52, 211.5)], 1.4, 1.4, 1.4, INK)
        c.drawCircle(x, 196, 8, paint("#EFC75C"))
        c.drawCircle(x, 196, 8, paint(INK, 1, "stroke", 2))
        for sg in (-1, 1):
            X = x + sg * 50
            c.drawLine(X, 214, X - 20, 276, paint(INK, 1, "stroke", 1.6))
            c.drawLine(X, 214, X + 20, 276, paint(INK, 1, "stroke", 1.6))
            q = skia.Path()
            q.addArc(skia.Rect.MakeLTRB(X - 25, 258, X + 25, 296), 0, 180)
            q.close()
            s.metal(q, ("#FFF3C4", "#D9A93F", "#7A4F12"))

    def prop_book(s, x, y):
        c = s.c
        q = blob([(x - 34, 392), (x + 52, 382), (x + 58, 500), (x - 28, 512)], 3)
        c.drawPath(q, paint("#7A2A22"))
        s.shade(q, "#7A2A22")
        c.drawPath(q, paint(INK, 1, "stroke", 2.6))
        s.badge("gothic-cross", x + 12, 446, 64, "#EFC75C")
        for i in range(4):
            X, Y = x - 28, 404 + i * 15
            p = skia.Path()
            p.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeLTRB(X - 6, Y, X + 26, Y + 12), 6, 6))
            c.drawPath(p, paint(SKIN[s.sp["skin"]][0]))
            c.drawPath(p, paint(INK, 1, "stroke", 1.8))

    def prop_falcon(s, x, y):
        c = s.c
        plume = s.sp.get("plumage", ("#6B4A2E", "#EAD7B0", "#6B4226", "#7A5232", "#5A3A22"))
        by = y - 24
        body = blob(
            [
                (x - 2, by - 176),
                (x + 18, by - 170),
                (x + 26, by - 146),
                (x + 30, by - 110),
                (x + 26, by - 60),
                (x + 10, by - 14),
                (x - 10, by - 6),
                (x - 24, by - 40),
                (x - 32, by - 90),
                (x - 26, by - 138),
                (x - 20, by - 166),
            ]
        )
        tail = blob(
            [
                (x - 12, by - 30),
                (x + 8, by - 20),
                (x + 4, by + 34),
                (x - 16, by + 40),
                (x - 24, by + 28),
            ]
        )
        c.drawPath(tail, paint(plume[0]))
        c.drawPath(tail, paint(INK, 1, "stroke", 2.2))
        c.drawPath(body, paint(plume[1]))
        c.save()
        c.clipPath(body, True)
        for j in range(11):
            for i in range(7):
                xx = x - 30 + i * 10 + (j % 2) * 5
                yy = by - 128 + j * 11
                brush(c, [(xx - 3, yy), (xx, yy + 4), (xx + 3, yy)], 0.8, 0.8, 2.2, plume[2], 0.9)
        c.restore()
        c.drawPath(body, paint(INK, 1, "stroke", 2.6))
        wing = blob(
            [
                (x - 22, by - 134),
                (x - 36, by - 96),
                (x - 40, by - 48),
                (x - 30, by + 6),
                (x - 22, by + 20),
                (x - 8, by - 30),
                (x - 2, by - 84),
                (x - 8, by - 124),
            ]
        )
        c.drawPath(wing, paint(plume[3]))
        c.save()
        c.clipPath(wing, True)
        for j in range(6):
            for i in range(4):
                xx = x - 36 + i * 9
                yy = by - 124 + j * 24 + i * 4
                f = blob(
                    [
                        (xx, yy),
                        (xx + 7, yy + 2),
                        (xx + 5, yy + 26),
                        (xx - 1, yy + 30),
                        (xx - 5, yy + 20),
                    ],
                    6,
                )
                c.drawPath(f, paint(mix(plume[3], "ivory", 0.12 * ((i + j) % 3))))
                c.drawPath(f, paint(INK, 0.9, "stroke", 1.4))
        c.restore()
        c.drawPath(wing, paint(INK, 1, "stroke", 2.4))
        hd = blob(
            [
                (x - 20, by - 150),
                (x - 18, by - 172),
                (x - 2, by - 184),
                (x + 16, by - 178),
                (x + 24, by - 162),
                (x + 18, by - 146),
                (x + 4, by - 138),
            ]
        )
        c.drawPath(hd, paint(plume[4]))
        c.drawPath(hd, paint(INK, 1, "stroke", 2.4))
        bk = blob(
            [
                (x + 20, by - 170),
                (x + 34, by - 164),
                (x + 36, by - 152),
                (x + 30, by - 156),
                (x + 20, by - 154),
            ],
            8,
        )
        c.drawPath(bk, paint("#E5B94E"))
        c.drawPath(bk, paint(INK, 1, "stroke", 2))
        c.drawCircle(x + 9, by - 165, 5, paint("#F3D67E"))
        c.drawCircle(x + 9.6, by - 165, 3, paint("#0E0806"))
        c.drawCircle(x + 9, by - 165, 5, paint(INK, 1, "stroke", 1.5))
        for sg in (-6, 8):
            brush(
                c, [(x + sg, by - 10), (x + sg, by + 4), (x + sg - 6, by + 10)], 6, 3, 5, "#E5B94E"
            )
        brush(c, [(x - 2, by + 6), (x - 10, by + 50), (x + 6, by + 88)], 1.6, 1.6, 2.4, "#8A2020")

    GOLDEN = ("#FFF3C4", "#D9A93F", "#7A4F12")

    def prop_square(s, x, y):
        """Mason's square with a plumb line."""
        s.shaft(x, 150, 540, 9, "#8A5A34")
        p = skia.Path()
        p.addPoly(
            [
                skia.Point(*v)
                for v in (
                    (x - 52, 150),
                    (x + 44, 150),
                    (x + 44, 166),
                    (x - 36, 166),
                    (x - 36, 250),
                    (x - 52, 250),
                )
            ],
            True,
        )
        s.metal(p, s.GOLDEN)
        c = s.c
        for i in range(5):
            c.drawLine(x - 30 + i * 15, 151, x - 30 + i * 15, 157, paint(INK, 0.9, "stroke", 1.3))
            c.drawLine(x - 51, 178 + i * 15, x - 45, 178 + i * 15, paint(INK, 0.9, "stroke", 1.3))
        c.drawLine(x + 34, 166, x + 34, 268, paint(INK, 1, "stroke", 1.8))
        q = blob(
            [
                (x + 34, 262),
                (x + 44, 274),
                (x + 40, 290),
                (x + 34, 302),
                (x + 28, 290),
                (x + 24, 274),
            ],
            8,
        )
        s.metal(q, ("#F2F4F2", "#A9B0B4", "#5A6268"))

    def prop_lamp(s, x, y):
        """Miner's hammer held, with an oil lamp hung from the haft."""
        s.shaft(x, 176, 540, 10)
        p = blob([(x - 40, 150), (x + 18, 150), (x + 46, 166), (x + 18, 182), (x - 40, 182)], 4)
        s.metal(p)
        c = s.c
        X = x - 30
        c.drawLine(X, 184, X, 232, paint(INK, 1, "stroke", 2))
        c.drawCircle(X, 262, 26, paint("#FFD97A", 0.45, blur=12))
        q = blob(
            [
                (X - 24, 262),
                (X - 10, 250),
                (X + 16, 250),
                (X + 30, 256),
                (X + 20, 276),
                (X, 284),
                (X - 18, 276),
            ],
            8,
        )
        s.metal(q, ("#E8A878", "#A65A30", "#4A2210"))
        c.drawLine(X - 14, 252, X, 232, paint(INK, 1, "stroke", 1.6))
        c.drawLine(X + 14, 252, X, 232, paint(INK, 1, "stroke", 1.6))
        f = blob([(X + 27, 256), (X + 21, 244), (X + 28, 226), (X + 34, 244)], 8)
        c.drawPath(f, paint("#F6DC8A"))
        c.drawPath(f, paint("#C8402F", 1, "stroke", 1.8))

    def prop_purse(s, x, y):
        """Leather purse held by its strings, coins showing."""
        c = s.c
        brush(c, [(x - 4, y), (x - 6, y + 24), (x - 4, y + 40)], 4, 4, 4, "#5A3318")
        for dx, dy in ((-16, -56), (4, -64), (20, -52), (-4, -48)):
            c.drawCircle(x + dx, y + dy, 13, paint("gold"))
            c.drawCircle(x + dx, y + dy, 13, paint(INK, 1, "stroke", 2))
            c.drawCircle(x + dx, y + dy, 8.5, paint("gold_hi", 0.9, "stroke", 1.6))
        p = blob(
            [
                (x - 26, y - 40),
                (x - 12, y - 34),
                (x + 14, y - 34),
                (x + 30, y - 42),
                (x + 26, y - 14),
                (x - 20, y - 12),
            ],
            8,
        )
        c.drawPath(p, paint("#8A5A34"))
        s.shade(p, "#8A5A34")
        c.drawPath(p, paint(INK, 1, "stroke", 2.4))
        q = blob(
            [
                (x - 20, y + 24),
                (x + 20, y + 24),
                (x + 40, y + 62),
                (x + 26, y + 96),
                (x, y + 104),
                (x - 26, y + 96),
                (x - 38, y + 62),
            ],
            10,
        )
        c.drawPath(q, paint("#7A4A28"))
        s.shade(q, "#7A4A28")
        s.folds(
            q,
            "#7A4A28",
            [
                ([(x - 8, y + 32), (x - 16, y + 60), (x - 10, y + 92)], 2),
                ([(x + 10, y + 32), (x + 18, y + 60), (x + 12, y + 92)], 2),
            ],
        )
        c.drawPath(q, paint(INK, 1, "stroke", 2.4))
        s.badge("scales", x + 1, y + 66, 32, "#EFC75C")

    def prop_saw(s, x, y):
        """Bow saw of a ship's carpenter."""
        c = s.c
        brush(c, [(x - 40, 150), (x - 52, 250), (x - 44, 352)], 9, 9, 9, INK)
        brush(c, [(x - 40, 150), (x - 52, 250), (x - 44, 352)], 6, 6, 6, "#8A5A34")
        s.shaft(x, 140, 540, 10)
        for Y in (160, 342):
            brush(c, [(x - 44, Y), (x, Y + 4)], 8, 8, 8, INK)
            brush(c, [(x - 44, Y), (x, Y + 4)], 5, 5, 5, "#7A4E2A")
        p = skia.Path()
        p.moveTo(x - 42, 160)
        for i in range(15):
            p.lineTo(x - 30 - (i % 2) * 9, 166 + i * 12)
        p.lineTo(x - 44, 346)
        p.close()
        s.metal(p)

    def prop_rose(s, x, y):
        """A rose on its stem."""
        c = s.c
        brush(c, [(x + 2, 540), (x - 4, 380), (x + 2, 222)], 6, 5, 6, INK)
        brush(c, [(x + 2, 540), (x - 4, 380), (x + 2, 222)], 3.6, 3, 3.6, "#3C7A48")
        for sg, Y in ((-1, 300), (1, 340), (-1, 262)):
            leaf = blob(
                [(x, Y), (x + sg * 16, Y - 16), (x + sg * 34, Y - 16), (x + sg * 22, Y + 2)], 8
            )
            c.drawPath(leaf, paint("#3C7A48"))
            c.drawPath(leaf, paint(INK, 1, "stroke", 1.8))
        X, Y = x + 2, 200
        for r, n, col in ((26, 5, "#B5322C"), (17, 5, "#C8402F"), (9, 4, "#E0705A")):
            for i in range(n):
                an = i * 2 * math.pi / n + r
                q = blob(
                    [
                        (X, Y),
                        (X + r * math.cos(an - 0.62), Y + r * math.sin(an - 0.62)),
                        (X + r * 1.18 * math.cos(an), Y + r * 1.18 * math.sin(an)),
                        (X + r * math.cos(an + 0.62), Y + r * math.sin(an + 0.62)),
                    ],
                    8,
                )
                c.drawPath(q, paint(col))
                c.drawPath(q, paint(INK, 1, "stroke", 1.8))
        c.drawCircle(X, Y, 4.6, paint("gold_hi"))
        c.drawCircle(X, Y, 4.6, paint(INK, 1, "stroke", 1.5))

    def prop_lily(s, x, y):
        """A lily spray, three flowers."""
        c = s.c
        brush(c, [(x + 2, 540), (x - 4, 380), (x, 170)], 6, 5, 5, INK)
        brush(c, [(x + 2, 540), (x - 4, 380), (x, 170)], 3.6, 3, 3, "#3C7A48")
        for sg, Y in ((-1, 330), (1, 300)):
            leaf = blob(
                [(x - 2, Y), (x + sg * 14, Y - 26), (x + sg * 22, Y - 50), (x + sg * 4, Y - 22)], 8
            )
            c.drawPath(leaf, paint("#3C7A48"))
            c.drawPath(leaf, paint(INK, 1, "stroke", 1.8))
        for X, Y, r in ((x - 26, 206, -30), (x + 26, 214, 30), (x, 160, 0)):
            c.save()
            c.translate(X, Y)
            c.rotate(r)
            for a in (-34, 0, 34):
                c.save()
                c.rotate(a)
                q = blob([(0, 6), (-9, -14), (0, -38), (9, -14)], 8)
                c.drawPath(q, paint("#FBF6E8"))
                c.drawPath(q, paint(INK, 1, "stroke", 1.8))
                c.drawLine(0, 0, 0, -24, paint("#C9A45E", 1, "stroke", 1.4))
                c.restore()
            c.drawCircle(0, 4, 5, paint("#7FA05A"))
            c.drawCircle(0, 4, 5, paint(INK, 1, "stroke", 1.6))
            c.restore()

    def prop_orb(s, x, y):
        """Orb with a cross."""
        c = s.c
        Y = y - 62
        c.drawCircle(
            x,
            Y,
            42,
            paint(
                "ink",
                1,
                shader=radial(
                    x - 14 * s.L, Y - 16, 52, ["#FFF3C4", "#D9A93F", "#7A4F12"], [0, 0.45, 1]
                ),
            ),
        )
        c.drawCircle(x, Y, 42, paint(INK, 1, "stroke", 2.6))
        s.trimline([(x - 41, Y), (x, Y + 9), (x + 41, Y)], 9, "gold")
        s.trimline([(x, Y - 42), (x + 4, Y - 20), (x, Y + 2)], 8, "gold", False)
        for w, h, b in ((10, 46, Y - 62), (34, 10, Y - 66)):
            r = skia.Rect.MakeXYWH(x - w / 2, b - h / 2, w, h)
            c.drawRect(r, paint(INK, 1, "stroke", 4))
            c.drawRect(r, paint("#E5B94E"))
        c.drawCircle(x, Y - 66, 5, paint("crimson"))
        c.drawCircle(x, Y - 66, 5, paint(INK, 1, "stroke", 1.5))

    def prop_scroll(s, x, y):
        """Rolled charter with a hanging seal."""
        c = s.c
        p = skia.Path()
        p.addRRect(
            skia.RRect.MakeRectXY(skia.Rect.MakeLTRB(x - 17, y - 150, x + 17, y + 70), 15, 9)
        )
        c.drawPath(
            p,
            paint(
                "ink",
                1,
                shader=s.lin(x - 17, 0, x + 17, 0, ["#FBF2DC", "#EAD9B5", "#9A8052"], [0, 0.45, 1]),
            ),
        )
        c.drawPath(p, paint(INK, 1, "stroke", 2.4))
        c.drawOval(skia.Rect.MakeLTRB(x - 16, y - 158, x + 16, y - 143), paint("#D8C295"))
        c.drawOval(skia.Rect.MakeLTRB(x - 16, y - 158, x + 16, y - 143), paint(INK, 1, "stroke", 2))
        c.drawOval(skia.Rect.MakeLTRB(x - 7, y - 154, x + 7, y - 147), paint(INK, 1, "stroke", 1.6))
        brush(c, [(x - 19, y - 84), (x, y - 78), (x + 19, y - 84)], 8, 8, 8, "#8A2030")
        brush(c, [(x + 12, y - 80), (x + 24, y - 52), (x + 20, y - 30)], 4, 4, 4, "#8A2030")
        c.drawCircle(x + 20, y - 24, 14, paint("#A3262E"))
        c.drawCircle(x + 20, y - 24, 14, paint(INK, 1, "stroke", 2))
        c.drawCircle(x + 20, y - 24, 8, paint("#6E1F2B", 1, "stroke", 1.8))

    def prop_chart(s, x, y):
        """Sea chart half unrolled, with a coast and rhumb lines."""
        c = s.c
        p = skia.Path()
        p.addPoly(
            [
                skia.Point(*v)
                for v in ((x - 46, y - 190), (x + 60, y - 176), (x + 54, y - 20), (x - 40, y - 28))
            ],
            True,
        )
        c.drawPath(p, paint("#F0E2BE"))
        s.shade(p, "#F0E2BE")
        c.save()
        c.clipPath(p, True)
        for a in range(0, 180, 22):
            dx, dy = 140 * math.cos(math.radians(a)), 140 * math.sin(math.radians(a))
            c.drawLine(
                x + 14 - dx,
                y - 110 - dy,
                x + 14 + dx,
                y - 110 + dy,
                paint(["crimson", "malachite"][a // 22 % 2], 0.5, "stroke", 1.1),
            )
        w = blob(
            [
                (x - 60, y - 150),
                (x - 10, y - 146),
                (x - 16, y - 120),
                (x + 4, y - 92),
                (x - 22, y - 70),
                (x - 60, y - 60),
            ],
            8,
        )
        c.drawPath(w, paint("#C9A45E"))
        c.drawPath(w, paint("#2E5560", 1, "stroke", 2.2))
        i = blob([(x + 24, y - 80), (x + 40, y - 84), (x + 42, y - 66), (x + 26, y - 64)], 8)
        c.drawPath(i, paint("#3C7A68"))
        c.drawPath(i, paint(INK, 1, "stroke", 1.5))
        star = [(x + 20, y - 130)]
        for X, Y in star:
            c.drawCircle(X, Y, 9, paint("gold_hi"))
            c.drawCircle(X, Y, 9, paint(INK, 1, "stroke", 1.5))
            c.drawLine(X, Y - 15, X, Y + 15, paint("crimson", 1, "stroke", 2))
            c.drawLine(X - 15, Y, X + 15, Y, paint("crimson", 1, "stroke", 2))
        c.restore()
        c.drawPath(p, paint(INK, 1, "stroke", 2.4))
        for Y0, Y1 in ((y - 198, y - 172), (y - 36, y - 12)):
            q = skia.Path()
            q.addRRect(
                skia.RRect.MakeRectXY(skia.Rect.MakeLTRB(x - 54, Y0 + 2, x + 68, Y1), 12, 12)
            )
            c.drawPath(
                q,
                paint(
                    "ink",
                    1,
                    shader=linear(0, Y0, 0, Y1, ["#FBF2DC", "#D8C295", "#9A8052"], [0, 0.5, 1]),
                ),
            )
            c.drawPath(q, paint(INK, 1, "stroke", 2.2))

    def prop_astrolabe(s, x, y):
        """Planispheric astrolabe hung from its ring."""
        c = s.c
        Y = y - 88
        c.drawCircle(x, Y - 62, 10, paint(INK, 1, "stroke", 6))
        c.drawCircle(x, Y - 62, 10, paint("#D9A93F", 1, "stroke", 3.4))
        c.drawCircle(
            x,
            Y,
            52,
            paint(
                "ink",
                1,
                shader=radial(
                    x - 16 * s.L, Y - 20, 70, ["#FFF3C4", "#D9A93F", "#7A4F12"], [0, 0.5, 1]
                ),
            ),
        )
        c.drawCircle(x, Y, 52, paint(INK, 1, "stroke", 2.6))
        for r in (44, 36):
            c.drawCircle(x, Y, r, paint(INK, 0.85, "stroke", 1.4))
        for i in range(36):
            a = i * math.pi / 18
            c.drawLine(
                x + 44 * math.cos(a),
                Y + 44 * math.sin(a),
                x + 51 * math.cos(a),
                Y + 51 * math.sin(a),
                paint(INK, 0.9, "stroke", 1.2),
            )
        c.drawCircle(x + 5, Y - 8, 22, paint(INK, 0.85, "stroke", 2))
        c.drawCircle(x - 4, Y + 8, 14, paint("#7A4F12", 1, "stroke", 2))
        c.save()
        c.translate(x, Y)
        c.rotate(38)
        r = skia.Rect.MakeLTRB(-46, -4.5, 46, 4.5)
        c.drawRect(r, paint("#F6DC8A"))
        c.drawRect(r, paint(INK, 1, "stroke", 1.8))
        c.restore()
        c.drawCircle(x, Y, 5.5, paint("crimson"))
        c.drawCircle(x, Y, 5.5, paint(INK, 1, "stroke", 1.6))
        brush(c, [(x, Y + 52), (x, Y + 70)], 5, 5, 5, INK)

    def prop_crozier(s, x, y):
        """Abbot's crozier."""
        c = s.c
        s.shaft(x, 190, 540, 9, "#D9A93F")
        q = [
            (x, 196),
            (x - 4, 150),
            (x + 8, 110),
            (x + 40, 106),
            (x + 52, 136),
            (x + 34, 158),
            (x + 18, 146),
            (x + 24, 132),
        ]
        brush(c, q, 14, 7, 14, INK)
        brush(c, q, 10, 4, 10, "#D9A93F")
        brush(c, [(a - 2 * s.L, b - 2) for a, b in q], 3, 1, 3, "#FBE9A8", 0.9)
        c.drawCircle(x, 200, 12, paint("#D9A93F"))
        c.drawCircle(x, 200, 12, paint(INK, 1, "stroke", 2.2))
        c.drawCircle(x, 200, 5, paint("crimson"))

    def prop_lance(s, x, y):
        """Lance with a long two-tailed pennon."""
        c = s.c
        s.shaft(x, 104, 540, 8, "#9A6A3A")
        p = blob([(x, 36), (x + 12, 84), (x + 5, 110), (x - 5, 110), (x - 12, 84)], 8)
        s.metal(p)
        q = skia.Path()
        q.moveTo(x + 4, 118)
        q.lineTo(x + 4, 170)
        q.cubicTo(x - 30, 176, x - 46, 160, x - 72, 172)
        q.lineTo(x - 50, 148)
        q.lineTo(x - 74, 128)
        q.cubicTo(x - 46, 120, x - 24, 128, x + 4, 118)
        q.close()
        pc = s.sp.get("pennon", "malachite")
        c.drawPath(q, paint(pc))
        s.shade(q, pc)
        c.drawPath(q, paint(INK, 1, "stroke", 2.4))
        c.drawCircle(x - 24, 146, 9, paint("gold_hi"))
        c.drawCircle(x - 24, 146, 9, paint(INK, 1, "stroke", 1.5))

    def prop_mirror(s, x, y):
        """Hand mirror of polished bronze."""
        c = s.c
        s.shaft(x, 280, 470, 10, "#D9A93F")
        c.drawCircle(
            x,
            232,
            52,
            paint(
                "ink",
                1,
                shader=radial(
                    x - 16 * s.L, 214, 70, ["#FFF3C4", "#D9A93F", "#7A4F12"], [0, 0.5, 1]
                ),
            ),
        )
        c.drawCircle(x, 232, 52, paint(INK, 1, "stroke", 2.6))
        c.drawCircle(
            x,
            232,
            40,
            paint(
                "ink",
                1,
                shader=s.lin(
                    x - 40, 200, x + 40, 270, ["#FFFFFF", "#B9C9CC", "#5A6A78"], [0, 0.45, 1]
                ),
            ),
        )
        c.drawCircle(x, 232, 40, paint(INK, 1, "stroke", 2))
        brush(c, [(x - 26, 252), (x - 6, 226), (x + 18, 206)], 1, 1, 6, "#FFFFFF", 0.7, 1)
        for i in range(16):
            a = i * math.pi / 8
            c.drawCircle(x + 46 * math.cos(a), 232 + 46 * math.sin(a), 2.6, paint("#FFFBF0"))
