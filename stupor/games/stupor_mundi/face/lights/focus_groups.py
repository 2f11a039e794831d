"""Everything on the table that keyboard and gamepad can go to, in groups, in the order of Tab."""

from collections.abc import Iterable, Mapping
from typing import Final

from stupor.games.stupor_mundi.face.docks.dock import dock_of
from stupor.games.stupor_mundi.face.draft.house_draft import covered, on_banners
from stupor.games.stupor_mundi.face.palace.edict_question import stage_open
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.view import CITIES, TableView
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_city
from stupor.stage.affordance import CHOICE
from stupor.stage.focus import grouped
from stupor.stage.focus_graph import FocusSpot
from stupor.stage.geometry import Point, centre, grown, holds
from stupor.stage.items import Rect
from stupor.stage.name import parsed

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
#: The ring lies so far inside the edge of the seal that its light leaves the words below clear.
INSIDE: Final = 16.0
Place = tuple[str, Rect]


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
        spot._replace(rect=grown(spot.rect, -INSIDE)) if spot.name == "seal" else spot
        for spot in found["seal"]
    ]
    found["voyage"].sort(key=lambda spot: _steps(view, spot))
    return found


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
