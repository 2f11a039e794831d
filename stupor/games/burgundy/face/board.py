"""What rests on the table, what lies over it, and a rival seen close."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.games.burgundy.face.components.painted_boards import lay_board
from stupor.games.burgundy.face.corners.bonuses import paint_bonuses
from stupor.games.burgundy.face.corners.bridge import paint_bridge
from stupor.games.burgundy.face.corners.rounds import paint_phases, paint_rounds
from stupor.games.burgundy.face.depots.ring import REGIONS as DEPOTS
from stupor.games.burgundy.face.depots.ring import paint_supply
from stupor.games.burgundy.face.duchy.dealt import dealt, paint_dealt
from stupor.games.burgundy.face.duchy.land import paint_duchy, paint_heading, paint_land
from stupor.games.burgundy.face.duchy.posts import paint_posts
from stupor.games.burgundy.face.duchy.used_die import used_die
from stupor.games.burgundy.face.game_log.log_scroll import LOG
from stupor.games.burgundy.face.household.dice import paint_buy, paint_partner, paint_tray
from stupor.games.burgundy.face.household.routes import paint_end, paint_route
from stupor.games.burgundy.face.household.storage import (
    paint_goods,
    paint_household,
    paint_purse,
    paint_storage,
)
from stupor.games.burgundy.face.lights.fitting_tiles import fan_items
from stupor.games.burgundy.face.lights.glows import denied, glow_items
from stupor.games.burgundy.face.lights.last_moves import marks, paint_last_moves
from stupor.games.burgundy.face.lights.prices import price_items, price_sign
from stupor.games.burgundy.face.preview.preview_panel import paint_at_rest
from stupor.games.burgundy.face.rail.header import paint_header
from stupor.games.burgundy.face.rail.plates import paint_plates, seal_light
from stupor.games.burgundy.face.rail.points_rule import paint_discs, paint_rule
from stupor.games.burgundy.face.rail.ribbon import make_banner, paint_ribbon
from stupor.games.burgundy.face.rivals.closeup import close_spots, paint_closeup, panel_under
from stupor.games.burgundy.face.rivals.panels import paint_panel, paint_team, paint_turn
from stupor.games.burgundy.face.solo.race import paint_race
from stupor.games.burgundy.face.view import TableView, view_of
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.board import Board
from stupor.stage.game_ui.override import override
from stupor.stage.geometry import Point
from stupor.stage.items import Item, Rect
from stupor.stage.node import Node, RivalCloseup, RivalPanel
from stupor.stage.regions import Region
from stupor.stage.turn_banner import TurnBanner
from stupor.stage.view import View

RIVALS: Final = (1, 2, 3)


def paint_ground(view: TableView) -> list[Item]:
    """Walnut, and the common board on it."""
    draw = DrawList("ground", 0)
    draw.board("wood", view.page, "wood")
    draw.z = 2
    lay_board(view, draw, "central", "central")
    return draw.items


#: Everything that rests on the table, from the board up.
PAINTERS: Final[Mapping[str, Callable[[TableView], list[Item]]]] = {
    "ground": paint_ground,
    "rule": paint_rule,
    "phases": paint_phases,
    "rounds": paint_rounds,
    "bridge": paint_bridge,
    "bonuses": paint_bonuses,
    "supply": paint_supply,
    **DEPOTS,
    "land": paint_land,
    "duchy": paint_duchy,
    "posts": paint_posts,
    "heading": paint_heading,
    "household": paint_household,
    "storage": paint_storage,
    "goods": paint_goods,
    "tray": paint_tray,
    "buy": paint_buy,
    "purse": paint_purse,
    "route": paint_route,
    "forecast": paint_end,
    "partner": paint_partner,
    "ribbon": paint_ribbon,
    "header": paint_header,
    **{f"rival{panel}": partial(paint_panel, panel=panel) for panel in RIVALS},
    "turn": paint_turn,
    "team": paint_team,
    "race": paint_race,
    "log": LOG.paint,
    "rest": paint_at_rest,
    "plates": paint_plates,
    "discs": paint_discs,
    "dealt": paint_dealt,
}


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
