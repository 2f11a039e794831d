"""Castle pieces in the players' colours, from the front for the great view and from above for the
pentagon."""


import numpy as np
import skia

from .canvas import arr2img, fit, icon, img2arr, imgshader, linear, paint, surf
from .pieces import finish
from .style import INK, LOOKS, SCALE, SHADOW_BUILDING, colour32
from .textures import ashlar

_ash = {}
#: Colours of stone (light, dark) for seeds that are not the castles' own sandstone.
QUARRIES = {17: ("#F3ECDA", "#C2B598"), 27: ("#E4CFA0", "#A07C4A")}


def ash(c, p, scale=0.5, tint=None, seed=7):
    k = (seed,)
    if k not in _ash:
        _ash[k] = arr2img(ashlar(512, 512, seed, 44, *QUARRIES.get(seed, ())))
    pa = paint("ink", 1, shader=imgshader(_ash[k], scale, scale))
    c.drawPath(p, pa)
    if tint:
        c.drawPath(p, paint(tint[0], tint[1], mode=skia.BlendMode.kMultiply))


def cyl(c, x0, x1, y0, y1, p):
    c.save()
    c.clipPath(p, True)
    c.drawRect(
        skia.Rect.MakeLTRB(x0, y0, x1, y1),
        paint(
            "ink",
            1,
            shader=linear(
                x0,
                0,
                x1,
                0,
                [
                    colour32("#FFF3D8", 110),
                    colour32("#FFF3D8", 40),
                    colour32("#2B1408", 40),
                    colour32("#2B1408", 165),
                ],
                [0, 0.28, 0.58, 1],
            ),
        ),
    )
    c.restore()


def ghib(c, x0, x1, y, mw, mh, fill, ol=1.6):
    n = max(2, int(round((x1 - x0) / (mw * 1.7))))
    st = (x1 - x0 - mw) / (n - 1)
    for i in range(n):
        x = x0 + i * st
        p = skia.Path()
        p.moveTo(x, y)
        p.lineTo(x, y - mh)
        p.quadTo(x + mw * 0.2, y - mh * 0.95, x + mw * 0.5, y - mh * 0.58)
        p.quadTo(x + mw * 0.8, y - mh * 0.95, x + mw, y - mh)
        p.lineTo(x + mw, y)
        p.close()
        fill(p)
        c.drawPath(p, paint(INK, 1, "stroke", ol))


def window(c, x, y, w, h, bif=True, glow=False):
    p = skia.Path()
    p.moveTo(x - w, y)
    p.lineTo(x - w, y - h)
    p.arcTo(skia.Rect.MakeLTRB(x - w, y - h - w, x + w, y - h + w), 180, 180, False)
    p.lineTo(x + w, y)
    p.close()
    c.drawPath(p, paint("#F4E8CC", 1, "stroke", 4.2))
    c.drawPath(p, paint(INK, 1, "stroke", 1.0))
    c.drawPath(p, paint("ink", 1, shader=linear(0, y - h - w, 0, y, ["#1A0F0A", "#3A2416"])))
    if glow:
        c.drawPath(p, paint("#F2B94A", 0.55, blur=1.5))
    if bif:
        c.drawLine(x, y - h * 0.9, x, y, paint("#F4E8CC", 1, "stroke", 2))
    c.drawPath(p, paint(INK, 1, "stroke", 1.4))


def roof(c, x, y, w, h, col="terracotta", ol=1.8):
    p = skia.Path()
    p.moveTo(x - w, y)
    p.quadTo(x - w * 0.42, y - h * 0.5, x, y - h)
    p.quadTo(x + w * 0.42, y - h * 0.5, x + w, y)
    p.quadTo(x, y + w * 0.22, x - w, y)
    p.close()
    c.drawPath(p, paint(col))
    c.save()
    c.clipPath(p, True)
    n = 8
    for j in range(n):
        yy = y + 4 - (j + 0.2) * h / n
        ww = w * (1 - j / n) + 3
        k = max(2, int(ww * 2 / 7))
        for i in range(k + 1):
            xx = x - ww + i * 2 * ww / k + (j % 2) * ww / k
            c.drawArc(
                skia.Rect.MakeLTRB(xx - ww / k * 1.05, yy - 7, xx + ww / k * 1.05, yy + 4),
                0,
                180,
                False,
                paint("#2A0E06", 0.75, "stroke", 1.1),
            )
    c.drawRect(
        skia.Rect.MakeLTRB(x - w, y - h, x + w, y + w * 0.3),
        paint(
            "ink",
            1,
            shader=linear(
                x - w,
                0,
                x + w,
                0,
                [colour32("#FFE9C8", 120), colour32("#FFE9C8", 0), colour32("#200804", 170)],
                [0, 0.4, 1],
            ),
        ),
    )
    c.restore()
    c.drawPath(p, paint(INK, 1, "stroke", ol))
    c.drawCircle(x, y - h, 2.6, paint("gold_hi"))
    c.drawCircle(x, y - h, 2.6, paint(INK, 1, "stroke", 1.2))


def flag(c, x, y, col="crimson", ic=None, s=1):
    c.drawLine(x, y, x, y - 26 * s, paint(INK, 1, "stroke", 2))
    p = skia.Path()
    p.moveTo(x, y - 26 * s)
    p.cubicTo(x + 10 * s, y - 31 * s, x + 16 * s, y - 21 * s, x + 28 * s, y - 26 * s)
    p.lineTo(x + 22 * s, y - 18 * s)
    p.lineTo(x + 28 * s, y - 10 * s)
    p.cubicTo(x + 16 * s, y - 6 * s, x + 10 * s, y - 15 * s, x, y - 11 * s)
    p.close()
    c.drawPath(p, paint(col))
    c.drawPath(p, paint(INK, 1, "stroke", 1.5))


SIZES = dict(
    tower=(90, 200),
    great_tower=(112, 268),
    wall=(150, 104),
    great_wall=(196, 150),
    keep=(136, 214),
    great_keep=(176, 290),
    gate=(120, 120),
)
GILT = ["#5E3A0A", "#C9982F", "#F6DC8A", "#C9982F", "#7A4F12"]


class Elevation:
    """Draws one castle piece seen from the front, base line at B, centre at cx."""

    def __init__(s, kind, player, seed=7, headroom=0):
        s.w, s.h = SIZES[kind]
        s.roof = LOOKS[player]["roof"]
        s.body = LOOKS[player]["body"]
        s.charge = "#1A1008" if player == "yellow" else "gold_hi"
        s.seed = seed
        s.sf = surf(s.w * SCALE, (s.h + headroom) * SCALE)
        s.c = s.sf.getCanvas()
        s.c.scale(SCALE, SCALE)
        s.c.translate(0, headroom)
        s.cx, s.B = s.w / 2, s.h - 12
        getattr(s, kind)()

    def array(s):
        a = img2arr(s.sf).astype(np.float32) / 255
        return finish(
            np.clip(a[..., :3] * np.array([1.03, 1.0, 0.95]), 0, 1), a[..., 3], SHADOW_BUILDING
        )

    def fill(s, p):
        ash(s.c, p, 0.34, None, s.seed)

    def blk(s, x0, y0, x1, y1, rounded=True):
        p = skia.Path()
        p.addRect(skia.Rect.MakeLTRB(x0, y0, x1, y1))
        ash(s.c, p, 0.34, None, s.seed)
        if rounded:
            cyl(s.c, x0, x1, y0, y1, p)
        else:
            s.c.drawPath(
                p,
                paint(
                    "ink",
                    1,
                    shader=linear(
                        0, y0, 0, y1, [colour32("#FFF3D8", 60), colour32("#2B1408", 120)]
                    ),
                ),
            )
        s.c.drawPath(p, paint(INK, 1, "stroke", 1.8))

    def talus(s, x0, x1):
        B = s.B
        p = skia.Path()
        p.addPoly(
            [
                skia.Point(x0, B - 18),
                skia.Point(x1, B - 18),
                skia.Point(x1 + 5, B),
                skia.Point(x0 - 5, B),
            ],
            True,
        )
        ash(s.c, p, 0.34, ("#C9A87A", 0.6), s.seed)
        cyl(s.c, x0 - 5, x1 + 5, B - 18, B, p)
        s.c.drawPath(p, paint(INK, 1, "stroke", 1.8))

    def parapet(s, x0, x1, y, gilt=False):
        c = s.c
        n = max(2, int((x1 - x0) / 8))
        for i in range(n):
            xx = x0 + 4 + i * (x1 - x0) / n
            p = skia.Path()
            p.moveTo(xx - 3.4, y)
            p.lineTo(xx - 3.4, y + 3)
            p.arcTo(skia.Rect.MakeLTRB(xx - 3.4, y, xx + 3.4, y + 8), 180, -180, False)
            p.lineTo(xx + 3.4, y)
            p.close()
            c.drawPath(p, paint("#3A2416"))
        p = skia.Path()
        p.addRect(skia.Rect.MakeLTRB(x0 - 2, y - 9, x1 + 2, y))
        ash(c, p, 0.34, None, s.seed)
        cyl(c, x0 - 2, x1 + 2, y - 9, y, p)
        c.drawPath(p, paint(INK, 1, "stroke", 1.6))
        ghib(c, x0 - 2, x1 + 2, y - 9, 9, 12, s.fill, 1.4)
        if gilt:
            s.gilt_band(x0 - 3, x1 + 3, y - 5)

    def gilt_band(s, x0, x1, y, h=5):
        r = skia.Rect.MakeLTRB(x0, y - h / 2, x1, y + h / 2)
        s.c.drawRect(r, paint("ink", 1, shader=linear(x0, 0, x1, 0, GILT, [0, 0.2, 0.36, 0.7, 1])))
        s.c.drawRect(r, paint(INK, 1, "stroke", 1.3))

    def cloth(s, x, y, w, h, gold=False):
        """A hanging cloth in the player's colour."""
        p = skia.Path()
        p.addPoly(
            [
                skia.Point(x - w / 2, y),
                skia.Point(x + w / 2, y),
                skia.Point(x + w / 2, y + h),
                skia.Point(x, y + h * 0.80),
                skia.Point(x - w / 2, y + h),
            ],
            True,
        )
        s.c.drawPath(p, paint(s.body))
        s.c.drawPath(
            p,
            paint(
                "ink",
                1,
                shader=linear(
                    x - w / 2,
                    0,
                    x + w / 2,
                    0,
                    [colour32("#FFFFFF", 50), colour32("#FFFFFF", 0), colour32("#000000", 90)],
                    [0, 0.4, 1],
                ),
            ),
        )
        if gold:
            s.c.drawPath(p, paint("gold", 1, "stroke", 4))
            s.c.drawPath(
                fit(icon("eagle-emblem"), x - w * 0.34, y + h * 0.10, w * 0.68, h * 0.52),
                paint(s.charge),
            )
        s.c.drawPath(p, paint(INK, 1, "stroke", 1.5))

    def banner(s, x, y, k=1.0):
        """A flying banner with a gold border, sign of the great pieces."""
        c = s.c
        c.drawLine(x, y, x, y - 34 * k, paint(INK, 1, "stroke", 3.4))
        c.drawLine(x, y, x, y - 34 * k, paint("gold", 1, "stroke", 1.6))
        c.drawCircle(x, y - 35 * k, 3, paint("gold_hi"))
        c.drawCircle(x, y - 35 * k, 3, paint(INK, 1, "stroke", 1.2))
        p = skia.Path()
        p.moveTo(x + 1, y - 32 * k)
        p.cubicTo(x + 12 * k, y - 38 * k, x + 20 * k, y - 26 * k, x + 36 * k, y - 32 * k)
        p.lineTo(x + 28 * k, y - 22 * k)
        p.lineTo(x + 36 * k, y - 11 * k)
        p.cubicTo(x + 20 * k, y - 6 * k, x + 12 * k, y - 17 * k, x + 1, y - 12 * k)
        p.close()
        c.drawPath(p, paint(INK, 1, "stroke", 6))
        c.drawPath(p, paint("gold_hi", 1, "stroke", 3.4))
        c.drawPath(p, paint(s.body))

    def door(s, w, h):
        c, cx, B = s.c, s.cx, s.B
        g = skia.Path()
        g.moveTo(cx - w, B)
        g.lineTo(cx - w, B - h)
        g.arcTo(skia.Rect.MakeLTRB(cx - w, B - h - w, cx + w, B - h + w), 180, 180, False)
        g.lineTo(cx + w, B)
        g.close()
        c.drawPath(g, paint("#F4E8CC", 1, "stroke", 6))
        c.drawPath(g, paint("#20120A"))
        c.save()
        c.clipPath(g, True)
        for i in range(-3, 4):
            c.drawLine(
                cx + i * w / 3, B - h - w, cx + i * w / 3, B - 6, paint("#8A8F94", 1, "stroke", 2)
            )
        for j in range(5):
            c.drawLine(
                cx - w - 3,
                B - h - w + 8 + j * 8,
                cx + w + 3,
                B - h - w + 8 + j * 8,
                paint("#8A8F94", 1, "stroke", 1.6),
            )
        c.restore()
        c.drawPath(g, paint(INK, 1, "stroke", 1.8))

    def tower(s):
        x0, x1, top = s.cx - 23, s.cx + 23, 46
        s.blk(x0, top, x1, s.B - 16)
        s.talus(x0, x1)
        s.parapet(x0 - 3, x1 + 3, top + 6)
        window(s.c, s.cx, top + 40, 4.6, 13)
        s.cloth(s.cx, top + 58, 20, 30)

    def great_tower(s):
        x0, x1, top = s.cx - 32, s.cx + 32, 108
        s.blk(x0, top, x1, s.B - 16)
        s.talus(x0, x1)
        s.blk(s.cx - 20, 70, s.cx + 20, top)
        roof(s.c, s.cx, 72, 29, 46, s.roof)
        s.parapet(x0 - 3, x1 + 3, top + 6, True)
        s.banner(s.cx, 28, 0.8)
        window(s.c, s.cx, 94, 3.4, 9, False)
        for dx in (-13, 13):
            window(s.c, s.cx + dx, top + 42, 4.6, 13)
        s.cloth(s.cx, top + 56, 34, 50, True)
        s.gilt_band(x0, x1, top + 118, 4)

    def wall(s):
        x0, x1, top = 6, s.w - 6, s.B - 50
        s.blk(x0, top, x1, s.B, False)
        s.parapet(x0, x1, top)
        for x in (30, s.w - 30):
            window(s.c, float(x), s.B - 14, 2.0, 12, False)
        s.cloth(s.cx, top + 8, 18, 26)

    def great_wall(s):
        x0, x1, top = 6, s.w - 6, s.B - 68
        s.blk(x0, top, x1, s.B, False)
        s.parapet(x0, x1, top, True)
        g0, g1, gt = s.cx - 34, s.cx + 34, s.B - 92
        s.blk(g0, gt, g1, s.B, True)
        s.parapet(g0, g1, gt, True)
        s.door(15, 24)
        window(s.c, s.cx, gt + 26, 3.2, 8, False)
        for dx in (-62, 62):
            s.cloth(s.cx + dx, top + 10, 26, 42, True)
        for dx in (-88, 88):
            window(s.c, s.cx + dx, s.B - 16, 2, 12, False)
        s.banner(s.cx - 4, gt - 18, 0.72)

    def keep(s):
        x0, x1, top = s.cx - 46, s.cx + 46, 78
        s.blk(x0, top, x1, s.B - 16)
        s.talus(x0, x1)
        roof(s.c, s.cx, top - 12, 34, 38, s.roof)
        s.parapet(x0 - 3, x1 + 3, top + 6)
        for xx in (-24, 24):
            window(s.c, s.cx + xx, top + 46, 5, 14)
        s.cloth(s.cx, top + 24, 22, 34)
        s.door(11, 18)

    def great_keep(s):
        c, cx = s.c, s.cx
        x0, x1, top = cx - 52, cx + 52, 122
        for sg in (-1, 1):
            a, b = sorted((cx + sg * 46, cx + sg * 80))
            s.blk(a, 96, b, s.B - 16)
            s.talus(a, b)
            roof(c, (a + b) / 2, 88, 22, 40, s.roof)
            s.parapet(a - 2, b + 2, 102, True)
            window(c, (a + b) / 2, 140, 3.4, 11, False)
            window(c, (a + b) / 2, 186, 3, 10, False)
        s.blk(x0, top, x1, s.B - 16)
        s.talus(x0, x1)
        s.blk(cx - 24, 76, cx + 24, top - 2)
        roof(c, cx, 80, 34, 50, s.roof)
        s.parapet(x0 - 3, x1 + 3, top + 6, True)
        s.banner(cx, 32, 0.82)
        window(c, cx, 106, 3.6, 10, False)
        for xx in (-30, 0, 30):
            window(c, cx + xx, top + 44, 5, 14)
        s.cloth(cx, top + 58, 36, 48, True)
        s.gilt_band(x0, x1, s.B - 46, 4)
        s.door(13, 18)


def front(kind, player, headroom=0):
    """A castle piece from the front; headroom keeps the tips of banners whole."""
    return Elevation(kind, player, headroom=headroom).array()
