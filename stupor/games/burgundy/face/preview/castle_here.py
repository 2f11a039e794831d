"""A first castle where it would stand, and what one would start beside."""

from __future__ import annotations

from typing import Final

from stupor.engine.notation import Option
from stupor.games.burgundy.board import members
from stupor.games.burgundy.face.components.tiles import hex_in
from stupor.games.burgundy.face.duchy.dealt import dealt, frame, name_plate, space_box
from stupor.games.burgundy.face.lights.outlines import outline
from stupor.games.burgundy.face.preview.consequences import Chip
from stupor.games.burgundy.face.preview.preview_panel import chip_width, paint_chip
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr
from stupor.stage.boxes import overlap
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Area, Item
from stupor.stage.palette import GHOST, LOOSE, TITLE

_CHIP: Final = 34.0
_GAP: Final = 6.0
_EDGE: Final = 14.0
_HIGH: Final = 88.0
_LETTERS: Final = 20.0
#: By how much plate and chips grow at most with the letters of the player.
_GROWN: Final = 1.3


def castle_of(option: Option, follow: tuple[Option, ...] = ()) -> tuple[str, int]:
    """The duchy and the castle space that a choice means; 0 for none."""
    if option[0] == "hidden":
        return str(option[1]), int(option[2])
    castle = next((int(one[1]) for one in follow if one[0] == "castle"), 0)
    return (str(option[1]), castle) if option[0] == "side" else ("", 0)


def castle_here(view: TableView, name: str, castle: int) -> list[Item]:
    """The castle on its space, and a plate with the neighbours beside it."""
    draw = DrawList("castle", GHOST)
    told = [str(one) for one in dealt(view)]
    if name not in told or not castle:
        return draw.items
    number = told.index(name) + 1
    box = space_box(view, number, castle)
    if box is None:
        return draw.items
    draw.picture("here", hex_in(box), "hex/castle")
    outline(draw, "space", [box])
    return [*draw.items, *_plate(view, name, castle, box, frame(view, number))]


def neighbours(view: TableView, name: str, castle: int) -> list[tuple[str, int]]:
    """Kind and number of the spaces about one, in their order."""
    board = view.printed(name)
    return [
        (view.kind(board, space + 1), board.numbers[space])
        for space in members(board.near[castle - 1])
    ]


def clear_of(plate: Area, named: Area) -> Area:
    """The same plate, below the name of its map where it would hide it."""
    if not overlap(plate, named):
        return plate
    return plate[0], named[1] + named[3] + _GAP, *plate[2:]


def _plate(view: TableView, name: str, castle: int, box: Area, room: Area) -> list[Item]:
    """Beside the space, on the side where the map has more room."""
    draw = DrawList("castle.plate", LOOSE)
    chips = [Chip(str(n), f"kind/{kind}") for kind, n in neighbours(view, name, castle)]
    grown = max(1.0, min(view.text, _GROWN))
    tall, high = _CHIP * grown, _HIGH * grown
    wides = [chip_width(view, chip, tall) for chip in chips]
    title = tr("Castle here: you start beside")
    wide = max(sum(wides) + _GAP * (len(wides) - 1), view.measure(title, "bold", _LETTERS) + 8)
    wide += 2 * _EDGE
    x, y, w, h = box
    right = room[0] + room[2] - x - w > x - room[0] or x - wide - 8 < 0
    left = x + w + 8 if right else x - wide - 8
    plate = clear_of((left, y + (h - high) / 2, wide, high), name_plate(room))
    draw.slice("paper", plate, "ui/tooltip", 24)
    half = high / 2
    draw.text(
        "title",
        (left + _EDGE, plate[1] + 4, wide - 2 * _EDGE, half - 4),
        title,
        _LETTERS,
        "bold",
        TITLE,
    )
    at = left + _EDGE
    for number, (chip, each) in enumerate(zip(chips, wides, strict=True)):
        paint_chip(view, draw, f"chip{number}", chip, (at, plate[1] + half, each, tall))
        at += each + _GAP
    return draw.items
