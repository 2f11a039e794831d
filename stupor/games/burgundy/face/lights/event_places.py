"""Which place of the table an event of the Game log speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.events import COUNTER, MOVED, Event
from stupor.games.burgundy.face.rectangles import place_rect, zone_rect
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import COLOURS, FACE_DOWN
from stupor.stage.items import Area


def _tile(event: Event) -> str:
    number = int(event.args[0])
    return f"back.{number - FACE_DOWN}" if number > FACE_DOWN else f"hex.{number}"


_NAMES: Final[dict[str, Callable[[Event], str]]] = {
    "took": _tile,
    "placed": _tile,
    "bought": _tile,
    "fetched": _tile,
    "white": lambda e: f"depot.{e.args[0]}.die",
    "removed": lambda e: f"depot.{e.args[1]}.die",
    "shipped": lambda e: f"depot.{e.args[0]}.die",
    "crossed": lambda e: f"pawn.{e.who}",
    "bonus": lambda e: f"bonus.{COLOURS[int(e.args[0])]}.{'small' if e.args[1] else 'large'}",
    "phase": lambda e: "phases",
    "round": lambda e: "rounds",
    "shield": lambda e: f"shield.{e.args[0]}",
    "scored": lambda e: f"vp.{e.who}",
    "founded": lambda e: f"vp.{e.who}",
    "ended": lambda e: "meta.header",
}
#: What a duchy has in one place only.
_KEPT: Final = {
    "sold": "sold",
    "workers": "workers",
    "hired": "workers",
    "changed": "workers",
    "mines": "silver",
    "tribute": "silver",
    "reward": "route",
}


def event_rect(view: TableView, event: Event) -> Area | None:
    """Where on the table an event happened, as things lie now."""
    if event.kind == MOVED:
        return place_rect(view, str(event.args[0])) or zone_rect(view, str(event.args[2]))
    if event.kind == COUNTER:
        return zone_rect(view, str(event.args[0]))
    namer = _NAMES.get(event.kind)
    found = place_rect(view, namer(event)) if namer else None
    if found is None and event.kind in _KEPT and event.who >= 0:
        found = zone_rect(view, f"{_KEPT[event.kind]}.{view.duchy(event.who)}")
    return found or _owner(view, event.who)


def _owner(view: TableView, seat: int) -> Area | None:
    """The panel of a rival, or the own arms; nothing for the table's own deeds."""
    if seat < 0 or seat >= view.seats:
        return None
    panel = view.panels().get(seat)
    if panel is not None:
        return view.anchors.get(f"rival.{panel}")
    return view.anchors.get("own.crest") or view.anchors["own"]
