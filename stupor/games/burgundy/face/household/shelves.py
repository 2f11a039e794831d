"""Where the things of the own household lie: tiles in storage, goods by colour."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.tiles import goods_colour
from stupor.games.burgundy.face.view import TableView
from stupor.stage.boxes import moved
from stupor.stage.items import Area

SHELVES: Final = 3


def storage_boxes(view: TableView) -> dict[str, Area]:
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


def _shelf(view: TableView, zone: str, name: str, room: int) -> dict[str, Area]:
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


def stack_boxes(view: TableView) -> dict[int, Area]:
    """Where the own stacks of goods stand, by colour."""
    here = stacks(view, view.duchy(view.viewer))
    return {
        colour: view.anchors[f"goods.{place}"]
        for place, colour in enumerate(here, start=1)
        if f"goods.{place}" in view.anchors
    }
