"""Where everything lies on the page, and what lies under a point."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.cards.fan import hand_of, raised_box
from stupor.games.stupor_mundi.face.docks.opened import is_covered
from stupor.games.stupor_mundi.face.draft.house_draft import on_banners
from stupor.games.stupor_mundi.face.game_log.log_scroll import SIGNS, log_buttons
from stupor.games.stupor_mundi.face.lights.event_places import event_rect
from stupor.games.stupor_mundi.face.lights.focus_groups import focus_groups
from stupor.games.stupor_mundi.face.palace.frederick_panel import frederick_places
from stupor.games.stupor_mundi.face.rectangles import place_rect, zone_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.voyage.harbours import berth_of
from stupor.stage.focus_graph import FocusSpot
from stupor.stage.game_ui.layout import PLATES, Layout, Named
from stupor.stage.game_ui.override import override
from stupor.stage.geometry import centre
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
        from stupor.games.stupor_mundi.face.explain import nodes

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
