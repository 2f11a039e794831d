"""The Workplace Area: columns, abilities, Grain on the arrows, tokens, bonus tiles, Specialists."""

from typing import Final

from stupor.games.stupor_mundi.effects.promote import arrow_grain
from stupor.games.stupor_mundi.face.components.icon_rows import Token, paint_row, paint_token
from stupor.games.stupor_mundi.face.components.icons import ability_row
from stupor.games.stupor_mundi.face.components.printed import PATHS as ARROWS
from stupor.games.stupor_mundi.face.components.tiles import paint_bonus
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import (
    GLOW,
    INK,
    IVORY,
    PIECE,
    TILE,
    TITLE,
    clear,
)

PATHS: Final[dict[str, int]] = {"a": 5, "b": 3, "c": 5}
COLUMNS: Final = (
    mark("Countryside I"),
    mark("Countryside II"),
    mark("Village I"),
    mark("Village II"),
    mark("City"),
)
#: The same in a small window.
SHORT_COLUMNS: Final = (mark("Country I"), mark("Country II"), *COLUMNS[2:])
#: Height of a space on the design's page.
LOW: Final = 78.0
SPECIALIST: Final = (33.0, 40.0)
#: Where the base of a Specialist stands, as a share of its height.
FOOT: Final = 0.84
#: Offsets in a start well for up to four Specialists; with more than two they stand smaller.
START_PLACES: Final = (
    ((28, 34), (50, 34)),
    ((29, 4), (50, 4), (16, 39), (42, 39)),
)


def ability_at(view: TableView, path: str, space: int) -> str:
    """The ability code of a Workplace space, nothing for a City or an empty tile space."""
    if space == PATHS[path]:
        return ""
    section = "country" if space < 3 else "village"
    tile = view.first(f"{section}.{path}")
    return f"{section}{2 - space % 2}.{parsed(tile).last}" if tile else ""


def grain_of(view: TableView, path: str, space: int) -> int:
    """Grain on the arrow into a space, with what a chapter adds to it."""
    return arrow_grain(
        ARROWS["abc".index(path) + 1].arrows[space], view.fact("twist.workplace_grain")
    )


def specialist_box(view: TableView, zone: str, piece: str) -> Rect:
    """Where a Specialist stands in a Workplace zone."""
    here = sorted({*view.table.pieces(zone), piece})
    if zone == "work.start":
        return _start_box(view, here, piece)
    x, y, w, h = view.anchors["workplace" + zone[4:]]
    step = min(36.0, (w - 14) / len(here))  # a light about one leaves the next one clear
    share = min(1.0, step / SPECIALIST[0])  # many are smaller, so that none covers another
    wide, high = SPECIALIST[0] * share, SPECIALIST[1] * share
    return x + 10 + here.index(piece) * step, y + h - high, wide, high


def _start_box(view: TableView, here: list[str], piece: str) -> Rect:
    row = parsed(piece).number % 3 if piece[-1].isdigit() else 0
    mates = [p for p in here if p[-1].isdigit() and int(p[-1]) % 3 == row]
    x, y, _, _ = view.anchors[f"workplace.{'abc'[row]}.start"]
    crowded = len(mates) > 2
    dx, dy = START_PLACES[crowded][mates.index(piece) % 4]
    size = (27, 33) if crowded else SPECIALIST
    return x + dx - (4 if not crowded else 0), y + dy, *size


def paint_workplace(view: TableView) -> list[Item]:
    """Everything on the Workplace Area."""
    draw = DrawList("work", TILE)
    _paint_headers(view, draw)
    for path, last in PATHS.items():
        start = view.anchors[f"workplace.{path}.start"]
        disc = around((start[0] + 15, start[1] + 16), 24)
        draw.label(f"{path}.letter", disc, path.upper(), 18, "number", IVORY)
        for space in range(1, last + 1):
            _paint_space(view, draw, path, space)
        _paint_bonuses(view, draw, path)
    for path in "ac":
        for token in view.pieces(f"token.{path}"):
            draw.with_shadow(token, view.anchors[f"workplace.{path}.token"], "edict/token")
    _paint_specialists(view, draw)
    return draw.items


def _paint_headers(view: TableView, draw: DrawList) -> None:
    x, y, w, _ = view.anchors["workplace.start"]
    draw.label("paths", (x, y - 24, w, 22), tr("Paths"), 16, "title", TITLE)
    for k, title in enumerate(SHORT_COLUMNS if view.compact else COLUMNS):
        box = view.anchors[f"workplace.a.{k + 1}"]
        words = tr(title)
        room = (box[0] - 3, box[1] - 25, box[2] + 6, 23)
        draw.label(f"column{k}", room, words, 15.5, "title", IVORY, outline=INK)


def _paint_space(view: TableView, draw: DrawList, path: str, space: int) -> None:
    box = view.anchors[f"workplace.{path}.{space}"]
    cx, _ = centre(box)
    code = ability_at(view, path, space)
    name = f"{path}.{space}"
    if code:
        spare = box[3] - LOW
        at = (cx, box[1] + 24 + spare * 0.16)
        paint_row(draw, name, ability_row(code), at, 35 + spare * 0.26, 3, box[2] - 12)
    grain = grain_of(view, path, space)
    if grain:
        at = (box[0] - 6.5, box[1] + box[3] / 2 + 20)
        paint_token(draw, f"{name}.price", Token("grain"), at, 27)
        draw.number(f"{name}.grain", (at[0] + 6, at[1] + 5), grain, 16.5, "pay")


def bonus_box(view: TableView, path: str, index: int) -> Rect:
    """Where a City Bonus tile of a path lies."""
    x, y, _, _ = view.anchors[f"workplace.{path}.bonus"]
    return x + 1 + 38 * min(index, 2), y + 1, 37, 36


def _paint_bonuses(view: TableView, draw: DrawList, path: str) -> None:
    for index, piece in enumerate(view.pieces(f"bonus.{path}")):
        paint_bonus(draw, piece, bonus_box(view, path, index))


def _paint_specialists(view: TableView, draw: DrawList) -> None:
    draw.z = PIECE
    zones = ["work.start"]
    zones += [f"work.{path}.{n}" for path, last in PATHS.items() for n in range(1, last + 1)]
    for zone in zones:
        for piece in view.pieces(zone):
            paint_specialist(view, draw, piece, specialist_box(view, zone, piece))


def paint_specialist(view: TableView, draw: DrawList, piece: str, box: Rect) -> None:
    """A Specialist; those of the one who looks stand in a light."""
    owner = parsed(piece).parts[0]
    if owner == str(view.viewer):
        _paint_light(draw, piece, box)
    sprite = f"specialist/{view.colour(owner)}"
    draw.with_shadow(piece, box, sprite)


def _paint_light(draw: DrawList, piece: str, box: Rect) -> None:
    """A lit ring on the ground about its foot, hardly wider than itself, under all the others."""
    x, y, w, h = box
    foot = (x + w / 2, y + h * FOOT)
    pool = around(foot, w * 0.78, h * 0.3)
    draw.box(f"{piece}.pool", pool, PIECE - 1, fill=clear(GLOW, 190), radius=h * 0.15)
    draw.picture(f"{piece}.light", around(foot, w * 1.05, h * 0.48), "glow/round", PIECE - 1)
