"""The plain desk of places: the plates, and nothing else that has a place of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from stupor.engine.events import Event
from stupor.stage.affordance import CHOICE
from stupor.stage.focus import grouped
from stupor.stage.items import Area
from stupor.stage.layout import Anchors
from stupor.stage.plain.plan import plan
from stupor.stage.tween import Point
from stupor.stage.view import View
from stupor.stage.web import Spot

#: Names of buttons and the plates where they are.
_PLATES: Final = {
    "seal": "actions.seal", "done": "actions.seal", "end": "actions.seal",
    "pass": "actions.pass", "undo": "actions.undo", "redo": "actions.redo",
    "menu": "header.menu",
}  # fmt: skip
_NOWHERE: Final[Area] = (0.0, 0.0, 0.0, 0.0)


def anchors(page: Callable[[str], Anchors], area: Area) -> Mapping[str, Area]:
    """The named places on the page; a plain table needs no level."""
    return plan(area)


def pictured(anchors: Mapping[str, Area]) -> tuple[float, float, float]:
    """Left edge, upper edge and width of what a picture of the game shows."""
    x, y, w, _ = anchors["hand"]
    return x, y, w


def rect(view: View, name: str) -> Area | None:
    """The rectangle of a plate."""
    return view.anchors[_PLATES[name]] if name in _PLATES else None


def in_hand(view: View, name: str) -> bool:
    """No card lies in a fan."""
    return False


def raised(view: View, name: str) -> Area | None:
    """No card rises."""
    return None


def height(view: View, name: str) -> tuple[int, int]:
    """Nothing lies over anything."""
    return (0, 0)


def card_box(view: View, card: str) -> tuple[Area, float]:
    """No card has a place."""
    return _NOWHERE, 0.0


def seen_place(view: View, card: str) -> tuple[Area, float]:
    """No card has a place."""
    return _NOWHERE, 0.0


def size_over(target: str) -> tuple[float, float] | None:
    """What is held stays as it is."""
    return None


def spots(view: View) -> Iterable[tuple[str, Area]]:
    """Nothing is explained."""
    return ()


def hovered(view: View, point: Point) -> str:
    """Nothing is explained."""
    return ""


def is_ground(name: str) -> bool:
    """Nothing is ground."""
    return False


def is_over(view: View, name: str) -> bool:
    """Whether a hovered button is an option's."""
    return name.startswith(CHOICE)


def unasked(view: View, name: str) -> bool:
    """Nothing is explained unasked."""
    return True


def place_of(view: View, name: str, point: Point) -> Area | None:
    """Where a plate lies."""
    return rect(view, name)


def zone_of(view: View, piece: str) -> str:
    """Where a piece lies, or nothing."""
    return next((zone for zone, here in view.table.zones.items() if piece in here), "")


def event_rect(view: View, event: Event) -> Area | None:
    """No event has a place."""
    return None


def known_places(seat: int, kind: str = "") -> Iterable[str]:
    """Nothing is dropped anywhere."""
    return ()


def focus_groups(
    view: View, lit: Iterable[tuple[str, Area]], others: Iterable[tuple[str, Area]]
) -> Mapping[str, list[Spot]]:
    """The options, and the plates that can be pressed at any time."""
    bright = dict(lit)
    groups = ("options", "plates")
    return grouped(groups, bright.items(), others, lambda name, _: groups[name not in bright])
