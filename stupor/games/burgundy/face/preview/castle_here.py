"""A first castle where it would stand, and what one would start beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.notation import Option
from stupor.games.burgundy.board import members
from stupor.games.burgundy.face.components.tiles import hex_in
from stupor.games.burgundy.face.duchy.dealt import (
    castle_boxes,
    dealt,
    frame,
    name_plate,
    space_box,
)
from stupor.games.burgundy.face.lights.outlines import outline
from stupor.games.burgundy.face.preview.consequences import Chip
from stupor.games.burgundy.face.preview.preview_panel import chip_width, paint_chip
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import overlap, shared
from stupor.stage.items import Item, Rect
from stupor.stage.palette import GHOST, LOOSE, TITLE

_CHIP: Final = 34.0
_GAP: Final = 6.0
#: Below the chips, in logical units: the paper is a little smaller than its picture.
_BELOW: Final = 14.0
_EDGE: Final = 14.0
_HIGH: Final = 88.0
_LETTERS: Final = 20.0
#: By how much plate and chips grow at most with the letters of the player.
_GROWN: Final = 1.3


def castle_of(option: Option, follow: tuple[Option, ...] = ()) -> tuple[str, int]:
    """The duchy, nothing for one's own, and the castle space that a choice means; 0 for none."""
    if option[0] == "hidden":
        return str(option[1]), int(option[2])
    castle = next((int(one[1]) for one in (option, *follow) if one[0] == "castle"), 0)
    return str(option[1]) if option[0] == "side" else "", castle


def castle_here(view: TableView, name: str, castle: int) -> list[Item]:
    """The castle on its space, and a plate with the neighbours beside it."""
    draw = DrawList("castle", GHOST)
    others: list[Rect] = []
    if name:
        names = [str(one) for one in dealt(view)]
        number = names.index(name) + 1 if name in names else 0
        box, room = space_box(view, number, castle), frame(view, number)
        others = [one for _, one in castle_boxes(view) if one != box]
    else:
        name = view.laid(view.duchy(view.viewer))
        box, room = view.anchors.get(f"own.d{castle}"), view.anchors["own"]
    if box is None:
        return draw.items
    draw.picture("here", hex_in(box), "hex/castle")
    outline(draw, "space", [box])
    return [*draw.items, *_plate(view, neighbours(view, name, castle), box, room, others)]


def neighbours(view: TableView, name: str, castle: int) -> list[tuple[str, int]]:
    """Kind and number of the spaces about one, in their order."""
    board = view.printed(name)
    return [
        (view.kind(board, space + 1), board.numbers[space])
        for space in members(board.near[castle - 1])
    ]


def clear_of(plate: Rect, named: Rect) -> Rect:
    """The same plate, below the name of its map where it would hide it."""
    if not overlap(plate, named):
        return plate
    return plate[0], named[1] + named[3] + _GAP, *plate[2:]


def _over(plate: Rect, room: Rect) -> float:
    """How much of a plate lies beyond its map."""
    return plate[2] * plate[3] - shared(plate, room)


def _free(plate: Rect, room: Rect) -> float:
    """How much of the map is left free beyond a plate."""
    return max(plate[0] - room[0], room[0] + room[2] - plate[0] - plate[2])


def _plate(
    view: TableView, near: list[tuple[str, int]], box: Rect, room: Rect, others: Sequence[Rect]
) -> list[Item]:
    """Near the space, within its map, over no castle space: in two rows without room for one."""
    chips = [Chip(str(n), f"kind/{kind}") for kind, n in near]
    grown = max(1.0, min(view.text, _GROWN))
    found: list[tuple[float, float, int, float, Rect]] = []
    for count in {len(chips), -(-len(chips) // 2)}:
        for place, at in enumerate(_about(box, room, _size(view, chips, count, grown))):
            plate = clear_of(at, name_plate(room))
            hidden = _over(plate, room) + sum(shared(plate, one) for one in (box, *others))
            found.append((hidden, place // 2, -count, -_free(plate, room), plate))
    *_, less, _, plate = min(found)
    return _painted(view, chips, -less, plate, _CHIP * grown)


def _about(box: Rect, room: Rect, size: tuple[float, float]) -> list[Rect]:
    """Where a plate may lie: left and right of a space, then above and below it."""
    x, y, w, h = box
    wide, high = size
    top = max(room[1], min(y + (h - high) / 2, room[1] + room[3] - high))
    left = max(room[0], min(x + (w - wide) / 2, room[0] + room[2] - wide))
    beside = [(one, top, wide, high) for one in (x - wide - 8, x + w + 8)]
    rows = (one for one in (y - high, y + h) if room[1] <= one <= room[1] + room[3] - high)
    return [*beside, *((left, one, wide, high) for one in rows)]


def _size(view: TableView, chips: list[Chip], count: int, grown: float) -> tuple[float, float]:
    """How large the plate is with so many chips in a row; two rows have a title of two lines."""
    tall, rows = _CHIP * grown, -(-len(chips) // count)
    lines = _lines(rows)
    row = count * (max(chip_width(view, chip, tall) for chip in chips) + _GAP) - _GAP
    title = max(view.measure(words, "bold", _LETTERS) for words in lines)
    wide = max(row, title + 8) + 2 * _EDGE
    more = (len(lines) - 1) * _LETTERS * 1.2 * grown
    return wide, _HIGH * grown + (rows - 1) * (tall + _GAP) + more


def _lines(rows: int) -> list[str]:
    """The title: over two rows it breaks after its colon."""
    title = tr("Castle here: you start next to")
    first, colon, second = title.partition(": ")
    return [title] if rows == 1 or not colon else [f"{first}:", second]


def _painted(
    view: TableView, chips: list[Chip], count: int, plate: Rect, tall: float
) -> list[Item]:
    """The paper, its title, and the chips row by row."""
    draw = DrawList("castle.plate", LOOSE)
    x, y, w, h = plate
    rows = -(-len(chips) // count)
    below = rows * (tall + _GAP) + _BELOW
    draw.nine_slice("paper", plate, "ui/tooltip", 24)
    lines = _lines(rows)
    high = (h - below - 4) / len(lines)
    for row, words in enumerate(lines):
        room = (x + _EDGE, y + 4 + row * high, w - 2 * _EDGE, high)
        draw.text(f"title{row}", room, words, _LETTERS, "bold", TITLE)
    wide = max(chip_width(view, chip, tall) for chip in chips)
    for number, chip in enumerate(chips):
        row, column = divmod(number, count)
        at = x + _EDGE + column * (wide + _GAP), y + h - below + row * (tall + _GAP)
        paint_chip(view, draw, f"chip{number}", chip, (*at, wide, tall))
    return draw.items
