"""The Game log on its leaf, and opened over the ring."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.burgundy.face.chronicle.pictured_lines import (
    SETTING,
    SIGN,
    SIZE,
    is_figure,
    sign_of,
)
from stupor.games.burgundy.face.components.tiles import sprite_of
from stupor.games.burgundy.face.view import TableView
from stupor.stage.boxes import Point, fitted, grown
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.log_paper import paint_entries, paint_paper, text_of
from stupor.stage.log_rows import Entry, Run, Spread, entries, hit
from stupor.stage.palette import PAY, PREVIEW, TILE, YES
from stupor.stage.told import LogHit

#: The layer of the leaf, below all that lies on the table.
GROUND: Final = 2
EDGE: Final = 16.0
BETWEEN: Final = 22.0
#: A column is at least so wide.
COLUMN: Final = 400.0
#: What is left free below a line.
SPREAD: Final = Spread(0.0, 6.0)
#: The share of the page's height that the opened Game log takes.
OPENED: Final = 0.72
ASPECTS: Final = {"hex": 92 / 106, "shield": 44 / 53}


def log_box(view: TableView) -> Area:
    """Where the Game log lies."""
    return view.anchors["log"]


def sheet_box(view: TableView) -> Area:
    """Where the opened Game log lies."""
    x, y, w, h = log_box(view)
    high = view.page[3] * OPENED
    return x, y + h - high, max(w, 2 * COLUMN), high


def paint_log(view: TableView) -> list[Item]:
    """The last lines, the newest first."""
    easel = Easel("log", TILE)
    easel.slice("paper", log_box(view), "ui/panel-paper", 24, GROUND)
    _paint(view, easel, _shown(view))
    return easel.items


def paint_sheet(view: TableView) -> list[Item]:
    """The opened Game log."""
    easel = Easel("chronicle", PREVIEW + 2)
    paint_paper(easel, sheet_box(view), 24)
    _paint(view, easel, _shown(view, opened=True))
    return easel.items


def log_hit(view: TableView, point: Point, opened: bool = False) -> LogHit | None:
    """The line or the thing under a point."""
    return hit(_shown(view, opened), SETTING, point)


def _shown(view: TableView, opened: bool = False) -> list[Entry]:
    """The lines that are seen."""
    if opened:
        return entries(view, SETTING, [text_of(sheet_box(view))], SPREAD, large=True)
    return entries(view, SETTING, _columns(grown(log_box(view), -EDGE)), SPREAD)


def _columns(box: Area) -> list[Area]:
    """Two columns where there is room for them."""
    x, y, w, h = box
    if w < 2 * COLUMN:
        return [box]
    half = (w - BETWEEN) / 2
    return [(x, y, half, h), (x + half + BETWEEN, y, half, h)]


def _paint(view: TableView, easel: Easel, shown: list[Entry]) -> None:
    paint_entries(easel, shown, SETTING, partial(_paint_arms, view), _paint_piece)


def _paint_arms(view: TableView, easel: Easel, name: str, box: Area, seat: int) -> None:
    """The arms of a seat; an hourglass for the game itself."""
    if seat >= 0:
        easel.picture(name, fitted(60 / 72, box), view.crest(seat))
    else:
        easel.picture(name, fitted(1, grown(box, -2)), "sign/hourglass")


def _paint_piece(easel: Easel, name: str, box: Area, run: Run) -> None:
    if is_figure(run.piece):
        _paint_figure(easel, name, box, run)
        return
    easel.picture(f"{name}.piece", fitted(_aspect(run.piece), box), _sprite(run.piece))


def _paint_figure(easel: Easel, name: str, box: Area, run: Run) -> None:
    """A figure in the colour of a gain or of a payment, and the sign of what it counts."""
    x, y, w, h = box
    sign = sign_of(run.piece)
    side = min(h - 2, SIGN * SIZE) if sign else 0.0
    colour = PAY if run.text.startswith("\u2212") else YES
    words = (x, y, w - side + 2, h)
    easel.label(f"{name}.by", words, run.text, SIZE, face="bold", colour=colour, align="left")
    if sign:
        at = (x + w - side + 1, y + (h - side) / 2 + 1, side - 1, side - 1)
        easel.picture(f"{name}.sign", fitted(1, at), sign)


def _aspect(piece: str) -> float:
    return ASPECTS.get(piece.partition(".")[0], 1.0)


def _sprite(piece: str) -> str:
    return sprite_of(piece, 32) if piece.startswith("hex.") else piece.replace(".", "/")
