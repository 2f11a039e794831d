"""The Imperial Projects: what each wants built, what it brings, and what opens it."""

from collections.abc import Sequence
from typing import Final

from stupor.games.stupor_mundi.face.components.icons import sprite_of
from stupor.games.stupor_mundi.face.components.printed import CONDITIONS, PROJECTS
from stupor.games.stupor_mundi.face.docks.boards import SMALLEST, paint_pairs, within
from stupor.games.stupor_mundi.face.docks.dock import plate_in, tile_in
from stupor.games.stupor_mundi.face.player.player_board import FRONTS
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.ids import KEEP, TOWER, WALL
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted
from stupor.stage.items import Rect
from stupor.stage.palette import PIECE

KINDS: Final = {TOWER: "tower", WALL: "wall", KEEP: "keep"}
#: At full size signs, figures and rules need not grow further.
KIND: Final = 36.0
LEAST: Final = 27.0
RULE: Final = 27.0
#: The rim of a fulfilled Condition.
MET: Final = (64, 178, 84)
#: What a Project counts, as an icon.
MEASURES: Final = {
    "edicts": "edict",
    "great": "great-keep",
    "keeps": "keep",
    "sides": "closed-side",
    "stored": "resource",
    "walls": "wall",
    "allies": "ally",
    "advanced": "card",
    "settled": "specialist",
}


def kind_of_project(project: int) -> str:
    """Tower, wall or keep: what Imperial Structure belongs to a Project."""
    return KINDS[PROJECTS[project].kind]


def paint_projects(view: TableView, draw: DrawList, cells: Sequence[Rect]) -> None:
    """Every Project that nobody has taken yet, with its Condition."""
    for slot, cell in enumerate(cells, start=1):
        project, condition = view.first(f"project.{slot}"), view.first(f"condition.{slot}")
        if project:
            paint_project(view, draw, project, tile_in(cell))
        if condition:
            met = view.fact(f"condition_met.{view.viewer}.{number_of(condition)}")
            paint_condition(draw, condition, plate_in(cell), bool(met))


def paint_project(view: TableView, draw: DrawList, piece: str, box: Rect) -> None:
    """A Project: its picture, its kind of Structure, VP for each thing it counts."""
    project = number_of(piece)
    if not project:
        draw.with_shadow(piece, box, "project/tile")
        return
    x, y, w, h = box
    tile = PROJECTS[project]
    draw.with_shadow(piece, box, f"project/{project}")
    size = max(18.0, min(w * 0.42, KIND))
    kind = (x - w * 0.02, y - h * 0.02, size, size)
    draw.picture(f"{piece}.kind", kind, f"icon/imperial-{KINDS[tile.kind]}")
    rule = [(str(tile.each), "vp"), ("", MEASURES[tile.measure])]
    strip = within((x + w * 0.04, y + h * 0.64, w * 0.92, h * 0.32), RULE)
    paint_pairs(view, draw, f"{piece}.rule", strip, rule)


def paint_condition(draw: DrawList, piece: str, box: Rect, met: bool = False) -> None:
    """A Condition: what is counted, how much of it, and whether it is fulfilled now."""
    condition = CONDITIONS[number_of(piece)]
    x, y, w, h = box
    draw.with_shadow(piece, box, "project/condition")
    well = around((x + w / 2, y + h * 27 / 96), w * 42 / 52)
    draw.picture(f"{piece}.sign", well, f"condition/{condition.id}")
    size = max(SMALLEST, min(h * 0.35, LEAST))
    words = ">" if condition.measure == "lead" else condition.least
    draw.number(f"{piece}.least", (centre(box)[0], y + h * 0.74), words, size, "plain")
    if met:
        draw.box(f"{piece}.lit", box, border=MET, width=2.2, radius=3)
        d = max(15.0, min(w * 0.62, 26.0))
        draw.picture(f"{piece}.met", (x + w - d * 0.8, y - d * 0.1, d, d), "check/yes", PIECE)


def paint_own(view: TableView, draw: DrawList, piece: str, box: Rect) -> None:
    """A Project that one has to build: the Structure before its picture, and what it brings."""
    x, y, w, h = box
    tile = PROJECTS[number_of(piece)]
    kind = KINDS[tile.kind]
    draw.with_shadow(piece, (x, y, h, h), f"project/{tile.id}")
    stand = fitted(FRONTS[kind], (x + 3, y + 2, h - 6, h - 4), foot=True)
    draw.with_shadow(f"imperial.{tile.id}", stand, f"project/imperial-{kind}", PIECE)
    side = h * 0.5
    if w < h + side:
        return
    draw.picture(f"{piece}.vp", (x + h + 1, y, side, side), "vp/laurel")
    at = (x + h + 1 + side / 2, y + side / 2)
    draw.number(f"{piece}.each", at, tile.each, SMALLEST, "gain")
    below = (x + h + 1, y + side, side, side)
    draw.picture(f"{piece}.counts", below, sprite_of(MEASURES[tile.measure]))
