"""Pieces of Burgundy: dice and their tumble, goods, workers, silver, pawns, bonus tiles, plates,
shields, border posts and trade routes. Painters draw in logical units from (0, 0).
"""

import math
from collections.abc import Callable

import numpy as np
import skia

from . import scenes as scene
from . import signs
from .look import CONTOUR, GOODS, KINDS, gilt, hexagon, sign
from ..canvas import fit, font, icon, imgshader, linear, paint, path, radial, roundrect, text
from ..heraldry import SHIELD
from ..style import NUMERAL_FONT, PLAYERS, colour32, mix
from ..surfaces import material

#: Body and pips of the dice: the four seats and the white die.
DICE = {
    "blue": (PLAYERS["blue"]["body"], "#FFF6DC"),
    "black": ("#3A3536", "#E8EAEC"),
    "red": ("#B22A2E", "#FFF1D2"),
    "green": ("#2F7550", "#FFF6DC"),
    "white": ("#FBF4E2", "#2B1D14"),
}
DIE = 84


def _pip(c: skia.Canvas, x: float, y: float, r: float, col: str) -> None:
    c.drawCircle(x + r * 0.16, y + r * 0.18, r * 1.1, paint("#FFFFFF", 0.28))
    c.drawCircle(x, y, r, paint(mix(col, "#000000", 0.35)))
    c.drawCircle(x + r * 0.1, y + r * 0.12, r * 0.86, paint(col))


def face(c: skia.Canvas, x: float, y: float, s: float, n: int, colour: str, r: float = 0.2) -> None:
    """A die face of side s with drilled pips."""
    body, dot = DICE[colour]
    p = roundrect(x, y, s, s, s * r)
    cols = [mix(body, "#FFFFFF", 0.42), body, mix(body, "#000000", 0.28)]
    c.drawPath(p, paint("ink", 1, shader=linear(x, y, x + s, y + s, cols, [0, 0.5, 1])))
    q = roundrect(x + s * 0.07, y + s * 0.07, s * 0.86, s * 0.86, s * r)
    cols = [mix(body, "#FFFFFF", 0.16), body, mix(body, "#000000", 0.12)]
    c.drawPath(q, paint("ink", 1, shader=linear(x, y, x + s, y + s, cols, [0, 0.5, 1])))
    d = s * 0.25
    for i, j in PIPS[n]:
        _pip(c, x + s / 2 + i * d, y + s / 2 + j * d, s * 0.094, dot)


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


#: The bevel of each seat, as (x, y, w, h) of bars on a face of side 1: red an orle, green two pales, black
#: two fesses, blue a chief. They tell the seat where colour does not; none looks like a pip.
MARKS = {
    "red": (
        (0.06, 0.06, 0.88, 0.06),
        (0.06, 0.88, 0.88, 0.06),
        (0.06, 0.06, 0.06, 0.88),
        (0.88, 0.06, 0.06, 0.88),
    ),
    "green": ((0.05, 0.19, 0.09, 0.62), (0.86, 0.19, 0.09, 0.62)),
    "black": ((0.19, 0.05, 0.62, 0.09), (0.19, 0.86, 0.62, 0.09)),
    "blue": ((0.15, 0.05, 0.7, 0.1),),
}
INLAY = {"blue": "#F6DC8A", "black": "#E8ECEE", "red": "#F6DC8A", "green": "#F6DC8A"}


def seat_mark(c: skia.Canvas, x: float, y: float, s: float, colour: str, a: float = 1.0) -> None:
    """The inlay of a seat round a face of side s."""
    if colour not in MARKS:
        return
    shapes = [
        roundrect(x + u * s, y + v * s, w * s, h * s, s * 0.03) for u, v, w, h in MARKS[colour]
    ]
    for p in shapes:
        c.drawPath(p, paint(mix(DICE[colour][0], "#000000", 0.55), a, "stroke", s * 0.035))
    for p in shapes:
        c.drawPath(p, paint(INLAY[colour], a))


def die(c: skia.Canvas, n: int, colour: str) -> None:
    """A die from above and a little from the front, in a frame of 84."""
    body, _ = DICE[colour]
    side = roundrect(8, 12, 68, 66, 15)
    c.drawPath(
        side,
        paint(
            "ink",
            1,
            shader=linear(0, 40, 0, 78, [mix(body, "#000000", 0.3), mix(body, "#000000", 0.62)]),
        ),
    )
    c.drawPath(side, paint(CONTOUR, 1, "stroke", 2))
    face(c, 8, 5, 68, n, colour, 0.22)
    seat_mark(c, 8, 5, 68, colour)
    c.drawPath(roundrect(8, 5, 68, 68, 15), paint(CONTOUR, 1, "stroke", 2))
    c.drawPath(roundrect(10.4, 7.4, 63, 63, 13), paint("#FFFFFF", 0.3, "stroke", 1.4))
    if colour == "white":
        gilt(c, roundrect(13.5, 10.5, 57, 57, 10), 1.3)


def used(c: skia.Canvas, n: int, colour: str) -> None:
    """A used die: sunk and pale, with a gold tick."""
    body, dot = DICE[colour]
    p = roundrect(10, 9, 64, 64, 14)
    c.drawPath(p, paint(mix(body, "#4A3A2C", 0.62), 0.86))
    c.drawPath(p, paint("#120A06", 0.9, "stroke", 1.8))
    seat_mark(c, 10, 9, 64, colour, 0.42)
    for i, j in PIPS[n]:
        c.drawCircle(42 + i * 16, 41 + j * 16, 5.6, paint(mix(dot, "#4A3A2C", 0.5), 0.9))
    c.drawCircle(66, 64, 14, paint("#1A0E06"))
    c.drawCircle(66, 64, 12, paint("#E7BE55"))
    c.drawPath(path("M59 64 L64 70 L74 58"), paint("#2A1408", 1, "stroke", 4))


def ghost(c: skia.Canvas, n: int, colour: str) -> None:
    """Where a die will lie or lay: dashed outline and hollow pips."""
    body, dot = DICE[colour]
    p = roundrect(10, 7, 64, 64, 14)
    c.drawPath(p, paint(body, 0.32))
    c.drawPath(p, paint("#1A0E06", 0.85, "stroke", 4))
    c.drawPath(p, paint("#FFE08A", 1, "stroke", 2, pe=skia.DashPathEffect.Make([8, 5], 0)))
    for i, j in PIPS[n]:
        c.drawCircle(42 + i * 16, 39 + j * 16, 5.6, paint("#1A0E06", 0.5))
        c.drawCircle(42 + i * 16, 39 + j * 16, 4.6, paint(dot, 0.75))


def _turned(a: float, b: float, g: float) -> np.ndarray:
    ca, sa, cb, sb, cg, sg = (
        math.cos(a),
        math.sin(a),
        math.cos(b),
        math.sin(b),
        math.cos(g),
        math.sin(g),
    )
    x = np.array([[1, 0, 0], [0, ca, -sa], [0, sa, ca]])
    y = np.array([[cb, 0, sb], [0, 1, 0], [-sb, 0, cb]])
    z = np.array([[cg, -sg, 0], [sg, cg, 0], [0, 0, 1]])
    return z @ y @ x


#: Number, outward normal and first axis of the six faces; opposite faces add up to seven.
FACES = (
    (1, (0, 0, 1), (1, 0, 0)),
    (6, (0, 0, -1), (-1, 0, 0)),
    (2, (0, 1, 0), (1, 0, 0)),
    (5, (0, -1, 0), (1, 0, 0)),
    (3, (1, 0, 0), (0, 1, 0)),
    (4, (-1, 0, 0), (0, -1, 0)),
)


def _on_face(
    nn: np.ndarray, u: np.ndarray, v: np.ndarray, i: float, j: float, place: tuple
) -> skia.Point:
    """The point (i, j) of a face, each from -1 to 1, seen with a little perspective."""
    half, x, y, sx, sy = place
    q = (nn + i * u + j * v) * half
    f = 260.0 / (260.0 - q[2])
    return skia.Point(float(x + q[0] * f * sx), float(y + q[1] * f * sy))


def cube(
    c: skia.Canvas,
    turn: np.ndarray,
    colour: str,
    x: float = 50,
    y: float = 50,
    half: float = 29.0,
    squash: tuple[float, float] = (1, 1),
) -> None:
    """A die in the air: the faces that can be seen, with pips and the bevel of the seat."""
    body, dot = DICE[colour]
    place = (half, x, y, *squash)
    seen = []
    for n, normal, first in FACES:
        nn, u = turn @ np.array(normal, float), turn @ np.array(first, float)
        if nn[2] > 0.03:
            seen.append((nn, n, u, np.cross(nn, u)))
    for nn, n, u, v in sorted(seen, key=lambda t: t[0][2]):
        bright = float(np.clip(0.55 * nn[2] - 0.45 * nn[0] - 0.5 * nn[1], -0.2, 1))
        col = (
            mix(body, "#FFFFFF", 0.17 * max(0.0, bright))
            if bright > 0.2
            else mix(body, "#000000", 0.35 - 0.5 * bright)
        )

        def shape(points: list[tuple[float, float]], nn=nn, u=u, v=v) -> skia.Path:
            p = skia.Path()
            p.addPoly([_on_face(nn, u, v, i, j, place) for i, j in points], True)
            return p

        p = shape([(-1, -1), (1, -1), (1, 1), (-1, 1)])
        c.drawPath(p, paint(col, 1, pe=skia.CornerPathEffect.Make(half * 0.31)))
        c.drawPath(p, paint(CONTOUR, 1, "stroke", 2, pe=skia.CornerPathEffect.Make(half * 0.31)))
        marks = [
            shape(
                [
                    (2 * a - 1, 2 * b - 1)
                    for a, b in ((r, t), (r + w, t), (r + w, t + h), (r, t + h))
                ]
            )
            for r, t, w, h in MARKS.get(colour, ())
        ]
        for m in marks:
            c.drawPath(m, paint(mix(INLAY[colour], col, 0.25)))
        for i, j in PIPS[n]:
            ring = [2 * math.pi * k / 14 for k in range(14)]
            o = shape([(i * 0.5 + 0.19 * math.cos(a), j * 0.5 + 0.19 * math.sin(a)) for a in ring])
            c.drawPath(o, paint(mix(dot, col, 0.12)))


def tumble(c: skia.Canvas, step: int, colour: str) -> None:
    """One of eight moments of a rolling die, in a frame of 100."""
    cube(c, _turned(0.55 + step * 0.83, 0.45 + step * 0.61, step * 0.37), colour)


#: The throw in six key frames: height over the felt, turn, blur of the way (dx, dy), squash.
KEYS = (
    (12, (0.42, -0.3, 0.12), (0, 0), (0.98, 1.03)),
    (34, (1.15, 0.7, 0.45), (-7, 9), (1, 1)),
    (44, (2.0, 1.45, 0.8), (-9, 2), (1, 1)),
    (24, (2.95, 2.15, 1.15), (-7, -9), (1, 1.03)),
    (0, (3.75, 2.7, 1.5), (0, 0), (1.05, 0.93)),
    (7, (0.3, 0.24, -0.16), (0, 0), (1, 1)),
)
#: The turn that brings each number on top.
UP = {
    1: (0, 0, 0),
    6: (math.pi, 0, 0),
    2: (math.pi / 2, 0, 0),
    5: (-math.pi / 2, 0, 0),
    3: (0, -math.pi / 2, 0),
    4: (0, math.pi / 2, 0),
}


def key_frame(c: skia.Canvas, step: int, colour: str, number: int = 0) -> None:
    """A key frame of the throw in a frame of 120 x 144; the felt lies at y = 100. The last one shows the number."""
    high, turn, way, squash = KEYS[step]
    spread = 1 - high / 90
    c.drawOval(
        skia.Rect.MakeXYWH(
            64 - 36 * spread + high * 0.3, 100 - 4 + high * 0.24, 72 * spread, 34 * spread
        ),
        paint("#05060C", 0.62 - high / 110, blur=4 + high / 6),
    )
    if step == 4:
        for k, (dx, w) in enumerate(((-46, 16), (-34, 22), (30, 22), (46, 15))):
            c.drawOval(
                skia.Rect.MakeXYWH(60 + dx - w / 2, 112 - k % 2 * 5, w, 8),
                paint("#EAD9B5", 0.4, blur=2.4),
            )
    base = _turned(*turn)
    if number:
        base = base @ _turned(*UP[number])
    y = 86 - high
    for k in (3, 2, 1) if way != (0, 0) else ():
        c.saveLayerAlpha(None, 22 * (4 - k))
        cube(c, _turned(*(t - 0.2 * k for t in turn)), colour, 60 + way[0] * k, y + way[1] * k, 29)
        c.restore()
    cube(c, base, colour, 60, y, 30, squash)


def goods(c: skia.Canvas, n: int, s: float = 56) -> None:
    """A goods tile: picture, colour and the number of its die face."""
    col, dark, _ = GOODS[n]
    c.drawPath(roundrect(2, 4, s - 4, s - 5, s * 0.13), paint(mix(dark, "#000000", 0.4)))
    c.drawPath(roundrect(2, 4, s - 4, s - 5, s * 0.13), paint(CONTOUR, 1, "stroke", 2))
    signs.goods(c, s / 2, s / 2 - 1, s - 4, n)
    p = roundrect(s * 0.05, s * 0.04, s * 0.36, s * 0.36, s * 0.08)
    c.drawPath(p, paint("#FFFBEE"))
    c.drawPath(p, paint(CONTOUR, 1, "stroke", 1.5))
    text(
        c,
        str(n),
        s * 0.23,
        s * 0.335,
        font(NUMERAL_FONT, s * 0.34),
        paint(mix(dark, "#000000", 0.35)),
        "c",
    )


def goods_back(c: skia.Canvas, s: float = 56) -> None:
    """A goods tile face down: a corded bale."""
    c.drawPath(roundrect(2, 4, s - 4, s - 5, s * 0.13), paint("#3A2412"))
    p = roundrect(2, 1, s - 4, s - 4, s * 0.13)
    c.drawPath(p, paint("ink", 1, shader=imgshader(material("parchment", 512, 512, 21), 0.3, 0.3)))
    c.drawPath(p, paint("#C89A5A", 0.55))
    c.drawPath(p, paint(CONTOUR, 1, "stroke", 2))
    for w, col in ((7, CONTOUR), (4.4, "#FBEBC4")):
        c.drawLine(s / 2, 2, s / 2, s - 4, paint(col, 1, "stroke", w))
        c.drawLine(3, s / 2 - 1, s - 3, s / 2 - 1, paint(col, 1, "stroke", w))
    c.drawCircle(s / 2, s / 2 - 1, 9, paint(CONTOUR))
    c.drawCircle(s / 2, s / 2 - 1, 7.6, paint("#A3262E"))
    c.drawPath(fit(icon("fleur-de-lys"), s / 2 - 5, s / 2 - 6.4, 10, 11), paint("#F6DC8A"))


def worker(c: skia.Canvas, s: float = 46) -> None:
    """A worker chip: boxwood with a labourer in a straw hat."""
    r = s / 2 - 2
    c.drawCircle(s / 2, s / 2 + 2, r, paint("#3A1E0A"))
    c.drawCircle(
        s / 2,
        s / 2,
        r,
        paint(
            "ink",
            1,
            shader=radial(
                s * 0.36, s * 0.32, s * 0.8, ["#F7DDA6", "#D9AE6A", "#9A6A30"], [0, 0.5, 1]
            ),
        ),
    )
    c.drawCircle(s / 2, s / 2, r, paint(CONTOUR, 1, "stroke", 1.8))
    c.drawCircle(s / 2, s / 2, r - 3, paint("#7A4E20", 0.8, "stroke", 1.2))
    signs.worker(c, s / 2, s / 2, s * 0.64, "#C8602A")


def silver(c: skia.Canvas, s: float = 46) -> None:
    """A silver coin with a lily."""
    r = s / 2 - 2
    c.drawCircle(s / 2, s / 2 + 1.8, r, paint("#3A4046"))
    signs.silver(c, s / 2, s / 2, 2 * r)
    for k in range(26):
        a = 2 * math.pi * k / 26
        c.drawCircle(
            s / 2 + r * 0.79 * math.cos(a),
            s / 2 + r * 0.79 * math.sin(a),
            s * 0.014,
            paint("#5A646C"),
        )


def bonus(c: skia.Canvas, kind: str, large: bool) -> None:
    """A bonus tile, frame 64 or 50: rosette of its kind; the number stands in the medal below."""
    s = 64 if large else 50
    if large:
        for x in (-1, 1):
            p = path(
                f"M{32 + x * 6} 40 L{32 + x * 20} 62 L{32 + x * 13} 60 L{32 + x * 8} 64 L{32 - x * 2} 44Z"
            )
            scene.ink(c, p, KINDS[kind].hue, 1.5)
    signs.rosette(c, s / 2, s * 0.43, s * 0.84, KINDS[kind].hue)
    look = KINDS[kind]
    p = sign(look.sign, s / 2, s * 0.36, s * 0.38)
    c.drawPath(p, paint(CONTOUR, 0.9, "stroke", 2.2))
    c.drawPath(p, paint("#FFF8E4"))
    signs.laurel(c, s / 2, s * 0.79, s * 0.4)


def pawn(c: skia.Canvas, colour: str) -> None:
    """A turn order piece, 40 x 52: a hooded duke with the mark of the seat."""
    look = PLAYERS[colour]
    body = "#4A4546" if colour == "black" else look["body"]
    foot = path("M6 42 C6 36 34 36 34 42 V46 C34 51 6 51 6 46Z")
    scene.ink(c, foot, mix(body, "#000000", 0.45), 1.8)
    p = path(
        "M20 2 C27 2 31 7 30 13 C35 14 36 18 31 20 C29 22 27 23 26 24 C31 28 33 35 34 42 C34 46 6 46 6 42 C7 35 9 28 14 24 C11 22 9 19 9 13 C9 6 13 2 20 2Z"
    )
    scene.ink(
        c,
        p,
        None,
        1.9,
        linear(
            6, 4, 36, 44, [mix(body, "#FFFFFF", 0.5), body, mix(body, "#000000", 0.5)], [0, 0.5, 1]
        ),
    )
    c.drawOval(skia.Rect.MakeLTRB(14, 9, 25, 21), paint("#F6D9B4"))
    c.drawOval(skia.Rect.MakeLTRB(14, 9, 25, 21), paint(CONTOUR, 1, "stroke", 1.3))
    charge = {"gold": "#F6DC8A", "silver": "#E8ECEE"}[look["charge"]]
    c.drawPath(fit(icon(look["mark"]), 11, 26, 18, 17), paint(charge))


def phase(c: skia.Canvas, state: str) -> None:
    """A plate of one phase, 54 x 96; letter, points and the stack of goods are laid on it."""
    arch = path("M3 93 V26 C3 12 16 5 27 2 C38 5 51 12 51 26 V93 Z")
    ground = {"now": "#F8EBC4", "next": "#20397A", "past": "#5A5048"}[state]
    c.drawPath(
        arch, paint("ink", 1, shader=imgshader(material("parchment", 512, 512, 21), 0.3, 0.3))
    )
    c.drawPath(arch, paint(ground, 0.55 if state == "now" else 0.92))
    if state == "next":
        for x, y in ((10, 40), (44, 40), (27, 9), (8, 60), (47, 60), (10, 26), (44, 26)):
            c.drawCircle(x, y, 1.2, paint("#F6DC8A"))
    if state == "past":
        c.drawPath(arch, paint("#1A120C", 0.9, "stroke", 3.4))
        c.drawPath(arch, paint("#9A8A6A", 1, "stroke", 1.4))
    else:
        gilt(c, arch, 2.4 if state == "now" else 1.6)
    c.drawPath(roundrect(9, 50, 36, 36, 5), paint("#1A0E06", 0.3))
    c.drawPath(
        roundrect(9, 50, 36, 36, 5),
        paint("#F6DC8A" if state != "past" else "#9A8A6A", 0.55, "stroke", 1),
    )


def round_space(c: skia.Canvas, lit: bool) -> None:
    """A space of the rounds, 52 x 52."""
    p = roundrect(2, 2, 48, 48, 8)
    c.drawPath(p, paint("#0C1630", 0.75))
    if lit:
        gilt(c, p, 2.6)
    else:
        c.drawPath(p, paint("#05091A", 0.9, "stroke", 2))
        c.drawPath(p, paint("#E7BE55", 0.6, "stroke", 1))


def medal(c: skia.Canvas, s: float) -> None:
    """An empty medal for points."""
    signs.laurel(c, s / 2, s / 2, s - 2)


def region(c: skia.Canvas) -> None:
    """A plate for the size of a region and its points, 62 x 24."""
    p = roundrect(1.5, 1.5, 59, 21, 10)
    c.drawPath(p, paint("#FFF8E2"))
    c.drawPath(p, paint(CONTOUR, 1, "stroke", 1.4))
    c.save()
    c.translate(13, 12)
    c.scale(0.17, 0.17)
    c.drawPath(hexagon(), paint("#7A4F12"))
    c.restore()
    signs.laurel(c, 49, 12, 20)


def post(c: skia.Canvas, joined: bool) -> None:
    """A border post, 36 x 52: a boundary stone; joined, it bears gold and a flame."""
    scene.ink(
        c,
        path("M8 48 L10 16 C10 4 26 4 26 16 L28 48Z"),
        None,
        2,
        linear(8, 0, 28, 0, ["#FFFDF2", "#D9CDAE", "#8A7A5C"], [0, 0.5, 1]),
    )
    c.drawPath(
        fit(icon("fleur-de-lys"), 12, 14, 12, 15), paint("#1F3F77" if not joined else "#A3262E")
    )
    c.drawPath(path("M5 48 H31"), paint(CONTOUR, 1, "stroke", 4.4))
    c.drawLine(9.4, 33, 26.6, 33, paint(CONTOUR, 1, "stroke", 5))
    c.drawLine(9.6, 33, 26.4, 33, paint("#E7BE55" if joined else "#A3262E", 1, "stroke", 3))
    if joined:
        scene.ink(
            c, path("M18 0 C22 4 24 6 22 10 C20 13 16 13 14 10 C12 7 16 5 18 0Z"), "#F2A93A", 1.3
        )


def _pasture_joined(c: skia.Canvas) -> None:
    for x, y in ((30, 36), (70, 36), (50, 66)):
        signs.hexlet(c, x, y, 34, "livestock")
    for a in ((38, 46, 44, 55), (62, 46, 56, 55), (42, 36, 58, 36)):
        c.drawLine(*a, paint("#FFFBEA", 1, "stroke", 4))


def _also_worker(c: skia.Canvas) -> None:
    signs.worker(c, 32, 42, 38, "#8A8F94")
    signs.numeral(c, "=", 51, 44, 20)
    signs.worker(c, 70, 50, 42)


def _tribute(c: skia.Canvas) -> None:
    signs.worker(c, 30, 36, 38)
    signs.numeral(c, "=", 50, 38, 20)
    signs.silver(c, 70, 38, 30)
    signs.hourglass(c, 50, 72, 28)


def _storage(c: skia.Canvas) -> None:
    for x, y in ((32, 32), (50, 32), (68, 32), (41, 50), (59, 50)):
        signs.hexlet(c, x, y, 22, "building")
    signs.plus(c, 50, 76, 24)


def _all_of_a_kind(c: skia.Canvas) -> None:
    signs.hexlet(c, 50, 32, 36, "ship")
    for x in (26, 50, 74):
        signs.goods(c, x, 66, 22, 4)


def _borrow(c: skia.Canvas) -> None:
    signs.hexlet(c, 34, 40, 38, "monastery")
    signs.arrow(c, 60, 40, 20)
    signs.pawn(c, 74, 66, 34, "#F6DC8A")
    signs.hexlet(c, 46, 74, 26, "monastery")


def _double(draw: Callable[[skia.Canvas], None]) -> Callable[[skia.Canvas], None]:
    def painted(c: skia.Canvas) -> None:
        draw(c)
        signs.numeral(c, "×2", 50, 78, 27)

    return painted


def _sell_each(c: skia.Canvas) -> None:
    for x in (32, 58):
        signs.crate(c, x, 34, 26)
    signs.arrow(c, 50, 55, 12, 90)
    for x in (36, 62):
        signs.silver(c, x, 74, 22)


def _castle_shield(c: skia.Canvas) -> None:
    signs.hexlet(c, 36, 42, 42, "castle")
    signs.arrow(c, 60, 46, 16)
    c.drawPath(fit(path(SHIELD), 66, 40, 24, 30), paint("#F6DC8A"))


def _straight(kind: str) -> Callable[[skia.Canvas], None]:
    def painted(c: skia.Canvas) -> None:
        signs.hourglass(c, 50, 28, 26)
        signs.hexlet(c, 30, 64, 34, kind)
        signs.arrow(c, 52, 64, 14)
        signs.hexlet(c, 72, 64, 30, "any")

    return painted


def _any_die(c: skia.Canvas) -> None:
    signs.die(c, 50, 50, 44, "?")


def _bigger(c: skia.Canvas) -> None:
    for x, y in ((36, 38), (60, 38), (48, 58)):
        signs.hexlet(c, x, y, 28, "building")
    signs.numeral(c, "+1", 68, 74, 27)


def _anywhere(c: skia.Canvas) -> None:
    signs.hexlet(c, 30, 38, 32, "castle")
    c.drawLine(
        46, 46, 58, 56, paint("#FFFBEA", 1, "stroke", 4, pe=skia.DashPathEffect.Make([5, 6], 0))
    )
    signs.hexlet(c, 70, 64, 32, "any")


#: Field, pictogram and points at the end for the eighteen shields.
SHIELDS: dict[int, tuple[str, Callable[[skia.Canvas], None], int]] = {
    1: ("#27552F", _pasture_joined, 12),
    2: ("#1F3F77", _also_worker, 12),
    3: ("#7A1626", _tribute, 12),
    4: ("#4A3A6A", _storage, 12),
    5: ("#1F5A78", _all_of_a_kind, 12),
    6: ("#8A6408", _borrow, 12),
    7: ("#7A1626", _double(lambda c: signs.rosette(c, 50, 38, 46, "#2F6DB5")), 8),
    8: ("#39414F", _double(lambda c: signs.hexlet(c, 50, 38, 44, "mine")), 8),
    9: ("#1F3F77", _sell_each, 8),
    10: ("#8A6408", _double(lambda c: signs.hexlet(c, 50, 38, 46, "monastery")), 8),
    11: ("#27552F", _castle_shield, 8),
    12: ("#5A3418", _double(lambda c: signs.crate(c, 50, 38, 42)), 8),
    13: (
        "#4A3A6A",
        _double(lambda c: c.drawPath(fit(path(SHIELD), 32, 18, 36, 42), paint("#F6DC8A"))),
        4,
    ),
    14: ("#1F3F77", _straight("livestock"), 4),
    15: ("#2A2528", _straight("black"), 4),
    16: ("#7A1626", _any_die, 4),
    17: ("#27552F", _bigger, 4),
    18: ("#39414F", _anywhere, 4),
}


def shield(c: skia.Canvas, n: int) -> None:
    """A shield in a frame of 100 x 120: pictogram on its field, points at the foot."""
    col, draw, points = SHIELDS[n]
    p = fit(path(SHIELD), 4, 3, 92, 112)
    c.drawPath(
        p,
        paint(
            "ink",
            1,
            shader=radial(
                36, 30, 100, [mix(col, "#FFFFFF", 0.3), col, mix(col, "#000000", 0.45)], [0, 0.5, 1]
            ),
        ),
    )
    c.save()
    c.clipPath(p, True)
    c.drawPath(path("M0 0 L60 0 L10 120 L0 120Z"), paint("#FFFFFF", 0.07))
    c.restore()
    c.drawPath(p, paint(CONTOUR, 1, "stroke", 8))
    c.drawPath(p, paint("#E7BE55", 1, "stroke", 5))
    c.drawPath(p, paint("#FFF3C8", 0.8, "stroke", 1.6))
    c.save()
    c.translate(4, 0)
    c.scale(0.92, 0.92)
    draw(c)
    c.restore()
    signs.laurel(c, 50, 100, 34, str(points))


def effect(c: skia.Canvas, name: str, x: float, y: float, s: float) -> None:
    """The bonus of a space of a trade route, in a square of side s."""
    if name == "building":
        signs.hexlet(c, x, y, s, "building")
    elif name == "church":
        for i, kind in enumerate(("mine", "monastery", "castle")):
            signs.hexlet(
                c, x + (i - 1) * s * 0.3, y + (s * 0.16 if i % 2 else -s * 0.16), s * 0.56, kind
            )
    elif name == "market":
        signs.hexlet(c, x - s * 0.2, y - s * 0.1, s * 0.62, "ship")
        signs.hexlet(c, x + s * 0.22, y + s * 0.12, s * 0.62, "livestock")
    elif name == "any":
        signs.hexlet(c, x, y, s, "any")
    elif name == "workers4":
        for i in range(4):
            signs.worker(c, x + (i % 2 - 0.5) * s * 0.5, y + (i // 2 - 0.5) * s * 0.46, s * 0.5)
    elif name == "silver2":
        signs.silver(c, x - s * 0.18, y - s * 0.1, s * 0.6)
        signs.silver(c, x + s * 0.18, y + s * 0.14, s * 0.6)
    elif name == "place":
        signs.hexlet(c, x - s * 0.2, y, s * 0.66, "any")
        signs.arrow(c, x + s * 0.28, y, s * 0.36, 90)
    elif name == "sell":
        signs.crate(c, x - s * 0.16, y, s * 0.6)
        signs.silver(c, x + s * 0.24, y + s * 0.16, s * 0.44)
    elif name == "die":
        signs.die(c, x, y, s * 0.94, "?")
    else:
        signs.laurel(c, x, y, s, name.removeprefix("vp"))


EFFECTS = (
    "building",
    "church",
    "market",
    "any",
    "workers4",
    "silver2",
    "place",
    "sell",
    "die",
    "vp4",
)
#: The twelve trade routes: colour of the goods and reward of each space, left to right.
ROUTES = (
    ((1, "silver2"), (6, "die"), (5, "building")),
    ((5, "sell"), (2, "church"), (3, "vp4")),
    ((3, "workers4"), (5, "church"), (2, "die")),
    ((2, "building"), (4, "church"), (1, "workers4")),
    ((6, "vp4"), (3, "silver2"), (4, "building")),
    ((4, "any"), (3, "church"), (2, "workers4")),
    ((1, "market"), (4, "place"), (6, "silver2")),
    ((6, "sell"), (1, "vp4"), (5, "market")),
    ((4, "market"), (5, "place"), (1, "workers4")),
    ((6, "vp4"), (2, "sell"), (1, "building")),
    ((5, "silver2"), (3, "place"), (6, "market")),
    ((3, "sell"), (4, "die"), (2, "any")),
)


def route(c: skia.Canvas, spaces: tuple[tuple[int, str], ...]) -> None:
    """A card of a trade route, 132 x 56: three spaces with colour and bonus."""
    p = roundrect(1.5, 1.5, 129, 52, 6)
    c.drawPath(
        p, paint("ink", 1, shader=imgshader(material("parchment", 512, 512, 21), 0.35, 0.35))
    )
    c.drawPath(p, paint("#F4E8CC", 0.4))
    c.drawPath(p, paint(CONTOUR, 1, "stroke", 2))
    c.drawPath(roundrect(3.6, 3.6, 124.8, 47.8, 4), paint("#A3262E", 0.8, "stroke", 1))
    c.drawLine(
        8,
        27.5,
        124,
        27.5,
        paint("#7A4F12", 0.8, "stroke", 2, pe=skia.DashPathEffect.Make([4, 3], 0)),
    )
    for i, (n, name) in enumerate(spaces):
        x = 24.5 + i * 41.5
        col, dark, _ = GOODS[n]
        q = roundrect(x - 18, 9.5, 36, 36, 5)
        c.drawPath(
            q,
            paint(
                "ink",
                1,
                shader=linear(
                    x - 18,
                    9,
                    x + 18,
                    45,
                    [mix(col, "#FFFFFF", 0.35), col, mix(col, dark, 0.6)],
                    [0, 0.5, 1],
                ),
            ),
        )
        c.drawPath(q, paint(CONTOUR, 1, "stroke", 1.8))
        effect(c, name, x, 27.5, 25)
        t = roundrect(x - 19.5, 6.5, 13, 13, 3)
        c.drawPath(t, paint("#FFFBEE"))
        c.drawPath(t, paint(CONTOUR, 1, "stroke", 1.2))
        text(c, str(n), x - 13, 17.2, font(NUMERAL_FONT, 11.6), paint(CONTOUR), "c")


def action(c: skia.Canvas, name: str) -> None:
    """The plates of what a die can do, 56 x 56 octagons."""
    turn = [math.radians(22.5 + 45 * k) for k in range(8)]
    p = scene.poly([(28 + 26 * math.cos(a), 28 + 26 * math.sin(a)) for a in turn])
    col = {
        "take": "#1B3F86",
        "place": "#7A1626",
        "sell": "#5A3418",
        "workers": "#27523F",
        "buy": "#221D22",
        "adjust": "#4A3A6A",
    }[name]
    c.drawPath(
        p,
        paint(
            "ink",
            1,
            shader=radial(
                20, 18, 44, [mix(col, "#FFFFFF", 0.32), col, mix(col, "#000000", 0.45)], [0, 0.5, 1]
            ),
        ),
    )
    gilt(c, p, 2.2)
    if name == "take":
        signs.hexlet(c, 28, 20, 24, "any")
        signs.arrow(c, 28, 41, 15, 90)
    elif name == "place":
        signs.hexlet(c, 28, 36, 24, "any")
        signs.arrow(c, 28, 15, 15, 90)
    elif name == "sell":
        signs.crate(c, 19, 28, 22)
        signs.silver(c, 38, 28, 17)
    elif name == "workers":
        signs.worker(c, 19, 28, 22)
        signs.worker(c, 38, 28, 22)
    elif name == "buy":
        signs.hexlet(c, 28, 19, 22, "black")
        for x in (20, 36):
            signs.silver(c, x, 38, 15)
    else:
        signs.die(c, 28, 28, 28, "±1")


def hexglow(c: skia.Canvas, good: bool = True) -> None:
    """Halo of a legal hex; grey and dotted where it is forbidden."""
    p = hexagon(-1, 4)
    if good:
        c.drawPath(p, paint("#F5A623", 0.85, "stroke", 13, blur=4.4))
        c.drawPath(p, paint("#FFC94A", 0.8, "stroke", 8, blur=2))
        c.drawPath(p, paint("#3A1A00", 0.95, "stroke", 6))
        c.drawPath(p, paint("#FFE08A", 1, "stroke", 3.4))
    else:
        c.drawPath(p, paint("#1A1612", 0.55))
        c.drawPath(p, paint("#1A0E06", 0.9, "stroke", 5))
        c.drawPath(p, paint("#A8A29A", 1, "stroke", 2.4, pe=skia.DashPathEffect.Make([2, 6], 0)))


def burst(c: skia.Canvas) -> None:
    """Rays of a completed region, 160 x 160, laid over its middle and turned."""
    for k in range(24):
        a, b = math.radians(15 * k - 5.5), math.radians(15 * k + 5.5)
        r = 78 if k % 2 == 0 else 60
        p = scene.poly(
            [
                (80 + 12 * math.cos(a), 80 + 12 * math.sin(a)),
                (80 + r * math.cos((a + b) / 2), 80 + r * math.sin((a + b) / 2)),
                (80 + 12 * math.cos(b), 80 + 12 * math.sin(b)),
            ]
        )
        shade = radial(
            80,
            80,
            r,
            [colour32("#FFF3B8", 250), colour32("#F8C452", 190), colour32("#F5B53A", 0)],
            [0, 0.5, 1],
        )
        c.drawPath(p, paint("ink", 1, shader=shade))
