"""The supply of workers beside the ring: two for any die."""

from __future__ import annotations

from stupor.games.burgundy.data.monasteries import MORE_WORKERS
from stupor.games.burgundy.face.components.medals_and_chips import figure
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.params import MORE_WORKERS_TAKEN, WORKERS_TAKEN
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Item
from stupor.stage.palette import SEPIA, TILE


def paint_supply(view: TableView) -> list[Item]:
    """Three chips, and how many workers a die of the one who looks brings."""
    draw = DrawList("supply", TILE)
    x, y, w, h = view.anchors["supply.workers"]
    for number, (dx, dy) in enumerate(((16, 36), (44, 28), (32, 48))):
        draw.with_shadow(f"worker{number}", (x + dx - 8, y + dy - 24, 44, 46), "piece/worker")
    more = MORE_WORKERS.bit_length() - 1 in view.numbers(f"powers.{view.duchy(view.viewer)}")
    gain = MORE_WORKERS_TAKEN if more else WORKERS_TAKEN
    figure(draw, "gain", (x + 116, y + 44), f"+{gain}", 36)
    draw.label("words", (x + 6, y + h - 26, w - 12, 22), tr("with any die"), 15.5, colour=SEPIA)
    return draw.items
