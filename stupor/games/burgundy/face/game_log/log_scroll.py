"""The Game log on its leaf, and opened over the ring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.burgundy.face.components.tiles import sprite_of
from stupor.games.burgundy.face.game_log.pictured_lines import (
    LOG_STYLE,
    SIGN,
    SIZE,
    aspect_of,
    is_figure,
    sign_of,
)
from stupor.games.burgundy.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.log_widget import LogWidget
from stupor.stage.game_ui.override import override
from stupor.stage.geometry import fitted, grown
from stupor.stage.items import Rect
from stupor.stage.log_rows import RowSpacing, Run
from stupor.stage.name import parsed
from stupor.stage.palette import PAY, YES

#: The layer of the leaf, below all that lies on the table.
GROUND: Final = 2
#: How far the lines keep from the edges of their place.
EDGE: Final = (2.0, 6.0)
BETWEEN: Final = 22.0
#: A column is at least so wide.
COLUMN: Final = 400.0
#: What is left free below a line.
SPREAD: Final = RowSpacing(0.0, 6.0)
#: The share of the page's height that the opened Game log takes.
OPENED: Final = 0.72


class BurgundyLog(LogWidget[TableView]):
    """The log on its leaf, and opened over the ring."""

    log_style = LOG_STYLE

    @override
    def panel_box(self, view: TableView) -> Rect:
        """Where the leaf lies."""
        return view.anchors["log"]

    @override
    def opened_box(self, view: TableView) -> Rect:
        """Where the opened log lies."""
        x, y, w, h = self.panel_box(view)
        high = view.page[3] * OPENED
        return x, y + h - high, max(w, 2 * COLUMN), high

    @override
    def text_areas(self, view: TableView, opened: bool = False) -> Sequence[Rect]:
        """One column of the opened log, two on the leaf where there is room for them."""
        if opened:
            return super().text_areas(view, opened)
        x, y, w, h = view.anchors["log.text"]
        return _columns((x + EDGE[0], y + EDGE[1], w - 2 * EDGE[0], h - 2 * EDGE[1]))

    @override
    def row_spacing(self, view: TableView, opened: bool = False) -> RowSpacing:
        """Always the same."""
        return SPREAD

    @override
    def names_seats(self, opened: bool) -> bool:
        """Arms stand for the names on the leaf."""
        return opened

    @override
    def paint_ground(self, view: TableView, draw: DrawList) -> None:
        """The leaf."""
        draw.nine_slice("paper", self.panel_box(view), "ui/panel-paper", self.corners[0], GROUND)

    @override
    def paint_arms(self, view: TableView, draw: DrawList, name: str, box: Rect, seat: int) -> None:
        """The arms of a seat; an hourglass for the game itself."""
        if seat >= 0:
            draw.picture(name, fitted(60 / 72, box), view.crest(seat))
        else:
            draw.picture(name, fitted(1, grown(box, -2)), "sign/hourglass")

    @override
    def paint_piece(self, draw: DrawList, name: str, box: Rect, run: Run) -> None:
        """A figure with its sign, or the picture of what is named."""
        if is_figure(run.piece):
            _paint_figure(draw, name, box, run)
        else:
            draw.picture(f"{name}.piece", fitted(aspect_of(run.piece), box), _sprite(run.piece))


LOG: Final = BurgundyLog()


def _columns(box: Rect) -> list[Rect]:
    """Two columns where there is room for them."""
    x, y, w, h = box
    if w < 2 * COLUMN:
        return [box]
    half = (w - BETWEEN) / 2
    return [(x, y, half, h), (x + half + BETWEEN, y, half, h)]


def _paint_figure(draw: DrawList, name: str, box: Rect, run: Run) -> None:
    """A figure in the colour of a gain or of a payment, and the sign of what it counts."""
    x, y, w, h = box
    sign = sign_of(run.piece)
    side = min(h - 2, SIGN * SIZE) if sign else 0.0
    colour = PAY if run.text.startswith("\u2212") else YES
    words = (x, y, w - side + 0.6 * SIZE, h)
    draw.text(f"{name}.by", words, run.text, SIZE, "bold", colour)
    if sign:
        at = (x + w - side + 1, y + (h - side) / 2 + 1, side - 1, side - 1)
        draw.picture(f"{name}.sign", fitted(1, at), sign)


def _sprite(piece: str) -> str:
    return sprite_of(piece, 32) if parsed(piece).kind == "hex" else piece.replace(".", "/")
