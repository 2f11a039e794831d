"""What the plain face paints: zones as cards of words, plates as buttons."""

from __future__ import annotations

from typing import Final

from stupor.language import tr
from stupor.stage.affordance import SEALED
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.log_widget import LogWidget
from stupor.stage.game_ui.zones import PAD, cards, kind_of, laid, titled
from stupor.stage.geometry import grown
from stupor.stage.items import Item, Rect
from stupor.stage.palette import (
    CREAM,
    DUN,
    GILT,
    GLOW,
    INK,
    TILE,
    TITLE,
    WALNUT,
    clear,
)
from stupor.stage.regions import Region
from stupor.stage.view import View

ROW: Final = 32.0
#: Counters without a seat are told in so many columns.
ACROSS: Final = 4
NAME: Final = 0.26
#: The width, in logical units, of the column of numbers by which zones name seats.
SEAT: Final = 64.0
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
    _word(draw, (x, y, SEAT, ROW), tr("Seat"), 16)
    for column, kind in enumerate(columns):
        _word(draw, (x + w * NAME + column * wide, y, wide, ROW), titled(kind), 16)
    for seat in range(view.seats):
        top = y + ROW * (1 + seat)
        colour = GLOW if seat == view.asked_seat else CREAM
        _word(draw, (x, top, SEAT, ROW), str(seat), 19)
        place = (x + SEAT, top, w * NAME - SEAT - 4, ROW)
        draw.text(f"{seat}.name", place, view.names[seat], 19, "bold", colour)
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


GROUND: Final = (46, 32, 24)
RIBBON: Final = (92, 22, 26)
#: Lower cards than this hold no words.
_LEAST: Final = 20.0


def paint_ground(view: View) -> list[Item]:
    """Plain leather, and the ribbon for what is asked."""
    draw = DrawList("ground", 0)
    draw.box("page", view.page, fill=GROUND)
    draw.box("ribbon", view.anchors["prompt"], 1, fill=RIBBON, border=clear(GILT, 120))
    draw.nine_slice("plates", view.anchors["actions"], "ui/panel-wood", 24, 2)
    draw.nine_slice("menu", view.anchors["header.menu"], "ui/button-gold", 16, 2)
    draw.label("menu.words", view.anchors["header.menu"], tr("Menu"), 19, "bold", z=3)
    return draw.items


def paint_zones(view: View) -> list[Item]:
    """Everything that lies on the table, below the table of seats."""
    draw = DrawList("zones", TILE)
    x, y, w, h = view.anchors["hand.fan"]
    top = seats_height(view)
    room = (x, y + top, w, h - top)
    for card, box, size in laid(cards(view), room, lambda text, s: view.measure(text, "text", s)):
        if box[3] < _LEAST:
            continue
        draw.nine_slice("paper", box, "ui/panel-paper", 24)
        inner = grown(box, -PAD)
        head = (inner[0], inner[1] - 2, inner[2], size * 1.4)
        draw.text("title", head, card.title, size, "bold", TITLE)
        text = (inner[0], head[1] + head[3], inner[2], inner[3] - head[3] + 4)
        draw.text("text", text, card.text, size, colour=INK, valign="top", wrap=True)
    return draw.items


def paint_actions(view: View) -> list[Item]:
    """Undo and redo; pass and the seal as long as they are offered, for not every game has them."""
    draw = DrawList("actions", TILE)
    asked = view.mine()
    offered = {option[0] for option in asked.options} if asked is not None else set()
    plates = [("undo", tr("Undo"), view.can_undo), ("redo", tr("Redo"), view.can_redo)]
    if "pass" in offered:
        plates.append(("pass", tr("Pass the round"), True))
    for name, words, live in plates:
        box = view.anchors[f"actions.{name}"]
        draw.box(name, box, fill=clear(WALNUT, 200), border=clear(GILT, 150), radius=8)
        draw.label(f"{name}.words", grown(box, -4), words, 19, "bold", CREAM if live else DUN)
    keys = tr("Z undo  \u00b7  Y redo")
    draw.text("keys", view.anchors["actions.keys"], keys, 16, colour=DUN)
    if view.passing or not offered.isdisjoint(SEALED):
        x, y, w, h = view.anchors["actions.label"]
        draw.label("seal.words", (x, y, w, h / 2), tr("End turn"), 18, "bold", CREAM)
        draw.picture("seal", view.anchors["actions.seal"], "seal/red")
    return draw.items


PLAIN_REGIONS: Final = (
    Region("ground", paint_ground),
    Region("seats", paint_seats),
    Region("zones", paint_zones),
    Region("log", LogWidget[View]().paint),
    Region("actions", paint_actions),
)
