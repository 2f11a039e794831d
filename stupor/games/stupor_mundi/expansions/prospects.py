"""What the expansions may still bring a House, guessed by hand."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.crusade.board_queries import knights_owned, papal_sites
from stupor.games.stupor_mundi.crusade.data import (
    ALLIES,
    BANNED_SHIP_VP,
    HARBOUR,
    ITEMS_ON_BOARD,
    LIBRARY,
    SHIP_VP,
    STRUCTURES,
)
from stupor.games.stupor_mundi.expansions.final_count import projects_count
from stupor.games.stupor_mundi.expansions.setup import papal_in_play
from stupor.games.stupor_mundi.expansions.state import NO_HOLDINGS, Crusade
from stupor.games.stupor_mundi.figures.extras import CONDITION_TILES, PROJECT_TILES
from stupor.games.stupor_mundi.projects.data import UNBUILT_VP
from stupor.games.stupor_mundi.projects.measures import condition_count, project_vp
from stupor.games.stupor_mundi.state import Player, State

#: Steps that a House promotes in a whole game, and the coin in VP that a banned Book brings.
STEPS: Final = 8
STEPS_IN_ALL: Final = 13
BOOK_COIN: Final = 0.2
#: What is left of a Mantle's income under the ban; what Crusade Knights add to a set of cards.
BANNED_MANTLE: Final = 0.3
KNIGHTS_CARD: Final = 1.2
#: How many more of the things that a Project counts a whole game brings.
GROWTH: Final = {
    "edicts": 5.0,
    "great": 1.0,
    "keeps": 1.5,
    "sides": 2.5,
    "stored": 1.0,
    "walls": 3.0,
    "allies": 3.0,
    "advanced": 3.0,
    "settled": 2.0,
}
#: How surely a Project is still built, by the share of the game that is left.
BUILDING: Final = 1.6
#: What a Project is worth whose Condition is nearly met.
NEARLY: Final = 0.35


def expansions_hope(s: State, seat: int, share: float, incomes: float) -> float:
    """What the expansions may bring, with a share of the game and so many incomes to come.

    With nothing to come it is what the final count would bring.
    """
    player = s.players[seat]
    crusade, commissions = s.expansions.crusade, s.expansions.projects
    hope = 0.0
    if crusade is not None:
        hope += _goods(s, crusade, player, share) + _mantles(s, crusade, player, share, incomes)
    if commissions is not None:
        hope += _projects(s, seat, share)
        if share:
            hope += _offers(s, player, share)
    return hope


def _goods(s: State, crusade: Crusade, player: Player, share: float) -> float:
    """Books, Ships, Papal Structures and Knights."""
    held, hope = player.holdings, share * KNIGHTS_CARD * knights_owned(player)
    if held is NO_HOLDINGS:
        return hope
    if held.books:
        steps = min(STEPS * share, STEPS_IN_ALL - sum(n % 10 for n in player.specialists))
        open_ = unbanned(s, crusade, LIBRARY, share)
        hope += len(held.books) * steps * (open_ + (1 - open_) * BOOK_COIN)
    if held.ships:
        open_ = unbanned(s, crusade, HARBOUR, share)
        hope += len(held.ships) * (BANNED_SHIP_VP + (SHIP_VP - BANNED_SHIP_VP) * open_)
    papal = len(papal_sites(player))
    return hope - papal * (1 - unbanned(s, crusade, STRUCTURES, share)) if papal else hope


def _mantles(s: State, crusade: Crusade, player: Player, share: float, incomes: float) -> float:
    """The income of the Mantles, less of it where the ban may come."""
    if not incomes or not any(player.holdings.mantles):
        return 0.0
    now, later = min(incomes, 1.0), max(incomes - 1.0, 0.0)
    if not crusade.is_banned(ALLIES):
        open_ = unbanned(s, crusade, ALLIES, share)
        later *= open_ + (1 - open_) * BANNED_MANTLE
    return queries.mantle_income(s, player) * (now + later)


def unbanned(s: State, crusade: Crusade, board: int, share: float) -> float:
    """The hope that a board keeps its good side: less the fewer things lie on it."""
    if crusade.is_banned(board):
        return 0.0
    laid = len(papal_in_play(s.seats)) if board == STRUCTURES else ITEMS_ON_BOARD[s.seats]
    return 1 - share * (1 - len(crusade.items[board]) / laid)


def _projects(s: State, seat: int, share: float) -> float:
    """The Projects of a House: built ones grow, others may stay unbuilt."""
    player, hope = s.players[seat], 0.0
    for project, vp in projects_count(s, seat):
        if player.holdings.built(project):
            hope += vp + _growth(s, project, share)
        else:
            sure = min(1.0, BUILDING * share)
            hope += sure * _promise(s, player, project, share) + (1 - sure) * UNBUILT_VP
    return hope


def _promise(s: State, player: Player, project: int, share: float) -> float:
    """VP that a Project will bring once it is built."""
    return project_vp(s, player, project) + _growth(s, project, share)


def _growth(s: State, project: int, share: float) -> float:
    tile = PROJECT_TILES.laid(s.edition.figures)[project]
    return tile.each * GROWTH[tile.measure] * share


def _offers(s: State, player: Player, share: float) -> float:
    """What lies beside the Central Board, as far as its Conditions are nearly met."""
    commissions, hope = s.expansions.projects, 0.0
    if commissions is None:
        return hope
    tiles = CONDITION_TILES.laid(s.edition.figures)
    for project, condition in zip(commissions.projects, commissions.conditions, strict=True):
        if project:
            have = condition_count(s, player, condition) / max(1, tiles[condition].least)
            near = max(0.0, min(have, 1.0)) ** 2
            hope += NEARLY * near * share * max(0.0, _promise(s, player, project, share))
    return hope
