"""Tiles of the toy fly."""

from __future__ import annotations

from typing import NamedTuple

from stupor.engine.events import Event
from stupor.stage.choreographer import AnimationPlan, plain
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.animation import Animation
from stupor.stage.game_ui.override import override
from stupor.stage.items import Item, Rect
from stupor.stage.motion import ClipVisual
from stupor.stage.name import parsed
from stupor.stage.timeline import Clip
from stupor.stage.view import View
from tests.toy_faced.face.layout import mat, tile_rect
from tests.toy_faced.face.tiles import paint_tile

#: Pieces in the air lie over everything that rests.
FLYING = 500


class Flight(NamedTuple):
    """A tile on its straight way."""

    key: str
    piece: str
    begin: Rect
    end: Rect

    def items(self, t: float) -> list[Item]:
        """The tile at a share of its way."""
        draw = DrawList(self.key, FLYING)
        here = tuple(a + (b - a) * t for a, b in zip(self.begin, self.end, strict=True))
        paint_tile(draw, self.piece, (here[0], here[1], here[2], here[3]))
        return draw.items


def _zone(view: View, zone: str) -> Rect:
    """About where a zone lies."""
    kind, seat = parsed(zone)
    if kind == "kept":
        x, y, _, h = view.anchors[mat(int(seat))]
        return (x + 12, y + 40, h - 60, h - 60)
    return view.anchors[{"row": "row.2", "hand": "taken"}.get(kind, kind)]


class ToyAnimation(Animation[View]):
    """How events are seen to happen, what flies, and what is heard."""

    @override
    def plan(self) -> AnimationPlan:
        """Things fly, numbers rise."""
        return AnimationPlan(plain)

    @override
    def visual(
        self, view: View, clip: Clip, key: str, held: Rect | None = None, calm: bool = False
    ) -> ClipVisual:
        """The way of a tile from zone to zone."""
        if clip.event.kind != "moved" or calm:
            return ClipVisual()
        begin = held or tile_rect(view, clip.piece) or _zone(view, clip.source)
        return ClipVisual(Flight(key, clip.piece, begin, _zone(view, clip.target)))

    @override
    def held_piece(
        self, view: View, piece: str, rect: Rect, height: float = 1.0, tilt: float = 0.0
    ) -> list[Item]:
        """A tile in the hand."""
        draw = DrawList("held", FLYING)
        paint_tile(draw, piece, rect)
        return draw.items

    @override
    def sound_of(self, event: Event) -> str:
        """A tile clacks on the table."""
        return "wood" if event.kind == "moved" else ""
