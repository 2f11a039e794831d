"""What a learned judgement looks at where expansions are played: more facts about a House."""

from __future__ import annotations

from typing import Final

from stupor.engine.judgement import FactNames
from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.crusade.board_queries import papal_sites
from stupor.games.stupor_mundi.crusade.data import (
    BOARD_NAMES,
    FIRST_KNIGHT,
)
from stupor.games.stupor_mundi.expansions.state import Crusade
from stupor.games.stupor_mundi.figures.extras import CONDITION_TILES
from stupor.games.stupor_mundi.projects.data import CONDITIONS, PROJECTS
from stupor.games.stupor_mundi.projects.measures import condition_count, project_vp
from stupor.games.stupor_mundi.state import Player, State

#: A House holds so many things of a board at most, as far as anybody looks.
MOST: Final = 5
#: Things left on a board, and steps that a Condition is away, beyond which nobody looks.
FEW: Final = 3
#: Points that a Project promises beyond which nobody looks.
MUCH: Final = 12

_names = FactNames()
_facts: Final = _names.room
_OWNED: Final = [_facts(f"{name}-owned", MOST + 1) for name in BOARD_NAMES]
_BANNED: Final = [_facts(f"{name}-banned", MOST + 1) for name in BOARD_NAMES]
_LEFT: Final = [_facts(f"{name}-left", FEW + 1) for name in BOARD_NAMES]
_STEPS: Final = _facts("books-steps", 14)
_CONTENT: Final = _facts("mantles-met", MOST + 1)
_UNBUILT: Final = _facts("project-unbuilt", len(PROJECTS) + 1)
_DUE: Final = _facts("projects-unbuilt", 5)
_BUILT: Final = _facts("project-built", len(PROJECTS) + 1)
_PROMISE: Final = _facts("project-promise", MUCH + 1)
_AWAY: Final = [_facts(f"condition-{tile.id}-away", FEW) for tile in CONDITIONS]
_OFFER: Final = _facts("offer", MUCH + 1)

#: The facts by place.
NAMES: Final = tuple(_names.all)
_AWAY_AT: Final = {tile.id: _AWAY[place] for place, tile in enumerate(CONDITIONS)}


def expansion_features(s: State, seat: int) -> list[int]:
    """The places of the facts that hold for a seat."""
    player = s.players[seat]
    found: list[int] = []
    if s.expansions.crusade is not None:
        _boards(s, s.expansions.crusade, player, found)
    if s.expansions.projects is not None:
        _held(s, player, found)
        _offered(s, player, found)
    return found


def _owned(player: Player) -> tuple[int, ...]:
    """How much of each board a House has, Lonely Knights among it."""
    held = player.holdings
    return (
        len(held.books),
        len(held.ships),
        len(papal_sites(player)),
        sum(map(bool, held.mantles)),
        sum(card >= FIRST_KNIGHT for card in player.cards()),
    )


def _boards(s: State, crusade: Crusade, player: Player, found: list[int]) -> None:
    owned = _owned(player)
    for board in crusade.boards:
        number = min(owned[board], MOST)
        if crusade.is_banned(board):
            found.append(_BANNED[board] + number)
        else:
            found.append(_OWNED[board] + number)
            if number:
                found.append(_LEFT[board] + min(len(crusade.items[board]), FEW))
    if player.holdings.books:
        found.append(_STEPS + sum(space % 10 for space in player.specialists))
    content = 0
    for space, mantle in enumerate(player.holdings.mantles):
        ally = player.allies[space]
        if mantle and ally and queries.requirement_met(s, player, ally):
            content += 1
    found.append(_CONTENT + content)


def _held(s: State, player: Player, found: list[int]) -> None:
    due = 0
    for project in player.holdings.projects:
        if player.holdings.built(project):
            found.append(_BUILT + project)
        else:
            due += 1
            vp = max(0, min(project_vp(s, player, project), MUCH))
            found += (_UNBUILT + project, _PROMISE + vp)
    found.append(_DUE + min(due, 4))


def _offered(s: State, player: Player, found: list[int]) -> None:
    commissions = s.expansions.projects
    if commissions is None:
        return
    tiles = CONDITION_TILES.laid(s.edition.figures)
    for project, condition in zip(commissions.projects, commissions.conditions, strict=True):
        if project:
            away = tiles[condition].least - condition_count(s, player, condition)
            if away < FEW:
                found.append(_AWAY_AT[condition] + max(0, away))
            if away < 2:
                vp = max(0, min(project_vp(s, player, project), MUCH))
                found.append(_OFFER + vp)
