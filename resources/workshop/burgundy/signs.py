"""Pictograms of effects: small objects that are put together on tiles, shields and trade routes.
Every painter takes the canvas, the middle x, y and the side s of its square.
"""

import math

import skia

from .look import CONTOUR, GOODS, KINDS, gilt, hexagon, sign
from .scenes import ink, poly
from ..canvas import fit, font, icon, linear, paint, path, radial, roundrect, text
from ..style import NUMERAL_FONT, mix


def numeral(
    c: skia.Canvas,
    s: str,
    x: float,
    y: float,
    size: float,
    col: str = "#FFFBEA",
    halo: str = CONTOUR,
    w: float = 0.2,
) -> None:
    """A figure with a dark halo, its middle at (x, y)."""
    f = font(NUMERAL_FONT, size)
    p = paint(halo, 1, "stroke", size * w)
    text(c, s, x, y + size * 0.35, f, p, "c")
    text(c, s, x, y + size * 0.35, f, paint(col), "c")


def pips(c: skia.Canvas, n: int, x: float, y: float, s: float, col: str, r: float = 0.105) -> None:
    """The pips of a die face of side s."""
    d = s * 0.27
    spots = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }[n]
    for dx, dy in spots:
        c.drawCircle(x + dx * d, y + dy * d, s * r, paint(col))


def die(
    c: skia.Canvas,
    x: float,
    y: float,
    s: float,
    mark: str | int = 5,
    body: str = "#FBF3DE",
    col: str = "#2B1D14",
) -> None:
    """A flat die face; mark is a number of pips or a short text such as ? or ±1."""
    p = roundrect(x - s / 2, y - s / 2, s, s, s * 0.2)
    ink(
        c,
        p,
        None,
        max(0.9, s * 0.085),
        linear(x, y - s / 2, x, y + s / 2, [mix(body, "#FFFFFF", 0.5), mix(body, "#8A7A5C", 0.3)]),
    )
    if isinstance(mark, int):
        pips(c, mark, x, y, s, col)
    else:
        size = s * (0.92 if len(mark) == 1 else 0.62)
        text(c, mark, x, y + size * 0.35, font(NUMERAL_FONT, size), paint(col), "c")


def worker(c: skia.Canvas, x: float, y: float, s: float, col: str = "#D98B3A") -> None:
    """A labourer in a straw hat."""
    k = s / 100
    c.save()
    c.translate(x - s / 2, y - s / 2)
    c.scale(k, k)
    body = path("M50 40 C66 40 78 50 82 66 L90 98 H10 L18 66 C22 50 34 40 50 40Z")
    ink(
        c,
        body,
        None,
        7,
        linear(0, 40, 0, 98, [mix(col, "#FFFFFF", 0.25), mix(col, "#3A1A04", 0.3)]),
    )
    head = skia.Path()
    head.addOval(skia.Rect.MakeLTRB(32, 14, 68, 52))
    ink(c, head, "#F6D9B4", 6)
    hat = path("M4 26 C18 20 30 18 34 8 C40 0 60 0 66 8 C70 18 82 20 96 26 C84 34 16 34 4 26Z")
    ink(c, hat, "#F3D67E", 6)
    c.restore()


def silver(c: skia.Canvas, x: float, y: float, s: float, mark: str = "") -> None:
    """A silver coin."""
    r = s / 2
    c.drawCircle(x, y, r, paint(CONTOUR))
    c.drawCircle(
        x,
        y,
        r * 0.9,
        paint(
            "ink",
            1,
            shader=radial(
                x - r * 0.35, y - r * 0.4, r * 1.5, ["#FFFFFF", "#C9D0D4", "#7C858C"], [0, 0.5, 1]
            ),
        ),
    )
    c.drawCircle(x, y, r * 0.68, paint("#5A646C", 0.9, "stroke", max(0.5, s * 0.05)))
    if mark:
        numeral(c, mark, x, y, s * 0.62, "#2A3238", "#EEF2F4", 0.1)
    else:
        c.drawPath(
            fit(icon("fleur-de-lys"), x - r * 0.5, y - r * 0.52, r, r * 1.04), paint("#3A444C")
        )


def crate(c: skia.Canvas, x: float, y: float, s: float, col: str = "#C89A5A") -> None:
    """A bale of goods tied with a cord."""
    h = s * 0.43
    p = roundrect(x - h, y - h, 2 * h, 2 * h, s * 0.1)
    ink(
        c,
        p,
        None,
        max(0.9, s * 0.085),
        linear(x, y - h, x, y + h, [mix(col, "#FFFFFF", 0.35), mix(col, "#2A1408", 0.25)]),
    )
    for dx, dy in ((h, 0), (0, h)):
        c.drawLine(x - dx, y - dy, x + dx, y + dy, paint("#2A1408", 1, "stroke", s * 0.13))
        c.drawLine(x - dx, y - dy, x + dx, y + dy, paint("#FBEBC4", 1, "stroke", s * 0.06))


def laurel(c: skia.Canvas, x: float, y: float, s: float, mark: str = "") -> None:
    """Points: a green medal with a gold wreath and the number inside."""
    r = s / 2
    c.drawCircle(x, y, r, paint(CONTOUR))
    c.drawCircle(x, y, r * 0.93, paint("#E7BE55"))
    c.drawCircle(
        x,
        y,
        r * 0.8,
        paint(
            "ink",
            1,
            shader=radial(
                x - r * 0.3, y - r * 0.4, r * 1.5, ["#3E8A62", "#1F5A40", "#123A2A"], [0, 0.5, 1]
            ),
        ),
    )
    if s > 9:
        for k in range(12):
            a = math.radians(30 * k + 15)
            if abs(math.sin(a) + 1) < 0.15:
                continue
            c.save()
            c.translate(x + r * 0.66 * math.cos(a), y + r * 0.66 * math.sin(a))
            c.rotate(math.degrees(a) + 62)
            c.drawOval(skia.Rect.MakeLTRB(-r * 0.2, -r * 0.08, r * 0.2, r * 0.08), paint("#A8C870"))
            c.restore()
    if mark:
        numeral(c, mark, x, y, s * (0.66 if len(mark) < 2 else 0.5))


def hexlet(c: skia.Canvas, x: float, y: float, s: float, kind: str = "building") -> None:
    """A little hex in the hue of a kind, with its sign."""
    k = s / 115.0
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    if kind == "any":
        for i, name in enumerate(KINDS):
            a, b = math.radians(60 * i - 90), math.radians(60 * i - 30)
            c.drawPath(
                poly(
                    [
                        (0, 0),
                        (57 * math.cos(a), 57 * math.sin(a)),
                        (57 * math.cos(b), 57 * math.sin(b)),
                    ]
                ),
                paint(KINDS[name].hue),
            )
        c.drawPath(hexagon(1, 4), paint(CONTOUR, 1, "stroke", 9))
    elif kind == "black":
        ink(c, hexagon(1, 4), "#2A2528", 9)
        c.drawPath(hexagon(10, 4), paint("#E7BE55", 1, "stroke", 5))
    else:
        look = KINDS[kind]
        ink(c, hexagon(1, 4), look.hue, 9)
        c.drawPath(
            sign(look.sign, 0, 0, 62),
            paint("#FFF8E4" if kind in ("ship", "castle", "mine") else look.dark),
        )
    c.restore()


def arrow(
    c: skia.Canvas, x: float, y: float, s: float, turn: float = 0, col: str = "#FFFBEA"
) -> None:
    """An arrow to the right, turned."""
    k = s / 100
    c.save()
    c.translate(x, y)
    c.rotate(turn)
    c.scale(k, k)
    p = path("M44 0 L4 -38 V-16 H-44 V16 H4 V38Z")
    c.drawPath(p, paint(CONTOUR, 1, "stroke", 18))
    c.drawPath(p, paint(col))
    c.restore()


def plus(c: skia.Canvas, x: float, y: float, s: float, col: str = "#FFFBEA") -> None:
    """A plus sign."""
    h, w = s * 0.42, s * 0.14
    p = poly(
        [
            (x - w, y - h),
            (x + w, y - h),
            (x + w, y - w),
            (x + h, y - w),
            (x + h, y + w),
            (x + w, y + w),
            (x + w, y + h),
            (x - w, y + h),
            (x - w, y + w),
            (x - h, y + w),
            (x - h, y - w),
            (x - w, y - w),
        ]
    )
    c.drawPath(p, paint(CONTOUR, 1, "stroke", s * 0.2))
    c.drawPath(p, paint(col))


def hourglass(c: skia.Canvas, x: float, y: float, s: float) -> None:
    """End of a phase."""
    k = s / 100
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    p = path(
        "M-34 -46 H34 C34 -14 8 -12 8 0 C8 12 34 14 34 46 H-34 C-34 14 -8 12 -8 0 C-8 -12 -34 -14 -34 -46Z"
    )
    ink(c, p, "#F4ECD6", 9)
    c.drawPath(
        path(
            "M-20 -26 H20 C16 -12 6 -8 0 -4 C-6 -8 -16 -12 -20 -26Z M-24 40 C-20 22 -4 20 0 12 C4 20 20 22 24 40Z"
        ),
        paint("#C8402F"),
    )
    for y0 in (-50, 42):
        c.drawRect(skia.Rect.MakeXYWH(-42, y0, 84, 10), paint("#8A5A22"))
        c.drawRect(skia.Rect.MakeXYWH(-42, y0, 84, 10), paint(CONTOUR, 1, "stroke", 5))
    c.restore()


def pawn(c: skia.Canvas, x: float, y: float, s: float, col: str = "#C8402F") -> None:
    """A turn order piece: bust with a hood."""
    k = s / 100
    c.save()
    c.translate(x - s / 2, y - s / 2)
    c.scale(k, k)
    p = path(
        "M50 4 C66 4 74 16 70 30 C68 40 62 44 60 48 C70 54 76 68 80 92 H20 C24 68 30 54 40 48 C38 44 32 40 30 30 C26 16 34 4 50 4Z"
    )
    ink(c, p, None, 8, linear(0, 0, 100, 100, [mix(col, "#FFFFFF", 0.4), mix(col, "#1A0404", 0.3)]))
    c.restore()


def rosette(
    c: skia.Canvas, x: float, y: float, s: float, col: str = "#8E1F33", kind: str | None = None
) -> None:
    """A bonus: a scalloped rosette in the hue of a kind."""
    r = s / 2
    p = skia.Path()
    for k in range(12):
        a = math.radians(30 * k)
        p.addCircle(x + r * 0.82 * math.cos(a), y + r * 0.82 * math.sin(a), r * 0.2)
    p.addCircle(x, y, r * 0.84)
    p.setFillType(skia.PathFillType.kWinding)
    c.drawPath(p, paint(CONTOUR, 1, "stroke", max(1.2, s * 0.11)))
    c.drawPath(p, paint("#F0CE72"))
    c.drawCircle(
        x,
        y,
        r * 0.72,
        paint(
            "ink",
            1,
            shader=radial(
                x - r * 0.3,
                y - r * 0.35,
                r * 1.4,
                [mix(col, "#FFFFFF", 0.4), col, mix(col, "#0A0408", 0.5)],
                [0, 0.5, 1],
            ),
        ),
    )
    c.drawCircle(x, y, r * 0.72, paint("#5A3A0A", 1, "stroke", max(0.5, s * 0.03)))
    if kind:
        c.drawPath(sign(KINDS[kind].sign, x, y, s * 0.42), paint("#FFF8E4"))


def tick(c: skia.Canvas, x: float, y: float, s: float) -> None:
    """Allowed: a white tick on green."""
    c.drawCircle(x, y, s / 2, paint(CONTOUR))
    c.drawCircle(x, y, s * 0.44, paint("#4E8A2E"))
    p = path(
        f"M{x - s * 0.22} {y + s * 0.02} L{x - s * 0.05} {y + s * 0.19} L{x + s * 0.24} {y - s * 0.17}"
    )
    c.drawPath(p, paint("#FFFBEA", 1, "stroke", s * 0.13))


def goods(
    c: skia.Canvas, x: float, y: float, s: float, n: int = 1, with_pips: bool = False
) -> None:
    """One of the six goods as a flat square: picture on its colour."""
    col, dark, _ = GOODS[n]
    h = s / 2
    p = roundrect(x - h, y - h, s, s, s * 0.13)
    ink(
        c,
        p,
        None,
        max(0.9, s * 0.06),
        linear(
            x - h,
            y - h,
            x + h,
            y + h,
            [mix(col, "#FFFFFF", 0.28), col, mix(col, dark, 0.5)],
            [0, 0.5, 1],
        ),
    )
    c.drawPath(
        roundrect(x - h * 0.86, y - h * 0.86, s * 0.86, s * 0.86, s * 0.09),
        paint("#FFF3D0", 0.75, "stroke", s * 0.03),
    )
    c.save()
    c.translate(x, y - (s * 0.03 if with_pips else 0))
    c.scale(s / 100, s / 100)
    GOODS_PICTURES[n](c)
    c.restore()


def _salt(c: skia.Canvas) -> None:
    p = path("M-26 36 C-34 10 -24 -10 -12 -18 L-18 -30 H18 L12 -18 C24 -10 34 10 26 36Z")
    ink(c, p, None, 5, linear(-30, 0, 30, 0, ["#FFF7E2", "#D9C49A"]))
    c.drawLine(-13, -17, 13, -17, paint("#8A4E1E", 1, "stroke", 5))
    for x, y, r in ((-12, 14, 7), (8, 20, 8), (4, 2, 6)):
        ink(c, poly([(x, y - r), (x + r, y), (x, y + r), (x - r, y)]), "#FFFFFF", 2.6)


def _grapes(c: skia.Canvas) -> None:
    ink(c, path("M2 -24 C12 -40 30 -38 34 -26 C28 -14 14 -14 2 -24Z"), "#8DB64E", 4)
    c.drawLine(0, -36, 0, -20, paint(CONTOUR, 1, "stroke", 6))
    for x, y in ((-18, -12), (0, -12), (18, -12), (-10, 4), (10, 4), (0, 20), (0, 4)):
        c.drawCircle(x, y, 11.4, paint(CONTOUR))
        c.drawCircle(
            x,
            y,
            8.8,
            paint(
                "ink",
                1,
                shader=radial(x - 3, y - 4, 13, ["#E7CCF8", "#9A5CC4", "#3E1F58"], [0, 0.5, 1]),
            ),
        )


def _cloth(c: skia.Canvas) -> None:
    ink(
        c,
        path("M-32 -22 H18 V24 C6 34 -18 22 -32 30Z"),
        None,
        5,
        linear(0, -22, 0, 30, ["#FFF0F2", "#D87894"]),
    )
    for y in (-8, 4, 16):
        c.drawLine(-29, y, 15, y - 1, paint("#A8345A", 0.8, "stroke", 3))
    roll = skia.Path()
    roll.addOval(skia.Rect.MakeLTRB(10, -26, 34, 28))
    ink(c, roll, "#F4B8C6", 5)
    c.drawOval(skia.Rect.MakeLTRB(17, -12, 27, 14), paint("#7A2440"))


def _jug(c: skia.Canvas) -> None:
    c.drawPath(path("M18 -18 C40 -20 40 14 20 16"), paint(CONTOUR, 1, "stroke", 13))
    c.drawPath(path("M18 -18 C40 -20 40 14 20 16"), paint("#F0A070", 1, "stroke", 6))
    ink(
        c,
        path("M-16 -36 H16 L12 -24 C28 -12 28 24 12 36 H-14 C-32 24 -30 -12 -13 -24Z"),
        None,
        5,
        linear(-28, 0, 26, 0, ["#FFD0A4", "#D8703C", "#8E3412"], [0, 0.5, 1]),
    )
    c.drawPath(path("M-24 0 C-8 6 10 6 23 0"), paint("#FFF1D0", 1, "stroke", 4.4))


def _timber(c: skia.Canvas) -> None:
    for x, y in ((-16, 15), (16, 15), (0, -12)):
        c.drawCircle(x, y, 17, paint(CONTOUR))
        c.drawCircle(x, y, 14, paint("#8A5A2A"))
        c.drawCircle(x, y, 11, paint("#F3D9A4"))
        for r in (7.4, 3.6):
            c.drawCircle(x, y, r, paint("#A8743A", 1, "stroke", 2.2))


def _skep(c: skia.Canvas) -> None:
    p = path("M-32 32 C-36 -6 -22 -34 0 -36 C22 -34 36 -6 32 32Z")
    ink(c, p, None, 5, linear(-30, 0, 30, 0, ["#FFE9A0", "#E8B23A", "#A86A12"], [0, 0.45, 1]))
    c.save()
    c.clipPath(p, True)
    for y in (-20, -8, 4, 16):
        c.drawPath(
            path(f"M-40 {y} C-16 {y + 9} 16 {y + 9} 40 {y}"), paint("#7A4208", 0.85, "stroke", 3.2)
        )
    c.restore()
    c.drawOval(skia.Rect.MakeLTRB(-8, 15, 8, 31), paint("#3A1E06"))


GOODS_PICTURES = {1: _salt, 2: _grapes, 3: _cloth, 4: _jug, 5: _timber, 6: _skep}


def plaque(c: skia.Canvas, y: float, w: float, h: float, col: str = "#1B2A52") -> None:
    """The enamelled label at the foot of a tile."""
    p = roundrect(-w / 2, y - h / 2, w, h, min(h / 2, 7))
    c.save()
    c.translate(0.8, 1.4)
    c.drawPath(p, paint("#000000", 0.45, blur=1.2))
    c.restore()
    c.drawPath(
        p,
        paint(
            "ink",
            1,
            shader=linear(
                0,
                y - h / 2,
                0,
                y + h / 2,
                [mix(col, "#FFFFFF", 0.25), col, mix(col, "#000000", 0.35)],
                [0, 0.4, 1],
            ),
        ),
    )
    gilt(c, p, 1.3)
