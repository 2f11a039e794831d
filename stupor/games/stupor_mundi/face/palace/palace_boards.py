"""Frederick's Palace: buildings, Reserve and Treasury, Court, Edicts and their rewards."""

from typing import Final

from stupor.games.stupor_mundi.face.components.icon_rows import Token, paint_token
from stupor.games.stupor_mundi.face.components.icons import COURT, sprite_of
from stupor.games.stupor_mundi.face.components.tiles import paint_edict, paint_reward
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.language import tr, trc
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, fitted, grown
from stupor.stage.items import Item, Rect
from stupor.stage.palette import CREAM, GILT, PIECE, PRICE, SEPIA, TILE, TITLE, clear

BUILDINGS: Final = (("keep", 91 / 143), ("tower", 60 / 133), ("wall", 100 / 69))
#: First and last anchor of each of Frederick's tracks and rows.
LANES: Final = {
    "grain": ("grain.0", "grain.5"),
    "stone": ("stone.0", "stone.5"),
    "treasury": ("treasury.0", "treasury.15"),
    "ally": ("court1", "court5"),
    "tower": ("tower1", "tower5"),
    "wall": ("wall1", "wall5"),
    "keep": ("keep1", "keep3"),
}
TRACKS: Final = (("grain", range(6)), ("stone", range(6)), ("treasury", range(0, 16, 3)))


def building_box(box: Rect, kind: str) -> Rect:
    """How a building of Frederick's stands in its space."""
    aspect = dict(BUILDINGS)[kind]
    if kind == "wall":
        return fitted(aspect, grown(box, -1))
    x, y, w, h = fitted(aspect, (box[0] - 3, box[1] - 6, box[2] + 6, box[3] + 5), foot=True)
    return x, y, w, h


def paint_imperial(view: TableView) -> list[Item]:
    """Everything on the Imperial Area."""
    draw = DrawList("imperial", TILE)
    _paint_titles(view, draw)
    _paint_palace(view, draw)
    for track in TRACKS:
        _paint_track(view, draw, *track)
    _paint_court(view, draw)
    for row in (1, 2, 3):
        _paint_edict_row(view, draw, row)
    return draw.items


def _paint_titles(view: TableView, draw: DrawList) -> None:
    at = view.anchors
    x, y, w, _ = at["imperial.castle"]
    castle = tr("Castle") if view.compact else tr("Frederick\u2019s Castle")
    draw.text("castle", (x + 9, y + 3, w - 78, 20), castle, 16.5, "title", CREAM)
    grain = at["imperial.grain.0"]
    room = (grain[0] - 40, y + 1, 256, 19)
    draw.label("reserve", room, tr("Reserve and Treasury"), 15.5, "title", TITLE)
    for name, words, wide in (
        ("next1", trc("edicts", "Next"), 0),
        ("active1", trc("heading", "Active Edicts"), 18),
    ):
        box = at[f"imperial.{name}"]
        title = (box[0] - wide, y + 1, box[2] + 2 * wide, 19)
        z = None if view.panel_open else PRICE
        draw.label(name, title, words, 15.5, "title", TITLE, z=z)


def _paint_palace(view: TableView, draw: DrawList) -> None:
    x, y, w, _ = view.anchors["imperial.castle"]
    total = 0
    for kind, _ in BUILDINGS:
        icon = ICON_OF[kind]
        have = view.count(icon.counter)
        total += have
        for k in range(have):
            box = building_box(view.anchors[f"imperial.{kind}{k + 1}"], kind)
            draw.with_shadow(f"{kind}{k}", box, icon.piece, PIECE)
        _paint_stud(draw, kind, view.anchors[f"imperial.{kind}{2 if kind == 'keep' else 3}"])
        row = view.anchors[f"imperial.{kind}1"]
        at = (x + w - 17, row[1] + row[3] / 2)
        draw.number(f"{kind}.count", at, have, 26, "gold")
    draw.picture("total.icon", around((x + w - 44, y + 14), 25), sprite_of("structure"))
    draw.number("total", (x + w - 17, y + 14), total, 20, "gold")


def _paint_track(view: TableView, draw: DrawList, name: str, steps: range) -> None:
    at = view.anchors
    first = at[f"imperial.{name}.0"]
    mid = first[1] + first[3] / 2
    paint_token(draw, f"{name}.icon", Token(ICON_OF[name].sign), (first[0] - 19, mid), 33)
    now = view.count(ICON_OF[name].counter)
    for step in steps:
        box = at[f"imperial.{name}.{step}"]
        if step != now:
            draw.label(f"{name}.{step}", box, str(step), 19, "title", SEPIA)
            continue
        draw.box(f"{name}.here", grown(box, -1), fill=clear(GILT, 140), radius=4)
        cx, cy = centre(box)
        draw.with_shadow(f"{name}.piece", around((cx, cy), 37), ICON_OF[name].piece, PIECE)
        draw.number(f"{name}.now", (cx + 9, cy + 9), step, 18, z=PIECE)
    _paint_stud(draw, name, at[f"imperial.{name}.{9 if name == 'treasury' else 3}"])


def paint_courtier(draw: DrawList, name: str, index: int, box: Rect) -> None:
    """One of Frederick's Allies at his Court, in a yellow frame."""
    inner = grown(box, -1.5)
    portrait = fitted(118 / 153, inner)
    draw.box(f"{name}.ground", inner, fill=(26, 14, 6), radius=4)
    draw.picture(name, portrait, f"portrait/{COURT[index]}")
    draw.box(f"{name}.frame", inner, border=(224, 169, 46), width=2.2, radius=4)


def _paint_court(view: TableView, draw: DrawList) -> None:
    first = view.anchors["imperial.court1"]
    have = view.count("f.allies")
    mid = first[1] + first[3] / 2
    at = (first[0] - 19, mid - 4)
    paint_token(draw, "court.icon", Token("frederick-ally"), at, 35)
    draw.number("court.count", (at[0] + 9, at[1] + 15), have, 18)
    for k in range(min(have, 5)):
        paint_courtier(draw, f"court{k}", k, view.anchors[f"imperial.court{k + 1}"])
    _paint_stud(draw, "court", view.anchors["imperial.court3"])


def _paint_stud(draw: DrawList, name: str, box: Rect) -> None:
    at = (box[0] + box[2] - 4, box[1] + 4)
    draw.picture(f"{name}.stud", around(at, 12), "stud/loyalist", PIECE)


def _paint_edict_row(view: TableView, draw: DrawList, row: int) -> None:
    active, waiting = view.first(f"active.{row}"), view.first(f"next.{row}")
    if active:
        box = view.anchors[f"imperial.active{row}"]
        paint_edict(draw, active, box, "edict/tile", 33)
    if waiting:
        box = view.anchors[f"imperial.next{row}"]
        paint_edict(draw, waiting, box, "edict/tile-small", 25.5)
    paint_reward(draw, row, view.anchors[f"imperial.reward{row}"])
