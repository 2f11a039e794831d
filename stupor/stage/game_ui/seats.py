"""The table of seats: who sits there, who is to decide, and what is counted for each of them."""

from __future__ import annotations

from typing import Final

from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.zones import kind_of, titled
from stupor.stage.items import Item, Rect
from stupor.stage.palette import CREAM, GILT, GLOW, TILE, WALNUT, clear
from stupor.stage.view import View

ROW: Final = 32.0
#: Counters without a seat are told in so many columns.
ACROSS: Final = 4
NAME: Final = 0.26
_BELOW: Final = 12.0


def kinds(view: View) -> list[str]:
    """What is counted for every seat, by name."""
    counters = view.table.counters
    names = dict.fromkeys(kind_of(name) for name in counters)
    seats = {str(seat) for seat in range(view.seats)}
    return [kind for kind in names if seats == _numbers(view, kind)]


def common(view: View) -> list[tuple[str, int]]:
    """What is counted for all, with its figures."""
    own = set(kinds(view))
    found = view.table.counters.items()
    return [(name, value) for name, value in found if kind_of(name) not in own]


def seats_height(view: View) -> float:
    """How high the table of seats is."""
    return ROW * (1 + view.seats + -(-len(common(view)) // ACROSS)) + _BELOW


def paint_seats(view: View) -> list[Item]:
    """A row for each seat, and below what is counted for all."""
    draw = DrawList("seats", TILE)
    x, y, w, _ = view.anchors["hand.fan"]
    high = seats_height(view) - _BELOW
    draw.box("ground", (x, y, w, high), fill=clear(WALNUT, 190), border=clear(GILT, 120), radius=8)
    columns = kinds(view)
    wide = w * (1 - NAME) / max(1, len(columns))
    for column, kind in enumerate(columns):
        _word(draw, (x + w * NAME + column * wide, y, wide, ROW), titled(kind), 16)
    for seat in range(view.seats):
        top = y + ROW * (1 + seat)
        name = f"{seat}  {view.names[seat]}"
        colour = GLOW if seat == view.asked_seat else CREAM
        place = (x + 12, top, w * NAME - 16, ROW)
        draw.text(f"{seat}.name", place, name, 19, "bold", colour)
        for column, kind in enumerate(columns):
            spot = (x + w * NAME + column * wide, top, wide, ROW)
            _word(draw, spot, str(view.count(f"{kind}.{seat}")), 19)
    _paint_common(view, draw, (x, y + ROW * (1 + view.seats), w, ROW))
    return draw.items


def _paint_common(view: View, draw: DrawList, row: Rect) -> None:
    x, y, w, h = row
    wide = w / ACROSS
    for number, (name, value) in enumerate(common(view)):
        down, across = divmod(number, ACROSS)
        words = f"{titled(name.replace('.', ' '))}: {value}"
        place = (x + across * wide + 12, y + down * h, wide - 16, h)
        draw.text("common", place, words, 16, colour=CREAM)


def _numbers(view: View, kind: str) -> set[str]:
    names = view.table.counters
    return {name.partition(".")[2] for name in names if kind_of(name) == kind}


def _word(draw: DrawList, box: Rect, text: str, size: float) -> None:
    draw.label("word", (box[0] + 3, box[1], box[2] - 6, box[3]), text, size, colour=CREAM)
