"""Where every zone of the table lies on the page, and every piece inside its zone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.games.stupor_mundi.face.cards.fan import card_box
from stupor.games.stupor_mundi.face.castle.structures import drop_zone, own_plan
from stupor.games.stupor_mundi.face.docks.boards import kind_of_papal, papal_box
from stupor.games.stupor_mundi.face.docks.dock import condition_box, dock_of, project_box, tile_box
from stupor.games.stupor_mundi.face.docks.holdings import heap_box, own_tile_box, shelf_box
from stupor.games.stupor_mundi.face.docks.panels import rival_heap
from stupor.games.stupor_mundi.face.margin.vp_rail import disc_box
from stupor.games.stupor_mundi.face.palace.edict_question import icon_rect
from stupor.games.stupor_mundi.face.palace.edict_zones import plate_rect, zone_rect
from stupor.games.stupor_mundi.face.player.player_board import piece_box, slot_box
from stupor.games.stupor_mundi.face.rivals.rival_panels import castle_box, castle_plan, place_of
from stupor.games.stupor_mundi.face.view import CITIES, TableView, number_of
from stupor.games.stupor_mundi.face.voyage.voyage_board import bought_box, own_city, ship_box
from stupor.games.stupor_mundi.face.workplace.workplace_area import bonus_box, specialist_box
from stupor.stage.items import Rect
from stupor.stage.name import parsed

Parts = list[str]
Finder = Callable[[TableView, Parts], Rect | None]


def place_rect(view: TableView, name: str) -> Rect | None:
    """The rectangle of a piece, a zone or a button; None for what is not on the page."""
    zone = zone_of(view, name)
    return piece_rect(view, name, zone) if zone else spot_rect(view, name)


def spot_rect(view: TableView, name: str) -> Rect | None:
    """The rectangle of a zone, a drop or a button."""
    parts = parsed(name).words
    finder = _FINDERS.get(parts[0])
    return finder(view, parts) if finder else view.anchors.get(name)


def zone_of(view: TableView, piece: str) -> str:
    """Where a piece lies; nothing when it lies nowhere, or is not a piece."""
    if piece in ("?", ""):
        return ""
    return next((zone for zone, here in view.table.zones.items() if piece in here), "")


def piece_rect(view: TableView, piece: str, zone: str) -> Rect | None:
    """The rectangle of a piece in its zone."""
    parts = parsed(zone).words
    mine = len(parts) > 1 and parts[1] == str(view.viewer)
    if zone == f"hand.{view.viewer}":
        return card_box(view, piece)[0]
    if parts[0] == "city":
        return ship_box(view, int(parts[1]), piece)
    if parts[0] == "work":
        return specialist_box(view, zone, piece)
    if parts[0] == "bonus":
        here = view.table.pieces(zone)
        return bonus_box(view, parts[1], here.index(piece))
    if parts[0] == "castle" and mine:
        return own_plan(view).box(parts[2])
    return _expansion_piece(view, piece, zone) or spot_rect(view, zone)


def _city(view: TableView, parts: Parts) -> Rect | None:
    return view.anchors[f"voyage.{CITIES[int(parts[1])]}.harbour"]


def _in_city(kind: str) -> Finder:
    def find(view: TableView, parts: Parts) -> Rect | None:
        return view.anchors[f"voyage.{CITIES[int(parts[1])]}.{kind}{parts[2]}"]

    return find


def _market(view: TableView, parts: Parts) -> Rect | None:
    if parts[1].isdigit():
        return view.anchors[f"voyage.{CITIES[int(parts[1])]}.market"]
    city = own_city(view)
    if city < 0:
        return None
    x, y, w, h = view.anchors[f"voyage.{CITIES[city]}.market"]
    return (x, y, w / 2, h) if parts[1] == "sell" else (x + w / 2, y, w / 2, h)


def _seat(parts: Parts) -> int:
    return int(parts[1])


def _panel(view: TableView, parts: Parts, name: str) -> Rect | None:
    seat = _seat(parts)
    if seat >= view.seats:
        return None
    return view.anchors.get(f"{place_of(view, seat)}.{name}")


def _mine(view: TableView, parts: Parts) -> bool:
    return parts[1] == str(view.viewer)


def _hand(view: TableView, parts: Parts) -> Rect | None:
    return view.anchors["hand.fan"] if _mine(view, parts) else _panel(view, parts, "hand")


def _pile(name: str) -> Finder:
    def find(view: TableView, parts: Parts) -> Rect | None:
        if _mine(view, parts):
            return view.anchors[f"hand.{name}"]
        return _panel(view, parts, "hand")

    return find


def _slot(view: TableView, parts: Parts) -> Rect | None:
    if _mine(view, parts):
        return slot_box(view, int(parts[2]))
    return _panel(view, parts, f"slot{parts[2]}")


def _ally(view: TableView, parts: Parts) -> Rect | None:
    if len(parts) < 3:
        return None
    if _mine(view, parts):
        return view.anchors[f"player.ally{parts[2]}"]
    return _panel(view, parts, f"ally{parts[2]}")


def _store(view: TableView, parts: Parts) -> Rect | None:
    if not _mine(view, parts):
        return _panel(view, parts, "stone")
    x, y, _, h = view.anchors["player.store1"]
    last = view.anchors["player.store7"]
    return x, y, last[0] + last[2] - x, h


def _coins(view: TableView, parts: Parts) -> Rect | None:
    return view.anchors["player.coins"] if _mine(view, parts) else _panel(view, parts, "coins")


def _score(view: TableView, parts: Parts) -> Rect | None:
    if _seat(parts) >= view.seats:
        return None
    return disc_box(view, _seat(parts))


def _castle(view: TableView, parts: Parts) -> Rect | None:
    if len(parts) == 2:
        return view.anchors.get(".".join(parts))
    site = parts[2]
    if not _mine(view, parts):
        return _rival_site(view, parts)
    return drop_zone(view, site)


def _realm(view: TableView, parts: Parts) -> Rect | None:
    x, y, _, _ = view.anchors["player.ally1"]
    corner = view.anchors["player.keep3"]
    return x, y, corner[0] + corner[2] - x, corner[1] + corner[3] - y


def _rival_site(view: TableView, parts: Parts) -> Rect | None:
    seat = _seat(parts)
    if seat >= view.seats:
        return None
    return castle_plan(view, place_of(view, seat)).box(parts[2])


def _board(view: TableView, parts: Parts) -> Rect | None:
    if _mine(view, parts):
        return piece_box(view, f"structure.{parts[1]}.{parts[2]}")
    seat = _seat(parts)
    return castle_box(view, place_of(view, seat)) if seat < view.seats else None


def _issued(view: TableView, parts: Parts) -> Rect | None:
    if _mine(view, parts):
        return view.anchors["castle.title"]
    return _panel(view, parts, "crest")


def _imperial(name: str) -> Finder:
    return lambda view, parts: view.anchors[f"imperial.{name}{parts[1]}"]


def _work(view: TableView, parts: Parts) -> Rect | None:
    if parts[1] == "start":
        return view.anchors["workplace.start"]
    return view.anchors[f"workplace.{parts[1]}.{parts[2]}"]


def _tile(first: int) -> Finder:
    def find(view: TableView, parts: Parts) -> Rect | None:
        if len(parts[1]) > 1:
            return None
        left = view.anchors[f"workplace.{parts[1]}.{first}"]
        right = view.anchors[f"workplace.{parts[1]}.{first + 1}"]
        return left[0], left[1], right[0] + right[2] - left[0], left[3]

    return find


def _bonus(view: TableView, parts: Parts) -> Rect | None:
    return view.anchors.get(f"workplace.{parts[1]}.bonus")


def _token(view: TableView, parts: Parts) -> Rect | None:
    return view.anchors.get(f"workplace.{parts[1]}.token")


def _common_pile(view: TableView, parts: Parts) -> Rect | None:
    if parts[1] == "supply":
        return spot_rect(view, "crusade.harbour")
    names = {"cards": "voyage.pile", "edicts": "imperial.pile", "solo": "solo.card"}
    return view.anchors[names[parts[1]]]


def _stage(view: TableView, parts: Parts) -> Rect | None:
    if len(parts) == 3 and parts[2] in ("add", "remove"):
        return zone_rect(view, parts[1], parts[2])
    return view.anchors.get(".".join(parts))


def _solo(view: TableView, parts: Parts) -> Rect | None:
    return view.anchors["solo.card"]


def _crusade_board(view: TableView, parts: Parts) -> Rect | None:
    dock = dock_of(view)
    return dock.boards.get(parts[1]) if dock is not None else None


def _heap(view: TableView, parts: Parts) -> Rect | None:
    if _mine(view, parts):
        return heap_box(view, parts[0])
    return _counted(view, parts)


def _shelf(view: TableView, parts: Parts) -> Rect | None:
    if _mine(view, parts):
        return shelf_box(view)
    return _counted(view, parts)


def _counted(view: TableView, parts: Parts) -> Rect | None:
    seat = int(parts[1])
    return rival_heap(view, place_of(view, seat), parts[0]) if seat < view.seats else None


def _expansion_piece(view: TableView, piece: str, zone: str) -> Rect | None:
    """The rectangle of a piece of the expansions that does not fill its zone, else None."""
    kind, place = parsed(piece).kind, parsed(zone).words
    if kind == "papal" and place[0] == "crusade":
        board = _crusade_board(view, place)
        return papal_box(board, kind_of_papal(piece)) if board is not None else None
    if kind in ("project", "imperial") and place[0] == "project":
        return project_box(view, int(place[1]))
    if kind in ("project", "imperial") and place[0] == "projects" and _mine(view, place):
        return own_tile_box(view, number_of(piece))
    return None


_FINDERS: Final[dict[str, Finder]] = {
    "city": _city,
    "bought": lambda view, parts: bought_box(view),
    "city_ally": _in_city("ally"),
    "under": _in_city("ally"),
    "city_card": _in_city("card"),
    "market": _market,
    "hand": _hand,
    "deck": _pile("deck"),
    "discard": _pile("discard"),
    "slot": _slot,
    "down": _slot,
    "ally": _ally,
    "store": _store,
    "stone": _store,
    "grain": _store,
    "coins": _coins,
    "realm": _realm,
    "vp": _score,
    "castle": _castle,
    "board": _board,
    "issued": _issued,
    "active": _imperial("active"),
    "next": _imperial("next"),
    "reward": _imperial("reward"),
    "work": _work,
    "country": _tile(1),
    "village": _tile(3),
    "bonus": _bonus,
    "token": _token,
    "pile": _common_pile,
    "solo": _solo,
    "action": lambda view, parts: view.anchors[f"player.action{parts[1]}"],
    "stage": _stage,
    "plate": lambda view, parts: plate_rect(view, parts[1]),
    "icon": lambda view, parts: icon_rect(view, parts[1]),
    "box": lambda view, parts: view.anchors["voyage.pile"],
    "specialist": lambda view, parts: None,
    "structure": lambda view, parts: None,
    "ship": lambda view, parts: None,
    "card": lambda view, parts: None,
    "edict": lambda view, parts: None,
    "mantle": _ally,
    "over": lambda view, parts: _castle(view, parts) if len(parts) > 2 else None,
    "crusade": _crusade_board,
    "project": lambda view, parts: tile_box(view, int(parts[1])),
    "condition": lambda view, parts: condition_box(view, int(parts[1])),
    "books": _heap,
    "ships": _heap,
    "projects": _shelf,
    "done": _heap,
}
