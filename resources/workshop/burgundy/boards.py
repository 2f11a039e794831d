"""The boards of Burgundy: ring of the depots, duchy, household, rail, on walnut. Vellum with ivy in
gold leaf, lapis and vermilion, as in a book of hours.
"""

import math

import numpy as np
import skia

from . import anchors as places
from . import scenes as scene
from ..boards_base import (
    Box,
    carve,
    centre,
    clad,
    frame,
    polygon,
    raise_edge,
    rect,
)
from .look import gilt
from ..canvas import brush, imgshader, linear, paint, path, radial
from ..style import colour32, mix
from ..surfaces import inner_shadow, material, shadow

LAPIS, NIGHT, VERMILION = "#1B3F86", "#0E1938", "#C8402F"
PAGE = (1920, 1080)


def leaf(c: skia.Canvas, x: float, y: float, turn: float, s: float, col: str = "#E0B544") -> None:
    """A three-pointed ivy leaf in gold with its ink."""
    c.save()
    c.translate(x, y)
    c.rotate(turn)
    c.scale(s, s)
    p = path(
        "M-3 0 L0 -0.8 C1 -3 2 -5 4 -6.4 C4.6 -4.6 5 -3 5 -1.6 C7 -2 9.4 -1.4 11 0 C9.4 1.4 7 2 5 1.6 C5 3 4.6 4.6 4 6.4 C2 5 1 3 0 0.8Z"
    )
    c.drawPath(p, paint("#3A220C", 0.9, "stroke", 1.5))
    c.drawPath(p, paint(col))
    c.drawLine(0, -0.4, 6, -0.4, paint("#FFF3C0", 0.9, "stroke", 0.8))
    c.restore()


def flower(c: skia.Canvas, x: float, y: float, r: float, col: str) -> None:
    """A small flower of five petals."""
    for k in range(5):
        a = math.radians(72 * k - 90)
        c.drawCircle(
            x + r * 0.62 * math.cos(a), y + r * 0.62 * math.sin(a), r * 0.46, paint("#3A220C", 0.7)
        )
        c.drawCircle(x + r * 0.62 * math.cos(a), y + r * 0.62 * math.sin(a), r * 0.38, paint(col))
    c.drawCircle(x, y, r * 0.3, paint("#F6DC8A"))


def ivy(
    c: skia.Canvas, x0: float, y0: float, x1: float, y1: float, depth: float, seed: int = 1
) -> None:
    """A running vine along a line: fine curls to both sides with gold leaves, here and there a flower."""
    length = math.hypot(x1 - x0, y1 - y0)
    c.save()
    c.translate(x0, y0)
    c.rotate(math.degrees(math.atan2(y1 - y0, x1 - x0)))
    n = max(2, round(length / (depth * 1.5)))
    u = length / n
    stem = skia.Path()
    stem.moveTo(0, 0)
    for i in range(n):
        s = 1 if i % 2 else -1
        stem.cubicTo(
            u * (i + 0.35), s * depth * 0.3, u * (i + 0.65), s * depth * 0.3, u * (i + 1), 0
        )
    c.drawPath(stem, paint("#5A3E1C", 0.9, "stroke", 1.1))
    for i in range(n):
        s = 1 if i % 2 else -1
        base, r = u * (i + 0.5), depth * 0.27
        cx, cy = base + u * 0.1, -s * depth * 0.1
        pts = [(base - u * 0.42, s * depth * 0.08)]
        for k in range(15):
            a = math.radians(-s * (200 - k * 30))
            q = r * (1 - k / 19)
            pts.append((cx + q * math.cos(a), cy - s * 0 + q * math.sin(a)))
        brush(c, pts, 1.2, 0.5, 0.9, "#5A3E1C", 0.9)
        for k, out in ((3, 1), (6, 1), (9, 1), (12, -1)):
            x, y = pts[k]
            turn = math.degrees(math.atan2(y - cy, x - cx))
            leaf(c, x, y, turn if out > 0 else turn + 150, depth * 0.026)
        if (i + seed) % 3 == 0:
            flower(c, *pts[-1], depth * 0.13, VERMILION if (i + seed) % 2 else "#2F6DB5")
        else:
            c.drawCircle(*pts[-1], depth * 0.05, paint("#A3262E"))
    c.restore()


def stars(c: skia.Canvas, clip: skia.Path, box: Box, n: int, seed: int = 2, a: float = 0.9) -> None:
    """Gold stars on lapis."""
    rng = np.random.default_rng(seed)
    c.save()
    c.clipPath(clip, True)
    for _ in range(n):
        x, y, r = (
            box[0] + rng.random() * box[2],
            box[1] + rng.random() * box[3],
            0.7 + 1.1 * rng.random(),
        )
        c.drawCircle(float(x), float(y), float(r), paint("#F6DC8A", a))
    c.restore()


def flat_hexagon(apothem: float) -> skia.Path:
    """The hexagon of the ring: flat above and below."""
    r = apothem / math.cos(math.radians(30))
    mx, my = places.MIDDLE
    return polygon(
        [
            (mx + r * math.cos(math.radians(60 * k)), my + r * math.sin(math.radians(60 * k)))
            for k in range(6)
        ]
    )


def vellum(c: skia.Canvas, box: Box, r: float = 3) -> None:
    """Pale vellum with a red rule and ivy in its margin."""
    q = rect(box, r)
    clad(c, q, "parchment", 0.8)
    c.drawPath(q, paint("#FBF2DA", 0.35))
    carve(c, q, 6, 0.5)


def ring(c: skia.Canvas, at: dict[str, Box]) -> None:
    """The lapis band with its six sides, the night of the black depot inside."""
    mx, my = places.MIDDLE
    outer, inner = flat_hexagon(places.OUTER), flat_hexagon(places.INNER)
    shadow(c, outer, 3, 6, 8, 0.55)
    cols = ["#3D6DBE", "#1F4796", "#122C66"]
    c.drawPath(outer, paint("ink", 1, shader=radial(mx - 60, my - 90, 330, cols, [0, 0.55, 1])))
    c.save()
    c.clipPath(outer, True)
    c.clipPath(inner, skia.ClipOp.kDifference, True)
    stars(c, outer, (mx - 260, my - 230, 520, 460), 150, 5, 0.65)
    for k in range(6):
        a = math.radians(60 * k)
        r0, r1 = (
            places.INNER / math.cos(math.radians(30)),
            places.OUTER / math.cos(math.radians(30)),
        )
        line = (
            mx + r0 * math.cos(a),
            my + r0 * math.sin(a),
            mx + r1 * math.cos(a),
            my + r1 * math.sin(a),
        )
        c.drawLine(*line, paint("#0A1430", 0.9, "stroke", 5))
        c.drawLine(*line, paint("#E7BE55", 1, "stroke", 2))
    c.restore()
    gilt(c, outer, 3)
    c.drawPath(
        inner,
        paint("ink", 1, shader=radial(mx, my, 210, ["#241B34", "#120E1E", "#07060C"], [0, 0.7, 1])),
    )
    stars(c, inner, (mx - 200, my - 180, 400, 360), 60, 9, 0.55)
    carve(c, inner, 7, 0.8)
    gilt(c, inner, 3)
    for n in range(1, 7):
        for i in range(1, 5):
            p = rect(at[f"depot.{n}.goods{i}"], 5)
            c.drawPath(p, paint("#060D22", 0.55))
            carve(c, p, 2, 0.6)
            c.drawPath(p, paint("#E7BE55", 0.5, "stroke", 0.9))


def depot_bed(c: skia.Canvas, at: dict[str, Box], n: int) -> None:
    """A stone bed under the four spaces of a depot, with a gold line."""
    p = skia.Path()
    for i in range(1, 5):
        x, y = centre(at[f"depot.{n}.{i}"])
        points = [
            (
                x + 60 * math.cos(math.radians(60 * k - 90)),
                y + 60 * math.sin(math.radians(60 * k - 90)),
            )
            for k in range(6)
        ]
        p = skia.Op(p, polygon(points), skia.PathOp.kUnion_PathOp) if i > 1 else polygon(points)
    shadow(c, p, 2, 4, 5, 0.5)
    c.drawPath(p, paint("#22304E"))
    c.drawPath(p, paint("ink", 1, shader=imgshader(material("lapis", 512, 512), 0.5, 0.5)))
    c.drawPath(p, paint("#0A1230", 0.35))
    raise_edge(c, p, 1.6)
    gilt(c, p, 1.8)


def town_gate(c: skia.Canvas, x: float, y: float) -> None:
    """The gate at the far end of the bridge; y is its foot."""
    for dx, w, h in ((-16, 16, 44), (16, 16, 44), (0, 18, 34)):
        c.save()
        c.translate(x + dx, y)
        scene.shaft(c, -w / 2, -h, w / 2, 0, "#F3E7C8", 1.4)
        if dx:
            scene.spire(c, 0, -h, w * 0.64, 26, "#2E4668")
        else:
            scene.crown(c, -w / 2, w / 2, -h, 6, 3)
            scene.lancet(c, 0, 0, 6, 22, "#3A1E10")
        c.restore()


def bridge(c: skia.Canvas, at: dict[str, Box]) -> None:
    """A stone bridge of seven spaces that leads to a town gate, over the Saône."""
    x, y, w, h = at["bridge"]
    box = rect((x, y, w, h), 8)
    c.save()
    c.clipPath(box, True)
    c.drawPath(
        box,
        paint(
            "ink",
            1,
            shader=linear(0, y, 0, y + h, ["#2A5EAC", "#A8CBE4", "#F6EBC8"], [0, 0.45, 0.62]),
        ),
    )
    deck = y + 96
    c.drawRect(
        skia.Rect.MakeLTRB(x, deck + 12, x + w, y + h),
        paint("ink", 1, shader=linear(0, deck, 0, y + h, ["#3E7CC0", "#163A78"])),
    )
    for j in range(4):
        for i in range(16):
            xx, yy = x + i * 20 + (j % 2) * 10, deck + 30 + j * 10
            wave = skia.Path()
            wave.moveTo(xx, yy)
            wave.quadTo(xx + 4, yy - 3, xx + 8, yy)
            wave.quadTo(xx + 12, yy + 3, xx + 16, yy)
            c.drawPath(wave, paint("#DCEBF4", 0.55, "stroke", 1.1))
    body = skia.Path()
    body.addRect(skia.Rect.MakeLTRB(x - 4, deck, x + w + 4, deck + 52))
    for k in range(4):
        cx = x + 40 + k * 74
        hole = skia.Path()
        hole.addOval(skia.Rect.MakeLTRB(cx - 27, deck + 16, cx + 27, deck + 92))
        body = skia.Op(body, hole, skia.PathOp.kDifference_PathOp)
    c.save()
    c.translate(3, 5)
    c.drawPath(body, paint("#0A1A38", 0.5, blur=3))
    c.restore()
    c.drawPath(
        body,
        paint(
            "ink",
            1,
            shader=imgshader(material("ashlar", 512, 512, 7, course=26), 0.5, 0.5, x, deck),
        ),
    )
    c.drawPath(
        body,
        paint(
            "ink",
            1,
            shader=linear(
                0, deck, 0, deck + 50, [colour32("#FFF6DC", 90), colour32("#3A2410", 120)]
            ),
        ),
    )
    c.drawPath(body, paint("#2A1A0E", 1, "stroke", 1.6))
    town_gate(c, x + w - 22, deck)
    for i in range(7):
        bx = at[f"bridge.{i + 1}"][0]
        slab = rect((bx + 1.5, deck - 9, 37, 17), 3)
        c.drawPath(
            slab, paint("ink", 1, shader=linear(0, deck - 9, 0, deck + 8, ["#FFF8E4", "#C9B48E"]))
        )
        c.drawPath(slab, paint("#2A1A0E", 1, "stroke", 1.4))
    c.restore()
    inner_shadow(c, box, 5, 0.5, 8)
    gilt(c, box, 2)


def cartouche(c: skia.Canvas, box: Box, col: str = LAPIS) -> None:
    """A starry lapis field with a gold edge for phases, rounds and bonus tiles."""
    p = rect(box, 8)
    shadow(c, p, 2, 3, 4, 0.4)
    b = p.getBounds()
    c.drawPath(
        p,
        paint(
            "ink",
            1,
            shader=linear(
                0,
                b.top(),
                0,
                b.bottom(),
                [mix(col, "#FFFFFF", 0.12), col, mix(col, "#05091A", 0.4)],
                [0, 0.4, 1],
            ),
        ),
    )
    stars(c, p, box, 26, int(box[0]), 0.6)
    inner_shadow(c, p, 5, 0.5, 8)
    gilt(c, p, 2)


def central(c: skia.Canvas, at: dict[str, Box]) -> None:
    """The common board."""
    inner = frame(c, at["central"], 10)
    vellum(c, inner)
    x, y, w, h = inner
    c.drawPath(rect((x + 7, y + 5, w - 14, h - 10), 3), paint("#A3262E", 0.55, "stroke", 1.1))
    for k in (-1, 1):
        mx = 455 + k * 411
        ivy(c, mx, 238, mx, 420, 40, 3 + k)
        ivy(c, mx, 552, mx, 736, 40, 5 + k)
    for sx in (-1, 1):
        for sy in (-1, 1):
            flower(c, 455 + sx * 270, 486 + sy * 60, 9, VERMILION if sx == sy else "#2F6DB5")
            for t in (20, 140, 260):
                leaf(c, 455 + sx * 270, 486 + sy * 60, t + 30 * sx, 1.0)
    for n in range(1, 7):
        depot_bed(c, at, n)
    ring(c, at)
    cartouche(c, at["phases"])
    cartouche(c, at["rounds"])
    cartouche(c, at["bonuses"])
    bridge(c, at)
    p = rect(at["supply.workers"], 10)
    c.drawPath(p, paint("#3A2210", 0.22))
    carve(c, p, 3, 0.5)
    c.drawPath(p, paint("#7A4F12", 0.8, "stroke", 1.6, pe=skia.DashPathEffect.Make([6, 4], 0)))


def landscape(c: skia.Canvas, box: Box, far: float = 0.6) -> None:
    """The land behind the duchy: starry lapis above, vineyards below; `far` says where they end."""
    x, y, w, h = box
    q = rect(box, 3)
    c.save()
    c.clipPath(q, True)
    c.drawPath(
        q,
        paint(
            "ink",
            1,
            shader=linear(
                0,
                y,
                0,
                y + h,
                ["#122F72", "#2F66B0", "#A9CBDF", "#E9E3B8", "#8DA84A", "#5E7E30"],
                [0, 0.27 * far, 0.7 * far, 0.92 * far, 1.03 * far, 1],
            ),
        ),
    )
    stars(c, q, (x, y, w, 250 * far), 70, 4, 0.9)
    for k, (r, a) in enumerate(((300, 0.8), (318, 0.5))):
        c.drawCircle(x + w / 2, y + h * 0.52, r, paint("#F6DC8A", a, "stroke", 1.8 - k))
    land = skia.Path()
    land.moveTo(x, y + h * far)
    land.cubicTo(
        x + w * 0.25, y + h * (far - 0.08), x + w * 0.6, y + h * (far + 0.06), x + w, y + h * (far - 0.02)
    )
    land.lineTo(x + w, y + h)
    land.lineTo(x, y + h)
    land.close()
    c.drawPath(
        land, paint("ink", 1, shader=linear(0, y + h * (far - 0.05), 0, y + h, ["#A8BE5C", "#54752C"]))
    )
    for side in (-1, 1):
        c.save()
        c.clipPath(land, True)
        ox = x + w / 2 + side * w * 0.2
        for i in range(-16, 17):
            c.drawLine(
                ox,
                y + h * (far - 0.2),
                ox + i * 60 + side * 180,
                y + h + 30,
                paint("#33501A", 0.55, "stroke", 1.8),
            )
        c.restore()
    c.restore()
    inner_shadow(c, q, 12, 0.55, 18)
