"""How tiles are called among the sprites, and how they lie on the table."""

from __future__ import annotations

from functools import cache
from typing import Final

from stupor.games.burgundy.data.goods import colour_of
from stupor.games.burgundy.data.tiles import ANIMALS, BEAST, COLOUR, KIND
from stupor.games.burgundy.ids import (
    BEASTS,
    BUILDINGS,
    COLOURS,
    CRANE,
    INN,
    KIND_MONASTERY,
    LIVESTOCK,
    MONASTERY,
    WHITE_CASTLE,
)
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import centre, fitted
from stupor.stage.items import Rect
from stupor.stage.name import parsed

#: Width to height of a tile.
ASPECT: Final = 92 / 106
#: Tiles narrower than this are shown in their small form.
SMALL: Final = 45.0
UNKNOWN: Final = "hex/black-monastery"
_OTHERS: Final = {CRANE: "crane", WHITE_CASTLE: "white-castle"}


@cache
def face_of(tile: int) -> str:
    """What a tile is called among the sprites, without the folder of its size.

    >>> face_of(1), face_of(61), face_of(126), face_of(159), face_of(185)
    ('building-warehouse', 'livestock-cow-4', 'monastery-26', 'ship', 'crane')
    """
    colour, kind = COLOUR[tile], KIND[tile]
    if colour == LIVESTOCK:
        return f"livestock-{BEASTS[BEAST[tile]]}-{ANIMALS[tile]}"
    if colour == MONASTERY:
        return f"monastery-{kind - KIND_MONASTERY}"
    if kind < len(BUILDINGS):
        return building_face(kind)
    return "inn" if colour == INN else COLOURS[colour]


def building_face(kind: int) -> str:
    """What a kind of building is called there."""
    return _OTHERS.get(kind) or f"building-{BUILDINGS[kind]}"


def sprite_of(piece: str, wide: float = 92.0) -> str:
    """The sprite of a tile that is so wide, lying face up (hex.12) or face down (back.12).

    >>> sprite_of("hex.159"), sprite_of("hex.159", 32), sprite_of("back.159")
    ('hex/ship', 'mini/ship', 'hex/black-ship')
    """
    head, number = parsed(piece)
    if not number.isdigit():
        return UNKNOWN
    tile = int(number)
    if head == "back":
        colour = COLOUR[tile]
        return f"hex/black-{COLOURS[colour]}" if colour < INN else UNKNOWN
    return f"{'mini' if wide < SMALL else 'hex'}/{face_of(tile)}"


def lay(draw: DrawList, name: str, box: Rect, piece: str, alpha: int = 255) -> None:
    """A tile with its shadow; small ones lie flat."""
    if box[2] >= SMALL:
        draw.picture(f"{name}.shade", box, "hex/any.shadow", alpha=alpha)
    draw.picture(name, box, sprite_of(piece, box[2]), alpha=alpha)


def hex_in(box: Rect) -> Rect:
    """The largest tile in a box."""
    return fitted(ASPECT, box)


def about(box: Rect, k: float) -> Rect:
    """A tile's box so many times as large about its middle."""
    (x, y), w, h = centre(box), box[2] * k, box[3] * k
    return (x - w / 2, y - h / 2, w, h)


def goods_colour(piece: str) -> int:
    """The colour of goods, 1 to 6; 0 for goods that lie face down."""
    number = parsed(piece).which
    return colour_of(int(number)) if number.isdigit() else 0


def goods_sprite(piece: str, wide: float = 56.0) -> str:
    """The sprite of goods that are so wide."""
    colour = goods_colour(piece)
    if not colour:
        return "goods/back"
    return f"goods/{colour}-small" if wide <= 34 else f"goods/{colour}"
