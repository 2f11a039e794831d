"""The Crusade boards: faces and small plates, what is left on each, what it costs or brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.stupor_mundi.crusade.data import (
    BANNED_MANTLE_VP,
    BANNED_SHIP_VP,
    BOARD_NAMES,
    BOARDS,
    MANTLE_VP,
    PAPAL,
)
from stupor.games.stupor_mundi.face.components.icons import sprite_of
from stupor.games.stupor_mundi.face.components.printed import SHIPS
from stupor.games.stupor_mundi.face.docks.dock import banned
from stupor.games.stupor_mundi.face.docks.price import knights_price
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.ids import KEEP, TOWER, WALL
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Rect
from stupor.stage.palette import PIECE, WALNUT, clear

#: At full size signs and figures need not grow further; boards so wide have a disc for a number.
SIGN: Final = 50.0
FIGURE: Final = 29.0
ROOMY: Final = 120.0
DISC: Final = 40.0
#: The kinds of Papal Structures from left to right on their board.
KINDS: Final = ((TOWER, "tower"), (WALL, "wall"), (KEEP, "keep"))
NAMES: Final = dict(KINDS)
#: What lies between two pairs.
SPACE: Final = 2.0
#: How much larger than a figure an icon may be.
MEDAL: Final = 1.25
#: Nothing that counts is written smaller.
SMALLEST: Final = 16.0

#: A figure, which may be empty, and the icon that it counts, which may be missing.
Pair = tuple[str, str]


def kind_of_papal(piece: str) -> str:
    """Tower, wall or keep."""
    return NAMES[PAPAL[number_of(piece)].kind]


def paint_boards(view: TableView, draw: DrawList, boards: dict[str, Rect]) -> None:
    """Every Crusade board in play."""
    for name, box in boards.items():
        _paint_board(view, draw, name, box)


def _paint_board(view: TableView, draw: DrawList, name: str, box: Rect) -> None:
    turned = banned(view, name)
    x, y, w, _ = box
    draw.with_shadow(f"crusade.{name}", box, f"crusade/{name}{'-ban' if turned else ''}")
    action = BOARDS[BOARD_NAMES.index(name)].action
    side = min(w * 0.34, SIGN)
    draw.picture(f"{name}.action", (x, y, side, side), f"octagon/{action}")
    here = view.pieces(f"crusade.{name}")
    if name == "structures" and not turned:
        _paint_papal(draw, here, box)
        _paint_last(draw, name, box, len(here))
        return
    kind = "pay" if name in ("harbour", "knights") and not turned else "plain"
    pairs = _pairs(view, name, here, turned)
    paint_pairs(view, draw, f"{name}.plate", within(plate_box(box), FIGURE), pairs, kind)
    left = view.fact(f"crusade.left.{name}", len(here))
    if left:
        _paint_left(draw, name, box, left)
    _paint_last(draw, name, box, left)


def _paint_left(draw: DrawList, name: str, box: Rect, left: int) -> None:
    """How many things lie here still; on a disc of its own where there is room."""
    x, y, w, _ = box
    if w < ROOMY:
        at = (x + w * 0.82, y + w * 0.16)
        draw.number(f"{name}.left", at, left, max(17.0, w * 0.3), "gold", PIECE)
        return
    at = (x + w - DISC * 0.625, y + DISC * 0.675)
    draw.box(
        f"{name}.disc",
        around(at, DISC),
        PIECE,
        fill=clear(WALNUT, 225),
        border=(221, 175, 69),
        width=2,
        radius=DISC / 2,
    )
    draw.number(f"{name}.left", at, left, 25, "gold", PIECE)


def _paint_last(draw: DrawList, name: str, box: Rect, left: int) -> None:
    """The last thing on a board brings an Edict."""
    if left == 1:
        x, y, w, h = box
        size = min(w * 0.36, SIGN)
        draw.picture(f"{name}.edict", (x + w - size, y + h * 0.36, size, size), "icon/edict", PIECE)


def plate_box(box: Rect) -> Rect:
    """The calm plate at the foot of a board."""
    x, y, w, h = box
    return x + w * 0.05, y + h * 0.71, w * 0.9, h * 0.24


def _pairs(view: TableView, name: str, here: list[str], turned: bool) -> list[Pair]:
    """What a board says on its plate: the price, or else what a thing brings."""
    if name == "harbour":
        return [(str(BANNED_SHIP_VP), "vp")] if turned else _price(here)
    if name == "knights":
        return [("", "lonely-knight")] if turned else [(str(knights_price(view)), "coin")]
    if name == "allies":
        least, most = BANNED_MANTLE_VP if turned else MANTLE_VP
        return [(f"{least}/{most}", "vp")]
    if name == "library":
        return [("1", "coin" if turned else "vp")]
    return [("", "ban")]


def _price(here: list[str]) -> list[Pair]:
    if not here:
        return []
    ship = SHIPS[number_of(here[-1])]
    goods = ((ship.coins, "coin"), (ship.grain, "cube-grain"), (ship.stone, "cube-stone"))
    return [(str(count), icon) for count, icon in goods if count]


def papal_box(box: Rect, kind: str) -> Rect:
    """Where the Papal Structures of a kind lie on their board."""
    x, y, w, h = box
    place = list(NAMES.values()).index(kind)
    return x + w * (0.05 + 0.3 * place), y + h * 0.4, w * 0.3, h * 0.58


def _paint_papal(draw: DrawList, here: list[str], box: Rect) -> None:
    for kind in NAMES.values():
        left = [piece for piece in here if kind_of_papal(piece) == kind]
        if not left:
            continue
        x, y, w, h = papal_box(box, kind)
        draw.picture(left[0], (x, y, w, w), f"icon/papal-{kind}", PIECE)
        at = (centre((x, y, w, h))[0], centre(plate_box(box))[1])
        draw.number(f"papal.{kind}.n", at, len(left), max(16.0, min(w, FIGURE)), "plain")


def within(plate: Rect, high: float) -> Rect:
    """The row in the middle of a plate, no higher than that."""
    x, y, w, h = plate
    row = min(h, high)
    return x, y + (h - row) / 2, w, row


def paint_pairs(
    view: TableView,
    draw: DrawList,
    name: str,
    box: Rect,
    pairs: Sequence[Pair],
    kind: str = "plain",
) -> None:
    """Pairs in a row in the middle of a plate; icons shrink where figures need the room."""
    size = max(SMALLEST, box[3])
    figures = [0.0 if _is_medal(pair) else _width(view, pair[0], size) for pair in pairs]
    many = sum(bool(icon) for _, icon in pairs)
    free = box[2] - sum(figures) - SPACE * (len(pairs) - 1)
    side = min(size * MEDAL, free / many) if many else 0.0
    x, y = centre(box)
    x -= (box[2] - free + side * many) / 2
    for k, pair in enumerate(pairs):
        if figures[k]:
            draw.number(f"{name}.n{k}", (x + figures[k] / 2, y), pair[0], size, kind)
        x += figures[k]
        if pair[1]:
            at = (x + side / 2, y)
            draw.picture(f"{name}.{pair[1]}", around(at, side), sprite_of(pair[1]))
            if _is_medal(pair):
                draw.number(f"{name}.n{k}", at, pair[0], size)
            x += side
        x += SPACE


def _is_medal(pair: Pair) -> bool:
    """Whether a figure is written on the laurel that it counts."""
    return pair[1] == "vp" and len(pair[0]) == 1


def _width(view: TableView, figure: str, size: float) -> float:
    return view.measure(figure, "number", size) if figure else 0.0
