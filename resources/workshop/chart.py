"""The Mediterranean as a portolan chart, from the clipped coastline in inputs/coast.json."""

import json
import math

import cv2
import numpy as np
import shapely
import skia
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

from .canvas import arr2img, font, img2arr, mask, paint, roundrect, text
from .noise import drop_shadow, n01, spectral
from .ornaments import city, cosmati_band, mountains, ship, windrose
from .style import INPUTS, ITALIC_FONT, LABEL_FONT, TITLE_FONT, rgb
from .textures import parchment

#: The five cities of the voyage: longitude and latitude of the vignette (moved a little inland),
#: kind, banner.
CITIES = {
    "Roma": (12.4, 42.2, "latin", "crimson"),
    "Constantinople": (29.3, 41.2, "byzantine", "crimson"),
    "Alexandria": (29.7, 30.5, "muslim", "gold"),
    "Tunis": (9.1, 35.4, "muslim", "verdigris"),
    "Barcelona": (1.4, 41.75, "latin", "gold"),
}
#: Unnamed small towns, decoration only.
TOWNS = (
    (14.1, 38.0, "castle", "gold", 0.62),
    (7.6, 44.4, "latin", "vermilion", 0.55),
    (13.6, 45.2, "byzantine", "crimson", 0.55),
    (22.4, 39.2, "latin", "lapis", 0.52),
    (14.4, 31.6, "muslim", "crimson", 0.52),
    (35.4, 31.6, "byzantine", "ivory", 0.6),
    (-1.7, 38.8, "muslim", "crimson", 0.55),
)
SIZES = dict(decorated=(2000, 1200), board=(1400, 900))
BOUNDS = dict(decorated=(-9.6, 38.6, 27.9, 47.3), board=(-4.8, 38.4, 28.6, 47.0))


def merc(la):
    return np.degrees(np.log(np.tan(np.pi / 4 + np.radians(la) / 2)))


def projection(variant):
    """A function from degrees to pixels of the chart."""
    W, H = SIZES[variant]
    a, b, c, d = BOUNDS[variant]
    m0, m1 = merc(c), merc(d)
    return lambda lon, lat: (
        (np.asarray(lon) - a) / (b - a) * W,
        (m1 - merc(np.asarray(lat))) / (m1 - m0) * H,
    )


def chaikin(p, n=2):
    for _ in range(n):
        q = np.empty((2 * (len(p) - 1) + 1, 2))
        a, b = p[:-1], p[1:]
        q[0:-1:2] = a * 0.75 + b * 0.25
        q[1:-1:2] = a * 0.25 + b * 0.75
        q[-1] = q[0]
        p = q
    return p


def _name(c, txt, x, y, K):
    ff = font(TITLE_FONT, 19 * K)
    w = ff.measureText(txt)
    rp = roundrect(x - w / 2 - 9, y - 17 * K, w + 18, 24 * K, 4)
    c.drawPath(rp, paint("ink", 0.25, blur=2))
    c.drawPath(rp, paint("vellum", 0.93))
    c.drawPath(rp, paint("crimson", 0.9, "stroke", 1))
    text(c, txt, x, y + 1, ff, paint("crimson"), "c")


def paint_chart(variant="board"):
    """Float RGB chart; decorated has frame, title and names, board leaves the names to the game."""
    decorated = variant == "decorated"
    W, H = SIZES[variant]
    K = 1.0 if decorated else 1.28
    proj = projection(variant)
    a, b, d, e = BOUNDS[variant]
    land = unary_union(
        [
            Polygon(p[0], p[1:]).buffer(0)
            for p in json.loads((INPUTS / "coast.json").read_text())["polygons"]
        ]
    )
    px = shapely.transform(
        land.intersection(box(a - 3, d - 3, b + 3, e + 3)),
        lambda v: np.stack(proj(v[:, 0], v[:, 1]), 1),
    ).intersection(box(-60, -60, W + 60, H + 60))
    px = px.buffer(1.6).simplify(2.2).buffer(-1.1)
    cuts = [
        ((15.66, 38.28), (15.60, 37.85), 8),
        ((-6.4, 35.95), (-4.9, 35.98), 11),
        ((29.05, 41.4), (29.15, 40.9), 8),
        ((26.0, 40.0), (27.2, 40.55), 8),
        ((8.9, 41.38), (9.6, 41.3), 7),
    ]
    for a, b, w in cuts:
        px = px.difference(
            LineString([tuple(map(float, proj(*a))), tuple(map(float, proj(*b)))]).buffer(w)
        )
    polys = [p for p in px.geoms if p.area > 46]
    nz = [spectral(H + 256, W + 256, 2.2, 90 + i, lo=30) for i in (0, 1)]

    def wob(p, amp=1.5):
        i = np.clip((p + 100).astype(int), 0, [W + 200, H + 200])
        return p + amp * np.stack([nz[0][i[:, 1], i[:, 0]], nz[1][i[:, 1], i[:, 0]]], 1)

    coast = skia.Path()
    coast.setFillType(skia.PathFillType.kEvenOdd)
    for p in polys:
        for r in [p.exterior] + list(p.interiors):
            if r.length < 22:
                continue
            q = wob(chaikin(np.array(r.segmentize(9).coords)))
            coast.addPoly([skia.Point(*v) for v in q], True)
    m = mask(lambda c: c.drawPath(coast, paint("ink")), W, H)
    sea = (m < 0.5).astype(np.uint8)
    dsea = cv2.distanceTransform(sea, cv2.DIST_L2, 5)
    dland = cv2.distanceTransform(1 - sea, cv2.DIST_L2, 5)
    base = parchment(W, H, 21, strength=1.0)
    sm = cv2.GaussianBlur(m, (0, 0), 0.7)[..., None]
    n1 = spectral(H, W, 2.0, 51)
    n2 = spectral(H, W, 1.2, 52, lo=40)
    # sea wash: watercolour verdigris/azure, strongest at coast with dark edge
    wash = 0.40 * np.exp(-dsea / 34) + 0.34 + 0.07 * n1
    wash = np.clip(wash, 0, 0.85)
    seacol = base * (1 - wash[..., None]) + base * wash[..., None] * (rgb("#6FA3A6") * 1.16)
    # water-lining
    wob2 = dsea + 1.5 * n2 + 1.2 * n1
    for lv, al, th in (
        (6, 0.50, 0.75),
        (12, 0.40, 0.7),
        (20, 0.30, 0.65),
        (30, 0.20, 0.6),
        (42, 0.12, 0.6),
    ):
        ln = np.clip(1.15 - np.abs(wob2 - lv) / th, 0, 1) * al
        seacol = seacol * (1 - ln[..., None]) + rgb("#2E5560") * ln[..., None]
    # land wash
    lw = np.clip(0.40 * np.exp(-dland / 13) + 0.13 + 0.04 * n1, 0, 0.7)
    landcol = base * 1.02 * (1 - lw[..., None]) + base * lw[..., None] * rgb("#C9A45E") * 1.15
    gr = np.clip(n01(n1, 1.6) - 0.45, 0, 1) * 0.35 * np.clip(dland / 60, 0, 1)
    landcol = landcol * (1 - gr[..., None]) + base * rgb("#A9B27A") * 1.18 * gr[..., None]
    col = seacol * (1 - sm) + landcol * sm
    # cast shadow of land on sea (lifts the land)
    sh = drop_shadow(m, 4, 6, 5, 0.35) * (1 - m)
    col *= 1 - sh[..., None] * 0.8
    s = skia.Surface(W, H)
    c = s.getCanvas()
    c.drawImage(arr2img(col), 0, 0)
    # rhumb lines from a 16-node circle
    c.save()
    cx, cy, R = 980, 610, 900
    nodes = [
        (cx + R * math.cos(2 * math.pi * k / 16), cy + R * 0.62 * math.sin(2 * math.pi * k / 16))
        for k in range(16)
    ]
    c.save()
    c.clipPath(coast, skia.ClipOp.kDifference, True)
    for i, (x, y) in enumerate(nodes[:]):
        for j in range(i + 1, 16):
            k = (j - i) % 16
            col, a = (
                ("crimson", 0.42)
                if k in (2, 6, 10, 14)
                else ("malachite", 0.40)
                if k % 2
                else ("sepia", 0.44)
            )
            c.drawLine(x, y, *nodes[j], paint(col, a, "stroke", 0.9))
    c.restore()
    c.restore()
    # islands coloured, portolan style
    tint = {
        "Sicilia": (14.1, 37.5, "crimson"),
        "Sardinia": (9.0, 40.0, "malachite"),
        "Corsica": (9.1, 42.1, "lapis"),
        "Creta": (24.9, 35.2, "gold"),
        "Cyprus": (33.2, 35.0, "crimson"),
        "Maiorca": (3.0, 39.6, "gold"),
        "Rhodus": (28.0, 36.2, "vermilion"),
        "Euboea": (23.9, 38.5, "malachite"),
        "Lesbos": (26.3, 39.2, "lapis"),
        "Minorca": (4.1, 39.97, "crimson"),
        "Ibiza": (1.4, 39.0, "lapis"),
        "Zakyn": (20.6, 38.2, "gold"),
        "Chios": (26.0, 38.4, "crimson"),
        "Malta": (14.4, 35.9, "gold"),
    }
    for _nme, (lo, la, colr) in tint.items():
        x, y = proj(lo, la)
        here = Point(float(x), float(y))
        best = min(polys, key=here.distance)
        if best.area > 60000 or best.distance(here) > 60:
            continue
        q = wob(chaikin(np.array(best.exterior.segmentize(9).coords)))
        p = skia.Path()
        p.addPoly([skia.Point(*v) for v in q], True)
        c.save()
        c.clipPath(p, True)
        c.drawPath(p, paint(colr, 0.36 if best.area > 3000 else 0.55))
        c.drawPath(p, paint(colr, 0.65, "stroke", 9, blur=3))
        c.restore()
    # coast ink: main pen line + thin wobble
    c.drawPath(coast, paint("ink", 0.85, "stroke", 1.7))
    c.drawPath(coast, paint("ink", 0.55, "stroke", 0.8, pe=skia.DiscretePathEffect.Make(5, 1.3)))
    # inner gold rim
    c.save()
    c.clipPath(coast, True)
    c.drawPath(coast, paint("gold_dk", 0.28, "stroke", 7, blur=1.2))
    c.restore()
    # mountains
    for lo, la, n, sc in (
        (-5.6, 32.2, 9, 1.1),
        (2.4, 35.1, 9, 1.0),
        (-0.5, 42.8, 9, 1.05),
        (6.6, 44.9, 5, 1.15),
        (6.9, 46.35, 7, 1.15),
        (14.2, 46.4, 5, 1.1),
        (15.8, 45.0, 4, 0.9),
        (19.6, 42.6, 6, 1.0),
        (21.4, 40.6, 4, 0.9),
        (30.5, 37.3, 12, 1.05),
        (35.0, 39.3, 7, 0.95),
        (23.5, 42.3, 7, 0.95),
    ):
        x, y = proj(lo, la)
        mountains(
            c, float(x), float(y), max(3, int(n * 0.62)), sc * 1.75 * K**0.5, int(abs(lo * 10))
        )

    def lab(txt, lo, la, size=30, rot=0, col="sepia", a=0.62, track=10, fam=LABEL_FONT):
        x, y = proj(lo, la)
        c.save()
        c.translate(float(x), float(y))
        c.rotate(rot)
        text(c, txt, 0, 0, font(fam, size), paint(col, a), "c", track)
        c.restore()

    if not decorated:
        lab("Mare Ionium", 18.9, 36.3, 30, 0, "#1E4A55", 0.85, 1, ITALIC_FONT)
        lab("Mare Libycum", 22.0, 33.6, 30, 0, "#1E4A55", 0.85, 1, ITALIC_FONT)
        lab("Pontus", 33.2, 43.6, 34, 0, "#1E4A55", 0.85, 4, ITALIC_FONT)
    else:
        lab("HISPANIA", -4.6, 40.3, 34, -8, track=14)
        lab("GALLIA", 2.6, 45.6, 34, 0, track=16)
        lab("BARBARIA", 4.2, 32.9, 34, 0, track=26)
        lab("LIBYA", 19.2, 29.4, 36, 0, track=30)
        lab("ÆGYPTUS", 29.4, 28.9, 32, 0, track=10)
        lab("ROMANIA", 33.0, 40.3, 32, -4, track=14)
        lab("SYRIA", 37.3, 35.6, 26, 84, track=8)
        lab("HUNGARIA", 20.2, 46.3, 28, 0, track=8)
        lab("Mare Tyrrhenum", 12.3, 39.75, 27, -4, "#1E4A55", 0.85, 3, ITALIC_FONT)
        lab("Mare Ionium", 18.4, 37.0, 28, 0, "#1E4A55", 0.85, 5, ITALIC_FONT)
        lab("Mare Libycum", 27.6, 33.9, 28, -3, "#1E4A55", 0.85, 2, ITALIC_FONT)
        lab("Adria", 15.9, 42.75, 24, 38, "#1E4A55", 0.85, 4, ITALIC_FONT)
        lab("Mare Balearicum", 4.1, 38.1, 24, -6, "#1E4A55", 0.85, 1, ITALIC_FONT)
        lab("Pontus", 32.2, 42.7, 34, 0, "#1E4A55", 0.85, 8, ITALIC_FONT)
    for lo, la, k, b, sc in TOWNS:
        x, y = map(float, proj(lo, la))
        city(c, x, y, sc * K * 1.22, k, b)
    for name, (lo, la, k, b) in CITIES.items():
        x, y = map(float, proj(lo, la))
        city(c, x, y, K * 1.5, k, b)
        if decorated:
            _name(c, name.upper(), x, y + 24 * K + 13, K)
    (
        windrose(c, *map(float, proj(19.3, 33.75)), 112)
        if decorated
        else windrose(c, *map(float, proj(4.2, 31.0)), 92)
    )
    for lo, la, sc, fl, st in (
        ()
        if not decorated
        else (
            (5.9, 40.9, 1.0, False, "crimson"),
            (25.2, 33.2, 1.05, True, "lapis"),
            (31.2, 33.0, 0.85, False, "malachite"),
            (-7.9, 36.0, 0.75, False, "crimson"),
            (35.2, 43.9, 0.8, True, "crimson"),
        )
    ):
        x, y = proj(lo, la)
        ship(c, float(x), float(y), sc, fl, stripe=st)
    if decorated:
        # frame: band + gold fillets
        B = 34
        for x, y, w, h, _hz in ((0, 0, W, B, True), (0, H - B, W, B, True)):
            cosmati_band(c, x, y, w, h, True, n=58, kind="star")
        for x in (0, W - B):
            c.save()
            cosmati_band(c, x, B, B, H - 2 * B, False, n=34, kind="star")
            c.restore()
        for o, wd, colr in (
            (B, 3.2, "gold"),
            (B + 3.6, 1.1, "ink"),
            (B - 2, 1.0, "ink"),
            (1.5, 3, "gold_dk"),
        ):
            c.drawRect(skia.Rect.MakeLTRB(o, o, W - o, H - o), paint(colr, 1, "stroke", wd))
        # title cartouche
        bx, by, bw, bh = 70, 1046, 430, 84
        rp = roundrect(bx, by, bw, bh, 10)
        c.drawPath(rp, paint("ink", 0.45, blur=6))
        c.drawPath(rp, paint("crimson"))
        c.drawPath(
            roundrect(bx + 5, by + 5, bw - 10, bh - 10, 7), paint("gold_hi", 1, "stroke", 1.6)
        )
        c.drawPath(
            roundrect(bx + 9, by + 9, bw - 18, bh - 18, 5), paint("gold", 0.8, "stroke", 0.8)
        )
        text(
            c, "MARE NOSTRVM", bx + bw / 2, by + 42, font(TITLE_FONT, 33), paint("gold_hi"), "c", 3
        )
        text(
            c,
            "Tabula Itinerum Friderici Imperatoris · MCCXXX",
            bx + bw / 2,
            by + 67,
            font(ITALIC_FONT, 19),
            paint("vellum"),
            "c",
        )
    a = (img2arr(s).astype(np.float32) / 255)[..., :3]
    g = parchment(W, H, 77, strength=0.8)
    lum = g.mean(-1, keepdims=True)
    a = a * (0.55 + 0.45 * lum / lum.mean())
    yy, xx = np.mgrid[0:H, 0:W]
    v = (
        1
        - 0.20
        * np.clip((((xx - W / 2) / (W / 2)) ** 2 + ((yy - H / 2) / (H / 2)) ** 2) / 2, 0, 1) ** 1.3
    )
    return np.clip(a * v[..., None], 0, 1)
