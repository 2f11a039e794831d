"""Parts of the voyage board: a chart without names, five city plaques and the sea road."""

import functools
import math

import skia

from . import chart
from .boards_base import Box, anchors, arrow, carve, clad, dashes, plate, rect, well
from .canvas import arr2img, cat, paint, roundrect
from .surfaces import gold_stroke, shadow

CITIES = ("roma", "constantinople", "alexandria", "tunis", "barcelona")
#: Where the cities lie on the design's page.
HOMES = {
    "roma": (1078, 66),
    "constantinople": (1342, 112),
    "alexandria": (1342, 396),
    "tunis": (962, 396),
    "barcelona": (822, 148),
}
#: Ways from harbour to harbour in the order of travel.
SEA_ROAD = (
    ((1318, 246), (1330, 270), (1344, 288)),
    ((1560, 309), (1574, 330), (1572, 350)),
    ((1342, 376), (1270, 398), (1204, 380)),
    ((980, 351), (940, 357), (900, 345)),
    ((1064, 318), (1090, 292), (1098, 263)),
)


#: The part of the world on the chart of the design: degrees from west to east, south to north.
WORLD = (-6.0, 38.5, 26.0, 48.1)
DESIGN = (770.0, 492.0)


def world(width: float, height: float) -> tuple[float, float, float, float]:
    """The part of the world that a field of that size shows at the design's scale."""
    west, east, south, north = WORLD
    wide, high = (east - west) * (width / DESIGN[0] - 1), (north - south) * (height / DESIGN[1] - 1)
    return west - wide * 0.55, east + wide * 0.45, south - high * 0.5, north + high * 0.5


@functools.lru_cache(None)
def plain_chart(
    size: tuple[int, int],
    bounds: tuple[float, float, float, float],
    without: tuple[str, ...] = (),
) -> skia.Image:
    """The chart painted without names, towns and compass, nor what else it is to do without."""
    bare = ("text", "windrose", *without)
    kept = {k: getattr(chart, k) for k in (*bare, "CITIES", "TOWNS")}
    chart.SIZES["plain"], chart.BOUNDS["plain"] = size, bounds
    for name in bare:
        setattr(chart, name, lambda *_, **__: None)
    chart.CITIES, chart.TOWNS = {}, ()
    try:
        return arr2img(chart.paint_chart("plain"))
    finally:
        for name, value in kept.items():
            setattr(chart, name, value)


def moves(city: str) -> tuple[float, float]:
    """How far a city lies from its place on the design's page."""
    x, y, _, _ = anchors("table")[f"voyage.{city}"]
    design = HOMES[city]
    return x - design[0], y - design[1]


def moored(
    points: tuple[tuple[float, float], ...], start: str, end: str
) -> tuple[tuple[float, float], ...]:
    """A way between two cities that have moved."""
    (ax, ay), (bx, by) = moves(start), moves(end)
    last = len(points) - 1
    return tuple(
        (x + ax + (bx - ax) * k / last, y + ay + (by - ay) * k / last)
        for k, (x, y) in enumerate(points)
    )


def sea_way(c: skia.Canvas, points: tuple[tuple[float, float], ...]) -> None:
    """Dashed red way with an arrow head in its middle."""
    u = cat(points, 16)
    p = skia.Path()
    p.addPoly([skia.Point(*v) for v in u], False)
    c.drawPath(p, paint("#FFF6DC", 0.85, "stroke", 7))
    c.drawPath(p, paint("#7A1E2B", 1, "stroke", 3, pe=dashes(10, 7)))
    (x0, y0), (x1, y1) = u[len(u) // 2], u[len(u) // 2 + 2]
    c.save()
    c.translate(x0, y0)
    c.rotate(math.degrees(math.atan2(y1 - y0, x1 - x0)))
    arrow(c, 2, 0, 20, 17)
    c.restore()


def plaque(c: skia.Canvas, name: str) -> None:
    """City plaque: red name plate, two Ally wells, two card wells and the market strip."""
    at = anchors("table")
    x, y, w, h = at[f"voyage.{name}"]
    p = roundrect(x - 4, y - 3, w + 8, h + 8, 7)
    shadow(c, p, 3, 6, 6, 0.6)
    clad(c, p, "parchment", 0.7, 3)
    c.drawPath(p, paint("#FFF6DC", 0.28))
    carve(c, p, 2, 0.25)
    gold_stroke(c, p, 2)
    plate(c, rect((x, y, w, 24), 4), "#8A1F2A", 1.2)
    for kind in ("ally", "card"):
        for k in (1, 2):
            well(c, at[f"voyage.{name}.{kind}{k}"], 5, 0.26 if kind == "ally" else 0.2, 2.8)
    mx, my, mw, mh = at[f"voyage.{name}.market"]
    strip = rect((mx, my, mw, mh - 2), 4)
    clad(c, strip, "wood", 0.4)
    c.drawPath(strip, paint("#1A0C04", 0.35))
    carve(c, strip, 2.6)


def card_bed(c: skia.Canvas, box: Box) -> None:
    """Bed of the pile of Advanced cards on the open sea."""
    p = rect(box, 5, 3)
    c.drawPath(p, paint("#F4E8CC", 0.5))
    well(c, box, 5, 0.4, 2.6)
    gold_stroke(c, p, 1.1)
