"""Where everything lies on the page, what lies under a point, and in which order keys go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from stupor.engine.events import Event
from stupor.games.burgundy.face.gestures.asked import DEALT
from stupor.games.burgundy.face.rectangles import event_rect, is_hex, place_rect
from stupor.games.burgundy.face.spots import GROUND, spots_of
from stupor.games.burgundy.face.view import ALONE, MARK, TEAM, TableView
from stupor.games.burgundy.face.vocabulary import DICE, die_shows
from stupor.stage.affordance import CHOICE
from stupor.stage.focus import grouped
from stupor.stage.focus_graph import FocusSpot
from stupor.stage.game_ui.layout import Layout, Named
from stupor.stage.game_ui.override import override
from stupor.stage.geometry import centre, holds
from stupor.stage.items import Rect
from stupor.stage.layout import Anchors
from stupor.stage.name import parsed
from stupor.stage.node import Node

#: Pages with what differs at tables of some kinds.
VARIANTS: Final = (f"{ALONE}13a", f"{ALONE}13b", TEAM)
#: Height of the rule of points above the boards.
_RULE: Final = 48.0
#: What a household has left below its storage before the next thing in it begins.
_BELOW_STORED: Final = 6.0
#: Duchies to choose from: their preview says it all.
DEALS: Final = f"{DEALT}."
#: Pieces that lie over the spaces.
ABOVE: Final = ("shield.", "goods.", "pawn.")
_DICE: Final = {f"die.{number}": number for number in DICE}
Place = tuple[str, Rect]
#: Where the focus comes to rest first: a die that can be used.
TRAY: Final = ("die.1", "die.2", "die.3")
DEPOTS: Final = tuple(f"depot{number}" for number in range(1, 7))
ORDER: Final = (
    "ribbon",
    "choices",
    "dice",
    "storage",
    "goods",
    "duchy",
    *DEPOTS,
    "black",
    "workers",
    "corners",
    "routes",
    "rivals",
    "rail",
    "header",
    "log",
    "seal",
)
#: Heads of names and their groups, where those tell enough.
_HEADS: Final = {
    "die": "dice", "buy": "dice", "stack": "goods", "sold": "goods", "workers": "goods",
    "room": "goods", "silver": "goods", "route": "routes", "forecast": "routes", "rival": "rivals",
    "supply": "workers", "step": "ribbon", "prompt": "ribbon", "pawn": "corners",
    "vp": "rail", "rail": "rail", "storage": "storage", "shared": "storage", "inns": "black",
    "black": "black", "seal": "seal", "undo": "seal", "redo": "seal", "actions": "seal",
    "menu": "header", "rules": "header", "order": "header", "log": "log", "solo": "rivals",
    "points": "rivals",
    "deal": "choices", "partner": "dice", "post": "duchy", "bridge": "corners",
}  # fmt: skip
#: Parts of the page, and the group of what lies there.
_REGIONS: Final = (
    ("own", "duchy"),
    ("household", "storage"),
    ("prompt", "ribbon"),
    ("rail.vp", "rail"),
    ("meta.header", "header"),
    ("actions", "seal"),
    ("phases", "corners"),
    ("rounds", "corners"),
    ("bridge", "corners"),
    ("bonuses", "corners"),
    ("central", "black"),
    ("log", "log"),
)


class BurgundyLayout(Layout[TableView]):
    """Where everything lies on the page, and what lies under a point."""

    @override
    def anchors(self, page: Callable[[str], Anchors], area: Rect) -> Mapping[str, Rect]:
        """The places of the table, of each kind of table by its name, and of a rival close."""
        table, close = page("table"), page("close")
        found = {name: table[name] for name in table}
        found |= {name: close[name] for name in close if name != "page"}
        for variant in VARIANTS:
            here = page(variant)
            found |= {variant + MARK + name: here[name] for name in here}
        (x, y, _, h), own = found["central"], found["own"]
        picture = (x, y - _RULE, own[0] + own[2] - x, h + _RULE)
        return found | {"picture": picture, "portrait": own}

    @override
    def compared(self, anchors: Mapping[str, Rect]) -> Sequence[Rect]:
        """The own duchy, and the storage with the goods."""
        (x, y, w, _), (_, top, _, high) = anchors["household"], anchors["storage.1"]
        return anchors["own"], (x, y, w, top + high + _BELOW_STORED - y)

    @override
    def node(self, view: TableView, name: str) -> Node | None:
        """A piece, a place or a button; a shield lies over its castle, a piece over the spaces.

        A die still to be thrown lies used until then. Goods that lie aside are on a depot's plate.
        """
        box = place_rect(view, name)
        if box is None:
            return None
        if name in _DICE:
            return Node(name, box, unsettled=die_shows(view.table, view.viewer, _DICE[name]) < 0)
        goods = parsed(name).kind == "depot" and parsed(name).last == "goods"
        side = place_rect(view, f"depot.{parsed(name).parts[0]}.side") if goods else None
        six = box[2] < box[3] and is_hex(box)
        return Node(name, box, height=(int(name.startswith(ABOVE)), 0), plate=side, six=six)

    @override
    def nodes(self, view: TableView) -> Sequence[Node]:
        """Everything on the page that has a name; duchies to choose from are previewed."""
        return [
            Node(
                name,
                box,
                ground=name in GROUND,
                on_request=name in GROUND or name.startswith(DEALS),
            )
            for name, box in spots_of(view)
        ]

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


def group_of(view: TableView, name: str, rect: Rect) -> str:
    """The group of a thing, by its name and by where it lies."""
    if name.startswith(CHOICE):
        return "choices"
    head = parsed(name).kind
    if head == "depot":
        return f"depot{parsed(name).parts[0]}"
    if head in _HEADS:
        return _HEADS[head]
    middle = centre(rect)
    for region, group in _REGIONS:
        if region in view.anchors and holds(view.anchors[region], middle):
            return _of_ring(view, middle) or group if region == "central" else group
    return "rivals"


def _of_ring(view: TableView, middle: tuple[float, float]) -> str:
    """The depot that a point belongs to, or nothing."""
    for number in range(1, 7):
        for part in (*"1234", "die", "goods1", "goods2", "goods3", "goods4", "shield1", "shield2"):
            if holds(view.anchors[f"depot.{number}.{part}"], middle):
                return f"depot{number}"
    return ""


def _bright(view: TableView, lit: Sequence[Place]) -> list[Place]:
    """The lit things that the focus may come to rest on by itself.

    With dice left it is nothing beside the seal, without any it is the seal alone: who strikes
    Enter once too often neither gives the dice away nor buys what was not asked for.
    """
    asked = view.decision
    if asked is None or asked.kind != "turn":
        return list(lit)
    if not asked.context["dice"]:
        return [place for place in lit if place[0] == "seal"]
    return [place for place in lit if group_of(view, *place) != "seal"]


def focus_groups(
    view: TableView, lit: Sequence[Place], others: Iterable[Place]
) -> Mapping[str, list[FocusSpot]]:
    """What is lit and what can only be explained, by group; dice and stores from left to right."""
    bright = _bright(view, lit)
    dark = [*(place for place in lit if place not in bright), *others]
    found = grouped(ORDER, bright, dark, lambda name, rect: group_of(view, name, rect))
    found["dice"] = [s._replace(next=s.lit and s.name in TRAY) for s in found["dice"]]
    for group in ("dice", "storage", "goods"):
        found[group].sort(key=lambda spot: spot.rect[0])
    found["duchy"] = _spaces(view, found["duchy"])
    return found


def _spaces(view: TableView, spots: list[FocusSpot]) -> list[FocusSpot]:
    """Where the first castle is placed, arrows go along the spaces for it."""
    castle = view.decision is not None and view.decision.kind == "castle"
    return [spot for spot in spots if spot.lit or not castle] or spots
