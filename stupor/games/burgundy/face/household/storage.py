"""The shelves: stored tiles, goods by colour with what a sale would bring, goods that were sold."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import (
    HALO,
    ON_TILE,
    Part,
    chip,
    chip_width,
    figure,
)
from stupor.games.burgundy.face.components.painted_boards import lay_board
from stupor.games.burgundy.face.components.tiles import goods_colour, goods_sprite, lay
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr, trn
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import moved
from stupor.stage.items import Item, Rect
from stupor.stage.palette import GAIN, INK, PIECE, TILE, Rgb

SHELVES: Final = 3
COLOURS_AT_MOST: Final = 6


def storage_boxes(view: TableView) -> dict[str, Rect]:
    """Where every storage space of the one who looks lies, by zone; a great store is narrower."""
    found = _shelf(view, f"storage.{view.viewer}", "storage", 2 if view.team else SHELVES)
    if view.team:
        found |= _shelf(view, f"shared.{view.duchy(view.viewer)}", "shared", 2)
        found |= _shelf(view, f"storage.{partner(view)}", "partner", 2)
    return found


def partner(view: TableView) -> int:
    """The other seat of the own duchy."""
    seats = view.owners(view.duchy(view.viewer))
    return next((seat for seat in seats if seat != view.viewer), view.viewer)


def _shelf(view: TableView, zone: str, name: str, room: int) -> dict[str, Rect]:
    """The spaces of a shelf; more than it has room for stand closer together."""
    last = room
    while view.table.pieces(f"{zone}.{last + 1}"):
        last += 1
    first, end = view.anchors[f"{name}.1"], view.anchors[f"{name}.{room}"]
    step = (end[0] - first[0]) / max(1, last - 1)
    return {
        f"{zone}.{number}": moved(first, step * (number - 1), 0) for number in range(1, last + 1)
    }


def stacks(view: TableView, duchy: int) -> dict[int, list[str]]:
    """The goods of a duchy by colour, in the order in which the colours came."""
    found: dict[int, list[str]] = {}
    for goods in view.pieces(f"goods.{duchy}"):
        found.setdefault(goods_colour(goods), []).append(goods)
    return found


def stack_boxes(view: TableView) -> dict[int, Rect]:
    """Where the own stacks of goods stand, by colour."""
    here = stacks(view, view.duchy(view.viewer))
    return {
        colour: view.anchors[f"goods.{place}"]
        for place, colour in enumerate(here, start=1)
        if f"goods.{place}" in view.anchors
    }


def room_boxes(view: TableView) -> dict[int, Rect]:
    """Where there is room for goods of another colour, by place."""
    taken = len(stack_boxes(view))
    places = range(taken + 1, COLOURS_AT_MOST + 1)
    return {n: view.anchors[f"goods.{n}"] for n in places if f"goods.{n}" in view.anchors}


#: So many goods of a stack are seen, each a little higher.
SEEN: Final = 3
#: How large it is said how many goods a stack has: as large as what was sold.
MANY: Final = 30.0
#: How high the chip of a sale is and how wide its signs are, as there is room.
SALES: Final = ((24.0, 18.0), (22.0, 15.0), (20.0, 11.0))
#: How light the colour of a seat is in words on a shelf.
DARK: Final = 0.4
#: A partner's tiles can be seen and not be used.
PALE: Final = 158
#: A narrower well shows its things smaller.
NARROW: Final = 102.0
#: The room of the lock on a partner's shelf.
LOCK: Final = 22.0
#: How far below the upper edge of its well the heap of goods sold lies; words need more room below
#: it where they are of two lines.
LOW: Final = 14.0
HIGH: Final = 11.0
#: How much large letters make a count of two figures larger in a narrow well.
SLIGHT: Final = 1.2
#: How far from the left edge of a wide well its count stands at most: beside its heap.
BESIDE: Final = 88.0
#: Counts from here on are of two figures, which are set smaller to keep to their well.
WIDE: Final = 10
#: Where the count in a wide well and in a narrow one begins, beside its heap, and its size.
PURSE: Final = (76.0, 44.0)
NARROW_PURSE: Final = (56.0, 34.0)
#: It ends so far before the edge of its well, or of so much of a long one.
EDGE: Final = 5.0
COUNTED: Final = 138.0


def paint_household(view: TableView) -> list[Item]:
    """The painted board below the own duchy."""
    draw = DrawList("household", 2)
    board = "household-team" if view.team else "household-alone" if view.solo else "household"
    seats = view.owners(view.duchy(view.viewer)) if view.team else [view.viewer]
    seats = sorted(seats, key=lambda seat: (seat - view.viewer) % view.seats)
    lay_board(view, draw, "household", board, seats)
    return draw.items


def paint_storage(view: TableView) -> list[Item]:
    """The own tiles that wait for their spaces; in teams the shared ones and the partner's."""
    draw = DrawList("storage", TILE)
    other = f"storage.{partner(view)}." if view.team else "-"
    for zone, box in storage_boxes(view).items():
        pale = zone.startswith(other)
        draw.picture(f"{zone}.ground", box, "depot/storage")
        tile = view.first(zone)
        if tile:
            lay(draw, tile, box, tile, PALE if pale else 255)
    if view.team:
        _paint_shelves(view, draw)
    return draw.items


def _paint_shelves(view: TableView, draw: DrawList) -> None:
    """What each shelf of a team is called, each seat's in its colour."""
    seat = partner(view)
    name = view.names[seat]
    for shelf, words, ink in (
        ("storage", tr("Yours"), _ink(view, view.viewer)),
        ("shared", tr("Shared by both"), INK),
        ("partner", tr("{name}\u2019s", name=name), _ink(view, seat)),
    ):
        x, y, w, _ = view.anchors[f"{shelf}.well"]
        lock = LOCK if shelf == "partner" else 0.0
        draw.label(shelf, (x + 4, y + 3, w - 8 - lock, 24), words, 16, "bold", ink)
    x, y, w, _ = view.anchors["partner.well"]
    draw.picture("lock", (x + w - 25, y + 5, 20, 20), "ui/lock")


def _ink(view: TableView, seat: int) -> Rgb:
    """The colour of a seat, as dark as words need it."""
    red, green, blue = view.rgb(seat)
    return round(red * DARK), round(green * DARK), round(blue * DARK)


def paint_goods(view: TableView) -> list[Item]:
    """The own goods, and what they would bring."""
    draw = DrawList("goods", PIECE)
    duchy = view.duchy(view.viewer)
    here = stacks(view, duchy)
    sales = view.facts.get(f"sales.{duchy}")
    for colour, box in stack_boxes(view).items():
        _paint_stack(view, draw, here[colour], box)
        sale = sales.get(str(colour)) if isinstance(sales, dict) else None
        if sale:
            _paint_sale(view, draw, colour, box, int(sale[1]), int(sale[2]))
    if "sold" in view.anchors:
        _paint_sold(view, draw, duchy)
    return draw.items


def _paint_stack(view: TableView, draw: DrawList, goods: list[str], box: Rect) -> None:
    x, y, w, h = box
    side = w * 0.82
    for place, tile in enumerate(goods[-SEEN:]):
        spot = (x + 4 + place * 3, y + h - side - 6 - place * 4, side, side)
        draw.picture(f"{tile}.shade", spot, "goods/1.shadow")
        draw.picture(tile, spot, goods_sprite(tile))
    if len(goods) > 1:  # within the light about the goods
        corner = (x + w - 4, y + h - MANY * 0.6)
        many = f"\u00d7{len(goods)}"
        figure(draw, f"{goods[0]}.count", corner, many, MANY, "right", ON_TILE)


def _paint_sale(
    view: TableView, draw: DrawList, colour: int, box: Rect, silver: int, vp: int
) -> None:
    """What selling all of a colour brings now."""
    x, y, w, h = box
    apart = view.anchors["goods.2"][0] - view.anchors["goods.1"][0]
    for high, wide in SALES:
        coins: list[Part] = [("sign/silver", wide)] if silver else []
        many = [str(silver)] if silver > 1 else []
        parts: list[Part] = [*many, *coins, str(vp), ("points/medal", wide)]
        if chip_width(view, parts, high) <= apart:
            break
    else:
        parts = parts[-2:]
    chip(view, draw, f"sale{colour}", (x + w / 2, y + h + 8), parts, high, "center")


def _paint_sold(view: TableView, draw: DrawList, duchy: int) -> None:
    """The goods that were sold, and of how many colours."""
    x, y, w, h = view.anchors["sold"]
    sold = view.numbers(f"sold.{duchy}")
    count, kinds = sum(sold), sum(bool(n) for n in sold)
    side, top = (50, LOW) if w > NARROW else (40, HIGH)
    for place in range(min(SEEN, count)):
        spot = (x + 8 + place * 3, y + top - place * 4, side, side)
        draw.picture(f"sold{place}.shade", spot, "goods/1.shadow")
        draw.picture(f"sold{place}", spot, "goods/back")
    at, high = min((side + 18 + w) / 2, BESIDE), y + top + 24
    if w > NARROW or count < WIDE:
        figure(draw, "sold.count", (x + at, high), count, 32 if w > NARROW and count < WIDE else 26)
    else:  # two figures end at the edge: about a point large ones would lie over the heap
        figure(draw, "sold.count", (x + w - 2, high), count, 26, "right", SLIGHT)
    words = trn("sold, {count} kind", "sold, {count} kinds", kinds) if count else tr("none sold")
    draw.label(
        "sold.words",
        (x + 2, y + h - 46, w - 4, 44),
        words,
        15.5,
        colour=INK,
        valign="bottom",
        wrap=view.text <= 1,
        max_lines=2,
    )


def heap(draw: DrawList, name: str, box: Rect, sprite: str) -> None:
    """Three chips in a heap."""
    x, y, w, h = box
    k = 1.0 if w > 120 else 0.82
    for place, (dx, dy) in enumerate(((6, -20), (24, -36), (36, -16))):
        spot = (x + 2 + dx * k, y + h / 2 + dy * k, 46 * k, 48 * k)
        draw.with_shadow(f"{name}{place}", spot, sprite)


def paint_purse(view: TableView) -> list[Item]:
    """Workers and silver."""
    draw = DrawList("purse", PIECE)
    duchy = view.duchy(view.viewer)
    for name, sprite in (("workers", "piece/worker"), ("silver", "piece/silver")):
        x, y, w, h = view.anchors[name]
        heap(draw, name, (x, y, w, h), sprite)
        count = view.count(f"{name}.{duchy}")
        left, size = PURSE if w > 120 else NARROW_PURSE
        box = (x + left, y, min(w, COUNTED) - left - EDGE, h)
        draw.label(f"{name}.count", box, str(count), size, "number", GAIN, outline=HALO)
    return draw.items
