"""Where everything lies on the page, and what lies under a point; here of the plain face."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic

from stupor.engine.events import Event
from stupor.stage.affordance import SEALED
from stupor.stage.focus import grouped
from stupor.stage.focus_graph import FocusSpot
from stupor.stage.game_ui.plan import plan
from stupor.stage.items import Area
from stupor.stage.layout import Anchors
from stupor.stage.node import Node
from stupor.stage.view import V

#: Names of buttons and the plates where they are.
PLATES: Final = {
    "seal": "actions.seal",
    **dict.fromkeys(SEALED, "actions.seal"),
    "pass": "actions.pass",
    "undo": "actions.undo",
    "redo": "actions.redo",
    "menu": "header.menu",
}
#: A name with its place.
Named = tuple[str, Area]


class Layout(Generic[V]):
    """Where everything lies on the page, and what lies under a point."""

    def anchors(self, page: Callable[[str], Anchors], area: Area) -> Mapping[str, Area]:
        """The named places of the table; `page` opens a page of the game's level.

        The whole page covers an `area`. What every table has: header.menu, prompt, prompt.text,
        log.text, hand with hand.deck and hand.fan, actions with its plates; as picture what that of
        a saved game shows, from its upper edge downwards and without the hand; and as portrait the
        board of the one who looks.
        """
        return plan(area)

    def compared(self, anchors: Mapping[str, Area]) -> Sequence[Area]:
        """The parts of the table, one as wide as the other, on which two turns differ."""
        x, y, w, _ = anchors["picture"]
        return ((x, y, w, w * 9 / 16),)

    def node(self, view: V, name: str) -> Node | None:
        """A piece, a place or a button by its name; None for what is not on the page."""
        return Node(name, view.anchors[PLATES[name]]) if name in PLATES else None

    def nodes(self, view: V) -> Sequence[Node]:
        """Everything on the page that has a name, the uppermost first."""
        return ()

    def event_rect(self, view: V, event: Event) -> Area | None:
        """The place that an event speaks of."""
        return None

    def focus_groups(
        self, view: V, lit: Sequence[Named], others: Sequence[Named]
    ) -> Mapping[str, list[FocusSpot]]:
        """What is lit and what can only be explained, in groups for the keyboard."""
        bright = dict(lit)
        groups = ("options", "plates")
        return grouped(groups, bright.items(), others, lambda name, _: groups[name not in bright])
