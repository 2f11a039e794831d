"""The desk of places: where everything lies on the page, and what lies under a point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from stupor.games.burgundy.data.depots import BLACK_SPACES, DEPOTS, SPACES
from stupor.games.burgundy.face.gestures.asked import DEALT
from stupor.games.burgundy.face.lights.event_places import event_rect
from stupor.games.burgundy.face.lights.focus_groups import focus_groups
from stupor.games.burgundy.face.rectangles import place_rect
from stupor.games.burgundy.face.spots import spots_of
from stupor.games.burgundy.face.view import ALONE, MARK, TEAM, TableView
from stupor.games.burgundy.face.vocabulary import zone_of as lying_in
from stupor.stage.affordance import CHOICE
from stupor.stage.boxes import holds
from stupor.stage.items import Area
from stupor.stage.layout import Anchors
from stupor.stage.tween import Point

__all__ = ["event_rect", "focus_groups"]

#: Pages with what differs at tables of some kinds.
VARIANTS: Final = (f"{ALONE}13a", f"{ALONE}13b", TEAM)
#: Height of the rule of points above the boards.
_RULE: Final = 48.0
#: Only the ground below things: it speaks when asked.
GROUND: Final = ("central", "own", "household", "tray", "log", "prompt", "actions", "meta.header")
#: The most spaces that a duchy has.
_LARGEST: Final = 73


def anchors(page: Callable[[str], Anchors], area: Area) -> Mapping[str, Area]:
    """The places of the table, of every kind of table below its own name, and of a rival close."""
    table, close = page("table"), page("close")
    found = {name: table[name] for name in table}
    found |= {name: close[name] for name in close if name != "page"}
    for variant in VARIANTS:
        here = page(variant)
        found |= {variant + MARK + name: here[name] for name in here}
    return found


def pictured(anchors: Mapping[str, Area]) -> tuple[float, float, float]:
    """Left edge, upper edge and width of the boards, from the rule of points downwards."""
    x, y, _, _ = anchors["central"]
    own = anchors["own"]
    return x, y - _RULE, own[0] + own[2] - x


def rect(view: TableView, name: str) -> Area | None:
    """The rectangle of a piece, a place or a button."""
    return place_rect(view, name)


def height(view: TableView, name: str) -> tuple[int, int]:
    """A shield lies over its castle, a piece over the spaces."""
    return (1, 0) if name.startswith(("shield.", "goods.", "pawn.")) else (0, 0)


def spots(view: TableView) -> Iterator[tuple[str, Area]]:
    """Names and places of everything on the page, the uppermost first."""
    return spots_of(view)


def hovered(view: TableView, point: Point) -> str:
    """The name of what lies under a point, or nothing."""
    return next((name for name, box in spots_of(view) if holds(box, point)), "")


def is_ground(name: str) -> bool:
    """Whether a name is only the ground below things, which speaks when asked and never unasked."""
    return name in GROUND


def unasked(view: TableView, name: str) -> bool:
    """What is explained only when asked: the ground, and what is previewed: plaques, duchies."""
    return is_ground(name) or name.startswith((CHOICE, f"{DEALT}."))


def place_of(view: TableView, name: str, point: Point) -> Area | None:
    """Where a thing lies: the place under the point if it has several."""
    under = (box for found, box in spots_of(view) if found == name and holds(box, point))
    return next(under, None) or place_rect(view, name)


def zone_of(view: TableView, piece: str) -> str:
    """Where a piece lies, or nothing."""
    if piece in ("?", ""):
        return ""
    return lying_in(view.table, piece)


def known_places(seat: int, kind: str = "") -> Iterable[str]:
    """Everything that a hand might aim at."""
    yield from (f"own.d{space}" for space in range(1, _LARGEST + 1))
    yield from (f"depot.{n}.{k}" for n in range(1, DEPOTS + 1) for k in range(1, SPACES + 1))
    yield from (f"depot.{n}.die" for n in range(1, DEPOTS + 1))
    yield from (f"black.{space}" for space in range(1, len(BLACK_SPACES) + 1))
    yield from (f"stack.{colour}" for colour in range(1, 7))
    yield from (f"storage.{place}" for place in (1, 2, 3))
    yield from ("supply.workers", "workers", "sold", "buy", "inns", "log")
