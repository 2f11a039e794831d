"""Sprites of the gold that says where something may go: rings and tags of the harbours, outlines of
the empty sites of a castle."""

import math

import skia

from .boards_base import polygon
from .boards_harbours import ring, tag
from .canvas import paint
from .solids import FLAT
from .sprites import Book
from .sprites_moments import placed
from .sprites_standing import site
from .standing_models import PLACES, SIDES

LEVELS = ("possible", "next")
#: How far light reaches beyond a site.
REACH = 40
#: How far the foundation of a wall reaches along and across, of a keep to either side.
ACROSS = 14.5
KEEP = (28.5, 29.5)
TOWER = 30.5


def harbours(book: Book) -> None:
    """Rings about the berth of a ship, and tags whose frame is the field of their words."""
    for level in LEVELS:
        placed(
            book, f"harbour/ring-{level}", (64, 56), (30, 8, 30, 36),
            lambda c, v=level: ring(c, 32, 28, v),
        )  # fmt: skip
    for name, free in (("tag", False), ("tag-free", True)):
        placed(
            book, f"harbour/{name}", (48, 28), (16, 4, 6, 8),
            lambda c, f=free: tag(c, -10, 14, free=f),
        )  # fmt: skip


def outline(kind: str, side: int) -> skia.Path:
    """The edge of a foundation on the ground, seen aslant, about its middle."""
    if kind == "tower":
        turn = [math.radians(22.5 + 45 * k) for k in range(8)]
        return polygon([(TOWER * math.cos(a), TOWER * FLAT * math.sin(a)) for a in turn])
    if kind == "keep":
        (x, y), lean = KEEP, 0.0
    else:
        lean = math.radians(SIDES[side] - 90)
        x, y = PLACES["own"][0] * math.sin(math.radians(36)) - 24.5, ACROSS
    ends = ((-x, -y), (x, -y), (x, y), (-x, y))
    c, s = math.cos(lean), math.sin(lean)
    return polygon([(u * c - v * s, (u * s + v * c) * FLAT) for u, v in ends])


def lit(c: skia.Canvas, p: skia.Path, level: str) -> None:
    """The edge in the gold of a role."""
    soft = skia.CornerPathEffect.Make(3)
    if level == "next":
        c.drawPath(p, paint("#FFD97A", 0.55, "stroke", 20, blur=9, pe=soft))
        c.drawPath(p, paint("#FFE9A8", 0.85, "stroke", 9, blur=3, pe=soft))
        lines = (("#3A1E06", 1, 6), ("#FFE08A", 1, 4), ("#FFFBE6", 1, 1.4))
    else:
        c.drawPath(p, paint("#FFD97A", 0.38, "stroke", 9, blur=4, pe=soft))
        lines = (("#3A1E06", 0.85, 3.6), ("#F2D27A", 1, 2))
    for colour, alpha, width in lines:
        c.drawPath(p, paint(colour, alpha, "stroke", width, pe=soft))


def sites(book: Book) -> None:
    """The outline of every empty site, in the frame of the piece that will stand there."""
    for kind in ("tower", "keep", "wall"):
        for side in (1, 2, 3, 4, 5) if kind == "wall" else (0,):
            frame = w, h = site(kind, "own")
            for level in LEVELS:
                name = f"stand/{level}-{kind}" + (f"-{side}" if side else "")
                p = outline(kind, side)
                p.offset(w / 2, h / 2)
                room = (REACH, REACH + 60, REACH, REACH + 60)
                placed(book, name, frame, room, lambda c, p=p, v=level: lit(c, p, v))


def paint_lights(book: Book) -> None:
    """The group of lights on the map and in the castle."""
    harbours(book)
    sites(book)
