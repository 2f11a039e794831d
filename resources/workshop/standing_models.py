"""The buildings of a castle that stands: tower, wall and keep, the great ones, those of Pope and
Emperor, and the foundations of an empty site."""

import math
from functools import lru_cache

import numpy as np

from .solids import (
    CLOTH,
    EARTH,
    FLAT,
    GOLD,
    ROOF,
    RUNNER,
    STONE,
    TALL,
    Model,
    ball,
    battlement,
    block,
    crown,
    cylinder,
    rotated,
    spire,
)

#: Angles of the outward normals of the five sides, the first at the top right, clockwise.
SIDES = {1: -54.0, 2: 18.0, 3: 90.0, 4: 162.0, 5: 234.0}
#: Radius of the pentagon on the ground, by the place where a castle is shown, and its scale there.
PLACES = {"own": (164.0, 1.0), "rival2p": (138.0, 0.56), "rival": (100.0, 0.36)}


def tower():
    m = Model(box=(-33, -66, 92, 96))
    m.add(cylinder(0, 0, 17.5, 0, 64, 4)).add(cylinder(0, 0, 20.5, 57, 67)).add(
        crown(0, 0, 20.8, 66, 81, 69, 8), STONE
    )
    m.add(block(0, 18.2, 5.6, 0.9, 24, 50), CLOTH)
    m.slit(0, 6, 2.8, 7)
    m.slit(-11, 38, 1.2, 8).slit(11, 38, 1.2, 8)
    m.top(69, RUNNER, lambda x, y: np.hypot(x, y) < 16.8)
    m.top(67, RUNNER, lambda x, y: np.hypot(x, y) < 16.8)
    m.tips = [(0, 0, 68, 0.72)]
    return m


def great_tower():
    m = Model(box=(-40, -104, 112, 144))
    m.add(cylinder(0, 0, 21.5, 0, 84, 5, 8)).add(cylinder(0, 0, 22.6, 74, 78, 0, 8), GOLD).add(
        cylinder(0, 0, 25, 80, 89)
    )
    m.add(crown(0, 0, 25.4, 88, 104, 91, 10))
    m.add(cylinder(0, 0, 14.5, 86, 112)).add(cylinder(0, 0, 16.4, 109.5, 112.5), GOLD)
    m.add(spire(0, 0, 19.5, 112, 158, 8, 22.5), ROOF).add(ball(0, 0, 159, 3), GOLD)
    m.add(block(0, 22.8, 8.6, 0.9, 26, 62), GOLD).add(block(0, 23.3, 6.9, 0.9, 27.5, 62), CLOTH)
    m.slit(0, 5, 3.4, 9)
    m.slit(-14.5, 44, 1.5, 10).slit(14.5, 44, 1.5, 10).slit(0, 96, 1.8, 7)
    m.tips = [(0, 0, 159, 1.0)]
    return m


class Site:
    """Where a wall lies: its side of the pentagon, how it is turned, how long it is."""

    def __init__(s, side: int, place: str) -> None:
        radius = PLACES[place][0]
        s.place = place
        s.turn = SIDES[side] - 90  # local +y looks outward
        s.half = radius * math.sin(math.radians(36)) - (15 if place == "own" else 13)
        s.inward = math.sin(math.radians(SIDES[side])) < 0
        #: The long face that looks down the page, and the turn at which it does.
        s.face = -1 if s.inward else 1
        s.seen = s.turn + 180 if s.inward else s.turn

    def at(s, u: float, v: float) -> tuple[float, float]:
        """A point along and across the wall, on the ground."""
        c, d = math.cos(math.radians(s.turn)), math.sin(math.radians(s.turn))
        return u * c - v * d, u * d + v * c

    def box(s, t: float, h: float, top: float, broad: bool) -> tuple[float, float, float, float]:
        """What the view of a wall takes, from its anchor, with room for its shadow."""
        ends = [s.at(u, v) for u in (-s.half - 4, s.half + 4) for v in (-t - 10, t + 10)]
        xs, ys = [x for x, _ in ends], [y * FLAT for _, y in ends]
        for v in (-t - 14, t + 14) if broad else ():
            xs += [s.at(30, v)[0], s.at(-30, v)[0]]
        low, high = min(min(ys) - (h + 14) * TALL, -top * TALL) - 3, max(max(ys), (t + 12) * FLAT)
        left, right = min(xs) - 3, max(xs) + 28
        return left, low, right - left, high + 12 - low


def wall_body(site: Site, t: float, h: float) -> Model:
    """A walk of stone with battlements on its outer side."""
    m = Model(turn=site.turn)
    m.add(block(0, 0, site.half, t, 0, h, site.turn, 2.5))
    m.add(battlement(*site.at(0, t - 1.6), site.half, 2.6, h - 1, h + 12, site.turn))
    return m


def walk(m: Model, site: Site, h: float, broad: float) -> None:
    """The runner on the walk."""
    m.top(h, RUNNER, lambda x, y: np.abs(rotated(x, y, site.turn)[1]) < broad)


def wall(side: int, place: str = "own") -> Model:
    """A plain wall: two cloths, arrow slits, an inner kerb."""
    site, t, h = Site(side, place), 10, 38
    m = wall_body(site, t, h)
    m.add(block(*site.at(0, -t + 1.2), site.half, 1.2, h, h + 3.4, site.turn))
    walk(m, site, h, 5.2)
    for g in (0.0,) if place == "rival" else (-0.5, 0.5):
        at = site.at(g * site.half, site.face * (t + 0.6))
        m.add(block(*at, 5, 1.0, 10, h - 4, site.turn), CLOTH)
    for u in (-0.78, -0.26, 0.26, 0.78):
        m.slit(u * site.half, 14, 1.2, 9, turn=site.seen)
    m.box = site.box(t, h, h, False)
    return m


def gatehouse(m: Model, site: Site, t: float, g: float, floor: float, tip: float) -> None:
    """A square tower over the middle of a wall, battlements round a pyramid of a roof."""
    turn = site.turn
    m.add(block(0, 0, g, t + 6.5, 0, floor - 1, turn, 2))
    m.add(block(0, 0, g + 1, t + 7.5, floor - 9, floor - 5.5, turn), GOLD)
    m.add(block(0, 0, g + 2, t + 8.5, floor - 5, floor + 1, turn))
    for v in (t + 7, -t - 7):
        m.add(battlement(*site.at(0, v), g + 2, 2.0, floor, floor + 10, turn, 10))
    for u in (g + 0.4, -g - 0.4):
        at = site.at(u, 0)
        m.add(battlement(*at, 2.0, t + 8.5, floor, floor + 10, turn, 10, along="y"))
    m.add(spire(0, 0, t + 3.5, floor, tip - 1, 4, turn), ROOF)


def great_wall(side: int, place: str = "own") -> Model:
    """A great wall: battlements on both sides, gilded band, bordered cloths, a gatehouse."""
    site, t, h = Site(side, place), 12.5, 46
    m = wall_body(site, t, h)
    m.add(battlement(*site.at(0, -t + 1.6), site.half, 2.2, h - 1, h + 11, site.turn))
    m.add(block(0, 0, site.half, t + 0.9, h - 7, h - 3.4, site.turn), GOLD)
    walk(m, site, h, 7.4)
    for g in (-0.62, 0.62):
        u = g * site.half
        m.add(block(*site.at(u, site.face * (t + 0.6)), 7.4, 1.1, 9, h - 8, site.turn), GOLD)
        m.add(block(*site.at(u, site.face * (t + 1.1)), 5.6, 1.1, 10.5, h - 8, site.turn), CLOTH)
    gatehouse(m, site, t, 22.0 if place == "own" else 18.0, 69, 107)
    m.add(ball(0, 0, 107, 2.6), GOLD)
    m.slit(0, 1, 7, 18, turn=site.seen)
    m.tips = [(0, 0, 107, 0.86)]
    m.box = site.box(t, h, 112, True)
    return m


def keep():
    m = Model(box=(-36, -72, 100, 112))
    m.add(block(0, 0, 20, 18, 0, 58, 0, 4)).add(block(0, 0, 22, 20, 52, 60))
    for v in (19.2, -19.2):
        m.add(battlement(0, v, 22, 2.2, 59, 69, 0, 9))
    for u in (21, -21):
        m.add(battlement(u, 0, 2.2, 20, 59, 69, 0, 9, along="y"))
    for sx in (-1, 1):
        m.add(cylinder(sx * 21, 18, 5.6, 0, 74, 2)).add(crown(sx * 21, 18, 7, 70, 80, 74, 6, 3))
        m.add(cylinder(sx * 21, -18, 5.6, 0, 74)).add(crown(sx * 21, -18, 7, 70, 80, 74, 6, 3))
    m.add(spire(0, 0, 17, 60, 94, 4), ROOF).add(ball(0, 0, 95, 2.4), GOLD)
    m.add(block(0, 18.8, 5.4, 0.9, 28, 50), CLOTH)
    m.slit(0, 0, 4.6, 11).slit(-11.5, 34, 1.9, 9).slit(11.5, 34, 1.9, 9)
    m.tips = [(0, 0, 95, 0.66)]
    return m


def great_keep():
    m = Model(box=(-42, -108, 118, 154))
    m.add(block(0, 0, 23, 20, 0, 70, 0, 4)).add(block(0, 0, 24, 21, 58, 62), GOLD).add(
        block(0, 0, 25, 22, 64, 72)
    )
    for v in (21.2, -21.2):
        m.add(battlement(0, v, 25, 2.2, 71, 82, 0, 9.5))
    for sx in (-1, 1):
        for sy in (-1, 1):
            m.add(cylinder(sx * 24.5, sy * 20.5, 8.2, 0, 88, 2)).add(
                cylinder(sx * 24.5, sy * 20.5, 9.4, 84, 88), GOLD
            )
            m.add(spire(sx * 24.5, sy * 20.5, 10.6, 88, 116), ROOF).add(
                ball(sx * 24.5, sy * 20.5, 116, 1.8), GOLD
            )
    m.add(cylinder(0, 0, 14, 70, 106, 0, 8)).add(cylinder(0, 0, 15.6, 102, 106, 0, 8), GOLD)
    m.add(spire(0, 0, 18, 106, 150, 8, 22.5), ROOF).add(ball(0, 0, 151, 3), GOLD)
    m.add(block(0, 20.6, 8.2, 0.9, 26, 56), GOLD).add(block(0, 21.2, 6.6, 0.9, 27.5, 56), CLOTH)
    m.slit(0, 0, 5.4, 12).slit(0, 88, 2, 8)
    m.slit(-13, 36, 1.7, 10).slit(13, 36, 1.7, 10)
    m.tips = [(0, 0, 151, 1.0)]
    return m


def foundation(kind, side=0, place="own"):
    """Low courses round the dug earth of an empty site: the price lies in it."""
    m = Model(box=(-38, -30, 80, 64))

    def hollow(body, pit):
        return lambda x, y, z: np.maximum(body(x, y, z), -pit(x, y, z))

    if kind == "tower":
        m.add(hollow(cylinder(0, 0, 29, 0, 6, 0, 8), cylinder(0, 0, 24.5, 1.2, 20, 0, 8)))
        m.add(cylinder(0, 0, 25, 0, 1.4, 0, 8), EARTH)
    elif kind == "keep":
        m.add(hollow(block(0, 0, 27, 28, 0, 6), block(0, 0, 23.4, 24.4, 1.2, 20)))
        m.add(block(0, 0, 24, 25, 0, 1.4), EARTH)
        m.box = (-36, -32, 76, 66)
    else:
        radius = PLACES[place][0]
        turn = SIDES[side] - 90
        half = radius * math.sin(math.radians(36)) - (26 if place == "own" else 15)
        m.add(
            hollow(block(0, 0, half, 13, 0, 5.5, turn), block(0, 0, half - 3.4, 9.6, 1.2, 20, turn))
        )
        m.add(block(0, 0, half - 3, 10, 0, 1.4, turn), EARTH)
        c, s = abs(math.cos(math.radians(turn))), abs(math.sin(math.radians(turn)))
        w, h = (half + 4) * c + 17 * s, ((half + 4) * s + 17 * c) * FLAT
        m.box = (-w - 2, -h - 6, 2 * w + 12, 2 * h + 14)
    return m


#: Kinds of pieces that a House builds, and of the two powers.
KINDS = ("tower", "great-tower", "keep", "great-keep", "wall", "great-wall")
POWER_KINDS = ("tower", "keep", "wall")


@lru_cache(None)
def model(kind: str, side: int = 0, place: str = "own") -> Model:
    """The model of a piece, such as "great-wall", "site-keep" or "papal-tower"."""
    if kind.startswith("site-"):
        return foundation(kind[5:], side, place)
    power, _, name = kind.partition("-")
    if power in ("papal", "imperial"):
        from .standing_powers import MODELS

        return MODELS[name](power, side, place)
    walls = {"wall": wall, "great-wall": great_wall}
    if kind in walls:
        return walls[kind](side, place)
    return {"tower": tower, "great-tower": great_tower, "keep": keep, "great-keep": great_keep}[
        kind
    ]()
