"""What rests on the table of the toy."""

from __future__ import annotations

from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.board import Board
from stupor.stage.game_ui.log_widget import LogWidget
from stupor.stage.game_ui.plain_regions import paint_actions, paint_ground
from stupor.stage.items import Item
from stupor.stage.palette import CREAM, GILT, GLOW, INK, PAPER, TILE, WALNUT, clear
from stupor.stage.regions import Region
from stupor.stage.view import View
from tests.toy_faced.face.layout import BOX, HEAD, mat, tile_rect
from tests.toy_faced.face.tiles import paint_tile


def paint_middle(view: View) -> list[Item]:
    """Bag, row, die, the tile in hand, and the box for what is sold."""
    draw = DrawList("middle", TILE)
    for name in ("bag", "taken", BOX):
        draw.box(name, view.anchors[name], fill=clear(WALNUT, 160), border=GILT, radius=10)
    left = str(len(view.table.pieces("bag")))
    draw.label("bag.left", view.anchors["bag"], left, 34, colour=CREAM)
    draw.label("box.words", view.anchors[BOX], "Box", 22, colour=CREAM)
    draw.box("die", view.anchors["die"], fill=PAPER, border=INK, radius=14)
    draw.label("die.eyes", view.anchors["die"], str(view.count("die")), 48, face="bold")
    for piece in (*view.pieces("row"), *view.pieces(f"hand.{view.count('turn')}")):
        place = tile_rect(view, piece)
        if place is not None:
            paint_tile(draw, piece, place)
    return draw.items


def paint_mats(view: View) -> list[Item]:
    """A mat for each seat, with its coins, its points and its tiles."""
    draw = DrawList("mats", TILE)
    asked = view.decision.seat if view.decision is not None else -1
    for seat in range(view.seats):
        x, y, w, h = view.anchors[mat(seat)]
        draw.box(
            f"{seat}.mat", (x, y, w, h), fill=clear(WALNUT, 150), border=clear(GILT, 90), radius=8
        )
        coins, points = view.count(f"coins.{seat}"), view.count(f"vp.{seat}")
        words = f"{view.names[seat]}  \u00b7  {coins} coins  \u00b7  {points} points"
        colour = GLOW if seat == asked else CREAM
        head = (x + 12, y + 4, w - 24, HEAD)
        draw.label(f"{seat}.name", head, words, 22, face="bold", colour=colour, align="left")
        for piece in view.pieces(f"kept.{seat}"):
            place = tile_rect(view, piece)
            if place is not None:
                paint_tile(draw, piece, place)
    return draw.items


class ToyBoard(Board[View]):
    """What rests on the table, what lies over it, and a rival seen close."""

    regions = (
        Region("ground", paint_ground),
        Region("middle", paint_middle),
        Region("mats", paint_mats),
        Region("log", LogWidget[View]().paint),
        Region("actions", paint_actions),
    )
