"""Papal and Imperial Structures from the front: white stone under white roofs with
a red cross, golden stone under purple roofs with a gold crown."""

import functools

import skia

from . import shadows
from .canvas import fit, icon, paint
from .castle import Elevation, roof
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


def power_front(kind, power, headroom=0):
    """A structure of a power from the front."""
    return _front(kind, power, headroom, shadows.baked())


@functools.lru_cache(None)
def _front(kind, power, headroom, _baked):
    return PowerElevation(kind, power, headroom).array()
