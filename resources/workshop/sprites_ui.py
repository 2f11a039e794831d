"""Sprites of the interface: nine-slice plates, rims of panels and glows.

The middle of a plate may be stretched; a panel shows a ground (`grounds.py`) one to one inside its
rim, whose sides are even, so that they may be stretched too."""

from collections.abc import Callable

import skia

from .canvas import linear, paint, roundrect
from .sprites import Book, drawn
from .surfaces import inner_shadow

#: Name: (width, height, corner) of every nine-slice sprite, in logical units.
NINE_SLICES = {
    "ui/button-dark": (96, 48, 16),
    "ui/button-gold": (96, 48, 16),
    "ui/button-paper": (96, 48, 16),
    "ui/button-wine": (96, 48, 16),
    "ui/chip": (48, 24, 12),
    "ui/panel-paper": (56, 56, 24),
    "ui/panel-wood": (56, 56, 24),
    "ui/panel-leather": (56, 56, 24),
    "ui/tooltip": (96, 96, 24),
    "glow/soft": (96, 96, 24),
    "glow/next": (112, 112, 44),
    "glow/possible": (112, 112, 44),
    "glow/chosen": (112, 112, 44),
}
BUTTONS = {
    "dark": (["#33271F", "#1E1510", "#120B07"], 1.3),
    "gold": (["#FFEBA8", "#F3D67E", "#D9AE48"], 1.3),
    "paper": (["#FFF9E6", "#F6EACB", "#E6D3A6"], 1.1),
    "wine": (["#7C1A2A", "#5A1018", "#3A080F"], 1.3),
}
GLOW = "#FFD97A"


def button(shades: list[str], rim: float) -> Callable:
    """A plate with a gold rim and a plain vertical shade."""

    def draw(c: skia.Canvas) -> None:
        p = roundrect(1.6, 1.6, 92.8, 44.8, 7)
        c.drawPath(p, paint("ink", 1, shader=linear(0, 2, 0, 46, shades, [0, 0.5, 1])))
        c.save()
        c.clipPath(p, True)
        c.drawPath(roundrect(3.4, 3.4, 89.2, 44, 5), paint("#FFFFFF", 0.16, "stroke", 1.2))
        c.restore()
        flat_rim(c, p, rim)

    return draw


def flat_rim(c: skia.Canvas, p: skia.Path, width: float) -> None:
    """A gold rim of one colour round the whole plate, so that stretched sides stay even."""
    c.drawPath(p, paint("#1A0E06", 0.9, "stroke", width + 1.7))
    c.drawPath(p, paint("#C9982F", 1, "stroke", width))
    c.drawPath(p, paint("#FFE9A8", 0.75, "stroke", width * 0.4))


def chip(c: skia.Canvas) -> None:
    """Pill for a short note: cream with a white rim and an ink contour."""
    p = roundrect(1.4, 1, 45.2, 21.4, 10.7)
    c.save()
    c.translate(0.6, 1.2)
    c.drawPath(p, paint("#120904", 0.4, blur=0.8))
    c.restore()
    c.drawPath(p, paint("#2A1408"))
    c.drawPath(roundrect(2.4, 2, 43.2, 19.4, 9.7), paint("#FFFDF4"))
    c.drawPath(roundrect(3.8, 3.4, 40.4, 16.6, 8.3), paint("#FFF6DC"))


#: Side of the rim of a panel, and how its inner shadow and its fillet are coloured.
PANEL = 56
RIMS = {
    "paper": ("#5A3A1A", 0.4, "gold_dk"),
    "wood": ("#000000", 0.55, "gold"),
    "leather": ("#000000", 0.7, "gold"),
}


def outline(inset: float, r: float) -> skia.Path:
    """The rounded square of a panel, so much inside its frame."""
    return roundrect(inset, inset, PANEL - 2 * inset, PANEL - 2 * inset, r)


def panel_shape(c: skia.Canvas) -> None:
    """Where a panel shows its ground."""
    c.drawPath(outline(1.6, 8), paint("#FFFFFF"))


def panel_rim(kind: str) -> Callable:
    """The shadow of a rim on its panel, the gold rim and a fillet inside it."""

    def draw(c: skia.Canvas) -> None:
        dark, strength, fillet = RIMS[kind]
        inner_shadow(c, outline(1.6, 8), 5, strength, 9, dark)
        flat_rim(c, outline(1.6, 8), 1.8)
        c.drawPath(outline(6, 5), paint(fillet, 0.55, "stroke", 0.9))

    return draw


def tooltip(c: skia.Canvas) -> None:
    """A vellum slip with its own soft shadow."""
    p = roundrect(7, 5, 82, 82, 6)
    c.save()
    c.translate(2, 4)
    c.drawPath(p, paint("#120904", 0.55, blur=3.4))
    c.restore()
    c.drawPath(p, paint("#FBF3DC"))
    inner_shadow(c, p, 4, 0.28, 6, "#7A5A2A")
    flat_rim(c, p, 1.5)


def glow_ring(shape: skia.Path) -> Callable:
    """A warm halo with a dark and a light line along a shape."""

    def draw(c: skia.Canvas) -> None:
        c.drawPath(shape, paint(GLOW, 0.14))
        c.drawPath(shape, paint("#F5A623", 0.85, "stroke", 10, blur=3.4))
        c.drawPath(shape, paint("#FFC94A", 0.8, "stroke", 6, blur=1.6))
        c.drawPath(shape, paint("#3A1A00", 0.95, "stroke", 4.8))
        c.drawPath(shape, paint("#FFE08A", 1, "stroke", 2.6))

    return draw


#: Roles of gold: halos as (colour, strength, width, blur), then lines as (colour, strength, width).
ROLES = {
    "next": (
        (("#FFD97A", 0.62, 24, 9), ("#FFE9A8", 0.85, 9, 3)),
        (("#3A1E06", 0.9, 6), ("#FFE08A", 1, 4), ("#FFFBE6", 1, 1.4)),
    ),
    "possible": ((("#FFD97A", 0.38, 9, 4),), (("#3A1E06", 0.85, 3.6), ("#F2D27A", 1, 2))),
    "chosen": ((), (("#1A0E06", 0.95, 7), ("#FFFBEA", 1, 4.4), ("#C9982F", 1, 1.4))),
}


def role(name: str, shape: skia.Path) -> Callable:
    """The line of a role of gold along a shape, with its halo outside."""

    def draw(c: skia.Canvas) -> None:
        halos, lines = ROLES[name]
        c.save()
        c.clipPath(shape, skia.ClipOp.kDifference, True)  # what is lit keeps its own colours
        for colour, strength, width, blur in halos:
            c.drawPath(shape, paint(colour, strength, "stroke", width, blur=blur))
        c.restore()
        for colour, strength, width in lines:
            c.drawPath(shape, paint(colour, strength, "stroke", width))

    return draw


def paint_roles(book: Book) -> None:
    """What tells the roles of gold: next, possible and chosen, about boxes and about rounds."""
    ring = skia.Path()
    ring.addCircle(56, 56, 24)
    for name in ROLES:
        box = drawn(112, 112, role(name, roundrect(32, 32, 48, 48, 6)))
        book.still(f"glow/{name}", box, 112, 112)
        book.still(f"glow/{name}-round", drawn(112, 112, role(name, ring)), 112, 112)


def paint_plates(book: Book) -> None:
    """The plates, panels and glows."""
    for name, (shades, rim) in BUTTONS.items():
        book.still(f"ui/button-{name}", drawn(96, 48, button(shades, rim)), 96, 48)
    book.still("ui/chip", drawn(48, 24, chip), 48, 24)
    for kind in RIMS:
        name = f"ui/panel-{kind}"
        book.panel(name, drawn(PANEL, PANEL, panel_rim(kind)), PANEL, PANEL, f"ground-{kind}")
        book.still(f"{name}.shape", drawn(PANEL, PANEL, panel_shape), PANEL, PANEL)
    book.still("ui/tooltip", drawn(96, 96, tooltip), 96, 96)
    book.still("glow/soft", drawn(96, 96, glow_ring(roundrect(12, 12, 72, 72, 6))), 96, 96)
    ring = skia.Path()
    ring.addCircle(48, 48, 36)
    book.still("glow/round", drawn(96, 96, glow_ring(ring)), 96, 96)
