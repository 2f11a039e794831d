"""The painted docks: the plates on which the expansions lie, its boards and its Projects."""

from typing import Final

from stupor.games.stupor_mundi.face.docks.boards import paint_boards
from stupor.games.stupor_mundi.face.docks.dock import project_slots, projects_left, strip_of
from stupor.games.stupor_mundi.face.docks.projects import paint_projects
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import tr, trn
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Item, Rect
from stupor.stage.palette import CREAM, GILT, TILE, clear

WOOD: Final = (44, 24, 14, 245)
#: The share of the heading that its first word takes.
TITLE: Final = 0.62
#: A heading less wide, in logical units, has what is left below its first word.
BESIDE: Final = 150.0


def paint_dock(view: TableView) -> list[Item]:
    """Everything on the docks in small; nothing in a game without expansions."""
    dock = strip_of(view)
    if dock is None:
        return []
    draw = DrawList("dock", TILE)
    for plate in dock.plates():
        draw.box(
            "shore" if plate == dock.shore else "wood",
            plate,
            fill=WOOD,
            border=clear(GILT, 150),
            width=1.4,
            radius=6,
        )
    paint_boards(view, draw, dock.boards)
    paint_projects(view, draw, dock.projects)
    if dock.heading is not None:
        _paint_heading(view, draw, dock.heading)
    return draw.items


def _paint_heading(view: TableView, draw: DrawList, box: Rect) -> None:
    """What the low strip shows, and how many of them are left."""
    x, y, w, h = box
    count = len(projects_left(view, project_slots(view)))
    title, left = (x, y, w * TITLE, h), (x + w * TITLE + 4, y, w * (1 - TITLE) - 4, h)
    if w < BESIDE:
        title, left = (x, y + 1, w, h * 0.54), (x, y + h * 0.5, w, h * 0.46)
    draw.text("heading", title, tr("Projects"), 19, "title", GILT)
    draw.text("left", left, trn("{count} left", "{count} left", count), 17, "italic", CREAM)
