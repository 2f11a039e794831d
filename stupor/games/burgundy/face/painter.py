"""The whole table: the painted boards and everything that lies on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from stupor.games.burgundy.face.components.painted_boards import lay_board
from stupor.games.burgundy.face.corners.bonuses import paint_bonuses
from stupor.games.burgundy.face.corners.bridge import paint_bridge
from stupor.games.burgundy.face.corners.rounds import paint_phases, paint_rounds
from stupor.games.burgundy.face.depots.ring import REGIONS as DEPOTS
from stupor.games.burgundy.face.depots.ring import paint_supply
from stupor.games.burgundy.face.duchy.dealt import paint_dealt
from stupor.games.burgundy.face.duchy.land import paint_duchy, paint_heading, paint_land
from stupor.games.burgundy.face.duchy.posts import paint_posts
from stupor.games.burgundy.face.game_log.log_scroll import LOG
from stupor.games.burgundy.face.household.dice import paint_buy, paint_partner, paint_tray
from stupor.games.burgundy.face.household.routes import paint_end, paint_route
from stupor.games.burgundy.face.household.storage import (
    paint_goods,
    paint_household,
    paint_purse,
    paint_storage,
)
from stupor.games.burgundy.face.preview.preview_panel import paint_at_rest
from stupor.games.burgundy.face.rail.header import paint_header
from stupor.games.burgundy.face.rail.plates import paint_plates
from stupor.games.burgundy.face.rail.points_rule import paint_discs, paint_rule
from stupor.games.burgundy.face.rail.ribbon import paint_ribbon
from stupor.games.burgundy.face.rivals.panels import paint_panel, paint_turn
from stupor.games.burgundy.face.rivals.team_panel import paint_team
from stupor.games.burgundy.face.solo.race import paint_race
from stupor.games.burgundy.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Item

RIVALS: Final = (1, 2, 3)


def paint_ground(view: TableView) -> list[Item]:
    """Walnut, and the common board on it."""
    draw = DrawList("ground", 0)
    draw.board("wood", view.page, "wood")
    draw.z = 2
    lay_board(view, draw, "central", "central")
    draw.nine_slice("log", view.anchors["log"], "ui/panel-paper", 24)
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
