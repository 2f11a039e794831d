"""What rests on the table, what lies over it, and a rival seen close."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.cards.card_light import card_lights
from stupor.games.stupor_mundi.face.cards.fan import paint_hand, paint_raised
from stupor.games.stupor_mundi.face.castle.castle_board import paint_castle, paint_price_under
from stupor.games.stupor_mundi.face.docks.docked import paint_dock
from stupor.games.stupor_mundi.face.docks.holdings import paint_holdings
from stupor.games.stupor_mundi.face.docks.opened import paint_opened
from stupor.games.stupor_mundi.face.draft.house_draft import (
    paint_banner_close,
    paint_draft,
    unready,
)
from stupor.games.stupor_mundi.face.game_log.log_scroll import LOG
from stupor.games.stupor_mundi.face.gestures.prompt import make_banner, paint_prompt
from stupor.games.stupor_mundi.face.lights.highlights import glow_items
from stupor.games.stupor_mundi.face.lights.last_moves import (
    own_turn_ended,
    paint_last_moves,
    touched,
)
from stupor.games.stupor_mundi.face.margin.goals import paint_goals
from stupor.games.stupor_mundi.face.margin.header import paint_actions, paint_header
from stupor.games.stupor_mundi.face.margin.seal import seal_light
from stupor.games.stupor_mundi.face.margin.vp_rail import paint_rail
from stupor.games.stupor_mundi.face.motion.unrolling import expandable
from stupor.games.stupor_mundi.face.palace.edict_stage import paint_stage
from stupor.games.stupor_mundi.face.palace.frederick_panel import paint_frederick
from stupor.games.stupor_mundi.face.palace.palace_boards import paint_imperial
from stupor.games.stupor_mundi.face.player.player_board import paint_player
from stupor.games.stupor_mundi.face.preview.ghost_look import denied
from stupor.games.stupor_mundi.face.rivals.closeup import common_boards, paint_closeup, panel_under
from stupor.games.stupor_mundi.face.rivals.rival_panels import paint_kept, paint_place, second_rail
from stupor.games.stupor_mundi.face.view import TableView, view_of
from stupor.games.stupor_mundi.face.voyage.harbours import paint_harbours
from stupor.games.stupor_mundi.face.voyage.voyage_board import paint_voyage
from stupor.games.stupor_mundi.face.workplace.workplace_area import paint_workplace
from stupor.games.stupor_mundi.goods import GOODS
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.board import Board
from stupor.stage.game_ui.override import override
from stupor.stage.geometry import Point
from stupor.stage.items import Item, Rect
from stupor.stage.motion import Expandable
from stupor.stage.node import Node, RivalCloseup, RivalPanel
from stupor.stage.regions import Region
from stupor.stage.turn_banner import TurnBanner
from stupor.stage.view import View

RAIL_BOARDS: Final = {1: "table-rail-solo", 2: "table-rail-2p", 3: "table-rail-3p"}


def paint_board(view: TableView) -> list[Item]:
    """The painted board of the page, and the rail of fewer seats on it."""
    draw = DrawList("board")
    draw.board("table", view.page, f"table{view.form}")
    if view.seats in RAIL_BOARDS:
        draw.board("rail", view.anchors["board.rail"], f"{RAIL_BOARDS[view.seats]}{view.form}")
    return draw.items


def paint_alone(view: TableView) -> list[Item]:
    """Frederick, who sits beside those who play alone."""
    return paint_frederick(view) if view.solo else []


#: Everything that rests on the table, from the board up.
PAINTERS: Final[Mapping[str, Callable[[TableView], list[Item]]]] = {
    "board": paint_board,
    "rail": paint_rail,
    "workplace": paint_workplace,
    "palace": paint_imperial,
    "voyage": paint_voyage,
    "castle": paint_castle,
    "player": paint_player,
    "holdings": paint_holdings,
    "prompt": paint_prompt,
    "hand": paint_hand,
    "header": paint_header,
    "frederick": paint_alone,
    **{f"rival{place}": partial(paint_place, place=place) for place in (1, 2, 3)},
    "kept": paint_kept,
    "log": LOG.paint,
    "dock": paint_dock,
    "opened": paint_opened,
    "goals": paint_goals,
    "actions": paint_actions,
    "draft": paint_draft,
    "stage": paint_stage,
}


_SHIP: Final = "ship."


class StuporMundiBoard(Board[TableView]):
    """What rests on the table, what lies over it, and a rival seen close."""

    #: Everything that rests on the table, from the board up.
    regions = tuple(Region(name, paint) for name, paint in PAINTERS.items())

    @override
    def view_of(self, view: View) -> TableView:
        """The view as this game's own painters want it; pieces without a colour are not seen."""
        return view_of(replace(view, hidden=view.hidden | unready(view.table)))

    @override
    def paint_reachable(self, view: TableView, held: str, mode: str = "") -> list[Item]:
        """The harbours within reach, and the seal where it alone is left.

        While something else than a Ship is held, no harbour is.
        """
        harbours = paint_harbours(view) if not held or held.startswith(_SHIP) else []
        return [*harbours, *seal_light(view)]

    @override
    def paint_hovered(self, view: TableView, point: Point, card: str) -> list[Item]:
        """A banner of the draft, the price of a site, or a card of the hand under the pointer."""
        if card and card not in view.raised:
            view.raised[card] = paint_raised(view, card)
        under = paint_banner_close(view, point) + paint_price_under(view, point)
        return under + view.raised.get(card, [])

    @override
    def paint_last_moves(self, view: TableView, events: Sequence[Event]) -> list[Item]:
        """Frames about what others touched since the last turn of the one who looks."""
        seat, alone = view.viewer, len(view.names) == 1
        return paint_last_moves(view, touched(events[own_turn_ended(events, seat) :], seat, alone))

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
        if mood == "denied":
            return denied(rects)
        lit = card_lights(view, cards, strong=mood != "rest")
        return [*lit, *glow_items(view, rects, mood, hot)]

    @override
    def holdings(self, view: TableView) -> Mapping[str, int]:
        """Coins and cubes."""
        stocks = [good for good in GOODS if good.key != "vp"]
        return {good.sprite: view.count(f"{good.key}.{view.viewer}") for good in stocks}

    @override
    def turn_banner(self, view: TableView) -> TurnBanner:
        """How a turn is called that comes to the one who looks."""
        return make_banner(view)

    @override
    def rival_panel_at(self, view: TableView, point: Point) -> RivalPanel:
        """The panel of a rival that lies under a point, or nobody's."""
        return RivalPanel(panel_under(view, point), stays=second_rail(view))

    @override
    def rival_closeup(self, view: TableView, seat: int) -> RivalCloseup[TableView]:
        """A rival's boards as they are seen close, over the common ones."""
        from stupor.games.stupor_mundi.face.explain.rivals import large_spots

        nodes = [Node(name, box) for name, box in large_spots(view, seat)]
        return RivalCloseup(common_boards(view), partial(paint_closeup, seat=seat), nodes)

    @override
    def expandable(self, view: TableView) -> Expandable | None:
        """The expansions: small on their strip, opened over the common boards."""
        return expandable(view)

    @override
    def nametags(self, view: TableView, large: int) -> list[Item]:
        """Names of everything in sight, or of a rival's boards that are seen close."""
        from stupor.games.stupor_mundi.face.lights.nametags import nametag_items

        return nametag_items(view, large)

    @override
    def component(self, view: TableView, piece: str, at: Point) -> list[Item]:
        """A component shown whole beside a point."""
        from stupor.games.stupor_mundi.face.lights.whole import paint_whole

        return paint_whole(view, piece, at)
