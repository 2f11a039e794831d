"""Cinzel's figure 1 with a longer flag: in small capitals "1Lena" was read as "ILENA"."""

import array

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

#: The head of the stem, from where the flag falls, in units of the font.
HEAD = 714
#: How far the flag reaches beyond the old one, how far it falls, how thick its tip is.
REACH, FALL, TIP = 95, 215, 22
#: The flag may hang so far over its neighbour's room.
HANGS = 26


def redraw(font: TTFont) -> None:
    """Give the 1 of a font its flag; the stem and the foot stay as they are."""
    glyph = font["glyf"]["one"]
    points = [(x, y, on) for (x, y), on in zip(glyph.coordinates, glyph.flags)]
    head = next(place for place, (_, y, _) in enumerate(points) if y == HEAD) + 1
    joint = max(place for place, (_, y, _) in enumerate(points) if HEAD - 150 < y < HEAD - 120)
    stem, tip = points[joint][0], min(x for x, _, _ in points) - REACH
    foot = HEAD - FALL
    flag = [
        ((stem + points[head][0]) // 2 + 20, 650, 0),
        ((tip + stem) // 2 + 20, foot + 60, 0),
        (tip, foot + TIP, 1),
        (tip, foot, 1),
        ((tip + stem) // 2, foot + 8, 0),
        (stem, foot + 62, 0),
        (stem, foot - 20, 1),
    ]
    aside = REACH - HANGS
    drawn = [(x + aside, y, on) for x, y, on in [*points[: head + 1], *flag, *points[joint + 1 :]]]
    glyph.coordinates = GlyphCoordinates([(x, y) for x, y, _ in drawn])
    glyph.flags = array.array("B", [on for _, _, on in drawn])
    glyph.endPtsOfContours = [len(drawn) - 1]
    glyph.recalcBounds(font["glyf"])
    wide, _ = font["hmtx"]["one"]
    font["hmtx"]["one"] = wide + aside - 8, glyph.xMin
