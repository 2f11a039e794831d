"""What rests on a table, what lies over it, and a rival seen close; here of the plain face."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, cast

from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.plain_regions import PLAIN_REGIONS
from stupor.stage.geometry import Point, grown
from stupor.stage.items import Item, Rect
from stupor.stage.motion import Expandable
from stupor.stage.node import RivalCloseup, RivalPanel
from stupor.stage.palette import GHOST, GLOW, LIGHT, clear
from stupor.stage.regions import Region
from stupor.stage.turn_banner import TurnBanner
from stupor.stage.view import V, View


class Board(Generic[V]):
    """What rests on the table, what lies over it, and a rival seen close."""

    #: Everything that rests on the table, from the ground up.
    regions: Sequence[Region[V]] = PLAIN_REGIONS

    def view_of(self, view: View) -> V:
        """The view as this game's own painters want it; what is not ready to be seen is hidden."""
        return cast("V", view)

    def paint_reachable(self, view: V, held: str, mode: str = "") -> list[Item]:
        """What can be reached, told at its place; something may be held, in some way."""
        return []

    def paint_hovered(self, view: V, point: Point, card: str) -> list[Item]:
        """What is seen closer at once under the pointer; a card of the hand higher and whole."""
        return []

    def paint_last_moves(self, view: V, events: Sequence[Event]) -> list[Item]:
        """Frames about what others touched since the last turn of the one who looks."""
        return []

    def glow_items(
        self,
        view: V,
        rects: list[Rect],
        mood: str = "target",
        hot: list[Rect] | None = None,
        cards: Iterable[str] = (),
    ) -> list[Item]:
        """Light about what may be taken ("rest", the only thing "next"), or where it may go.

        Then cards of the hand, by name; or a sign on what cannot be used now ("denied"). What a
        line of the log speaks of ("log") is among the hot ones.
        """
        if mood == "denied":
            return _denied(rects)
        draw = DrawList(f"glow.{mood}", LIGHT)
        wide = 2.0 if mood == "rest" else 4.0
        for number, rect in enumerate(rects):
            draw.box(str(number), grown(rect, 1), border=clear(GLOW, 120), width=wide, radius=8)
        for number, rect in enumerate(hot or ()):
            draw.box(f"hot{number}", grown(rect, 2), border=GLOW, width=4, radius=9)
        return draw.items

    def holdings(self, view: V) -> Mapping[str, int]:
        """What the one who looks has so much of, by the sprite of it; points are told beside."""
        return {}

    def used_badge(self, view: V, option: Option) -> list[Item]:
        """A small sign of what a choice used, on what it laid down."""
        return []

    def turn_banner(self, view: V) -> TurnBanner | None:
        """The banner for a turn of the one who looks; None for no banner."""
        return None

    def rival_panel_at(self, view: V, point: Point) -> RivalPanel:
        """The panel of a rival that lies under a point, or nobody's."""
        return RivalPanel()

    def rival_closeup(self, view: V, seat: int) -> RivalCloseup[V] | None:
        """A rival's boards as they are seen close; None where they are never."""
        return None

    def expandable(self, view: V) -> Expandable | None:
        """What lies small on the table, and what a key of the game opens; None: nothing."""
        return None

    def nametags(self, view: V, large: int) -> list[Item]:
        """Names of everything in sight, or of the boards of a rival seen close."""
        return []

    def component(self, view: V, piece: str, at: Point) -> list[Item]:
        """A component shown whole beside a point."""
        return []


def _denied(places: Iterable[Rect]) -> list[Item]:
    draw = DrawList("denied", GHOST)
    for place in places:
        draw.box("frame", place, border=(200, 40, 40), width=4, radius=8)
    return draw.items
