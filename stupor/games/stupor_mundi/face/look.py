"""The desk of looks: what rests on the table, what lies over it, and a rival seen close."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.cards.card_light import card_lights
from stupor.games.stupor_mundi.face.cards.fan import paint_raised, raised_box
from stupor.games.stupor_mundi.face.castle.castle_board import paint_price_under
from stupor.games.stupor_mundi.face.docks.opened import calls, unfolding
from stupor.games.stupor_mundi.face.draft.house_draft import (
    HELD,
    paint_banner_close,
    paint_held_banner,
    unready,
)
from stupor.games.stupor_mundi.face.foretelling.ghost_look import bar
from stupor.games.stupor_mundi.face.lights.highlights import glow_items
from stupor.games.stupor_mundi.face.lights.traces import own_turn_ended, paint_traces, touched
from stupor.games.stupor_mundi.face.margin.call import call
from stupor.games.stupor_mundi.face.margin.seal import seal_light
from stupor.games.stupor_mundi.face.painter import PAINTERS
from stupor.games.stupor_mundi.face.rivals.closeup import common_boards, paint_closeup, panel_under
from stupor.games.stupor_mundi.face.rivals.rival_panels import second_rail
from stupor.games.stupor_mundi.face.view import TableView, view_of
from stupor.games.stupor_mundi.face.voyage.harbours import paint_harbours
from stupor.stage.easel import Easel
from stupor.stage.items import Area, Item
from stupor.stage.palette import GHOST
from stupor.stage.regions import Paint, Region
from stupor.stage.tween import Point

__all__ = [
    "call", "calls", "card_lights", "common_boards", "glow_items", "paint_closeup",
    "paint_raised", "paint_traces", "panel_under", "raised_box", "second_rail", "unfolding",
    "unready", "view_of",
]  # fmt: skip

# what there is to say is imported late: the table is there sooner

#: Everything that rests on the table, from the board up.
REGIONS: Final = tuple(Region(name, cast(Paint, paint)) for name, paint in PAINTERS.items())
#: Plaques that hang on the table as banners, which light their own rim.
OWN_PLAQUES: Final = "choice.house:"
#: How large such a plaque is in the hand.
HELD_PLAQUE: Final = HELD
_SHIP: Final = "ship."


def near(view: TableView, held: str, mode: str = "") -> list[Item]:
    """The harbours within reach, and the seal where it alone is left.

    While something else than a Ship is held, no harbour is.
    """
    harbours = paint_harbours(view) if not held or held.startswith(_SHIP) else []
    return [*harbours, *seal_light(view)]


def paint_close(view: TableView, point: Point) -> list[Item]:
    """A banner of the draft, or the price of a site, under the pointer."""
    return [*paint_banner_close(view, point), *paint_price_under(view, point)]


def marks(events: Sequence[Event], seat: int, seats: int) -> dict[str, int]:
    """The places that others touched since a seat's last turn, and who was the last there."""
    return touched(events[own_turn_ended(events, seat) :], seat, seats == 1)


def held_plaque(own: int, rect: Area, z: int) -> list[Item]:
    """A plaque of the table's own, in the hand."""
    return paint_held_banner(own, rect, z)


def denied(place: Area | None) -> list[Item]:
    """A red frame about the thing that cannot be used now."""
    easel = Easel("denied", GHOST)
    if place is not None:
        bar(easel, "thing", place)
    return easel.items


def large_spots(view: TableView, seat: int) -> Iterable[tuple[str, Area]]:
    """The parts of the boards of a rival who is seen close."""
    from stupor.games.stupor_mundi.face.explain.large import large_spots as found

    return found(view, seat)


def nametags(view: TableView, large: int) -> list[Item]:
    """Names of everything in sight, or of a rival's boards that are seen close."""
    from stupor.games.stupor_mundi.face.lights.nametags import nametag_items

    return nametag_items(view, large)


def whole(view: TableView, piece: str, at: Point) -> list[Item]:
    """A component shown whole beside a point."""
    from stupor.games.stupor_mundi.face.lights.whole import paint_whole

    return paint_whole(view, piece, at)
