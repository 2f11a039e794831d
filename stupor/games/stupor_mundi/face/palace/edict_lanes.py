"""Buildings and tracks on the Edict stage; the lane of the placed icon makes room for results."""

from typing import Final

from stupor.games.stupor_mundi.face.components.icons import sprite_of
from stupor.games.stupor_mundi.face.palace.forecast import Palace
from stupor.games.stupor_mundi.face.palace.palace_boards import building_box, paint_courtier
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.language import tr, trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted, grown
from stupor.stage.items import Rect
from stupor.stage.palette import GILT, PAPER, SEPIA, WALNUT, clear

ROWS: Final = (("keep", 3, 2), ("tower", 5, 3), ("wall", 5, 3))
BUILDINGS: Final = ("keep", "tower", "wall")
LANES: Final = ("grain", "stone", "treasury", "ally", "specialist")
#: Names of the tracks in the layout where they differ from the icon.
ANCHORS: Final = {"ally": "court"}
#: Sheet, from the corner of the stage, on which the tracks are set anew while one of them is asked.
SHEET: Final = (1000.0, 8.0, 578.0, 376.0)
TOP: Final = 24.0
CELL: Final = 54.0
PITCH: Final = 59.0
#: How much higher the asked lane is: room for two plates with results.
ROOM: Final = 54.0
WELL: Final = (206, 187, 148)
WELL_RIM: Final = (146, 120, 78)
STUDS: Final = {"treasury": 9}


def step_of(icon: str) -> int:
    """How far one icon moves on its track."""
    return 3 if icon == "treasury" else 1


def cell(view: TableView, icon: str, value: int, asked: str) -> Rect:
    """The rectangle of a building space (from 1) or of a step of a track."""
    lane = ANCHORS.get(icon, icon)
    if icon in BUILDINGS:
        return view.anchors[f"stage.{icon}{value}"]
    box = view.anchors[f"stage.{lane}.{value}"]
    return box if asked in BUILDINGS else (box[0], lane_top(view, icon, asked), box[2], CELL)


def lane_top(view: TableView, icon: str, asked: str) -> float:
    """Where a track begins when another one, or itself, has made room."""
    below = LANES.index(icon) > LANES.index(asked)
    top = view.anchors["stage.panel"][1] + TOP
    return top + PITCH * LANES.index(icon) + (ROOM if below else 0)


def paint_sheet(view: TableView, draw: DrawList, asked: str) -> None:
    """New ground under the tracks when one of them takes more room than was painted."""
    if asked not in BUILDINGS:
        x, y, _, _ = view.anchors["stage.panel"]
        box = (x + SHEET[0], y + SHEET[1], SHEET[2], SHEET[3])
        draw.nine_slice("sheet", box, "ui/panel-paper", 24)


def paint_row(
    view: TableView, draw: DrawList, asked: str, palace: Palace, kind: str, spaces: int, stud: int
) -> None:
    """Frederick's Keeps, Towers or Walls."""
    have = palace[kind]
    for k in range(1, spaces + 1):
        box = cell(view, kind, k, asked)
        if k <= have:
            shape = building_box(grown(box, -2), kind)
            draw.with_shadow(f"{kind}{k}", shape, f"structure/{kind}-yellow")
        if k == stud:
            mark = around((box[0] + box[2] - 12, box[1] + 14), 34, 26)
            draw.label(f"{kind}.stud", mark, f"{stud}+", 16, "number", PAPER, outline=WALNUT)
    icon, count = view.anchors[f"stage.{kind}.icon"], view.anchors[f"stage.{kind}.count"]
    draw.picture(f"{kind}.icon", icon, sprite_of(kind), alpha=255 if kind == asked else 170)
    draw.number(f"{kind}.count", centre(count), have, 36, "gold")


def paint_track(view: TableView, draw: DrawList, asked: str, palace: Palace, icon: str) -> None:
    """One track with its steps, paler when it is not the one that is asked."""
    now, step = palace[icon], step_of(icon)
    first = cell(view, icon, 0, asked)
    mid = first[1] + first[3] / 2
    lane = ANCHORS.get(icon, icon)
    sign, label = view.anchors[f"stage.{lane}.icon"], view.anchors[f"stage.{lane}.label"]
    draw.picture(
        f"{icon}.icon", around((sign[0] + sign[2] / 2, mid), 46), sprite_of(ICON_OF[icon].sign)
    )
    draw.text(f"{icon}.label", (label[0], mid - 15, label[2], 30), _called(icon), 17.5, "bold")
    for value in range(0, 5 * step + 1, step):
        box = cell(view, icon, value, asked)
        if asked not in BUILDINGS:
            _paint_well(draw, f"{icon}.{value}", box, value == STUDS.get(icon, 3))
        _paint_step(draw, icon, value, value == now, box, ICON_OF[icon].piece)
        if icon == "ally" and 0 < value <= now:
            seat = (box[0] + 9, box[1], box[2] - 18, box[3])
            paint_courtier(draw, f"court.{value}", value - 1, seat)
    if icon != asked:
        last = cell(view, icon, 5 * step, asked)
        veil = (sign[0] - 4, first[1] - 2, last[0] + last[2] - sign[0] + 8, first[3] + 4)
        draw.box(f"{icon}.veil", veil, fill=(236, 220, 186, 120), radius=5)


def _called(icon: str) -> str:
    """What a track is called."""
    if icon == "specialist":
        return trc("track", "Specialist")
    return tr("Court") if icon == "ally" else tr(ICON_OF[icon].name)


def _paint_well(draw: DrawList, name: str, box: Rect, stud: bool) -> None:
    draw.box(f"{name}.well", box, fill=WELL, border=WELL_RIM, width=1.6, radius=6)
    if stud:
        mark = around((box[0] + box[2] - 5, box[1] + 5), 12)
        draw.picture(f"{name}.stud", mark, "stud/loyalist")


def _paint_step(draw: DrawList, icon: str, value: int, here: bool, box: Rect, sprite: str) -> None:
    figure = f"A{value}" if icon == "specialist" else str(value)
    if (icon == "specialist" and not value) or (icon == "ally" and value):
        return
    if not here:
        draw.label(f"{icon}.{value}", box, figure, 22, "title", SEPIA)
        return
    draw.box(f"{icon}.here", grown(box, -1), fill=clear(GILT, 140), radius=5)
    if not sprite:
        draw.label(f"{icon}.{value}", box, figure, 24, "number")
        return
    shape = fitted(64 / 78 if icon == "specialist" else 1, grown(box, -3))
    draw.with_shadow(f"{icon}.piece", shape, sprite)
    cx, cy = centre(box)
    draw.number(f"{icon}.now", (cx + 19, cy + 14), figure, 19)
