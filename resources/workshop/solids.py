"""Solids as signed distances, and a model of solids with their materials: what a small standing
building is made of.

World: X right, Y down the page, Z up; one unit is one logical pixel on the ground from left to
right. The view looks down at 53 degrees: screen x = X, screen y = 0.8 Y - 0.6 Z."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

FLAT, TALL = 0.8, 0.6
#: What a face is made of.
STONE, ROOF, GOLD, CLOTH, DARK, FLOOR, RUNNER, EARTH, TRIM, IRON, SIGN = range(11)


def rotated(x, y, degrees):
    a = math.radians(degrees)
    return x * math.cos(a) + y * math.sin(a), -x * math.sin(a) + y * math.cos(a)


def cylinder(cx, cy, r, z0, z1, batter=0.0, sides=0):
    """A round or many-sided shaft; batter widens the foot."""

    def d(x, y, z):
        u, v = x - cx, y - cy
        if sides:
            a = np.arctan2(v, u)
            s = 2 * math.pi / sides
            a = np.mod(a, s) - s / 2
            q = np.hypot(u, v) * np.cos(a)
        else:
            q = np.hypot(u, v)
        rr = r + batter * np.clip(1 - (z - z0) / 14, 0, 1) if batter else r
        return np.maximum(q - rr, np.abs(z - (z0 + z1) / 2) - (z1 - z0) / 2)

    return d


def block(cx, cy, hx, hy, z0, z1, turn=0.0, batter=0.0):
    """A cuboid, turned on the ground."""

    def d(x, y, z):
        u, v = rotated(x - cx, y - cy, turn)
        b = batter * np.clip(1 - (z - z0) / 14, 0, 1) if batter else 0
        q = np.maximum(np.abs(u) - hx - b, np.abs(v) - hy - b)
        return np.maximum(q, np.abs(z - (z0 + z1) / 2) - (z1 - z0) / 2)

    return d


def spire(cx, cy, r, z0, z1, sides=0, turn=0.0):
    """A cone or pyramid with softly curved slopes."""
    k = (z1 - z0) / math.hypot(r, z1 - z0)

    def d(x, y, z):
        u, v = rotated(x - cx, y - cy, turn)
        q = np.maximum(np.abs(u), np.abs(v)) if sides == 4 else np.hypot(u, v)
        if sides == 8:
            a = np.mod(np.arctan2(v, u), math.pi / 4) - math.pi / 8
            q = np.hypot(u, v) * np.cos(a)
        t = np.clip((z - z0) / (z1 - z0), 0, 1)
        return np.maximum(
            (q - r * (1 - t) * (1 - 0.16 * np.sin(math.pi * t))) * k, np.maximum(z0 - z, z - z1)
        )

    return d


def ball(cx, cy, cz, r):
    return lambda x, y, z: np.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - r


def crown(cx, cy, r, z0, z1, floor, n=8, wall=4.6, gap=0.42, low=0.45):
    """A ring of battlements: hollow, the gaps open to a low breast wall."""
    outer, inner = cylinder(cx, cy, r, z0, z1), cylinder(cx, cy, r - wall, floor, z1 + 9)

    def d(x, y, z):
        ring = np.maximum(outer(x, y, z), -inner(x, y, z))
        s = 2 * math.pi / n
        a = np.abs(np.mod(np.arctan2(y - cy, x - cx) + s / 2, s) - s / 2)
        cut = np.maximum(r * (a - s * gap / 2), floor + (z1 - floor) * low - z)
        return np.maximum(ring, -cut)

    return d


def battlement(cx, cy, hx, hy, z0, z1, turn=0.0, pitch=11.0, gap=2.6, low=0.42, along="x"):
    """A straight breast wall with merlons."""
    body = block(cx, cy, hx, hy, z0, z1, turn)
    long = hx if along == "x" else hy
    n = max(1, round(2 * long / pitch))
    step = 2 * long / n

    def d(x, y, z):
        u, v = rotated(x - cx, y - cy, turn)
        w = u if along == "x" else v
        m = np.abs(np.mod(w + long, step) - step / 2)
        cut = np.maximum((step / 2 - m) - gap, z0 + (z1 - z0) * low - z)
        return np.maximum(body(x, y, z), -cut)

    return d


Shape = Callable[[np.ndarray, np.ndarray, np.ndarray], np.ndarray]


@dataclass
class Model:
    """Solids with their materials, what is painted on them, and where flags fly."""

    solids: list = field(default_factory=list)
    decals: list = field(default_factory=list)
    #: What is painted on cloths.
    signs: list = field(default_factory=list)
    tips: list = field(default_factory=list)
    box: tuple = (-40, -90, 80, 130)
    turn: float = 0.0

    def add(self, d, m=STONE):
        self.solids.append((d, m))
        return self

    def slit(self, x, z, w=2.0, h=9.0, y=0.0, turn=0.0):
        """A window with a pale frame on the face that looks down the page (turned by turn)."""

        def f(px, py, pz, nx, ny, nz):
            u, v = rotated(px, py, turn)
            nu = rotated(nx, ny, turn)[1]
            front = (nu > 0.25) & (np.abs(nz) < 0.6) & (v > y)
            arch = np.clip(1 - ((np.abs(u - x)) / (w + 0.01)) ** 2, 0, 1) * w
            inside = front & (np.abs(u - x) < w) & (pz > z) & (pz < z + h + arch)
            rim = front & (np.abs(u - x) < w + 1.6) & (pz > z - 1.4) & (pz < z + h + w + 2.0)
            return [(rim, TRIM), (inside, DARK)]

        self.decals.append(f)
        return self

    def top(self, z, m, test):
        """Paint an upward face at a height where the test of x and y holds."""

        def f(px, py, pz, nx, ny, nz):
            return [((nz > 0.7) & (np.abs(pz - z) < 1.2) & test(px, py), m)]

        self.decals.append(f)
        return self

    def dist(self, x, y, z):
        out = self.solids[0][0](x, y, z)
        for d, _ in self.solids[1:]:
            out = np.minimum(out, d(x, y, z))
        return out

    def material(self, x, y, z):
        best = self.solids[0][0](x, y, z)
        m = np.full(x.shape, self.solids[0][1], np.int8)
        for d, k in self.solids[1:]:
            e = d(x, y, z)
            m = np.where(e < best - 1e-3, k, m).astype(np.int8)
            best = np.minimum(best, e)
        return m


def screen(x, y, z):
    """Where a point of the world lies on the page, from the anchor of its piece."""
    return x, y * FLAT - z * TALL
