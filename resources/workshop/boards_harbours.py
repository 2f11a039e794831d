"""Harbours with open water: a quay and a beacon, berths for four large ships, a ring and a price tag
for a harbour that can be reached. Replaces the long dark pills of boards_voyage."""

import cv2
import numpy as np
import skia

from .boards_base import anchors, carve, centre, frame, rect
from .boards_voyage import (
    CITIES,
    SEA_ROAD,
    card_bed,
    moored,
    moves,
    plain_chart,
    plaque,
    sea_way,
    world,
)
from .canvas import arr2img, linear, paint, path
from .noise import spectral
from .ornaments import city, windrose
from .style import INK
from .surfaces import gold_stroke

#: The middle line of the keels, from the top of a harbour's box.
KEELS = 36.0
BEACONS = {
    "roma": "latin",
    "constantinople": "byzantine",
    "alexandria": "muslim",
    "tunis": "muslim",
    "barcelona": "castle",
}


def quays() -> dict[str, tuple[float, float]]:
    """Left end and middle line of every harbour on the page that is being painted."""
    boxes = {name: anchors("table")[f"voyage.{name}.harbour"] for name in CITIES}
    return {name: (x, y + KEELS) for name, (x, y, _, _) in boxes.items()}


def quay(c: skia.Canvas, name: str) -> None:
    """A wooden pier with a beacon at its end and ripples where ships lie."""
    x, y = quays()[name]
    for k in range(4):
        bx, by = centre(anchors("table")[f"voyage.{name}.ship{k + 1}"])
        for j in range(2):
            p = skia.Path()
            p.moveTo(bx - 22 + 6 * j, by + 21 + 5 * j)
            for _ in range(4 - j):
                p.rQuadTo(5, -3, 10, 0)
            c.drawPath(p, paint("#F4FAF0", 0.6 - 0.2 * j, "stroke", 1.2))
            p.offset(0, 1.3)
            c.drawPath(p, paint("#1E4652", 0.45, "stroke", 1.0))
    ex = x + 225
    c.drawOval(skia.Rect.MakeXYWH(ex - 26, y + 3, 54, 17), paint("#173A44", 0.42, blur=3))
    isle = skia.Path()
    isle.addOval(skia.Rect.MakeXYWH(ex - 24, y - 1, 48, 17))
    c.drawPath(isle, paint("ink", 1, shader=linear(0, y, 0, y + 17, ["#EBDDB4", "#B49A66"])))
    c.drawPath(isle, paint(INK, 1, "stroke", 1.3))
    c.drawPath(isle, paint("#FFF8E0", 0.5, "stroke", 0.6))
    city(c, ex, y + 4, 0.5, BEACONS[name], "crimson" if name != "constantinople" else "lapis")


def ring(c: skia.Canvas, x: float, y: float, level: str = "possible", mark: bool = True) -> None:
    """The ring on the water round a berth: where the ship can sail; it never covers the sea."""
    p = skia.Path()
    p.addOval(skia.Rect.MakeXYWH(x - 30, y - 4, 60, 32))
    strong = level == "next"
    c.drawPath(p, paint("#FFF4CE", 0.55 if strong else 0.08))
    if strong:
        c.drawPath(p, paint("#FFD97A", 0.55, "stroke", 20, blur=9))
        c.drawPath(p, paint("#FFE9A8", 0.85, "stroke", 9, blur=3))
    else:
        c.drawPath(p, paint("#FFD97A", 0.38, "stroke", 9, blur=4))
    c.drawPath(p, paint("#3A1E06", 0.9, "stroke", 6 if strong else 3.6))
    c.drawPath(p, paint("#FFE08A" if strong else "#F2D27A", 1, "stroke", 4 if strong else 2))
    if strong:
        c.drawPath(p, paint("#FFFBE6", 1, "stroke", 1.4))
    if mark:
        q = path("M0 -7L7 0L0 7L-7 0Z")
        c.save()
        c.translate(x, y + 12)
        c.drawPath(q, paint(INK, 0.85, "stroke", 3))
        c.drawPath(q, paint("#FFE9A8"))
        c.restore()


def tag(
    c: skia.Canvas, x: float, y: float, w: float = 58.0, h: float = 28.0, free: bool = False
) -> None:
    """A price tag on a short cord; the number or "free" is written at run time."""
    cord = skia.Path()
    cord.moveTo(x - 15, y + 6)
    cord.quadTo(x - 5, y + 8, x + 3, y)
    c.drawPath(cord, paint(INK, 1, "stroke", 3))
    c.drawPath(cord, paint("#E9D7A6", 1, "stroke", 1.4))
    p = skia.Path()
    p.moveTo(x + 10, y - h / 2)
    p.lineTo(x + w, y - h / 2)
    p.lineTo(x + w, y + h / 2)
    p.lineTo(x + 10, y + h / 2)
    p.lineTo(x, y)
    p.close()
    soft = skia.CornerPathEffect.Make(4)
    c.save()
    c.translate(1.5, 3)
    c.drawPath(p, paint("#04140E", 0.55, pe=soft, blur=2.2))
    c.restore()
    ends = ["#F2F8E4", "#C9DDAE"] if free else ["#FFF8E6", "#E9D7AC"]
    c.drawPath(p, paint("ink", 1, shader=linear(0, y - h / 2, 0, y + h / 2, ends), pe=soft))
    c.drawPath(p, paint("#2F4A26" if free else "#5A3A22", 1, "stroke", 1.6, pe=soft))
    c.drawCircle(x + 8, y, 2.4, paint("#3A2210"))
    c.drawCircle(x + 8, y, 2.4, paint("#C9982F", 1, "stroke", 1))


def serpent(c: skia.Canvas, x: float, y: float, s: float) -> None:
    """A sea serpent in three coils, as on old charts."""
    c.save()
    c.translate(x, y)
    c.scale(s, s)
    for k, (cx, r) in enumerate(((34, 9), (14, 12), (-10, 14))):
        p = skia.Path()
        p.moveTo(cx - r, 0)
        p.quadTo(cx, -r * 2.3, cx + r, 0)
        p.lineTo(cx + r - 5, 0)
        p.quadTo(cx, -r * 1.25, cx - r + 5, 0)
        p.close()
        c.drawPath(p, paint("#5F8A6C"))
        c.drawPath(p, paint(INK, 1, "stroke", 1.4))
        for j in range(3):
            c.drawCircle(cx - 4 + 4 * j, -r * 1.02 + abs(j - 1), 1.1, paint("#E9D7A6"))
    h = skia.Path()
    h.moveTo(-30, 0)
    h.cubicTo(-40, -14, -34, -34, -46, -32)
    h.cubicTo(-56, -30, -60, -25, -66, -24)
    h.lineTo(-56, -20)
    h.cubicTo(-48, -18, -48, -10, -38, 0)
    h.close()
    c.drawPath(h, paint("#6C9A78"))
    c.drawPath(h, paint(INK, 1, "stroke", 1.5))
    c.drawCircle(-51, -27, 1.6, paint("#FFF4D8"))
    c.drawCircle(-51, -27, 0.8, paint(INK))
    for dx in (-58, -34, -2, 22, 44):
        c.drawArc(
            skia.Rect.MakeXYWH(dx - 7, -1, 14, 6),
            0,
            180,
            False,
            paint("#F4FAF0", 0.8, "stroke", 1.4),
        )
    c.restore()


def dolphin(c: skia.Canvas, x: float, y: float, s: float, flip: bool = False) -> None:
    """A leaping dolphin."""
    c.save()
    c.translate(x, y)
    c.scale(-s if flip else s, s)
    p = path(
        "M-22 6C-16 -8 4 -14 16 -4L26 -3L18 2C14 8 2 4 -8 8L-18 14L-16 8L-26 8Z M0 -10L6 -17L9 -8Z"
    )
    c.drawPath(p, paint("#56798A"))
    c.drawPath(p, paint(INK, 1, "stroke", 1.4))
    c.drawCircle(14, -3, 1.2, paint("#FFF4D8"))
    c.restore()


def bays(shape: tuple[int, int], corner: tuple[float, float]) -> np.ndarray:
    """Mask of the roadsteads, with a wavering shore, in pixels of the chart."""
    m = np.zeros(shape, np.float32)
    for x, y in quays().values():
        left, top = (x - corner[0]) * 2, (y - corner[1]) * 2
        ends = (int(left - 4), int(top - 50)), (int(left + 474), int(top + 44))
        cv2.rectangle(m, *ends, 1.0, -1)
    m = cv2.GaussianBlur(m, (0, 0), 11)
    return m + 0.055 * spectral(*shape, 2.6, 9) > 0.46


SEA_TONE = (np.array([0.70, 0.93, 1.0]), np.array([0.0, 0.015, 0.03]))


def mixed(a: np.ndarray, other: np.ndarray, share: np.ndarray) -> None:
    """Replace part of the colours of a picture, in place."""
    a[..., :3] = a[..., :3] * (1 - share[..., None]) + other * share[..., None]


def deeper(image: skia.Image, corner: tuple[float, float]) -> skia.Image:
    """The chart with a fuller blue where it is sea, and a bay of it at every harbour."""
    a = image.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32) / 255
    r, g, b = (a[..., i] for i in range(3))
    blue = np.clip((np.minimum(g, b + 0.05) - r + 0.03) / 0.10, 0, 1)
    sea = cv2.GaussianBlur(blue, (0, 0), 1.0)
    mixed(a, a[..., :3] * SEA_TONE[0] + SEA_TONE[1], sea)
    bay = bays(sea.shape, corner)
    wet = cv2.GaussianBlur(sea, (0, 0), 2.5) > 0.5
    new = bay & ~wet
    deep = np.median(a[..., :3][wet], axis=0)
    water = deep * (1 + 0.035 * spectral(*sea.shape, 2.2, 4))[..., None]
    edge = cv2.dilate(new.astype(np.float32), np.ones((5, 5), np.uint8)) * bay
    mixed(a, water, cv2.GaussianBlur(edge, (0, 0), 0.9))
    shore(a, wet | bay, new)
    return arr2img(np.clip(a, 0, 1))


def shore(a: np.ndarray, water: np.ndarray, new: np.ndarray) -> None:
    """Shallows and an ink line along the coast of the new bays."""
    union = water.astype(np.uint8)
    near = cv2.dilate(new.astype(np.uint8), np.ones((9, 9), np.uint8)) > 0
    line = cv2.morphologyEx(union, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8)) * near
    far = cv2.distanceTransform(union, cv2.DIST_L2, 5)
    shallow = (np.clip(1 - far / 16, 0, 1) * water * near).astype(np.float32)
    mixed(a, np.array([0.80, 0.90, 0.84]), cv2.GaussianBlur(shallow, (0, 0), 1.5) * 0.35)
    mixed(
        a,
        np.array([0.30, 0.20, 0.12]),
        cv2.GaussianBlur(line.astype(np.float32), (0, 0), 0.8) * 0.85,
    )


#: Creatures of the open water on the design's page, and the city each swims with.
SERPENT = (1146.0, 326.0, "roma")
DOLPHINS = ((1082.0, 374.0, 0.8, False, "tunis"), (1318.0, 322.0, 0.6, True, "constantinople"))


def creatures(c: skia.Canvas) -> None:
    """A sea serpent and two dolphins where the water is open."""
    x, y, city_name = SERPENT
    dx, dy = moves(city_name)
    serpent(c, x + dx, y + dy, 0.78)
    for x, y, size, flip, city_name in DOLPHINS:
        dx, dy = moves(city_name)
        dolphin(c, x + dx, y + dy, size, flip)


def voyage(c: skia.Canvas) -> None:
    """The voyage board: a clear sea, sea road, vignettes, quays; then the plaques."""
    at = anchors("table")
    inner = frame(c, at["voyage"], 10)
    q = rect(inner, 3)
    c.save()
    c.clipPath(q, True)
    field = inner[2:]
    chart = plain_chart((round(2 * field[0]), round(2 * field[1])), world(*field))
    cubic = skia.SamplingOptions(skia.CubicResampler.Mitchell())
    c.drawImageRect(deeper(chart, inner[:2]), skia.Rect.MakeXYWH(*inner), cubic)
    for k, points in enumerate(SEA_ROAD):
        sea_way(c, moored(points, CITIES[k], CITIES[(k + 1) % 5]))
    (ax, ay), (bx, by) = moves("alexandria"), moves("tunis")
    windrose(c, 1272 + (ax + bx) / 2, 470 + (ay + by) / 2, 46)
    creatures(c)
    for name in CITIES:
        quay(c, name)
    c.restore()
    carve(c, q, 7, 0.6)
    gold_stroke(c, q, 2.4)
    for name in CITIES:
        plaque(c, name)
    card_bed(c, at["voyage.pile"])
