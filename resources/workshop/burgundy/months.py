"""The five calendar miniatures that open the phases: A ploughing, B hay, C wheat, D vintage, E winter.
Wide banners of 1588 x 300 units; the words stand on the vellum at the left, on `WORDS`.
Run: python -m workshop.burgundy_months OUT [WIDTH].
"""

import math
import sys
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import skia

from . import scenes as scene
from . import title
from .boards import flower, ivy
from .beasts import beast
from ..canvas import arr2img, font, linear, paint, path, text
from ..style import NUMERAL_FONT, mix
from ..surfaces import gold_stroke, inner_shadow
from ..textures import parchment

SIZE = (1588, 300)
#: Where the words stand, and where the picture stands.
WORDS = (26.0, 24.0, 372.0, 252.0)
PICTURE = (420.0, 14.0, 1154.0, 272.0)
#: The arch of the year: middle and radii; the sun stands at one of five places on it.
ARCH = (997.0, 300.0, 540.0, 262.0)
PLACES = (229, 249, 270, 291, 311)


def land(
    c: skia.Canvas, points: list[tuple[float, float]], cols: list[str], depth: float = 90
) -> skia.Path:
    """A rolling ground across the picture."""
    p = skia.Path()
    p.moveTo(*points[0])
    for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
        p.cubicTo(ax + (bx - ax) * 0.5, ay, bx - (bx - ax) * 0.5, by, bx, by)
    p.lineTo(SIZE[0] + 10, SIZE[1] + 10)
    p.lineTo(400, SIZE[1] + 10)
    p.close()
    top = min(y for _, y in points)
    c.drawPath(p, paint("ink", 1, shader=linear(0, top, 0, top + depth, cols)))
    c.drawPath(p, paint("#20130C", 0.55, "stroke", 1.4))
    return p


def heaven(c: skia.Canvas, month: int, cols: list[str]) -> None:
    """Sky with the gilt arch of the year; the sun stands at its place."""
    c.drawRect(skia.Rect.MakeWH(*SIZE), paint("ink", 1, shader=linear(0, 0, 0, 210, cols)))
    x, y, rx, ry = ARCH
    for grow, w, col in (
        (0, 9, "#3A220C"),
        (0, 5, "#E7BE55"),
        (-36, 6, "#3A220C"),
        (-36, 3, "#E7BE55"),
    ):
        c.drawOval(
            skia.Rect.MakeLTRB(x - rx - grow, y - ry - grow, x + rx + grow, y + ry + grow),
            paint(col, 1, "stroke", w),
        )
    for k in range(61):
        a = math.radians(180 + 3 * k)
        px, py = x + (rx - 18) * math.cos(a), y + (ry - 18) * math.sin(a)
        if min(abs(180 + 3 * k - b) for b in PLACES) > 5:
            c.drawCircle(px, py, 2.6, paint("#F6DC8A", 0.8))
    for k, turn in enumerate(PLACES):
        a = math.radians(turn)
        px, py = x + (rx - 18) * math.cos(a), y + (ry - 18) * math.sin(a)
        if k == month:
            title.sun(c, px, py, 20)
            continue
        c.drawCircle(px, py, 17, paint("#3A220C"))
        c.drawCircle(px, py, 15, paint("#8E1F33" if k < month else "#12296A"))
        c.drawCircle(px, py, 15, paint("#F6DC8A", 1, "stroke", 2))
        text(c, "ABCDE"[k], px, py + 6.4, font(NUMERAL_FONT, 18), paint("#F6DC8A"), "c")
    rng = np.random.default_rng(month + 3)
    for _ in range(90):
        sx, sy = float(rng.uniform(430, 1580)), float(rng.uniform(14, 120))
        c.drawCircle(
            sx, sy, float(rng.uniform(0.6, 1.4)), paint("#F6DC8A", float(rng.uniform(0.3, 0.8)))
        )


def limb(c: skia.Canvas, points: list[tuple[float, float]], w: float, col: str) -> None:
    """An arm or a leg with its contour."""
    p = skia.Path()
    p.moveTo(*points[0])
    for q in points[1:]:
        p.lineTo(*q)
    c.drawPath(p, paint("#20130C", 1, "stroke", w + 3))
    c.drawPath(p, paint(col, 1, "stroke", w))


def peasant(
    c: skia.Canvas,
    x: float,
    y: float,
    k: float,
    tunic: str,
    pose: str = "stand",
    tool: str = "",
    flip: bool = False,
    hat: str = "straw",
    gown: bool = False,
) -> None:
    """A man or a woman at work; (x, y) is the ground between the feet, about 92 k tall."""
    c.save()
    c.translate(x, y)
    c.scale(-k if flip else k, k)
    c.drawOval(skia.Rect.MakeLTRB(-26, -5, 30, 7), paint("#1E2A08", 0.4, blur=2))
    bend = {"stand": 0, "stoop": 34, "swing": 12, "carry": 6, "tread": 0}[pose]
    hose = "#E8DCC0"
    if not gown:
        for fx, kx in ((-11, -10), (12, 8)):
            limb(c, [(kx * 0.3, -34), (kx, -18), (fx, -2)], 7, hose)
            limb(c, [(fx, -1), (fx + 6, -1)], 5, "#5A3A1C")
    c.save()
    c.rotate(bend * 0.9 if pose == "stoop" else bend)
    if pose == "stoop":
        c.translate(-14, 6)
    hands = {
        "stand": ((20, -34), (24, -26)),
        "stoop": ((26, -24), (30, -32)),
        "swing": ((30, -32), (24, -22)),
        "carry": ((10, -62), (-2, -64)),
        "tread": ((26, -44), (-26, -44)),
    }[pose]
    dark = mix(tunic, "#000000", 0.35)
    limb(c, [(-4, -54), (hands[1][0] * 0.6, -42), hands[1]], 7, dark)
    body = (
        "M-15 -2 C-17 -28 -14 -58 0 -60 C12 -60 14 -40 18 -2 Z"
        if gown
        else "M-16 -24 C-17 -44 -12 -61 0 -61 C12 -61 15 -46 16 -24 C6 -19 -8 -19 -16 -24Z"
    )
    scene.ink(
        c,
        path(body),
        None,
        2,
        linear(-16, -60, 12, -12, [mix(tunic, "#FFFFFF", 0.3), tunic, dark], [0, 0.5, 1]),
    )
    if gown:
        scene.ink(c, path("M-4 -34 C2 -36 8 -36 12 -33 L15 -4 C8 -2 -2 -2 -8 -4Z"), "#F6EEDA", 1.5)
    c.drawLine(-13, -33, 14, -33, paint("#5A3A1C", 1, "stroke", 3))
    tools(c, tool, hands[0])
    limb(c, [(5, -54), (hands[0][0] * 0.75, -48 + (hands[0][1] + 44) * 0.5), hands[0]], 7, tunic)
    c.drawCircle(*hands[0], 4.2, paint("#20130C"))
    c.drawCircle(*hands[0], 3, paint("#F2CFA6"))
    head = skia.Path()
    head.addCircle(3, -72, 10.4)
    scene.ink(c, head, "#F2CFA6", 1.8)
    c.drawCircle(8, -73, 1.3, paint("#20130C"))
    if hat == "straw":
        scene.ink(
            c,
            path("M-18 -74 C-10 -77 -8 -88 3 -88 C14 -88 15 -77 24 -74 C12 -69 -6 -69 -18 -74Z"),
            "#F3D67E",
            1.8,
        )
    elif hat == "hood":
        scene.ink(
            c,
            path(
                "M-10 -60 C-16 -80 -6 -90 6 -88 C12 -86 8 -82 4 -79 C-4 -76 -2 -66 4 -61 C0 -56 -8 -57 -10 -60Z"
            ),
            mix(tunic, "#7A1626", 0.5),
            1.8,
        )
    else:
        scene.ink(
            c,
            path("M-9 -64 C-14 -84 2 -90 12 -82 C8 -78 0 -78 -2 -70 C-2 -66 -4 -62 -9 -64Z"),
            "#FFFDF4",
            1.8,
        )
    c.restore()
    c.restore()


def tools(c: skia.Canvas, tool: str, hand: tuple[float, float]) -> None:
    """What is held in the hand."""
    x, y = hand
    if tool == "scythe":
        limb(c, [(x - 22, y - 26), (x + 10, y + 12), (x + 26, y + 30)], 3, "#9A6230")
        scene.ink(
            c,
            path(
                f"M{x + 24} {y + 30} C{x + 46} {y + 22} {x + 58} {y + 8} {x + 62} {y - 4} C{x + 54} {y + 26} {x + 38} {y + 38} {x + 22} {y + 36}Z"
            ),
            "#D5DCE0",
            1.4,
        )
    elif tool == "sickle":
        scene.ink(
            c,
            path(
                f"M{x - 2} {y} C{x + 26} {y + 4} {x + 28} {y - 22} {x + 10} {y - 26} C{x + 20} {y - 18} {x + 16} {y - 4} {x - 2} {y - 4}Z"
            ),
            "#D5DCE0",
            1.4,
        )
    elif tool == "rake":
        limb(c, [(x - 14, y - 34), (x + 22, y + 30)], 3, "#9A6230")
        limb(c, [(x + 10, y + 36), (x + 34, y + 24)], 3, "#7A4A20")
    elif tool == "basket":
        scene.ink(c, path(f"M{x - 8} {y} H{x + 16} L{x + 12} {y + 18} H{x - 4}Z"), "#B98A4A", 1.6)
        for k in range(5):
            c.drawCircle(x - 3 + k * 4, y - 1, 3.4, paint("#5A2470"))
    elif tool == "bag":
        scene.ink(
            c,
            path(f"M{x - 14} {y} C{x - 20} {y + 22} {x + 10} {y + 24} {x + 8} {y - 2}Z"),
            "#E8DCC0",
            1.6,
        )
        for k in range(9):
            c.drawCircle(x + 14 + k * 4, y + 6 + (k * 7) % 17, 1.3, paint("#6E4320"))
    elif tool == "knife":
        scene.ink(
            c,
            path(f"M{x} {y} L{x + 16} {y - 8} C{x + 18} {y - 2} {x + 12} {y + 2} {x} {y + 2}Z"),
            "#D5DCE0",
            1.2,
        )
    elif tool == "faggot":
        for k in range(6):
            limb(
                c,
                [(x - 34 + k * 2, y - 2 - k * 3), (x + 18 + k * 2, y - 8 - k * 3)],
                2.6,
                "#7A5230",
            )
        limb(c, [(x - 8, y + 1), (x - 2, y - 26)], 2, "#E8DCC0")


def bare(c: skia.Canvas, x: float, y: float, k: float, snow: bool = False, bloom: str = "") -> None:
    """A tree without leaves, with snow on its boughs or in blossom."""

    def bough(px: float, py: float, turn: float, length: float, w: float, depth: int) -> None:
        qx, qy = px + length * math.cos(turn), py + length * math.sin(turn)
        c.drawLine(px, py, qx, qy, paint("#3A2412", 1, "stroke", w))
        if snow:
            c.drawLine(
                px, py - w * 0.6, qx, qy - w * 0.6, paint("#FFFFFF", 0.95, "stroke", w * 0.5)
            )
        if bloom and depth < 2:
            for d in (0.4, 0.7, 1):
                c.drawCircle(
                    px + (qx - px) * d, py + (qy - py) * d, 2.4 * k, paint("#20130C", 0.35)
                )
                c.drawCircle(px + (qx - px) * d, py + (qy - py) * d, 2.0 * k, paint(bloom))
        if depth:
            for s in (-0.55, 0.08, 0.6):
                bough(qx, qy, turn + s, length * 0.66, w * 0.62, depth - 1)

    bough(x, y, -math.pi / 2, 17 * k, 4.2 * k, 3)


def hay(c: skia.Canvas, x: float, y: float, k: float) -> None:
    """A haycock."""
    c.drawOval(
        skia.Rect.MakeLTRB(x - 34 * k, y - 6 * k, x + 38 * k, y + 8 * k),
        paint("#1E2A08", 0.4, blur=2),
    )
    p = path("M-32 2 C-34 -22 -14 -50 0 -52 C14 -50 34 -22 32 2 C16 8 -16 8 -32 2Z")
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    scene.ink(
        c, p, None, 2, linear(-30, -50, 26, 6, ["#E8DC8A", "#B9B04A", "#7E8630"], [0, 0.5, 1])
    )
    c.clipPath(p, True)
    for i in range(-9, 10):
        c.drawLine(i * 1.6, -50, i * 4.4, 8, paint("#5E6A20", 0.5, "stroke", 1.1))
    c.restore()


def sheaf(c: skia.Canvas, x: float, y: float, k: float) -> None:
    """A sheaf of wheat, bound."""
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    c.drawOval(skia.Rect.MakeLTRB(-18, -4, 20, 6), paint("#3A2A08", 0.4, blur=2))
    scene.ink(
        c,
        path(
            "M-16 2 L-6 -22 C-24 -40 -22 -54 -14 -56 C-6 -60 8 -60 14 -56 C24 -52 22 -40 6 -22 L16 2Z"
        ),
        None,
        2,
        linear(-16, -56, 14, 2, ["#FBE48A", "#E0B040", "#A87420"], [0, 0.5, 1]),
    )
    for i in range(-4, 5):
        c.drawLine(i * 0.9, -22, i * 3.6, -52, paint("#7A5210", 0.6, "stroke", 1.1))
        c.drawLine(i * 0.9, -20, i * 3.2, 0, paint("#7A5210", 0.6, "stroke", 1.1))
        c.drawOval(skia.Rect.MakeXYWH(i * 3.8 - 1.6, -58 + abs(i), 3.2, 8), paint("#8A5A14", 0.8))
    limb(c, [(-6, -22), (6, -22)], 3.4, "#8A5A14")
    c.restore()


def cart(c: skia.Canvas, x: float, y: float, k: float, load: str) -> None:
    """A cart with two wheels and its load."""
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    if load == "wheat":
        for i in range(5):
            sheaf(c, -30 + i * 15, -28 - (i % 2) * 8, 0.62)
    limb(c, [(-44, -30), (46, -30)], 5, "#9A6230")
    for i in range(7):
        limb(c, [(-42 + i * 14, -30), (-46 + i * 15, -50)], 2.4, "#9A6230")
    limb(c, [(44, -28), (84, -22)], 3.4, "#9A6230")
    c.drawCircle(0, -14, 18, paint("#20130C", 1, "stroke", 7))
    c.drawCircle(0, -14, 18, paint("#8A5A2C", 1, "stroke", 4))
    for i in range(6):
        a = math.radians(30 + 60 * i)
        limb(c, [(0, -14), (16 * math.cos(a), -14 + 16 * math.sin(a))], 1.6, "#8A5A2C")
    c.restore()


def vat(c: skia.Canvas, x: float, y: float, k: float) -> None:
    """A vat of grapes with a man treading it."""
    peasant(c, x, y - 26 * k, k * 0.82, "#E8DCC0", "tread", hat="straw")
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    for i in range(13):
        c.drawCircle(-30 + i * 5, -42 + (i % 3) * 2, 4.4, paint("#20130C"))
        c.drawCircle(-30 + i * 5, -42 + (i % 3) * 2, 3.6, paint("#6A2E86" if i % 2 else "#4A1C64"))
    scene.ink(
        c,
        path("M-38 -42 H38 L32 2 H-32Z"),
        None,
        2.2,
        linear(-38, 0, 38, 0, ["#C88744", "#9A6230", "#5E3614"], [0, 0.5, 1]),
    )
    for i in range(-3, 4):
        c.drawLine(i * 10, -41, i * 8.6, 1, paint("#3A1E0A", 0.7, "stroke", 1.2))
    for yy in (-34, -8):
        c.drawLine(
            -37 + (yy + 42) * 0.1, yy, 37 - (yy + 42) * 0.1, yy, paint("#20130C", 1, "stroke", 5)
        )
        c.drawLine(
            -37 + (yy + 42) * 0.1, yy, 37 - (yy + 42) * 0.1, yy, paint("#8A9298", 1, "stroke", 2.6)
        )
    c.restore()


def vinerow(
    c: skia.Canvas,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    n: int,
    k: float,
    col: str | None,
    seed: int = 1,
) -> None:
    """A row of vines on stakes; without a colour they are pruned."""
    rng = np.random.default_rng(seed)
    for i in range(n):
        t = i / max(1, n - 1)
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        c.drawLine(x, y, x, y - 34 * k, paint("#20130C", 1, "stroke", 4 * k))
        c.drawLine(x, y, x, y - 34 * k, paint("#9A6A3A", 1, "stroke", 2.2 * k))
        if col is None:
            c.drawPath(
                path(
                    f"M{x} {y} C{x + 7 * k} {y - 8 * k} {x - 6 * k} {y - 14 * k} {x + 2 * k} {y - 22 * k}"
                ),
                paint("#4A2E16", 1, "stroke", 3 * k),
            )
            continue
        for _ in range(11):
            lx, ly, r = (
                x + float(rng.uniform(-12, 12)) * k,
                y - float(rng.uniform(6, 36)) * k,
                float(rng.uniform(4, 7)) * k,
            )
            c.drawCircle(lx, ly, r + 0.8, paint("#1E2A0C"))
            c.drawCircle(
                lx,
                ly,
                r,
                paint(
                    mix(
                        col,
                        "#EAD870" if rng.random() < 0.5 else "#B5522C",
                        float(rng.uniform(0, 0.6)),
                    )
                ),
            )
        for _ in range(2):
            gx, gy = x + float(rng.uniform(-9, 9)) * k, y - float(rng.uniform(8, 22)) * k
            for dx, dy in ((-2.4, 0), (2.4, 0), (0, 0), (-1.2, 3.4), (1.4, 3.4), (0, 6.4)):
                c.drawCircle(gx + dx * k, gy + dy * k, 2.4 * k, paint("#20130C"))
                c.drawCircle(gx + dx * k, gy + dy * k, 1.9 * k, paint("#6A2E86"))


def stroke_field(
    c: skia.Canvas,
    clip: skia.Path,
    seed: int,
    n: int,
    cols: tuple[str, ...],
    box: tuple,
    high: float,
) -> None:
    """Upright strokes: grass or corn."""
    rng = np.random.default_rng(seed)
    c.save()
    c.clipPath(clip, True)
    for _ in range(n):
        x, y = float(box[0] + rng.random() * box[2]), float(box[1] + rng.random() * box[3])
        q = high * (0.6 + 0.6 * rng.random()) * (0.5 + 0.5 * (y - box[1]) / box[3])
        c.drawLine(
            x,
            y,
            x + float(rng.uniform(-1.5, 1.5)),
            y - q,
            paint(
                str(rng.choice(cols)),
                float(rng.uniform(0.3, 0.85)),
                "stroke",
                float(rng.uniform(0.8, 1.7)),
            ),
        )
    c.restore()


def far(
    c: skia.Canvas, cols: tuple[str, str], tree: str, castle: float = 1104, k: float = 0.96
) -> None:
    """The far hills, a line of trees and the castle, the same in every month. All land lies 12 higher."""
    c.translate(0, -12)
    land(
        c,
        [(400, 168), (600, 150), (820, 170), (1060, 152), (1320, 168), (1600, 148)],
        [mix(cols[0], "#A9C4D8", 0.5), cols[0]],
        50,
    )
    if tree:
        for x in range(430, 1580, 27):
            scene.tree(c, x + (x * 7) % 13, 166 + (x * 5) % 9, 0.55 + (x % 5) * 0.07, tree)
    land(
        c,
        [(400, 186), (640, 176), (900, 190), (1150, 176), (1400, 188), (1600, 172)],
        list(cols),
        60,
    )
    title.castle(c, castle, 192, k)


def spring(c: skia.Canvas) -> None:
    """A: ploughing, sowing and pruning under trees in blossom."""
    heaven(c, 0, ["#1F55A8", "#7FB0DC", "#F1EFD8"])
    far(c, ("#A8C878", "#86A852"), "#7AA05A")
    title.village(c, 700, 196, 0.72)
    for x, k in ((880, 0.9), (930, 1.1), (990, 0.85), (1410, 1.1), (1470, 0.9), (1530, 1.15)):
        bare(c, x, 204, k, bloom="#F8D8DE" if x % 3 else "#FFFFFF")
    m = land(
        c,
        [(400, 222), (600, 206), (900, 224), (1200, 208), (1600, 222)],
        ["#B2CC62", "#7EA040"],
        60,
    )
    title.hatching(c, m, 3, 500, "#4E7024", (400, 200, 1190, 100))
    for r in range(3):
        vinerow(c, 1200 - r * 8, 226 + r * 16, 1520, 222 + r * 18, 13, 0.62 + r * 0.1, None)
    peasant(c, 1262, 268, 0.7, "#8E1F33", "stoop", "knife", hat="hood")
    f = land(
        c,
        [(400, 236), (640, 230), (900, 246), (1100, 268), (1240, 300)],
        ["#A8703C", "#6A4020"],
        60,
    )
    c.save()
    c.clipPath(f, True)
    for i in range(12):
        p = skia.Path()
        p.moveTo(390, 240 + i * 7)
        p.cubicTo(640, 228 + i * 8, 900, 246 + i * 9, 1300, 300 + i * 8)
        c.drawPath(p, paint("#4A2A12", 0.75, "stroke", 2.8))
        c.translate(0, -1)
        c.drawPath(p, paint("#C08A50", 0.5, "stroke", 1))
        c.translate(0, 1)
    c.restore()
    title.ploughman(c, 600, 274, 0.84)
    peasant(c, 930, 284, 0.78, "#4E86D0", "stand", "bag")
    for i in range(7):
        x, y = 800 + i * 17, 250 + (i * 7) % 22
        scene.ink(
            c,
            path(
                f"M{x} {y} C{x + 3} {y - 5} {x + 8} {y - 5} {x + 10} {y - 1} L{x + 14} {y} L{x + 9} {y + 3} C{x + 5} {y + 4} {x + 1} {y + 3} {x - 4} {y + 2}Z"
            ),
            "#20242C",
            0.8,
        )


def june(c: skia.Canvas) -> None:
    """B: hay on the river meadow."""
    heaven(c, 1, ["#174A9E", "#6FA8DA", "#EEF0DC"])
    far(c, ("#8FBE62", "#6E9C44"), "#3E7A3A")
    title.village(c, 560, 196, 0.66)
    r = path(
        "M860 196 C980 204 1080 200 1120 214 C1180 236 1240 232 1600 250 L1600 292 C1300 276 1180 272 1090 240 C1040 220 960 214 860 204Z"
    )
    m = land(
        c,
        [(400, 214), (700, 204), (1000, 216), (1300, 206), (1600, 214)],
        ["#A6D05A", "#6FA03A"],
        60,
    )
    c.drawPath(
        r, paint("ink", 1, shader=linear(860, 196, 1500, 290, ["#9CCAE8", "#3E7CC0", "#1F4F9C"]))
    )
    c.drawPath(r, paint("#20130C", 0.6, "stroke", 1.4))
    c.save()
    c.clipPath(r, True)
    for j in range(12):
        for i in range(30):
            x, y = 860 + i * 26 + j % 2 * 13, 200 + j * 8
            c.drawPath(path(f"M{x} {y} q4 -3 8 0 q4 3 8 0"), paint("#EAF4FA", 0.6, "stroke", 1.1))
    c.restore()
    title.cog(c, 1300, 238, 0.95)
    stroke_field(c, m, 4, 900, ("#4E7E24", "#8FBA3E", "#D8E08A"), (400, 214, 700, 90), 8)
    rng = np.random.default_rng(5)
    for _ in range(120):
        x, y = float(rng.uniform(410, 1560)), float(rng.uniform(262, 296))
        if not 1130 < x:
            c.drawCircle(
                x, y, 1.8, paint(["#F7F0DE", "#F0CF4A", "#D8452F", "#8A6AD0"][int(rng.integers(4))])
            )
    for x, y, k in ((470, 250, 0.7), (548, 240, 0.55), (1010, 232, 0.5), (960, 240, 0.6)):
        hay(c, x, y, k)
    peasant(c, 660, 282, 0.84, "#F6EEDA", "swing", "scythe")
    peasant(c, 780, 276, 0.8, "#2F66B4", "swing", "scythe")
    peasant(c, 900, 286, 0.82, "#A3262E", "stand", "rake", hat="veil", gown=True)
    hay(c, 1000, 286, 0.8)
    for x, y, f in ((1440, 284, True), (1500, 290, False), (1390, 292, False)):
        beast(c, "sheep", x, y - 8, 0.36, f)
    for x, s in ((1490, 2.3), (1540, 2.8)):
        scene.tree(c, x, 214, s, "#3A7A2E")


def august(c: skia.Canvas) -> None:
    """C: the wheat is cut."""
    heaven(c, 2, ["#12429A", "#4E92D6", "#F6EEC8"])
    far(c, ("#B8B450", "#8E9440"), "#4A7434")
    title.village(c, 600, 198, 0.7)
    m = land(
        c,
        [(400, 216), (700, 204), (1000, 216), (1300, 206), (1600, 216)],
        ["#DCCBA4", "#A98C5A"],
        60,
    )
    stroke_field(c, m, 6, 900, ("#8A6A3A", "#EFE2C0"), (400, 214, 1190, 40), 8)
    f = land(c, [(930, 232), (1100, 220), (1300, 224), (1600, 218)], ["#F3D25E", "#C8902A"], 80)
    stroke_field(
        c, f, 7, 2600, ("#8A5A14", "#C8902A", "#FBE89A", "#E8B840"), (930, 236, 670, 74), 24
    )
    for x, y, k in (
        (470, 236, 0.5),
        (510, 238, 0.52),
        (760, 232, 0.48),
        (800, 236, 0.5),
        (846, 234, 0.46),
    ):
        sheaf(c, x, y, k)
    cart(c, 570, 280, 0.92, "wheat")
    beast(c, "cow", 690, 262, 0.62)
    peasant(c, 1010, 286, 0.84, "#2F66B4", "stoop", "sickle")
    peasant(c, 1130, 284, 0.82, "#F6EEDA", "stoop", "sickle", hat="veil", gown=True)
    peasant(c, 1236, 288, 0.84, "#3C7A4E", "stoop", "sickle")
    sheaf(c, 850, 286, 0.9)
    sheaf(c, 890, 290, 0.82)
    for i in range(26):
        x = 960 + i * 25
        c.drawCircle(x, 282 + (i * 7) % 14, 2.2, paint("#D8352A" if i % 3 else "#3E6AC8"))
    for x, s in ((440, 2.6), (1552, 2.8)):
        scene.tree(c, x, 214, s, "#3A6A2E")


def vintage(c: skia.Canvas) -> None:
    """D: grapes are picked and trodden before the castle."""
    heaven(c, 3, ["#1A3F8E", "#7C9CC8", "#F8DDA8"])
    far(c, ("#B59A4A", "#8C7A34"), "#B56A28")
    title.village(c, 500, 200, 0.7)
    for x, s, col in (
        (640, 2.2, "#C8702A"),
        (690, 1.8, "#A8401E"),
        (1420, 2.4, "#D09A2E"),
        (1490, 2.0, "#B5522C"),
        (1545, 2.6, "#C8802A"),
    ):
        scene.tree(c, x, 210, s, col)
    land(
        c,
        [(400, 218), (700, 206), (1000, 218), (1300, 208), (1600, 218)],
        ["#B8A850", "#80702C"],
        60,
    )
    vinerow(c, 800, 232, 1580, 228, 30, 0.55, "#7A8E34", 3)
    vinerow(c, 780, 254, 1590, 250, 24, 0.72, "#6E8A30", 4)
    peasant(c, 930, 262, 0.68, "#A3262E", "stoop", "basket", hat="veil", gown=True)
    peasant(c, 1240, 262, 0.68, "#2F66B4", "stand", "basket")
    vinerow(c, 830, 290, 1590, 288, 17, 0.95, "#5E7E2A", 5)
    peasant(c, 1075, 296, 0.84, "#3C7A4E", "stoop", "basket", flip=True)
    peasant(c, 1440, 296, 0.84, "#8E1F33", "stand", "basket", hat="hood")
    vat(c, 520, 284, 0.98)
    vat(c, 640, 290, 0.84)
    peasant(c, 742, 292, 0.84, "#4E86D0", "carry", "basket", flip=True)


def winter(c: skia.Canvas) -> None:
    """E: snow, wood and smoke."""
    heaven(c, 4, ["#24406E", "#7E96B4", "#E6E4DC"])
    far(c, ("#E4EAEE", "#C4D0D8"), "")
    for x in range(440, 1580, 46):
        bare(c, x + (x * 7) % 21, 178 + (x * 5) % 8, 0.34)
    land(
        c,
        [(400, 208), (650, 196), (900, 210), (1200, 198), (1600, 208)],
        ["#F4F6F6", "#D4DEE4"],
        60,
    )
    title.village(c, 640, 214, 1.0)
    for hx, w in ((600, 26), (670, 30), (696, 24)):
        c.drawPath(
            path(
                f"M{hx - w / 2} 202 L{hx} 190 L{hx + w / 2} 202 L{hx + w / 2 - 3} 204 L{hx} 194 L{hx - w / 2 + 3} 204Z"
            ),
            paint("#FFFFFF", 0.96),
        )
    for tx in (582, 588, 684, 712):
        c.drawOval(skia.Rect.MakeXYWH(tx - 8, 200, 16, 9), paint("#FFFFFF", 0.94))
    for hx in (604, 676):
        p = path(
            f"M{hx} 186 C{hx - 10} 172 {hx + 14} 164 {hx + 4} 148 C{hx - 4} 136 {hx + 16} 128 {hx + 10} 112"
        )
        c.drawPath(p, paint("#FFFFFF", 0.55, "stroke", 8, blur=3))
    m = land(
        c,
        [(400, 232), (700, 222), (1000, 238), (1300, 224), (1600, 236)],
        ["#FFFFFF", "#C8D6E0"],
        80,
    )
    pond = path(
        "M1290 254 C1360 240 1480 242 1540 254 C1570 264 1520 276 1430 276 C1340 276 1270 268 1290 254Z"
    )
    c.drawPath(pond, paint("ink", 1, shader=linear(1290, 240, 1540, 276, ["#BFD8E6", "#7FA6C4"])))
    c.drawPath(pond, paint("#5A7488", 0.8, "stroke", 1.3))
    for i in range(7):
        c.drawLine(
            1330 + i * 26,
            262 - i % 3 * 5,
            1362 + i * 26,
            258 - i % 3 * 5,
            paint("#FFFFFF", 0.8, "stroke", 1.2),
        )
    title.hatching(c, m, 9, 380, "#8FA6B8", (400, 236, 1190, 64))
    for x, k in ((470, 1.9), (850, 1.5), (1120, 2.0), (1560, 1.7)):
        bare(c, x, 268, k, True)
    for x in range(900, 1090, 16):
        limb(c, [(x, 276), (x, 256)], 2.6, "#8A6238")
    for yy in (262, 270):
        limb(c, [(896, yy), (1084, yy)], 1.8, "#8A6238")
    c.drawLine(896, 260, 1084, 260, paint("#FFFFFF", 0.95, "stroke", 2.2))
    for x, y, f in ((930, 268, False), (975, 272, True), (1024, 268, False), (1060, 274, True)):
        beast(c, "sheep", x, y - 6, 0.36, f)
    peasant(c, 560, 288, 0.84, "#5A3A6A", "carry", "faggot", hat="hood")
    peasant(c, 720, 290, 0.82, "#8E1F33", "stand", "", flip=True, hat="hood", gown=True)
    peasant(c, 1230, 286, 0.8, "#2F5A8E", "swing", "rake", hat="hood")
    for k in range(5):
        c.drawOval(skia.Rect.MakeXYWH(590 + k * 22, 288 + k % 2 * 4, 8, 4), paint("#8FA6B8", 0.8))
    rng = np.random.default_rng(8)
    for _ in range(330):
        c.drawCircle(
            float(rng.uniform(420, 1580)),
            float(rng.uniform(14, 290)),
            float(rng.uniform(0.9, 2.4)),
            paint("#FFFFFF", float(rng.uniform(0.5, 0.95))),
        )


MONTHS: dict[str, tuple[str, str, Callable[[skia.Canvas], None]]] = {
    "a": ("March", "The plough goes out", spring),
    "b": ("June", "Hay on the river meadow", june),
    "c": ("August", "The wheat is cut", august),
    "d": ("October", "Grapes in the vat", vintage),
    "e": ("December", "Snow on the slate", winter),
}


def banner(letter: str, scale: float = 1.0) -> np.ndarray:
    """The banner of a phase without words, float RGB."""
    w, h = round(SIZE[0] * scale), round(SIZE[1] * scale)
    s = skia.Surface(w, h)
    c = s.getCanvas()
    c.scale(scale, scale)
    MONTHS[letter][2](c)
    a = s.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3]
    picture = title.tempera(a.astype(np.float32) / 255, 5 + ord(letter))
    t = skia.Surface(w, h)
    c = t.getCanvas()
    c.drawImage(arr2img(np.clip(parchment(w, h, 31, strength=0.8) * 1.06, 0, 1)), 0, 0)
    c.scale(scale, scale)
    x, y, pw, ph = PICTURE
    for line in ((20, 18, 404, 18), (20, 282, 404, 282), (14, 26, 14, 276)):
        ivy(c, *line, 26, int(sum(line)))
    box = skia.Rect.MakeXYWH(x, y, pw, ph)
    c.save()
    c.clipRect(box)
    c.drawImageRect(
        arr2img(picture),
        skia.Rect.MakeWH(*SIZE),
        skia.SamplingOptions(skia.CubicResampler.Mitchell()),
        skia.Paint(),
    )
    c.restore()
    frame = skia.Path()
    frame.addRect(box)
    inner_shadow(c, frame, 5, 0.5, 8)
    for width, col in ((15, "#20130C"), (12.6, "#1B3F86"), (5, "#20130C")):
        c.drawRect(box, paint(col, 1, "stroke", width))
    for k in range(150):
        for fx, fy in ((x + k * pw / 149, y), (x + k * pw / 149, y + ph)):
            c.drawCircle(fx, fy, 1.2, paint("#F6DC8A" if k % 2 else "#E8707A"))
    for k in range(36):
        for fx, fy in ((x, y + k * ph / 35), (x + pw, y + k * ph / 35)):
            c.drawCircle(fx, fy, 1.2, paint("#F6DC8A" if k % 2 else "#E8707A"))
    gold_stroke(c, title.outset(box, 7), 2)
    gold_stroke(c, title.outset(box, -6), 1.6)
    for fx in (x, x + pw):
        for fy in (y, y + ph):
            corner = skia.Rect.MakeXYWH(fx - 9, fy - 9, 18, 18)
            c.drawRect(corner, paint("#8E1F33"))
            gold_stroke(c, title.outset(corner, 0), 1.4)
            flower(c, fx, fy, 6, "#F6E7C8")
    edge = skia.Rect.MakeXYWH(1.5, 1.5, SIZE[0] - 3, SIZE[1] - 3)
    c.drawRect(edge, paint("#20130C", 1, "stroke", 3))
    gold_stroke(c, title.outset(edge, -1), 2)
    out = t.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3]
    return out.astype(np.float32) / 255


def main(out: Path, width: int = 3176) -> None:
    """All five, as PNG."""
    for letter in MONTHS:
        a = banner(letter, width / SIZE[0])
        out.mkdir(parents=True, exist_ok=True)
        cv2.imwrite(
            str(out / f"month-{letter}.png"),
            cv2.cvtColor((a * 255 + 0.5).astype(np.uint8), cv2.COLOR_RGB2BGR),
        )
        print(letter, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 3176)
