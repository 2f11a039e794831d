"""Sprites of concepts and small signs: roundels, octagons, laurel, ticks, arrows, buttons'
glyphs."""

import math
from collections.abc import Callable

import skia

from .canvas import fit, icon, linear, paint, path, radial, roundrect
from .roundels import ALIASES, COMMON, CONCEPTS, WINE, concept, roundel, shape_of
from .sprites import Book, drawn
from .style import INK, mix
from .surfaces import gold_stroke

ACTIONS = ("promote", "market", "build", "summon", "purchase")
GOLD_FILL = ["#FFF3C4", "#F0CC6C", "#C28D28", "#E6BC50"]


def polygon(*points: tuple[float, float]) -> skia.Path:
    """A closed path through points."""
    p = skia.Path()
    p.addPoly([skia.Point(*q) for q in points], True)
    return p


def concepts(book: Book) -> None:
    """A roundel for each concept that is not common, and the octagons of the main actions."""
    for name in [*CONCEPTS, *ALIASES]:
        if name not in COMMON:
            book.still(f"icon/{name}", concept(name, 56), 56, 56)
    for name in ACTIONS:
        book.still(f"octagon/{name}", concept(name, 56), 56, 56)
    book.still("octagon/blank", roundel(None, WINE, 56, shape="octo"), 56, 56)


def check(kind: str) -> Callable:
    """Round sign with a tick (yes) or a cross (no)."""

    def draw(c: skia.Canvas) -> None:
        dark, body = ("#10240E", "#3E8E3A") if kind == "yes" else ("#3A1010", "#A62A22")
        c.drawCircle(12.4, 12.8, 9.6, paint("#120904", 0.5, blur=0.9))
        c.drawCircle(12, 11.8, 10.8, paint(dark))
        shine = radial(
            9, 8, 14, ["#6CBF5E" if kind == "yes" else "#D0564A", body, dark], [0, 0.55, 1.0]
        )
        c.drawCircle(12, 12, 9.8, paint("ink", 1, shader=shine))
        p = skia.Path()
        if kind == "yes":
            p.moveTo(7, 12.4)
            p.lineTo(10.6, 16)
            p.lineTo(17.2, 8)
        else:
            p.moveTo(8, 8)
            p.lineTo(16, 16)
            p.moveTo(16, 8)
            p.lineTo(8, 16)
        c.drawPath(p, paint(dark, 0.7, "stroke", 4.6))
        c.drawPath(p, paint("#FFFBEE", 1, "stroke", 3.1))

    return draw


def stud(c: skia.Canvas) -> None:
    """Orange stud that marks the threshold of a Loyalist."""
    c.drawCircle(6.4, 6.8, 4.8, paint("#120904", 0.5, blur=0.8))
    c.drawCircle(6, 6, 5.2, paint("#4A1E06"))
    shine = radial(4.6, 4.4, 6.5, ["#FFC98A", "#E0751F", "#8E3F10"], [0, 0.45, 1])
    c.drawCircle(6, 6, 4.2, paint("ink", 1, shader=shine))


def sea_arrow(c: skia.Canvas) -> None:
    """Dashed red arrow of the sea route, pointing right."""
    for width, colour in ((5.6, "#F7F0DE"), (3.2, "#8A1A26")):
        for x0, x1 in ((4, 9), (14.5, 20)):
            c.drawLine(x0, 10, x1, 10, paint(colour, 1, "stroke", width))
    head = polygon((21, 2.5), (37, 10), (21, 17.5))
    c.drawPath(head, paint("#F7F0DE", 1, "stroke", 3.4))
    c.drawPath(head, paint("ink", 1, shader=linear(0, 2, 0, 18, ["#B02A34", "#7A1620"])))


def path_arrow(c: skia.Canvas) -> None:
    """Wine-red arrow between two spaces of the Workplace, pointing right."""
    head = polygon((2.6, 3.5), (15.6, 18), (2.6, 32.5))
    c.save()
    c.translate(0.8, 1.4)
    c.drawPath(head, paint("#120904", 0.45, blur=1))
    c.restore()
    c.drawPath(head, paint("#F7F0DE", 1, "stroke", 2.8))
    c.drawPath(head, paint("ink", 1, shader=linear(0, 3, 0, 33, ["#A22834", "#6E1420"])))


def gives_arrow(c: skia.Canvas) -> None:
    """Small dark triangle between a cost and what it gives."""
    head = polygon((2.6, 1.6), (14, 7), (2.6, 12.4))
    c.drawPath(head, paint("#F7F0DE", 0.85, "stroke", 2))
    c.drawPath(head, paint(INK))


def light_arrow(c: skia.Canvas) -> None:
    """The same triangle in ivory for enamel grounds."""
    head = polygon((3, 2), (13.6, 7), (3, 12))
    c.drawPath(head, paint("#120904", 0.8, "stroke", 2.4))
    c.drawPath(head, paint("#FFF3D2"))


def plaque(colour: str) -> Callable:
    """Name strip of a city."""

    def draw(c: skia.Canvas) -> None:
        p = roundrect(1, 1, 242, 22, 3.4)
        shades = [mix(colour, "ivory", 0.2), colour, mix(colour, "#100404", 0.45)]
        c.drawPath(p, paint("ink", 1, shader=linear(0, 0, 0, 24, shades, [0, 0.45, 1])))
        gold_stroke(c, p, 1.4)

    return draw


def anchor(c: skia.Canvas) -> None:
    """Ivory anchor for a free berth."""

    def strokes(width: float, colour: str, alpha: float) -> None:
        line = paint(colour, alpha, "stroke", width)
        c.drawCircle(14, 5.4, 2.6, line)
        c.drawLine(14, 8, 14, 24, line)
        c.drawLine(9, 11.4, 19, 11.4, line)
        c.drawArc(skia.Rect.MakeLTRB(4.6, 7, 23.4, 25), 25, 130, False, line)
        for x, side in ((5.2, -1), (22.8, 1)):
            c.drawLine(x, 18.6, x - 1.2 * side, 22.2, line)
            c.drawLine(x, 18.6, x - 3.6 * side, 20.4, line)

    strokes(4.2, "#2B3C40", 0.55)
    strokes(2, "#F7F0DE", 1)


def general_signs(book: Book) -> None:
    """Ticks and arrows that mean the same in every game."""
    book.still("check/yes", drawn(24, 24, check("yes")), 24, 24)
    book.still("check/no", drawn(24, 24, check("no")), 24, 24)
    book.still("arrow/gives", drawn(16, 14, gives_arrow), 16, 14)
    book.still("arrow/gives-light", drawn(16, 14, light_arrow), 16, 14)


def signs(book: Book) -> None:
    """Studs, arrows, the anchor and the name strips of the cities."""
    book.still("stud/loyalist", drawn(12, 12, stud), 12, 12)
    book.still("arrow/sea", drawn(40, 20, sea_arrow), 40, 20)
    book.still("arrow/path", drawn(18, 36, path_arrow), 18, 36)
    book.still("anchor", drawn(28, 28, anchor), 28, 28)
    book.still("ui/plaque-red", drawn(244, 24, plaque("#8E1C28")), 244, 24)
    book.still("ui/plaque-purple", drawn(244, 24, plaque("#551A5A")), 244, 24)


def gilded(c: skia.Canvas, shape: skia.Path) -> None:
    """A glyph in gold with an ink contour."""
    c.drawPath(shape, paint(INK, 0.9, "stroke", 2.4))
    c.drawPath(shape, paint("ink", 1, shader=linear(0, 3, 0, 25, GOLD_FILL, [0, 0.4, 0.62, 1])))


def stroked(c: skia.Canvas, shape: skia.Path, width: float = 3) -> None:
    """An open line in gold with an ink contour."""
    c.drawPath(shape, paint(INK, 0.9, "stroke", width + 2.2))
    sheen = linear(0, 3, 0, 25, GOLD_FILL, [0, 0.4, 0.62, 1])
    c.drawPath(shape, paint("ink", 1, "stroke", width, shader=sheen))


def gear() -> skia.Path:
    """A cog wheel."""
    p = skia.Path()
    points = []
    for i in range(8):
        for step, r in ((-0.30, 8.6), (-0.18, 12), (0.18, 12), (0.30, 8.6)):
            a = i * math.pi / 4 + step
            points.append((14 + r * math.cos(a), 14 + r * math.sin(a)))
    p.addPath(polygon(*points))
    p.addCircle(14, 14, 4)
    p.setFillType(skia.PathFillType.kEvenOdd)
    return p


def turn_arrow(mirrored: bool) -> Callable:
    """A bent arrow: undo, or redo when mirrored."""

    def draw(c: skia.Canvas) -> None:
        if mirrored:
            c.translate(28, 0)
            c.scale(-1, 1)
        bow = skia.Path()
        bow.arcTo(skia.Rect.MakeLTRB(6, 7, 23, 24), 250, 250, True)
        stroked(c, bow, 3)
        gilded(c, polygon((3.4, 9.4), (12.6, 2.8), (13.6, 13.6)))

    return draw


def human() -> skia.Path:
    """Head and shoulders."""
    p = path("M14 3 a5.4 5.4 0 0 1 0 10.8 a5.4 5.4 0 0 1 0 -10.8 Z")
    q = skia.Path(p)
    q.addPath(path("M4 25 C4 18 8 15.4 14 15.4 C20 15.4 24 18 24 25 Z"))
    return q


def chess_engine() -> skia.Path:
    """The sign of a computer player: an eight-pointed star in a cog-like octagon."""
    p = skia.Path()
    points = []
    for i in range(16):
        r = 12 if i % 2 == 0 else 6.6
        points.append((14 + r * math.sin(i * math.pi / 8), 14 - r * math.cos(i * math.pi / 8)))
    p.addPath(polygon(*points))
    p.addCircle(14, 14, 3)
    p.setFillType(skia.PathFillType.kEvenOdd)
    return p


def speaker(on: bool) -> Callable:
    """Loudspeaker as a horn, with waves or crossed out."""

    def draw(c: skia.Canvas) -> None:
        gilded(c, path("M3 10.5 H8 L14.5 4.5 V23.5 L8 17.5 H3 Z"))
        lines = skia.Path()
        if on:
            for r in (5, 9):
                lines.arcTo(skia.Rect.MakeLTRB(15 - r, 14 - r, 15 + r, 14 + r), -45, 90, True)
        else:
            lines.moveTo(18, 10.5)
            lines.lineTo(25, 17.5)
            lines.moveTo(25, 10.5)
            lines.lineTo(18, 17.5)
        stroked(c, lines, 2.2)

    return draw


def fullscreen(c: skia.Canvas) -> None:
    """Four corners of a frame."""
    p = skia.Path()
    for x, y, dx, dy in ((4, 4, 1, 1), (24, 4, -1, 1), (4, 24, 1, -1), (24, 24, -1, -1)):
        p.moveTo(x + 7 * dx, y)
        p.lineTo(x, y)
        p.lineTo(x, y + 7 * dy)
    stroked(c, p, 3)


def cross(c: skia.Canvas) -> None:
    """A diagonal cross."""
    p = skia.Path()
    for x0, x1 in ((6, 22), (22, 6)):
        p.moveTo(x0, 6)
        p.lineTo(x1, 22)
    stroked(c, p, 3.4)


def cursor_hand(c: skia.Canvas) -> None:
    """A pointing hand."""
    hand = path(
        "M10 3.6 C10 1.6 13.4 1.6 13.4 3.6 V12 L15 11.6 C16 10.6 18 10.8 18.2 12.4 "
        "C19.4 11.4 21.4 11.8 21.4 13.6 "
        "C22.6 12.8 24.4 13.4 24.4 15.2 V19 C24.4 22.6 22 25.4 18.6 25.4 H15.6 "
        "C12.4 25.4 10.6 23.6 9.2 21.2 "
        "L5 14.8 C4 13 6.4 11.6 7.8 13 L10 15.4 Z"
    )
    c.drawPath(hand, paint(INK, 1, "stroke", 2.6))
    c.drawPath(hand, paint("ink", 1, shader=linear(0, 2, 0, 26, ["#FFFDF2", "#EAD9B5"])))


def symbol(name: str) -> Callable:
    """A glyph made of a silhouette."""

    def draw(c: skia.Canvas) -> None:
        gilded(c, fit(icon(name), 3, 3, 22, 22))

    return draw


def glyphs(book: Book) -> None:
    """The gold signs of menus and buttons."""
    painters: dict[str, Callable] = {
        "gear": lambda c: gilded(c, gear()),
        "book": symbol("open-book"),
        "undo": turn_arrow(False),
        "redo": turn_arrow(True),
        "play": lambda c: gilded(c, polygon((7, 4), (24, 14), (7, 24))),
        "back": lambda c: gilded(c, path("M3 14 L14 4 V10 H25 V18 H14 V24 Z")),
        "human": lambda c: gilded(c, human()),
        "ai": lambda c: gilded(c, chess_engine()),
        "crown": symbol("open-crown"),
        "lock": symbol("padlock"),
        "fullscreen": fullscreen,
        "speaker": speaker(True),
        "speaker-off": speaker(False),
        "close": cross,
        "cursor-hand": cursor_hand,
        "down": lambda c: gilded(c, path("M14 25 L4 14 H10 V3 H18 V14 H24 Z")),
        "check": symbol_tick,
    }
    for name, draw in painters.items():
        book.still(f"ui/{name}", drawn(28, 28, draw), 28, 28)


def symbol_tick(c: skia.Canvas) -> None:
    """A gold tick."""
    p = skia.Path()
    p.moveTo(5, 15)
    p.lineTo(11, 21)
    p.lineTo(23, 7)
    stroked(c, p, 3.6)


def badge(c: skia.Canvas, name: str, x: float, y: float, d: float) -> None:
    """A flat gold silhouette in a ruled square, for covers."""
    frame = roundrect(x, y, d, d, 4)
    c.drawPath(frame, paint("ink", 1, shader=linear(0, y, 0, y + d, ["#2B4F93", "#14294F"])))
    gold_stroke(c, frame, 1.4)
    p = fit(shape_of(name), x + 8, y + 8, d - 16, d - 16)
    c.drawPath(p, paint("#0A1020", 0.8, "stroke", 2.4))
    c.drawPath(
        p, paint("ink", 1, shader=linear(0, y + 6, 0, y + d - 6, GOLD_FILL, [0, 0.4, 0.62, 1]))
    )


def paint_icons(book: Book) -> None:
    """The group of concepts and signs."""
    concepts(book)
    signs(book)
