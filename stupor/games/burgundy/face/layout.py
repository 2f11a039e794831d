"""Where everything lies on the page, and what lies under a point."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stupor.engine.events import Event
from stupor.games.burgundy.face.gestures.asked import DEALT
from stupor.games.burgundy.face.lights.focus_groups import focus_groups
from stupor.games.burgundy.face.rectangles import event_rect, is_hex, place_rect
from stupor.games.burgundy.face.spots import GROUND, spots_of
from stupor.games.burgundy.face.view import ALONE, MARK, TEAM, TableView
from stupor.games.burgundy.face.vocabulary import DICE, die_shows
from stupor.stage.focus_graph import FocusSpot
from stupor.stage.game_ui.layout import Layout, Named
from stupor.stage.game_ui.override import override
from stupor.stage.items import Rect
from stupor.stage.layout import Anchors
from stupor.stage.name import parsed
from stupor.stage.node import Node

#: Pages with what differs at tables of some kinds.
VARIANTS: Final = (f"{ALONE}13a", f"{ALONE}13b", TEAM)
#: Height of the rule of points above the boards.
_RULE: Final = 48.0
#: Height of storage and goods in one's household.
_STORED: Final = 128.0
#: Duchies to choose from: their preview says it all.
DEALS: Final = f"{DEALT}."
#: Pieces that lie over the spaces.
ABOVE: Final = ("shield.", "goods.", "pawn.")
_DICE: Final = {f"die.{number}": number for number in DICE}


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
        x, y, w, _ = anchors["household"]
        return anchors["own"], (x, y, w, _STORED)

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
