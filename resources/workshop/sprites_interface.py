"""Sprites that all games share: plates and glows, seals and players' marks, glyphs and signs."""

from .burgundy.lights import hex_roles
from .pieces import wax
from .roundels import COMMON, concept, laurel
from .sprites import Book
from .sprites_icons import general_signs, glyphs
from .sprites_pieces import emblem
from .sprites_ui import paint_plates, paint_roles
from .style import PLAYERS

SEALS = {
    "red": "#A01B22",
    "grey": "#6F6760",
    "blue": "#1F3F77",
    "black": "#2B2726",
    "green": "#27523F",
    "gold": "#B98A2A",
    "savoy-red": "#A3262E",
}


def marks(book: Book) -> None:
    """The marks by which players are known besides their colour."""
    for player, look in PLAYERS.items():
        metal = "silver" if look["charge"] == "silver" else "gold"
        book.still(f"mark/{player}", emblem(look["mark"], metal), 40, 40)


def seals(book: Book) -> None:
    """The wax seals."""
    for name, colour in SEALS.items():
        book.still(f"seal/{name}", wax(132, "eagle-emblem", colour), 132, 132)
    book.still("seal/locked", wax(132, "padlock", SEALS["grey"]), 132, 132)


def concepts(book: Book) -> None:
    """Roundels of what every game has, and the empty laurel."""
    for name in COMMON:
        book.still(f"icon/{name}", concept(name, 56), 56, 56)
    book.still("vp/laurel", laurel("", 64), 64, 64)


def paint_interface(book: Book) -> None:
    """The group of the interface."""
    paint_plates(book)
    paint_roles(book)
    hex_roles(book)
    glyphs(book)
    general_signs(book)
    concepts(book)
    marks(book)
    seals(book)
