"""Lights on what may be taken and where it may go, and the look of a piece in the air."""

from itertools import chain
from typing import Final

from stupor.games.stupor_mundi.face.cards.card_faces import (
    card_back,
    paint_card,
    paint_slot_card,
    paint_small_card,
)
from stupor.games.stupor_mundi.face.cards.solo_cards import paint_solo_card
from stupor.games.stupor_mundi.face.castle.incomes import income_at, income_light
from stupor.games.stupor_mundi.face.castle.structures import (
    is_great,
    outline_of,
    own_plan,
    site_at,
)
from stupor.games.stupor_mundi.face.components.icon_rows import paint_row
from stupor.games.stupor_mundi.face.components.icons import INCOMES, sprite_of
from stupor.games.stupor_mundi.face.components.tiles import (
    market_lots,
    paint_ally,
    paint_bonus,
    paint_edict,
    paint_reward,
)
from stupor.games.stupor_mundi.face.docks.dock import dock_of
from stupor.games.stupor_mundi.face.docks.pieces import PAINTERS as EXPANSIONS
from stupor.games.stupor_mundi.face.margin.seal import ring_of
from stupor.games.stupor_mundi.face.palace.edict_question import question_of, stage_open
from stupor.games.stupor_mundi.face.player.player_board import front_of
from stupor.games.stupor_mundi.face.rectangles import piece_rect, place_rect, zone_of
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.face.voyage.harbours import harbour_at, hot_ring
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_berth, own_city, paint_ship
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import (
    around,
    centre,
    fitted,
    grown,
    holds,
    moved,
)
from stupor.stage.highlight_roles import HOT, HighlightRole, outline
from stupor.stage.items import Item, Picture, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import (
    GILT,
    LIFTED,
    LIGHT,
    STAGE,
    WALNUT,
    clear,
)

__all__ = ["glow_items", "piece_items", "piece_rect", "place_rect", "zone_of"]

#: How much a lifted piece grows, and how far its shadow falls.
LIFT: Final = 1.06
FALL: Final = (9.0, 12.0)
#: Boxes that are nearly square and no larger hold something round.
SQUARE: Final = 6.0
SMALLEST: Final = 72.0
#: Cards narrower than this show what they show in a slot, or in a city.
SLOTTED: Final = 100.0
SMALL: Final = 70.0
#: How much farther the ring of an income reaches under the pointer.
WIDER: Final = 4.0
#: Layer of a lifted icon while the stage is open.
OVER_STAGE: Final = 880


def glow_items(
    view: TableView, rects: list[Rect], mood: str = "target", hot: list[Rect] | None = None
) -> list[Item]:
    """Gold about what may be taken and where it may go: strong only about the one way left.

    What lies under the pointer is next where something is held, else chosen.
    """
    z = STAGE + 60 if stage_open(view) else LIGHT
    alone: HighlightRole = (
        "next" if mood == "next" or (mood == "target" and len(rects) == 1) else "possible"
    )
    found = [_lit(view, f"glow.{mood}.{k}", z, box, alone) for k, box in enumerate(rects)]
    over: HighlightRole = "next" if mood == "target" else "chosen"
    found += [_hot(view, f"{HOT}.{mood}.{k}", z + 2, box, over) for k, box in enumerate(hot or [])]
    return [*chain.from_iterable(found)]


def _lit(view: TableView, key: str, z: int, box: Rect, role: HighlightRole) -> list[Item]:
    """The light of a thing in its own shape; harbours and the own Ship have theirs at rest.

    A site has one for building only: a structure that is spoken of is framed.
    """
    side = income_at(view, box)
    if side:
        return income_light(view, key, z, side, WIDER if role == "chosen" else 0.0)
    site = site_at(view, box)
    if site and role != "chosen":
        return [Picture(key, z, own_plan(view).box(site), outline_of(site, role))]
    if harbour_at(view, box) >= 0 or box == own_berth(view):
        return []
    if box == view.anchors.get("actions.seal"):
        return [outline(key, z, ring_of(box), role, rounded=True)]
    return [outline(key, z, box, role, _round(view, box))]


def _hot(view: TableView, key: str, z: int, box: Rect, role: HighlightRole) -> list[Item]:
    city = harbour_at(view, box)
    return hot_ring(view, key, z, city) if city >= 0 else _lit(view, key, z, box, role)


def _round(view: TableView, box: Rect) -> bool:
    """Small squares are round, but for the boards and tiles of the docks."""
    dock = dock_of(view)
    if dock is not None and any(holds(plate, centre(box)) for plate in dock.plates()):
        return False
    return abs(box[2] - box[3]) < SQUARE and box[2] <= SMALLEST


def piece_items(
    view: TableView, piece: str, rect: Rect, lifted: bool = False, tilt: float = 0.0
) -> list[Item]:
    """A piece in the air; a card that ends in .down shows its back."""
    z = OVER_STAGE if stage_open(view) else LIFTED
    draw = DrawList("air", z + 20 if lifted else z)
    _, _, w, h = rect
    box = around(centre(rect), w * LIFT, h * LIFT) if lifted else rect
    draw.rotate(centre(box), tilt)
    painter = _PAINTERS.get(parsed(piece).kind.lstrip("?") or "unknown", _paint_unknown)
    painter(view, draw, piece, box, tilt)
    return _raised(draw.items) if lifted else draw.items


def paint_piece(view: TableView, draw: DrawList, piece: str, box: Rect) -> None:
    """A piece as it looks in the air, upright and not lifted."""
    painter = _PAINTERS.get(parsed(piece).kind.lstrip("?") or "unknown", _paint_unknown)
    painter(view, draw, piece, box, 0.0)


def _raised(items: list[Item]) -> list[Item]:
    """Shadows fall further and paler under a piece that is held up."""
    found: list[Item] = []
    for item in items:
        if isinstance(item, Picture) and item.sprite.endswith(".shadow"):
            far = grown(moved(item.rect, *FALL), 2)
            found.append(
                Picture(item.key, item.z, far, item.sprite, item.angle, min(item.alpha, 190))
            )
        else:
            found.append(item)
    return found


def _paint_unknown(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    wide = box[2] > box[3] * 1.2
    sprite, aspect = ("edict/back", 86 / 56) if wide else ("card/back", 190 / 272)
    draw.with_shadow(piece, fitted(aspect, box), sprite)


def _paint_held_card(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    shape = fitted(190 / 272, box)
    if piece.endswith(".down"):
        draw.with_shadow(piece, shape, card_back(piece))
    elif shape[2] < SMALL and number_of(piece) >= 100:
        paint_small_card(draw, piece, fitted(58 / 78, box))
    elif shape[2] < SLOTTED:
        paint_slot_card(draw, piece, shape, view.compact)
    else:
        draw.rotate(None)
        paint_card(draw, piece, shape, angle=tilt)


def _paint_held_ally(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    paint_ally(draw, piece, fitted(118 / 160, box))


def _paint_held_edict(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    shape = fitted(108 / 56, box)
    paint_edict(draw, piece, shape, "edict/tile", shape[2] * 0.3)


def _paint_man(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    kind, owner = parsed(piece).words[:2]
    if kind == "ship":
        paint_ship(view, draw, piece, fitted(100 / 86, box))
    else:
        draw.with_shadow(piece, fitted(64 / 78, box), f"specialist/{view.colour(owner)}")


def _paint_structure(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    sprite, aspect = front_of(view, piece)
    grow = 10 if is_great(piece) else 4
    draw.with_shadow(piece, fitted(aspect, grown(box, grow)), sprite)


def _paint_held_bonus(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    paint_bonus(draw, piece, fitted(74 / 72, box))


def _paint_token(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    draw.with_shadow(piece, fitted(1, box), "edict/token")


def _paint_icon(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    asked = question_of(view)
    icon = parsed(piece).parts[0]
    count = asked.count if asked is not None and asked.icon == icon else 1
    size = min(box[3], 84)
    cx, cy = centre(box)
    for k in range(count):
        at = (cx + (k - (count - 1) / 2) * size * 0.78, cy)
        draw.picture(f"{piece}.halo", around(at, size * 1.35), "glow/round")
        draw.picture(f"{piece}.{k}", around(at, size), sprite_of(ICON_OF[icon].sign))


def _paint_lot(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    city = own_city(view)
    tile = view.table.pieces(f"market.{city}")
    if not tile:
        return
    sell, buy = market_lots(tile[0])
    lot = sell if piece.endswith("sell") else buy
    goods = ["cube/grain-1"] * lot.grain + ["cube/stone-1"] * lot.stone
    cx, cy = centre(box)
    for k, sprite in enumerate(goods):
        at = (cx + (k - (len(goods) - 1) / 2) * 30, cy)
        draw.with_shadow(f"{piece}.cube", around(at, 44, 45), sprite)


def _paint_income(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    disc = fitted(1, box)
    draw.box(
        f"{piece}.disc", disc, fill=clear(WALNUT, 235), border=GILT, width=3, radius=disc[2] / 2
    )
    paint_row(draw, piece, INCOMES[int(piece[-1]) - 1], centre(disc), disc[3] * 0.72)


def _paint_held_reward(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    row = number_of(piece)
    draw.picture(f"{piece}.plate", fitted(46 / 48, box), f"reward/{row}")
    paint_reward(draw, row, fitted(46 / 48, box))


def _paint_solo(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    both = bool(view.fact("twist.removes_both"))
    paint_solo_card(draw, piece, fitted(190 / 272, box), both)


_PAINTERS: Final = {
    "card": _paint_held_card,
    "ally": _paint_held_ally,
    "edict": _paint_held_edict,
    "specialist": _paint_man,
    "ship": _paint_man,
    "structure": _paint_structure,
    "bonus": _paint_held_bonus,
    "token": _paint_token,
    "icon": _paint_icon,
    "market": _paint_lot,
    "reward": _paint_held_reward,
    "castle": _paint_income,
    "solo": _paint_solo,
    "unknown": _paint_unknown,
    **EXPANSIONS,
}
