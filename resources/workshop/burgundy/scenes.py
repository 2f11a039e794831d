"""The little world of the tiles: sky, hills, walls, slate roofs, windows and flags, in the manner of
a calendar miniature. All units are those of a hex 100 wide.
"""

import math

import numpy as np
import skia

from .look import CONTOUR, SLATE
from ..canvas import blob, linear, paint
from ..style import colour32, mix


def poly(points: list[tuple[float, float]]) -> skia.Path:
    """Closed path through points."""
    p = skia.Path()
    p.addPoly([skia.Point(*map(float, v)) for v in points], True)
    return p


def ink(
    c: skia.Canvas, p: skia.Path, fill: str | None, w: float = 1.5, shade: skia.Shader | None = None
) -> None:
    """Fill a shape and draw its contour."""
    if fill or shade:
        c.drawPath(p, paint(fill or "ink", 1, shader=shade))
    c.drawPath(p, paint(CONTOUR, 1, "stroke", w))


def page(c: skia.Canvas) -> skia.Rect:
    """A rectangle that covers the whole hex."""
    return skia.Rect.MakeLTRB(-60, -66, 60, 66)


def sky(
    c: skia.Canvas,
    top: str = "#16387E",
    bottom: str = "#EAF0E6",
    mid: str = "#4F86C2",
    horizon: float = 8,
) -> None:
    """Lapis above, pale at the horizon."""
    shade = linear(0, -48, 0, horizon, [top, mid, bottom], [0, 0.5, 1])
    c.drawRect(page(c), paint("ink", 1, shader=shade))


def stars(c: skia.Canvas, seed: int = 1, n: int = 14, low: float = -16) -> None:
    """Gold dots in the upper sky."""
    r = np.random.default_rng(seed)
    for _ in range(n):
        x, y = r.uniform(-42, 42), r.uniform(-48, low)
        c.drawCircle(float(x), float(y), float(r.uniform(0.5, 1.0)), paint("#F6DC8A", 0.9))


def hill(
    c: skia.Canvas,
    points: list[tuple[float, float]],
    col: str,
    dark: str | None = None,
    line: float = 0.9,
) -> skia.Path:
    """A rolling ground below a curve, down to the edge."""
    curve = [(-62, points[0][1]), *points, (62, points[-1][1])]
    p = skia.Path()
    p.moveTo(*curve[0])
    for (ax, ay), (bx, by) in zip(curve, curve[1:], strict=False):
        p.cubicTo(ax + (bx - ax) * 0.5, ay, bx - (bx - ax) * 0.5, by, bx, by)
    p.lineTo(62, 68)
    p.lineTo(-62, 68)
    p.close()
    b = p.getBounds()
    shade = linear(
        0, b.top(), 0, min(b.bottom(), b.top() + 44), [col, dark or mix(col, "#20300C", 0.35)]
    )
    c.drawPath(p, paint("ink", 1, shader=shade))
    c.drawPath(p, paint(CONTOUR, 0.75, "stroke", line))
    return p


def rows(
    c: skia.Canvas,
    clip: skia.Path,
    x: float,
    y: float,
    col: str = "#4E6A1E",
    n: int = 9,
    a: float = 0.8,
) -> None:
    """Vine rows that fan out from a vanishing point."""
    c.save()
    c.clipPath(clip, True)
    for i in range(-n, n + 1):
        c.drawLine(x, y, x + i * 13, y + 70, paint(col, a, "stroke", 1.1))
    c.restore()


def tufts(
    c: skia.Canvas,
    seed: int = 3,
    n: int = 22,
    top: float = 6,
    bottom: float = 46,
    col: str = "#3F6420",
) -> None:
    """Tufts of grass and a few flowers."""
    r = np.random.default_rng(seed)
    for i in range(n):
        x, y = float(r.uniform(-44, 44)), float(r.uniform(top, bottom))
        for k in (-1.1, 0, 1.1):
            c.drawLine(x + k * 0.5, y, x + k, y - 2.4, paint(col, 0.75, "stroke", 0.75))
        if i % 4 == 0:
            c.drawCircle(x + 3, y - 1, 0.9, paint(["#F7F0DE", "#F0CF4A", "#D8452F"][i // 4 % 3]))


def tree(c: skia.Canvas, x: float, y: float, s: float = 1.0, col: str = "#2F5A2A") -> None:
    """A round tree with light on its left."""
    c.drawLine(x, y, x, y - 5 * s, paint("#4A2E16", 1, "stroke", 1.7 * s))
    p = blob(
        [
            (x - 5 * s, y - 8 * s),
            (x - 3 * s, y - 13 * s),
            (x + 2 * s, y - 14 * s),
            (x + 5.4 * s, y - 9 * s),
            (x + 2 * s, y - 4.6 * s),
            (x - 3 * s, y - 4.6 * s),
        ]
    )
    ink(
        c,
        p,
        None,
        0.9,
        linear(x - 5 * s, y - 14 * s, x + 5 * s, y - 4 * s, [mix(col, "#D8E08A", 0.45), col]),
    )


def wall(
    c: skia.Canvas, x0: float, y0: float, x1: float, y1: float, col: str = "#EFE3C4", w: float = 1.4
) -> None:
    """A flat wall with its shaded right side; y0 is the top."""
    p = poly([(x0, y1), (x0, y0), (x1, y0), (x1, y1)])
    cols = [mix(col, "#FFFFFF", 0.35), col, mix(col, "#6A4A2A", 0.5)]
    ink(c, p, None, w, linear(x0, 0, x1, 0, cols, [0, 0.45, 1]))


def ashlar_lines(
    c: skia.Canvas, x0: float, y0: float, x1: float, y1: float, step: float = 4.2, a: float = 0.32
) -> None:
    """Courses of stone on a wall."""
    c.save()
    c.clipRect(skia.Rect.MakeLTRB(x0, y0, x1, y1))
    y, j = y0 + step, 0
    while y < y1:
        c.drawLine(x0, y, x1, y, paint("#6A4A2A", a, "stroke", 0.6))
        x = x0 + (j % 2) * step
        while x < x1:
            c.drawLine(x, y - step, x, y, paint("#6A4A2A", a, "stroke", 0.6))
            x += step * 2
        y += step
        j += 1
    c.restore()


def gable(
    c: skia.Canvas,
    x0: float,
    x1: float,
    y: float,
    h: float,
    col: str = SLATE,
    over: float = 3,
    w: float = 1.5,
) -> None:
    """A pitched roof seen from the gable side."""
    m = (x0 + x1) / 2
    p = poly([(x0 - over, y), (m, y - h), (x1 + over, y)])
    shade = linear(
        x0, 0, x1, 0, [mix(col, "#FFFFFF", 0.3), col, mix(col, "#0A0A14", 0.45)], [0, 0.5, 1]
    )
    ink(c, p, None, w, shade)


def saddle(
    c: skia.Canvas,
    x0: float,
    x1: float,
    y: float,
    h: float,
    col: str = SLATE,
    lean: float = 5,
    over: float = 3,
    w: float = 1.5,
) -> None:
    """A pitched roof seen from its long side, with courses of slate."""
    p = poly([(x0 - over, y), (x0 + lean, y - h), (x1 - lean, y - h), (x1 + over, y)])
    shade = linear(
        0, y - h, 0, y, [mix(col, "#FFFFFF", 0.28), col, mix(col, "#0A0A14", 0.35)], [0, 0.5, 1]
    )
    c.drawPath(p, paint("ink", 1, shader=shade))
    c.save()
    c.clipPath(p, True)
    n = max(2, round(h / 3.2))
    for j in range(1, n):
        yy = y - h * j / n
        c.drawLine(x0 - 8, yy, x1 + 8, yy, paint("#101828", 0.4, "stroke", 0.7))
        x = x0 - 8 + (j % 2) * 2
        while x < x1 + 8:
            c.drawLine(x, yy, x, yy + h / n, paint("#101828", 0.25, "stroke", 0.6))
            x += 4
    c.restore()
    c.drawPath(p, paint(CONTOUR, 1, "stroke", w))


def spire(
    c: skia.Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    col: str = SLATE,
    knob: str = "#F6DC8A",
    lw: float = 1.4,
) -> None:
    """A conical roof with a gilt knob; w is its half width."""
    p = skia.Path()
    p.moveTo(x - w, y)
    p.quadTo(x - w * 0.38, y - h * 0.42, x, y - h)
    p.quadTo(x + w * 0.38, y - h * 0.42, x + w, y)
    p.quadTo(x, y + w * 0.3, x - w, y)
    p.close()
    shade = linear(
        x - w, 0, x + w, 0, [mix(col, "#FFFFFF", 0.4), col, mix(col, "#06060E", 0.55)], [0, 0.45, 1]
    )
    ink(c, p, None, lw, shade)
    c.save()
    c.clipPath(p, True)
    for j in range(1, max(2, round(h / 4))):
        c.drawArc(
            skia.Rect.MakeXYWH(x - w * 1.3, y - j * 4 - w * 0.5, w * 2.6, w * 0.8),
            0,
            180,
            False,
            paint("#101828", 0.35, "stroke", 0.7),
        )
    c.restore()
    c.drawCircle(x, y - h, 1.5, paint(knob))
    c.drawCircle(x, y - h, 1.5, paint(CONTOUR, 1, "stroke", 0.8))


def shaft(
    c: skia.Canvas, x0: float, y0: float, x1: float, y1: float, col: str = "#EFE3C4", w: float = 1.5
) -> None:
    """A round tower shaft, lit from the left."""
    p = poly([(x0, y1), (x0, y0), (x1, y0), (x1, y1)])
    cols = [mix(col, "#8A7A5C", 0.2), mix(col, "#FFFFFF", 0.5), col, mix(col, "#4A3018", 0.6)]
    ink(c, p, None, w, linear(x0, 0, x1, 0, cols, [0, 0.25, 0.55, 1]))
    ashlar_lines(c, x0, y0, x1, y1, 4.4, 0.26)
    c.drawPath(p, paint(CONTOUR, 1, "stroke", w))


def crown(
    c: skia.Canvas,
    x0: float,
    x1: float,
    y: float,
    h: float = 6,
    n: int = 3,
    col: str = "#EFE3C4",
    w: float = 1.3,
) -> None:
    """Battlements standing on y, with corbels below."""
    p = skia.Path()
    width = (x1 - x0) / (2 * n - 1)
    p.moveTo(x0, y)
    p.lineTo(x0, y - h)
    for i in range(n):
        x = x0 + 2 * i * width
        p.lineTo(x, y - h)
        p.lineTo(x + width, y - h)
        p.lineTo(x + width, y - h * 0.5)
        if i < n - 1:
            p.lineTo(x + 2 * width, y - h * 0.5)
    p.lineTo(x1, y)
    p.close()
    cols = [mix(col, "#FFFFFF", 0.45), col, mix(col, "#4A3018", 0.5)]
    ink(c, p, None, w, linear(x0, 0, x1, 0, cols, [0, 0.45, 1]))


def lancet(
    c: skia.Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    col: str = "#1C1420",
    glow: str | None = None,
) -> None:
    """A pointed window or door standing on y; w is its half width."""
    p = skia.Path()
    p.moveTo(x - w, y)
    p.lineTo(x - w, y - h * 0.55)
    p.quadTo(x - w, y - h * 0.85, x, y - h)
    p.quadTo(x + w, y - h * 0.85, x + w, y - h * 0.55)
    p.lineTo(x + w, y)
    p.close()
    c.drawPath(p, paint(glow or col))
    c.drawPath(p, paint(CONTOUR, 1, "stroke", 1.0))


def pane(c: skia.Canvas, x: float, y: float, w: float, h: float, col: str = "#1C2438") -> None:
    """A small square window."""
    r = skia.Rect.MakeXYWH(x - w / 2, y - h / 2, w, h)
    c.drawRect(r, paint(col))
    c.drawRect(r, paint(CONTOUR, 1, "stroke", 0.9))
    c.drawLine(x, y - h / 2, x, y + h / 2, paint("#E8D9B0", 0.8, "stroke", 0.7))


def timber(
    c: skia.Canvas, x0: float, y0: float, x1: float, y1: float, n: int = 3, col: str = "#6A3E1C"
) -> None:
    """Half-timbering over a plaster wall."""

    def beam(*line: float) -> None:
        c.drawLine(*line, paint("#2A160A", 1, "stroke", 2.3))
        c.drawLine(*line, paint(col, 1, "stroke", 1.3))

    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        beam(x, y0, x, y1)
    beam(x0, (y0 + y1) / 2, x1, (y0 + y1) / 2)
    for i in range(n):
        a, b = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
        beam(*((a, y1, b, (y0 + y1) / 2) if i % 2 else (a, (y0 + y1) / 2, b, y1)))
    beam(x0, y0, x1, y0)


def pennant(c: skia.Canvas, x: float, y: float, col: str = "#C8402F", s: float = 1.0) -> None:
    """A flag on a pole that stands on (x, y)."""
    c.drawLine(x, y, x, y - 13 * s, paint(CONTOUR, 1, "stroke", 1.3))
    p = skia.Path()
    p.moveTo(x, y - 13 * s)
    p.cubicTo(x + 4 * s, y - 15 * s, x + 7 * s, y - 11 * s, x + 12 * s, y - 13 * s)
    p.lineTo(x + 9 * s, y - 9.6 * s)
    p.lineTo(x + 12 * s, y - 6 * s)
    p.cubicTo(x + 7 * s, y - 4.6 * s, x + 4 * s, y - 8 * s, x, y - 6.4 * s)
    p.close()
    ink(c, p, col, 1.0)


def water(
    c: skia.Canvas, y: float, top: str = "#3E7CC0", bottom: str = "#163A78", wave: str = "#DCEBF4"
) -> None:
    """A river from y downward with rows of little waves."""
    c.drawRect(
        skia.Rect.MakeLTRB(-60, y, 60, 66),
        paint("ink", 1, shader=linear(0, y, 0, 50, [top, bottom])),
    )
    for j in range(8):
        for i in range(9):
            x, yy = -60 + i * 15 + (j % 2) * 7, y + 4 + j * 6
            p = skia.Path()
            p.moveTo(x, yy)
            p.quadTo(x + 2.4, yy - 2.2, x + 4.8, yy)
            p.quadTo(x + 7.2, yy + 2.2, x + 9.6, yy)
            c.drawPath(p, paint(wave, 0.5, "stroke", 0.9))


def glow(c: skia.Canvas, x: float, y: float, r: float, col: str = "#FFF0B8", a: int = 150) -> None:
    """A soft light."""
    shade = skia.GradientShader.MakeRadial(
        skia.Point(x, y), r, [colour32(col, a), colour32(col, 0)]
    )
    c.drawCircle(x, y, r, paint("ink", 1, shader=shade))


def sun(c: skia.Canvas, x: float, y: float, r: float = 6) -> None:
    """A gilt sun with rays."""
    for k in range(16):
        a = math.radians(22.5 * k)
        length = r * (1.9 if k % 2 == 0 else 1.45)
        c.drawLine(
            x + r * math.cos(a),
            y + r * math.sin(a),
            x + length * math.cos(a),
            y + length * math.sin(a),
            paint("#F6DC8A", 1, "stroke", 1.0),
        )
    c.drawCircle(x, y, r, paint("#F3C944"))
    c.drawCircle(x, y, r, paint("#7A4F12", 1, "stroke", 0.9))
