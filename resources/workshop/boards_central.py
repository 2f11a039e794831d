"""The victory point rail and the central board: Workplace above, Imperial Area below."""

import skia

from .boards_base import (
    Box,
    anchors,
    arrow,
    carve,
    centre,
    clad,
    dashes,
    engrave,
    frame,
    ivory_marble,
    plate,
    rect,
    stud,
    well,
)
from .canvas import fit, icon, imgshader, linear, paint, roundrect
from .ornaments import cosmati_band
from .style import colour32, mix
from .surfaces import gold_stroke, shadow

COLUMNS = ((0, 2, "#35609A"), (2, 4, "#A8824A"), (4, 5, "#3C7A50"))
COURT = ("queen-crown", "black-knight-helm", "crown", "compass", "hawk-emblem")
THRESHOLDS = ("keep2", "tower3", "wall3", "grain.3", "stone.3", "treasury.9", "court3")


def rail(c: skia.Canvas) -> None:
    """Marble rail with a tick for every point, longer ones for fives and tens."""
    x, y, w, h = anchors("table")["rail.vp"]
    p = roundrect(x, y, w, h, 6)
    shadow(c, p, 3, 6, 7, 0.65)
    c.drawPath(p, paint("ink", 1, shader=imgshader(ivory_marble(), 0.9, 0.9)))
    c.drawPath(p, paint("#FFE9B8", 0.3))
    carve(c, p, 4, 0.5)
    gold_stroke(c, p, 2)
    start, _, wide, _ = anchors("table")["rail.track"]
    for v in range(101):
        tx = start + wide * v / 100
        deep = 24 if v % 10 == 0 else 15 if v % 5 == 0 else 9
        strong = v % 5 == 0
        c.drawLine(tx + 0.9, y + 3, tx + 0.9, y + deep, paint("#FFF6E0", 0.6, "stroke", 1))
        a, thick = (0.95, 1.7) if strong else (0.6, 1.0)
        c.drawLine(tx, y + 3, tx, y + deep, paint("#3A2210", a, "stroke", thick))


def columns(c: skia.Canvas) -> None:
    """Coloured grounds and headers of Countryside, Village and City."""
    high = anchors("table")["workplace.start"][3] + 24
    for a, b, col in COLUMNS:
        x, w = 99 + a * 137, (b - a) * 137 - 2
        q = roundrect(x, 64, w, high, 5)
        c.drawPath(q, paint(col, 0.3))
        c.drawPath(q, paint(col, 0.95, "stroke", 1.8))
        z = roundrect(x, 64, w, 22, 4)
        dark = mix(col, "#0A0604", 0.22)
        cols = [mix(dark, "ivory", 0.2), dark, mix(dark, "#050202", 0.35)]
        c.drawPath(z, paint("ink", 1, shader=linear(0, 64, 0, 86, cols, [0, 0.5, 1])))
        c.drawPath(z, paint("gold_hi", 0.75, "stroke", 1.1))
        if b - a == 2:
            c.drawLine(x + 136, 66, x + 136, 84, paint("gold_hi", 0.5, "stroke", 1))


def space(c: skia.Canvas, box: Box, col: str) -> None:
    """One Workplace space: a parchment tile framed in the colour of its column."""
    q = rect(box, 6)
    shadow(c, q, 2, 3, 3, 0.45)
    clad(c, q, "parchment", 0.5, 21)
    c.drawPath(q, paint(col, 0.1))
    carve(c, q, 1.6, 0.3)
    c.drawPath(q, paint(mix(col, "#120804", 0.35), 0.9, "stroke", 3.4))
    c.drawPath(q, paint(col, 1, "stroke", 2))
    c.drawPath(rect(box, 4, -3.4), paint("#FFF6E0", 0.55, "stroke", 0.9))


def path_row(c: skia.Canvas, name: str, count: int) -> None:
    """One path: its start well, the dashed way, its spaces and the notches between them."""
    at = anchors("table")
    start = at[f"workplace.{name}.start"]
    well(c, start, 5, 0.18)
    plate(c, _disc(start[0] + 15, start[1] + 16, 12.4), "#5A1018", 1)
    mid = start[1] + start[3] / 2
    end = centre(at[f"workplace.{name}.{count}"])[0]
    way = skia.Path()
    way.moveTo(start[0] + start[2], mid)
    way.lineTo(end, mid)
    c.drawPath(way, paint("#FFF6E0", 0.35, "stroke", 7))
    c.drawPath(way, paint("#5A3A22", 0.75, "stroke", 4, pe=dashes(9, 7)))
    for k in range(1, count + 1):
        box = at[f"workplace.{name}.{k}"]
        col = COLUMNS[0 if box[0] < 370 else 1 if box[0] < 640 else 2][2]
        space(c, box, col)
        if k == count:
            _bonus_bed(c, at[f"workplace.{name}.bonus"])
        arrow(c, box[0] - 6.5, mid)


def _disc(cx: float, cy: float, r: float) -> skia.Path:
    p = skia.Path()
    p.addCircle(cx, cy, r)
    return p


def _bonus_bed(c: skia.Canvas, box: Box) -> None:
    for k in range(3):
        well(c, (box[0] + 1 + 38 * k, box[1] + 1, 37, 36), 4, 0.14, 1.8)


def workplace(c: skia.Canvas) -> None:
    """The three paths under their column headers."""
    columns(c)
    for name, count in (("a", 5), ("b", 3), ("c", 5)):
        path_row(c, name, count)
    x, y, w, _ = anchors("table")["workplace.a.3"]
    stud(c, x + w - 2, y + 3)


def palace_field(c: skia.Canvas, box: Box, r: float = 4, scale: float = 0.7) -> None:
    """Lapis sky that turns gold at the ground, behind Frederick's buildings."""
    x, y, w, h = box
    q = roundrect(x, y, w, h, r)
    c.save()
    c.clipPath(q, True)
    clad(c, q, "lapis", scale, 35)
    dusk = [colour32("#0B1836", 170), colour32("#1F3F77", 60), colour32("#EDBE72", 200)]
    c.drawPath(q, paint("ink", 1, shader=linear(0, y, 0, y + h, dusk, [0, 0.6, 1.06])))
    c.restore()
    carve(c, q, 5, 0.6)
    gold_stroke(c, q, 2)


def royal_space(c: skia.Canvas, box: Box, name: str, pad: float = 2) -> None:
    """Dashed empty space of one of Frederick's buildings with its faint silhouette."""
    z = rect(box, 3, -pad)
    dash = dashes(4, 3) if box[2] < 60 else dashes(6, 4)
    c.drawPath(z, paint("#0A1028", 0.42))
    c.drawPath(z, paint("#F6DC8A", 0.8, "stroke", 1.2, pe=dash))
    x, y = centre(box)
    d = min(box[2], box[3]) * 0.5
    c.drawPath(fit(icon(name), x - d / 2, y - d / 2, d, d), paint("#F6DC8A", 0.32))


def palace(c: skia.Canvas) -> None:
    """Frederick's palace: spaces for three keeps, five towers and five walls."""
    at = anchors("table")
    palace_field(c, at["imperial.castle"])
    for kind, count, sign in (
        ("keep", 3, "castle"),
        ("tower", 5, "white-tower"),
        ("wall", 5, "defensive-wall"),
    ):
        for i in range(count):
            royal_space(c, at[f"imperial.{kind}{i + 1}"], sign)


def tracks(c: skia.Canvas) -> None:
    """Wells of the reserve, the treasury and the court."""
    at = anchors("table")
    for name in ("grain", "stone", "treasury"):
        for step in range(6):
            well(c, at[f"imperial.{name}.{step * 3 if name == 'treasury' else step}"], 4, 0.2, 2.4)
    for i, sign in enumerate(COURT):
        x, y, w, h = at[f"imperial.court{i + 1}"]
        well(c, (x, y, w, h), 4, 0.2, 2.6)
        engrave(c, sign, (x + 8, y + 14, w - 16, h - 28))


def edicts(c: skia.Canvas) -> None:
    """Next wells, the arrow, the gold frames of the active Edicts and their rewards."""
    at = anchors("table")
    for i in (1, 2, 3):
        well(c, at[f"imperial.next{i}"], 5, 0.22, 2.8)
        box = at[f"imperial.active{i}"]
        arrow(c, box[0] - 10, box[1] + 28, 11, 16)
        p = rect(box, 5)
        shadow(c, p, 2, 3, 4, 0.5)
        c.drawPath(p, paint("ink", 1, shader=_gilt(box)))
        gold_stroke(c, p, 1.6)
        well(c, (box[0] + 5, box[1] + 5, box[2] - 10, box[3] - 10), 4, 0.66, 3)
        plate(c, rect(at[f"imperial.reward{i}"], 5), "#5A1018", 1.2)


def _gilt(box: Box) -> skia.Shader:
    x, y, w, h = box
    cols = ["#FFF3C4", "#E2B950", "#C9982F", "#8A5A14"]
    return linear(x, y, x + w * 0.5, y + h, cols, [0, 0.3, 0.6, 1])


def imperial(c: skia.Canvas) -> None:
    """The Imperial Area with the Loyalist studs."""
    at = anchors("table")
    x, y, w, _ = at["central.imperial"]
    cosmati_band(c, x + 1, y - 9, w - 2, 13, True, kind="star")
    band = linear(0, y - 9, 0, y + 4, [colour32("#FFF3D8", 60), colour32("#200C04", 90)])
    c.drawRect(skia.Rect.MakeXYWH(x + 1, y - 9, w - 2, 13), paint("ink", 1, shader=band))
    gold_stroke(c, roundrect(x + 1, y - 9, w - 2, 13, 1), 1.3)
    palace(c)
    tracks(c)
    edicts(c)
    for name in THRESHOLDS:
        bx, by, bw, _ = at[f"imperial.{name}"]
        stud(c, bx + bw - 4, by + 4)


def central(c: skia.Canvas) -> None:
    """The whole central board."""
    frame(c, anchors("table")["central"], 10, "parchment", 3)
    workplace(c)
    imperial(c)
