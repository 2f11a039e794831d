"""The pages of the campaign: the map of a life, and the sheet on which a chapter opens."""

import skia

from . import chart
from .boards_base import Box, anchors, carve, clad, frame, ground, panel, rect, vignette
from .boards_screens import CUBIC, parchment
from .boards_voyage import plain_chart
from .canvas import cat, font, linear, paint, roundrect, text
from .ornaments import city, cosmati_band, mountains, ship, windrose
from .style import ITALIC_FONT, LABEL_FONT
from .surfaces import gold_stroke, shadow

#: The part of the world on the map: degrees from west to east, from south to north. The chapters'
#: places are told as shares of it.
BOUNDS = (4.2, 21.0, 36.946, 49.0)
SEA_INK = "#1E4A55"
#: Chains of mountains: longitude and latitude of the leftmost peak, how many, how large.
RANGES = (
    (5.5, 44.35, 4, 1.5),
    (6.3, 45.45, 4, 1.75),
    (7.6, 46.35, 6, 1.85),
    (10.6, 46.75, 6, 1.8),
    (13.2, 46.55, 4, 1.55),
    (9.7, 44.32, 4, 1.05),
    (12.9, 42.75, 3, 1.1),
    (15.35, 40.28, 3, 0.95),
    (16.2, 39.1, 2, 1.0),
    (15.9, 44.7, 5, 1.25),
    (18.5, 43.55, 4, 1.3),
    (19.5, 42.3, 3, 1.2),
    (5.0, 47.2, 3, 1.1),
    (17.5, 48.55, 5, 1.2),
)
RIVERS = (
    ((7.2, 44.75), (7.75, 45.05), (8.9, 45.05), (10.0, 45.1), (11.2, 45.0), (12.45, 44.95)),
    ((4.83, 45.75), (4.8, 44.9), (4.65, 44.0), (4.75, 43.35)),
    ((9.4, 47.6), (8.4, 47.58), (7.6, 47.6), (7.75, 48.4), (8.2, 49.1)),
    ((8.4, 47.95), (10.0, 48.4), (12.0, 48.95), (13.5, 48.55), (15.4, 48.3), (16.4, 48.2),
     (17.2, 48.05), (18.8, 47.8), (19.0, 47.0), (18.85, 45.9), (20.3, 45.0), (21.4, 44.75)),
    ((11.75, 43.85), (11.6, 43.6), (11.25, 43.78), (10.75, 43.7), (10.25, 43.69)),
    ((12.2, 43.6), (12.4, 42.7), (12.5, 41.95), (12.2, 41.72)),
)  # fmt: skip
#: Lake Constance: where the ride north ends.
LAKES = ((9.35, 47.6, 13, 4.4, 18), (10.7, 45.6, 3.6, 10, 12), (8.6, 45.95, 3, 8, 20))
#: Unnamed towns: longitude, latitude, kind, banner, size.
TOWNS = (
    (9.15, 44.95, "latin", "crimson", 0.4),
    (16.35, 47.35, "castle", "crimson", 0.5),
    (11.9, 45.75, "latin", "gold", 0.42),
    (17.9, 46.2, "castle", "verdigris", 0.48),
    (5.7, 43.75, "latin", "lapis", 0.5),
    (20.4, 41.1, "byzantine", "crimson", 0.46),
    (15.2, 37.35, "castle", "gold", 0.42),
    (9.0, 40.35, "castle", "crimson", 0.42),
)
SHIPS = ((10.35, 40.9, 0.62, False, "crimson"), (18.2, 38.55, 0.6, True, "lapis"))
#: Latin names as on a chart: longitude, latitude, size, turn, spacing.
LANDS = (
    ("ALEMANNIA", 14.25, 47.72, 21, 0, 6),
    ("LOMBARDIA", 9.9, 44.62, 21, -2, 6),
    ("TVSCIA", 11.25, 43.2, 18, 12, 4),
    ("SICILIA", 14.15, 37.52, 19, -4, 4),
    ("HVNGARIA", 17.15, 46.8, 21, 0, 6),
    ("DALMATIA", 16.75, 44.0, 18, 36, 5),
    ("BVRGVNDIA", 6.0, 46.75, 18, 0, 4),
)
SEAS = (
    ("Mare Tyrrhenum", 12.0, 39.7, 26, -4, 2),
    ("Adria", 15.62, 42.95, 25, 38, 4),
    ("Mare Ionium", 18.6, 37.95, 24, -3, 1.5),
    ("Mare Ligusticum", 7.6, 43.05, 20, -6, 1),
)


def spot(lon: float, lat: float, field: Box) -> tuple[float, float]:
    """Where a place of the world lies on the page."""
    west, east, south, north = BOUNDS
    x, y, w, h = field
    top, foot = chart.merc(north), chart.merc(south)
    return x + (lon - west) / (east - west) * w, y + (top - chart.merc(lat)) / (top - foot) * h


def land(c: skia.Canvas, field: Box) -> None:
    """Coast and sea without anything on them."""
    _, _, w, h = field
    image = plain_chart((round(2 * w), round(2 * h)), BOUNDS, ("mountains",))
    c.drawImageRect(image, skia.Rect.MakeXYWH(*field), CUBIC)


def waters(c: skia.Canvas, field: Box) -> None:
    """Rivers as double pen strokes, lakes as drops."""
    for course in RIVERS:
        p = skia.Path()
        points = cat([spot(*place, field) for place in course], 12)
        p.addPoly([skia.Point(*point) for point in points], False)
        c.drawPath(p, paint(SEA_INK, 0.5, "stroke", 2.6))
        c.drawPath(p, paint("#9CC4BE", 0.85, "stroke", 1.3))
    for lon, lat, half, high, turn in LAKES:
        x, y = spot(lon, lat, field)
        c.save()
        c.translate(x, y)
        c.rotate(turn)
        lake = skia.Rect.MakeLTRB(-half, -high, half, high)
        c.drawOval(lake, paint("sea", 0.9))
        c.drawOval(lake, paint(SEA_INK, 0.7, "stroke", 1))
        c.restore()


def names(c: skia.Canvas, field: Box) -> None:
    """Lands in spaced capitals, seas in italics."""
    for written, ink, alpha, face in ((LANDS, "sepia", 0.6, LABEL_FONT),
                                      (SEAS, SEA_INK, 0.85, ITALIC_FONT)):  # fmt: skip
        for words, lon, lat, size, turn, track in written:
            c.save()
            c.translate(*spot(lon, lat, field))
            c.rotate(turn)
            text(c, words, 0, 0, font(face, size), paint(ink, alpha), "c", track)
            c.restore()


def things(c: skia.Canvas, field: Box) -> None:
    """Mountains, towns and ships, small as on a chart."""
    for lon, lat, count, size in RANGES:
        mountains(c, *spot(lon, lat, field), count, size, int(lon * 10))
    for lon, lat, kind, banner, size in TOWNS:
        city(c, *spot(lon, lat, field), size, kind, banner)
    for lon, lat, size, flip, stripe in SHIPS:
        ship(c, *spot(lon, lat, field), size, flip, stripe=stripe)


def inset(c: skia.Canvas, box: Box, holy: Box) -> None:
    """A small chart of its own: Jerusalem lies beyond the edge."""
    p = rect(box, 8)
    shadow(c, p, 3, 5, 6, 0.6)
    clad(c, p, "parchment", 0.6, 5)
    c.drawPath(p, paint("#FFF6DC", 0.4))
    gold_stroke(c, p, 1.8)
    c.drawPath(rect(box, 5, -6), paint("crimson", 0.45, "stroke", 1))
    x, y, w, h = holy
    city(c, x + w / 2, y + h * 0.84, 1.2, "byzantine", "ivory")


def cartouche(c: skia.Canvas, box: Box) -> None:
    """The wine-red plate of the title."""
    p = rect(box, 8)
    shadow(c, p, 3, 5, 6, 0.55)
    x, y, w, h = box
    shades = ["#7C1A2A", "#5A1018", "#3F0A11"]
    c.drawPath(p, paint("ink", 1, shader=linear(0, y, 0, y + h, shades, [0, 0.5, 1])))
    gold_stroke(c, p, 2.4)
    c.drawPath(roundrect(x + 6, y + 6, w - 12, h - 12, 4), paint("gold_hi", 0.55, "stroke", 1))


def campaign(c: skia.Canvas) -> None:
    """The map in its frame, the wood of the list and the parchment of the chapter."""
    at = anchors("campaign")
    ground(c)
    frame(c, at["campaign.frame"], 10)
    field = at["campaign.map"]
    inner = rect(field, 3)
    c.save()
    c.clipPath(inner, True)
    land(c, field)
    waters(c, field)
    names(c, field)
    things(c, field)
    x, y, w, h = at["campaign.rose"]
    windrose(c, x + w / 2, y + h - w / 2, w / 2)
    c.restore()
    carve(c, inner, 7, 0.6)
    gold_stroke(c, inner, 2.4)
    inset(c, at["campaign.inset"], at["campaign.holy"])
    cartouche(c, at["campaign.cartouche"])
    panel(c, at["campaign.list"], "walnut", 9)
    parchment(c, at["campaign.card"])
    vignette(c)


def chapter(c: skia.Canvas) -> None:
    """A large sheet over the darkened map: a chapter opens."""
    at = anchors("chapter")
    c.save()
    c.scale(1920 / 990, 1920 / 990)
    c.translate(-50, -230)
    field = anchors("campaign")["campaign.map"]
    land(c, field)
    waters(c, field)
    things(c, field)
    c.restore()
    c.drawRect(skia.Rect.MakeWH(1920, 1080), paint("#1A0C05", 0.62))
    vignette(c, 220)
    sheet = at["chapter.sheet"]
    parchment(c, sheet, 5)
    x, _, w, _ = sheet
    for name in ("chapter.band", "chapter.foot"):
        _, y, _, h = at[name]
        cosmati_band(c, x + 60, y, w - 120, h, True)
        gold_stroke(c, roundrect(x + 60, y, w - 120, h, 1), 1.3)
