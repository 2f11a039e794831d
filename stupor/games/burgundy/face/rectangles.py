"""Where everything that has a name lies on the page, and where what an event speaks of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.events import COUNTER, MOVED, Event
from stupor.games.burgundy.face.components.tiles import ASPECT
from stupor.games.burgundy.face.corners.bridge import pawn_boxes
from stupor.games.burgundy.face.depots.ring import goods_boxes, inn_boxes, shield_boxes
from stupor.games.burgundy.face.duchy.dealt import space_box
from stupor.games.burgundy.face.duchy.land import shield_box
from stupor.games.burgundy.face.gestures.asked import DEALT
from stupor.games.burgundy.face.household.routes import route_boxes, route_room
from stupor.games.burgundy.face.household.routes import space_box as route_space
from stupor.games.burgundy.face.household.storage import (
    room_boxes,
    stack_boxes,
    stacks,
    storage_boxes,
)
from stupor.games.burgundy.face.rail.points_rule import disc_boxes
from stupor.games.burgundy.face.solo.race import buy_box
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import zone_of
from stupor.games.burgundy.ids import COLOURS, FACE_DOWN
from stupor.stage.game_ui.layout import PLATES
from stupor.stage.geometry import around, around_all, centre
from stupor.stage.items import Rect
from stupor.stage.name import parsed

Parts = list[str]
Finder = Callable[[TableView, Parts], Rect | None]
#: How pieces are called; everything else is a place.
PIECES: Final = ("hex", "back", "goods", "shield", "route", "bonus", "pawn")
#: A box is as high as a hex when it is no farther from its aspect than this.
CLOSE: Final = 0.012
#: The boxes that a part of a depot spans; without a part, its spaces.
_PARTS_OF: Final = {
    "goods": ("goods1", "goods2"),
    "side": ("goods3", "goods4"),
    "shields": ("shield1", "shield2"),
}
_SPACES: Final = ("1", "2", "3", "4")
_BUTTONS: Final = {
    **PLATES,
    "skip": "actions.seal",
    "pass": "actions.rest",
    "rules": "header.rules",
    "rail": "rail.vp",
}


def is_hex(box: Rect) -> bool:
    """Whether a box has the shape of a tile."""
    return box[3] > 0 and abs(box[2] / box[3] - ASPECT) < CLOSE


def place_rect(view: TableView, name: str) -> Rect | None:
    """The rectangle of a piece, a zone, a place of the level or a button."""
    if name in _BUTTONS:
        return view.anchors[_BUTTONS[name]]
    if name in view.anchors and not _piece(name):
        return view.anchors[name]
    if _piece(name):
        zone = zone_of(view.table, name)
        return piece_rect(view, name, zone) if zone else _waiting(view, name)
    parts = parsed(name).words
    finder = _FINDERS.get(parts[0])
    return finder(view, parts) if finder else None


def _piece(name: str) -> bool:
    head, rest = parsed(name)
    return head in PIECES and (rest.isdigit() or head == "bonus")


def _waiting(view: TableView, name: str) -> Rect | None:
    """A bonus tile that lies nowhere has its place all the same."""
    return view.anchors.get(name) if parsed(name).kind == "bonus" else None


def piece_rect(view: TableView, piece: str, zone: str) -> Rect | None:
    """The rectangle of a piece in its zone."""
    parts = parsed(zone).words
    finder = _LYING.get(parts[0])
    return finder(view, piece, parts) if finder else _zone(view, parts)


def _in_depot(view: TableView, piece: str, parts: Parts) -> Rect | None:
    if parts[-1] == "goods":
        return goods_boxes(view, int(parts[1])).get(piece) or _zone(view, parts)
    if parts[-1] == "shields":
        return shield_boxes(view, int(parts[1])).get(piece)
    return _zone(view, parts)


def _on_castle(view: TableView, _: str, parts: Parts) -> Rect | None:
    space = _duchy(view, ["duchy", *parts[1:]])
    return shield_box(space) if space else None


def _bonus_won(view: TableView, piece: str, parts: Parts) -> Rect | None:
    return view.anchors.get(piece) if _mine(view, parts[1]) else _zone(view, parts)


#: How a piece is found among those of its zone; elsewhere it takes the whole place.
_LYING: Final[Mapping[str, Callable[[TableView, str, Parts], Rect | None]]] = {
    "depot": _in_depot,
    "bridge": lambda view, piece, parts: pawn_boxes(view).get(piece) or _zone(view, parts),
    "inns": lambda view, piece, _: inn_boxes(view).get(piece) or view.anchors["inns"],
    "goods": lambda view, piece, parts: _goods_rect(view, piece, int(parts[1])),
    "shields": _on_castle,
    "bonus": lambda view, piece, _: view.anchors.get(piece),
    "bonuses": _bonus_won,
}


def zone_rect(view: TableView, zone: str) -> Rect | None:
    """The rectangle of a zone of the rules."""
    return _zone(view, parsed(zone).words)


def _zone(view: TableView, parts: Parts) -> Rect | None:
    finder = _FINDERS.get(parts[0])
    if finder is not None:
        return finder(view, parts)
    return view.anchors.get(".".join(parts))


def _panel(view: TableView, seat: int, part: str = "") -> Rect | None:
    """A part of a rival's panel, or all of it."""
    panel = view.panels().get(seat)
    if panel is None:
        return None
    whole = view.anchors.get(f"rival.{panel}")
    return view.anchors.get(f"rival.{panel}.{part}", whole) if part else whole


def _mine(view: TableView, duchy: str) -> bool:
    return view.duchy(view.viewer) == int(duchy)


def _owner(view: TableView, duchy: str) -> int:
    return view.owners(int(duchy))[0]


def _duchy(view: TableView, parts: Parts) -> Rect | None:
    """A space of a duchy, or all of it."""
    if _mine(view, parts[1]):
        return view.anchors[f"own.d{parts[2]}"] if len(parts) > 2 else view.anchors["own"]
    return _panel(view, _owner(view, parts[1]), f"d{parts[2]}" if len(parts) > 2 else "")


def _dealt(view: TableView, parts: Parts) -> Rect | None:
    """A space of a duchy that can be chosen (deal.1.d11)."""
    return space_box(view, int(parts[1]), int(parts[2][1:])) if len(parts) > 2 else None


def _storage(view: TableView, parts: Parts) -> Rect | None:
    """A storage space of a seat (storage.1.2), or of the one who looks (storage.2)."""
    if len(parts) == 2:
        return view.anchors.get(".".join(parts))
    found = storage_boxes(view).get(".".join(parts))
    if found is not None:
        return found
    seat = int(parts[1])
    if view.team and view.panels().get(seat):
        part = "one" if _first_of_team(view) == seat else "two"
        return view.anchors.get(f"rival.1.{part}.storage{parts[2]}")
    return _panel(view, seat, f"storage{min(3, int(parts[2]))}")


def _first_of_team(view: TableView) -> int:
    return next(iter(view.panels()), view.viewer)


def _shared(view: TableView, parts: Parts) -> Rect | None:
    if len(parts) == 2:
        return view.anchors.get(".".join(parts))
    found = storage_boxes(view).get(".".join(parts))
    return found or view.anchors.get(f"rival.1.shared{parts[2]}")


def _goods_rect(view: TableView, piece: str, duchy: int) -> Rect | None:
    """Goods in the stack of their colour."""
    here = stacks(view, duchy)
    place = next((n for n, tiles in enumerate(here.values(), start=1) if piece in tiles), 0)
    return _goods(view, ["goods", str(duchy)], place)


def _goods(view: TableView, parts: Parts, place: int = 0) -> Rect | None:
    """Where a stack of goods lies, or goods that come to a duchy: on the next free one."""
    duchy = int(parts[1])
    place = place or min(len(stacks(view, duchy)) + 1, 6 if view.solo else 3)
    if duchy == view.duchy(view.viewer):
        return view.anchors.get(f"goods.{place}")
    return _panel(view, view.owners(duchy)[0], f"goods{place}")


def _stack(view: TableView, parts: Parts) -> Rect | None:
    return stack_boxes(view).get(int(parts[1]))


def _of_duchy(name: str) -> Finder:
    """What a duchy has in one place only: silver, workers, goods sold, routes."""

    def find(view: TableView, parts: Parts) -> Rect | None:
        if len(parts) < 2 or _mine(view, parts[1]):
            return view.anchors.get(name) or view.anchors.get("solo.panel")
        return _panel(view, _owner(view, parts[1]), name)

    return find


def _routes(view: TableView, parts: Parts) -> Rect | None:
    """A trade route (routes.0.1), a space of one (route.0.4), or all of them."""
    whole = _of_duchy("route")(view, parts)
    if len(parts) < 3 or not _mine(view, parts[1]):
        return whole
    boxes = list(route_boxes(view, int(parts[1]), route_room(view)).values())
    number = int(parts[2]) - 1
    if parts[0] == "routes":
        return boxes[number] if number < len(boxes) else whole
    card, space = divmod(number, 3)
    return route_space(boxes[card], space) if card < len(boxes) else whole


def _bonuses(view: TableView, parts: Parts) -> Rect | None:
    if _mine(view, parts[1]):
        return view.anchors.get("own.vp") or view.anchors["own"]
    return _panel(view, _owner(view, parts[1]), "vp")


def _shields(view: TableView, parts: Parts) -> Rect | None:
    space = _duchy(view, ["duchy", *parts[1:]])
    return shield_box(space) if space and len(parts) > 2 else space


def _depot(view: TableView, parts: Parts) -> Rect | None:
    """A depot's space, its number, its goods, or all of it."""
    here = view.anchors.get(".".join(parts))
    if here is not None:
        return here
    names = [f"depot.{parts[1]}.{part}" for part in _PARTS_OF.get(parts[-1], _SPACES)]
    return around_all([view.anchors[name] for name in names])


def _score(view: TableView, parts: Parts) -> Rect | None:
    return disc_boxes(view).get(int(parts[1]))


def _die(view: TableView, parts: Parts) -> Rect | None:
    """An own die (die.1, or die.SEAT.1), its handles, a rival's die."""
    name = ".".join(parts)
    if name in view.anchors:
        return view.anchors[name]
    if len(parts) > 2 and parts[1].isdigit() and parts[2].isdigit():
        return _die_of(view, int(parts[1]), parts[2])
    return view.anchors.get(f"die.{parts[1]}") if len(parts) > 1 else None


def _die_of(view: TableView, seat: int, number: str) -> Rect | None:
    if seat == view.viewer:
        return view.anchors.get(f"die.{number}")
    if not view.team:
        return _panel(view, seat, f"die{number}")
    if view.duchy(seat) == view.duchy(view.viewer):
        return view.anchors.get(f"partner.die{number}")
    part = "one" if _first_of_team(view) == seat else "two"
    return view.anchors.get(f"rival.1.{part}.die{number}")


def _phase(view: TableView, parts: Parts) -> Rect | None:
    here = view.anchors.get(".".join(parts))
    return here or view.anchors["phases"]


def _box(view: TableView, parts: Parts) -> Rect | None:
    """What leaves the game goes out of sight, beyond the middle of the common board."""
    x, y, w, _ = view.anchors["central"]
    return around((x + w / 2, y - 60), 92, 106)


def _pile(view: TableView, parts: Parts) -> Rect | None:
    if len(parts) > 1 and parts[1] == "inns":
        return view.anchors["inns"]
    return around(centre(view.anchors["black.4"]), 92, 106)


_FINDERS: Final[dict[str, Finder]] = {
    "duchy": _duchy,
    DEALT: _dealt,
    "storage": _storage,
    "shared": _shared,
    "goods": _goods,
    "stack": _stack,
    "room": lambda view, parts: room_boxes(view).get(int(parts[1])),
    "sold": _of_duchy("sold"),
    "silver": _of_duchy("silver"),
    "workers": _of_duchy("workers"),
    "route": _routes,
    "routes": _routes,
    "bonus": lambda view, parts: view.anchors.get(f"bonus.{parts[1]}.large"),
    "bonuses": _bonuses,
    "shields": _shields,
    "depot": _depot,
    "vp": _score,
    "laurel": _score,
    "die": _die,
    "phase": _phase,
    "box": _box,
    "pile": _pile,
    "counter": lambda view, parts: view.anchors.get("solo.panel"),
    "points": lambda view, parts: buy_box(view) if view.solo else None,
    "plan": lambda view, parts: view.anchors["own"],
}


def _tile(event: Event) -> str:
    number = int(event.args[0])
    return f"back.{number - FACE_DOWN}" if number > FACE_DOWN else f"hex.{number}"


_NAMES: Final[dict[str, Callable[[Event], str]]] = {
    "took": _tile,
    "placed": _tile,
    "bought": _tile,
    "fetched": _tile,
    "white": lambda e: f"depot.{e.args[0]}.die",
    "removed": lambda e: f"depot.{e.args[1]}.die",
    "shipped": lambda e: f"depot.{e.args[0]}.die",
    "crossed": lambda e: f"pawn.{e.who}",
    "bonus": lambda e: f"bonus.{COLOURS[int(e.args[0])]}.{'small' if e.args[1] else 'large'}",
    "phase": lambda e: "phases",
    "round": lambda e: "rounds",
    "shield": lambda e: f"shield.{e.args[0]}",
    "scored": lambda e: f"vp.{e.who}",
    "founded": lambda e: f"vp.{e.who}",
    "ended": lambda e: "meta.header",
}
#: What a duchy has in one place only.
_KEPT: Final = {
    "sold": "sold",
    "workers": "workers",
    "hired": "workers",
    "changed": "workers",
    "mines": "silver",
    "tribute": "silver",
    "reward": "route",
}


def event_rect(view: TableView, event: Event) -> Rect | None:
    """Where on the table an event happened, as things lie now."""
    if event.kind == MOVED:
        return place_rect(view, str(event.args[0])) or zone_rect(view, str(event.args[2]))
    if event.kind == COUNTER:
        return zone_rect(view, str(event.args[0]))
    namer = _NAMES.get(event.kind)
    found = place_rect(view, namer(event)) if namer else None
    if found is None and event.kind in _KEPT and event.who >= 0:
        found = zone_rect(view, f"{_KEPT[event.kind]}.{view.duchy(event.who)}")
    return found or _whose_event(view, event.who)


def _whose_event(view: TableView, seat: int) -> Rect | None:
    """The panel of a rival, or the own arms; nothing for the table's own deeds."""
    if seat < 0 or seat >= view.seats:
        return None
    panel = view.panels().get(seat)
    if panel is not None:
        return view.anchors.get(f"rival.{panel}")
    return view.anchors.get("own.crest") or view.anchors["own"]
