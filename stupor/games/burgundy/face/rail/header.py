"""The header: phase, round, whose turn it is, the order of this round, menu and rulebook."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.corners.rounds import round_of, round_order, rounds_left_text
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import NOBODY, ROUNDS_A_PHASE
from stupor.games.burgundy.names import PHASES
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Item, Rect
from stupor.stage.measure import held
from stupor.stage.palette import GILT, SAND, TILE, Rgb
from stupor.stage.turn_banner import your_turn

PALE: Final[Rgb] = (247, 240, 222)
#: The arms in the order of the round.
ARMS: Final = (25.0, 30.0)
STEP: Final = 31.0


def order_boxes(view: TableView) -> dict[int, Rect]:
    """Where the arms of the seats stand in the order of the round."""
    x, y, w, _ = view.anchors["meta.header"]
    order = round_order(view) if not view.solo else []
    left = x + w - 10 - len(order) * STEP
    return {seat: (left + place * STEP, y + 47, *ARMS) for place, seat in enumerate(order)}


def paint_header(view: TableView) -> list[Item]:
    """The panel of lapis with everything on it."""
    draw = DrawList("header", TILE)
    box = x, y, w, _ = view.anchors["meta.header"]
    draw.nine_slice("panel", box, "ui/panel-lapis", 24, 2)
    draw.text(
        "title", (x + 16, y + 4, w - 120, 34), _title(view), held(26, view.text), "title", GILT
    )
    number = round_of(view)
    words = tr("Round {round} of {count}", round=number, count=ROUNDS_A_PHASE) if number else ""
    room = w - 40 - STEP * (0 if view.solo else view.seats)
    draw.text("round", (x + 16, y + 36, room, 21), words, 17, colour=PALE)
    _paint_turn(view, draw, (x + 16, y + 60, room, 20))
    draw.picture("menu", around(centre(view.anchors["header.menu"]), 34), "ui/gear")
    draw.picture("rules", around(centre(view.anchors["header.rules"]), 34), "ui/book")
    for seat, place in order_boxes(view).items():
        if view.mover() == seat and not view.count("over"):
            draw.picture("light", around(centre(place), 50), "glow/round")
        draw.picture(f"order{seat}", place, view.crest(seat))
    return draw.items


def _paint_turn(view: TableView, draw: DrawList, room: Rect) -> None:
    mine = view.asks() and not view.solo
    draw.text(
        "turn",
        room,
        your_turn(view, view.names[view.viewer]) if mine else _turn(view),
        18 if mine else 16,
        "bold" if mine else "italic",
        GILT if mine else SAND,
    )


def _title(view: TableView) -> str:
    """The phase, or what comes before the first and after the last."""
    if view.count("over"):
        return tr("The end")
    phase = view.count("phase")
    return tr("Phase {letter}", letter=PHASES[min(phase, 4)]) if phase >= 0 else tr("Set-up")


def _turn(view: TableView) -> str:
    seat = view.mover()
    if view.count("over") or (seat == NOBODY and not view.solo):
        return ""
    if view.solo:
        return rounds_left_text(view)
    name = view.names[seat]
    if seat == view.viewer and view.seated:
        return your_turn(view, name)
    return tr("{name}\u2019s turn", name=name)
