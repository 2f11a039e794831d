"""The piece in the hand."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import die_sprite
from stupor.games.burgundy.face.motion.flying import look_of
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import EXTRA, held_number
from stupor.stage.geometry import around, centre
from stupor.stage.items import Item, Picture, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import LIFTED

#: Tilts are rounded to this many degrees, so that few pictures need to be turned.
TILT: Final = 2
#: A lifted piece throws its shadow so far at full height.
DROP: Final = 14.0
#: What is taken from a plate or a purse, in the hand.
COIN: Final = 60.0
SIGNS: Final = {
    "silver": "piece/silver",
    "supply": "piece/worker",
    "workers": "piece/worker",
    "buy": "act/buy",
}


def held_piece(
    view: TableView, piece: str, rect: Rect, height: float = 1.0, tilt: float = 0.0
) -> list[Item]:
    """A die, a tile or goods held that high over the table."""
    x, y, w, h = rect = _size(view, piece, rect)
    angle = round(tilt / TILT) * TILT
    sprite, shade = _look(view, piece, w)
    if not sprite:
        return []
    found: list[Item] = []
    if shade:
        low = (x + DROP * height * 0.5, y + DROP * height, w, h)
        found.append(Picture(f"held/{piece}.shade", LIFTED, low, shade, angle=angle, alpha=170))
    return [*found, Picture(f"held/{piece}", LIFTED + 1, rect, sprite, angle=angle)]


def _size(view: TableView, piece: str, rect: Rect) -> Rect:
    """A die taken up by a handle is as large as a die, a coin from its plate as large as a coin."""
    if parsed(piece).kind in SIGNS:
        return around(centre(rect), COIN)
    if parsed(piece).kind != "die" or rect[2] == rect[3]:
        return rect
    return around(centre(rect), view.anchors["die.1"][2])


def _colour(view: TableView, piece: str) -> str:
    """The colour of a die: a White Castle lends the white one."""
    white = view.decision is not None and view.decision.kind == "white"
    return "white" if white and piece.startswith(EXTRA) else view.colour(view.viewer)


def _look(view: TableView, piece: str, wide: float) -> tuple[str, str]:
    head, rest = parsed(piece)
    if head == "die":
        return die_sprite(_colour(view, piece), held_number(view, piece)), "die/any.shadow"
    if head in ("hex", "back"):
        return look_of(piece, wide), "hex/any.shadow" if wide >= 45 else ""
    if head == "stack":
        return f"goods/{rest}", "goods/1.shadow"
    if head in ("goods", "shield", "route", "bonus", "pawn"):
        return look_of(piece, wide, view.colour(view.viewer)), ""
    return SIGNS.get(head, ""), ""
