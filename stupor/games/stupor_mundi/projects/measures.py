"""What Conditions ask for and what Projects count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.figures.extras import CONDITION_TILES, PROJECT_TILES
from stupor.games.stupor_mundi.ids import ADVANCED_CARDS
from stupor.games.stupor_mundi.projects.data import CONDITIONS
from stupor.games.stupor_mundi.state import Player, State


def _edicts(s: State, player: Player) -> int:
    return len(player.issued)


def _met(s: State, player: Player) -> int:
    return sum(queries.requirement_met(s, player, ally) for ally in player.allies if ally)


def _sides(s: State, player: Player) -> int:
    return len(queries.closed_sides(player))


def _allies(s: State, player: Player) -> int:
    return queries.hosted(player)


def _cities(s: State, player: Player) -> int:
    return queries.in_cities(player)


def _settled(s: State, player: Player) -> int:
    return queries.settled(player)


def _coins(s: State, player: Player) -> int:
    return player.coins


def _stored(s: State, player: Player) -> int:
    return player.grain + player.stone


def _advanced(s: State, player: Player) -> int:
    return len(ADVANCED_CARDS.intersection(player.cards()))


def _lead(s: State, player: Player) -> int:
    return queries.structures(player) - queries.imperial_structures(s)


def _great(s: State, player: Player) -> int:
    return queries.great_structures(player)


def _keeps(s: State, player: Player) -> int:
    return queries.keeps(player)


def _walls(s: State, player: Player) -> int:
    return queries.walls(player)


MEASURES: Final[dict[str, Callable[[State, Player], int]]] = {
    "edicts": _edicts,
    "met": _met,
    "sides": _sides,
    "allies": _allies,
    "cities": _cities,
    "settled": _settled,
    "coins": _coins,
    "stored": _stored,
    "advanced": _advanced,
    "lead": _lead,
    "great": _great,
    "keeps": _keeps,
    "walls": _walls,
}


def condition_count(s: State, player: Player, condition: int) -> int:
    """How much a player has of what a Condition asks for."""
    return MEASURES[CONDITIONS[condition].measure](s, player)


def condition_met(s: State, player: Player, condition: int) -> bool:
    """Whether a player fulfils a Condition at this moment."""
    asked = CONDITION_TILES.laid(s.edition.figures)[condition]
    return MEASURES[asked.measure](s, player) >= asked.least


def project_vp(s: State, player: Player, project: int) -> int:
    """VP that a built Project would bring as things stand; a Papal ban is the caller's affair."""
    tile = PROJECT_TILES.laid(s.edition.figures)[project]
    return tile.each * MEASURES[tile.measure](s, player)
