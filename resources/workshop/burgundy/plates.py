"""The big pictures of Burgundy: the parts of the table, months, title, lobby."""

import math
from collections.abc import Callable
from functools import partial

import cv2
import numpy as np
import skia

from ..boards_base import PAGE, Box, Form, anchors, frame, panel, pixels, polygon, rect, sheet
from ..boards_screens import parchment
from ..canvas import arr2img, imgshader, paint, roundrect
from ..style import SCALE
from ..surfaces import gold_stroke, material, shadow
from . import boards, extras, levels, months, solo, tables, title
from .forms import FORMS

Boxes = dict[str, Box]
#: How far the picture of a board reaches beyond its frame, for the shadow on the table.
SPILL = 4


def form() -> str:
    """The form that is being painted."""
    return Form.name or "16x9"


def part(box: Box, painter: Callable[[skia.Canvas], None], spill: float = SPILL) -> np.ndarray:
    """What a painter paints on the table within a box and a little beyond."""
    x, y, w, h = box
    s = sheet(w + 2 * spill, h + 2 * spill, x - spill, y - spill)
    c = s.getCanvas()
    tables.ground(c, *FORMS[form()])
    painter(c)
    return pixels(s)


def rule() -> np.ndarray:
    """The rule of points."""
    at = levels.table(form())
    return part(at["rail.vp"], lambda c: tables.vp_rail(c, at))


def central() -> np.ndarray:
    """The common board."""
    at = levels.table(form())
    return part(at["central"], lambda c: tables.central(c, at))


def own() -> np.ndarray:
    """A duchy of 37 spaces."""
    at = levels.table(form())
    spaces = [box for name, box in at.items() if name.startswith("own.d")]
    return part(at["own"], lambda c: tables.own(c, at, spaces))


def own_alone(number: str) -> np.ndarray:
    """A duchy for one, with its rivers."""
    at = levels.table(form()) | levels.alone(number, form())
    _, _, pairs = solo.duchy(number, form())

    def draw(c: skia.Canvas) -> None:
        tables.own(c, at, [])
        tables.rivers(c, at, pairs, number)
        tables.solo_beds(c, at, number)

    return part(at["own"], draw)


def own_team() -> np.ndarray:
    """A duchy of two halves."""
    at = levels.levels()[f"team-{Form.name}" if Form.name else "team"]
    spaces = [box for name, box in at.items() if name.startswith("own.d")]
    return part(at["own"], lambda c: tables.own(c, at, spaces))


def household() -> np.ndarray:
    """Storage, goods, dice, workers and silver."""
    at = levels.table(form())
    return part(at["household"], lambda c: tables.household(c, at))


def household_alone() -> np.ndarray:
    """The same for one: six kinds of goods, and nothing of those sold."""
    at = levels.table(form()) | levels.alone("13a", form())
    return part(at["household"], lambda c: tables.household(c, at))


def household_team() -> np.ndarray:
    """The same for two partners."""
    at = {n: b for n, b in levels.table("16x9").items() if n.startswith("die.")}
    at |= levels.levels()["team"]
    return part(at["household"], lambda c: tables.household(c, at))


def close() -> np.ndarray:
    """A rival's duchy large, over the common board."""
    at = extras.close_up()
    land = (22, 150, 668, 548)

    def draw(c: skia.Canvas) -> None:
        inner = frame(c, at["close"], 10)
        boards.vellum(c, inner)
        tables.rim(c, at["close"], inner)
        boards.landscape(c, land)
        gold_stroke(c, roundrect(*land, 3), 2)
        tables.own_bed(c, [at[f"close.d{i + 1}"] for i in range(37)])
        for name, box in at.items():
            if name.startswith(("close.storage", "close.goods")):
                c.drawPath(roundrect(*box, 8), paint("#4A2A10", 0.22))
        for name in ("close.workers", "close.silver", "close.sold"):
            c.drawPath(roundrect(*at[name], 8), paint("#4A2A10", 0.2))

    return part(at["close"], draw)


def title_page() -> np.ndarray:
    """The title: a miniature with its border of leaves."""
    a = np.clip(title.book_page() * 255 + 0.5, 0, 255).astype(np.uint8)
    return cv2.resize(a, (3840, 2160), interpolation=cv2.INTER_CUBIC)


def month(letter: str) -> np.ndarray:
    """The banner of a phase."""
    a = months.banner(letter, SCALE)
    return np.clip(a * 255 + 0.5, 0, 255).astype(np.uint8)


def hexagon(x: float, y: float, r: float) -> skia.Path:
    """A hex with its points to the sides."""
    turns = [math.radians(60 * k) for k in range(6)]
    return polygon([(x + r * math.cos(a), y + r * math.sin(a)) for a in turns])


def lobby() -> np.ndarray:
    """A table of six sides with the castle in its middle, chairs' cards, the sheet of options."""
    at = anchors("lobby")
    s = sheet(*PAGE)
    c = s.getCanvas()
    tables.ground(c, *PAGE)
    x, y, w, h = at["lobby.table"]
    mx, my = x + w / 2, y + h / 2
    outer, inner = hexagon(mx, my, 178), hexagon(mx, my, 140)
    shadow(c, outer, 6, 12, 16, 0.7)
    wood = imgshader(material("wood", 512, 512, 3, planks=3), 0.7, 0.7)
    c.drawPath(outer, paint("ink", 1, shader=wood))
    gold_stroke(c, outer, 4)
    c.save()
    c.clipPath(inner, True)
    castle = skia.Rect.MakeXYWH(820, 110, 760, 660)
    place = skia.Rect.MakeXYWH(mx - 147, my - 127, 294, 255)
    picture = arr2img(np.ascontiguousarray(title.book_page()))
    smooth = skia.SamplingOptions(skia.CubicResampler.Mitchell())
    c.drawImageRect(picture, castle, place, smooth, skia.Paint(AntiAlias=True))
    c.restore()
    gold_stroke(c, inner, 3)
    for k in (1, 2, 3, 4):
        panel(c, at[f"chair.{k}"], "walnut", 9)
        c.drawPath(rect(at[f"chair.{k}.stripe"], 4), paint("#050201", 0.6))
    parchment(c, at["options"])
    return pixels(s)


PICTURES: dict[str, Callable[[], np.ndarray]] = {
    "rule": rule,
    "central": central,
    "own": own,
    "own-13a": partial(own_alone, "13a"),
    "own-13b": partial(own_alone, "13b"),
    "own-team": own_team,
    "household": household,
    "household-alone": household_alone,
    "household-team": household_team,
    "close": close,
    "title": title_page,
    "lobby": lobby,
    **{f"month-{letter}": partial(month, letter) for letter in months.MONTHS},
}
#: What has brushwork all over: a little loss is not seen.
BRUSHED = ("title", "lobby", *(f"month-{letter}" for letter in months.MONTHS))
_ALL = ("16x10", "4x3", "21x9")
#: The forms beside the design's for which a picture is painted anew.
GROWN = {
    "rule": ("21x9",), "central": ("21x9",), "own": _ALL, "own-13a": _ALL, "own-13b": _ALL,
    "own-team": _ALL, "household": _ALL, "household-alone": _ALL,
}  # fmt: skip
