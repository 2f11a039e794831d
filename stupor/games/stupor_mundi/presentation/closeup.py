"""A rival's panel at one and a half times its size, laid over the table while asked for."""

from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.presentation.boxes import grown, moved
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.palette import GILT, PREVIEW, TILE, clear
from stupor.games.stupor_mundi.presentation.rivals import paint_rival
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.render.items import Area, Board, Box, Item, Label

#: The tall panel of the game for two, and where its enlargement lies.
PANEL: Final = "rival2p.1"
ZOOM: Final = 1.6
PLACE: Final = (1106.0, 98.0)


def paint_closeup(view: TableView, seat: int) -> list[Item]:
    """A rival seen close: the tall panel with Allies, cubes, slots and castle."""
    easel = Easel("closeup", TILE)
    paint_rival(view, easel, seat, PANEL)
    origin = view.anchors[PANEL]
    whole = _enlarged(origin, origin)
    frame: list[Item] = [
        Box(
            "closeup.shade",
            PREVIEW,
            grown(moved(whole, 8, 12), 4),
            clear((8, 3, 0), 150),
            radius=14,
        ),
        Board("closeup.board", PREVIEW, whole, "table-rail-2p"),
        Box("closeup.rim", PREVIEW + 250, grown(whole, 2), None, GILT, 3, 10),
    ]
    return frame + [_scaled(item, origin) for item in easel.items]


def _enlarged(box: Area, origin: Area) -> Area:
    x, y = PLACE[0] + (box[0] - origin[0]) * ZOOM, PLACE[1] + (box[1] - origin[1]) * ZOOM
    return x, y, box[2] * ZOOM, box[3] * ZOOM


def _scaled(item: Item, origin: Area) -> Item:
    box = _enlarged(item.rect, origin)
    z = PREVIEW + min(item.z, 240)
    if isinstance(item, Label):
        return replace(item, rect=box, z=z, size=item.size * ZOOM)
    if isinstance(item, Box):
        return replace(item, rect=box, z=z, radius=item.radius * ZOOM, width=item.width * ZOOM)
    return replace(item, rect=box, z=z)
