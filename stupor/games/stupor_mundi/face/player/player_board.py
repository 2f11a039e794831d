"""The Player Board: Allies, warehouse, coins, slots with their spears, actions, Keep plates."""

from typing import Final

from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.face.cards.card_faces import paint_slot_card
from stupor.games.stupor_mundi.face.castle.structures import KEEPS, is_great
from stupor.games.stupor_mundi.face.components.icon_rows import paint_row
from stupor.games.stupor_mundi.face.components.icons import GREAT_BONUS
from stupor.games.stupor_mundi.face.components.texts import KEEPS as KEEP_TEXTS
from stupor.games.stupor_mundi.face.components.tiles import paint_ally
from stupor.games.stupor_mundi.face.docks.dock import dock_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.ids import ACTIONS
from stupor.games.stupor_mundi.params import GREAT_COINS
from stupor.language import mark, roman, tr, trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted, grown
from stupor.stage.items import Face, Item, Rect
from stupor.stage.measure import alike, held
from stupor.stage.name import parsed
from stupor.stage.palette import (
    CREAM,
    GILT,
    INK,
    IVORY,
    PIECE,
    SEPIA,
    TILE,
    clear,
)

WINE: Final = (122, 30, 43)
#: Width to height of the front views.
FRONTS: Final = {
    "tower": 60 / 133,
    "great-tower": 75 / 179,
    "wall": 100 / 69,
    "great-wall": 131 / 100,
    "keep": 91 / 143,
    "great-keep": 117 / 193,
}
SHORT_KEEPS: Final = {"spears": mark("Both actions"), "slot": mark("Sixth slot")}
#: The widest plate of an action: there is a little air between two of them.
WIDEST: Final = 120.0
#: So far its word keeps off its edge; where it needs more than that at this size, it is narrow.
EDGE: Final = 4.0
LEAST: Final = 11.0
CARD_ASPECT: Final = 190 / 272


def front_of(view: TableView, piece: str) -> tuple[str, float]:
    """The sprite of a structure piece seen from the front, and its shape."""
    number = parsed(piece).number
    kind = "keep" if number in (8, 9, 10) else "wall" if number in (4, 5, 6, 7, 12) else "tower"
    kind = f"great-{kind}" if is_great(piece) else kind
    return f"structure/{kind}-{view.colour(parsed(piece).parts[0])}", FRONTS[kind]


def piece_box(view: TableView, piece: str) -> Rect:
    """Where a structure piece waits on the Player Board."""
    number = parsed(piece).number
    _, aspect = front_of(view, piece)
    if number < 4:
        x, y, w, h = view.anchors[f"player.ally{number + 2}"]
        room = (x + 3, y + 4, w - (30 if is_great(piece) else 6), h - 8)
        return fitted(aspect, room, foot=True)
    if number < 8:
        box = grown(view.anchors[f"player.store{number}"], -1)
        return fitted(aspect, (box[0], box[1], box[2], box[3] - 3), foot=True)
    x, y, _, h = view.anchors[f"player.keep{number - 7}"]
    return fitted(aspect, (x + 6, y + 4, 42, h - 8), foot=True)


def slot_box(view: TableView, slot: int) -> Rect:
    """Where a card lies in a slot."""
    return fitted(CARD_ASPECT, grown(view.anchors[f"player.slot{slot}"], -1))


def paint_player(view: TableView) -> list[Item]:
    """Everything on the Player Board of the one who looks."""
    draw = DrawList("player", TILE)
    seat = view.viewer
    _paint_allies(view, draw, seat)
    _paint_stores(view, draw, seat)
    _paint_coins(view, draw, seat)
    for slot in range(1, 7):
        _paint_slot(view, draw, seat, slot)
    _paint_actions(view, draw)
    for plate in (1, 2, 3):
        _paint_keep(view, draw, seat, plate)
    return alike(draw.items, ".action", ".to_build")


def _paint_allies(view: TableView, draw: DrawList, seat: int) -> None:
    for space in range(1, 6):
        box = view.anchors[f"player.ally{space}"]
        ally = view.first(f"ally.{seat}.{space}")
        waiting = view.tower_on(seat, space)
        if ally:
            fact = f"met.{seat}.{space}"
            met = view.fact(fact) if fact in view.facts else None
            sign = view.words(f"compare.{seat}.{space}")
            tile = fitted(118 / 160, grown(box, 1))
            mantle = view.first(f"mantle.{seat}.{space}")
            paint_ally(draw, ally, tile, met=met, sign=sign, mark=24, mantle=mantle)
        elif waiting:
            _paint_waiting(view, draw, waiting, box)
        else:
            x, y, w, h = box
            draw.label(
                f"ally{space}.free", (x, y + h - 26, w, 22), tr("free"), 16.5, "italic", SEPIA
            )
        if space == 3 and not ally:
            draw.picture(
                "ally3.edict", around((box[0] + box[2] - 15, box[1] + 16), 29), "icon/edict"
            )


def _paint_waiting(view: TableView, draw: DrawList, piece: str, box: Rect) -> None:
    draw.box(f"{piece}.closed", box, fill=clear(WINE, 22), border=WINE, width=1.8, radius=5, dash=6)
    paint_front(view, draw, piece, piece_box(view, piece))
    number = parsed(piece).number
    if number in GREAT_COINS and number < 4:
        x, y, w, h = box
        low = number == 1
        at = (x + w - 18, y + (50 if low else 22))
        draw.picture(f"{piece}.coin", around(at, 30), "coin/5-back")
        draw.number(f"{piece}.price", at, GREAT_COINS[number], 19, "pay")
        paint_row(draw, f"{piece}.gift", GREAT_BONUS[number], (x + w - 18, y + h - 20), 32)


def paint_front(view: TableView, draw: DrawList, piece: str, box: Rect) -> None:
    """A structure piece that is still to be built, from the front."""
    sprite, _ = front_of(view, piece)
    draw.with_shadow(piece, box, sprite, PIECE)


def _paint_stores(view: TableView, draw: DrawList, seat: int) -> None:
    at = view.anchors
    x, y, _, _ = at["player.store1"]
    stone, grain = view.count(f"stone.{seat}"), view.count(f"grain.{seat}")
    closed = [number for number in range(4, 8) if view.first(f"board.{seat}.{number}")]
    room = view.fact(f"capacity.{seat}", 7 - len(closed))
    # above a Great Wall, what it gives needs room beside the words
    wide, gap, narrow = (140, 0, 90) if dock_of(view) is None else (108, 4, 60)
    draw.title("stores", (x, y - 26, wide, 22), tr("Warehouse"), 16.5)
    draw.text(
        "stores.room",
        (x + wide + gap, y - 26, narrow, 22),
        tr("{have} of {want}", have=stone + grain, want=room),
        17.5,
        "bold",
    )
    open_stores = [n for n in range(1, 8) if n not in closed]
    goods = ["stone"] * stone + ["grain"] * grain
    for k, (store, kind) in enumerate(zip(open_stores, goods, strict=False)):
        box = around(centre(at[f"player.store{store}"]), 42, 43)
        sprite = f"cube/{kind}-{k % 3 + 1}"
        draw.with_shadow(f"cube{k}", box, sprite, PIECE)
    for number in closed:
        _paint_closed_store(view, draw, f"structure.{seat}.{number}", number)
    for kind, count in (("stone", stone), ("grain", grain)):
        left, y, _, h = at[f"player.{kind}.count"]
        draw.picture(f"{kind}.icon", (left + 11, y + h / 2 - 14, 29, 29), f"icon/{kind}")
        draw.number(f"{kind}.count", (left + 53, y + h / 2 + 1), count, 22, "plain")


def _paint_closed_store(view: TableView, draw: DrawList, piece: str, number: int) -> None:
    box = view.anchors[f"player.store{number}"]
    draw.box(f"{piece}.closed", box, fill=clear(WINE, 22), border=WINE, width=1.8, radius=4, dash=5)
    paint_front(view, draw, piece, piece_box(view, piece))
    if number in GREAT_COINS:
        x, y, w, h = box
        at = (x + w - 8, y - 4)
        draw.with_shadow(f"{piece}.coin", around(at, 27), "coin/5-back", PIECE)
        draw.number(f"{piece}.price", at, GREAT_COINS[number], 17.5, "pay", PIECE)
        gift, size = ((x + 5, y - 2), 27) if dock_of(view) else ((x + w / 2, y + h + 17), 32)
        paint_row(draw, f"{piece}.gift", GREAT_BONUS[number], gift, size)


def _paint_coins(view: TableView, draw: DrawList, seat: int) -> None:
    x, y, w, h = view.anchors["player.coins"]
    coins = view.count(f"coins.{seat}")
    if coins:
        heap = "coin/pile-big" if coins > 5 else "coin/pile-small"
        draw.picture("coins.heap", (x + 1, y + h - 62, 78, 58.5), heap)
    draw.number("coins", (x + w / 2, y + 22), coins, 31, "gold", PIECE)


def _paint_slot(view: TableView, draw: DrawList, seat: int, slot: int) -> None:
    anchor = view.anchors[f"player.slot{slot}"]
    x, y, w, h = anchor
    box = slot_box(view, slot)
    open_card, closed_card = view.first(f"slot.{seat}.{slot}"), view.first(f"down.{seat}.{slot}")
    if open_card:
        paint_slot_card(draw, open_card, box, view.compact)
    elif closed_card:
        draw.with_shadow(closed_card if closed_card != "?" else f"down{slot}", box, "card/back")
    elif slot == 6 and not view.table.pieces(f"castle.{seat}.slot"):
        draw.picture("slot6.lock", anchor, "card/slot-lock")
        draw.label(
            "slot6.words", (x, y + h - 26, w, 22), tr("locked"), 16, "bold", IVORY, outline=INK
        )
    else:
        draw.label(
            f"slot{slot}.n", (x, y + h - 42, w, 34), roman(slot), held(25, view.text), "title", INK
        )


def _paint_actions(view: TableView, draw: DrawList) -> None:
    draw.z = PIECE
    names = [tr(ACTION_OF[action].name) for action in ACTIONS]
    wide = min(WIDEST, 30 + 10.6 * max(map(len, names)))
    tight = any(view.measure(name, "title", LEAST) > wide - 2 * EDGE for name in names)
    face: Face = "bold" if tight else "title"
    for k, (action, word) in enumerate(zip(ACTIONS, names, strict=True), start=1):
        box = view.anchors[f"player.action{k}"]
        draw.picture(f"action{k}", grown(box, 1), f"octagon/{action}")
        low = centre(view.anchors[f"player.action{k}.label"])[1]
        plate = around((centre(box)[0], low), wide, 22)
        draw.box(
            f"action{k}.plate", plate, fill=(43, 29, 20, 225), border=clear(GILT, 150), radius=4
        )
        room = plate[0] + EDGE, plate[1], plate[2] - 2 * EDGE, plate[3]
        draw.label(f"{k}.action", room, word, 16, face, CREAM)
    draw.z = TILE


def keep_words(view: TableView, site: str) -> str:
    """What a Keep brings, shorter in a small window."""
    return tr(SHORT_KEEPS.get(site, KEEP_TEXTS[site]) if view.compact else KEEP_TEXTS[site])


def _paint_keep(view: TableView, draw: DrawList, seat: int, plate: int) -> None:
    x, y, w, h = view.anchors[f"player.keep{plate}"]
    piece = f"structure.{seat}.{plate + 7}"
    site = next((s for s in KEEPS if piece in view.table.pieces(f"castle.{seat}.{s}")), "")
    if site:
        _paint_built(view, draw, plate, piece, site)
        return
    if view.first(f"board.{seat}.{plate + 7}"):
        paint_front(view, draw, piece, piece_box(view, piece))
    great = is_great(piece)
    title = trc("plate", "Great Keep") if great else tr("Keep")
    draw.text(f"{plate}.to_build", (x + 50, y + 9, 101, 24), title, 18, "bold")
    draw.text(f"keep{plate}.words", (x + 50, y + 33, 108, 21), tr("to build"), 16, colour=SEPIA)
    if great:
        at = (x + w - 66, y + h / 2)
        draw.picture(f"{piece}.coin", around(at, 34), "coin/5-back")
        draw.number(f"{piece}.price", at, GREAT_COINS[10], 20, "pay")
        paint_row(draw, f"{piece}.gift", GREAT_BONUS[10], (x + w - 26, y + h / 2), 38)


def _paint_built(view: TableView, draw: DrawList, plate: int, piece: str, site: str) -> None:
    x, y, w, h = box = view.anchors[f"player.keep{plate}"]
    draw.with_shadow(f"keep{plate}", box, f"cover/{site}")
    draw.text(
        f"keep{plate}.title", (x + 60, y + 9, w - 96, 24), keep_words(view, site), 18, "bold", IVORY
    )
    words = tr("Great Keep built") if is_great(piece) else tr("Keep built")
    draw.text(f"keep{plate}.words", (x + 62, y + 33, w - 98, 21), words, 16, colour=(220, 230, 246))
    draw.picture(f"keep{plate}.done", around((x + w - 22, y + h / 2), 25), "check/yes")
