"""Castle pieces in the players' colours, from the front for the great view and from above for the
pentagon."""

import math

import cv2
import numpy as np
import skia

from . import shadows
from .canvas import arr2img, fit, icon, img2arr, imgshader, linear, mask, paint, roundrect, surf
from .noise import bevel_height, drop_shadow, light, over, rgba, sdf_in, spectral
from .pieces import finish
from .style import INK, LOOKS, PLAYERS, SCALE, SHADOW_BUILDING, colour32, rgb
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


# ---------------------------------------------------------------- seen from above
_tex = {}


def stone_texture(W, seed=7, k=SCALE):
    if (W, seed, k) not in _tex:
        flat = ashlar(W, W, seed, int(9 * k), *QUARRIES.get(seed, ()))
        _tex[W, seed, k] = np.clip(flat * 1.04, 0, 1)
    return _tex[W, seed, k]


class Plan:
    """Stacks lit layers for a piece seen from above; every layer throws a shadow on those below."""

    seed = 7

    def __init__(s, size, angle=0, zoom=1.0):
        s.d = size
        s.k = SCALE * zoom
        s.W = int(size * s.k)
        s.o = size / 2
        s.angle = angle
        s.out = np.zeros((s.W, s.W, 4))

    def add(
        s,
        p,
        col=None,
        rise=2.0,
        bevel=2.0,
        profile="round",
        texture=None,
        spec=0.25,
        edge=0.5,
        turn=True,
    ):
        q = skia.Path(p)
        if turn and s.angle:
            m = skia.Matrix()
            m.setRotate(s.angle, s.o, s.o)
            q.transform(m)

        def draw(c):
            c.scale(s.k, s.k)
            c.drawPath(q, paint("ink"))

        k = mask(draw, s.W, s.W)
        sh = drop_shadow(k, rise * 0.8 * s.k, rise * 1.1 * s.k, max(0.6, rise * 0.6) * s.k, 0.6)
        lay = np.zeros_like(s.out)
        lay[..., 3] = np.clip(sh, 0, 1) * (1 if shadows.baked() else s.out[..., 3])
        over(s.out, lay)
        dl, sp = light(bevel_height(k, bevel * s.k, profile, 0.8), 1.0, el=48, spec=spec, shin=18)
        base = (
            texture
            if texture is not None
            else np.ones((s.W, s.W, 3))
            * rgb(col)
            * (1 + 0.03 * spectral(s.W, s.W, 1.8, 5))[..., None]
        )
        rgbf = base * (0.30 + 0.70 * dl)[..., None] + np.atleast_3d((sp - spec * 0.3).clip(0))
        e = np.clip(1 - sdf_in(k) / (1.1 * s.k), 0, 1)[..., None] * edge
        rgbf = rgbf * (1 - e) + rgb(INK) * e
        over(s.out, rgba(rgbf, k))
        return s

    def stone(s, p, rise=2.0, bevel=2.0):
        return s.add(p, None, rise, bevel, "round", s.stone_texture())

    def stone_texture(s):
        """Ashlar at the zoom of this plan, its courses turned with the piece."""
        flat = stone_texture(s.W, s.seed, s.k)
        if not s.angle:
            return flat
        turn = cv2.getRotationMatrix2D((s.W / 2, s.W / 2), -s.angle, 1)
        turned = cv2.warpAffine(flat, turn, (s.W, s.W), borderMode=cv2.BORDER_WRAP)
        return np.clip(turned, 0, 1)

    def gold(s, p, rise=1.0, bevel=1.6):
        return s.add(p, "#DDAF45", rise, bevel, "round", None, 0.6)

    def array(s):
        return np.clip(s.out, 0, 1)


def circle(cx, cy, r):
    p = skia.Path()
    p.addCircle(cx, cy, r)
    return p


def ngon(cx, cy, r, n, off=0.0):
    p = skia.Path()
    p.addPoly(
        [
            skia.Point(
                cx + r * math.cos(off + i * 2 * math.pi / n),
                cy + r * math.sin(off + i * 2 * math.pi / n),
            )
            for i in range(n)
        ],
        True,
    )
    return p


def box(cx, cy, w, h, r=1.2):
    return roundrect(cx - w / 2, cy - h / 2, w, h, r)


def ring(outer, inner):
    p = skia.Path()
    p.addPath(outer)
    p.addPath(inner)
    p.setFillType(skia.PathFillType.kEvenOdd)
    return p


def pennon(x, y, k):
    p = skia.Path()
    p.moveTo(x, y)
    p.cubicTo(x + 8 * k, y - 6 * k, x + 14 * k, y + 4 * k, x + 26 * k, y - 2 * k)
    p.lineTo(x + 20 * k, y + 5 * k)
    p.lineTo(x + 26 * k, y + 12 * k)
    p.cubicTo(x + 14 * k, y + 16 * k, x + 8 * k, y + 7 * k, x, y + 12 * k)
    p.close()
    return p


def fly_banner(s, x, y, col, k=0.8):
    s.add(circle(x, y + 6 * k, 2.2), "#DDAF45", 3, 1.4, turn=False)
    b = pennon(x, y, k)
    s.add(b, "#F0CB62", 3.2, 1.2, turn=False)
    i = skia.Path(b)
    m = skia.Matrix()
    m.setScale(0.80, 0.74)
    m.postTranslate(x * 0.20 + 2.2 * k, (y + 5 * k) * 0.26)
    i.transform(m)
    s.add(i, col, 0.2, 1.6, edge=0.2, turn=False)


PLAN_SIZES = dict(tower=64, great_tower=84, wall=148, great_wall=150, keep=76, great_keep=108)


def above(kind, player, angle=0, zoom=1.0):
    """A castle piece from above; walls take the angle of their side of the pentagon (0 = outside
    is up)."""
    d = PLAN_SIZES[kind]
    s = Plan(d, angle, zoom)
    o = d / 2
    col = PLAYERS[player]["body"]
    roofc = PLAYERS[player]["roof"]
    if kind == "tower":
        s.stone(circle(o, o, 25), 2.6, 2.4)
        s.add(
            ring(circle(o, o, 24), circle(o, o, 15.5)), None, 0.6, 1.6, "round", s.stone_texture()
        )
        for i in range(8):
            a = i * math.pi / 4 + 0.39
            p = box(o + 20.4 * math.cos(a), o + 20.4 * math.sin(a), 8.6, 8.6, 1.6)
            m = skia.Matrix()
            m.setRotate(math.degrees(a), o + 20.4 * math.cos(a), o + 20.4 * math.sin(a))
            p.transform(m)
            s.stone(p, 1.8, 1.6)
        s.add(circle(o, o, 14.5), col, 0, 2.6, "soft", edge=0.7)
    elif kind == "great_tower":
        s.stone(ngon(o, o, 34, 8, math.pi / 8), 3.4, 2.6)
        s.gold(ring(ngon(o, o, 32, 8, math.pi / 8), ngon(o, o, 28.6, 8, math.pi / 8)), 0.8, 1.2)
        for i in range(8):
            a = i * math.pi / 4 + math.pi / 8
            s.stone(circle(o + 31 * math.cos(a), o + 31 * math.sin(a), 6.6), 2.2, 2)
            s.gold(circle(o + 31 * math.cos(a), o + 31 * math.sin(a), 3.0), 0.6, 1.6)
        s.add(ngon(o, o, 24, 8, math.pi / 8), roofc, 3.4, 24, "chisel", edge=0.6)
        s.gold(circle(o, o, 4.4), 2, 3)
        fly_banner(s, o + 1, o - 19, col, 1.0)
    elif kind == "wall":
        s.stone(box(o, o, 130, 27, 1.5), 2.4, 2.0)
        s.add(box(o, o + 3.4, 126, 10, 1), col, 0, 1.2, "soft", edge=0.5)
        for i in range(10):
            s.stone(box(o - 58.5 + i * 13, o - 9.6, 8.4, 8, 1.4), 1.8, 1.6)
    elif kind == "great_wall":
        s.stone(box(o, o, 132, 32, 1.5), 3, 2.2)
        s.add(box(o, o, 128, 11, 1), col, 0, 1.4, "soft", edge=0.5)
        s.gold(box(o, o - 6.6, 128, 2.4, 1), 0.4, 1)
        s.gold(box(o, o + 6.6, 128, 2.4, 1), 0.4, 1)
        for i in range(10):
            s.stone(box(o - 58.5 + i * 13, o - 13, 8.4, 7, 1.4), 2, 1.6)
            s.stone(box(o - 58.5 + i * 13, o + 13, 8.4, 7, 1.4), 2, 1.6)
        s.stone(box(o, o, 40, 44, 2), 3, 2.2)
        s.add(box(o, o, 32, 36, 1.5), roofc, 2.6, 16, "chisel", edge=0.6)
        s.gold(circle(o, o, 3.4), 1.6, 2.4)
        fly_banner(s, o + 1, o - 17, col, 0.86)
    elif kind == "keep":
        s.stone(box(o, o, 50, 50, 2), 3, 2.6)
        for sx in (-1, 1):
            for sy in (-1, 1):
                s.stone(circle(o + sx * 23, o + sy * 23, 8.6), 2.4, 2)
                s.add(circle(o + sx * 23, o + sy * 23, 4.8), col, 0, 2, "soft")
        for i in (-1, 0, 1):
            for X, Y in (
                (o + i * 11, o - 22.5),
                (o + i * 11, o + 22.5),
                (o - 22.5, o + i * 11),
                (o + 22.5, o + i * 11),
            ):
                s.stone(box(X, Y, 6.4, 6.4, 1.2), 1.6, 1.4)
        s.add(box(o, o, 33, 33, 1.5), roofc, 2.6, 16.5, "chisel", edge=0.6)
    else:
        s.stone(ngon(o, o, 40, 8, math.pi / 8), 3.6, 2.6)
        s.gold(ring(ngon(o, o, 37, 8, math.pi / 8), ngon(o, o, 33.4, 8, math.pi / 8)), 0.8, 1.2)
        for i in range(8):
            a = i * math.pi / 4 + math.pi / 8
            X, Y = o + 39 * math.cos(a), o + 39 * math.sin(a)
            s.stone(ngon(X, Y, 11, 8, math.pi / 8), 3, 2)
            s.add(ngon(X, Y, 7, 8, math.pi / 8), roofc, 1.2, 7, "chisel")
            s.gold(circle(X, Y, 2), 0.8, 1.6)
        s.add(
            ring(ngon(o, o, 31, 8, math.pi / 8), ngon(o, o, 15, 8, math.pi / 8)),
            roofc,
            2.4,
            8,
            "chisel",
            edge=0.6,
        )
        s.gold(circle(o, o, 13), 2.6, 13)
        s.gold(circle(o, o, 3), 1.6, 2.6)
        fly_banner(s, o + 1, o - 22, col, 1.15)
    return s.array()
