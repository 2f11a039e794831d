"""The buildings of Pope and Emperor as they stand in a castle: a roof with the sign of the power in
gold on its tip, gilded parapets, a broad bordered cloth with the sign."""

from collections.abc import Callable

import numpy as np

from .solids import (
    CLOTH,
    GOLD,
    ROOF,
    SIGN,
    TALL,
    Model,
    Shape,
    ball,
    battlement,
    block,
    crown,
    cylinder,
    rotated,
    spire,
)
from .standing_models import Site, gatehouse, walk, wall_body

Painted = Callable[[np.ndarray, np.ndarray], np.ndarray]


def cross(z: float, size: float) -> list[Shape]:
    """A gold cross on a roof, its arms to the left and right of the page; it leans to no side."""
    t, tall = size * 0.1, size / TALL
    return [
        block(0, 0, t, t, z, z + tall),
        block(0, 0, size * 0.34, t, z + tall * 0.54, z + tall * 0.54 + 2.4 * t / TALL),
    ]


def coronet(z: float, size: float) -> list[Shape]:
    """A gold crown on a roof, seen from the front: a band, three points and pearls on them."""
    tall = size / TALL
    shapes = [block(0, 0, size * 0.44, size * 0.16, z, z + tall * 0.34)]
    for x, high in ((-0.36, 0.8), (0.0, 1.0), (0.36, 0.8)):
        shapes.append(spire(x * size, 0, size * 0.2, z + tall * 0.2, z + tall * high))
        shapes.append(ball(x * size, 0, z + tall * high - 1, size * 0.1))
    return shapes


def finial(m: Model, power: str, z: float, size: float) -> None:
    """The sign of the power on the tip of a roof."""
    for shape in cross(z, size) if power == "papal" else coronet(z, size):
        m.add(shape, GOLD)


def cross_sign(u: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Where a cross is painted, u and v from -1 to 1."""
    return ((np.abs(u) < 0.17) & (np.abs(v) < 0.62)) | ((np.abs(v) < 0.17) & (np.abs(u) < 0.62))


def crown_sign(u: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Where an open crown is painted."""
    inside = np.abs(u) < 0.62
    point = 0.62 - 2.6 * np.abs(np.mod(u + 0.62, 0.413) - 0.2067) - 0.16 * (np.abs(u) > 0.2)
    return inside & (((v > -0.6) & (v < -0.38)) | ((v > -0.28) & (v < point)))


SIGNS: dict[str, Painted] = {"papal": cross_sign, "imperial": crown_sign}


def cloth(
    m: Model, power: str, at: tuple[float, float], half: float, z: tuple[float, float], turn: float
) -> None:
    """A hanging cloth with a gold border and the sign of the power on it."""
    m.add(block(*at, half + 1.9, 1.0, z[0] - 1.6, z[1], turn), GOLD)
    low = rotated(0, 0.55, -turn)
    m.add(block(at[0] + low[0], at[1] + low[1], half, 1.0, *z, turn), CLOTH)
    u0 = rotated(*at, turn)[0]
    middle, tall = (z[0] + z[1]) / 2, half / TALL

    def sign(x, y, height, nx, ny, nz):
        u = (rotated(x, y, turn)[0] - u0) / half
        return [(SIGNS[power](u, (height - middle) / tall) & (np.abs(nz) < 0.6), SIGN)]

    m.signs.append(sign)


def tower(power: str, side: int = 0, place: str = "own") -> Model:
    """A round tower with a pointed roof."""
    m = Model(box=(-34, -86, 94, 116))
    m.add(cylinder(0, 0, 18, 0, 62, 4)).add(cylinder(0, 0, 20, 55, 58.5), GOLD)
    m.add(cylinder(0, 0, 21, 59, 68)).add(crown(0, 0, 21.4, 67, 79, 69, 8))
    m.add(spire(0, 0, 16, 69, 100, 8, 22.5), ROOF)
    finial(m, power, 98, 17 if power == "papal" else 14)
    cloth(m, power, (0, 18.6), 9.5, (14, 52), 0)
    m.slit(0, 1, 2.4, 6)
    return m


def keep(power: str, side: int = 0, place: str = "own") -> Model:
    """A square keep with four turrets and a tall roof."""
    m = Model(box=(-37, -94, 102, 134))
    m.add(block(0, 0, 21, 18, 0, 58, 0, 4)).add(block(0, 0, 22, 19, 48, 51.5), GOLD)
    m.add(block(0, 0, 23, 20, 52, 61))
    for v in (19.2, -19.2):
        m.add(battlement(0, v, 23, 2.2, 60, 70, 0, 9))
    for sx in (-1, 1):
        for sy in (-1, 1):
            m.add(cylinder(sx * 22, sy * 18, 6, 0, 74, 2))
            m.add(cylinder(sx * 22, sy * 18, 7.2, 70, 73.5), GOLD)
            m.add(spire(sx * 22, sy * 18, 8, 74, 90), ROOF)
            m.add(ball(sx * 22, sy * 18, 90, 1.6), GOLD)
    m.add(spire(0, 0, 18, 60, 106, 4), ROOF)
    finial(m, power, 104, 20 if power == "papal" else 16)
    cloth(m, power, (0, 19.2), 10, (15, 46), 0)
    m.slit(0, 0, 4, 7)
    return m


def wall(power: str, side: int, place: str = "own") -> Model:
    """A gilded wall with a turret in its middle."""
    site, t, h = Site(side, place), 10, 38
    m = wall_body(site, t, h)
    m.add(block(0, 0, site.half, t + 0.8, h - 6, h - 3, site.turn), GOLD)
    m.add(block(*site.at(0, -t + 1.2), site.half, 1.2, h, h + 3.4, site.turn))
    walk(m, site, h, 5.2)
    for g in (-0.6, 0.6):
        at = site.at(g * site.half, site.face * (t + 0.5))
        cloth(m, power, at, 6.4, (8, h - 7), site.seen)
    gatehouse(m, site, t - 3, 15.0, 54, 82)
    finial(m, power, 80, 16 if power == "papal" else 13)
    cloth(m, power, site.at(0, site.face * (t + 3.9)), 8.6, (9, 44), site.seen)
    m.box = site.box(t, h, 112, True)
    return m


MODELS: dict[str, Callable[[str, int, str], Model]] = {"tower": tower, "keep": keep, "wall": wall}
