"""Where everything lies on the page, what lies under a point, and in which order keys go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.cards.fan import hand_of, raised_box
from stupor.games.stupor_mundi.face.docks.dock import dock_of
from stupor.games.stupor_mundi.face.docks.opened import is_covered
from stupor.games.stupor_mundi.face.draft.house_draft import covered, on_banners
from stupor.games.stupor_mundi.face.game_log.log_scroll import SIGNS, log_buttons
from stupor.games.stupor_mundi.face.lights.event_places import event_rect
from stupor.games.stupor_mundi.face.margin.seal import FOCUS, ring_of
from stupor.games.stupor_mundi.face.palace.edict_question import stage_open
from stupor.games.stupor_mundi.face.palace.frederick_panel import frederick_places
from stupor.games.stupor_mundi.face.rectangles import place_rect, zone_of
from stupor.games.stupor_mundi.face.view import CITIES, TableView
from stupor.games.stupor_mundi.face.voyage.harbours import berth_of
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_city
from stupor.stage.affordance import CHOICE
from stupor.stage.focus import grouped
from stupor.stage.focus_graph import FocusSpot
from stupor.stage.game_ui.layout import PLATES, Layout, Named
from stupor.stage.game_ui.override import override
from stupor.stage.geometry import Point, centre, holds
from stupor.stage.items import Rect
from stupor.stage.layout import Anchors
from stupor.stage.name import parsed
from stupor.stage.node import Node

BUTTONS: Final[Mapping[str, str]] = {**PLATES, "rules": "header.rules"}
#: Height of the track of points above the boards.
_TRACK: Final = 44.0
#: A hand card shrinks over a card slot, so that slots and ribbon stay in sight.
_OVER_SLOT: Final = (92.0, 129.0)
_SLOTS: Final = ("slot", "action")
ORDER: Final = (
    "ribbon", "choices", "stage", "hand", "slots", "actions", "pieces", "castle", "warehouse",
    "allies", "voyage", "workplace", "edicts", "tracks", "expansions", "rail", "rivals", "header",
    "log", "seal",
)  # fmt: skip
#: Regions of the page, and the group of what lies there.
REGIONS: Final = (
    ("prompt", "ribbon"),
    ("hand", "hand"),
    ("castle", "castle"),
    ("player", "slots"),
    ("voyage", "voyage"),
    ("central", "tracks"),
    ("rail.vp", "rail"),
    ("log", "log"),
    ("actions", "seal"),
    ("meta.header", "header"),
)
#: Inside the Player Board and the Central Board the first part of a name tells more.
OWN: Final = {
    "action": "actions",
    "structure": "pieces",
    "shelf": "pieces",
    "keep": "pieces",
    "ally": "allies",
    "store": "warehouse",
    "coins": "warehouse",
    "grain": "warehouse",
    "stone": "warehouse",
    "books": "warehouse",
    "ships": "warehouse",
    "projects": "warehouse",
    "done": "warehouse",
    "project": "warehouse",
    "imperial": "warehouse",
}
CENTRAL: Final = {
    "work": "workplace",
    "specialist": "workplace",
    "bonus": "workplace",
    "token": "workplace",
    "arrow": "workplace",
    "path": "workplace",
    "column": "workplace",
    "workplace": "workplace",
    "active": "edicts",
    "next": "edicts",
    "reward": "edicts",
    "edict": "edicts",
}
#: Regions that hold several groups, told apart by the kinds of things.
INNER: Final[Mapping[str, Mapping[str, str]]] = {"player": OWN, "central": CENTRAL}
Place = tuple[str, Rect]


class StuporMundiLayout(Layout[TableView]):
    """Where everything lies on the page, and what lies under a point."""

    @override
    def anchors(self, page: Callable[[str], Anchors], area: Rect) -> Mapping[str, Rect]:
        """The places of the table and of the Edicts on it, from the pages of the level."""
        pages = (page("stage_edict"), page("stage_expansions"), page("table"))
        places = {name: found[name] for found in pages for name in found}
        left, (x, y, w, h) = places["central"][0], places["voyage"]
        picture = (left, y - _TRACK, x + w - left, h + _TRACK)
        portraits = {"picture": picture, "portrait": places["castle"]}
        return {**places, **frederick_places(places["solo.panel"]), **portraits}

    @override
    def compared(self, anchors: Mapping[str, Rect]) -> Sequence[Rect]:
        """The boards of all and one's own, without the hand."""
        x, y, _, _ = anchors["central"]
        voyage, player = anchors["voyage"], anchors["player"]
        return ((x, y, voyage[0] + voyage[2] - x, player[1] + player[3] - y),)

    @override
    def node(self, view: TableView, name: str) -> Node | None:
        """A piece, a place or a button; what is covered cannot be touched.

        The hand lies over the rest, from left to right, and a card is larger under the pointer.
        """
        found, hand = touched_rect(view, name), hand_of(view)
        if found is None:
            return None
        if name not in hand:
            return _node_of(view, name, found)
        if on_banners(view, found):
            return None
        above = (1, hand.index(name))
        return Node(name, found, in_hand=True, raised=raised_box(view, name), height=above)

    @override
    def nodes(self, view: TableView) -> Sequence[Node]:
        """Everything on the page that has a name, the uppermost first."""
        from stupor.games.stupor_mundi.face.explain.explanations import nodes

        return nodes(view)

    @override
    def event_rect(self, view: TableView, event: Event) -> Rect | None:
        """The place that an event speaks of."""
        return event_rect(view, event)

    @override
    def focus_groups(
        self, view: TableView, lit: Sequence[Named], others: Sequence[Named]
    ) -> Mapping[str, list[FocusSpot]]:
        """What is lit and what can only be explained, in groups for the keyboard."""
        return focus_groups(view, lit, others)


def _node_of(view: TableView, name: str, box: Rect) -> Node:
    """A thing that is no card of the hand; a harbour is meant where the own Ship would lie."""
    kind = parsed(name).kind
    over = _OVER_SLOT if kind in _SLOTS else None
    aim = centre(berth_of(view, int(parsed(name).parts[0]))) if kind == "city" else None
    return Node(name, box, held_size=over, aim=aim, plate=_plate_of(view, name))


def _plate_of(view: TableView, name: str) -> Rect | None:
    """The plate on which a Keep still to be built lies."""
    if parsed(name).kind != "structure" or parsed(zone_of(view, name)).kind == "castle":
        return None
    # the numbers of Keeps follow those of Towers and Walls: 8 to 10
    return view.anchors.get(f"player.keep{parsed(name).number - 7}")


def touched_rect(view: TableView, name: str) -> Rect | None:
    """The rectangle of what can be touched; None for what is covered or not on the page."""
    if name in SIGNS:
        return log_buttons(view)[name]
    if name in BUTTONS:
        return view.anchors[BUTTONS[name]]
    found = place_rect(view, name)
    if found is None or is_covered(view, zone_of(view, name) or name, found):
        return None
    return found


def group_of(view: TableView, name: str, rect: Rect) -> str:
    """The group of a thing, by its name and by where it lies."""
    if name.startswith(CHOICE) or on_banners(view, rect):
        return "choices"
    middle, head = centre(rect), parsed(name).kind
    above = _lying_above(view, middle)
    if above:
        return above
    if head == "card" and zone_of(view, name) == f"hand.{view.viewer}":
        return "hand"
    if zone_of(view, name).startswith(f"down.{view.viewer}."):
        return "actions"
    for region, group in REGIONS:
        if holds(view.anchors[region], middle):
            return INNER.get(region, {}).get(head, group)
    return "rivals"


def _lying_above(view: TableView, middle: Point) -> str:
    """The Edict stage or the boards of expansions, where they lie over the page."""
    if stage_open(view) and holds(view.anchors["stage.edict"], middle):
        return "stage"
    dock = dock_of(view)
    if dock is not None and any(holds(plate, middle) for plate in dock.plates()):
        return "expansions"
    return ""


def focus_groups(
    view: TableView, lit: Iterable[Place], others: Iterable[Place]
) -> Mapping[str, list[FocusSpot]]:
    """What is lit and what can only be explained, by group; nothing that is covered."""
    found = grouped(
        ORDER,
        lit,
        others,
        lambda name, rect: "" if covered(view, name, rect) else group_of(view, name, rect),
    )
    _order_hand(view, found["hand"])
    found["seal"] = [
        spot._replace(rect=ring_of(spot.rect, FOCUS)) if spot.name == "seal" else spot
        for spot in found["seal"]
    ]
    free = _free_harbour(view)
    found["voyage"] = [s._replace(next=s.lit and s.name == free) for s in found["voyage"]]
    found["voyage"].sort(key=lambda spot: _steps(view, spot))
    return found


def _free_harbour(view: TableView) -> str:
    """The harbour that costs nothing and comes first, to which the light leads, too."""
    prices = [(f"price.sail.{steps}", steps) for steps in range(1, len(CITIES))]
    free = [steps for fact, steps in prices if fact in view.facts and not view.fact(fact)]
    return f"city.{(own_city(view) + min(free)) % len(CITIES)}" if free else ""


def _order_hand(view: TableView, spots: list[FocusSpot]) -> None:
    """Cards from left to right, then the piles."""
    spots.sort(key=lambda spot: (parsed(spot.name).kind != "card", spot.rect[0]))


def _steps(view: TableView, spot: FocusSpot) -> int:
    """How far a city is clockwise from the own Ship, which comes first."""
    if spot.name == f"ship.{view.viewer}":
        return -1
    middle, here = centre(spot.rect), max(0, own_city(view))
    best, least = len(CITIES), float("inf")
    for number, city in enumerate(CITIES):
        x, y = centre(view.anchors[f"voyage.{city}"])
        distance = (x - middle[0]) ** 2 + (y - middle[1]) ** 2
        if distance < least:
            best, least = (number - here) % len(CITIES), distance
    return best
