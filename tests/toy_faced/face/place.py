"""Where everything of the toy lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from stupor.engine.events import Event
from stupor.stage.items import Area
from stupor.stage.layout import Anchors
from stupor.stage.plain import place as plain
from stupor.stage.tween import Point, inside
from stupor.stage.view import View
from stupor.stage.web import Spot

TILE: Final = 96.0
KEPT: Final = 46.0
GAP: Final = 12.0
#: A mat is so high, and so much of it stands above its tiles.
MAT: Final = 124.0
HEAD: Final = 40.0
#: What a hand can lay a tile on, besides the mats.
BOX: Final = "box"


def anchors(page: Callable[[str], Anchors], area: Area) -> Mapping[str, Area]:
    """The plain places; in their midst bag, row, die, hand and box, then a mat for each seat."""
    found = dict(plain.anchors(page, area))
    x, y, w, _ = found["hand.fan"]
    for column, name in enumerate(("bag", "row.0", "row.1", "row.2", "die", "taken", BOX)):
        found[name] = (x + GAP + column * (TILE + GAP), y + GAP, TILE, TILE)
    for seat in range(4):
        found[mat(seat)] = (x, y + TILE + 3 * GAP + seat * (MAT + GAP), w, MAT)
    return found


def mat(seat: int) -> str:
    """The mat of a seat."""
    return f"mat.{seat}"


def rect(view: View, name: str) -> Area | None:
    """The rectangle of a tile, a mat or a plate."""
    for number, piece in enumerate(view.table.pieces("row")):
        if piece == name:
            return view.anchors[f"row.{number}"]
    for seat in range(view.seats):
        if name in view.table.pieces(f"hand.{seat}"):
            return view.anchors["taken"]
        kept = view.table.pieces(f"kept.{seat}")
        if name in kept:
            return _kept(view.anchors[mat(seat)], kept.index(name))
    return plain.rect(view, name) or view.anchors.get(name)


def spots(view: View) -> Iterable[tuple[str, Area]]:
    """Tiles, then what lies below them."""
    tiles = [*view.table.pieces("row"), *view.table.pieces(f"hand.{view.count('turn')}")]
    for name in (*tiles, "die", BOX, *map(mat, range(view.seats))):
        found = rect(view, name)
        if found is not None:
            yield name, found


def hovered(view: View, point: Point) -> str:
    """The name of what lies under a point, or nothing."""
    return next((name for name, box in spots(view) if inside(box, point)), "")


def is_ground(name: str) -> bool:
    """A mat is ground."""
    return name.startswith("mat.")


def event_rect(view: View, event: Event) -> Area | None:
    """A tile is where it lies."""
    return rect(view, str(event.args[0])) if event.kind == "moved" else None


def known_places(seat: int, kind: str = "") -> Iterable[str]:
    """Where a hand might lay a tile."""
    return (mat(seat), BOX)


def focus_groups(
    view: View, lit: Iterable[tuple[str, Area]], others: Iterable[tuple[str, Area]]
) -> Mapping[str, list[Spot]]:
    """Tiles, then plaques, then plates."""
    bright, found = dict(lit), dict[str, list[Spot]](tiles=[], options=[], plates=[])
    for name, box in bright.items():
        group = "tiles" if name.startswith("tile.") else "options"
        found[group].append(Spot(name, box, lit=True))
    found["plates"] = [Spot(name, box) for name, box in others if name not in bright and box[2]]
    return found


def _kept(box: Area, number: int) -> Area:
    x, y, _, _ = box
    return x + GAP + number * (KEPT + 6), y + HEAD + 18, KEPT, KEPT
