"""The desk of places: where everything lies on the page, and what lies under a point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from stupor.games.stupor_mundi.face.cards.fan import raised_box
from stupor.games.stupor_mundi.face.chronicle.log_scroll import SIGNS, log_buttons
from stupor.games.stupor_mundi.face.docks.opened import is_covered
from stupor.games.stupor_mundi.face.draft.house_draft import drafting, on_banners
from stupor.games.stupor_mundi.face.gestures.attempts import known_places
from stupor.games.stupor_mundi.face.lights.event_places import event_rect
from stupor.games.stupor_mundi.face.lights.focus_groups import focus_groups
from stupor.games.stupor_mundi.face.palace.frederick_places import frederick_places
from stupor.games.stupor_mundi.face.rectangles import place_rect, zone_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.affordance import CHOICE
from stupor.stage.items import Area
from stupor.stage.layout import Anchors
from stupor.stage.tween import Point

__all__ = ["event_rect", "focus_groups", "known_places", "zone_of"]

# what there is to explain is imported late: the table is there sooner

BUTTONS: Final[Mapping[str, str]] = {
    "seal": "actions.seal",
    "done": "actions.seal",
    "end": "actions.seal",
    "pass": "actions.pass",
    "undo": "actions.undo",
    "redo": "actions.redo",
    "menu": "header.menu",
    "rules": "header.rules",
}
#: Height of the track of points above the boards.
_TRACK: Final = 44.0
#: A hand card shrinks over a card slot, so that slots and ribbon stay in sight.
_OVER_SLOT: Final = (92.0, 129.0)
_SLOTS: Final = ("slot.", "action.")


def anchors(page: Callable[[str], Anchors], area: Area) -> Mapping[str, Area]:
    """The places of the table and of the Edicts on it, from the pages of the level."""
    pages = (page("stage_edict"), page("stage_expansions"), page("table"))
    places = {name: found[name] for found in pages for name in found}
    return {**places, **frederick_places(places["solo.panel"])}


def pictured(anchors: Mapping[str, Area]) -> tuple[float, float, float]:
    """Left edge, upper edge and width of the boards, from the track of points downwards."""
    left, _, _, _ = anchors["central"]
    x, y, w, _ = anchors["voyage"]
    return left, y - _TRACK, x + w - left


def rect(view: TableView, name: str) -> Area | None:
    """The rectangle of a piece, a place or a button; what is covered cannot be touched."""
    if name in SIGNS:
        return log_buttons(view)[name]
    if name in BUTTONS:
        return view.anchors[BUTTONS[name]]
    found = place_rect(view, name)
    if found is None or (in_hand(view, name) and on_banners(view, found)):
        return None
    return None if is_covered(view, zone_of(view, name) or name, found) else found


def in_hand(view: TableView, name: str) -> bool:
    """Whether this is a card of the hand of the one who looks."""
    return name in view.table.pieces(f"hand.{view.viewer}")


def raised(view: TableView, name: str) -> Area | None:
    """Where a card of the hand lies while the pointer is on it: larger than at rest."""
    return raised_box(view, name) if in_hand(view, name) else None


def height(view: TableView, name: str) -> tuple[int, int]:
    """Which of two things lies over the other: the hand from left to right, then the rest."""
    hand = view.table.pieces(f"hand.{view.viewer}")
    return (1, hand.index(name)) if name in hand else (0, 0)


def size_over(target: str) -> tuple[float, float] | None:
    """How large what is held is over a target; None: as it is."""
    return _OVER_SLOT if target.startswith(_SLOTS) else None


def spots(view: TableView) -> Iterable[tuple[str, Area]]:
    """Names and places of everything on the page, the uppermost first."""
    from stupor.games.stupor_mundi.face.explain import spots as found

    return found(view)


def hovered(view: TableView, point: Point) -> str:
    """The name of what lies under a point, or nothing."""
    from stupor.games.stupor_mundi.face.explain import hovered as found

    return found(view, point)


def is_ground(name: str) -> bool:
    """Whether a name is only the ground below things, which speaks when asked and never unasked."""
    from stupor.games.stupor_mundi.face.explain import is_ground as found

    return found(name)


def place_of(view: TableView, name: str, point: Point) -> Area | None:
    """Where a thing lies: the place under the point if it has several."""
    from stupor.games.stupor_mundi.face.explain import place_of as found

    return found(view, name, point)


def unasked(view: TableView, name: str) -> bool:
    """What is explained only when asked: the ground, and what shows in other ways anyway.

    Banners say all themselves, their cards are seen close, and plaques are previewed.
    """
    plain = is_ground(name) or name.startswith(CHOICE)
    return plain or (drafting(view) and name.startswith("card."))


def is_over(view: TableView, name: str) -> bool:
    """Whether a hovered button lies over the table and hides what is below: a plaque."""
    return name.startswith(CHOICE) and not drafting(view)
