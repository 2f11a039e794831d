"""The tiles of the Imperial Projects: an Imperial Structure with what it counts, and the plates."""

import numpy as np
import skia

from . import shadows
from .canvas import blit, fit, linear, paint, path, radial, roundrect
from .castle import front
from .castle_powers import power_front
from .ornaments import star8
from .pieces import GRAIN_CUBE, STONE_CUBE, cube, solid, wax
from .portraits import people, render_portrait
from .silhouettes import OWN_SILHOUETTES
from .sprites import AUTHOR, as_float, drawn, resize
from .sprites_cards import emblem_back, medallion, starry
from .style import INK, colour32, mix
from .surfaces import gold_stroke, inner_shadow, material, texfill

SIDE = 96
#: The picture and the strip left free for the VP, as x, y, width, height.
PICTURE = (5, 5, 86, 55)
STRIP = (5, 63, 86, 28)
CONDITION = (52, 96)
WELL = (26, 27.5, 19.5)
PURPLE, GOLD = "#4A1540", "#EFC23F"
#: The guest on the tile of the Tower of Guests, a name of people.toml.
GUEST = "constance"


def put(c, picture, x, y, scale=1.0):
    """A piece on the ground of a picture."""
    blit(c, picture, x, y, scale)


def wash(c, colours, ground):
    """A sky and a hill: the air and the grass behind a structure."""
    c.drawRect(skia.Rect.MakeWH(86, 55), paint("ink", 1, shader=linear(0, 0, 0, 50, colours)))
    hill = path("M0 44 C22 38 60 38 86 43 L86 55 L0 55 Z")
    c.drawPath(hill, paint("ink", 1, shader=linear(0, 38, 0, 55, ground)))
    c.drawPath(hill, paint(INK, 0.7, "stroke", 1))


def gold_sky(c):
    """The ground of a Keep: gold leaf."""
    area = roundrect(0, 0, 86, 55, 0)
    texfill(c, area, material("goldleaf", 512, 512, 9), 0.3)
    shades = [colour32("#FFF6D0", 150), colour32("#E6B84A", 0), colour32("#5E3A0A", 150)]
    c.drawPath(area, paint("ink", 1, shader=radial(43, 20, 62, shades, [0, 0.5, 1])))
    floor = path("M0 46 C22 43 60 43 86 46 L86 55 L0 55 Z")
    c.drawPath(floor, paint("ink", 1, shader=linear(0, 43, 0, 55, ["#8A6A3A", "#4E3418"])))
    c.drawPath(floor, paint(INK, 0.7, "stroke", 1))


def day(c):
    """The ground of a Wall: a bright day."""
    wash(c, ["#3E78AC", "#BFD9DC", "#F6E8C0"], ["#7FA05A", "#3F6636"])


def night(c):
    """The ground of a Tower: a starry dusk."""
    wash(c, ["#1B2450", "#5B3F7A", "#E0A070"], ["#5A6A44", "#26382A"])
    for x, y in ((8, 7), (22, 14), (40, 6), (58, 12), (76, 6), (66, 24), (34, 22), (80, 20)):
        star8(c, x, y, 1.8, "#FBE9A8", "#1B2450")


def scroll(c, x, y, size):
    """An Edict: parchment rolled at both ends, with lines and a red seal."""
    c.save()
    c.translate(x, y)
    c.scale(size / 40, size / 40)
    sheet = path("M5 6 C16 2 24 8 35 4 L35 34 C24 38 16 32 5 36 Z")
    c.drawPath(sheet, paint(INK, 1, "stroke", 3.6))
    c.drawPath(sheet, paint("ink", 1, shader=linear(0, 4, 36, 36, ["#FFFBEC", "#EAD9B5"])))
    for i in range(4):
        line = path(f"M10 {12 + i * 5} C17 {10.5 + i * 5} 23 {13.5 + i * 5} 30 {11.5 + i * 5}")
        c.drawPath(line, paint("sepia", 0.9, "stroke", 1.6))
    for x0 in (1.6, 33):
        roll = roundrect(x0, 2, 5.4, 37, 2.7)
        c.drawPath(roll, paint(INK, 1, "stroke", 2.6))
        c.drawPath(roll, paint("ink", 1, shader=linear(x0, 0, x0 + 5.4, 0, ["#FFF6DC", "#B08E56"])))
    c.restore()
    put(c, wax(30, "eagle-emblem", "#A01B22"), x + size * 0.5, y + size * 0.52, size / 62)


def pawn(colour):
    """A Specialist of plain wood."""
    return solid(
        lambda c: c.drawPath(fit(path(OWN_SILHOUETTES["specialist"]), 6, 4, 52, 60), paint("ink")),
        64, 78, colour, 6.5, "round", 0.5, 18, 48, thick=5,
    )  # fmt: skip


def guest():
    """A framed portrait of a guest."""
    picture, _ = render_portrait(people()[GUEST])
    small = resize(as_float(picture), 59 * AUTHOR, 76 * AUTHOR)

    def frame(c):
        gold_stroke(c, roundrect(2, 2, 55, 72, 4), 4)

    out = np.array(small)
    top = drawn(59, 76, frame)
    a = top[..., 3:]
    out[..., :3] = out[..., :3] * (1 - a) + top[..., :3] * a
    return out


def laws(c):
    """A Keep and an Edict."""
    gold_sky(c)
    put(c, power_front("keep", "imperial"), 13, -2.4, 0.285)
    scroll(c, 49, 14, 35)


def marvels(c):
    """A Keep between great towers with flying banners."""
    gold_sky(c)
    for x in (-2, 62):
        put(c, front("great_tower", "red", 6), x, -3, 0.225)
    put(c, power_front("keep", "imperial"), 24, -2.4, 0.285)


def keeps(c):
    """Three Keeps side by side."""
    gold_sky(c)
    for x in (-4, 54):
        put(c, power_front("keep", "imperial"), x, 3, 0.255)
    put(c, power_front("keep", "imperial"), 23, -2.4, 0.29)


def ring_wall(c):
    """A closed side: two towers and the wall between them."""
    day(c)
    put(c, power_front("wall", "imperial"), 10.5, 13, 0.43)
    for x in (-1, 58):
        put(c, power_front("tower", "imperial"), x, -3.6, 0.3)


def granary(c):
    """A wall before which Grain and Stone are stored."""
    day(c)
    put(c, power_front("wall", "imperial"), 1, 2, 0.56)
    for kind, x, y in ((STONE_CUBE, 46, 25), (GRAIN_CUBE, 28, 27), (GRAIN_CUBE, 63, 27)):
        put(c, cube(40, **kind), x - 4, y, 0.36)


def long_wall(c):
    """A wall that runs over the hills into the distance."""
    day(c)
    for x, y, scale in ((54, 5, 0.25), (33, 10, 0.34), (-3, 17, 0.44)):
        put(c, power_front("wall", "imperial"), x, y, scale)


def guests(c):
    """A Tower and the portrait of a guest."""
    night(c)
    put(c, power_front("tower", "imperial"), 20, -3.8, 0.305)
    put(c, guest(), 47, 6, 0.62)


def letters(c):
    """A Tower and the back of an Advanced card."""
    night(c)
    put(c, power_front("tower", "imperial"), 20, -3.8, 0.305)
    back = drawn(58, 78, emblem_back(58, 78, "#1F3F77", "eagle-emblem", "#8A2030", 19))
    blit(c, back, 54, 9, 0.54, 9)
    blit(c, back, 45, 8, 0.54, -6)


def masters(c):
    """A Tower and two Specialists."""
    night(c)
    put(c, power_front("tower", "imperial"), 20, -3.8, 0.305)
    put(c, pawn("#C79A5A"), 58, 9, 0.54)
    put(c, pawn("#3A7A56"), 44, 17, 0.54)


PICTURES = (laws, marvels, keeps, ring_wall, granary, long_wall, guests, letters, masters)


def frame(c, w, h):
    """A purple body with a gold fillet."""
    body = roundrect(0.5, 0.5, w - 1, h - 1, 6)
    shades = [mix("#6A2A60", "ivory", 0.25), PURPLE, "#1E0618"]
    c.drawPath(body, paint("ink", 1, shader=linear(0, 0, w, h, shades, [0, 0.5, 1])))
    c.drawPath(body, paint("#120A06", 0.9, "stroke", 1.2))
    gold_stroke(c, roundrect(2.4, 2.4, w - 4.8, h - 4.8, 4.6), 1.3)


def slip(c, x, y, w, h):
    """A calm strip of parchment for figures."""
    p = roundrect(x, y, w, h, 3)
    texfill(c, p, material("parchment", 512, 512, 21), 0.4, 30, 10)
    c.drawPath(p, paint("#FFF8E6", 0.55))
    inner_shadow(c, p, 2, 0.35, 3)
    gold_stroke(c, p, 1.1)


def tile(number):
    """A painter of one Project."""

    def draw(c):
        frame(c, SIDE, SIDE)
        x, y, w, h = PICTURE
        window = roundrect(x, y, w, h, 3)
        c.save()
        c.clipPath(window, True)
        c.translate(x, y)
        with shadows.bare():
            PICTURES[number - 1](c)
        c.restore()
        inner_shadow(c, window, 2.4, 0.55, 4)
        gold_stroke(c, window, 1.4)
        slip(c, *STRIP)

    return draw


def blank(c):
    """The back of a Project: a crown on a purple ground of stars."""
    frame(c, SIDE, SIDE)
    window = roundrect(5, 5, SIDE - 10, SIDE - 10, 3)
    c.save()
    c.clipPath(window, True)
    starry(c, SIDE, SIDE, PURPLE, 16)
    c.restore()
    inner_shadow(c, window, 3, 0.6, 5)
    gold_stroke(c, window, 1.4)
    medallion(c, SIDE / 2, SIDE / 2, 30, "open-crown", "#2A0A26")


def condition_plate(c):
    """The plate of a Condition: a round well for its sign, room for a figure below."""
    w, h = CONDITION
    frame(c, w, h)
    slip(c, 5, 5, w - 10, h - 10)
    x, y, r = WELL
    well = skia.Path()
    well.addCircle(x, y, r)
    c.drawPath(well, paint("#8A6A34", 0.22))
    inner_shadow(c, well, 1.6, 0.45, 2.6)
    c.drawPath(well, paint("gold_dk", 0.7, "stroke", 1))
