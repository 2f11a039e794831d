"""The spaces of a duchy: tiles where they lie, else colour and number; shields on castles."""

from __future__ import annotations

from stupor.games.burgundy.face.components.tiles import SMALL, lay
from stupor.games.burgundy.face.view import TableView
from stupor.stage.boxes import around
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Area
from stupor.stage.name import parsed
from stupor.stage.palette import PIECE, TILE


def paint_spaces(view: TableView, draw: DrawList, duchy: int, prefix: str) -> None:
    """Every space of a duchy in the places that begin so."""
    board = view.board(duchy)
    if board is None:
        return
    for space in range(1, board.size + 1):
        box = view.anchors[f"{prefix}{space}"]
        tile = view.first(f"duchy.{duchy}.{space}")
        if tile:
            lay(draw, tile, box, tile)
        else:
            folder = "space/" if box[2] >= SMALL else "mini/space-"
            kind = f"{view.kind(board, space)}-{board.numbers[space - 1]}"
            draw.picture(f"{space}", box, folder + kind)
    paint_shields(view, draw, duchy, prefix, board.size)


def paint_shields(view: TableView, draw: DrawList, duchy: int, prefix: str, size: int) -> None:
    """The shields of a duchy, on their castles."""
    draw.z = PIECE
    for space in range(1, size + 1):
        box = view.anchors[f"{prefix}{space}"]
        for place, shield in enumerate(view.pieces(f"shields.{duchy}.{space}")):
            draw.picture(shield, shield_box(box, place), f"shield/{parsed(shield).which}")
    draw.z = TILE


def shield_box(box: Area, place: int = 0) -> Area:
    """Where a shield lies on its castle: at the upper left."""
    x, y, w, h = box
    wide = w * 0.42
    return around((x + w * 0.3 + place * w * 0.3, y + h * 0.34), wide, wide * 53 / 44)
