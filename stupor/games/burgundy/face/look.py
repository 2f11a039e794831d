"""The desk of looks: what rests on the table, what lies over it, and a rival seen close."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from stupor.games.burgundy.face.duchy.dealt import dealt
from stupor.games.burgundy.face.lights.fan import fan_items
from stupor.games.burgundy.face.lights.glows import glow_items, is_hex, light
from stupor.games.burgundy.face.lights.prices import price_items
from stupor.games.burgundy.face.lights.traces import marks, paint_traces
from stupor.games.burgundy.face.painter import PAINTERS
from stupor.games.burgundy.face.rail.call import call
from stupor.games.burgundy.face.rail.plates import seal_light
from stupor.games.burgundy.face.rivals.closeup import (
    close_spots,
    common_boards,
    paint_closeup,
    panel_under,
)
from stupor.games.burgundy.face.view import TableView, view_of
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.palette import GHOST
from stupor.stage.regions import Paint, Region
from stupor.stage.tween import Point, grown

__all__ = [
    "call", "common_boards", "glow_items", "marks", "paint_closeup", "paint_traces", "panel_under",
    "view_of",
]  # fmt: skip

#: Everything that rests on the table, from the board up.
REGIONS: Final = tuple(Region(name, cast(Paint, paint)) for name, paint in PAINTERS.items())
_NOWHERE: Final[Area] = (0.0, 0.0, 0.0, 0.0)
_RED: Final = (200, 40, 40)


def near(view: TableView, held: str, mode: str = "") -> list[Item]:
    """What a held thing costs where it may go, and the tiles that a die could lay there.

    While nothing is held, the light of the seal once every die is used. Nothing while duchies lie
    over the boards.
    """
    if dealt(view):
        return []
    seal = [] if held else seal_light(view)
    return [*seal, *fan_items(view, held, mode), *price_items(view, held, mode)]


def raised_box(view: TableView, card: str) -> Area:
    """No card rises."""
    return _NOWHERE


def denied(place: Area | None) -> list[Item]:
    """A dark, dotted hex, or a red frame, about the thing that cannot be used now."""
    easel = Easel("denied", GHOST)
    if place is not None and is_hex(place):
        light(easel, "hex", place, "not")
    elif place is not None:
        easel.box("frame", grown(place, 1), border=_RED, width=4, radius=8)
    return easel.items


def large_spots(view: TableView, seat: int) -> Iterable[tuple[str, Area]]:
    """The parts of the boards of a rival who is seen close."""
    return close_spots(view, seat)


def nametags(view: TableView, large: int) -> list[Item]:
    """Names of everything in sight, or of a rival's boards that are seen close."""
    from stupor.games.burgundy.face.lights.nametags import nametag_items

    return nametag_items(view, large)


def whole(view: TableView, piece: str, at: Point) -> list[Item]:
    """A component shown whole beside a point."""
    from stupor.games.burgundy.face.lights.whole import paint_whole

    return paint_whole(view, piece, at)
