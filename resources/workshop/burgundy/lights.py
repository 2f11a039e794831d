"""Lights about hexes, arms of seats, beds of small duchies, clasps of lanes, plates of lapis."""

import math
from collections.abc import Callable

import skia

from ..boards_base import Box, carve, centre, polygon
from ..canvas import fit, font, icon, linear, paint, path, roundrect, text
from ..pieces import disc, first_player
from ..sprites import Book, drawn, middle
from ..sprites_ui import ROLES, flat_rim
from ..style import PLAYERS
from ..surfaces import gold_stroke, inner_shadow
from . import pieces, team, tiles
from .anchors import duchy
from .look import SEATS, hexagon

#: Size of the arms of a seat, and of the frame of a light about a hex of 92.
ARMS = (60, 72)
HALO = (128, 147)
#: A hex of the beds: what they are shown at in panels that have room.
BED = 41.0
SMALL = (2, 3, 2.4, 0.5)
SHIELD = "M0 0 H100 V50 C100 88 70 108 50 120 C30 108 0 88 0 50Z"


def arms(c: skia.Canvas, seat: str) -> None:
    """The mark of a seat on its shield."""
    look = PLAYERS[seat]
    body = "#3E393A" if seat == "black" else look["body"]
    x, y, w = 4, 3, 52
    p = fit(path(SHIELD), x, y, w, w * 1.25)
    c.drawPath(p, paint("#120904", 0.6, "stroke", 5))
    shade = linear(x, y, x + w, y + w, ["#FFFFFF", body, body], [0, 0.3, 1])
    c.drawPath(p, paint("ink", 1, shader=shade))
    c.drawPath(p, paint(body, 0.75))
    gold_stroke(c, p, 2.6)
    charge = {"gold": "#F6DC8A", "silver": "#E8ECEE"}[look["charge"]]
    mark = fit(icon(look["mark"]), x + w * 0.17, y + w * 0.17, w * 0.66, w * 0.74)
    c.drawPath(mark, paint(charge))


def light(role: str) -> Callable[[skia.Canvas], None]:
    """A role of gold along a hex, in the hundred units of a tile."""

    def draw(c: skia.Canvas) -> None:
        c.scale(0.72, 0.72)
        p = hexagon(-1, 4)
        halos, lines = ROLES[role]
        for colour, strength, width, blur in halos:
            c.drawPath(p, paint(colour, strength, "stroke", width * 0.7, blur=blur * 0.55))
        for colour, strength, width in lines:
            c.drawPath(p, paint(colour, strength, "stroke", width))

    return draw


def hex_roles(book: Book) -> None:
    """The roles of gold about a hex, which the table of any game draws."""
    for role in ROLES:
        book.still(f"glow/hex-{role}", tiles.draw(*HALO, light(role)), *HALO)


def thread(c: skia.Canvas) -> None:
    """One side of a region's outline, for a hex of 92: 53 long in a frame of 68 x 28."""
    p = path("M7.5 14 H60.5")
    c.drawPath(p, paint("#F5A623", 0.9, "stroke", 9, blur=2.6))
    c.drawPath(p, paint("#3A1A00", 1, "stroke", 6))
    c.drawPath(p, paint("#FFE08A", 1, "stroke", 3.2))


def clasp(state: str) -> Callable[[skia.Canvas], None]:
    """A clasp over the shared side of two hexes of a lane, lying, in a frame of 56 x 40."""

    def draw(c: skia.Canvas) -> None:
        p = path("M16 20 H40")
        if state == "whole":
            c.drawPath(p, paint("#F5A623", 0.9, "stroke", 18, blur=4))
        c.drawPath(p, paint("#241206", 1, "stroke", 11.5))
        c.drawPath(p, paint("#FFFBEE" if state == "open" else "#E7BE55", 1, "stroke", 7.8))
        if state != "open":
            c.drawPath(p, paint("#FFF6CF", 1, "stroke", 2.8))

    return draw


def bed(boxes: list[Box]) -> Callable[[skia.Canvas], None]:
    """The dark bed with its gold line under the spaces of a small duchy."""

    def draw(c: skia.Canvas) -> None:
        shape = None
        for box in boxes:
            x, y = centre(box)
            r = box[2] * 0.625
            turns = [math.radians(60 * i - 90) for i in range(6)]
            q = polygon([(x + r * math.cos(a), y + r * math.sin(a)) for a in turns])
            shape = skia.Op(shape, q, skia.PathOp.kUnion_PathOp) if shape else q
        c.drawPath(shape, paint("#050201", 0.75))
        c.drawPath(shape, paint("#C9982F", 0.8, "stroke", 1.4))

    return draw


def beds(book: Book) -> None:
    """Beds of 37 and of 73 spaces, the middle hex in the middle of the frame."""
    step = BED * math.sqrt(3) / 2
    small = list(duchy("d", 152, 137 - 3 * step, BED).values())
    book.still("bed/duchy", drawn(304, 274, bed(small)), 304, 274)
    partners = list(team.team_duchy("d", 277, 137 - 3 * step, BED).values())
    book.still("bed/team", drawn(554, 274, bed(partners)), 554, 274)


def lapis(c: skia.Canvas) -> None:
    """A panel of lapis with a gold rim and a fillet."""
    p = roundrect(1.6, 1.6, 52.8, 52.8, 8)
    shade = linear(0, 0, 0, 56, ["#1D3A86", "#183278", "#14296A"], [0, 0.5, 1])
    c.drawPath(p, paint("ink", 1, shader=shade))
    inner_shadow(c, p, 5, 0.55, 9, "#000000")
    flat_rim(c, p, 1.8)
    c.drawPath(roundrect(6, 6, 44, 44, 5), paint("#F6DC8A", 0.4, "stroke", 0.9))


def plate(c: skia.Canvas) -> None:
    """A dark blue plate with a thin rim, for undo and redo."""
    p = roundrect(1.6, 1.6, 92.8, 44.8, 7)
    shades = ["#2A3A6A", "#16244A", "#0A1230"]
    c.drawPath(p, paint("ink", 1, shader=linear(0, 2, 0, 46, shades, [0, 0.5, 1])))
    flat_rim(c, p, 1.3)


def well(c: skia.Canvas) -> None:
    """A carved hollow in vellum."""
    p = roundrect(1, 1, 46, 46, 8)
    c.drawPath(p, paint("#4A2A10", 0.24))
    carve(c, p, 3, 0.55)


def hollow(c: skia.Canvas) -> None:
    """A dark hollow in wood."""
    p = roundrect(1, 1, 30, 30, 5)
    c.drawPath(p, paint("#050201", 0.55))
    carve(c, p, 2.4, 0.7)
    c.drawPath(p, paint("#C9AE7C", 0.5, "stroke", 0.9))


def open_die(c: skia.Canvas, colour: str) -> None:
    """A die that is any number."""
    body, dot = pieces.DICE[colour]
    pips, pieces.PIPS[0] = pieces.PIPS, ()
    pieces.die(c, 0, colour)
    del pips[0]
    f = font("cinzel-900", 50)
    text(c, "?", 42, 57, f, paint(body if colour == "white" else "#1A0E06", 0.5, "stroke", 7), "c")
    text(c, "?", 42, 57, f, paint(dot), "c")


def paint_lights(book: Book) -> None:
    """Everything of this module."""
    for seat in SEATS:
        book.still(f"crest/{seat}", drawn(*ARMS, lambda c, k=seat: arms(c, k)), *ARMS)
        look = PLAYERS[seat]
        round_ = lambda k=look: middle(  # noqa: E731
            disc(k["body"], k["mark"], charge=k["charge"]), 50, 50, 0, -0.5
        )
        book.moving(f"disc/{seat}", round_, 40, 40, SMALL)
    first = lambda: middle(first_player(), 84, 76.4, 0, -2)  # noqa: E731
    book.moving("piece/first-player", first, 44, 40, SMALL)
    book.still("glow/side", drawn(68, 28, thread), 68, 28)
    for state in ("open", "joined", "whole"):
        book.still(f"lane/{state}", drawn(56, 40, clasp(state)), 56, 40)
    beds(book)
    book.still("ui/panel-lapis", drawn(56, 56, lapis), 56, 56)
    book.still("ui/plate-lapis", drawn(96, 48, plate), 96, 48)
    book.still("ui/well", drawn(48, 48, well), 48, 48)
    book.still("ui/hollow", drawn(32, 32, hollow), 32, 32)


