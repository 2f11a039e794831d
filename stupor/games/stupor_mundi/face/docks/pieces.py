"""The things of the expansions in the air: under the hand, in flight, shown whole."""

from collections.abc import Callable
from typing import Final

from stupor.games.stupor_mundi.face.docks.boards import kind_of_papal
from stupor.games.stupor_mundi.face.docks.dock import PROJECT, TILE_SHARE
from stupor.games.stupor_mundi.face.docks.projects import (
    kind_of_project,
    paint_condition,
    paint_project,
)
from stupor.games.stupor_mundi.face.player.player_board import FRONTS, front_of
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted
from stupor.stage.items import Rect

#: How the words begin that say which own piece a held Structure stands for.
INSTEAD: Final = "for"

PaintPiece = Callable[[TableView, DrawList, str, Rect, float], None]
#: A thing smaller than this is held larger.
LEAST: Final = 44.0


def _paint_book(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    draw.with_shadow(piece, fitted(64 / 72, box), "crusade/book")


def _paint_supply(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    draw.with_shadow(piece, fitted(100 / 86, box), "crusade/supply")


def _paint_mantle(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    draw.with_shadow(piece, fitted(1, box), "crusade/mantle")


def _paint_papal(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    _paint_structure(view, draw, piece, box, f"crusade/papal-{kind_of_papal(piece)}")


def _paint_imperial(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    kind = kind_of_project(number_of(piece))
    _paint_structure(view, draw, piece, box, f"project/imperial-{kind}")


def _paint_structure(view: TableView, draw: DrawList, piece: str, box: Rect, sprite: str) -> None:
    """The Structure, and beside its foot the own piece that it stands for, if that is known."""
    x, y = centre(box)
    high = max(box[3], LEAST)
    wide = high * FRONTS[sprite.rpartition("-")[2]]
    draw.with_shadow(piece, (x - wide / 2, y - high / 2, wide, high), sprite)
    own = piece.partition(f".{INSTEAD}.")[2]
    if own:
        front, aspect = front_of(view, f"structure.{view.viewer}.{own}")
        foot = (x + wide / 2 + 4, y - high * 0.1, high * 0.6 * aspect, high * 0.6)
        draw.with_shadow(f"{piece}.own", foot, front)
        draw.picture(f"{piece}.gone", around((foot[0], y + high / 2 - 4), 20), "check/no")


def _paint_tile(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    """A Project alone; where its Condition lies beside it, both."""
    if box[2] < box[3] * 1.2:
        paint_project(view, draw, piece, fitted(1, box))
        return
    x, y, w, h = fitted(PROJECT[0] / PROJECT[1], box)
    paint_project(view, draw, piece, (x, y, w * TILE_SHARE, h))


def _paint_plate(view: TableView, draw: DrawList, piece: str, box: Rect, tilt: float) -> None:
    paint_condition(draw, piece, fitted(26 / 48, box))


PAINTERS: Final[dict[str, PaintPiece]] = {
    "book": _paint_book,
    "supply": _paint_supply,
    "mantle": _paint_mantle,
    "papal": _paint_papal,
    "imperial": _paint_imperial,
    "project": _paint_tile,
    "condition": _paint_plate,
}
