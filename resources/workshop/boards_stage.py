"""The Edict stage: Frederick's palace and tracks grown over the two common boards."""

import skia

from .boards_base import (
    anchors,
    carve,
    centre,
    circle,
    dashes,
    engrave,
    frame,
    plate,
    rect,
    stud,
    well,
)
from .boards_central import COURT, palace_field, royal_space
from .canvas import linear, paint
from .surfaces import gold_stroke, shadow

BUILDINGS = (
    ("keep", 3, "castle", 2),
    ("tower", 5, "white-tower", 3),
    ("wall", 5, "defensive-wall", 3),
)
TRACKS = ("grain", "stone", "treasury", "court", "specialist")


def edict_bed(c: skia.Canvas) -> None:
    """Bed of the Edict tile with three round icon wells, and the three step plates."""
    at = anchors("stage_edict")
    box = at["stage.tile"]
    p = rect(box, 7)
    shadow(c, p, 3, 5, 6, 0.5)
    x, y, w, h = box
    gilt = linear(x, y, x + w * 0.3, y + h, ["#FFF3C4", "#E2B950", "#C9982F", "#8A5A14"])
    c.drawPath(p, paint("ink", 1, shader=gilt))
    gold_stroke(c, p, 1.8)
    c.drawPath(rect(box, 5, -6), paint("#EAD9B5"))
    well(c, (x + 6, y + 6, w - 12, h - 12), 5, 0.2, 3)
    for k in (1, 2, 3):
        q = circle(*centre(at[f"stage.icon{k}"]), 44)
        c.drawPath(q, paint("#3A2210", 0.18))
        carve(c, q, 3, 0.5)
        c.drawPath(q, paint("#3A1A00", 0.7, "stroke", 1.6, pe=dashes(7, 5)))
        plate(c, rect(at[f"stage.step{k}"], 8), "#2F2016", 1.2)


def buildings(c: skia.Canvas) -> None:
    """The palace with dashed spaces for every building and the Loyalist studs."""
    at = anchors("stage_edict")
    palace_field(c, at["stage.castle"], 6, 0.8)
    for kind, count, sign, threshold in BUILDINGS:
        for k in range(1, count + 1):
            box = at[f"stage.{kind}{k}"]
            royal_space(c, box, sign, 0)
            if k == threshold:
                stud(c, box[0] + box[2] - 12, box[1] + 14, 13)


def stage_tracks(c: skia.Canvas) -> None:
    """Five tracks of six wells: Grain, Stone, treasury, court and Specialist."""
    at = anchors("stage_edict")
    for name in TRACKS:
        step = 3 if name == "treasury" else 1
        for k in range(6):
            box = at[f"stage.{name}.{k * step}"]
            well(c, box, 5, 0.19, 3)
            x, y, w, h = box
            if name == "court" and k:
                engrave(c, COURT[k - 1], (x + 16, y + 13, w - 32, h - 26))
            if k == 3:
                stud(c, x + w - 9, y + 9, 6.4)


def forecasts(c: skia.Canvas) -> None:
    """Four cream frames of the income forecast under a fine gold line."""
    at = anchors("stage_edict")
    x, y, w, _ = at["stage.forecast.title"]
    c.drawLine(x, y - 4, x + w, y - 4, paint("gold_dk", 0.5, "stroke", 1))
    for k in (1, 2, 3, 4):
        p = rect(at[f"stage.forecast{k}"], 7)
        c.drawPath(p, paint("#FFF6DC", 0.6))
        carve(c, p, 1.6, 0.25)
        c.drawPath(p, paint("#8A6A3A", 0.9, "stroke", 1.5))


def stage(c: skia.Canvas) -> None:
    """The whole Edict stage."""
    frame(c, anchors("stage_edict")["stage.panel"], 10, "parchment", 3)
    edict_bed(c)
    buildings(c)
    stage_tracks(c)
    forecasts(c)
