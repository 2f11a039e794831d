"""The painted docks: the plates on which the expansions lie, its boards and its Projects."""

from typing import Final

from stupor.games.stupor_mundi.face.docks.boards import paint_boards
from stupor.games.stupor_mundi.face.docks.dock import strip_of
from stupor.games.stupor_mundi.face.docks.projects import paint_projects
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.easel import Easel
from stupor.stage.items import Item
from stupor.stage.palette import GILT, TILE, clear

WOOD: Final = (44, 24, 14, 245)


def paint_dock(view: TableView) -> list[Item]:
    """Everything on the docks in small; nothing in a game without expansions."""
    dock = strip_of(view)
    if dock is None:
        return []
    easel = Easel("dock", TILE)
    for name, plate in zip(("wood", "shore"), dock.plates(), strict=False):
        easel.box(name, plate, fill=WOOD, border=clear(GILT, 150), width=1.4, radius=6)
    paint_boards(view, easel, dock.boards)
    paint_projects(view, easel, dock.projects)
    return easel.items
