"""What lies on the Crusade boards: Papal Books, Supply Ships and Papal Mantles."""

import numpy as np
import skia

from .canvas import brush, fit, icon, img2arr, linear, paint, path, radial, surf
from .pieces import finish
from .style import INK, SCALE, colour32, mix
from .surfaces import GOLDS, gold_stroke, material, texfill

CRIMSON = "#A3262E"
SHADOW = (3, 4.5, 4, 0.5)


def sheet(w, h, draw, shadow=SHADOW):
    """A painted piece of that size with its shadow."""
    s = surf(w * SCALE, h * SCALE)
    c = s.getCanvas()
    c.scale(SCALE, SCALE)
    draw(c)
    a = img2arr(s).astype(np.float32) / 255
    return finish(a[..., :3], a[..., 3], shadow)


def poly(*points):
    """A closed path through points."""
    p = skia.Path()
    p.addPoly([skia.Point(*q) for q in points], True)
    return p


def gem(c, x, y, r, colour):
    """A stone in a gold setting."""
    c.drawCircle(x, y, r + 1.3, paint(INK))
    c.drawCircle(x, y, r + 0.9, paint("gold_hi"))
    shades = [mix(colour, "ivory", 0.5), colour, mix(colour, "#08040A", 0.5)]
    shine = radial(x - r * 0.35, y - r * 0.4, r * 1.5, shades, [0, 0.5, 1])
    c.drawCircle(x, y, r, paint("ink", 1, shader=shine))


def gold_cross(c, x, y, size):
    """A broad gold cross with an ink contour and a stone in its middle."""
    p = fit(icon("cross-patty"), x - size / 2, y - size / 2, size, size)
    c.drawPath(p, paint(INK, 1, "stroke", 3))
    shine = linear(x - size / 2, y - size / 2, x + size / 2, y + size / 2, GOLDS)
    c.drawPath(p, paint("ink", 1, shader=shine))
    c.drawPath(p, paint("#FFF6D0", 0.55, "stroke", 0.8))
    gem(c, x, y, size * 0.11, "#27523F")


def white_cross(c, x, y, size):
    """A white cross sewn on."""
    p = fit(icon("cross-patty"), x - size / 2, y - size / 2, size, size)
    c.drawPath(p, paint("#4A0A12", 0.8, "stroke", 2.4))
    c.drawPath(p, paint("#FFF8E6"))


def _pages(c):
    """The edges of the pages below and to the right of the cover, and the back cover."""
    back = poly((13, 9), (59, 9), (62, 14), (62, 65), (16, 65), (13, 60))
    c.drawPath(back, paint("#4A0E16"))
    c.drawPath(back, paint(INK, 1, "stroke", 2))
    for block in (
        poly((51, 8), (57, 12), (57, 61), (51, 57)),
        poly((8, 57), (51, 57), (57, 61.5), (14, 61.5)),
    ):
        c.drawPath(block, paint("#F1E3BE"))
        c.drawPath(block, paint(INK, 1, "stroke", 1.3))
    for i in range(3):
        c.drawLine(
            9.6 + i * 1.6,
            58.2 + i * 1.1,
            51.6 + i * 1.6,
            58.2 + i * 1.1,
            paint("sepia", 0.6, "stroke", 0.6),
        )
        c.drawLine(
            52.4 + i * 1.5, 9 + i, 52.4 + i * 1.5, 57.6 + i, paint("sepia", 0.6, "stroke", 0.6)
        )


def book(w=64, h=72):
    """A closed book of crimson leather, gilded, with a cross and two clasps."""

    def draw(c):
        _pages(c)
        cover = skia.Path()
        cover.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeLTRB(5, 5, 52, 58), 3, 3))
        texfill(c, cover, material("leather", 512, 512, 8, base="#B02A34", dark="#6A141E"), 0.3)
        shades = [colour32("#FFD9B0", 95), colour32("#FFD9B0", 0), colour32("#1A0406", 130)]
        c.drawPath(cover, paint("ink", 1, shader=linear(5, 5, 52, 58, shades, [0, 0.45, 1])))
        c.drawPath(cover, paint(INK, 1, "stroke", 2))
        spine = skia.Path()
        spine.addRect(skia.Rect.MakeLTRB(5.6, 6, 11, 57))
        c.drawPath(spine, paint("#3A0A10", 0.55))
        for y in (14, 31, 48):
            c.drawLine(5.6, y, 11, y, paint("gold_hi", 1, "stroke", 2))
        frame = skia.Path()
        frame.addRect(skia.Rect.MakeLTRB(14.5, 9, 48.5, 54))
        gold_stroke(c, frame, 2)
        gold_cross(c, 31.5, 31.5, 29)
        for x, y in ((18.8, 13.2), (44.2, 13.2), (18.8, 49.8), (44.2, 49.8)):
            gem(c, x, y, 2.2, "#1F3F77")
        for y in (19, 42):
            clasp = skia.Path()
            clasp.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(47, y, 11.5, 5.4), 1.6, 1.6))
            c.drawPath(clasp, paint("ink", 1, shader=linear(0, y, 0, y + 6, GOLDS)))
            c.drawPath(clasp, paint(INK, 1, "stroke", 1.3))

    return sheet(w, h, draw)


def _hull(c):
    """A round ship: broad planks, a gilded rail, high castles fore and aft."""
    p = path(
        "M6 46 L12 46 C14 56 18 60 22 61 L74 61 C82 60 86 54 88 42 L95 40 C95 62 86 76 74 78 "
        "L26 78 C14 77 7 64 6 46 Z"
    )
    shades = ["#B77B45", "#8A5430", "#4E2A16"]
    c.drawPath(p, paint("ink", 1, shader=linear(0, 44, 0, 80, shades, [0, 0.5, 1])))
    c.save()
    c.clipPath(p, True)
    for y in (66, 71.5):
        c.drawLine(0, y, 100, y, paint(INK, 0.55, "stroke", 1.1))
    c.drawPath(
        path("M4 45 C10 60 20 63 26 63 L74 63 C84 62 90 52 97 40"), paint("gold", 1, "stroke", 3.6)
    )
    c.restore()
    c.drawPath(p, paint(INK, 1, "stroke", 2))
    for x in (30, 42, 54, 66):
        c.drawCircle(x, 68.8, 2.1, paint(INK))


def _cargo(c):
    """Sacks and a barrel above the rail."""
    for x, y, r in ((27, 57, 7.5), (37, 58, 6.6), (66, 57.4, 7.2)):
        shine = radial(
            x - r * 0.4, y - r * 0.5, r * 1.7, ["#FFF3D2", "#D9BE86", "#8A6A3A"], [0, 0.5, 1]
        )
        c.drawCircle(x, y, r, paint("ink", 1, shader=shine))
        c.drawCircle(x, y, r, paint(INK, 1, "stroke", 1.5))
        c.drawLine(x - 2, y - r, x + 2, y - r - 2.6, paint(INK, 1, "stroke", 2))
    barrel = skia.Path()
    barrel.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(72.5, 46, 13, 16), 4, 4))
    c.drawPath(
        barrel,
        paint(
            "ink", 1, shader=linear(72, 0, 86, 0, ["#C98A4E", "#7A4A24", "#4A2A14"], [0, 0.6, 1])
        ),
    )
    for y in (50, 57):
        c.drawLine(72.5, y, 85.5, y, paint("#3A2416", 1, "stroke", 1.6))
    c.drawPath(barrel, paint(INK, 1, "stroke", 1.5))


def _sail(c):
    """A square sail full of wind with a red cross."""
    c.drawLine(50, 60, 50, 5, paint(INK, 1, "stroke", 4))
    c.drawLine(50, 60, 50, 5, paint("#9A6A3A", 1, "stroke", 2))
    for x in (13, 90):
        c.drawLine(50, 10, x, 47, paint(INK, 0.75, "stroke", 1))
    sail = path(
        "M20 13 C40 17 60 17 80 13 C87 26 87 40 83 51 C62 46 40 46 19 51 C25 38 25 25 20 13 Z"
    )
    shades = ["#FFFDF3", "#F4E8CC", "#BFA77A"]
    c.drawPath(sail, paint("ink", 1, shader=linear(20, 12, 86, 50, shades, [0, 0.55, 1])))
    c.save()
    c.clipPath(sail, True)
    c.drawPath(path("M52 8 C57 24 57 38 53 56"), paint(CRIMSON, 1, "stroke", 9.6))
    c.drawPath(path("M10 30 C38 35 66 35 94 30"), paint(CRIMSON, 1, "stroke", 9.6))
    for x in (36, 69):
        brush(c, [(x, 12), (x + 4, 30), (x + 1, 52)], 0.6, 0.6, 2.6, "#7A5A30", 0.35, 0.8)
    c.restore()
    c.drawPath(sail, paint(INK, 1, "stroke", 1.9))
    c.drawLine(17, 12, 83, 12, paint(INK, 1, "stroke", 4.2))
    c.drawLine(17, 12, 83, 12, paint("#8A5430", 1, "stroke", 2))
    pennon = path("M50 3 C58 0 62 7 72 3 L67 7 L72 11 C62 13 58 8 50 10 Z")
    c.drawPath(pennon, paint("gold_hi"))
    c.drawPath(pennon, paint(INK, 1, "stroke", 1.2))


def supply(w=100, h=86):
    """A round merchant ship under a white sail with a red cross, full of sacks and barrels."""

    def draw(c):
        _sail(c)
        _cargo(c)
        _hull(c)

    return sheet(w, h, draw, (2.5, 3.5, 2.6, 0.4))


def _silk(c, shape, box, flip=False):
    """Crimson silk with broad soft light from the top left."""
    x0, y0, x1, y1 = box
    c.drawPath(shape, paint(CRIMSON))
    shades = [mix(CRIMSON, "#FFB9A0", 0.35), CRIMSON, "#5E0F18"]
    c.drawPath(shape, paint("ink", 1, shader=linear(x0, y0, x1, y1, shades, [0, 0.45, 1])))


def _folds(c, shape, lines):
    """Folds: a soft dark valley and a light ridge beside it."""
    c.save()
    c.clipPath(shape, True)
    for points, width in lines:
        brush(
            c,
            [(x + width * 0.7, y) for x, y in points],
            width * 0.3,
            width,
            width * 1.5,
            "#3A0610",
            0.6,
            1.1,
        )
        brush(
            c,
            [(x - width * 0.6, y) for x, y in points],
            0.4,
            width * 0.4,
            width * 0.7,
            "#F2907A",
            0.55,
            0.6,
        )
    c.restore()


def _orphrey(c, line, width):
    """A woven gold border along a line."""
    c.drawPath(line, paint(INK, 1, "stroke", width + 2))
    c.drawPath(line, paint("#D9A93F", 1, "stroke", width))
    c.drawPath(line, paint("#FFF1B8", 1, "stroke", width * 0.34))


def mantle(w=72, h=72):
    """A cope spread out: a half circle of crimson silk with a gold border, a hood and a clasp."""

    def draw(c):
        cope = path(
            "M28 9 C32 5 40 5 44 9 C54 14 63 30 67 52 C68 58 66 61 62 62 C46 67 26 67 10 62 C6 "
            "61 4 58 5 52 C9 30 18 14 28 9 Z"
        )
        _silk(c, cope, (8, 8, 60, 66))
        _folds(c, cope, (
            ([(26, 16), (20, 38), (17, 64)], 3.2), ([(46, 16), (52, 38), (55, 64)], 3.2),
            ([(22, 20), (13, 40), (9, 60)], 2.4), ([(50, 20), (59, 40), (63, 60)], 2.4),
        ))  # fmt: skip
        hem = path("M5.4 53 C5 58 7 60.6 10.5 61.5 C26 66 46 66 61.5 61.5 C65 60.6 67 58 66.6 53")
        c.save()
        c.clipPath(cope, True)
        _orphrey(c, hem, 5)
        for side in (-1, 1):
            line = skia.Path()
            line.moveTo(36 + side * 5, 7)
            line.quadTo(36 + side * 5.5, 34, 36 + side * 9.5, 67)
            _orphrey(c, line, 4.6)
        inner = path("M39 7 C39 34 40 50 43 68 L29 68 C32 50 33 34 33 7 Z")
        c.drawPath(inner, paint("#3A0A14"))
        c.restore()
        c.drawPath(cope, paint(INK, 1, "stroke", 2.2))
        for x in (17.4, 54.6):
            white_cross(c, x, 43, 14)
        collar = path("M25 10 C29 3 43 3 47 10 C45 17 41 20 36 20 C31 20 27 17 25 10 Z")
        c.drawPath(collar, paint("ink", 1, shader=linear(26, 4, 46, 20, GOLDS)))
        c.drawPath(collar, paint(INK, 1, "stroke", 1.8))
        gem(c, 36, 14.5, 4, "#1F3F77")

    return sheet(w, h, draw)


def mantle_over(w=118, h=160):
    """A mantle laid over an Ally tile: over its upper edge and down its right side; the face, the
    emblem and the plaque stay free."""

    def draw(c):
        cloth = path(
            "M34 1 L110 -1 C116 -1 118 2 118 6 L118 106 C114 112 108 108 104 113 C100 108 97 "
            "110 94 106 C98 86 99 64 93 44 C90 36 84 33 76 31 C60 29 44 27 36 19 C33 14 32 6 "
            "34 1 Z"
        )
        _silk(c, cloth, (40, 0, 118, 100))
        _folds(c, cloth, (
            ([(44, 4), (60, 14), (90, 20), (106, 50), (104, 112)], 4.0),
            ([(70, 2), (96, 10), (112, 36), (112, 110)], 3.6),
            ([(40, 14), (62, 22), (84, 28), (97, 48), (98, 108)], 2.6),
        ))  # fmt: skip
        edge = path(
            "M35.5 2 C33.6 7 34.4 13 37 17.6 C45 25.4 61 27.4 76.4 29.4 C85 31.4 91.4 35 94.6 "
            "43.6 C100.6 64 99.6 86 95.6 106"
        )
        c.save()
        c.clipPath(cloth, True)
        _orphrey(c, edge, 5.4)
        hem = path("M93 104.6 C97 108.4 100 106.4 104 111 C108 106.4 114 110 118 104.4")
        _orphrey(c, hem, 4.4)
        c.restore()
        c.drawPath(cloth, paint(INK, 1, "stroke", 2))
        white_cross(c, 106.8, 68, 14)
        gold_cross(c, 60, 13.5, 20)

    return sheet(w, h, draw)
