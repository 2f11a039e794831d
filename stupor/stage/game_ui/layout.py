"""Where everything lies on the page, and what lies under a point; here of the plain face."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic

from stupor.engine.events import Event
from stupor.stage.focus import grouped
from stupor.stage.game_ui.plan import plan
from stupor.stage.items import Area
from stupor.stage.layout import Anchors
from stupor.stage.node import Node
from stupor.stage.view import V
from stupor.stage.web import Spot

#: Names of buttons and the plates where they are.
_PLATES: Final = {
    "seal": "actions.seal", "done": "actions.seal", "end": "actions.seal",
    "pass": "actions.pass", "undo": "actions.undo", "redo": "actions.redo",
    "menu": "header.menu",
}  # fmt: skip


#: A name with its place.
Named = tuple[str, Area]


class Layout(Generic[V]):
    """Where everything lies on the page, and what lies under a point."""

    def anchors(self, page: Callable[[str], Anchors], area: Area) -> Mapping[str, Area]:
        """The named places of the table; `page` opens a page of the game's level.

        The whole page covers an `area`. What every table has: header.menu, prompt.text, log.text,
        hand with hand.deck and hand.fan, actions with its plates.
        """
        return plan(area)

    def pictured(self, anchors: Mapping[str, Area]) -> tuple[float, float, float]:
        """Left edge, upper edge and width of what a picture of the game shows."""
        x, y, w, _ = anchors["hand"]
        return x, y, w

    def portrait(self, anchors: Mapping[str, Area]) -> Area:
        """What a small picture shows: the board of the one who looks."""
        return anchors["hand"]

    def beside_the_seal(self, anchors: Mapping[str, Area]) -> Area:
        """Where a word may lie once a turn is over and before the next one begins."""
        x, y, w, h = anchors["hand"]
        wide = min(w, 308.0)
        return x + w - wide, y + 4, wide, h - 10

    def compared(self, anchors: Mapping[str, Area]) -> Sequence[Area]:
        """The parts of the table, one as wide as the other, on which two turns differ."""
        x, y, w = self.pictured(anchors)
        return ((x, y, w, w * 9 / 16),)

    def rect(self, view: V, name: str) -> Area | None:
        """The rectangle of a piece, a place or a button."""
        return view.anchors[_PLATES[name]] if name in _PLATES else None

    def in_hand(self, view: V, name: str) -> bool:
        """Whether this is a card of the hand of the one who looks."""
        return False

    def raised(self, view: V, name: str) -> Area | None:
        """Where a card of the hand lies while the pointer is on it."""
        return None

    def height(self, view: V, name: str) -> tuple[int, int]:
        """Which of two things lies over the other."""
        return (0, 0)

    def size_over(self, target: str) -> tuple[float, float] | None:
        """How large what is held is over a target; None: as it is."""
        return None

    def nodes(self, view: V) -> Sequence[Node]:
        """Everything on the page that has a name, the uppermost first."""
        return ()

    def event_rect(self, view: V, event: Event) -> Area | None:
        """The place that an event speaks of."""
        return None

    def known_places(self, seat: int, kind: str = "") -> Iterable[str]:
        """Everything that a hand might aim at while it is asked that kind of question."""
        return ()

    def focus_groups(
        self, view: V, lit: Sequence[Named], others: Sequence[Named]
    ) -> Mapping[str, list[Spot]]:
        """What is lit and what can only be explained, in groups for the keyboard."""
        bright = dict(lit)
        groups = ("options", "plates")
        return grouped(groups, bright.items(), others, lambda name, _: groups[name not in bright])
