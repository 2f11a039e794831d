"""The eight buildings and their relations: inn, white castle, crane, castle, mine, ship."""

import math
from collections.abc import Callable

import skia

from . import scenes as scene
from . import signs
from .look import CONTOUR
from ..canvas import linear, paint, path
from ..style import mix

STREET = ("#E5CFA0", "#B9986A")


def town(c: skia.Canvas, top: str = "#2E5FAA", bottom: str = "#FBF0D2") -> None:
    """Sky over a pale street, ground of all buildings."""
    scene.sky(c, top, bottom, mix(top, bottom, 0.55), 12)
    for x, w, h in ((-48, 16, 12), (-30, 12, 9), (32, 14, 10), (48, 16, 14)):
        c.drawRect(skia.Rect.MakeLTRB(x - w / 2, 8 - h, x + w / 2, 14), paint("#C9B48E", 0.75))
        c.drawPath(
            scene.poly([(x - w / 2 - 1, 8 - h), (x, 1 - h), (x + w / 2 + 1, 8 - h)]),
            paint("#7C90A8", 0.8),
        )
    scene.hill(c, [(-30, 15), (0, 14), (30, 15)], STREET[0], STREET[1])


def warehouse(c: skia.Canvas) -> None:
    """A long barn with open doors, bales and a cask."""
    scene.wall(c, -29, -12, 29, 18, "#F3E2BC")
    scene.timber(c, -29, -11, 29, 17, 6)
    scene.saddle(c, -30, 30, -10, 25, "#A8452C", 7)
    p = path("M-15 18 V2 C-15 -6 15 -6 15 2 V18Z")
    scene.ink(c, p, "#2A1A10", 1.5)
    for x, y, s in ((-7, 12, 12), (6, 12, 12), (-0.5, 2.5, 11)):
        signs.crate(c, x, y, s, "#E0B468")
    scene.pane(c, 0, -19, 7, 6)


def watchtower(c: skia.Canvas) -> None:
    """A tall round tower with a slate cap and a flag."""
    scene.tree(c, -26, 18, 1.2)
    scene.tree(c, 28, 18, 1.0)
    scene.shaft(c, -10, -18, 10, 19, "#EFE6CF", 1.6)
    scene.shaft(c, -14, -25, 14, -14, "#F3E8CC", 1.5)
    scene.crown(c, -15, 15, -25, 5, 4)
    scene.spire(c, 0, -27, 11.5, 17, "#41597A")
    for x in (-7, 0, 7):
        scene.lancet(c, x, -15.5, 2, 7)
    scene.lancet(c, 0, 4, 2.6, 9)
    scene.lancet(c, 0, 19, 4, 9, "#5A2E14")
    scene.pennant(c, 0, -41, "#C8402F", 0.55)


def carpenter(c: skia.Canvas) -> None:
    """A timber house without walls, with a saw and a plank on trestles."""
    scene.gable(c, -24, 24, -10, 25, "#B0763A", 5)
    c.drawPath(scene.poly([(-18, -10), (0, -28), (18, -10)]), paint("#F6E7C4"))
    for line in ((-18, -11, 0, -29), (18, -11, 0, -29), (0, -28, 0, -10), (-11, -18, 11, -18)):
        c.drawLine(*line, paint(CONTOUR, 1, "stroke", 3.4))
        c.drawLine(*line, paint("#B87838", 1, "stroke", 2))
    for x in (-22, 22):
        c.drawLine(x, -10, x, 18, paint(CONTOUR, 1, "stroke", 6))
        c.drawLine(x, -10, x, 18, paint("#B87838", 1, "stroke", 3.6))
    c.drawLine(-28, -10, 28, -10, paint(CONTOUR, 1, "stroke", 5.4))
    c.drawLine(-28, -10, 28, -10, paint("#C88A48", 1, "stroke", 3.2))
    for x in (-13, 13):
        c.drawPath(path(f"M{x - 5} 18 L{x} 8 L{x + 5} 18"), paint(CONTOUR, 1, "stroke", 3))
    scene.ink(c, scene.poly([(-20, 5), (20, 5), (20, 9.4), (-20, 9.4)]), "#E8C07A", 1.4)
    blade = scene.poly([(-12, 3), (15, -9), (17, -4), (-9, 7)])
    scene.ink(c, blade, "#DCE3E8", 1.5)
    for i in range(6):
        x, y = -8 + i * 4.3, 6.3 - i * 1.9
        c.drawPath(scene.poly([(x, y), (x + 2.4, y + 1.6), (x + 4, y - 1.8)]), paint(CONTOUR))
    scene.ink(c, path("M-12 2 C-20 2 -20 12 -12 10 L-8 7Z"), "#8A4A1C", 1.5)


def church(c: skia.Canvas) -> None:
    """A church with a slate steeple, nave and three lancets."""
    scene.wall(c, -8, -4, 31, 19, "#F3EBD6")
    scene.saddle(c, -8, 31, -4, 15, "#4E6484", 3, 3)
    scene.shaft(c, -26, -18, -7, 19, "#F6EEDA", 1.6)
    scene.spire(c, -16.5, -18, 12, 25, "#3E5474")
    c.drawLine(-16.5, -50, -16.5, -42, paint("#E7BE55", 1, "stroke", 1.6))
    c.drawLine(-19.5, -47, -13.5, -47, paint("#E7BE55", 1, "stroke", 1.6))
    for x in (2, 12, 22):
        scene.lancet(c, x, 14, 3, 13, glow="#2F5FA6")
    scene.lancet(c, -16.5, 19, 4.6, 13, "#6A2A1A")
    scene.lancet(c, -16.5, -6, 2.6, 8)


def market(c: skia.Canvas) -> None:
    """A stall with a striped awning over baskets."""
    for x in (-25, 25):
        c.drawLine(x, -12, x, 18, paint(CONTOUR, 1, "stroke", 4.4))
        c.drawLine(x, -12, x, 18, paint("#9A6230", 1, "stroke", 2.4))
    scene.ink(
        c,
        scene.poly([(-27, 6), (27, 6), (27, 18), (-27, 18)]),
        None,
        1.6,
        linear(0, 6, 0, 18, ["#C88A48", "#8A5420"]),
    )
    for i, col in enumerate(("#C8402F", "#F0C24A", "#8DB64E")):
        x = -17 + i * 17
        scene.ink(c, path(f"M{x - 7} 3 H{x + 7} L{x + 5} 10 H{x - 5}Z"), "#B0763A", 1.2)
        for dx, dy in ((-4, 1), (0, -2), (4, 1)):
            c.drawCircle(x + dx, dy + 1, 3.1, paint(CONTOUR))
            c.drawCircle(x + dx, dy + 1, 2.3, paint(col))
    n, x0, x1, y0, y1 = 6, -31, 31, -33, -11
    for i in range(n):
        a, b = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
        ta, tb = a * 0.72, b * 0.72
        p = skia.Path()
        p.moveTo(ta, y0)
        p.lineTo(tb, y0)
        p.lineTo(b, y1)
        p.arcTo(skia.Rect.MakeLTRB(a, y1 - 4.5, b, y1 + 4.5), 0, 180, False)
        p.close()
        scene.ink(c, p, "#2F6DB5" if i % 2 else "#F6F0DC", 1.3)
    scene.pennant(c, 0, -33, "#7FAE3F", 0.6)


def boarding(c: skia.Canvas) -> None:
    """A tall gabled house with lit windows and a bed on its sign."""
    scene.wall(c, -22, -14, 22, 19, "#F7E6C6")
    scene.timber(c, -22, -13, 22, 19, 4, "#7E3A22")
    scene.gable(c, -23, 23, -12, 27, "#A8452C", 4)
    scene.lancet(c, 0, -17, 4.2, 10, glow="#FFD97A")
    for x in (-11, 11):
        c.drawRect(skia.Rect.MakeXYWH(x - 5, -8, 10, 9), paint("#FFD97A"))
        c.drawRect(skia.Rect.MakeXYWH(x - 5, -8, 10, 9), paint(CONTOUR, 1, "stroke", 1.4))
        c.drawLine(x, -8, x, 1, paint(CONTOUR, 1, "stroke", 1.1))
    scene.lancet(c, 0, 19, 6, 15, "#4A2410")
    c.drawLine(22, -12, 36, -12, paint(CONTOUR, 1, "stroke", 1.8))
    scene.ink(c, scene.poly([(24, -9), (37, -9), (37, 2), (24, 2)]), "#1F3F77", 1.3)
    c.drawPath(path("M26 0 V-6 M26 -3 H35 V0 M30 -3 V-5 H35"), paint("#F6DC8A", 1, "stroke", 1.4))


def bank(c: skia.Canvas) -> None:
    """A stone house with two silver-capped turrets."""
    scene.wall(c, -20, -12, 20, 19, "#E3DCCB")
    scene.ashlar_lines(c, -20, -12, 20, 19, 5.2)
    scene.crown(c, -20, 20, -12, 6, 5, "#E9E2D2")
    for x in (-24, 24):
        scene.shaft(c, x - 8, -14, x + 8, 19, "#EFE8D8", 1.5)
        scene.spire(c, x, -14, 10, 24, "#C9D2DA", "#FFFFFF")
        scene.lancet(c, x, -2, 2.2, 8)
    scene.lancet(c, 0, 19, 8, 20, "#3A2416")
    for y in (6, 11, 16):
        c.drawLine(-7, y, 7, y, paint("#C9982F", 1, "stroke", 1.2))
    signs.silver(c, 0, -5, 13)


def town_hall(c: skia.Canvas) -> None:
    """An arcaded hall with a belfry and a patterned roof."""
    scene.wall(c, -30, -10, 30, 19, "#F6E9CC")
    scene.saddle(c, -30, 30, -8, 15, "#C8952F", 6, 3)
    c.save()
    c.clipPath(scene.poly([(-33, -8), (-24, -23), (24, -23), (33, -8)]), True)
    for j in range(3):
        for i in range(-7, 8):
            x, y = i * 6 + (j % 2) * 3, -20.5 + j * 5
            c.drawPath(
                scene.poly([(x, y - 2.6), (x + 2.6, y), (x, y + 2.6), (x - 2.6, y)]),
                paint(("#8E1F33", "#27523F", "#1F3F77")[(i + j) % 3]),
            )
    c.restore()
    scene.shaft(c, -7, -32, 7, -6, "#F8EED6", 1.4)
    scene.spire(c, 0, -32, 9.5, 15, "#41597A")
    c.drawCircle(0, -21, 5, paint(CONTOUR))
    c.drawCircle(0, -21, 4, paint("#F6DC8A"))
    c.drawLine(0, -21, 0, -24, paint(CONTOUR, 1, "stroke", 1.1))
    c.drawLine(0, -21, 2.2, -20, paint(CONTOUR, 1, "stroke", 1.1))
    for i in range(4):
        scene.lancet(c, -21 + i * 14, 19, 5, 17, "#4A3020")
    c.drawLine(-30, -1, 30, -1, paint("#8E1F33", 1, "stroke", 2.2))


def inn(c: skia.Canvas) -> None:
    """A country inn among vines with a jug on its sign."""
    scene.wall(c, -24, -8, 20, 19, "#F7EAD0")
    scene.saddle(c, -25, 21, -6, 20, "#5A4A7A", 6)
    for x in (-15, 10):
        c.drawRect(skia.Rect.MakeXYWH(x - 4.5, -1, 9, 8), paint("#FFD97A"))
        c.drawRect(skia.Rect.MakeXYWH(x - 4.5, -1, 9, 8), paint(CONTOUR, 1, "stroke", 1.3))
    scene.lancet(c, -2, 19, 5.5, 15, "#4A2410")
    c.drawLine(27, -30, 27, 19, paint(CONTOUR, 1, "stroke", 2.4))
    scene.ink(c, scene.poly([(19, -28), (36, -28), (36, -9), (27.5, -4), (19, -9)]), "#F3D67E", 1.4)
    c.drawPath(signs.sign("jug", 27.5, -17, 15), paint("#6A2A1A"))
    for x, y in ((-34, 12), (-38, 18), (-30, 18)):
        c.drawCircle(x, y, 4.4, paint("#4E7A2E"))
        c.drawCircle(x + 1, y + 1, 1.5, paint("#5A2A7A"))


def white_castle(c: skia.Canvas) -> None:
    """A white castle with lapis roofs on a hill."""
    scene.hill(c, [(-40, 10), (0, 4), (40, 10)], "#8DB64E")
    white = "#FFFFFF"
    scene.wall(c, -20, -6, 20, 16, white)
    scene.crown(c, -20, 20, -6, 5, 5, white)
    for x, h in ((-24, -14), (24, -14)):
        scene.shaft(c, x - 7, h, x + 7, 17, white)
        scene.spire(c, x, h, 9, 19, "#2F5FA6")
    scene.shaft(c, -9, -22, 9, 0, white)
    scene.spire(c, 0, -22, 12, 21, "#2F5FA6")
    scene.lancet(c, 0, -7, 2.6, 9)
    scene.lancet(c, 0, 16, 5, 14, "#3A2416")


def crane(c: skia.Canvas) -> None:
    """A treadwheel crane that lifts a stone."""
    for a, b in (((-20, 18), (-10, -22)), ((2, 18), (-8, -22))):
        c.drawLine(*a, *b, paint(CONTOUR, 1, "stroke", 5.4))
        c.drawLine(*a, *b, paint("#B87838", 1, "stroke", 3.2))
    c.drawLine(-18, -12, 28, -36, paint(CONTOUR, 1, "stroke", 6))
    c.drawLine(-18, -12, 28, -36, paint("#C88A48", 1, "stroke", 3.6))
    c.drawCircle(-9, 4, 14, paint(CONTOUR, 1, "stroke", 5))
    c.drawCircle(-9, 4, 14, paint("#D8A05A", 1, "stroke", 2.8))
    for k in range(8):
        a = math.radians(45 * k + 10)
        c.drawLine(
            -9, 4, -9 + 13 * math.cos(a), 4 + 13 * math.sin(a), paint("#5A3416", 1, "stroke", 1.5)
        )
    c.drawLine(27, -34, 27, -12, paint(CONTOUR, 1, "stroke", 1.6))
    scene.ink(
        c,
        scene.poly([(18, -12), (36, -12), (36, 2), (18, 2)]),
        None,
        1.6,
        linear(18, 0, 36, 0, ["#F6EFDC", "#B9AC8C"]),
    )
    c.drawLine(18, -12, 27, -20, paint(CONTOUR, 1, "stroke", 1.2))
    c.drawLine(36, -12, 27, -20, paint(CONTOUR, 1, "stroke", 1.2))
    scene.wall(c, 14, 9, 40, 19, "#EFE3C4")
    scene.ashlar_lines(c, 14, 9, 40, 19, 5, 0.6)


PICTURES: dict[str, Callable[[skia.Canvas], None]] = {
    "warehouse": warehouse,
    "watchtower": watchtower,
    "carpenter": carpenter,
    "church": church,
    "market": market,
    "boarding-house": boarding,
    "bank": bank,
    "town-hall": town_hall,
}


def castle_scene(c: skia.Canvas) -> None:
    """The duke's castle with slate roofs, gilt and flags above vineyards."""
    scene.sky(c, "#122F6E", "#F6E6C0", "#4A80BE", 6)
    scene.stars(c, 4, 12, -26)
    g = scene.hill(c, [(-40, 8), (0, 2), (40, 8)], "#A8B850", "#6E8A34")
    scene.rows(c, g, 0, -30)
    stone = "#F3E7C8"
    scene.wall(c, -22, -10, 22, 14, stone)
    scene.crown(c, -22, 22, -10, 5, 6, stone)
    for x, h in ((-27, -16), (27, -16)):
        scene.shaft(c, x - 7.4, h, x + 7.4, 16, stone)
        scene.crown(c, x - 9, x + 9, h, 4.4, 3, stone)
        scene.spire(c, x, h - 3, 8, 18, "#2E4668")
        scene.lancet(c, x, -3, 2, 7)
    scene.shaft(c, -11, -26, 11, -2, stone)
    scene.crown(c, -13, 13, -26, 5, 4, stone)
    scene.spire(c, 0, -29, 11, 20, "#2E4668")
    for x in (-5, 5):
        scene.lancet(c, x, -13, 2, 7)
    scene.lancet(c, 0, 15, 6, 16, "#3A1E10")
    for x in (-13, 13):
        scene.lancet(c, x, 3, 2.2, 8)
    scene.pennant(c, -27, -36, "#C8402F", 0.6)
    scene.pennant(c, 27, -36, "#C8402F", 0.6)


def mine_scene(c: skia.Canvas) -> None:
    """A rock with a timbered adit and veins of silver."""
    scene.sky(c, "#48586C", "#E9E0CB", "#98A4AC", -6)
    rock = scene.poly(
        [
            (-60, 60),
            (-60, 4),
            (-40, -8),
            (-28, -28),
            (-12, -24),
            (2, -42),
            (18, -26),
            (30, -28),
            (44, -4),
            (60, 6),
            (60, 60),
        ]
    )
    scene.ink(
        c,
        rock,
        None,
        1.7,
        linear(-40, -40, 40, 40, ["#C3C9CC", "#8A9096", "#474D54"], [0, 0.45, 1]),
    )
    c.save()
    c.clipPath(rock, True)
    for line in (
        "M2 -42 L-4 -22 L-22 -4 L-26 20",
        "M18 -26 L24 -8 L40 6",
        "M-28 -28 L-32 -8 L-48 6",
        "M2 -42 L10 -20 L8 -12",
    ):
        c.drawPath(path(line), paint("#2E343A", 0.7, "stroke", 1.2))
    for x, y, r in (
        (-28, -4, 5.6),
        (30, 2, 6.4),
        (-36, 14, 4.8),
        (14, -20, 4.6),
        (35, 20, 4.6),
        (-14, -20, 3.8),
    ):
        scene.ink(
            c,
            scene.poly(
                [
                    (x - r, y),
                    (x - r * 0.3, y - r * 0.8),
                    (x + r * 0.8, y - r * 0.4),
                    (x + r, y + r * 0.4),
                    (x, y + r * 0.8),
                ]
            ),
            "#F4F8FA",
            1.2,
        )
        c.drawLine(
            x - r * 0.3, y - r * 0.6, x + r * 0.2, y + r * 0.6, paint("#8A98A2", 1, "stroke", 0.9)
        )
    c.restore()
    scene.ink(c, path("M-17 26 V-2 H17 V26Z"), "#140E0C", 1.5)
    scene.glow(c, 4, 14, 13, "#F2A93A", 170)
    for line in ((-17, 27, -15, -4), (17, 27, 15, -4), (-21, -4, 21, -4)):
        c.drawLine(*line, paint(CONTOUR, 1, "stroke", 6.6))
        c.drawLine(*line, paint("#B07A3E", 1, "stroke", 4))
    c.save()
    c.translate(-2, 12)
    scene.ink(c, path("M-10 -2 H12 L9 9 H-7Z"), "#7A4E26", 1.4)
    for x in (-6, 0, 6):
        c.drawCircle(x, -3, 4, paint(CONTOUR))
        c.drawCircle(x, -3, 3, paint("#E6ECF0"))
    c.restore()


def ship_scene(c: skia.Canvas) -> None:
    """A river cog with a square sail on the Saône."""
    scene.sky(c, "#2A5EAC", "#F9EDCB", "#8CBBDD", 2)
    scene.hill(c, [(-40, -6), (-10, -2), (10, -4), (40, -10)], "#8FAE5A", "#6E9040")
    scene.tree(c, -36, -5, 1.0)
    scene.wall(c, 30, -17, 40, -5, "#F3E7C8", 1)
    scene.gable(c, 30, 40, -17, 8, "#A8452C", 2, 1)
    scene.water(c, 4)
    c.drawOval(skia.Rect.MakeLTRB(-34, 14, 34, 24), paint("#0C2450", 0.5, blur=2))
    hull = path(
        "M-35 0 C-30 3 -24 4 -20 4 L22 4 C28 4 32 2 37 -4 C38 8 32 18 22 20 L-20 20 C-30 18 -35 10 -35 0Z"
    )
    scene.ink(c, hull, None, 1.8, linear(0, 0, 0, 20, ["#C88744", "#6E3E18"]))
    c.save()
    c.clipPath(hull, True)
    for y in (9, 14):
        c.drawLine(-40, y, 40, y, paint("#3A1E0A", 0.6, "stroke", 1))
    c.drawRect(skia.Rect.MakeLTRB(-40, 3, 40, 6.4), paint("#E7BE55"))
    c.restore()
    c.drawPath(hull, paint(CONTOUR, 1, "stroke", 1.8))
    c.drawLine(0, 4, 0, -43, paint(CONTOUR, 1, "stroke", 3))
    c.drawLine(0, 4, 0, -43, paint("#8A5A2A", 1, "stroke", 1.4))
    sail = path(
        "M-22 -36 C-10 -33 10 -33 22 -36 C27 -24 27 -12 22 -2 C8 -7 -8 -7 -22 -2 C-27 -12 -27 -24 -22 -36Z"
    )
    scene.ink(
        c, sail, None, 1.8, linear(-24, 0, 26, 0, ["#FFFDF2", "#EFE0BC", "#C9B084"], [0, 0.55, 1])
    )
    c.save()
    c.clipPath(sail, True)
    for x in (-16, 16):
        c.drawPath(
            path(f"M{x} -40 C{x * 1.3} -24 {x * 1.3} -14 {x} 0"), paint("#C8402F", 1, "stroke", 5)
        )
    c.restore()
    c.drawPath(signs.fit(signs.icon("fleur-de-lys"), -7, -28, 14, 17), paint("#1F3F77"))
    c.drawPath(sail, paint(CONTOUR, 1, "stroke", 1.8))
    c.drawLine(-24, -37, 24, -37, paint(CONTOUR, 1, "stroke", 2.6))
    for x, k in ((-22, 2), (24, 4)):
        signs.crate(c, x, 0, 9, ("#C6382C", "#2FA7A0", "#7A4A9A", "#E38FA6", "#EE8E2C")[k])
    scene.pennant(c, 0, -41, "#C8402F", 0.55)
