"""The Voyage Board: city plaques with Allies, cards and market, ships in harbour, the pile."""

from typing import Final

from stupor.games.stupor_mundi.face.cards.card_faces import paint_slot_card, paint_small_card
from stupor.games.stupor_mundi.face.components.printed import CITIES as CITY_DATA
from stupor.games.stupor_mundi.face.components.tiles import paint_ally, paint_market
from stupor.games.stupor_mundi.face.view import CITIES, CITY_NAMES, TableView
from stupor.games.stupor_mundi.params import BLOCKED_CITIES
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, grown, moved
from stupor.stage.highlight_roles import outline
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import (
    CREAM,
    INK,
    IVORY,
    PAPER,
    PIECE,
    PRICE,
    SEPIA,
    TILE,
    clear,
)

#: The ring on the water about the own Ship: its size, and how far below the middle of the berth.
OWN_RING: Final = (72.0, 36.0)
KEEL: Final = 14.0
#: In units of the page: the arms of a ship and of the own one, how far they reach up over the foot
#: of its picture, and what lies about them.
ARMS: Final = (22.0, 26.0)
OWN_ARMS: Final = (26.0, 31.0)
UNDER: Final = 20.0
ROUND: Final = 7.0
ARMS_SHADOW: Final = clear((6, 14, 16), 90)
ARMS_RIM: Final = (66, 42, 20)
#: The plate below the pile that says what it is, and how far it keeps off the tower on the quay.
CHIP: Final = (116.0, 44.0)
QUAY: Final = 12.0
#: The same without a name.
COUNT: Final = (88.0, 23.0)


def blocked(view: TableView, city: int, space: int) -> bool:
    """Whether a dummy covers a space with this number of players."""
    return space == 2 and city in BLOCKED_CITIES[max(1, min(view.seats, 4))]


def ship_box(view: TableView, city: int, piece: str) -> Rect:
    """The berth of a ship: side by side in the order of the chairs, the own one last.

    So the own berth has free water on its other side, where the price of a voyage hangs.
    """
    ships = {piece, *view.table.pieces(f"city.{city}")}
    berth = sorted(ships, key=lambda ship: _order(view, ship)).index(piece)
    return view.anchors[f"voyage.{CITIES[city]}.ship{berth + 1}"]


def _order(view: TableView, ship: str) -> int:
    """Frederick's Ship before the rivals', the own one after them."""
    owner = parsed(ship).parts[0]
    return (int(owner) - view.viewer - 1) % view.seats if owner.isdigit() else -1


def own_city(view: TableView) -> int:
    """The city where the Ship of the one who looks lies; -1 when nowhere."""
    ship = f"ship.{view.viewer}"
    return next((c for c in range(5) if ship in view.table.pieces(f"city.{c}")), -1)


def own_berth(view: TableView) -> Rect | None:
    """Where the Ship of the one who looks lies."""
    city = own_city(view)
    return ship_box(view, city, f"ship.{view.viewer}") if city >= 0 else None


def paint_voyage(view: TableView) -> list[Item]:
    """Everything on the Voyage Board."""
    draw = DrawList("voyage", TILE)
    home = own_city(view) if view.seated and view.drafted(view.viewer) else -1
    for city in range(5):
        _paint_city(view, draw, city, city == home)
    _paint_pile(view, draw)
    _paint_bought(view, draw)
    _paint_ships(view, draw)
    return draw.items


def _paint_city(view: TableView, draw: DrawList, city: int, here: bool) -> None:
    at = view.anchors
    name = f"voyage.{CITIES[city]}"
    _paint_name(view, draw, city, here)
    for k in (1, 2):
        _paint_ally(view, draw, city, k)
        box = at[f"{name}.card{k}"]
        card = view.first(f"city_card.{city}.{k}")
        if card:
            paint_small_card(draw, card, box)
        elif blocked(view, city, k):
            _paint_dummy(draw, f"{city}.card", box, "card/dummy", 190 / 272)
    market = view.first(f"market.{city}")
    if market:
        x, y, w, h = at[f"{name}.market"]
        paint_market(draw, market, (x, y - 1, w, h))


def _paint_name(view: TableView, draw: DrawList, city: int, here: bool) -> None:
    plate = view.anchors[f"voyage.{CITIES[city]}.name"]
    x, y, w, h = plate
    name = f"{city}.name"
    if not here:
        draw.label(name, plate, tr(CITY_NAMES[city]), 17, "title", IVORY)
        return
    draw.picture(f"{city}.plate", plate, "ui/plaque-purple")
    words, note = tr("your Ship is here"), 118
    if view.compact and city == 1:
        words, note = tr("here"), 40
    elif view.compact or city in (1, 2):
        words, note = tr("your Ship"), 80
    draw.text(name, (x + 9, y, w - note - 24, h), tr(CITY_NAMES[city]), 17, "title", IVORY)
    draw.label(
        f"{city}.note", (x + w - note - 7, y, note, h), words, 15.5, "bold", CREAM, align="right"
    )


def _paint_ally(view: TableView, draw: DrawList, city: int, space: int) -> None:
    name = f"voyage.{CITIES[city]}"
    box = view.anchors[f"{name}.ally{space}"]
    below = view.table.pieces(f"under.{city}.{space}")
    ally = view.first(f"city_ally.{city}.{space}")
    if blocked(view, city, space):
        _paint_dummy(draw, f"{city}.ally", box, "ally/dummy", 118 / 160)
        return
    if ally:
        fact = f"city_met.{city}.{space}"
        told = view.hints and view.drafted(view.viewer) and fact in view.facts
        met = view.fact(fact) if told else None
        paint_ally(draw, ally, box, met=met, stack=2 if below else 0, mark=19)
    elif below:
        paint_ally(draw, below[0], box)
    pill, layer = view.anchors[f"{name}.grain{space}"], PIECE if view.panel_open else PRICE
    draw.box(
        f"{city}.{space}.pill",
        (pill[0], pill[1] + 1, pill[2], 20),
        layer,
        fill=PAPER,
        border=(138, 74, 10),
        width=1.4,
        radius=10,
    )
    mid = pill[1] + 11
    grain = CITY_DATA[city].grain[space - 1]
    icon = around((pill[0] + pill[2] - 11, mid), 24)
    draw.picture(f"{city}.{space}.grain", icon, "icon/grain", layer)
    draw.number(f"{city}.{space}.price", (pill[0] + 12, mid), grain, 18, "pay", layer)


def _paint_dummy(draw: DrawList, name: str, box: Rect, sprite: str, aspect: float) -> None:
    cx, cy = centre(box)
    height = min(box[3], box[2] / aspect)
    draw.with_shadow(f"{name}.dummy", around((cx, cy), height * aspect, height), sprite)


def _paint_pile(view: TableView, draw: DrawList) -> None:
    x, y, w, h = view.anchors["voyage.pile"]
    left = view.pieces("pile.cards")
    count = len(left)
    high, low = view.fact("cards_left.a"), view.fact("cards_left.b")
    lowest = min(4, count // 3)
    for k in range(lowest, -1, -1):
        lay = draw.with_shadow if k == lowest else draw.picture  # only the lowest throws a shadow
        if count:
            lay("pile", (x + 2 + k * 1.2, y - 1 + k * 1.5, 56, 80), "card/back-advanced")
    words = f"A {high} \u00b7 B {low}" if high or low else str(count)
    if any(view.pieces(f"bought.{seat}") for seat in range(view.seats)):
        _count_pile(draw, around((x + w / 2, y + h - 4), *COUNT), words)
    else:
        _name_pile(draw, (x + w / 2 - CHIP[0] / 2 + QUAY, y + h - 15, *CHIP), words)


def _name_pile(draw: DrawList, chip: Rect, words: str) -> None:
    """What the pile is, and how much is left of it."""
    draw.box("pile.chip", chip, PIECE, fill=PAPER, border=(42, 20, 8), width=1.4, radius=11)
    name, under = (*chip[:2], CHIP[0], CHIP[1] / 2 + 2), (chip[0], chip[1] + CHIP[1] / 2 - 2)
    draw.label("pile.name", grown(name, -2), tr("Advanced cards"), 16, "italic", SEPIA, z=PIECE)
    draw.label("pile.count", (*under, CHIP[0], CHIP[1] / 2 + 2), words, 16, "bold", INK, z=PIECE)


def _count_pile(draw: DrawList, chip: Rect, words: str) -> None:
    """Only how much is left: a card that has just been bought lies close to the pile."""
    draw.box("pile.chip", chip, PIECE, fill=PAPER, border=(42, 20, 8), width=1.4, radius=11)
    draw.label("pile.count", chip, words, 16, "bold", INK, z=PIECE)


def bought_box(view: TableView) -> Rect:
    """Where a card lies that has just been bought, while its action is taken: beside the pile."""
    x, y, _, _ = view.anchors["voyage.solo"]
    return x - 36, y - 20, 86, 123


def _paint_bought(view: TableView, draw: DrawList) -> None:
    for seat in range(view.seats):
        for card in view.pieces(f"bought.{seat}"):
            box = bought_box(view)
            draw.extend([outline(f"voyage/bought.light.{seat}", PIECE, box, "chosen")])
            draw.z = PIECE
            paint_slot_card(draw, card, box, view.compact)
            draw.z = TILE


def _paint_ships(view: TableView, draw: DrawList) -> None:
    berth = own_berth(view)
    if berth is not None and view.seated and f"ship.{view.viewer}" not in view.hidden:
        x, y = centre(berth)
        ring = around((x, y + KEEL), *OWN_RING)
        draw.extend([outline("voyage/own.ring", PIECE - 1, ring, "chosen", rounded=True)])
    draw.z = PIECE
    for city in range(5):
        for piece in view.pieces(f"city.{city}"):
            paint_ship(view, draw, piece, ship_box(view, city, piece))


def paint_ship(view: TableView, draw: DrawList, piece: str, box: Rect) -> None:
    """A ship with the arms of its House under the keel; the own ones are larger, in an oval."""
    owner = parsed(piece).parts[0]
    sprite = f"ship/{view.colour(owner)}"
    draw.with_shadow(piece, box, sprite)
    if owner == "f":
        return
    own = view.seated and int(owner) == view.viewer
    wide, high = OWN_ARMS if own else ARMS
    middle = box[0] + box[2] / 2, box[1] + box[3] - UNDER + high / 2
    oval = around(middle, wide + ROUND, high + ROUND)
    draw.box(f"{piece}.under", moved(oval, 1.0, 2.0), fill=ARMS_SHADOW, radius=oval[2] / 2)
    if own:
        draw.box(f"{piece}.oval", oval, fill=IVORY, border=ARMS_RIM, width=1.4, radius=oval[2] / 2)
    draw.picture(f"{piece}.arms", around(middle, wide, high), view.crest(int(owner)))
