"""Painted boards with the rim of whoever they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.burgundy.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import grown
from stupor.stage.palette import clear

#: What is painted for wide pages only beside the design's.
WIDE_ONLY: Final = ("rule", "central")
ONCE: Final = ("household-team", "close")
#: How far the picture of a board reaches beyond its frame.
SPILL: Final = 4.0
#: The rim inside a frame: where it begins, how wide it is, how strong its colour.
RIM: Final = (2.5, 7.0, 150)


def form_of(view: TableView, board: str) -> str:
    """How the picture of a board for this page ends."""
    narrow = board in WIDE_ONLY and view.form != "-21x9"
    return "" if narrow or board in ONCE else view.form


def lay_board(
    view: TableView, draw: DrawList, name: str, board: str, seats: Sequence[int] = ()
) -> None:
    """A board in its place; the rim is coloured for its owners from left to right."""
    box = view.anchors[name]
    draw.board(name, grown(box, SPILL), board + form_of(view, board), draw.z)
    if not seats:
        return
    inset, wide, strength = RIM
    x, y, w, h = grown(box, -inset)
    part = w / len(seats)
    if len(seats) == 1:
        rim = clear(view.rgb(seats[0]), strength)
        draw.box(f"{name}.rim", (x, y, w, h), draw.z + 1, border=rim, width=wide, radius=8)
        return
    for place, seat in enumerate(seats):
        rim = clear(view.rgb(seat), strength)
        left = x + place * part
        side = left if not place else left + part - wide
        draw.box(f"{name}.top{place}", (left, y, part, wide), draw.z + 1, fill=rim)
        draw.box(f"{name}.foot{place}", (left, y + h - wide, part, wide), draw.z + 1, fill=rim)
        draw.box(f"{name}.side{place}", (side, y, wide, h), draw.z + 1, fill=rim)
