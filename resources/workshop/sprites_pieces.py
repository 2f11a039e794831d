"""Sprites of people, Houses and everything that is moved by hand: pieces, coins and castle
parts."""

import cv2
import numpy as np
import skia

from . import shadows
from .canvas import fit, icon, mask, paint, roundrect
from .castle import SIZES, front
from .heraldry import ARMS, crest
from .noise import bevel_height, drop_shadow, light, over, ramp, rgba
from .pieces import (
    GRAIN_CUBE,
    STONE_CUBE,
    coin,
    cube,
    disc,
    edict_token,
    first_player,
    ship_token,
    specialist,
)
from .portraits import people, render_portrait
from .sprites import AUTHOR, Book, Shadow, as_float, middle, resize
from .style import PLAYERS, SCALE

PIECE: Shadow = (3, 5, 4.5, 0.5)
SMALL: Shadow = (2, 3, 2.6, 0.5)
#: Front views are shown at two thirds of the size they are painted at.
FRONT_SCALE = 2 / 3
#: Room above a front view for the tip of its banner, in painters' units.
HEADROOM = 6
METALS = {
    "ink": [(0, "#0E0704"), (0.6, "#241610"), (1, "#5A4632")],
    "gold": [
        (0, "#6A430D"),
        (0.35, "#B9831F"),
        (0.6, "#E6BC50"),
        (0.85, "#FBE49A"),
        (1, "#FFFBE0"),
    ],
    "silver": [
        (0, "#4A4E55"),
        (0.35, "#8E959C"),
        (0.6, "#C6CCD0"),
        (0.85, "#EDF0F2"),
        (1, "#FFFFFF"),
    ],
}


def dashed(*words: str) -> str:
    """Words joined to a sprite name."""
    return "-".join(words).replace("_", "-")


def portraits(book: Book) -> None:
    """The people, with rounded corners so that a frame covers them."""
    for name, person in people().items():
        picture, _ = render_portrait(person)
        small = resize(as_float(picture), 118 * AUTHOR, 153 * AUTHOR)
        h, w = small.shape[:2]
        corners = mask(
            lambda c, w=w, h=h: c.drawPath(roundrect(1, 1, w - 2, h - 2, 13), paint("ink")), w, h
        )
        small[..., 3] *= corners
        book.still(f"portrait/{name}", small, 118, 153)


def emblem(symbol: str, metal: str, size: float = 40) -> np.ndarray:
    """A player's mark in raised metal with a dark contour and its shadow."""
    w = round(size * SCALE)

    def shape(grow: float):
        """Mask of the symbol, widened by a contour."""

        def draw(c: skia.Canvas) -> None:
            c.scale(SCALE, SCALE)
            p = fit(icon(symbol), 5, 4, size - 10, size - 10)
            c.drawPath(p, paint("ink"))
            if grow:
                c.drawPath(p, paint("ink", 1, "stroke", grow))

        return mask(draw, w, w)

    body, contour = shape(0), shape(3.2)
    diffuse, shine = light(bevel_height(body, 2 * SCALE, "round", 0.7), 1, el=48, spec=0.6, shin=16)
    colour = ramp(np.clip(0.55 * (diffuse - 0.3) + 0.36, 0, 1), METALS[metal])
    out = np.zeros((w, w, 4))
    out[..., 3] = drop_shadow(contour, 1.2 * SCALE, 1.8 * SCALE, 1.6 * SCALE, 0.45)
    over(out, rgba(np.ones((w, w, 3)) * np.array([0.14, 0.085, 0.055]), contour))
    over(out, rgba(colour + np.atleast_3d(np.clip(shine - 0.35, 0, 1)), body))
    return out


def marked(piece: np.ndarray, look: dict, x: float, y: float, size: float) -> np.ndarray:
    """A piece with its player's mark, so that it is known by more than its colour."""
    over(piece, emblem(look["mark"], look["charge"], size), round(x * SCALE), round(y * SCALE))
    return piece


def houses(book: Book) -> None:
    """Shields of the four Houses and of the Emperor."""
    for house in ARMS:
        shield = crest(house, 190)
        book.still(dashed(f"crest/{house}"), middle(shield, 160, 190), 160, 190)


def players(book: Book) -> None:
    """Specialists, Ships and scoring discs in the players' colours."""
    for player, look in PLAYERS.items():
        body, mark, charge = look["body"], look["mark"], look["charge"]
        book.moving(
            f"specialist/{player}",
            lambda b=body, k=look: marked(specialist(b), k, 12, 27, 40),
            64,
            78,
            (4, 5, 4, 0.5),
        )
        book.moving(
            f"ship/{player}",
            lambda b=body, k=look: marked(ship_token(b), k, 73, 29, 48),
            100,
            86,
            (2.5, 3.5, 2.6, 0.4),
        )
        book.moving(
            f"disc/{player}",
            lambda b=body, m=mark, ch=charge: middle(disc(b, m, charge=ch), 50, 50, 0, -0.5),
            40,
            40,
            SMALL,
        )


def castles(book: Book) -> None:
    """Castle pieces of all colours from the front."""
    for player in PLAYERS:
        for kind, (w, h) in SIZES.items():
            if kind == "gate":
                continue
            size = round(w * FRONT_SCALE), round((h + HEADROOM) * FRONT_SCALE)
            name = dashed(f"structure/{kind}", player)
            book.moving(
                name, lambda k=kind, p=player: front(k, p, HEADROOM), *size, (3, 2.4, 2.6, 0.45)
            )


def goods(book: Book) -> None:
    """Cubes, coins, heaps of coins, crown and token."""
    for kind, look in (("stone", STONE_CUBE), ("grain", GRAIN_CUBE)):
        for i in range(1, 4):
            book.moving(
                f"cube/{kind}-{i}",
                lambda i=i, k=look: middle(cube(40, **k, seed=i), 68.4, 70, 0, -0.9),
                44,
                45,
                (2.6, 3, 2.8, 0.45),
            )
    for name, label, symbol, metal in (
        ("1", "1", None, "silver"),
        ("1-back", None, "crown", "silver"),
        ("5", "5", None, "gold"),
        ("5-back", None, "eagle-emblem", "gold"),
    ):
        book.moving(
            f"coin/{name}",
            lambda lb=label, s=symbol, m=metal: middle(coin(60, lb, s, m), 52, 52, 0, -2),
            44,
            44,
            (2, 3, 2.4, 0.5),
        )
    book.still("coin/pile-small", coin_pile(3), 80, 60)
    book.still("coin/pile-big", coin_pile(7), 80, 60)
    book.moving(
        "piece/first-player", lambda: middle(first_player(), 84, 76.4, 0, -2), 44, 40, SMALL
    )
    book.moving("edict/token", lambda: middle(edict_token(), 40, 40), 34, 34, SMALL)


def coin_pile(count: int) -> np.ndarray:
    """A heap of gold and silver coins, each with its shadow on those below."""
    out = np.zeros((60 * AUTHOR, 80 * AUTHOR, 4), np.float32)
    places = [(12, 20, "silver"), (36, 21, "silver"), (24, 7, "gold")]
    if count > 3:
        places = [(3, 15, "silver"), (18, 2, "gold"), (37, 4, "silver"), (41, 19, "gold")]
        places += [(9, 22, "gold"), (28, 22, "silver"), (22, 12, "gold")]
    for i, (x, y, metal) in enumerate(places):
        symbol = "crown" if metal == "silver" else "eagle-emblem"
        with shadows.bare():
            picture = middle(coin(60, None, symbol, metal, 3 + i), 52, 52, 0, -2)
        small = resize(_turned(as_float(picture), 24 * i - 40), 34 * AUTHOR, 33 * AUTHOR)
        coin_mask = np.zeros(out.shape[:2], np.float32)
        height, width = small.shape[:2]
        coin_mask[y * AUTHOR : y * AUTHOR + height, x * AUTHOR : x * AUTHOR + width] = small[..., 3]
        fallen = drop_shadow(coin_mask, 1.4 * AUTHOR, 2 * AUTHOR, 1.2 * AUTHOR, 0.55)
        over(out, np.dstack([np.zeros((*fallen.shape, 3)), fallen]))
        over(out, small, x * AUTHOR, y * AUTHOR)
    return out


def _turned(picture: np.ndarray, degrees: float) -> np.ndarray:
    """A picture turned a little about its middle; the light stays nearly right for small angles."""
    h, w = picture.shape[:2]
    turn = cv2.getRotationMatrix2D((w / 2, h / 2), degrees / 4, 1)
    return cv2.warpAffine(picture, turn, (w, h))


def paint_pieces(book: Book) -> None:
    """The group of Houses and pieces."""
    houses(book)
    players(book)
    goods(book)
