"""The parts of the painted table in windows of every form, for one, for four and for teams."""

import math

import skia

from . import boards as common
from . import anchors as base
from . import signs, solo
from ..boards_base import (
    Box,
    carve,
    centre,
    clad,
    frame,
    ivory_marble,
    polygon,
    raise_edge,
    rect,
    walnut_ground,
)
from .look import gilt
from ..canvas import imgshader, paint, radial
from ..style import colour32
from ..surfaces import gold_stroke, shadow

Boxes = dict[str, Box]
#: The rim of the own boards before a seat gives it its colour.
EDGE = "#B98A2E"


def ground(c: skia.Canvas, w: float, h: float) -> None:
    """Walnut under lamp light on a page of any size."""
    page = skia.Rect.MakeWH(w, h)
    c.drawImageRect(walnut_ground(), page, skia.SamplingOptions(skia.CubicResampler.Mitchell()))
    lamp = [colour32("#FFD79A", 60), colour32("#000000", 0), colour32("#000000", 185)]
    c.drawRect(
        page, paint("ink", 1, shader=radial(w * 0.42, h * 0.42, w * 0.62, lamp, [0, 0.5, 1]))
    )


def step_of_points(at: Boxes) -> float:
    """Width of a point on the rule."""
    return (at["rail.vp"][2] - 88) / 100


def vp_rail(c: skia.Canvas, at: Boxes) -> None:
    """The marble rule of points at any length: 0 at 66 from its left end."""
    p = rect(at["rail.vp"], 7)
    shadow(c, p, 3, 5, 6, 0.6)
    clad(c, p, "wood", 0.5)
    q = rect(at["rail.vp"], 4, -4)
    c.drawPath(q, paint("#E9DDBE"))
    c.drawPath(q, paint("ink", 0.5, shader=imgshader(ivory_marble(), 1, 1)))
    carve(c, q, 3, 0.5)
    gold_stroke(c, q, 1.6)
    for v in range(0, 101):
        x = 74 + step_of_points(at) * v
        big, mid = v % 10 == 0, v % 5 == 0
        c.drawLine(
            x,
            11,
            x,
            11 + (14 if big else 9 if mid else 5),
            paint("#3A2210", 0.9 if big else 0.6, "stroke", 1.8 if big else 1),
        )


def central_shift(at: Boxes) -> tuple[float, float]:
    """How far the common board stands from its first place."""
    first = base.black_depot()["black.1"]
    return at["black.1"][0] - first[0], at["black.1"][1] - first[1]


def central(c: skia.Canvas, at: Boxes) -> None:
    """The common board; a wider one gets ivy on both sides."""
    dx, dy = central_shift(at)
    first = base.table(4)
    x, y, w, h = at["central"]
    first["central"] = (x - dx, y - dy, w, h)
    c.save()
    c.translate(dx, dy)
    common.central(c, first)
    if dx > 30:
        for side in (-1, 1):
            mx = 455 + side * (447 + 16)
            common.ivy(c, mx, 90, mx, 880, 54, 4 + side)
    c.restore()


def own_bed(c: skia.Canvas, boxes: list[Box]) -> None:
    """The dark bed with its gold line under the spaces of a duchy."""
    bed = skia.Path()
    for k, box in enumerate(boxes):
        x, y = centre(box)
        r = box[2] * 0.625
        turns = [math.radians(60 * i - 90) for i in range(6)]
        q = polygon([(x + r * math.cos(a), y + r * math.sin(a)) for a in turns])
        bed = skia.Op(bed, q, skia.PathOp.kUnion_PathOp) if k else q
    c.save()
    c.translate(3, 6)
    c.drawPath(bed, paint("#0A0604", 0.5, blur=6))
    c.restore()
    c.drawPath(bed, paint("#2A1C12"))
    gilt(c, bed, 2.4)


def rim(c: skia.Canvas, box: Box, inner: Box) -> None:
    """A plain rim; the game lays the colour of the seat over it."""
    edge = skia.Path()
    edge.addPath(rect(box, 8, -2.5))
    edge.addPath(rect(inner, 3, 1))
    edge.setFillType(skia.PathFillType.kEvenOdd)
    c.drawPath(edge, paint(EDGE, 0.25))
    gold_stroke(c, rect(inner, 3), 2.4)


def household(c: skia.Canvas, at: Boxes) -> None:
    """Storage, goods, dice tray, workers and silver, wherever their boxes are."""
    inner = frame(c, at["household"], 10)
    common.vellum(c, inner)
    rim(c, at["household"], inner)
    shelves = [at[n] for n in ("storage.well", "shared.well", "partner.well") if n in at]
    if not shelves:
        a, b = at["storage.1"], at["storage.3"]
        shelves = [(a[0] - 6, a[1] - 2, b[0] + b[2] - a[0] + 12, a[3] + 6)]
    for box in shelves:
        shelf = rect(box, 10)
        c.drawPath(shelf, paint("#3A2210", 0.3))
        carve(c, shelf, 3, 0.55)
    alone = [f"goods.{i}" for i in range(1, 7)]
    for name in alone if "goods.6" in at else ("goods.1", "goods.2", "goods.3", "sold"):
        p = rect(at[name], 8)
        c.drawPath(p, paint("#4A2A10", 0.24))
        carve(c, p, 3, 0.55)
    for name in ("tray", "partner.tray"):
        if name not in at:
            continue
        tray = rect(at[name], 14)
        shadow(c, tray, 2, 4, 5, 0.45)
        clad(c, tray, "wood", 0.5)
        raise_edge(c, tray, 2)
        bx, by, bw, bh = at[name]
        felt = rect((bx + 8, by + 8, bw - 16, bh - (52 if name == "tray" else 16)), 10)
        cols = ["#2A57A8", "#183874", "#0C1E48"]
        c.drawPath(
            felt, paint("ink", 1, shader=radial(bx + bw * 0.4, by + 50, 300, cols, [0, 0.6, 1]))
        )
        common.stars(c, felt, (bx, by, bw, bh - 40), 30, 8, 0.4)
        carve(c, felt, 6, 0.7)
        gilt(c, felt, 1.8)
    for name in ("die.1", "die.2", "die.3", "partner.die1", "partner.die2"):
        if name in at:
            p = rect(at[name], 16, -2)
            c.drawPath(p, paint("#05091A", 0.35))
            c.drawPath(
                p, paint("#E7BE55", 0.4, "stroke", 1, pe=skia.DashPathEffect.Make([5, 5], 0))
            )
    x, y = centre(at["die.3"])
    k = at["die.3"][2] / 84
    c.saveLayerAlpha(None, 90)
    signs.hexlet(c, x - 16 * k, y, 38 * k, "castle")
    signs.die(c, x + 18 * k, y, 30 * k, "?")
    c.restore()
    for name in ("workers", "silver", "route", "forecast"):
        if name in at:
            p = rect(at[name], 8)
            c.drawPath(p, paint("#4A2A10", 0.2))
            carve(c, p, 3, 0.5)


def own(c: skia.Canvas, at: Boxes, spaces: list[Box]) -> None:
    """The own duchy board; without spaces the land alone (solo)."""
    inner = frame(c, at["own"], 10)
    common.landscape(c, inner, 0.6 if spaces else 0.14)
    rim(c, at["own"], inner)
    if spaces:
        own_bed(c, spaces)


def solo_beds(c: skia.Canvas, at: Boxes, number: str) -> None:
    """A dark edge with a gold line under every cluster of a solo duchy."""
    for names in solo.clusters(number):
        bed = skia.Path()
        for k, name in enumerate(names):
            x, y = centre(at[name])
            r = at[name][2] * 0.615
            turns = [math.radians(60 * i - 90) for i in range(6)]
            q = polygon([(x + r * math.cos(a), y + r * math.sin(a)) for a in turns])
            bed = skia.Op(bed, q, skia.PathOp.kUnion_PathOp) if k else q
        c.save()
        c.translate(3, 5)
        c.drawPath(bed, paint("#0A0604", 0.45, blur=5))
        c.restore()
        c.drawPath(bed, paint("#2A1C12"))
        gilt(c, bed, 1.8)


#: How far a river bends to the left of its way, in parts of its length, where it must pass other land.
BENDS = {
    ("13b", 1): 0.1,
    ("13b", 4): 0.1,
    ("13b", 5): 0.12,
    ("13b", 8): -0.14,
    ("13b", 10): 0.12,
    ("13b", 11): 0.2,
    ("13b", 12): -0.12,
    ("13b", 15): -0.1,
    ("13b", 17): -0.12,
}


def river(at: Boxes, a: str, b: str, number: str, i: int) -> skia.Path:
    """The way of river i from middle to middle."""
    (ax, ay), (bx, by) = centre(at[a]), centre(at[b])
    inner = solo.solo_way(number, i)
    if inner is None:
        bend = BENDS.get((number, i), 0.04)
        nx, ny = -(by - ay) * bend, (bx - ax) * bend
        inner = [(ax + (bx - ax) * t + nx, ay + (by - ay) * t + ny) for t in (0.33, 0.67)]
    else:
        first = centre(solo.duchy(number)[0][a])
        inner = [(x + ax - first[0], y + ay - first[1]) for x, y in inner]
    p = skia.Path()
    p.moveTo(ax, ay)
    p.cubicTo(*inner[0], *inner[1], bx, by)
    return p


def rivers(c: skia.Canvas, at: Boxes, pairs: list[tuple[str, str]], number: str) -> None:
    """The rivers, drawn under the hexes from middle to middle, so that each end is a mouth."""
    wide = at[pairs[0][0]][2]
    k = wide / 80
    ways = [river(at, a, b, number, i) for i, (a, b) in enumerate(pairs)]
    for w, col in (
        (36, "#20130C"),
        (32, "#E7BE55"),
        (28, "#20130C"),
        (26, "#1F4F9C"),
        (18, "#3E7CC0"),
    ):
        for p in ways:
            c.drawPath(p, paint(col, 1, "stroke", w * k))
    for p in ways:
        m = skia.PathMeasure(p, False)
        d = 4.0
        while d < m.getLength() - 6:
            q, t = m.getPosTan(d)
            for side in (-6 * k, 6 * k):
                x, y = q.x() - t.y() * side, q.y() + t.x() * side
                c.drawArc(
                    skia.Rect.MakeXYWH(x - 4, y - 3, 8, 6),
                    200,
                    140,
                    False,
                    paint("#EAF4FA", 0.8, "stroke", 1.4),
                )
            d += 12
