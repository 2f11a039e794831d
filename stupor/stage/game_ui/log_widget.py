"""The Game log: the last lines on their paper, and more on a larger sheet over the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Generic

from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, grown
from stupor.stage.items import Item, Rect
from stupor.stage.log_paper import paint_entries, paint_paper, text_of
from stupor.stage.log_rows import Entry, LogStyle, RowSpacing, Run, entries, hit
from stupor.stage.messages import LogHit
from stupor.stage.palette import PREVIEW, TILE
from stupor.stage.view import V

#: How far the words stand from the edge of their paper, in units of the page.
PAD: Final = 14.0
#: The share of the page's width that the opened log takes.
SHEET: Final = 0.5


class LogWidget(Generic[V]):
    """The log of a table; a game says where it lies, how it is set and how its pictures look."""

    #: How the lines are set.
    log_style: LogStyle = LogStyle(
        size=17.0,
        indent=0.0,
        parts=lambda line: [(line.text, "")],
        room=lambda view, words, piece: 0.0,
        lies=lambda piece: False,
    )
    #: How large the corners of its paper are, on the table and opened.
    corners: tuple[float, float] = (24.0, 24.0)

    def box(self, view: V, opened: bool = False) -> Rect:
        """Where it lies, on the table or opened over it."""
        return self.opened_box(view) if opened else self.panel_box(view)

    def panel_box(self, view: V) -> Rect:
        """Where it lies on the table."""
        x, y, w, h = view.anchors["log.text"]
        return x, y, w, min(h, view.anchors["hand.fan"][3])

    def opened_box(self, view: V) -> Rect:
        """Where the opened log lies."""
        x, y, _, h = self.panel_box(view)
        return x, y, view.page[2] * SHEET, h

    def text_areas(self, view: V, opened: bool = False) -> Sequence[Rect]:
        """Where its lines stand."""
        return [text_of(self.opened_box(view)) if opened else grown(self.panel_box(view), -PAD)]

    def row_spacing(self, view: V, opened: bool = False) -> RowSpacing:
        """How much room each line is given."""
        return RowSpacing(0.0, 7.0)

    def names_seats(self, opened: bool) -> bool:
        """Whether the lines name the seats, where no arms stand before them."""
        return True

    def paint_ground(self, view: V, draw: DrawList) -> None:
        """What lies below the lines on the table."""
        draw.nine_slice("paper", self.panel_box(view), "ui/panel-paper", self.corners[0])

    def paint_arms(self, view: V, draw: DrawList, name: str, box: Rect, seat: int) -> None:
        """The arms of a seat, or a sign for the game itself; the plain log has none."""

    def paint_piece(self, draw: DrawList, name: str, box: Rect, run: Run) -> None:
        """What a line names, in its place among the words; the plain log has words alone."""

    def paint(self, view: V, opened: bool = False) -> list[Item]:
        """The last lines, the newest first, on the table or opened over it."""
        if opened:
            draw = DrawList("chronicle", PREVIEW + 2)
            paint_paper(draw, self.opened_box(view), self.corners[1])
        else:
            draw = DrawList("log", TILE)
            self.paint_ground(view, draw)
        shown, arms = self.laid_out(view, opened), partial(self.paint_arms, view)
        paint_entries(draw, shown, self.log_style, arms, self.paint_piece)
        return draw.items

    def laid_out(self, view: V, opened: bool = False) -> list[Entry]:
        """The lines that have room."""
        columns, spacing = self.text_areas(view, opened), self.row_spacing(view, opened)
        return entries(view, self.log_style, columns, spacing, large=self.names_seats(opened))

    def hit(self, view: V, point: Point, opened: bool = False) -> LogHit | None:
        """The line, and what it names, under a point."""
        return hit(self.laid_out(view, opened), self.log_style, point)
