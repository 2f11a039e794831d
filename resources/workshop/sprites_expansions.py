"""Sprites of the two expansions; they are packed on sheets of their own, which a game without
expansions never reads."""

import skia

from .canvas import fit, icon, paint, roundrect
from .castle import SIZES
from .castle_powers import power_front
from .crusade_faces import HEIGHT, PLACES, WIDTH, face
from .crusade_pieces import book as papal_book
from .crusade_pieces import mantle, mantle_over, supply
from .expansion_icons import CONDITIONS, ICONS
from .project_tiles import CONDITION, PICTURES, SIDE, blank, condition_plate, tile
from .sprites import CARD_SHADOW, Book, drawn
from .sprites_cards import CARD_H, CARD_PARTS, CARD_W, band, card_base, diaper, title
from .sprites_pieces import FRONT_SCALE, HEADROOM, SMALL
from .style import POWERS
from .surfaces import gold_stroke, inner_shadow

TILE = (1.6, 3, 2.6, 0.5)


def boards(book: Book) -> None:
    """The Crusade boards, both sides."""
    for name in PLACES:
        for side, ban in (("", False), ("-ban", True)):
            book.moving(
                f"crusade/{name}{side}",
                lambda n=name, b=ban: drawn(WIDTH, HEIGHT, face(n, b)),
                WIDTH,
                HEIGHT,
                TILE,
            )


def things(book: Book) -> None:
    """Books, Ships and Mantles."""
    book.moving("crusade/book", papal_book, 64, 72, SMALL)
    book.moving("crusade/supply", supply, 100, 86, (2.5, 3.5, 2.6, 0.4))
    book.moving("crusade/mantle", mantle, 72, 72, SMALL)
    book.moving("ally/mantle", mantle_over, 118, 160, SMALL)


def structures(book: Book) -> None:
    """Papal and Imperial Structures from the front."""
    for power in POWERS:
        family = "crusade" if power == "papal" else "project"
        for kind in ("tower", "wall", "keep"):
            w, h = SIZES[kind]
            size = round(w * FRONT_SCALE), round((h + HEADROOM) * FRONT_SCALE)
            for name in (f"structure/{kind}-{power}", f"{family}/{power}-{kind}"):
                book.moving(
                    name,
                    lambda k=kind, p=power: power_front(k, p, HEADROOM),
                    *size,
                    (3, 2.4, 2.6, 0.45),
                )


def projects(book: Book) -> None:
    """The Projects, their Conditions and plates."""
    for number in range(1, len(PICTURES) + 1):
        book.moving(
            f"project/{number}", lambda n=number: drawn(SIDE, SIDE, tile(n)), SIDE, SIDE, TILE
        )
    book.moving("project/tile", lambda: drawn(SIDE, SIDE, blank), SIDE, SIDE, TILE)
    book.moving("project/condition", lambda: drawn(*CONDITION, condition_plate), *CONDITION, TILE)
    for number, sign in CONDITIONS.items():
        book.still(f"condition/{number}", sign(44), 44, 44)


def signs(book: Book) -> None:
    """The roundels of the expansions."""
    for name, paint_icon in ICONS.items():
        book.still(f"icon/{name}", paint_icon(56), 56, 56)


def knight_face(c: skia.Canvas, field: str, watermark: str) -> None:
    """A card front whose field is a cloth of crosses, with a knight in the parchment."""
    card_base(c, "#39414F", 3)
    title(c)
    x, y, w, h = CARD_PARTS["field"]
    diaper(c, x, y, w, h, field, 24)
    area = roundrect(x, y, w, h, 2)
    c.save()
    c.clipPath(area, True)
    for j in range(9):
        for i in range(8):
            cx, cy = x + i * 24 + (1 - j % 2) * 12, y + j * 12
            cross = fit(icon("cross-patty"), cx - 4.5, cy - 4.5, 9, 9)
            c.drawPath(cross, paint("#FFF3D8", 0.42))
            c.drawPath(cross, paint("#FFF3D8", 0.42, "stroke", 0.8))
    c.restore()
    inner_shadow(c, area, 4, 0.6, 6)
    gold_stroke(c, area, 2)
    band(c)
    c.drawPath(fit(icon(watermark), 50, 170, 90, 84), paint("#5A3A22", 0.13))


def cards(book: Book) -> None:
    """Fronts of Crusade Knights and Lonely Knights."""
    for name, field, watermark in (
        ("knight", "#9A2028", "mounted-knight"),
        ("lonely", "#454B56", "black-knight-helm"),
    ):
        book.moving(
            f"card/face-{name}",
            lambda f=field, m=watermark: drawn(CARD_W, CARD_H, lambda c: knight_face(c, f, m)),
            CARD_W,
            CARD_H,
            CARD_SHADOW,
        )


def paint_expansions(book: Book) -> None:
    """The group of both expansions."""
    boards(book)
    things(book)
    structures(book)
    projects(book)
    signs(book)
    cards(book)
