"""Which rule leaves a main action with nothing to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.crusade.board_queries import lies_on
from stupor.games.stupor_mundi.crusade.data import KNIGHTS
from stupor.games.stupor_mundi.effects.build import affordable_pieces, free_sites
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.ids import (
    BUILD,
    KEEP,
    MARKET,
    NOTHING,
    PATHS,
    PROMOTE,
    PURCHASE,
    START,
    SUMMON,
    TOWER,
    WALL,
)
from stupor.games.stupor_mundi.state import State


def obstacle(s: State, who: int, action: str) -> str:
    """The id of the rule that stands against a main action which could do nothing now."""
    return _OBSTACLES[action](s, who)


def _promote(s: State, who: int) -> str:
    step = Promote()
    found = [
        step.obstacle(s, who, space, path)
        for space in s.players[who].specialists
        for path in (PATHS if space == START else (PATHS[space // 10 - 1],))
    ]
    known = [rule for rule in found if rule is not None]
    return "promote.grain" if "promote.grain" in known else known[0]


def _market(s: State, who: int) -> str:
    return "market.lot"


def _build(s: State, who: int) -> str:
    player = s.players[who]
    kinds = [kind for kind in (TOWER, WALL, KEEP) if free_sites(player, kind)]
    if any(affordable_pieces(player, kind, 0) for kind in kinds):
        return "build.stone" if s.edition.stone_only else "build.cost"
    return "build.great" if kinds and player.pieces else "build.taken"


def _summon(s: State, who: int) -> str:
    player = s.players[who]
    here = [ally for ally in s.ally_up[player.ship * 2 :][:2] if ally != NOTHING]
    if not here:
        return "summon.none"
    if not queries.free_ally_spaces(player):
        return "summon.space"
    twins = all(queries.hosts_namesake(player, ally) for ally in here)
    return "summon.twin" if twins else "summon.cost"


def _purchase(s: State, who: int) -> str:
    here = s.city_cards[s.players[who].ship * 2 :][:2]
    if any(here):
        return "purchase.cost"
    return "crusade.knight" if lies_on(s, KNIGHTS) else "purchase.none"


_OBSTACLES: Final[dict[str, Callable[[State, int], str]]] = {
    PROMOTE: _promote,
    MARKET: _market,
    BUILD: _build,
    SUMMON: _summon,
    PURCHASE: _purchase,
}
