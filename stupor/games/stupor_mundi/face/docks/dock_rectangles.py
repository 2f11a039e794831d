"""Where the zones of the expansions lie on the page, and every piece inside them."""

from collections.abc import Callable
from typing import Final

from stupor.games.stupor_mundi.face.docks.boards import kind_of_papal, papal_box
from stupor.games.stupor_mundi.face.docks.dock import condition_box, dock_of, project_box, tile_box
from stupor.games.stupor_mundi.face.docks.holdings import heap_box, own_tile_box, shelf_box
from stupor.games.stupor_mundi.face.docks.panels import rival_heap
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.stage.items import Rect
from stupor.stage.name import parsed

Parts = list[str]
Finder = Callable[[TableView, Parts], Rect | None]


def _mine(view: TableView, parts: Parts) -> bool:
    return parts[1] == str(view.viewer)


def _board(view: TableView, parts: Parts) -> Rect | None:
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


FINDERS: Final[dict[str, Finder]] = {
    "crusade": _board,
    "project": lambda view, parts: tile_box(view, int(parts[1])),
    "condition": lambda view, parts: condition_box(view, int(parts[1])),
    "books": _heap,
    "ships": _heap,
    "projects": _shelf,
    "done": _heap,
}


def expansion_piece(view: TableView, piece: str, zone: str) -> Rect | None:
    """The rectangle of a piece of the expansions that does not fill its zone, else None."""
    kind, place = parsed(piece).kind, parsed(zone).words
    if kind == "papal" and place[0] == "crusade":
        board = _board(view, place)
        return papal_box(board, kind_of_papal(piece)) if board is not None else None
    if kind in ("project", "imperial") and place[0] == "project":
        return project_box(view, int(place[1]))
    if kind in ("project", "imperial") and place[0] == "projects" and _mine(view, place):
        return own_tile_box(view, number_of(piece))
    return None
