"""Sprites of the interface: nine-slice plates and glows. Their middle may be stretched or tiled."""

from collections.abc import Callable

import numpy as np
import skia

from .canvas import linear, paint, roundrect
from .sprites import AUTHOR, Book, as_float, drawn
from .surfaces import inner_shadow
from .textures import leather, parchment, wood

#: Name: (width, height, corner) of every nine-slice sprite, in logical units.
NINE_SLICES = {
    "ui/button-dark": (96, 48, 16),
    "ui/button-gold": (96, 48, 16),
    "ui/button-paper": (96, 48, 16),
    "ui/button-wine": (96, 48, 16),
    "ui/chip": (48, 24, 12),
    "ui/panel-paper": (128, 128, 24),
    "ui/panel-wood": (128, 128, 24),
    "ui/panel-leather": (128, 128, 24),
    "ui/tooltip": (96, 96, 24),
    "glow/soft": (96, 96, 24),
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


def soft_material(kind: str) -> np.ndarray:
    """A calm material whose pattern repeats every 80 units, the middle of a panel."""
    n = 80 * AUTHOR
    if kind == "paper":
        calm = parchment(n, n, 21, strength=0.45)
    elif kind == "wood":
        calm = wood(n, n, 9, 1, "#241610", "#332016", "#41291B")
    else:
        calm = leather(n, n, 8) * 0.62
    mean = calm.mean((0, 1))
    return np.clip(mean + (calm - mean) * 0.7, 0, 1)


def panel(kind: str) -> np.ndarray:
    """A framed panel of 128 units with corners of 24."""
    n = 128 * AUTHOR
    ground = np.tile(soft_material(kind), (2, 2, 1))
    ground = np.roll(ground, (24 * AUTHOR, 24 * AUTHOR), (0, 1))[:n, :n]
    shape = drawn(
        128, 128, lambda c: c.drawPath(roundrect(1.6, 1.6, 124.8, 124.8, 8), paint("ink"))
    )[..., 3]
    dark = {"paper": ("#5A3A1A", 0.4), "wood": ("#000000", 0.55), "leather": ("#000000", 0.7)}[kind]

    def trim(c: skia.Canvas) -> None:
        p = roundrect(1.6, 1.6, 124.8, 124.8, 8)
        inner_shadow(c, p, 5, dark[1], 9, dark[0])
        flat_rim(c, p, 1.8)
        inner = {"paper": "gold_dk", "wood": "gold", "leather": "gold"}[kind]
        c.drawPath(roundrect(6, 6, 116, 116, 5), paint(inner, 0.55, "stroke", 0.9))

    top = drawn(128, 128, trim)
    a = top[..., 3:]
    alpha = np.maximum(shape, top[..., 3])
    return np.dstack([ground * (1 - a) + top[..., :3] * a, alpha])


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


def paint_plates(book: Book) -> None:
    """The plates, panels and glows."""
    for name, (shades, rim) in BUTTONS.items():
        book.still(f"ui/button-{name}", drawn(96, 48, button(shades, rim)), 96, 48)
    book.still("ui/chip", drawn(48, 24, chip), 48, 24)
    for kind in ("paper", "wood", "leather"):
        book.still(f"ui/panel-{kind}", as_float(panel(kind)), 128, 128)
    book.still("ui/tooltip", drawn(96, 96, tooltip), 96, 96)
    book.still("glow/soft", drawn(96, 96, glow_ring(roundrect(12, 12, 72, 72, 6))), 96, 96)
    ring = skia.Path()
    ring.addCircle(48, 48, 36)
    book.still("glow/round", drawn(96, 96, glow_ring(ring)), 96, 96)
