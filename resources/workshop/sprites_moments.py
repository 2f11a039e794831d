"""Sprites of what comes seldom: the large plate of an Ally, the cloth between rounds, ribbons."""

import math
from collections.abc import Callable

import skia

from .boards_base import carve, clad
from .canvas import img2arr, linear, paint, radial, roundrect, surf
from .niche import CIRCLES
from .sprites import AUTHOR, Book, drawn
from .sprites_icons import polygon
from .style import PLAYERS, colour32, mix
from .surfaces import gold_stroke, shadow

#: How broad the rim of a portrait is, how far it and its shadow reach beyond the window, and the
#: square it is painted in.
FRAME, REACH, SQUARE = 9, 30, 96
CLOTH = (1000, 268)
#: Colours of the beam: a House's, and Frederick's.
BEAMS = {
    "blue": ("#3F76C4", "#1C3F7A"),
    "black": ("#6B6460", "#2B2726"),
    "red": ("#C4424A", "#8E1E28"),
    "green": ("#4B9468", "#1F5236"),
    "yellow": ("#F0C85A", "#B98A22"),
}
DARK = "#1A0E06"


def placed(book: Book, name: str, frame: tuple[int, int], spill: tuple[int, ...], draw) -> None:
    """Add a picture drawn in the units of its frame; it spills left, up, right, down beyond it."""
    left, up, right, down = spill
    w, h = frame
    s = surf((w + left + right) * AUTHOR, (h + up + down) * AUTHOR)
    c = s.getCanvas()
    c.scale(AUTHOR, AUTHOR)
    c.translate(left, up)
    draw(c)
    book.still(name, img2arr(s), w, h, (-left * AUTHOR, -up * AUTHOR))


def portrait_frame(circle: str) -> Callable[[skia.Canvas], None]:
    """A rim of a circle's colour round the window of a portrait; the window is clear."""
    look = CIRCLES[circle]
    side = SQUARE - 2 * REACH

    def draw(c: skia.Canvas) -> None:
        inner = roundrect(REACH, REACH, side, side, 4)
        rim = REACH - FRAME
        outer = roundrect(rim, rim, SQUARE - 2 * rim, SQUARE - 2 * rim, 9)
        c.save()
        c.clipPath(inner, skia.ClipOp.kDifference, True)
        shadow(c, outer, 4, 7, 6, 0.6)
        c.drawPath(outer, paint(mix(look["spandrel"], "#0A0404", 0.12)))
        c.restore()
        gold_line(c, outer, 2.6)
        nails(c, rim + FRAME / 2)
        c.save()
        c.clipPath(inner, True)
        carve(c, inner, 3, 0.4)
        c.restore()
        gold_line(c, inner, 2)

    return draw


def gold_line(c: skia.Canvas, p: skia.Path, width: float) -> None:
    """A gold line that is even along each side, so that a frame may be stretched."""
    c.drawPath(p, paint(DARK, 0.9, "stroke", width + 2))
    c.drawPath(p, paint("#C9982F", 1, "stroke", width))
    c.drawPath(p, paint("#FFE9A8", 0.75, "stroke", width * 0.36))


def nails(c: skia.Canvas, far: float) -> None:
    """Gilt nail heads in the corners of a frame."""
    for x in (far, SQUARE - far):
        for y in (far, SQUARE - far):
            c.drawCircle(x, y, 3.3, paint(DARK))
            ball = radial(x - 1, y - 1, 3.6, ["#FFF6D0", "#D9A63C", "#7A4F12"])
            c.drawCircle(x, y, 2.7, paint("ink", 1, shader=ball))


def pill(circle: str) -> Callable[[skia.Canvas], None]:
    """The plate on which the name of a circle is written."""
    colour = CIRCLES[circle]["spandrel"]

    def draw(c: skia.Canvas) -> None:
        p = roundrect(1.5, 1.5, 197, 25, 12.5)
        ends = [mix(colour, "ivory", 0.12), mix(colour, "#0A0404", 0.4)]
        c.drawPath(p, paint("ink", 1, shader=linear(0, 0, 0, 28, ends)))
        gold_stroke(c, p, 1.3)

    return draw


def beam_well(c: skia.Canvas) -> None:
    """The groove in which a balance or a measure runs, under its fillings."""
    c.drawPath(roundrect(1, 1, 94, 38, 7), paint("#2B1D14", 0.9))


def beam_rim(c: skia.Canvas) -> None:
    """The rim of that groove and its shadow, over its fillings."""
    p = roundrect(1, 1, 94, 38, 7)
    carve(c, p, 3, 0.45)
    gold_line(c, p, 1.6)


def filling(ends: tuple[str, str]) -> Callable[[skia.Canvas], None]:
    """A colour that fills part of the groove."""

    def draw(c: skia.Canvas) -> None:
        field = skia.Rect.MakeXYWH(0, 0, 24, 36)
        c.drawRect(field, paint("ink", 1, shader=linear(0, 0, 0, 36, list(ends))))
        c.drawRect(skia.Rect.MakeXYWH(0, 3, 24, 5), paint("#FFFFFF", 0.16))

    return draw


def threshold(c: skia.Canvas) -> None:
    """The orange post that a Loyalist's measure must reach."""
    p = roundrect(3, 1, 6, 46, 3)
    c.drawPath(p, paint(DARK, 1, "stroke", 3))
    c.drawPath(p, paint("ink", 1, shader=linear(3, 0, 9, 0, ["#FFC98A", "#E0751F", "#8E3F10"])))
    for y in (4.5, 43.5):
        c.drawCircle(6, y, 5, paint(DARK))
        ball = radial(4.6, y - 1.4, 5, ["#FFC98A", "#E0751F", "#8E3F10"], [0, 0.45, 1])
        c.drawCircle(6, y, 4, paint("ink", 1, shader=ball))


def boss(c: skia.Canvas) -> None:
    """The dark disc in the middle of a balance, under what is measured."""
    c.drawCircle(23, 23, 22, paint(DARK, 0.95))
    c.drawCircle(23, 23, 21.2, paint("#C9982F", 0.9, "stroke", 1.2))


def foot(c: skia.Canvas) -> None:
    """The wine-red strip on which a city and its price are written."""
    p = roundrect(1, 1, 94, 40, 6)
    c.drawPath(p, paint("ink", 1, shader=linear(0, 0, 0, 42, ["#A02834", "#6E1420"])))
    gold_line(c, p, 1.3)


def rule(c: skia.Canvas) -> None:
    """A gold rule with a red lozenge in its middle."""
    c.drawLine(1, 6, 373, 6, paint("#A87420", 0.8, "stroke", 1.3))
    c.drawPath(polygon((181, 6), (187, 1.6), (193, 6), (187, 10.4)), paint("#8A1F2A"))


def beak(turn: int) -> Callable[[skia.Canvas], None]:
    """What points from a plate to its subject, turned by so many quarters from the right."""

    def draw(c: skia.Canvas) -> None:
        c.translate(17, 17)
        c.rotate(90 * turn)
        c.translate(-17, -17)
        p = polygon((4, 3), (32, 17), (4, 31))
        c.drawPath(p, paint("#EAD9B5"))
        edge = skia.Path()
        edge.moveTo(4, 3)
        edge.lineTo(32, 17)
        edge.lineTo(4, 31)
        c.drawPath(edge, paint(DARK, 0.9, "stroke", 3.4))
        c.drawPath(edge, paint("#C9982F", 1, "stroke", 1.8))

    return draw


def plates(book: Book) -> None:
    """The parts of the large plate of an Ally."""
    for circle in CIRCLES:
        frame = drawn(SQUARE, SQUARE, portrait_frame(circle))
        book.still(f"plate/frame-{circle}", frame, SQUARE, SQUARE)
        book.still(f"plate/pill-{circle}", drawn(200, 28, pill(circle)), 200, 28)
    book.still("plate/beam", drawn(96, 40, beam_well), 96, 40)
    book.still("plate/beam-rim", drawn(96, 40, beam_rim), 96, 40)
    for player, ends in BEAMS.items():
        book.still(f"plate/fill-{player}", drawn(24, 36, filling(ends)), 24, 36)
    book.still("plate/threshold", drawn(12, 48, threshold), 12, 48)
    book.still("plate/boss", drawn(46, 46, boss), 46, 46)
    book.still("plate/foot", drawn(96, 42, foot), 96, 42)
    book.still("plate/rule", drawn(374, 12, rule), 374, 12)
    for turn, side in enumerate(("right", "down", "left", "up")):
        book.still(f"plate/beak-{side}", drawn(34, 34, beak(turn)), 34, 34)


def ribbon(player: str) -> Callable[[skia.Canvas], None]:
    """A swallow-tailed ribbon in a player's colour; its middle may be stretched."""
    body = PLAYERS[player]["body"]

    def draw(c: skia.Canvas) -> None:
        p = polygon((3, 3), (197, 3), (176, 25), (197, 47), (3, 47), (24, 25))
        shadow(c, p, 1.5, 3, 3, 0.55)
        ends = [mix(body, "#FFFFFF", 0.26), body, mix(body, "#080202", 0.42)]
        c.drawPath(p, paint("ink", 1, shader=linear(0, 3, 0, 47, ends, [0, 0.45, 1])))
        c.save()
        c.clipPath(p, True)
        for y in (7.5, 42.5):
            c.drawLine(0, y, 200, y, paint("#F2D27A", 0.75, "stroke", 1.1))
        c.restore()
        c.drawPath(p, paint(DARK, 0.95, "stroke", 3.4))
        c.drawPath(p, paint("#C9982F", 1, "stroke", 1.8))

    return draw


def ribbons(book: Book) -> None:
    """Ribbons on which is written whom an Ally serves."""
    for player in PLAYERS:
        book.still(f"ribbon/{player}", drawn(200, 52, ribbon(player)), 200, 52)


def cloth(c: skia.Canvas) -> None:
    """The hanging cloth: folds, a gold line along its sides, a golden hem with a fringe."""
    w, h = CLOTH
    p = skia.Path()
    p.addRect(skia.Rect.MakeWH(w, h))
    shadow(c, p, 6, 12, 14, 0.7)
    clad(c, p, "leather", 0.6, 8)
    c.drawPath(p, paint("#5E0E18", 0.4))
    c.save()
    c.clipPath(p, True)
    for k in range(9):
        u = (k + 0.5) * w / 9
        c.drawRect(skia.Rect.MakeXYWH(u - 34, 0, 30, h), paint("#FFE2C0", 0.05, blur=12))
        c.drawRect(skia.Rect.MakeXYWH(u + 6, 0, 30, h), paint("#000000", 0.16, blur=12))
    top = [colour32("#000000", 150), colour32("#000000", 0)]
    c.drawRect(skia.Rect.MakeWH(w, 34), paint("ink", 1, shader=linear(0, 0, 0, 34, top)))
    border = skia.Path()
    border.addRect(skia.Rect.MakeXYWH(12, -20, w - 24, h + 6))
    gold_stroke(c, border, 3)
    c.restore()
    fringe(c, w, h)


def fringe(c: skia.Canvas, w: float, h: float) -> None:
    """Gold threads under a gilded hem."""
    threads = ("#C9982F", "#F0CC6C", "#A87420")
    for k in range(int(w / 7)):
        x = 3 + k * 7
        c.drawLine(x, h, x + (k % 3 - 1), h + 17, paint("#3A1E06", 1, "stroke", 5))
        c.drawLine(x, h, x + (k % 3 - 1), h + 16, paint(threads[k % 3], 1, "stroke", 3))
    band = roundrect(-2, h - 4, w + 4, 9, 3)
    golds = ["#7A4F12", "#F6DC8A", "#C9982F", "#FFF3C4", "#A87420"]
    c.drawPath(band, paint("ink", 1, shader=linear(0, 0, w, 0, golds)))
    c.drawPath(band, paint(DARK, 0.9, "stroke", 1.2))


def rounded_wood(c: skia.Canvas, p: skia.Path, kind: str, y0: float, y1: float) -> None:
    """A round rod or roll of a material, lit from above."""
    shadow(c, p, 3, 8, 8, 0.7)
    clad(c, p, kind, 0.55)
    if kind == "leather":
        c.drawPath(p, paint("#6E0E1A", 0.5))
    light = [colour32("#FFE9C0", 80), colour32("#FFE9C0", 0)]
    c.drawPath(p, paint("ink", 1, shader=linear(0, y0, 0, (y0 + y1) / 2, light)))
    dark = [colour32("#0A0202", 0), colour32("#0A0202", 190)]
    c.drawPath(p, paint("ink", 1, shader=linear(0, (y0 + y1) / 2, 0, y1, dark)))
    c.drawPath(p, paint("#120804", 1, "stroke", 1.4))


def rod(c: skia.Canvas) -> None:
    """The rod from which the cloth hangs, with gilt knobs."""
    rounded_wood(c, roundrect(42, 11, 1068, 22, 11), "wood", 11, 33)
    for x in (38, 1114):
        c.drawCircle(x, 22, 17, paint(DARK))
        ball = radial(x - 5, 16, 18, ["#FFF6D0", "#D9A63C", "#7A4F12"])
        c.drawCircle(x, 22, 15, paint("ink", 1, shader=ball))


def roll(c: skia.Canvas) -> None:
    """The lower end of the cloth while it is still rolled up."""
    p = roundrect(0, 0, 1016, 40, 18)
    rounded_wood(c, p, "leather", 0, 40)
    for x in (20, 996):
        c.drawLine(x, 2, x, 38, paint("#3A1E06", 1, "stroke", 4))
        c.drawLine(x, 2, x, 38, paint("#D9A63C", 1, "stroke", 2))


def banner(book: Book) -> None:
    """The cloth between rounds, without words."""
    placed(book, "banner/cloth", CLOTH, (10, 0, 26, 44), cloth)
    placed(book, "banner/rod", (1152, 44), (4, 4, 10, 16), rod)
    placed(book, "banner/roll", (1016, 40), (6, 4, 14, 20), roll)


def rays(c: skia.Canvas) -> None:
    """Warm rays behind something that arrives."""
    ends = [colour32("#FFE2A8", 62), colour32("#FFE2A8", 30), colour32("#FFE2A8", 0)]
    for k in range(28):
        turn, half = k / 28 * 2 * math.pi + 0.1 * (k % 3), 0.05 + 0.03 * (k % 4)
        far = [
            (190 + 190 * math.cos(turn + d), 190 + 190 * math.sin(turn + d)) for d in (-half, half)
        ]
        p = polygon((190, 190), *far)
        c.drawPath(p, paint("ink", 1, shader=radial(190, 190, 190, ends, [0, 0.5, 1]), blur=1.4))
    halo = [colour32("#FFF0C8", 110), colour32("#FFE2A8", 0)]
    c.drawCircle(190, 190, 120, paint("ink", 1, shader=radial(190, 190, 120, halo)))


def paint_moments(book: Book) -> None:
    """The group of what comes seldom."""
    plates(book)
    ribbons(book)
    banner(book)
    book.still("glow/rays", drawn(380, 380, rays), 380, 380)
