"""Hex tiles, their backs, the spaces of a duchy and the small forms for rivals' duchies."""

import functools
import math
from collections.abc import Callable

import numpy as np
import skia

from . import buildings
from . import scenes as scene
from . import signs
from .beasts import beast, pasture
from .look import (
    BLACK,
    CONTOUR,
    INN,
    KINDS,
    REACH,
    RIM,
    Kind,
    edging,
    gilt,
    hexagon,
    rim,
    sign,
)
from ..canvas import arr2img, imgshader, linear, paint, path, radial
from ..noise import spectral
from ..style import colour32, mix
from ..surfaces import material

NIGHT = "#1B2A52"


@functools.lru_cache(None)
def brushwork() -> skia.Image:
    """Grey strokes and grain that are laid over a picture, so that it looks painted."""
    n = 512
    a = (
        0.5
        + 0.06 * spectral(n, n, 1.7, 41, ax=0.45, ay=1.7, lo=18)
        + 0.05 * spectral(n, n, 2.4, 42, lo=5)
        + 0.03 * spectral(n, n, 0.8, 43, lo=60)
    )
    return arr2img(np.dstack([a, a, a]))


def framed(
    c: skia.Canvas, kind: Kind, picture: Callable[[skia.Canvas], None], window: float = RIM
) -> None:
    """A tile: picture inside the window, rim of its kind round it."""
    c.save()
    c.clipPath(hexagon(window - 1, 3), True)
    picture(c)
    c.drawPath(
        hexagon(window - 1, 3),
        paint("ink", 0.55, shader=imgshader(brushwork(), 0.28, 0.28), mode=skia.BlendMode.kOverlay),
    )
    shade = radial(
        0,
        -4,
        60,
        [colour32("#000000", 0), colour32("#000000", 0), colour32("#1A0A04", 110)],
        [0, 0.7, 1],
    )
    c.drawPath(hexagon(window - 1, 3), paint("ink", 1, shader=shade))
    c.restore()
    rim(c, kind, window)


def _workers(c: skia.Canvas, n: int, y: float, s: float, step: float) -> None:
    for i in range(n):
        signs.worker(c, (i - (n - 1) / 2) * step, y, s)


#: What stands on the label of each building.
def _label_market(c: skia.Canvas, y: float) -> None:
    signs.hexlet(c, -9, y, 19, "ship")
    signs.hexlet(c, 9, y, 19, "livestock")


def _label_church(c: skia.Canvas, y: float) -> None:
    for x, kind in ((-17, "mine"), (0, "monastery"), (17, "castle")):
        signs.hexlet(c, x, y, 18, kind)


def _label_warehouse(c: skia.Canvas, y: float) -> None:
    signs.crate(c, -13, y, 17)
    signs.arrow(c, 2, y, 9)
    signs.silver(c, 15, y, 15)


def _label_carpenter(c: skia.Canvas, y: float) -> None:
    signs.hexlet(c, 0, y, 20, "building")


def _label_boarding(c: skia.Canvas, y: float) -> None:
    _workers(c, 4, y, 14.5, 13)


def _label_bank(c: skia.Canvas, y: float) -> None:
    signs.silver(c, -9, y, 17)
    signs.silver(c, 9, y, 17)


def _label_hall(c: skia.Canvas, y: float) -> None:
    signs.hexlet(c, -10, y, 19, "any")
    signs.arrow(c, 10, y, 13, 90)


def _label_tower(c: skia.Canvas, y: float) -> None:
    signs.laurel(c, 0, y, 22, "4")


LABELS = {
    "warehouse": (_label_warehouse, 54),
    "watchtower": (_label_tower, 34),
    "carpenter": (_label_carpenter, 34),
    "church": (_label_church, 60),
    "market": (_label_market, 46),
    "boarding-house": (_label_boarding, 60),
    "bank": (_label_bank, 46),
    "town-hall": (_label_hall, 46),
}
LABEL_Y, LABEL_H = 31, 21


def building(c: skia.Canvas, name: str) -> None:
    """A building with the sign of its effect."""

    def picture(c: skia.Canvas) -> None:
        buildings.town(c)
        c.save()
        c.translate(0, 3)
        c.scale(1.08, 1.08)
        buildings.PICTURES[name](c)
        c.restore()

    framed(c, KINDS["building"], picture)
    label, width = LABELS[name]
    signs.plaque(c, LABEL_Y, width, LABEL_H)
    label(c, LABEL_Y)


def livestock(c: skia.Canvas, name: str, count: int) -> None:
    """A pasture; the number of beasts is also written."""
    framed(c, KINDS["livestock"], lambda c: pasture(c, name, count))
    signs.laurel(c, 0, 45, 23, str(count))


def mine(c: skia.Canvas) -> None:
    """A mine: one silver at the end of each phase."""
    framed(c, KINDS["mine"], buildings.mine_scene)
    signs.plaque(c, LABEL_Y + 4, 44, 20)
    signs.hourglass(c, -9, LABEL_Y + 4, 15)
    signs.silver(c, 9, LABEL_Y + 4, 16)


def ship(c: skia.Canvas) -> None:
    """A ship: take goods, step forward on the bridge."""
    framed(c, KINDS["ship"], buildings.ship_scene)
    signs.plaque(c, LABEL_Y + 2, 54, 20)
    signs.crate(c, -15, LABEL_Y + 2, 16)
    signs.pawn(c, 5, LABEL_Y + 2, 16)
    signs.arrow(c, 18, LABEL_Y + 2, 10)


def castle(c: skia.Canvas) -> None:
    """A castle: one more action with any number."""
    framed(c, KINDS["castle"], buildings.castle_scene)
    signs.plaque(c, LABEL_Y + 2, 34, 22, "#5A1018")
    signs.die(c, 0, LABEL_Y + 2, 16, "?")


def white_castle(c: skia.Canvas) -> None:
    """A white castle: an action with the number of the white die."""

    def picture(c: skia.Canvas) -> None:
        scene.sky(c, "#8E1F33", "#F9E7C8", "#D06A4A", 12)
        buildings.white_castle(c)

    framed(c, KINDS["building"], picture)
    signs.plaque(c, LABEL_Y + 2, 40, 22, "#5A1018")
    signs.die(c, -8, LABEL_Y + 2, 15, 5, "#FFFFFF")
    signs.arrow(c, 10, LABEL_Y + 2, 11)


def inn(c: skia.Canvas) -> None:
    """An inn: fits any space, one for each area."""

    def picture(c: skia.Canvas) -> None:
        buildings.town(c, "#4A2E7A", "#F9D9A8")
        c.translate(0, 3)
        buildings.inn(c)

    framed(c, INN, picture)
    signs.plaque(c, LABEL_Y, 46, LABEL_H)
    signs.hexlet(c, -9, LABEL_Y, 19, "any")
    signs.plus(c, 7, LABEL_Y, 10)
    signs.numeral(c, "1", 15, LABEL_Y, 14)


def crane(c: skia.Canvas) -> None:
    """A crane: the effect of any building."""

    def picture(c: skia.Canvas) -> None:
        buildings.town(c, "#3A6AA8", "#F4ECD0")
        c.translate(0, 2)
        buildings.crane(c)

    framed(c, KINDS["building"], picture)
    signs.plaque(c, LABEL_Y, 46, LABEL_H)
    signs.hexlet(c, -9, LABEL_Y, 19, "building")
    signs.numeral(c, "?", 10, LABEL_Y, 17)


def niche(c: skia.Canvas, col: str) -> None:
    """The gilt ground of a monastery tile with a pointed niche."""
    c.drawPath(
        hexagon(0), paint("ink", 1, shader=imgshader(material("goldleaf", 512, 512, 9), 0.2, 0.2))
    )
    c.drawPath(hexagon(0), paint("#F8D65A", 0.35))
    for j in range(-9, 10):
        for i in range(-8, 9):
            x, y = i * 7 + (j % 2) * 3.5, j * 6
            c.drawCircle(x, y, 0.8, paint("#8E1F33", 0.75))
    arch = path("M-38.5 23 V-10 C-38 -24 -18 -36 0 -44.5 C18 -36 38 -24 38.5 -10 V23 L0 44.5 Z")
    c.drawPath(arch, paint("#241206", 1, "stroke", 5))
    c.drawPath(
        arch,
        paint(
            "ink",
            1,
            shader=radial(
                -8,
                -14,
                60,
                [mix(col, "#FFFFFF", 0.28), col, mix(col, "#05050E", 0.45)],
                [0, 0.55, 1],
            ),
        ),
    )
    gilt(c, arch, 1.8)


def _adjust(c: skia.Canvas, kinds: tuple[str, ...], take: bool = False) -> None:
    """A die that may change by one, and for which tiles."""
    signs.die(c, 0, -17, 27, "±1")
    if take:
        signs.hexlet(c, -10, 15, 27, kinds[0])
        signs.arrow(c, 13, 15, 17, -90)
        return
    n = len(kinds)
    step, size = (24, 26) if n < 3 else (19.5, 20)
    signs.arrow(c, 0, 2.5, 9, 90)
    for i, kind in enumerate(kinds):
        signs.hexlet(c, (i - (n - 1) / 2) * step, 20, size + (4 if n == 1 else 0), kind)


def _scaled(
    c: skia.Canvas, draw: Callable[[skia.Canvas], None], x: float, y: float, k: float
) -> None:
    c.save()
    c.translate(x, y)
    c.scale(k, k)
    draw(c)
    c.restore()


def _scoring(c: skia.Canvas, draw: Callable[[skia.Canvas], None]) -> None:
    """A building in the niche, four points below."""
    _scaled(c, draw, 0, -5, 0.8)
    signs.laurel(c, 0, 26, 23, "4")


def _m1(c: skia.Canvas) -> None:
    for x in (-15, 15):
        signs.hexlet(c, x, -9, 32, "building")
    signs.numeral(c, "=", 0, -9, 17)
    signs.tick(c, 0, 19, 25)


def _m2(c: skia.Canvas) -> None:
    signs.hourglass(c, -14, -13, 23)
    signs.hexlet(c, 12, -13, 27, "mine")
    signs.plus(c, -14, 17, 14)
    signs.worker(c, 8, 17, 27)


def _m3(c: skia.Canvas) -> None:
    signs.crate(c, 0, -16, 30)
    signs.arrow(c, 0, 3.5, 9, 90)
    for x in (-12, 12):
        signs.silver(c, x, 19, 22)


def _m4(c: skia.Canvas) -> None:
    signs.crate(c, 0, -16, 30)
    signs.plus(c, -14, 18, 14)
    signs.worker(c, 8, 18, 27)


def _m5(c: skia.Canvas) -> None:
    signs.hexlet(c, 0, -16, 32, "ship")
    for x, col in ((-18, "#C6382C"), (18, "#2FA7A0")):
        signs.crate(c, x, 16, 22, col)
    signs.plus(c, 0, 16, 13)


def _m6(c: skia.Canvas) -> None:
    signs.worker(c, -14, -15, 24)
    signs.numeral(c, "=", 0, -14, 13)
    signs.silver(c, 14, -15, 22)
    signs.arrow(c, -13, 17, 15)
    signs.hexlet(c, 11, 17, 30, "any")


def _m7(c: skia.Canvas) -> None:
    beast(c, "sheep", 0, -16, 0.5)
    signs.laurel(c, 0, 19, 28, "+1")


def _m8(c: skia.Canvas) -> None:
    signs.worker(c, 0, -18, 29)
    signs.die(c, 0, 17, 29, "±2")


def _m13(c: skia.Canvas) -> None:
    for x in (-12, 12):
        signs.worker(c, x, -16, 25)
    signs.plus(c, -13, 17, 14)
    signs.silver(c, 9, 17, 25)


def _m14(c: skia.Canvas) -> None:
    for x, y in ((-13, -16), (13, -16), (-13, 16), (13, 16)):
        signs.worker(c, x, y, 27)


def _m15(c: skia.Canvas) -> None:
    for x, n in ((-19, 4), (0, 2), (19, 1)):
        signs.goods(c, x, -13 - (4 if x == 0 else 0), 19, n)
    signs.laurel(c, 0, 18, 29, "2")


def _m24(c: skia.Canvas) -> None:
    for name, x, y in (
        ("cow", -15, -23),
        ("sheep", 15, -23),
        ("pig", -15, -3),
        ("goat", 15, -3),
    ):
        beast(c, name, x, y, 0.25)
    signs.laurel(c, 0, 23, 26, "4")


def _m25(c: skia.Canvas) -> None:
    signs.crate(c, 0, -15, 30)
    signs.laurel(c, 0, 18, 28, "1")


def _m26(c: skia.Canvas) -> None:
    signs.rosette(c, -6, -16, 29, "#8E1F33")
    signs.rosette(c, 14, -10, 20, "#2F6DB5")
    signs.laurel(c, 0, 19, 28, "3")


def _m27(c: skia.Canvas) -> None:
    signs.pawn(c, 0, 20, 29, "#A3262E")
    signs.pawn(c, 0, -7, 33, "#E7BE55")
    for x in (-23, 23):
        signs.arrow(c, x, -6, 16, -90)


def _m28(c: skia.Canvas) -> None:
    signs.silver(c, 0, -17, 27)
    signs.arrow(c, 0, 2, 10, 90)
    for x in (-12, 12):
        signs.worker(c, x, 18, 25)


MONASTERIES: dict[int, Callable[[skia.Canvas], None]] = {
    1: _m1,
    2: _m2,
    3: _m3,
    4: _m4,
    5: _m5,
    6: _m6,
    7: _m7,
    8: _m8,
    9: lambda c: _adjust(c, ("building",)),
    10: lambda c: _adjust(c, ("ship", "livestock")),
    11: lambda c: _adjust(c, ("castle", "mine", "monastery")),
    12: lambda c: _adjust(c, ("any",), True),
    13: _m13,
    14: _m14,
    15: _m15,
    16: lambda c: _scoring(c, buildings.warehouse),
    17: lambda c: _scoring(c, buildings.watchtower),
    18: lambda c: _scoring(c, buildings.carpenter),
    19: lambda c: _scoring(c, buildings.church),
    20: lambda c: _scoring(c, buildings.market),
    21: lambda c: _scoring(c, buildings.boarding),
    22: lambda c: _scoring(c, buildings.bank),
    23: lambda c: _scoring(c, buildings.town_hall),
    24: _m24,
    25: _m25,
    26: _m26,
    27: _m27,
    28: _m28,
    29: lambda c: _scoring(c, buildings.white_castle),
}
#: Monasteries that score at the end of the game stand on wine red, the others on lapis.
FINAL = {15, *range(16, 27), 29}


def monastery(c: skia.Canvas, n: int) -> None:
    """A monastery with the pictogram of its effect."""

    def picture(c: skia.Canvas) -> None:
        niche(c, "#7A1626" if n in FINAL else "#1B3F86")
        c.scale(1.12, 1.12)
        MONASTERIES[n](c)

    framed(c, KINDS["monastery"], picture)


def back(c: skia.Canvas, kind: Kind, mark: str, dark: bool = False) -> None:
    """The back of a tile: the sign of its kind in gold on enamel; dark for the black depot."""
    ground = "#221D22" if dark else kind.hue

    def picture(c: skia.Canvas) -> None:
        cols = [mix(ground, "#FFFFFF", 0.22), ground, mix(ground, "#05050A", 0.5)]
        c.drawPath(hexagon(0), paint("ink", 1, shader=radial(-12, -16, 74, cols, [0, 0.5, 1])))
        for k in range(12):
            c.save()
            c.rotate(30 * k)
            c.drawPath(
                path("M0 -24 C7 -30 7 -38 0 -46 C-7 -38 -7 -30 0 -24Z"),
                paint(kind.hue if dark else kind.dark, 0.5),
            )
            c.restore()
        c.drawCircle(0, 0, 27, paint(mix(ground, "#05050A", 0.35)))
        ring = skia.Path()
        ring.addCircle(0, 0, 27)
        gilt(c, ring, 1.8)
        p = sign(mark, 0, 0, 36)
        c.drawPath(p, paint(CONTOUR, 1, "stroke", 3))
        shade = linear(-18, -18, 18, 18, ["#FFF7D6", "#F0CE72", "#B98224"], [0, 0.5, 1])
        c.drawPath(p, paint(kind.hue) if dark else paint("ink", 1, shader=shade))
        if dark:
            c.drawPath(p, paint("#FFF3C8", 0.35))

    framed(
        c,
        Kind(BLACK.hue, mix(kind.hue, "#000000", 0.3), BLACK.pale, kind.edge, mark)
        if dark
        else kind,
        picture,
    )


#: Empty spaces keep the kind in grey as well: six steps of lightness, and how strong the hatching is.
GROUND = {
    "livestock": ("#A9CC62", 0.34),
    "building": ("#F8ECD4", 0.3),
    "ship": ("#6E9FD8", 0.4),
    "monastery": ("#F8DC62", 0.36),
    "castle": ("#93384A", 0.34),
    "mine": ("#767C82", 0.42),
}


def hatch(c: skia.Canvas, name: str, clip: skia.Path, a: float, step: float = 9.0) -> None:
    """The ground pattern of a kind, like the hatching of engraved arms: it stays in grey."""
    col = KINDS[name].dark
    line = paint(col, a, "stroke", step * 0.17)
    c.save()
    c.clipPath(clip, True)
    n = int(140 / step)
    for i in range(-n, n + 1):
        t = i * step
        if name == "livestock":
            c.drawLine(t - 60, 60, t + 60, -60, line)
        elif name == "building":
            if i % 2 == 0:
                c.drawLine(-60, t * 0.6, 60, t * 0.6, line)
            for k in range(-n, n, 2):
                x = k * step + (i // 2 % 2) * step
                if i % 2 == 0:
                    c.drawLine(x, t * 0.6, x, (t + 2 * step) * 0.6, line)
        elif name == "ship":
            p = skia.Path()
            p.moveTo(-64, t * 0.9)
            for k in range(12):
                x = -64 + k * step * 1.3
                p.quadTo(x + step * 0.33, t * 0.9 - step * 0.34, x + step * 0.65, t * 0.9)
                p.quadTo(x + step * 0.98, t * 0.9 + step * 0.34, x + step * 1.3, t * 0.9)
            c.drawPath(p, line)
        elif name == "monastery":
            for k in range(-n, n):
                c.drawCircle(
                    k * step + (i % 2) * step / 2,
                    t * 0.86,
                    step * 0.15,
                    paint(col, min(1, a * 1.5)),
                )
        elif name == "castle":
            for k in range(-n, n):
                if (i + k) % 2:
                    c.drawRect(skia.Rect.MakeXYWH(t, k * step, step, step), paint(col, a * 0.7))
        else:
            p = skia.Path()
            p.moveTo(-64, t)
            for k in range(1, 26):
                p.lineTo(-64 + k * step * 0.6, t + (step * 0.5 if k % 2 else 0))
            c.drawPath(p, line)
    c.restore()


def space(c: skia.Canvas, name: str, number: int | None, strong: bool = True) -> None:
    """An empty space of a duchy: ground and hatching, edge pattern, sign and die number of its kind."""
    kind = KINDS[name]
    ground, depth = GROUND[name]
    whole = hexagon(0.6, 4.5)
    c.drawPath(
        whole, paint("ink", 1, shader=imgshader(material("parchment", 512, 512, 21), 0.25, 0.25))
    )
    c.drawPath(whole, paint(ground, 0.8))
    if strong:
        hatch(c, name, hexagon(9.4, 3), depth)
    shade = radial(
        0,
        0,
        58,
        [colour32("#FFFFFF", 56), colour32("#FFFFFF", 0), colour32(kind.dark, 120)],
        [0, 0.6, 1],
    )
    c.drawPath(whole, paint("ink", 1, shader=shade))
    band = skia.Path()
    band.addPath(whole)
    band.addPath(hexagon(9.4, 3))
    band.setFillType(skia.PathFillType.kEvenOdd)
    c.drawPath(band, paint(kind.hue, 0.62))
    edging(c, Kind(kind.hue, kind.dark, kind.pale, kind.edge, kind.sign), 1.4, 7.6, 0.85)
    c.drawPath(hexagon(9.4, 3), paint(kind.dark, 0.9, "stroke", 1.1))
    c.drawPath(whole, paint(CONTOUR, 0.9, "stroke", 1.6))
    if number:
        p = sign(kind.sign, 0, -24.5, 28)
        c.drawPath(p, paint(mix(ground, "#FFFFFF", 0.45), 0.95, "stroke", 5))
        c.drawPath(p, paint(mix(kind.dark, "#000000", 0.3)))
        signs.die(c, 0, 9.5, 37, number, "#FFFBEE", kind.dark)
    else:
        p = sign(kind.sign, 0, 0, 46)
        c.drawPath(p, paint(mix(ground, "#FFFFFF", 0.45), 0.9, "stroke", 5))
        c.drawPath(p, paint(kind.dark, 0.85))


def depot_space(c: skia.Canvas, name: str) -> None:
    """An empty space of a depot: night blue, the pattern and sign of its kind."""
    kind = KINDS.get(name, BLACK)
    whole = hexagon(0.6, 4.5)
    c.drawPath(whole, paint("ink", 1, shader=linear(-30, -50, 30, 50, ["#101C3C", "#1A2C58"])))
    band = skia.Path()
    band.addPath(whole)
    band.addPath(hexagon(8, 3))
    band.setFillType(skia.PathFillType.kEvenOdd)
    c.drawPath(band, paint(kind.hue, 0.5))
    edging(c, kind, 1.2, 6.6, 0.5)
    c.drawPath(hexagon(8, 3), paint("#05091A", 0.8, "stroke", 1.4))
    c.drawPath(whole, paint("#05060E", 1, "stroke", 1.8))
    c.drawPath(sign(kind.sign, 0, 0, 42), paint(kind.hue if name in KINDS else "#6A6480", 0.55))


def storage_space(c: skia.Canvas) -> None:
    """An empty storage space: a dark hollow with a key."""
    whole = hexagon(0.6, 4.5)
    c.drawPath(whole, paint("#120A06", 0.55))
    c.drawPath(
        hexagon(5, 4), paint("#E7BE55", 0.7, "stroke", 1.4, pe=skia.DashPathEffect.Make([5, 4], 0))
    )
    key = path(
        "M-20 -6 a12 12 0 1 1 22.6 5 H30 V8 H24 V2 H16 V10 H10 V2 H2.6 A12 12 0 0 1 -20 -6Z M-8 -10 a5 5 0 1 0 .1 0Z"
    )
    key.setFillType(skia.PathFillType.kEvenOdd)
    c.drawPath(key, paint("#E7BE55", 0.42))


def pearls(c: skia.Canvas, ink: str) -> None:
    """A pearl in each corner: pale stone and pale gold are one grey without them."""
    for corner in range(6):
        angle = math.radians(30 + 60 * corner)
        c.drawCircle(44 * math.cos(angle), 44 * math.sin(angle), 7.5, paint(ink))


def mini_space(c: skia.Canvas, name: str, number: int) -> None:
    """A space of a rival's duchy: hue, hatching and number; pearls and a dark rim tell it in grey."""
    kind = KINDS[name]
    ground, depth = GROUND[name]
    whole = hexagon(1.5, 4)
    c.drawPath(whole, paint(mix(ground, kind.hue, 0.12)))
    hatch(c, name, whole, min(0.62, depth + 0.2), 17)
    c.drawPath(whole, paint(mix(kind.dark, kind.hue, 0.3), 1, "stroke", 5))
    if name == "mine":
        c.drawPath(hexagon(7, 4), paint(mix(kind.dark, "#000000", 0.35), 1, "stroke", 9))
    if name == "monastery":
        pearls(c, mix(kind.dark, "#000000", 0.25))
    c.drawCircle(0, 1, 31, paint(mix(ground, "#FFFFFF", 0.55), 0.9))
    signs.numeral(
        c,
        str(number),
        0,
        1,
        58,
        mix(kind.dark, "#000000", 0.5),
        mix(kind.pale, "#FFFFFF", 0.8),
        0.12,
    )


def mini_tile(
    c: skia.Canvas, name: str, picture: Callable[[skia.Canvas], None] | None = None
) -> None:
    """A placed tile in a rival's duchy: full hue, gold edge, its picture or sign."""
    kind = INN if name == "inn" else KINDS[name]
    whole = hexagon(1.5, 4)
    c.save()
    c.clipPath(whole, True)
    c.drawPath(
        whole,
        paint(
            "ink",
            1,
            shader=linear(
                -30,
                -50,
                30,
                50,
                [mix(kind.hue, "#FFFFFF", 0.25), kind.hue, mix(kind.hue, kind.dark, 0.6)],
                [0, 0.4, 1],
            ),
        ),
    )
    if picture:
        picture(c)
    else:
        p = sign(kind.sign, 0, 0, 66)
        c.drawPath(p, paint(CONTOUR, 1, "stroke", 7))
        c.drawPath(p, paint("#FFF8E4"))
    c.restore()
    c.drawPath(whole, paint(CONTOUR, 1, "stroke", 7))
    c.drawPath(whole, paint("#F3D67E", 1, "stroke", 3.6))


def mini_livestock(name: str, count: int) -> Callable[[skia.Canvas], None]:
    """One large beast and the number."""

    def picture(c: skia.Canvas) -> None:
        c.drawPath(hexagon(0), paint("#B9D36E"))
        beast(c, name, 0, -12, 0.82)
        signs.numeral(c, str(count), 0, 32, 36)

    return picture


def mini_building(name: str) -> Callable[[skia.Canvas], None]:
    """The building alone on a pale sky."""

    def picture(c: skia.Canvas) -> None:
        c.drawPath(hexagon(0), paint("#CFE0EE"))
        c.drawRect(skia.Rect.MakeLTRB(-60, 26, 60, 66), paint("#D9A860"))
        _scaled(c, buildings.PICTURES[name], 0, 6, 1.42)

    return picture


def mini_monastery(n: int) -> Callable[[skia.Canvas], None]:
    """The pictogram, enlarged."""

    def picture(c: skia.Canvas) -> None:
        c.drawPath(hexagon(0), paint("#7A1626" if n in FINAL else "#1B3F86"))
        _scaled(c, MONASTERIES[n], 0, 0, 1.3)

    return picture


def draw(
    width: float, height: float, painter: Callable[[skia.Canvas], None], scale: float = 2
) -> np.ndarray:
    """Paint a hex of the workshop's 100 units into a frame of logical units."""
    s = skia.Surface(round(width * scale), round(height * scale))
    c = s.getCanvas()
    c.clear(0)
    c.translate(width * scale / 2, height * scale / 2)
    k = min(width / 100.0, height / (2 * REACH)) * scale
    c.scale(k, k)
    painter(c)
    a = s.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    return a.astype(np.float32) / 255


def mini_plain(name: str) -> Callable[[skia.Canvas], None]:
    """A building of an expansion in the small form."""

    def picture(c: skia.Canvas) -> None:
        c.drawPath(hexagon(0), paint("#D06A4A" if name == "white_castle" else "#CFE0EE"))
        c.drawRect(
            skia.Rect.MakeLTRB(-60, 26, 60, 66),
            paint("#8DB64E" if name == "white_castle" else "#D9A860"),
        )
        _scaled(c, getattr(buildings, name), 0, 8, 1.3)

    return picture


def closed_space(c: skia.Canvas) -> None:
    """A space that this number of players does not use: a stone lid."""
    whole = hexagon(0.6, 4.5)
    c.drawPath(whole, paint("ink", 1, shader=imgshader(material("stone", 512, 512, 5), 0.25, 0.25)))
    c.drawPath(whole, paint("#D9CDAE", 0.55))
    shade = linear(-30, -50, 30, 50, ["#FFF8E2", "#B9AC8C", "#6A5A40"], [0, 0.5, 1])
    c.drawPath(hexagon(3, 4), paint("ink", 0.85, "stroke", 3, shader=shade))
    c.drawPath(hexagon(12, 3), paint("#6A5A40", 0.45, "stroke", 1.4))
    c.drawPath(whole, paint(CONTOUR, 0.8, "stroke", 1.6))
