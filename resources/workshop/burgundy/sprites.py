"""Sprites of The Castles of Burgundy, by name and frame."""

from collections.abc import Callable

import numpy as np
import skia

from ..pieces import wax
from ..sprites import Book, drawn

from . import lights, pieces, signs, tiles
from .beasts import BEASTS, beast
from .buildings import PICTURES
from .look import GOODS, KINDS, MINI, SEATS, TILE

HEX_SHADOW = (2.5, 4.5, 4, 0.55)
PIECE_SHADOW = (3, 5, 4.5, 0.55)
Painter = Callable[[skia.Canvas], None]
#: Buildings that the rules call by a shorter name than their picture.
CALLED = {"boarding-house": "boarding", "town-hall": "townhall"}


def faces() -> dict[str, Painter]:
    """Every hex tile of the game, face and back, by the name of its sprite."""
    out: dict[str, Painter] = {
        f"hex/building-{CALLED.get(n, n)}": lambda c, n=n: tiles.building(c, n) for n in PICTURES
    }
    for name in ("cow", "sheep", "pig", "goat"):
        for k in (2, 3, 4):
            out[f"hex/livestock-{name}-{k}"] = lambda c, n=name, k=k: tiles.livestock(c, n, k)
    out["hex/livestock-geese-2"] = lambda c: tiles.livestock(c, "geese", 2)
    out |= {f"hex/monastery-{n}": lambda c, n=n: tiles.monastery(c, n) for n in tiles.MONASTERIES}
    out |= {
        "hex/ship": tiles.ship,
        "hex/castle": tiles.castle,
        "hex/mine": tiles.mine,
        "hex/inn": tiles.inn,
        "hex/white-castle": tiles.white_castle,
        "hex/crane": tiles.crane,
    }
    for name, kind in KINDS.items():
        out[f"hex/back-{name}"] = lambda c, k=kind: tiles.back(c, k, k.sign)
        out[f"hex/black-{name}"] = lambda c, k=kind: tiles.back(c, k, k.sign, True)
    return out


def minis() -> dict[str, Painter]:
    """The same tiles in the small form of a rival's duchy."""
    out: dict[str, Painter] = {
        f"mini/{k}": lambda c, k=k: tiles.mini_tile(c, k) for k in ("ship", "castle", "mine", "inn")
    }
    for n in PICTURES:
        out[f"mini/building-{CALLED.get(n, n)}"] = lambda c, n=n: tiles.mini_tile(
            c, "building", tiles.mini_building(n)
        )
    for n in ("cow", "sheep", "pig", "goat"):
        for k in (2, 3, 4):
            out[f"mini/livestock-{n}-{k}"] = lambda c, n=n, k=k: tiles.mini_tile(
                c, "livestock", tiles.mini_livestock(n, k)
            )
    out["mini/livestock-geese-2"] = lambda c: tiles.mini_tile(
        c, "livestock", tiles.mini_livestock("geese", 2)
    )
    for n in tiles.MONASTERIES:
        out[f"mini/monastery-{n}"] = lambda c, n=n: tiles.mini_tile(
            c, "monastery", tiles.mini_monastery(n)
        )
    out["mini/white-castle"] = lambda c: tiles.mini_tile(
        c, "building", tiles.mini_plain("white_castle")
    )
    out["mini/crane"] = lambda c: tiles.mini_tile(c, "building", tiles.mini_plain("crane"))
    for name in KINDS:
        for n in range(1, 7):
            out[f"mini/space-{name}-{n}"] = lambda c, k=name, n=n: tiles.mini_space(c, k, n)
    return out


def spaces() -> dict[str, Painter]:
    """Empty spaces of duchy, depots and storage."""
    out: dict[str, Painter] = {}
    for name in KINDS:
        for n in range(1, 7):
            out[f"space/{name}-{n}"] = lambda c, k=name, n=n: tiles.space(c, k, n)
        out[f"space/{name}"] = lambda c, k=name: tiles.space(c, k, None)
        out[f"depot/{name}"] = lambda c, k=name: tiles.depot_space(c, k)
    out["depot/black"] = lambda c: tiles.depot_space(c, "black")
    out["depot/closed"] = tiles.closed_space
    out["depot/storage"] = tiles.storage_space
    return out


def in_hex(painter: Painter, frame: tuple[float, float]) -> np.ndarray:
    """A hex painter in its frame."""
    return tiles.draw(*frame, painter)


def add(book: Book, name: str, w: float, h: float, painter: Painter, shadow: bool = False) -> None:
    """One flat sprite, on request with its shadow."""
    a = drawn(w, h, painter)
    book.still(name, a, w, h)
    if shadow:
        book.shadow(name, a, w, h, PIECE_SHADOW)


def paint_hexes(book: Book) -> None:
    """Tiles, what they lie on, and the same small."""
    for name, painter in faces().items():
        book.still(name, in_hex(painter, TILE), *TILE)
    body = in_hex(tiles.ship, TILE)
    book.still("hex/any", body, *TILE)
    book.shadow("hex/any", body, *TILE, HEX_SHADOW)
    for name, painter in spaces().items():
        book.still(name, in_hex(painter, TILE), *TILE)
    for name, painter in minis().items():
        book.still(name, in_hex(painter, MINI), *MINI)


def paint_dice(book: Book) -> None:
    """Faces, used, ghost and tumbling dice of the four seats and the white die."""
    for col in pieces.DICE:
        for n in range(1, 7):
            book.still(
                f"die/{col}-{n}", drawn(84, 84, lambda c, n=n, k=col: pieces.die(c, n, k)), 84, 84
            )
            book.still(
                f"die/{col}-{n}-used",
                drawn(84, 84, lambda c, n=n, k=col: pieces.used(c, n, k)),
                84,
                84,
            )
            book.still(
                f"die/{col}-{n}-ghost",
                drawn(84, 84, lambda c, n=n, k=col: pieces.ghost(c, n, k)),
                84,
                84,
            )
            book.still(
                f"die/{col}-{n}-mini",
                drawn(
                    36, 36, lambda c, n=n, k=col: (c.scale(36 / 84, 36 / 84), pieces.die(c, n, k))
                ),
                36,
                36,
            )
        painter = lambda c, k=col: lights.open_die(c, k)  # noqa: E731
        book.still(f"die/{col}-any", drawn(84, 84, painter), 84, 84)
    body = drawn(84, 84, lambda c: pieces.die(c, 1, "white"))
    book.still("die/any", body, 84, 84)
    book.shadow("die/any", body, 84, 84, PIECE_SHADOW)


def paint_throws(book: Book) -> None:
    """Dice in the air and as they land."""
    for col in pieces.DICE:
        for k in range(8):
            painter = lambda c, n=k, k=col: pieces.tumble(c, n, k)  # noqa: E731
            book.still(f"die/{col}-roll-{k + 1}", drawn(100, 100, painter), 100, 100)
        for k in range(5):
            painter = lambda c, n=k, k=col: pieces.key_frame(c, n, k)  # noqa: E731
            book.still(f"die/{col}-key-{k + 1}", drawn(120, 144, painter), 120, 144)
        for n in range(1, 7):
            painter = lambda c, n=n, k=col: pieces.key_frame(c, 5, k, n)  # noqa: E731
            book.still(f"die/{col}-land-{n}", drawn(120, 144, painter), 120, 144)


def paint_tokens(book: Book) -> None:
    """Goods, workers, silver, pawns, bonus tiles, plates, shields, posts, routes."""
    for n in GOODS:
        add(book, f"goods/{n}", 56, 56, lambda c, n=n: pieces.goods(c, n), n == 1)
    add(book, "goods/back", 56, 56, pieces.goods_back)
    add(book, "piece/worker", 46, 48, pieces.worker, True)
    add(book, "piece/silver", 46, 48, pieces.silver, True)
    for col in SEATS:
        add(book, f"pawn/{col}", 40, 52, lambda c, k=col: pieces.pawn(c, k), True)
    for name in KINDS:
        add(book, f"bonus/{name}-large", 64, 66, lambda c, k=name: pieces.bonus(c, k, True))
        add(book, f"bonus/{name}-small", 50, 50, lambda c, k=name: pieces.bonus(c, k, False))
    for state in ("past", "now", "next"):
        add(book, f"phase/{state}", 54, 96, lambda c, k=state: pieces.phase(c, k))
    add(book, "round/space", 52, 52, lambda c: pieces.round_space(c, False))
    add(book, "round/now", 52, 52, lambda c: pieces.round_space(c, True))
    for n in pieces.SHIELDS:
        add(book, f"shield/{n}", 44, 53, lambda c, n=n: (c.scale(0.44, 0.44), pieces.shield(c, n)))
    for name, joined in (("post/plain", False), ("post/joined", True)):
        add(book, name, 36, 52, lambda c, j=joined: pieces.post(c, j), True)
    for i, spaces_ in enumerate(pieces.ROUTES):
        add(book, f"route/{i + 1}", 132, 56, lambda c, r=spaces_: pieces.route(c, r), i == 0)


#: Wax of the seal that ends the turn: grey while it may not, else the colour of the seat.
WAX = {
    "grey": "#5E5A58",
    "red": "#9A1B22",
    "blue": "#23498C",
    "green": "#245C3E",
    "black": "#2C282A",
    "gold": "#B9852A",
}


def paint_burgundy_signs(book: Book) -> None:
    """Everything that is not a tile, a die or a piece."""
    paint_signs(book)
    paint_seals(book)
    lights.paint_lights(book)


def paint_seals(book: Book) -> None:
    """The seal of Burgundy: a lily pressed into wax."""
    for name, col in WAX.items():
        book.still(f"wax/{name}", wax(132, "fleur-de-lys", col), 132, 132)


def paint_signs(book: Book) -> None:
    """Actions, effects, kinds, beasts, medals and glows."""
    for name in ("take", "place", "sell", "workers", "buy", "adjust"):
        add(book, f"act/{name}", 56, 56, lambda c, k=name: pieces.action(c, k))
    for name in pieces.EFFECTS:
        add(book, f"effect/{name}", 32, 32, lambda c, k=name: pieces.effect(c, k, 16, 16, 30))
    for name in (*KINDS, "any", "black"):
        add(book, f"kind/{name}", 32, 36, lambda c, k=name: signs.hexlet(c, 16, 18, 34, k))
    for name in BEASTS:
        add(book, f"beast/{name}", 44, 34, lambda c, k=name: beast(c, k, 22, 17, 0.4))
    for n in GOODS:
        add(
            book, f"goods/{n}-small", 28, 28, lambda c, n=n: (c.scale(0.5, 0.5), pieces.goods(c, n))
        )
    add(book, "sign/worker", 28, 28, lambda c: signs.worker(c, 14, 14, 26))
    add(book, "sign/silver", 28, 28, lambda c: signs.silver(c, 14, 14, 26))
    add(book, "sign/bale", 28, 28, lambda c: signs.crate(c, 14, 14, 27))
    add(book, "sign/hourglass", 28, 28, lambda c: signs.hourglass(c, 14, 14, 26))
    add(book, "points/medal", 44, 44, lambda c: pieces.medal(c, 44))
    add(book, "points/medal-large", 72, 72, lambda c: pieces.medal(c, 72))
    book.still(
        "glow/hex",
        tiles.draw(128, 147, lambda c: (c.scale(0.72, 0.72), pieces.hexglow(c))),
        128,
        147,
    )
    book.still(
        "glow/hex-not",
        tiles.draw(128, 147, lambda c: (c.scale(0.72, 0.72), pieces.hexglow(c, False))),
        128,
        147,
    )
    add(book, "glow/burst", 160, 160, pieces.burst)
