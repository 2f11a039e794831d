"""Frederick's Palace on the Edict stage as an icon would leave it."""

from typing import Final

from stupor.games.stupor_mundi.face.palace.edict_lanes import BUILDINGS, cell
from stupor.games.stupor_mundi.face.palace.edict_question import question_of
from stupor.games.stupor_mundi.face.palace.palace_boards import building_box, paint_courtier
from stupor.games.stupor_mundi.face.preview.consequences import Change, Consequences
from stupor.games.stupor_mundi.face.preview.ghost_look import frame, ghostly, light, strike
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.games.stupor_mundi.palace import ICONS as PALACE_ICONS
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import centre, fitted, grown
from stupor.stage.palette import STAGE

#: Icons of the Edicts by the counter that they move.
ICONS: Final = {icon.counter or "f.specialist": icon.key for icon in PALACE_ICONS}
#: Above the zones, below their plates and the held icon.
ON_STAGE: Final = STAGE + 64


def ghost_palace(view: TableView, found: Consequences, draw: DrawList) -> None:
    """What would be added half seen, what would be removed struck out, changed incomes lit."""
    asked = question_of(view)
    if asked is None:
        return
    stage = DrawList("ghost/stage", ON_STAGE)
    for change in found.changes:
        icon = ICONS.get(change.name, "")
        if icon in (*BUILDINGS, "ally"):
            _counted(view, stage, icon, change, asked.icon)
        elif icon:
            _track(view, stage, icon, change, asked.icon)
    for k, seat in enumerate((view.viewer, *view.rivals()), start=1):
        name = f"income_allies.{seat}"
        if view.fact(name) != found.after.fact(name):
            light(stage, f"income{k}", grown(view.anchors[f"stage.forecast{k}"], -2))
    draw.extend(stage.items)


def _counted(view: TableView, draw: DrawList, icon: str, change: Change, asked: str) -> None:
    """Buildings and courtiers, one for each."""
    for value in range(change.after + 1, change.before + 1):
        strike(draw, f"{icon}{value}", grown(cell(view, icon, value, asked), -3))
    for value in range(change.before + 1, change.after + 1):
        box = cell(view, icon, value, asked)
        paper = DrawList(f"{icon}{value}", ON_STAGE)
        if icon == "ally":
            paint_courtier(paper, "new", value - 1, (box[0] + 9, box[1], box[2] - 18, box[3]))
        else:
            shape = building_box(grown(box, -2), icon)
            paper.picture("new", shape, f"structure/{icon}-yellow")
        draw.extend(ghostly(icon, paper.items, ON_STAGE, 190))
        frame(draw, f"{icon}{value}", grown(box, -3), 6)


def _track(view: TableView, draw: DrawList, icon: str, change: Change, asked: str) -> None:
    """The piece of a track on its new step; the step that it leaves is struck out."""
    strike(draw, f"{icon}.old", grown(cell(view, icon, change.before, asked), -4))
    box = cell(view, icon, change.after, asked)
    paper = DrawList(icon, ON_STAGE)
    shape = fitted(64 / 78 if icon == "specialist" else 1, grown(box, -3))
    paper.picture("new", shape, ICON_OF[icon].piece)
    draw.extend(ghostly(icon, paper.items, ON_STAGE, 200))
    cx, cy = centre(box)
    figure = f"A{change.after}" if icon == "specialist" else str(change.after)
    draw.number(f"{icon}.then", (cx + 19, cy + 14), figure, 19)
    frame(draw, f"{icon}.new", grown(box, -2), 6)
