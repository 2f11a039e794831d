"""The beasts of the pastures, each in its own outline and colour: cow, sheep, pig, goat, geese."""

import skia

from .look import CONTOUR
from .scenes import hill, ink, poly, sky, tree, tufts
from ..canvas import linear, paint, path

COW = (
    "M8 40 C4 30 10 20 22 20 C40 16 62 18 72 20 C76 12 82 8 90 12 L98 20 C100 26 96 30 90 30 L84 32 C82 44 78 52 72 54 "
    "L72 74 H64 L62 58 C52 60 40 60 32 58 L30 74 H22 L20 56 C14 52 10 48 8 40Z"
)
SHEEP = (
    "M14 34 C8 26 14 16 22 18 C24 10 36 8 40 14 C46 6 58 8 60 15 C68 11 76 18 73 25 C80 28 80 38 74 41 C76 49 68 55 61 51 "
    "C57 58 46 58 43 53 C37 58 28 56 26 51 C18 54 10 47 14 40 C10 39 11 36 14 34Z"
)
PIG = (
    "M8 40 C4 26 18 16 34 17 C50 14 64 17 72 22 C76 16 80 15 82 18 L82 25 C88 28 92 32 98 32 C101 36 101 42 97 44 C92 46 88 48 84 48 "
    "C82 54 78 58 74 59 L74 72 H66 L63 61 C52 63 42 63 32 61 L30 72 H22 L20 57 C13 54 9 48 8 40Z"
)
GOAT = (
    "M10 40 C4 26 14 18 28 20 C42 22 56 22 66 20 C70 10 76 4 84 5 C90 6 94 12 98 22 C100 28 96 32 90 32 L82 33 "
    "C80 44 78 52 72 56 C56 62 34 62 20 56 C14 52 12 46 10 40Z"
)
GOOSE = (
    "M6 44 C14 40 22 38 32 36 C44 33 54 38 60 36 C66 30 62 18 66 10 C70 4 80 4 84 10 L96 15 L84 18 C80 22 78 30 77 38 "
    "C76 54 62 64 46 64 C30 64 16 58 6 44Z"
)


def _shade(top: str, low: str, y0: float, y1: float) -> skia.Shader:
    return linear(0, y0, 0, y1, [top, low])


def _eye(c: skia.Canvas, x: float, y: float, r: float = 2.2) -> None:
    c.drawCircle(x, y, r, paint("#1A0E08"))
    c.drawCircle(x - r * 0.3, y - r * 0.3, r * 0.34, paint("#FFFFFF"))


def cow(c: skia.Canvas) -> None:
    """A chestnut cow with a white blaze and pale horns, 100 x 76."""
    c.drawPath(path("M10 24 C2 30 2 46 6 56"), paint(CONTOUR, 1, "stroke", 4))
    c.drawPath(
        path("M78 14 C74 6 76 0 82 -2 M88 13 C92 6 98 6 100 0"), paint(CONTOUR, 1, "stroke", 6.4)
    )
    c.drawPath(
        path("M78 14 C74 6 76 0 82 -2 M88 13 C92 6 98 6 100 0"), paint("#F6EBCB", 1, "stroke", 3)
    )
    p = path(COW)
    ink(c, p, None, 4, _shade("#B8683A", "#7E3E1C", 14, 74))
    c.save()
    c.clipPath(p, True)
    for spot in (
        "M26 16 C40 14 46 30 36 36 C26 40 20 26 26 16Z",
        "M54 18 C66 18 66 34 58 34 C50 32 48 22 54 18Z",
    ):
        c.drawPath(path(spot), paint("#F7EBD2"))
    c.drawPath(path("M90 10 L102 18 L100 32 L90 30Z"), paint("#F3DCC0"))
    c.drawPath(path("M40 52 H58 V64 H40Z"), paint("#E9B7A0"))
    c.restore()
    c.drawPath(p, paint(CONTOUR, 1, "stroke", 3.2))
    ink(c, path("M76 20 C70 18 66 24 70 28 C75 28 78 25 76 20Z"), "#9A5228", 2.4)
    _eye(c, 85, 19)


def sheep(c: skia.Canvas) -> None:
    """A white woolly sheep with a dark face, 100 x 76."""
    for x in (26, 36, 54, 64):
        c.drawLine(x, 50, x, 73, paint(CONTOUR, 1, "stroke", 6.4))
        c.drawLine(x, 50, x, 72, paint("#4A3A34", 1, "stroke", 3.4))
    p = path(SHEEP)
    ink(c, p, None, 4, _shade("#FFFDF4", "#D8CBB0", 10, 56))
    for d in (
        "M28 28 a6 6 0 0 1 10 2",
        "M44 22 a6 6 0 0 1 10 2",
        "M34 42 a6 6 0 0 1 10 2",
        "M52 38 a6 6 0 0 1 10 2",
        "M20 38 a5 5 0 0 1 8 1",
    ):
        c.drawPath(path(d), paint("#9A8A6A", 1, "stroke", 2.6))
    ink(c, path("M68 18 C76 12 88 16 92 26 C96 36 94 44 88 44 C78 44 70 36 68 18Z"), "#3A2E2C", 3.2)
    ink(c, path("M68 20 C60 20 58 28 64 30 C69 29 71 24 68 20Z"), "#3A2E2C", 2.6)
    c.drawCircle(83, 26, 2.6, paint("#FFF6D8"))
    c.drawCircle(83.6, 26.2, 1.3, paint("#1A0E08"))
    ink(c, path("M66 16 C68 8 80 8 84 15 C80 20 70 21 66 16Z"), "#FFFDF4", 2.6)


def pig(c: skia.Canvas) -> None:
    """A rose pig with a curled tail, 100 x 76."""
    c.drawPath(path("M9 34 C0 32 -2 22 5 20 C11 20 10 28 4 27"), paint(CONTOUR, 1, "stroke", 5.4))
    c.drawPath(path("M9 34 C0 32 -2 22 5 20 C11 20 10 28 4 27"), paint("#EFA9A0", 1, "stroke", 2.6))
    p = path(PIG)
    ink(c, p, None, 4, _shade("#FAC9BC", "#DB8478", 16, 72))
    c.save()
    c.clipPath(p, True)
    c.drawPath(path("M34 10 C48 14 50 60 38 66 L54 66 C62 50 60 20 52 10Z"), paint("#6A3A34", 0.55))
    c.restore()
    c.drawPath(p, paint(CONTOUR, 1, "stroke", 3.2))
    ink(c, path("M72 20 C64 20 62 30 70 34 C77 31 78 24 72 20Z"), "#E8968A", 2.6)
    ink(c, path("M93 31 C99 30 102 34 101 40 C100 45 94 46 92 44Z"), "#E88A80", 2.4)
    _eye(c, 84, 32, 2.3)


def goat(c: skia.Canvas) -> None:
    """A slate goat with swept horns, a beard and a pale face, 100 x 76."""
    for x in (26, 35, 58, 67):
        c.drawLine(x, 50, x, 73, paint(CONTOUR, 1, "stroke", 6.6))
        c.drawLine(x, 50, x, 72, paint("#56606C", 1, "stroke", 3.6))
    c.drawPath(path("M9 26 C4 20 6 14 11 12"), paint(CONTOUR, 1, "stroke", 6))
    c.drawPath(path("M9 26 C4 20 6 14 11 12"), paint("#E9E4D6", 1, "stroke", 2.8))
    horns = path("M80 8 C76 -2 66 -6 56 -3 M86 8 C86 -4 76 -10 66 -9")
    c.drawPath(horns, paint(CONTOUR, 1, "stroke", 7))
    c.drawPath(horns, paint("#E8D6A4", 1, "stroke", 3.6))
    p = path(GOAT)
    ink(c, p, None, 4, _shade("#9AA6B2", "#56606C", 8, 64))
    c.save()
    c.clipPath(p, True)
    c.drawPath(path("M76 0 H104 V34 H86 C78 28 74 18 76 0Z"), paint("#F1ECDF"))
    c.drawPath(path("M20 50 C34 44 60 44 74 50 L72 66 H22Z"), paint("#D9D4C6", 0.9))
    c.restore()
    c.drawPath(p, paint(CONTOUR, 1, "stroke", 3.2))
    ink(c, path("M88 32 C90 40 88 48 84 52 C82 46 81 38 82 32Z"), "#F1ECDF", 2.6)
    ink(c, path("M76 12 C68 12 64 18 68 22 C73 22 77 18 76 12Z"), "#6A7684", 2.6)
    _eye(c, 85, 17)


def goose(c: skia.Canvas) -> None:
    """A white goose with a long neck and an orange bill, 100 x 76."""
    for x in (42, 54):
        c.drawPath(path(f"M{x} 62 V72 M{x - 4} 73 H{x + 8}"), paint(CONTOUR, 1, "stroke", 5.4))
        c.drawPath(path(f"M{x} 62 V72 M{x - 4} 73 H{x + 8}"), paint("#EE8E2C", 1, "stroke", 2.8))
    ink(c, path("M83 8 L99 15 L83 19Z"), "#EE8E2C", 2.8)
    p = path(GOOSE)
    ink(c, p, None, 4, _shade("#FFFFFF", "#C9D2DA", 4, 66))
    ink(c, path("M20 44 C34 38 54 40 60 46 C54 58 34 60 24 54 C30 52 26 48 20 44Z"), "#AAB6C2", 2.6)
    _eye(c, 77, 11, 2.3)


BEASTS = {"cow": cow, "sheep": sheep, "pig": pig, "goat": goat, "geese": goose}
#: Where the beasts stand in a hex: (x, y, size), back to front.
HERDS = {
    2: ((-15, -8, 0.46), (13, 18, 0.46)),
    3: ((-17, -12, 0.41), (18, -1, 0.41), (-9, 22, 0.41)),
    4: ((-16, -16, 0.36), (19, -12, 0.36), (-17, 12, 0.36), (15, 17, 0.36)),
}
GROUNDS = {
    "cow": "#A9C45A",
    "sheep": "#8DB64E",
    "pig": "#B9B65A",
    "goat": "#C4C05E",
    "geese": "#8FC07E",
}


def beast(c: skia.Canvas, name: str, x: float, y: float, k: float, flip: bool = False) -> None:
    """One beast with its feet shadow, its middle at (x, y)."""
    c.save()
    c.translate(x, y)
    c.scale(-k if flip else k, k)
    c.translate(-50, -38)
    c.drawOval(skia.Rect.MakeLTRB(8, 66, 84, 80), paint("#1E3208", 0.45, blur=1.4))
    BEASTS[name](c)
    c.restore()


def pasture(c: skia.Canvas, name: str, count: int) -> None:
    """A meadow with that many beasts; light ground, so that the outlines tell."""
    col = GROUNDS[name]
    sky(c, "#2A62AE", "#F4F0DC", "#86B4DC", -24)
    hill(c, [(-40, -34), (-10, -30), (20, -36), (46, -30)], "#7FA05A")
    for x, s in ((-34, 0.8), (-26, 1.0), (33, 0.9), (25, 0.7)):
        tree(c, x, -27, s)
    hill(c, [(-46, -25), (-8, -28), (30, -24), (50, -27)], col, "#8FA844")
    tufts(c, 3 + count, 20, -20, 48, "#55782A")
    for i, (x, y, k) in enumerate(HERDS[count]):
        beast(c, name, x, y, k, i % 2 == 1)
    c.drawPath(poly([(-60, 60), (-60, 58), (60, 58), (60, 60)]), paint(col, 0))
