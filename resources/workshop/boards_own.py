"""The active House's side of the table: castle board, prompt ribbon, player board and hand tray."""

import math

import numpy as np
import skia

from .boards_base import (
    anchors,
    carve,
    centre,
    circle,
    clad,
    engrave,
    frame,
    octagon,
    plate,
    polygon,
    raise_edge,
    rect,
    site,
    well,
)
from .canvas import imgshader, linear, paint, radial, roundrect
from .style import colour32
from .surfaces import gold_stroke, material, shadow

#: Corner radius of the castle pentagon.
PR = 158.0


def middle() -> tuple[float, float]:
    """Centre of the castle pentagon, a radius below its first tower."""
    x, y = centre(anchors("table")["castle.t1"])
    return x, y + PR


def corners(radius: float = PR) -> list[tuple[float, float]]:
    """Corners of the pentagon, the first at the top, clockwise."""
    cx, cy = middle()
    turn = [math.radians(-90 + 72 * k) for k in range(5)]
    return [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in turn]


def meadow(c: skia.Canvas, p: skia.Path) -> None:
    """Grass with small tufts around the castle."""
    rng = np.random.default_rng(12)
    b = p.getBounds()
    c.save()
    c.clipPath(p, True)
    c.drawPath(p, paint("#7E9A5A", 0.62))
    for _ in range(26):
        x, y = rng.uniform(b.left(), b.right()), rng.uniform(b.top(), b.bottom())
        c.drawCircle(x, y, rng.uniform(14, 44), paint("#5F7F45", 0.14, blur=12))
    for _ in range(330):
        x, y = rng.uniform(b.left(), b.right()), rng.uniform(b.top(), b.bottom())
        s = rng.uniform(1.6, 3.2)
        for lean in (-0.5, 0.05, 0.6):
            tip = paint("#3F5E30" if lean < 0.5 else "#D6DE9E", 0.4, "stroke", 0.9)
            c.drawLine(x, y, x + lean * s, y - s, tip)
    c.restore()


def moat(c: skia.Canvas) -> None:
    """Ring of water around the walls."""
    soft = skia.CornerPathEffect.Make(60)
    p = polygon(corners(PR + 64))
    bank = paint("#4E5A30", 0.55, "stroke", 7, pe=soft, blur=2)
    c.drawPath(p, bank)
    b = p.getBounds()
    deep = linear(b.left(), b.top(), b.right(), b.bottom(), ["#466E74", "#668F92", "#8AB0AA"])
    c.drawPath(p, paint("ink", 1, shader=deep, pe=soft))
    for k, (grow, a) in enumerate(((60, 0.5), (53, 0.34), (45, 0.22))):
        line = paint("#E6F0E0" if k else "#17404C", a, "stroke", 1.1, pe=soft)
        c.drawPath(polygon(corners(PR + grow)), line)
    c.drawPath(p, paint("#24402E", 0.9, "stroke", 1.8, pe=soft))


def bastions(c: skia.Canvas) -> None:
    """Stone footing under walls and towers around the paved court."""
    ring = polygon(corners())
    stone = imgshader(material("ashlar", 512, 512, 7), 0.34, 0.34)
    feet = skia.Path()
    for x, y in corners():
        feet.addPath(octagon(x, y, 38))
    c.save()
    c.translate(4, 6)
    c.drawPath(ring, paint("#04140E", 0.55, "stroke", 46, blur=5))
    c.drawPath(feet, paint("#04140E", 0.55, blur=5))
    c.restore()
    c.drawPath(ring, paint("#2B1D14", 1, "stroke", 48))
    c.drawPath(ring, paint("#2B1D14", 1, "stroke", 45, shader=stone))
    c.drawPath(ring, paint("#EAD9B5", 0.3, "stroke", 45))
    court(c)
    c.save()
    c.translate(3, 4)
    c.drawPath(feet, paint("#1C0E06", 0.5, blur=4))
    c.restore()
    c.drawPath(feet, paint("#2B1D14", 1, "stroke", 3))
    c.drawPath(feet, paint("ink", 1, shader=stone))
    c.drawPath(feet, paint("#EAD9B5", 0.3))
    raise_edge(c, feet, 1.6)


def court(c: skia.Canvas) -> None:
    """The paved ground inside the walls."""
    pen = polygon(corners(PR - 26))
    c.drawPath(pen, paint("ink", 1, shader=imgshader(material("ashlar", 512, 512, 7), 0.26, 0.26)))
    c.drawPath(pen, paint("#F0E2C0", 0.5))
    sun = [colour32("#FFF3D0", 90), colour32("#FFF3D0", 0), colour32("#3A2210", 90)]
    cx, cy = middle()
    shade = radial(cx - 30, cy - 30, 140, sun, [0, 0.5, 1])
    c.drawPath(pen, paint("ink", 1, shader=shade))
    carve(c, pen, 7, 0.65)
    c.drawPath(pen, paint("#2B1D14", 0.8, "stroke", 1.6))


def building_sites(c: skia.Canvas) -> None:
    """Wells of five walls, five towers, three keeps and five incomes."""
    at = anchors("table")
    cx, cy = middle()
    c.save()
    for x, y in corners():
        c.clipPath(octagon(x, y, 38), skia.ClipOp.kDifference, True)
    for k in range(5):
        a = math.radians(-54 + 72 * k)
        c.save()
        c.translate(cx + PR * 0.809 * math.cos(a), cy + PR * 0.809 * math.sin(a))
        c.rotate(36 + 72 * k)
        site(c, roundrect(-67, -17, 134, 34, 3))
        c.restore()
    c.restore()
    for k, (x, y) in enumerate(corners()):
        site(c, octagon(x, y, 33))
        ix, iy = centre(at[f"castle.income{k + 1}"])
        c.drawPath(circle(ix, iy, 19), paint("#2B1D14", 0.4))
        carve(c, circle(ix, iy, 19), 2.6, 0.6)
    for name in ("hand", "spears", "slot"):
        site(c, rect(at[f"castle.keep_{name}"], 5), 0.26)


def castle(c: skia.Canvas) -> None:
    """The whole castle board."""
    at = anchors("table")
    x, y, w, h = frame(c, at["castle"], 10, "parchment", 9)
    shelf = at.get("castle.issued")
    foot = shelf[1] - 8 if shelf else at["castle.status1"][1] - 6
    q = roundrect(x + 4, y + 4, w - 8, foot - y - 4, 4)
    meadow(c, q)
    c.save()
    c.clipPath(q, True)
    moat(c)
    bastions(c)
    building_sites(c)
    c.restore()
    carve(c, q, 5, 0.45)
    if shelf:
        well(c, shelf, 6, 0.16, 3)
    plate(c, rect(at["castle.title"], 5), "#26262C", 1.4)
    vx, vy = centre(at["castle.vp"])
    c.drawPath(circle(vx, vy, 28), paint("#2B1D14", 0.45))
    carve(c, circle(vx, vy, 28), 3)
    for i in (1, 2, 3):
        plate(c, rect(at[f"castle.status{i}"], 5), "#2B1D14", 1.1)


def prompt(c: skia.Canvas) -> None:
    """Red leather ribbon between the boards and the player board."""
    p = rect(anchors("table")["prompt"], 6)
    shadow(c, p, 2, 5, 6, 0.65)
    clad(c, p, "leather", 0.5, 8)
    c.drawPath(p, paint("#000000", 0.28))
    carve(c, p, 3.4, 0.5)
    gold_stroke(c, p, 1.9)


def player(c: skia.Canvas) -> None:
    """Player board: Ally spaces, warehouse, coins, six slots, five actions, three keep plates."""
    at = anchors("table")
    frame(c, at["player"], 8, "parchment", 11)
    for i in range(5):
        x, y, w, h = at[f"player.ally{i + 1}"]
        well(c, (x, y, w, h), 5, 0.25, 3.4)
        engrave(c, "queen-crown", (x + 22, y + 30, w - 44, 34), a=0.2)
    for i in range(7):
        well(c, at[f"player.store{i + 1}"], 4, 0.27, 3)
    well(c, at["player.coins"], 8, 0.28, 3.6)
    for i in range(6):
        well(c, at[f"player.slot{i + 1}"], 7, 0.28, 4)
    for i in range(5):
        x, y = centre(at[f"player.action{i + 1}"])
        action_bed(c, x, y)
    for i in range(3):
        keep_plate(c, at[f"player.keep{i + 1}"])


def action_bed(c: skia.Canvas, x: float, y: float) -> None:
    """Octagonal bed of an action roundel, bridging two slots."""
    p = octagon(x, y, 29)
    shadow(c, p, 1.5, 2.5, 3, 0.5)
    clad(c, p, "wood", 0.5)
    gold_stroke(c, p, 1.5)
    inner = octagon(x, y, 25)
    c.drawPath(inner, paint("#2A1206", 0.55))
    carve(c, inner, 2.4, 0.6)


def keep_plate(c: skia.Canvas, box: tuple[float, float, float, float]) -> None:
    """Plate of one keep: a hollow for the piece at the left, room for its effect."""
    x, y, w, h = box
    well(c, (x, y, w, h - 2), 6, 0.2, 3)
    well(c, (x + 6, y + 5, 40, h - 12), 4, 0.16, 2)
    engrave(c, "castle", (x + 12, y + 18, 28, 28), a=0.24)


def hand_tray(c: skia.Canvas) -> None:
    """Wooden tray of the hand with beds for the draw pile and the discard."""
    at = anchors("table")
    x, y, w, h = at["hand"]
    p = roundrect(x, y + 2, w, h - 6, 8)
    c.drawPath(p, paint("#A06A38", 0.16))
    carve(c, p, 6, 0.6)
    gold_stroke(c, p, 1.3)
    for name in ("hand.deck", "hand.discard"):
        q = rect(at[name], 6, 2)
        c.drawPath(q, paint("#000000", 0.4))
        carve(c, q, 3)
        c.drawPath(q, paint("#F6DC8A", 0.55, "stroke", 1.2))
