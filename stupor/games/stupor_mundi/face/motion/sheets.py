"""Pieces in the air as one sprite each: painted once, then only moved, squeezed and faded."""

from typing import Final, NamedTuple

from stupor.games.stupor_mundi.face.cards.card_faces import card_back, paint_slot_card
from stupor.games.stupor_mundi.face.lights.highlights import paint_piece
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import spoken
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted, moved
from stupor.stage.items import Group, Item, Parts, Picture, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import LIFTED

Size = tuple[float, float]
#: How much a thing grows, and how far its shadow falls, at full height.
GROW: Final = 0.08
FALL: Final = (9.0, 13.0)
SHADOW: Final = ".shadow"
#: Pieces that wear their owner's colour.
OWNED: Final = ("specialist.", "ship.", "structure.")
#: So many sheets are remembered; a game uses fewer.
KEPT: Final = 240


class Sheet(NamedTuple):
    """The parts of a piece on a sheet of its size, and the shadow that goes by itself."""

    parts: Parts
    size: Size
    shadow: str = ""
    shadow_box: Rect = (0.0, 0.0, 0.0, 0.0)


_known: dict[tuple[object, ...], Sheet] = {}


def sheet_of(view: TableView, piece: str, size: Size, look: str = "") -> Sheet:
    """The sheet of a piece at a size; a look of "back" or "slot" is not the usual face."""
    owner = parsed(piece).parts[0] if piece.startswith(OWNED) else ""
    takes_both = view.fact("twist.removes_both")
    key = (piece, size, look, takes_both, view.colour(owner) if owner else "", view.text, spoken())
    if key not in _known:
        if len(_known) >= KEPT:
            _known.clear()
        _known[key] = _painted(view, piece, size, look)
    return _known[key]


def _painted(view: TableView, piece: str, size: Size, look: str) -> Sheet:
    draw = DrawList("sheet")
    box = (0.0, 0.0, *size)
    if look == "back":
        _paint_back(draw, piece, box)
    elif look == "slot":
        paint_slot_card(draw, piece, fitted(190 / 272, box))
    else:
        paint_piece(view, draw, piece, box)
    return sheet_from(draw, size)


def sheet_from(draw: DrawList, size: Size) -> Sheet:
    """A sheet of what was painted; a single shadow is kept apart."""
    shadows = [i for i in draw.items if isinstance(i, Picture) and i.sprite.endswith(SHADOW)]
    if len(shadows) != 1:
        return Sheet(Parts(draw.items), size)
    parts = Parts(item for item in draw.items if item is not shadows[0])
    return Sheet(parts, size, shadows[0].sprite, shadows[0].rect)


def _paint_back(draw: DrawList, piece: str, box: Rect) -> None:
    kind = parsed(piece).kind
    if kind == "ally":
        draw.with_shadow(piece, fitted(118 / 160, box), "ally/back")
    elif kind == "edict":
        draw.with_shadow(piece, fitted(86 / 56, box), "edict/back")
    elif kind == "solo":
        draw.with_shadow(piece, fitted(190 / 272, box), "card/solo-back")
    else:
        draw.with_shadow("back", fitted(190 / 272, box), card_back(piece))


def airborne(
    key: str,
    sheet: Sheet,
    rect: Rect,
    height: float = 0.0,
    *,
    angle: float = 0.0,
    alpha: int = 255,
    shown: float = 1.0,
    z: int = LIFTED,
) -> list[Item]:
    """A sheet in the air over a place; the higher, the larger and the further from its shadow."""
    grow = 1 + GROW * round(height * 4) / 4
    middle = centre(rect)
    box = around(middle, rect[2] * grow, rect[3] * grow)
    found: list[Item] = []
    if sheet.shadow and shown >= 1:
        across, down = box[2] / sheet.size[0], box[3] / sheet.size[1]
        x, y, w, h = sheet.shadow_box
        under = (box[0] + x * across, box[1] + y * down, w * across, h * down)
        cast = moved(under, FALL[0] * height, FALL[1] * height)
        seen = min(alpha, 255 if height < 0.5 else 187)
        found.append(Picture(f"{key}.shadow", z, cast, sheet.shadow, angle, seen))
    found.append(Group(key, z + 20, box, sheet.parts, sheet.size, angle, alpha, shown))
    return found
