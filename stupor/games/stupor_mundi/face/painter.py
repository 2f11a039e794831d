"""The whole table: the painted board and everything that lies on it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from stupor.games.stupor_mundi.face.cards.fan import paint_hand
from stupor.games.stupor_mundi.face.castle.castle_board import paint_castle
from stupor.games.stupor_mundi.face.docks.docked import paint_dock
from stupor.games.stupor_mundi.face.docks.holdings import paint_holdings
from stupor.games.stupor_mundi.face.docks.opened import paint_opened
from stupor.games.stupor_mundi.face.draft.house_draft import paint_draft
from stupor.games.stupor_mundi.face.game_log.log_scroll import LOG
from stupor.games.stupor_mundi.face.gestures.prompt import paint_prompt
from stupor.games.stupor_mundi.face.margin.goals import paint_goals
from stupor.games.stupor_mundi.face.margin.header import paint_actions, paint_header
from stupor.games.stupor_mundi.face.margin.vp_rail import paint_rail
from stupor.games.stupor_mundi.face.palace.edict_stage import paint_stage
from stupor.games.stupor_mundi.face.palace.frederick_panel import paint_frederick
from stupor.games.stupor_mundi.face.palace.palace_boards import paint_imperial
from stupor.games.stupor_mundi.face.player.player_board import paint_player
from stupor.games.stupor_mundi.face.rivals.rival_panels import paint_kept, paint_place
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.voyage.voyage_board import paint_voyage
from stupor.games.stupor_mundi.face.workplace.workplace_area import paint_workplace
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Item

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
