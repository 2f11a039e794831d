"""The look of The Castles of Burgundy: kinds, hues, hex geometry and the edge pattern of each kind.
Painters work in a hex of width 100 with its middle at (0, 0) and a corner on top.
"""

import math
from typing import NamedTuple

import skia

from ..canvas import linear, paint, path
from ..style import mix

#: Half the width of a hex and the distance from its middle to a corner.
HALF = 50.0
REACH = 50.0 / math.cos(math.radians(30))
#: Frame of a hex on the table, in logical units of a 1920 x 1080 page.
TILE = (92, 106)
#: Frame of a hex in a rival's duchy.
MINI = (41, 47)
RIM = 9.0
CONTOUR = "#20130C"
SLATE = "#4A6078"


class Kind(NamedTuple):
    """How a kind of tile is told: hue, dark hue, pale hue of its spaces, edge pattern, sign."""

    hue: str
    dark: str
    pale: str
    edge: str
    sign: str


KINDS = {
    "livestock": Kind("#7FAE3F", "#3F6420", "#B9D27E", "wattle", "ox"),
    "building": Kind("#D9A860", "#7E5220", "#EDD6A8", "masonry", "house"),
    "ship": Kind("#2F6DB5", "#143A70", "#9DBFE0", "wave", "cog"),
    "monastery": Kind("#F0C92E", "#8A6408", "#FBEAA0", "beads", "cloister"),
    "castle": Kind("#8E1F33", "#4A0C1A", "#CC8C8C", "merlon", "tower"),
    "mine": Kind("#7E858C", "#3C434B", "#B6BABB", "zigzag", "picks"),
}
INN = Kind("#6B4A8A", "#38235A", "#C8B6D8", "lozenge", "jug")
BLACK = Kind("#2A2528", "#0E0B0D", "#5A5356", "lozenge", "moon")
#: The four seats: colours and marks of the first game.
SEATS = ("blue", "black", "red", "green")
#: Goods by die number: colour, dark colour, name of the picture.
GOODS = {
    1: ("#2FA7A0", "#0F5A58", "salt"),
    2: ("#7A4A9A", "#3E1F58", "grapes"),
    3: ("#E38FA6", "#96405C", "cloth"),
    4: ("#C6382C", "#6E130F", "jug"),
    5: ("#7A6532", "#3E3213", "timber"),
    6: ("#EE8E2C", "#94500C", "skep"),
}

#: One-colour signs of the kinds in a box of 100 x 100, even-odd.
SIGNS = {
    "ox": "M10 16 C14 40 24 44 34 42 C40 36 60 36 66 42 C76 44 86 40 90 16 C98 36 94 52 76 56 C84 54 92 56 96 62 "
    "C90 70 80 70 74 66 C74 76 70 82 66 86 C66 96 34 96 34 86 C30 82 26 76 26 66 C20 70 10 70 4 62 C8 56 16 54 24 56 "
    "C6 52 2 36 10 16Z M40 60 a5 5 0 1 0 .1 0Z M60 60 a5 5 0 1 0 .1 0Z M42 84 a4 4 0 1 0 .1 0Z M58 84 a4 4 0 1 0 .1 0Z",
    "house": "M50 6 L96 46 L88 54 L84 50 V94 H60 V66 H40 V94 H16 V50 L12 54 L4 46 L22 30 V12 H34 V20 Z",
    "cog": "M47 4 H53 V10 L74 10 V15 H53 V18 C84 22 84 52 78 62 H53 V68 H96 C94 84 84 94 70 94 H30 C16 94 6 84 4 68 H47 "
    "V62 H22 C16 52 16 22 47 18 V15 H30 V10 H47Z M12 78 H88 V81 H12Z",
    "cloister": "M50 2 L56 2 V10 H64 V16 H56 V24 C78 30 88 46 88 62 V96 H12 V62 C12 46 22 30 44 24 V16 H36 V10 H44 V2Z "
    "M26 96 V64 C26 54 36 48 46 46 V96 Z M54 96 V46 C64 48 74 54 74 64 V96 Z",
    "tower": "M14 4 H30 V16 H42 V4 H58 V16 H70 V4 H86 V34 L76 42 V84 H86 V96 H58 V78 A8 8 0 0 0 42 78 V96 H14 V84 H24 V42 "
    "L14 34Z M46 48 V62 H54 V48 A4 4 0 0 0 46 48Z",
    "picks": "M8 22 C26 2 52 4 66 14 L74 6 L84 16 L78 24 C92 36 98 62 86 84 C84 62 76 46 66 36 L20 92 L8 80 L54 26 C42 "
    "18 26 16 8 22Z",
    "jug": "M34 6 H66 V16 L62 22 C80 34 84 52 80 68 C78 82 72 92 64 96 H36 C28 92 22 82 20 68 C16 52 20 34 38 22 L34 16Z "
    "M70 30 C88 24 98 40 94 54 C92 64 86 70 81 72 L81 62 C90 56 90 38 76 38Z",
    "moon": "M62 6 C36 8 16 28 16 52 C16 78 38 96 64 94 C76 93 86 87 92 78 C66 86 46 70 46 48 C46 30 52 16 62 6Z",
}


def corner(k: int, reach: float = REACH) -> tuple[float, float]:
    """Corner k of a hex, 0 on top, clockwise."""
    a = math.radians(60 * k - 90)
    return reach * math.cos(a), reach * math.sin(a)


def rounded(points: list[tuple[float, float]], r: float) -> skia.Path:
    """Closed polygon with rounded corners."""
    p = skia.Path()
    n = len(points)
    for i, (x, y) in enumerate(points):
        ax, ay = points[i - 1]
        bx, by = points[(i + 1) % n]
        la, lb = math.hypot(ax - x, ay - y), math.hypot(bx - x, by - y)
        start = x + (ax - x) * r / la, y + (ay - y) * r / la
        end = x + (bx - x) * r / lb, y + (by - y) * r / lb
        (p.lineTo if i else p.moveTo)(*start)
        p.quadTo(x, y, *end)
    p.close()
    return p


def hexagon(inset: float = 0.0, r: float = 4.0) -> skia.Path:
    """Hex path drawn in by an even distance from the whole hex."""
    reach = REACH * (1 - inset / HALF)
    return rounded([corner(k, reach) for k in range(6)], max(0.2, r))


def sign(name: str, x: float, y: float, s: float) -> skia.Path:
    """A sign fitted into a square of side s round (x, y)."""
    p = skia.Path(path(SIGNS[name]))
    p.setFillType(skia.PathFillType.kEvenOdd)
    m = skia.Matrix()
    m.setScale(s / 100, s / 100)
    m.postTranslate(x - s / 2, y - s / 2)
    p.transform(m)
    return p


def _motif(
    c: skia.Canvas, edge: str, u: float, depth: float, light: skia.Paint, dark: skia.Paint
) -> None:
    """One repeat of an edge pattern: x from 0 to u along the side, y from 0 (outside) to depth."""
    if edge == "wattle":
        c.drawLine(u * 0.18, depth, u * 0.82, 0, dark)
        c.drawLine(u * 0.02, depth, u * 0.66, 0, light)
    elif edge == "masonry":
        c.drawLine(0, depth * 0.5, u, depth * 0.5, dark)
        c.drawLine(u * 0.25, 0, u * 0.25, depth * 0.5, dark)
        c.drawLine(u * 0.75, depth * 0.5, u * 0.75, depth, dark)
    elif edge == "wave":
        p = skia.Path()
        p.moveTo(0, depth * 0.78)
        p.cubicTo(u * 0.3, depth * 0.78, u * 0.3, depth * 0.2, u * 0.5, depth * 0.2)
        p.cubicTo(u * 0.74, depth * 0.2, u * 0.74, depth * 0.78, u, depth * 0.78)
        c.drawPath(p, light)
    elif edge == "beads":
        c.drawCircle(u / 2, depth / 2, depth * 0.34, paint("#5A3A06", 0.9))
        c.drawCircle(u / 2, depth / 2, depth * 0.25, paint("#FFFBE6"))
    elif edge == "merlon":
        c.drawRect(
            skia.Rect.MakeXYWH(u * 0.22, depth * 0.12, u * 0.56, depth * 0.62), paint("#F0CF7A")
        )
    elif edge == "zigzag":
        p = skia.Path()
        p.moveTo(0, depth * 0.82)
        p.lineTo(u / 2, depth * 0.18)
        p.lineTo(u, depth * 0.82)
        c.drawPath(p, light)
    elif edge == "lozenge":
        p = rounded(
            [
                (u / 2, depth * 0.1),
                (u * 0.82, depth / 2),
                (u / 2, depth * 0.9),
                (u * 0.18, depth / 2),
            ],
            0.3,
        )
        c.drawPath(p, paint("#E8C766"))


COUNTS = {"wattle": 6, "masonry": 4, "wave": 4, "beads": 6, "merlon": 4, "zigzag": 5, "lozenge": 5}


def edging(
    c: skia.Canvas, kind: Kind, inset: float = 1.4, depth: float = RIM - 2, a: float = 1.0
) -> None:
    """The edge pattern of a kind along the six sides, clipped to the rim."""
    light = paint(mix(kind.hue, "#FFFFFF", 0.62), a, "stroke", 1.7)
    dark = paint(kind.dark, 0.85 * a, "stroke", 1.3)
    reach = REACH * (1 - inset / HALF)
    n = COUNTS[kind.edge]
    c.save()
    c.clipPath(hexagon(inset, 3), True)
    c.clipPath(hexagon(inset + depth, 3), skia.ClipOp.kDifference, True)
    for k in range(6):
        (ax, ay), (bx, by) = corner(k, reach), corner(k + 1, reach)
        c.save()
        c.translate(ax, ay)
        c.rotate(math.degrees(math.atan2(by - ay, bx - ax)))
        u = math.hypot(bx - ax, by - ay) / n
        for i in range(n):
            c.save()
            c.translate(i * u, 0)
            _motif(c, kind.edge, u, depth, light, dark)
            c.restore()
        c.restore()
    c.restore()


def gilt(c: skia.Canvas, p: skia.Path, w: float = 1.6) -> None:
    """A fine gold line with its ink on both sides."""
    b = p.getBounds()
    c.drawPath(p, paint("#241206", 0.95, "stroke", w + 1.7))
    cols = ["#FFF3C0", "#E7BE55", "#A87420", "#F0CE72", "#7A4F12"]
    shade = linear(b.left(), b.top(), b.right(), b.bottom(), cols, [0, 0.3, 0.55, 0.75, 1])
    c.drawPath(p, paint("ink", 1, "stroke", w, shader=shade))


def rim(c: skia.Canvas, kind: Kind, window: float = RIM) -> None:
    """The enamelled rim of a tile: hue, edge pattern, light from the top left, gold fillet."""
    ring = skia.Path()
    ring.addPath(hexagon(0.8, 4.5))
    ring.addPath(hexagon(window, 3))
    ring.setFillType(skia.PathFillType.kEvenOdd)
    cols = [mix(kind.hue, "#FFFFFF", 0.3), kind.hue, mix(kind.hue, kind.dark, 0.55)]
    c.drawPath(ring, paint("ink", 1, shader=linear(-50, -58, 50, 58, cols, [0, 0.45, 1])))
    edging(c, kind, 1.6, window - 2.4)
    c.save()
    c.clipPath(ring, True)
    glint = linear(
        -40, -50, 40, 50, ["#FFFFFF", mix(kind.hue, kind.dark, 0.3), "#000000"], [0, 0.5, 1]
    )
    c.drawPath(hexagon(1.6, 4), paint("ink", 0.42, "stroke", 1.6, shader=glint))
    c.restore()
    c.drawPath(hexagon(0.8, 4.5), paint(CONTOUR, 1, "stroke", 1.5))
    gilt(c, hexagon(window, 3), 1.5)
