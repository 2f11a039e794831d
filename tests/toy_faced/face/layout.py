"""Where everything of the toy lies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from stupor.engine.events import Event
from stupor.stage.focus import Named, grouped
from stupor.stage.focus_graph import FocusSpot
from stupor.stage.game_ui.layout import Layout
from stupor.stage.game_ui.override import override
from stupor.stage.items import Rect
from stupor.stage.layout import Anchors
from stupor.stage.node import Node
from stupor.stage.view import View

TILE: Final = 96.0
KEPT: Final = 46.0
GAP: Final = 12.0
#: A mat is so high, and so much of it stands above its tiles.
MAT: Final = 124.0
HEAD: Final = 40.0
#: What a hand can lay a tile on, besides the mats.
BOX: Final = "box"


def mat(seat: int) -> str:
    """The mat of a seat."""
    return f"mat.{seat}"


class ToyLayout(Layout[View]):
    """Where everything lies on the page, and what lies under a point."""

    @override
    def anchors(self, page: Callable[[str], Anchors], area: Rect) -> Mapping[str, Rect]:
        """The plain places; amid them bag, row, die, hand and box, then a mat for each seat."""
        found = dict(super().anchors(page, area))
        x, y, w, _ = found["hand.fan"]
        for column, name in enumerate(("bag", "row.0", "row.1", "row.2", "die", "taken", BOX)):
            found[name] = (x + GAP + column * (TILE + GAP), y + GAP, TILE, TILE)
        for seat in range(4):
            found[mat(seat)] = (x, y + TILE + 3 * GAP + seat * (MAT + GAP), w, MAT)
        return found

    @override
    def node(self, view: View, name: str) -> Node | None:
        """A tile, a mat or a plate."""
        place = tile_rect(view, name) or view.anchors.get(name)
        return Node(name, place) if place is not None else super().node(view, name)

    @override
    def nodes(self, view: View) -> list[Node]:
        """Tiles, then what lies below them."""
        tiles = [*view.table.pieces("row"), *view.table.pieces(f"hand.{view.count('turn')}")]
        mats = [mat(seat) for seat in range(view.seats)]
        found = (self.node(view, name) for name in (*tiles, "die", BOX, *mats))
        return [replace(node, ground=node.name in mats) for node in found if node is not None]

    @override
    def event_rect(self, view: View, event: Event) -> Rect | None:
        """A tile is where it lies."""
        return tile_rect(view, str(event.args[0])) if event.kind == "moved" else None

    @override
    def focus_groups(
        self, view: View, lit: Sequence[Named], others: Sequence[Named]
    ) -> Mapping[str, list[FocusSpot]]:
        """Tiles, then plaques, then plates."""
        groups = ("tiles", "options", "plates")
        bright = {name for name, _ in lit}

        def group_of(name: str, rect: Rect) -> str:
            return "plates" if name not in bright else groups[not name.startswith("tile.")]

        return grouped(groups, lit, others, group_of)


def tile_rect(view: View, name: str) -> Rect | None:
    """Where a tile lies; None for what lies in the bag or is none."""
    for number, piece in enumerate(view.table.pieces("row")):
        if piece == name:
            return view.anchors[f"row.{number}"]
    for seat in range(view.seats):
        if name in view.table.pieces(f"hand.{seat}"):
            return view.anchors["taken"]
        kept = view.table.pieces(f"kept.{seat}")
        if name in kept:
            return _kept(view.anchors[mat(seat)], kept.index(name))
    return None


def _kept(box: Rect, number: int) -> Rect:
    x, y, _, _ = box
    return x + GAP + number * (KEPT + 6), y + HEAD + 18, KEPT, KEPT
