"""Full-page pictures: lobby, curtain, score sheet and title."""

import functools

import cv2
import numpy as np
import skia

from .boards_base import (
    PAGE,
    Box,
    anchors,
    carve,
    centre,
    circle,
    clad,
    ground,
    panel,
    pixels,
    polygon,
    rect,
    sheet,
    vignette,
)
from .boards_voyage import DESIGN, WORLD, plain_chart
from .canvas import arr2img, fit, icon, linear, paint, radial, roundrect
from .noise import ramp, spectral
from .ornaments import cosmati_band
from .style import PLAYERS, colour32
from .surfaces import gold_stroke, shadow
from .title import paint_title

CUBIC = skia.SamplingOptions(skia.CubicResampler.Mitchell())


def whole_page(c: skia.Canvas, image: skia.Image) -> None:
    """Draw an image over the whole page."""
    c.drawImageRect(image, skia.Rect.MakeWH(*PAGE), CUBIC)


def chair(c: skia.Canvas, turn: int, cloth: str) -> None:
    """One chair seen from above, its back away from the table."""
    cx, cy = centre(anchors("lobby")["lobby.table"])
    d = -206 if turn % 180 == 0 else -198
    c.save()
    c.translate(cx, cy)
    c.rotate(turn)
    seat = roundrect(-58, d - 16, 116, 60, 12)
    shadow(c, seat, 4, 8, 8, 0.7)
    clad(c, seat, "leather", 0.5, 8)
    c.drawPath(seat, paint(cloth, 0.66))
    gold_stroke(c, seat, 2)
    back = roundrect(-68, d - 27, 136, 21, 8)
    shadow(c, back, 2, 4, 4, 0.6)
    clad(c, back, "wood", 0.5)
    gold_stroke(c, back, 1.6)
    c.restore()


def round_table(c: skia.Canvas) -> None:
    """Eight-cornered table with the chart and Frederick's eagle."""
    at = anchors("lobby")
    cx, cy = centre(at["lobby.table"])
    corners = ((110, 190), (182, 110), (182, -110), (110, -190))
    half = [(cx + u, cy + v) for u, v in corners]
    top = polygon(half + [(2 * cx - u, v) for u, v in reversed(half)])
    shadow(c, top, 8, 16, 20, 0.85)
    clad(c, top, "wood", 0.8)
    c.drawPath(top, paint("#FFD79A", 0.14))
    carve(c, top, 1.5, 0.2)
    gold_stroke(c, top, 4)
    b = top.getBounds()
    c.save()
    c.translate(b.centerX(), b.centerY())
    c.scale(0.9, 0.9)
    c.translate(-b.centerX(), -b.centerY())
    c.drawPath(top, paint("gold_hi", 0.4, "stroke", 1.2))
    c.restore()
    box = at["lobby.chart"]
    q = rect(box, 5)
    shadow(c, q, 3, 6, 6, 0.6)
    c.save()
    c.clipPath(q, True)
    x, y, w, h = box
    image = plain_chart((round(2 * DESIGN[0]), round(2 * DESIGN[1])), WORLD)
    c.drawImageRect(image, skia.Rect.MakeXYWH(x - 9, y, w + 18, h), CUBIC)
    c.restore()
    gold_stroke(c, q, 2.6)
    eagle(c, cx, cy, 38)


def eagle(c: skia.Canvas, cx: float, cy: float, r: float) -> None:
    """Gold disc with the imperial eagle."""
    p = circle(cx, cy, r)
    shadow(c, p, 2, 4, 4, 0.6)
    shine = radial(cx - r * 0.4, cy - r * 0.4, r * 1.6, ["#FFE9A0", "#D9A227", "#7A4F12"])
    c.drawPath(p, paint("ink", 1, shader=shine))
    gold_stroke(c, p, 2.4)
    c.drawPath(
        fit(icon("eagle-emblem"), cx - r * 0.7, cy - r * 0.7, r * 1.4, r * 1.4),
        paint("#1A1008", 0.92),
    )


def lobby(c: skia.Canvas) -> None:
    """Table with four chairs, their cards and the parchment of options."""
    at = anchors("lobby")
    ground(c)
    cloths = {0: "red", 90: "blue", 180: "black", 270: "green"}
    for turn, colour in cloths.items():
        chair(c, turn, PLAYERS[colour]["body"])
    round_table(c)
    for k in (1, 2, 3, 4):
        name = f"chair.{k}"
        panel(c, at[name], "walnut", 9)
        c.drawPath(rect(at[f"{name}.stripe"], 4), paint("#050201", 0.6))
    parchment(c, at["options"])
    vignette(c)


def parchment(c: skia.Canvas, box: Box, seed: int = 3) -> None:
    """Large parchment sheet with a gold edge and an inner wine-red line."""
    p = rect(box, 9)
    shadow(c, p, 6, 12, 14, 0.7)
    clad(c, p, "parchment", 0.95, seed)
    c.drawPath(p, paint("#FFF6DC", 0.12))
    edge = paint("#5A3A14", 0.5, "stroke", 22, blur=14)
    c.save()
    c.clipPath(p, True)
    c.drawPath(p, edge)
    c.restore()
    gold_stroke(c, p, 2.8)
    c.drawPath(rect(box, 6, -11), paint("crimson", 0.55, "stroke", 1.3))


@functools.lru_cache(None)
def velvet() -> skia.Image:
    """Crimson velvet in deep folds, lit from the left."""
    w, h = PAGE
    xx = np.arange(w)[None, :].repeat(h, 0)
    yy = np.arange(h)[:, None].repeat(w, 1) / h
    drift = cv2.resize(
        spectral(24, 40, 3.2, 5).astype(np.float32), PAGE, interpolation=cv2.INTER_CUBIC
    )
    drift = cv2.GaussianBlur(drift, (0, 0), 30) * 8
    phase = (xx + drift * 2.2) / w * 2 * np.pi * 13
    phase = phase + 0.5 * np.sin(phase * 0.37)
    fold = 0.5 + 0.5 * np.sin(phase)
    skew = 0.5 + 0.5 * np.sin(phase + 0.75 * np.sin(phase))
    t = 0.17 + 0.46 * skew**1.4 + 0.16 * fold**6 + 0.1 * np.sin(phase * 2.3 + 1.3) * fold
    nap = spectral(h, w, 0.6, 8) * 0.020 + spectral(h, w, 1.0, 9, ax=3.0, ay=0.3) * 0.018
    stops = [(0, "#1E050A"), (0.35, "#571019"), (0.7, "#96202D"), (1, "#C8424A")]
    colour = ramp(np.clip(t - 0.16 * yy, 0, 1), stops)
    return arr2img(np.clip(colour * (1 + 1.6 * nap[..., None]), 0, 1))


def fringe(c: skia.Canvas) -> None:
    """Cosmati pelmet with a fringe of gold tassels."""
    c.drawRect(skia.Rect.MakeXYWH(0, 20, 1920, 70), paint("#000000", 0.55, blur=12))
    cosmati_band(c, 0, 0, 1920, 18, True)
    gold_stroke(c, roundrect(-6, 17, 1932, 5, 0), 2.2)
    cord = linear(-4, 0, 4, 0, ["#5E3A0A", "#F6DC8A", "#C9982F", "#5E3A0A"], [0, 0.3, 0.6, 1])
    ball = radial(-2, -2, 8, ["#FFF3C4", "#E2B950", "#6A430D"], [0, 0.45, 1])
    for k in range(96):
        c.save()
        c.translate(10 + k * 20, 62)
        c.drawLine(2, -30, 2, 8, paint("#000000", 0.45, "stroke", 8, blur=3))
        c.drawRect(skia.Rect.MakeLTRB(-4, -38, 4, 0), paint("ink", 1, shader=cord))
        for x in (-1.4, 1.2):
            c.drawLine(x, -37, x, -1, paint("#5E3A0A", 0.5, "stroke", 0.6))
        c.drawCircle(0, 1.5, 6.2, paint("#3A2206"))
        c.drawCircle(0, 1.5, 5.4, paint("ink", 1, shader=ball))
        c.restore()


def curtain(c: skia.Canvas) -> None:
    """The velvet curtain; its paper is as high as what it says, and laid upon it."""
    whole_page(c, velvet())
    fringe(c)
    light = [colour32("#FFB48A", 22), colour32("#000000", 0), colour32("#0C0204", 165)]
    c.drawRect(
        skia.Rect.MakeWH(*PAGE), paint("ink", 1, shader=radial(900, 440, 1200, light, [0, 0.45, 1]))
    )


def woven_rule() -> np.ndarray:
    """The woven rule below the title of the curtain's paper."""
    x, y, w, _ = anchors("curtain")["curtain.panel"]
    rule = sheet(w - 120, 14, x + 60, y + 92)
    c = rule.getCanvas()
    cosmati_band(c, x + 60, y + 92, w - 120, 14, True)
    gold_stroke(c, roundrect(x + 60, y + 92, w - 120, 14, 1), 1.3)
    return pixels(rule)


def score(c: skia.Canvas) -> None:
    """Score sheet, turning points and the parchment of the charts."""
    at = anchors("score")
    ground(c)
    parchment(c, at["score.sheet"])
    panel(c, at["score.turning"], "leather", 9)
    parchment(c, at["score.charts"], 5)
    vignette(c)


def title(c: skia.Canvas) -> None:
    """The mosaic, darkened on the left for the buttons and below for the name."""
    whole_page(c, arr2img(paint_title()))
    page = skia.Rect.MakeWH(*PAGE)
    left = linear(0, 0, 620, 0, [colour32("#140803", 175), colour32("#140803", 0)], [0.1, 1])
    c.drawRect(page, paint("ink", 1, shader=left))
    low = [colour32("#140803", 0), colour32("#140803", 165), colour32("#0C0402", 225)]
    c.drawRect(page, paint("ink", 1, shader=linear(0, 720, 0, 1080, low, [0, 0.45, 1])))
