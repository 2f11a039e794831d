"""The paper of the preview while nothing is held, where it lies beside the Game log."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.preview.consequences import Chip
from stupor.games.burgundy.face.preview.preview_panel import paint_words
from stupor.games.burgundy.face.view import TableView
from stupor.language import mark, tr
from stupor.stage.boxes import overlap
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Item

#: What a turn is made of: a picture and a few words for each action.
ACTIONS: Final = (
    ("act/take", mark("take a tile from that depot")),
    ("act/place", mark("place a stored tile on that number")),
    ("act/sell", mark("sell goods with that number")),
    ("act/workers", mark("take 2 workers")),
    ("act/adjust", mark("a worker changes a die by 1")),
    ("act/buy", mark("2 silver buy a black tile, once per turn")),
)


def paint_at_rest(view: TableView) -> list[Item]:
    """What a die can do, in pictures; nothing where the Game log needs the paper."""
    draw = DrawList("rest", 4)
    paper = view.anchors["preview"]
    if overlap(view.anchors["log"], paper):
        return draw.items
    draw.nine_slice("paper", paper, "ui/panel-paper", 24, z=2)
    chips = [Chip(tr(words), picture) for picture, words in ACTIONS]
    paint_words(view, draw, paper, tr("What a die can do"), chips)
    return draw.items
