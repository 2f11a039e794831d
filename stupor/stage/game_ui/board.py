"""What rests on a table, what lies over it, and a rival seen close; here of the plain face."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, cast

from stupor.engine.decision import Decision
from stupor.engine.events import Event
from stupor.engine.table import Table
from stupor.stage.call import Call
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.layout import Named
from stupor.stage.game_ui.plain_regions import PLAIN_REGIONS
from stupor.stage.items import Area, Item
from stupor.stage.palette import (
    GHOST,
    GLOW,
    LIGHT,
    clear,
)
from stupor.stage.regions import Region
from stupor.stage.tween import Point, grown
from stupor.stage.view import V, View


class Board(Generic[V]):
    """What rests on the table, what lies over it, and a rival seen close."""

    #: Everything that rests on the table, from the ground up.
    regions: Sequence[Region[V]] = PLAIN_REGIONS
    #: How the names of plaques begin that hang on the table and light their own rim.
    own_plaques: str = ""
    #: Width and height of such a plaque in the hand, in units of the page.
    held_plaque_size: tuple[float, float] = (0.0, 0.0)

    def view_of(self, view: View) -> V:
        """The view as this game's own painters want it."""
        return cast("V", view)

    def unready(self, table: Table) -> frozenset[str]:
        """Pieces that lie on the table and are not seen yet."""
        return frozenset()

    def near(self, view: V, held: str, mode: str = "") -> list[Item]:
        """What can be reached, told at its place; something may be held, in some way."""
        return []

    def paint_close(self, view: V, point: Point) -> list[Item]:
        """Something under the pointer that is seen closer at once."""
        return []

    def paint_raised(self, view: V, card: str) -> list[Item]:
        """A card of the hand, higher and whole."""
        return []

    def marks(self, events: Sequence[Event], seat: int, seats: int) -> Mapping[str, int]:
        """The places that others touched since a seat's last turn, and who was the last there."""
        return {}

    def paint_traces(self, view: V, marks: Mapping[str, int]) -> list[Item]:
        """Frames about such places."""
        return []

    def glow_items(
        self, view: V, rects: list[Area], mood: str = "target", hot: list[Area] | None = None
    ) -> list[Item]:
        """Light about what may be taken ("rest", the only thing "next"), or where it may go."""
        draw = DrawList(f"glow.{mood}", LIGHT)
        wide = 2.0 if mood == "rest" else 4.0
        for number, rect in enumerate(rects):
            draw.box(str(number), grown(rect, 1), border=clear(GLOW, 120), width=wide, radius=8)
        for number, rect in enumerate(hot or ()):
            draw.box(f"hot{number}", grown(rect, 2), border=GLOW, width=4, radius=9)
        return draw.items

    def card_lights(self, view: V, cards: Iterable[str], strong: bool = False) -> list[Item]:
        """Light about cards of the hand."""
        return []

    def call(self, view: V) -> Call | None:
        """How a turn is called that comes to the one who looks; nothing for other questions."""
        return None

    def denied(self, place: Area | None) -> list[Item]:
        """A sign on the thing that cannot be used now."""
        draw = DrawList("denied", GHOST)
        if place is not None:
            draw.box("frame", place, border=(200, 40, 40), width=4, radius=8)
        return draw.items

    def held_plaque(self, own: int, rect: Area, z: int) -> list[Item]:
        """A plaque of the table's own, in the hand."""
        return []

    def panel_under(self, view: V, point: Point) -> int:
        """The rival whose panel lies under a point, or -1."""
        return -1

    def second_rail(self, view: V) -> bool:
        """Whether a rival chosen once stays in sight beside the table."""
        return False

    def common_boards(self, view: V) -> Area:
        """What a rival's boards lie over when they are seen close."""
        return (0.0, 0.0, 0.0, 0.0)

    def paint_closeup(self, view: V, seat: int) -> list[Item]:
        """A rival's boards, close."""
        return []

    def large_spots(self, view: V, seat: int) -> Iterable[Named]:
        """The parts of such boards."""
        return ()

    def unfolding(self, view: V, point: Point) -> str:
        """What a click does with what a key of the game opens: "open", "close", or nothing."""
        return ""

    def calls(self, asked: Decision) -> bool:
        """Whether a question is about nothing but what is seen better at full size."""
        return False

    def nametags(self, view: V, large: int) -> list[Item]:
        """Names of everything in sight, or of the boards of a rival seen close."""
        return []

    def whole(self, view: V, piece: str, at: Point) -> list[Item]:
        """A component shown whole beside a point."""
        return []
