"""Checks on the expansions of positions that come from outside."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from stupor.engine.errors import BadData
from stupor.games.stupor_mundi.crusade.data import (
    ALLIES,
    BOARDS,
    HARBOUR,
    KNIGHTS,
    LIBRARY,
    PAPAL,
    SHIPS,
    STRUCTURES,
)
from stupor.games.stupor_mundi.crusade.standing import CRUSADERS
from stupor.games.stupor_mundi.expansions.state import (
    IMPERIAL,
    NO_EXPANSIONS,
    NO_HOLDINGS,
    Commissions,
    Crusade,
    Expansions,
    Holdings,
)
from stupor.games.stupor_mundi.ids import KIND_OF_SITE, SPECIAL, UNBUILT, VP_SOURCE
from stupor.games.stupor_mundi.projects.data import CONDITIONS, PROJECTS
from stupor.games.stupor_mundi.state import Player, State

#: Books and Mantles in the box.
COPIES: Final = range(1, 6)
_LYING: Final[dict[int, Container[object]]] = {
    LIBRARY: COPIES,
    HARBOUR: SHIPS,
    STRUCTURES: PAPAL,
    ALLIES: COPIES,
    KNIGHTS: CRUSADERS,
}


def check_expansions(s: State) -> None:
    """BadData for expansions that no game can hold."""
    if not isinstance(s.expansions, Expansions):
        raise BadData("the position holds no known expansions")
    _check_crusade(s.expansions.crusade)
    _check_commissions(s.expansions.projects)
    played = s.expansions != NO_EXPANSIONS
    if played and s.edition.name != SPECIAL:
        raise BadData("expansions come with the special edition")
    for player in s.players:
        _check_holdings(player, played)


def _check_crusade(crusade: Crusade | None) -> None:
    if crusade is None:
        return
    sound = (
        isinstance(crusade, Crusade)
        and all(board in BOARDS for board in crusade.boards)
        and list(crusade.boards) == sorted(set(crusade.boards))
        and len(crusade.items) == len(BOARDS)
        and all(_lies(board, items) for board, items in enumerate(crusade.items))
        and all(crusade.boards.count(n) or not items for n, items in enumerate(crusade.items))
        and all(ship in SHIPS for ship in crusade.spare)
        and 0 <= crusade.banned < 1 << len(BOARDS)
    )
    if not sound:
        raise BadData("the Crusade boards of the position make no sense")


def _lies(board: int, items: tuple[int, ...]) -> bool:
    return len(set(items)) == len(items) and all(item in _LYING[board] for item in items)


def _check_commissions(commissions: Commissions | None) -> None:
    if commissions is None:
        return
    sound = (
        isinstance(commissions, Commissions)
        and len(commissions.projects) == len(commissions.conditions) <= len(PROJECTS)
        and all(project in PROJECTS for project in commissions.projects if project)
        and all(condition in CONDITIONS for condition in commissions.conditions if condition)
        and all(map(_both, commissions.projects, commissions.conditions))
    )
    if not sound:
        raise BadData("the Imperial Projects of the position make no sense")


def _both(project: int, condition: int) -> bool:
    return bool(project) == bool(condition)


def _check_holdings(player: Player, played: bool) -> None:
    held = player.holdings
    if not isinstance(held, Holdings) or (held != NO_HOLDINGS and not played):
        raise BadData("a player owns things of an expansion that is not played")
    if played and len(player.vp_from) != len(VP_SOURCE):
        raise BadData("the score sheet has no rows for the expansions")
    sound = (
        all(book in COPIES for book in held.books)
        and all(ship in SHIPS for ship in held.ships)
        and len(held.mantles) == len(player.allies)
        and all(mantle in COPIES for mantle in held.mantles if mantle)
        and all(project in PROJECTS for project in held.projects)
        and len(held.over) == len(player.castle)
        and all(_stands(player, site, mark) for site, mark in enumerate(held.over) if mark)
    )
    if not sound:
        raise BadData("what a player owns of the expansions makes no sense")


def _stands(player: Player, site: int, mark: int) -> bool:
    """Whether a Papal or an acquired Imperial Structure may stand on a built site."""
    kind = KIND_OF_SITE[site]
    if mark < IMPERIAL:
        known = mark in PAPAL and PAPAL[mark].kind == kind
    else:
        project = mark - IMPERIAL
        known = project in player.holdings.projects and PROJECTS[project].kind == kind
    return known and player.castle[site] != UNBUILT
