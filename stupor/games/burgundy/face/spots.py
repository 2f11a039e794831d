"""Everything on the page that has a name, the uppermost first, with its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from stupor.games.burgundy.data.depots import BLACK_SPACES, DEPOTS, SPACES
from stupor.games.burgundy.face.corners.bridge import pawn_boxes
from stupor.games.burgundy.face.depots.ring import goods_boxes, inn_boxes, shield_boxes
from stupor.games.burgundy.face.duchy.dealt import castle_boxes, covering
from stupor.games.burgundy.face.duchy.land import shield_box
from stupor.games.burgundy.face.household.routes import route_boxes, route_room
from stupor.games.burgundy.face.household.storage import (
    room_boxes,
    stack_boxes,
    storage_boxes,
)
from stupor.games.burgundy.face.rail.header import order_boxes
from stupor.games.burgundy.face.rail.points_rule import disc_boxes
from stupor.games.burgundy.face.rail.ribbon import step_boxes
from stupor.games.burgundy.face.rectangles import place_rect
from stupor.games.burgundy.face.solo.race import buy_box
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import die_shows
from stupor.games.burgundy.ids import BORDER_POSTS, COLOURS, TRADE_ROUTES
from stupor.stage.geometry import Point, grown, holds
from stupor.stage.items import Rect

Named = tuple[str, Rect]
#: Only the ground below things: it speaks when asked.
GROUND: Final = ("own", "tray", "household", "central", "log", "prompt", "actions", "meta.header")
#: How far a piece of ivory reaches beyond its picture for the pointer.
_ROOM: Final = 2.0
_RIVAL_PARTS: Final = (
    "die1",
    "die2",
    "silver",
    "workers",
    "storage1",
    "storage2",
    "storage3",
    "goods1",
    "goods2",
    "goods3",
    "sold",
    "bonuses",
    "route",
    "vp",
    "crest",
    "name",
)


def spots_of(view: TableView) -> Iterator[Named]:
    """Names and places, the uppermost first."""
    yield from castle_boxes(view)
    yield from (("own", box) for box in covering(view))
    yield from _rail(view)
    yield from _household(view)
    yield from _duchy(view, view.duchy(view.viewer), "own.d")
    yield from _common(view)
    yield from _rivals(view)
    yield from ((ground, view.anchors[ground]) for ground in GROUND if ground in view.anchors)


def place_of(view: TableView, name: str, point: Point) -> Rect | None:
    """Where a thing lies: the place under a point if it has several."""
    under = (box for found, box in spots_of(view) if found == name and holds(box, point))
    return next(under, None) or place_rect(view, name)


def _rail(view: TableView) -> Iterator[Named]:
    at = view.anchors
    for seat, box in reversed(disc_boxes(view).items()):
        yield f"vp.{seat}", box
    yield "rail", at["rail.vp"]
    yield "menu", at["header.menu"]
    yield "rules", at["header.rules"]
    yield from ((f"order.{seat}", box) for seat, box in order_boxes(view).items())
    yield from step_boxes(view).items()
    yield "prompt.text", at["prompt.text"]
    for name in ("undo", "redo"):
        yield name, at[f"actions.{name}"]
    yield "actions.rest", at["actions.rest"]
    yield "seal", at["actions.seal"]
    yield "seal", at["actions.label"]


def _household(view: TableView) -> Iterator[Named]:
    for zone, box in storage_boxes(view).items():
        tile = view.first(zone)
        yield tile or zone, box
    yield from ((f"stack.{colour}", box) for colour, box in stack_boxes(view).items())
    yield from ((f"room.{place}", box) for place, box in room_boxes(view).items())
    yield from _dice(view)
    yield from _placed(view, ("buy", "workers", "silver", "sold"))
    if view.has(TRADE_ROUTES) and not view.solo and "route" in view.anchors:
        duchy = view.duchy(view.viewer)
        yield from route_boxes(view, duchy, route_room(view)).items()
    if view.solo:
        yield "points", buy_box(view)
    yield from _placed(view, ("route", "forecast", "solo.panel"))
    yield from _placed(view, ("partner.die1", "partner.die2", "partner.tray"))


def _dice(view: TableView) -> Iterator[Named]:
    for number in (1, 2, 3):
        names = (f"die.{number}.less", f"die.{number}.more", f"die.{number}")
        shows = die_shows(view.table, view.viewer, number) >= 0
        yield from ((name, view.anchors[name]) for name in names[0 if shows else 2 :])


def _placed(view: TableView, names: Iterable[str]) -> Iterator[Named]:
    """Those of the names that have a place at this kind of table."""
    return ((name, view.anchors[name]) for name in names if name in view.anchors)


def _duchy(view: TableView, duchy: int, prefix: str) -> Iterator[Named]:
    """Spaces with what lies there; shields lie above."""
    board = view.board(duchy)
    if board is None:
        return
    at = view.anchors
    if prefix == "own.d":
        yield from _placed(view, ("own.vp", "own.filled", "own.regions", "own.crest", "own.name"))
        if board.lanes and view.has(BORDER_POSTS):
            yield from ((f"post.{post}", at[f"post.{post}"]) for post in ("nw", "ne", "s"))
    for space in range(1, board.size + 1):
        box = at[f"{prefix}{space}"]
        for place, shield in enumerate(view.pieces(f"shields.{duchy}.{space}")):
            yield shield, shield_box(box, place)
    for space in range(1, board.size + 1):
        tile = view.first(f"duchy.{duchy}.{space}")
        yield tile or f"{prefix}{space}", at[f"{prefix}{space}"]


def _common(view: TableView) -> Iterator[Named]:
    at = view.anchors
    for number in range(1, DEPOTS + 1):
        yield from _depot(view, number)
    for space in range(1, len(BLACK_SPACES) + 1):
        zone = f"black.{space}"
        yield view.first(zone) or zone, at[zone]
    yield from reversed(inn_boxes(view).items())
    yield from reversed(pawn_boxes(view).items())
    yield from ((f"phase.{letter}", at[f"phase.{letter}"]) for letter in "abcde")
    yield from ((f"round.{number}", at[f"round.{number}"]) for number in range(1, 6))
    for kind in COLOURS:
        yield f"bonus.{kind}.small", at[f"bonus.{kind}.small"]
        yield f"bonus.{kind}.large", at[f"bonus.{kind}.large"]
    for name in ("white", "supply.workers", "bridge", "bonuses", "rounds", "phases"):
        yield name, at[name]


def _depot(view: TableView, number: int) -> Iterator[Named]:
    at = view.anchors
    yield from shield_boxes(view, number).items()
    yield from ((name, grown(box, _ROOM)) for name, box in goods_boxes(view, number).items())
    yield f"depot.{number}.die", at[f"depot.{number}.die"]
    for space in range(1, SPACES + 1):
        zone = f"depot.{number}.{space}"
        yield view.first(zone) or zone, at[zone]


def _rivals(view: TableView) -> Iterator[Named]:
    """Every panel: its parts, its duchy, the whole."""
    at = view.anchors
    for panel in dict.fromkeys(view.panels().values()):
        seat = next(seat for seat, n in view.panels().items() if n == panel)
        name = f"rival.{panel}"
        parts = ((f"{name}.{part}", at.get(f"{name}.{part}")) for part in _RIVAL_PARTS)
        yield from ((part, box) for part, box in parts if box is not None)
        board = view.board(view.duchy(seat))
        if board is not None:
            for space in range(1, board.size + 1):
                tile = view.first(f"duchy.{view.duchy(seat)}.{space}")
                yield tile or f"{name}.d{space}", at[f"{name}.d{space}"]
        yield name, at[name]
