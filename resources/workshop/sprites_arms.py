"""Coats of arms as large as the page of a winner shows them."""

from collections.abc import Callable

import skia

from .canvas import fit, icon, paint
from .heraldry import HOUSES, shield
from .sprites import Book, drawn, middle
from .sprites_moments import rays
from .sprites_pieces import dashed
from .style import PLAYERS

WIDTH, HEIGHT = 430, 510
METALS = {"gold": "#F0CE6C", "silver": "#E8ECEE"}
#: The dukes of Burgundy by the colours of their seats; yellow is nobody's.
DUKES = ("blue", "red", "green", "black")
#: Where a beast stands on a field of 100 x 120; the bear's neck comes out of the rim.
USUAL = (15, 13, 70, 80)
PLACES = {"black": (-3, 18, 88, 80)}


def beast(seat: str) -> Callable[[skia.Canvas], list]:
    """The field and the beast of a duke."""
    look = PLAYERS[seat]
    field = "#3E393A" if seat == "black" else look["body"]

    def draw(c: skia.Canvas) -> list:
        c.drawRect(skia.Rect.MakeWH(100, 120), paint(field))
        return [(fit(icon(look["mark"]), *PLACES.get(seat, USUAL)), METALS[look["charge"]])]

    return draw


def paint_arms(book: Book) -> None:
    """The group of the Houses' large arms."""
    for house, arms in HOUSES.items():
        book.still(dashed(f"arms/{house}"), middle(shield(arms, HEIGHT), WIDTH, HEIGHT), WIDTH, HEIGHT)


def paint_beasts(book: Book) -> None:
    """The group of the dukes' large arms, and the light behind them."""
    book.still("glow/rays", drawn(380, 380, rays), 380, 380)
    for seat in DUKES:
        large = middle(shield(beast(seat), HEIGHT), WIDTH, HEIGHT)
        book.still(f"arms/{seat}", large, WIDTH, HEIGHT)
