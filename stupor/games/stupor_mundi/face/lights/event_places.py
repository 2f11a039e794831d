"""Which place of the table an event of the Game log speaks of."""

from collections.abc import Callable
from typing import Final

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.palace.palace_boards import LANES
from stupor.games.stupor_mundi.face.rectangles import place_rect, zone_of
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.ids import ACTIONS
from stupor.stage.items import Rect
from stupor.stage.name import parsed

#: What is only on the page while it lies somewhere.
PIECES: Final = ("ally", "card", "project", "imperial")
_NAMES: Final[dict[str, Callable[[Event], str]]] = {
    "sailed": lambda e: f"city.{e.args[0]}",
    "played": lambda e: f"slot.{e.who}.{e.args[1]}",
    "promoted": lambda e: f"work.{e.args[1]}",
    "sold": lambda e: f"market.{e.args[3]}",
    "bought": lambda e: f"market.{e.args[3]}",
    "built": lambda e: f"castle.{e.who}.{e.args[0]}",
    "closed": lambda e: f"castle.{e.who}.w{e.args[0]}",
    "issued": lambda e: f"active.{e.args[1]}",
    "rewarded": lambda e: f"reward.{e.args[0]}",
    "summoned": lambda e: f"ally.{e.args[0]}",
    "purchased": lambda e: f"card.{e.args[0]}",
    "gave": lambda e: f"discard.{e.who}",
    "discarded": lambda e: f"discard.{e.who}",
    "drew": lambda e: f"deck.{e.who}",
    "lost": lambda e: f"store.{e.who}",
    "replaced": lambda e: f"store.{e.who}",
    "spent": lambda e: f"coins.{e.who}",
    "allies": lambda e: f"vp.{e.who}",
    "scored": lambda e: f"vp.{e.who}",
    "crusade": lambda e: f"crusade.{e.args[0]}",
    "banned": lambda e: f"crusade.{e.args[0]}",
    "acquired": lambda e: f"project.{e.args[0]}",
    "completed": lambda e: f"imperial.{e.args[0]}",
    "project_scored": lambda e: f"project.{e.args[0]}",
    "supplied": lambda e: f"ships.{e.who}",
    "exchanged": lambda e: "crusade.knights",
    "solo": lambda e: "solo.card",
    "ended": lambda e: "meta.header",
    "round": lambda e: "meta.header",
}


def event_rect(view: TableView, event: Event) -> Rect | None:
    """Where on the table an event happened, as things lie now."""
    if event.kind == "icon":
        return _track(view, str(event.args[1]))
    if event.kind == "action" and event.who == view.viewer:
        return place_rect(view, f"action.{ACTIONS.index(str(event.args[0])) + 1}")
    namer = _NAMES.get(event.kind)
    found = _rect(view, namer(event)) if namer else None
    return found or _own_panel(view, event.who)


def _rect(view: TableView, name: str) -> Rect | None:
    if name in view.anchors:
        return view.anchors[name]
    if parsed(name).kind in PIECES and not zone_of(view, name):
        return None
    return place_rect(view, name)


def _track(view: TableView, icon: str) -> Rect | None:
    if icon not in LANES:
        return place_rect(view, "specialist.f")
    first, last = (view.anchors[f"imperial.{name}"] for name in LANES[icon])
    return first[0], first[1], last[0] + last[2] - first[0], first[3]


def _own_panel(view: TableView, seat: int) -> Rect | None:
    """The panel of a rival, or the own castle's title; nothing for Frederick."""
    if seat < 0 or seat >= view.seats:
        return None
    if seat == view.viewer:
        return view.anchors["castle.title"]
    return view.anchors.get(place_of(view, seat))
