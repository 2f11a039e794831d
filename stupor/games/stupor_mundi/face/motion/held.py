"""The piece in the hand."""

from typing import Final

from stupor.games.stupor_mundi.face.lights.highlights import OVER_STAGE, piece_items
from stupor.games.stupor_mundi.face.motion.sheets import airborne, sheet_of
from stupor.games.stupor_mundi.face.palace.edict_question import stage_open
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import LIFTED

#: What these look like depends on more than the piece.
LOOSE: Final = ("icon.", "market.", "reward.")
#: Tilts are rounded to this many degrees, so that few pictures need to be turned.
TILT: Final = 2
#: A card narrower than this lies over a slot.
SLOT: Final = 100


def held_piece(
    view: TableView, piece: str, rect: Rect, height: float = 1.0, tilt: float = 0.0
) -> list[Item]:
    """A piece held that high over the table; a card that ends in .down shows its back."""
    if piece.startswith(LOOSE):
        return piece_items(view, piece, rect, True)
    card, down = piece.removesuffix(".down"), piece.endswith(".down")
    small = parsed(card).kind == "card" and rect[2] < SLOT
    look = "back" if down else "slot" if small else ""
    sheet = sheet_of(view, card, (rect[2], rect[3]), look)
    z = OVER_STAGE if stage_open(view) else LIFTED
    angle = round(tilt / TILT) * TILT
    return airborne(f"held/{card}", sheet, rect, height, angle=angle, z=z)
