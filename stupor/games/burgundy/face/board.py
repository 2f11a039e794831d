"""What rests on the table, what lies over it, and a rival seen close."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.games.burgundy.face.duchy.dealt import dealt
from stupor.games.burgundy.face.duchy.used_die import used_die
from stupor.games.burgundy.face.lights.fitting_tiles import fan_items
from stupor.games.burgundy.face.lights.glows import denied, glow_items
from stupor.games.burgundy.face.lights.last_moves import marks, paint_last_moves
from stupor.games.burgundy.face.lights.prices import price_items, price_sign
from stupor.games.burgundy.face.painter import PAINTERS
from stupor.games.burgundy.face.rail.plates import seal_light
from stupor.games.burgundy.face.rail.ribbon import make_banner
from stupor.games.burgundy.face.rivals.closeup import close_spots, paint_closeup, panel_under
from stupor.games.burgundy.face.view import TableView, view_of
from stupor.stage.game_ui.board import Board
from stupor.stage.game_ui.override import override
from stupor.stage.geometry import Point
from stupor.stage.items import Item, Rect
from stupor.stage.node import Node, RivalCloseup, RivalPanel
from stupor.stage.regions import Region
from stupor.stage.turn_banner import TurnBanner
from stupor.stage.view import View


class BurgundyBoard(Board[TableView]):
    """What rests on the table, what lies over it, and a rival seen close."""

    #: Everything that rests on the table, from the board up.
    regions = tuple(Region(name, paint) for name, paint in PAINTERS.items())

    @override
    def view_of(self, view: View) -> TableView:
        """The view as this game's own painters want it."""
        return view_of(view)

    @override
    def paint_reachable(self, view: TableView, held: str, mode: str = "") -> list[Item]:
        """What a held thing costs where it may go, and the tiles that a die could lay there.

        While nothing is held, the light of the seal once every die is used. Nothing while
        duchies lie over the boards.
        """
        if dealt(view):
            return []
        seal = [] if held else seal_light(view)
        costs = price_items(view, held, mode)
        sign = price_sign(view) if costs else []
        return [*seal, *fan_items(view, held, mode), *costs, *sign]

    @override
    def paint_last_moves(self, view: TableView, events: Sequence[Event]) -> list[Item]:
        """Frames about what others touched since the last turn of the one who looks."""
        return paint_last_moves(view, marks(events, view.viewer, len(view.names)))

    @override
    def glow_items(
        self,
        view: TableView,
        rects: list[Rect],
        mood: str = "target",
        hot: list[Rect] | None = None,
        cards: Iterable[str] = (),
    ) -> list[Item]:
        """Light about what may be taken ("rest", the only thing "next"), or where it may go."""
        return denied(rects) if mood == "denied" else glow_items(view, rects, mood, hot)

    @override
    def holdings(self, view: TableView) -> Mapping[str, int]:
        """Workers, silver and goods."""
        duchy = view.duchy(view.viewer)
        goods = len(view.table.pieces(f"goods.{duchy}"))
        stocks = {"sign/worker": f"workers.{duchy}", "sign/silver": f"silver.{duchy}"}
        return {sign: view.count(name) for sign, name in stocks.items()} | {"goods/back": goods}

    @override
    def used_badge(self, view: TableView, option: Option) -> list[Item]:
        """The die at the upper left of the tile that it placed or took."""
        return used_die(view, option)

    @override
    def turn_banner(self, view: TableView) -> TurnBanner:
        """How a turn is called that comes to the one who looks."""
        return make_banner(view)

    @override
    def rival_panel_at(self, view: TableView, point: Point) -> RivalPanel:
        """The panel of a rival that lies under a point, or nobody's."""
        return RivalPanel(panel_under(view, point))

    @override
    def rival_closeup(self, view: TableView, seat: int) -> RivalCloseup[TableView] | None:
        """A rival's boards as they are seen close; a team's duchy has no such sheet."""
        if view.team:
            return None
        nodes = [Node(name, box) for name, box in close_spots(view, seat)]
        return RivalCloseup(view.anchors["close"], partial(paint_closeup, seat=seat), nodes)

    @override
    def nametags(self, view: TableView, large: int) -> list[Item]:
        """Names of everything in sight, or of a rival's boards that are seen close."""
        from stupor.games.burgundy.face.lights.nametags import nametag_items

        return nametag_items(view, large)

    @override
    def component(self, view: TableView, piece: str, at: Point) -> list[Item]:
        """A component shown whole beside a point."""
        from stupor.games.burgundy.face.lights.whole import paint_whole

        return paint_whole(view, piece, at)
