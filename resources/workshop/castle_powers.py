"""Papal and Imperial Structures, from the front and from above: white stone under white roofs with
a red cross, golden stone under purple roofs with a gold crown."""

import functools
import math

import skia

from . import shadows
from .canvas import fit, icon, paint
from .castle import PLAN_SIZES, Elevation, Plan, box, circle, ngon, ring, roof
from .style import INK, POWERS

#: The stone of each power, a seed of `castle.QUARRIES`.
STONES = {"papal": 17, "imperial": 27}
GOLD = "#DDAF45"


class PowerElevation(Elevation):
    """A Tower, Wall or Keep of a power: roofed, gilded, with its sign on every cloth."""

    def __init__(s, kind, power, headroom=0):
        s.power = power
        s.sign = POWERS[power]["mark"]
        super().__init__(kind, power, STONES[power], headroom)

    def cloth(s, x, y, w, h, gold=False):
        """A hanging cloth with a gold border and the sign of the power."""
        super().cloth(x, y, w, h)
        p = skia.Path()
        at = ((-1, 0), (1, 0), (1, 1), (0, 0.8), (-1, 1))
        p.addPoly([skia.Point(x + dx * w / 2, y + dy * h) for dx, dy in at], True)
        s.c.drawPath(p, paint(INK, 1, "stroke", 4.4))
        s.c.drawPath(p, paint("gold_hi", 1, "stroke", 2.2))
        size = w * 0.86
        sign = fit(icon(s.sign), x - size / 2, y + h * 0.4 - size / 2, size, size)
        s.c.drawPath(sign, paint(POWERS[s.power]["charge"]))

    def finial(s, x, y, size):
        """The sign of the power in gold on the tip of a roof."""
        p = fit(icon(s.sign), x - size / 2, y - size, size, size)
        s.c.drawPath(p, paint(INK, 1, "stroke", 3.4))
        s.c.drawPath(p, paint("gold_hi"))

    def parapet(s, x0, x1, y, gilt=False):
        """Every parapet of a power is gilded."""
        super().parapet(x0, x1, y, True)

    def tower(s):
        """A roofed tower with a broad cloth."""
        x0, x1, top = s.cx - 25, s.cx + 25, 70
        s.blk(x0, top, x1, s.B - 16)
        s.talus(x0, x1)
        roof(s.c, s.cx, top - 10, 26, 34, s.roof)
        s.finial(s.cx, top - 38, 20)
        s.parapet(x0 - 3, x1 + 3, top + 6)
        s.cloth(s.cx, top + 26, 34, 54)

    def wall(s):
        """A wall with a broad cloth in its middle."""
        x0, x1, top = 6, s.w - 6, s.B - 54
        s.blk(x0, top, x1, s.B, False)
        s.parapet(x0, x1, top)
        for x in (26, s.w - 26):
            s.cloth(float(x), top + 10, 20, 32)
        s.cloth(s.cx, top + 8, 32, 42)

    def keep(s):
        """A keep with a tall roof and a great cloth."""
        x0, x1, top = s.cx - 48, s.cx + 48, 84
        s.blk(x0, top, x1, s.B - 16)
        s.talus(x0, x1)
        roof(s.c, s.cx, top - 12, 40, 46, s.roof)
        s.finial(s.cx, top - 50, 26)
        s.parapet(x0 - 3, x1 + 3, top + 6)
        s.cloth(s.cx, top + 22, 42, 58)
        s.door(12, 14)


class PowerPlan(Plan):
    """The same seen from above."""

    def __init__(s, power, kind, angle, zoom):
        s.seed, s.power = STONES[power], power
        s.roof = POWERS[power]["roof"]
        super().__init__(PLAN_SIZES[kind], angle, zoom)
        s.charge = "#A3262E" if power == "papal" else "#F6DC8A"

    def sign(s, x, y, size):
        """The sign of the power, raised and always upright."""
        p = fit(icon(POWERS[s.power]["mark"]), x - size / 2, y - size / 2, size, size)
        s.add(p, s.charge, 0.8, 1.8, "round", None, 0.5, 0.75, turn=False)

    def tower(s):
        """A round tower: crenels, a gold ring, a platform with the sign."""
        o = s.o
        s.stone(circle(o, o, 26), 2.8, 2.4)
        for i in range(8):
            a = i * math.pi / 4 + 0.39
            x, y = o + 22 * math.cos(a), o + 22 * math.sin(a)
            s.stone(circle(x, y, 5.2), 1.8, 1.8)
        s.gold(ring(circle(o, o, 19.6), circle(o, o, 16.4)), 0.6, 1.4)
        s.add(circle(o, o, 16.6), s.roof, 0, 2.4, "soft", edge=0.6)
        s.sign(o, o, 23)

    def wall(s):
        """A walk between gold lines and a turret with the sign in its middle."""
        o = s.o
        s.stone(box(o, o, 130, 28, 1.5), 2.4, 2.0)
        s.add(box(o, o + 2.4, 126, 12, 1), s.roof, 0, 1.4, "soft", edge=0.5)
        for y in (o - 4.4, o + 9.2):
            s.gold(box(o, y, 126, 2.2, 1), 0.4, 1)
        for i in range(10):
            s.stone(box(o - 58.5 + i * 13, o - 10.2, 8.4, 8, 1.4), 1.8, 1.6)
        s.stone(box(o, o, 36, 36, 2), 2.8, 2.2)
        s.gold(ring(box(o, o, 31, 31, 1), box(o, o, 27, 27, 1)), 0.6, 1.2)
        s.add(box(o, o, 27.4, 27.4, 1), s.roof, 0.4, 2.4, "soft", edge=0.6)
        s.sign(o, o, 21)

    def keep(s):
        """A square keep with round corners, a pyramid of a roof and the sign on it."""
        o = s.o
        s.stone(box(o, o, 52, 52, 2), 3, 2.6)
        for sx in (-1, 1):
            for sy in (-1, 1):
                s.stone(circle(o + sx * 23, o + sy * 23, 9), 2.4, 2)
                s.gold(circle(o + sx * 23, o + sy * 23, 4.6), 0.8, 2.4)
        s.gold(ring(box(o, o, 40, 40, 1.5), box(o, o, 35, 35, 1)), 0.8, 1.4)
        s.add(box(o, o, 35.4, 35.4, 1), s.roof, 2, 12, "chisel", edge=0.6)
        s.add(ngon(o, o, 13.6, 8, math.pi / 8), s.roof, 0.8, 2, "soft", edge=0.5)
        s.sign(o, o, 21)


def power_front(kind, power, headroom=0):
    """A structure of a power from the front."""
    return _front(kind, power, headroom, shadows.baked())


@functools.lru_cache(None)
def _front(kind, power, headroom, _baked):
    return PowerElevation(kind, power, headroom).array()


def power_above(kind, power, angle=0, zoom=1.0):
    """A structure of a power from above; walls take the angle of their side."""
    plan = PowerPlan(power, kind, angle, zoom)
    getattr(plan, kind)()
    return plan.array()
