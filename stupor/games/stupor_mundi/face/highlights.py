"""Lights on what may be taken and where it may go, and the look of a piece in the air."""

from typing import Final

from stupor.games.stupor_mundi.face.cards import (
    card_back,
    paint_card,
    paint_slot_card,
    paint_small_card,
)
from stupor.games.stupor_mundi.face.castle import is_great
from stupor.games.stupor_mundi.face.edict_question import question_of, stage_open
from stupor.games.stupor_mundi.face.expansions.dock import dock_of
from stupor.games.stupor_mundi.face.expansions.pieces import PAINTERS as EXPANSIONS
from stupor.games.stupor_mundi.face.icons import EDICT_ICONS, INCOMES, sprite_of
from stupor.games.stupor_mundi.face.places import piece_rect, place_rect, zone_of
from stupor.games.stupor_mundi.face.player import front_of
from stupor.games.stupor_mundi.face.solo import paint_solo_card
from stupor.games.stupor_mundi.face.strip import paint_row
from stupor.games.stupor_mundi.face.tiles import (
    market_lots,
    paint_ally,
    paint_bonus,
    paint_edict,
    paint_reward,
)
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.face.voyage import own_city, paint_ship
from stupor.stage.boxes import (
    around,
    centre,
    fitted,
    grown,
    holds,
    moved,
)
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Box, Item, Picture
from stupor.stage.palette import (
    GILT,
    GLOW,
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
#: Cards narrower than this show what they show in a slot, or in a city.
SLOTTED: Final = 100.0
SMALL: Final = 70.0
#: Layer of a lifted icon while the stage is open.
OVER_STAGE: Final = 880


def glow_items(
    view: TableView, rects: list[Area], mood: str = "target", hot: list[Area] | None = None
) -> list[Item]:
    """Gold frames: quiet round what may be taken, strong round where it may go, full when hot."""
    z = STAGE + 60 if stage_open(view) else LIGHT
    items: list[Item] = []
    for k, rect in enumerate(rects):
        items += _glow(f"glow.{mood}.{k}", z, rect, mood == "target", _radius(view, rect))
    for k, rect in enumerate(hot or []):
        items += _hot(f"glow.hot.{k}", z + 2, rect, _radius(view, rect))
    return items


def _radius(view: TableView, box: Area) -> float:
    """Small squares are round, but for the boards and tiles of the docks."""
    _, _, w, h = box
    dock = dock_of(view)
    if dock is not None and any(holds(plate, centre(box)) for plate in dock.plates()):
        return 4
    if abs(w - h) < 6 and w <= 72:
        return w / 2
    return h / 2 if w > 5 * h and h < 40 else 8


def _glow(key: str, z: int, box: Area, strong: bool, radius: float) -> list[Item]:
    rim = Box(f"{key}.rim", z, grown(box, 1), None, clear(GLOW, 215), 2.2, radius + 1)
    if not strong:
        return [*_halo(key, z, box, 380, radius), rim]
    dark = Box(f"{key}.dark", z, grown(box, 2), None, (58, 26, 0, 220), 4.6, radius + 2)
    light = Box(f"{key}.fill", z, box, clear(GLOW, 12), (255, 232, 164), 2.4, radius)
    return [*_halo(key, z, box, 520, radius), dark, light]


def _halo(key: str, z: int, box: Area, strength: int, radius: float) -> list[Item]:
    return [
        Box(f"{key}.halo{by}", z, grown(box, by), None, clear(GLOW, strength // by), 4, radius + by)
        for by in (4, 7, 10, 13)
    ]


def _hot(key: str, z: int, box: Area, radius: float) -> list[Item]:
    return [
        *_halo(key, z, box, 900, radius),
        Box(f"{key}.fill", z, box, clear((255, 240, 190), 70), (255, 250, 226), 3, radius),
    ]


def piece_items(
    view: TableView, piece: str, rect: Area, lifted: bool = False, tilt: float = 0.0
) -> list[Item]:
    """A piece in the air; a card that ends in .down shows its back."""
    z = OVER_STAGE if stage_open(view) else LIFTED
    easel = Easel("air", z + 20 if lifted else z)
    _, _, w, h = rect
    box = around(centre(rect), w * LIFT, h * LIFT) if lifted else rect
    easel.lean(centre(box), tilt)
    painter = _PAINTERS.get(piece.split(".")[0].lstrip("?") or "unknown", _paint_unknown)
    painter(view, easel, piece, box, tilt)
    return _raised(easel.items) if lifted else easel.items


def paint_piece(view: TableView, easel: Easel, piece: str, box: Area) -> None:
    """A piece as it looks in the air, upright and not lifted."""
    painter = _PAINTERS.get(piece.split(".")[0].lstrip("?") or "unknown", _paint_unknown)
    painter(view, easel, piece, box, 0.0)


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


def _paint_unknown(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    wide = box[2] > box[3] * 1.2
    sprite, aspect = ("edict/back", 86 / 56) if wide else ("card/back", 190 / 272)
    easel.solid(piece, fitted(aspect, box), sprite)


def _paint_held_card(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    shape = fitted(190 / 272, box)
    if piece.endswith(".down"):
        easel.solid(piece, shape, card_back(piece))
    elif shape[2] < SMALL and number_of(piece) >= 100:
        paint_small_card(easel, piece, fitted(58 / 78, box))
    elif shape[2] < SLOTTED:
        paint_slot_card(easel, piece, shape, view.compact)
    else:
        easel.lean(None)
        paint_card(easel, piece, shape, angle=tilt)


def _paint_held_ally(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    paint_ally(easel, piece, fitted(118 / 160, box))


def _paint_held_edict(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    shape = fitted(108 / 56, box)
    paint_edict(easel, piece, shape, "edict/tile", shape[2] * 0.3)


def _paint_man(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    kind, owner = piece.split(".")[:2]
    if kind == "ship":
        paint_ship(view, easel, piece, fitted(100 / 86, box))
    else:
        easel.solid(piece, fitted(64 / 78, box), f"specialist/{view.colour(owner)}")


def _paint_structure(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    sprite, aspect = front_of(view, piece)
    grow = 10 if is_great(piece) else 4
    easel.solid(piece, fitted(aspect, grown(box, grow)), sprite)


def _paint_held_bonus(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    paint_bonus(easel, piece, fitted(74 / 72, box))


def _paint_token(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    easel.solid(piece, fitted(1, box), "edict/token")


def _paint_icon(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    asked = question_of(view)
    icon = piece.split(".")[1]
    count = asked.count if asked is not None and asked.icon == icon else 1
    size = min(box[3], 84)
    cx, cy = centre(box)
    for k in range(count):
        at = (cx + (k - (count - 1) / 2) * size * 0.78, cy)
        easel.picture(f"{piece}.halo", around(at, size * 1.35), "glow/round")
        easel.picture(f"{piece}.{k}", around(at, size), sprite_of(EDICT_ICONS[icon]))


def _paint_lot(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
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
        easel.solid(f"{piece}.cube", around(at, 44, 45), sprite)


def _paint_income(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    disc = fitted(1, box)
    easel.box(
        f"{piece}.disc", disc, fill=clear(WALNUT, 235), border=GILT, width=3, radius=disc[2] / 2
    )
    paint_row(easel, piece, INCOMES[int(piece[-1]) - 1], centre(disc), disc[3] * 0.72)


def _paint_held_reward(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    row = number_of(piece)
    easel.picture(f"{piece}.plate", fitted(46 / 48, box), f"reward/{row}")
    paint_reward(easel, row, fitted(46 / 48, box))


def _paint_solo(view: TableView, easel: Easel, piece: str, box: Area, tilt: float) -> None:
    both = bool(view.fact("twist.removes_both"))
    paint_solo_card(easel, piece, fitted(190 / 272, box), both)


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
