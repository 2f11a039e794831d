"""Where everything lies on the page, and what lies under a point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from stupor.engine.events import Event
from stupor.games.burgundy.data.depots import BLACK_SPACES, DEPOTS, SPACES
from stupor.games.burgundy.face.gestures.asked import DEALT
from stupor.games.burgundy.face.lights.event_places import event_rect
from stupor.games.burgundy.face.lights.focus_groups import focus_groups
from stupor.games.burgundy.face.rectangles import place_rect
from stupor.games.burgundy.face.spots import spots_of
from stupor.games.burgundy.face.view import ALONE, MARK, TEAM, TableView
from stupor.stage.game_ui.layout import Layout, Named
from stupor.stage.game_ui.override import override
from stupor.stage.items import Area
from stupor.stage.layout import Anchors
from stupor.stage.node import Node
from stupor.stage.web import Spot

#: Pages with what differs at tables of some kinds.
VARIANTS: Final = (f"{ALONE}13a", f"{ALONE}13b", TEAM)
#: Height of the rule of points above the boards.
_RULE: Final = 48.0
#: Height of storage and goods in one's household.
_STORED: Final = 128.0
#: Only the ground below things: it speaks when asked.
GROUND: Final = ("central", "own", "household", "tray", "log", "prompt", "actions", "meta.header")
#: Duchies to choose from: their preview says it all.
DEALS: Final = f"{DEALT}."
#: The most spaces that a duchy has.
_LARGEST: Final = 73


class BurgundyLayout(Layout[TableView]):
    """Where everything lies on the page, and what lies under a point."""

    @override
    def anchors(self, page: Callable[[str], Anchors], area: Area) -> Mapping[str, Area]:
        """The places of the table, of each kind of table by its name, and of a rival close."""
        table, close = page("table"), page("close")
        found = {name: table[name] for name in table}
        found |= {name: close[name] for name in close if name != "page"}
        for variant in VARIANTS:
            here = page(variant)
            found |= {variant + MARK + name: here[name] for name in here}
        return found

    @override
    def pictured(self, anchors: Mapping[str, Area]) -> tuple[float, float, float]:
        """Left edge, upper edge and width of the boards, from the rule of points downwards."""
        x, y, _, _ = anchors["central"]
        own = anchors["own"]
        return x, y - _RULE, own[0] + own[2] - x

    @override
    def portrait(self, anchors: Mapping[str, Area]) -> Area:
        """The duchy of the one who looks."""
        return anchors["own"]

    @override
    def beside_the_seal(self, anchors: Mapping[str, Area]) -> Area:
        """Below the ribbon and as wide, over what is stored."""
        x, y, w, _ = anchors["household"]
        return x, y, w, _STORED + 4

    @override
    def compared(self, anchors: Mapping[str, Area]) -> Sequence[Area]:
        """The own duchy, and the storage with the goods."""
        x, y, w, _ = anchors["household"]
        return anchors["own"], (x, y, w, _STORED)

    @override
    def rect(self, view: TableView, name: str) -> Area | None:
        """The rectangle of a piece, a place or a button."""
        return place_rect(view, name)

    @override
    def height(self, view: TableView, name: str) -> tuple[int, int]:
        """A shield lies over its castle, a piece over the spaces."""
        return (1, 0) if name.startswith(("shield.", "goods.", "pawn.")) else (0, 0)

    @override
    def nodes(self, view: TableView) -> Sequence[Node]:
        """Everything on the page that has a name; duchies to choose from are previewed."""
        return [
            Node(name, box, ground=name in GROUND, quiet=name in GROUND or name.startswith(DEALS))
            for name, box in spots_of(view)
        ]

    @override
    def event_rect(self, view: TableView, event: Event) -> Area | None:
        """The place that an event speaks of."""
        return event_rect(view, event)

    @override
    def known_places(self, seat: int, kind: str = "") -> Iterable[str]:
        """Everything that a hand might aim at."""
        yield from (f"own.d{space}" for space in range(1, _LARGEST + 1))
        yield from (f"depot.{n}.{k}" for n in range(1, DEPOTS + 1) for k in range(1, SPACES + 1))
        yield from (f"depot.{n}.die" for n in range(1, DEPOTS + 1))
        yield from (f"black.{space}" for space in range(1, len(BLACK_SPACES) + 1))
        yield from (f"stack.{colour}" for colour in range(1, 7))
        yield from (f"storage.{place}" for place in (1, 2, 3))
        yield from ("supply.workers", "workers", "sold", "buy", "inns", "log")

    @override
    def focus_groups(
        self, view: TableView, lit: Sequence[Named], others: Sequence[Named]
    ) -> Mapping[str, list[Spot]]:
        """What is lit and what can only be explained, in groups for the keyboard."""
        return focus_groups(view, lit, others)
