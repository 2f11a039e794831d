"""The six depots on their ring: tiles, the number of each, the goods there; and workers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from stupor.games.burgundy.data.depots import BLACK_SPACES, DEPOT_SPACES, DEPOTS, SPACES, colour_in
from stupor.games.burgundy.data.monasteries import MORE_WORKERS
from stupor.games.burgundy.face.components.medals_and_chips import chip, figure
from stupor.games.burgundy.face.components.tiles import goods_sprite, lay
from stupor.games.burgundy.face.duchy.dealt import dealt
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import owns
from stupor.games.burgundy.ids import COLOURS, INNS
from stupor.games.burgundy.params import MORE_WORKERS_TAKEN, WORKERS_TAKEN
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, centre, moved
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import LIGHT, PIECE, SEPIA, TILE

#: Places for goods beside the number of a depot; more lie on these, so far apart.
PLACES: Final = 4
STEP: Final = 10.0
#: What a tile of the black depot and an inn cost.
PRICE: Final = 2
#: How far to the left of the black depot its price stands, clear of the light of its tiles.
ASIDE: Final = 40.0
#: How far each further inn of a stack lies above the one below.
STACK: Final = 4.0
#: How pale the place of inns is when all are sold.
GONE: Final = 70


def paint_depot(view: TableView, number: int) -> list[Item]:
    """A depot: its spaces and tiles, its die face, its goods and shields."""
    draw = DrawList(f"depot{number}", TILE)
    shut = view.told.closed
    phase, seats = max(0, view.count("phase")), max(2, view.seats)
    for space in range(1, SPACES + 1):
        zone = f"depot.{number}.{space}"
        here = (number - 1) * SPACES + space - 1
        kind = COLOURS[colour_in(here, phase, seats)] if here < len(DEPOT_SPACES) else ""
        _paint_space(view, draw, zone, "closed" if zone in shut else kind)
    _paint_number(view, draw, number)
    for name, box in goods_boxes(view, number).items():
        draw.picture(f"{name}.shade", box, "goods/1.shadow", PIECE)
        draw.picture(name, box, goods_sprite(name), PIECE)
    for name, box in shield_boxes(view, number).items():
        draw.picture(name, box, f"shield/{parsed(name).last}", PIECE)
    return draw.items


def _paint_space(view: TableView, draw: DrawList, zone: str, ground: str) -> None:
    box = view.anchors[zone]
    draw.picture(f"{zone}.ground", box, f"depot/{ground}")
    tile = view.first(zone)
    if tile:
        lay(draw, tile, box, tile)


def _paint_number(view: TableView, draw: DrawList, number: int) -> None:
    box = around(centre(view.anchors[f"depot.{number}.die"]), 44)
    draw.picture(f"{number}.shade", box, "die/any.shadow")
    draw.picture(f"{number}.die", box, f"die/white-{number}-mini")


def goods_boxes(view: TableView, number: int) -> dict[str, Rect]:
    """Where the goods of a depot lie."""
    found = {}
    for place, goods in enumerate(view.pieces(f"depot.{number}.goods")):
        row, spot = divmod(place, PLACES)
        box = around(centre(view.anchors[f"depot.{number}.goods{spot + 1}"]), 36)
        found[goods] = moved(box, row * 3.0, -row * STEP)
    return found


def shield_boxes(view: TableView, number: int) -> dict[str, Rect]:
    """Where the shields of a depot lie."""
    here = view.pieces(f"depot.{number}.shields")
    return {
        shield: view.anchors[f"depot.{number}.shield{place}"]
        for place, shield in enumerate(here[:2], start=1)
    }


def paint_black(view: TableView) -> list[Item]:
    """The black depot in the midst, and what a tile costs there."""
    draw = DrawList("black", TILE)
    shut = view.told.closed
    for space in range(1, len(BLACK_SPACES) + 1):
        zone = f"black.{space}"
        _paint_space(view, draw, zone, "closed" if zone in shut else "black")
    left = view.anchors["black.4"]
    _paint_price(view, draw, "price", (left[0] - ASIDE, left[1] + left[3] / 2 - 13))
    return draw.items


def _paint_price(view: TableView, draw: DrawList, name: str, at: Point) -> None:
    if dealt(view):
        return
    # above the light of what can be bought
    draw.z = LIGHT + 10
    chip(view, draw, name, at, [str(PRICE), ("sign/silver", 20)], 26, "center")
    draw.z = TILE


def inn_boxes(view: TableView) -> dict[str, Rect]:
    """Where the inns for sale lie, each on the one before."""
    here = view.pieces("inns")
    box = view.anchors["inns"]
    return {inn: moved(box, 0, -STACK * place) for place, inn in enumerate(here)}


def paint_inns(view: TableView) -> list[Item]:
    """The stack of inns with their price, in games that have them."""
    draw = DrawList("inns", TILE)
    boxes = inn_boxes(view)
    for inn, box in boxes.items():
        lay(draw, inn, box, inn)
    if boxes:
        x, y, w, h = view.anchors["inns"]
        _paint_price(view, draw, "price", (x + w - 4, y + h / 2 + 4))
    elif view.has(INNS):
        draw.picture("gone", view.anchors["inns"], "hex/inn", alpha=GONE)
    return draw.items


#: Every depot is a region of its own: a tile that is taken changes one of seven.
REGIONS: Final[Mapping[str, Callable[[TableView], list[Item]]]] = {
    **{f"depot{n}": partial(paint_depot, number=n) for n in range(1, DEPOTS + 1)},
    "black": paint_black,
    "inns": paint_inns,
}


def paint_supply(view: TableView) -> list[Item]:
    """Three chips, and how many workers a die of the one who looks brings."""
    draw = DrawList("supply", TILE)
    x, y, w, h = view.anchors["supply.workers"]
    for number, (dx, dy) in enumerate(((16, 36), (44, 28), (32, 48))):
        draw.with_shadow(f"worker{number}", (x + dx - 8, y + dy - 24, 44, 46), "piece/worker")
    more = owns(view.facts, view.duchy(view.viewer), MORE_WORKERS)
    gain = MORE_WORKERS_TAKEN if more else WORKERS_TAKEN
    figure(draw, "gain", (x + 116, y + 44), f"+{gain}", 36)
    draw.label("words", (x + 6, y + h - 26, w - 12, 22), tr("with any die"), 15.5, colour=SEPIA)
    return draw.items
