"""Quiet games with expansions, whose boards and tiles a test lays out itself."""

from __future__ import annotations

from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES
from stupor.games.stupor_mundi.expansions.state import Commissions, Crusade, Expansions, Holdings
from stupor.games.stupor_mundi.ids import ACTIONS, SITE
from tests.games.stupor_mundi.building import EDICT_QUESTIONS
from tests.games.stupor_mundi.scenario import RULES, Scenario, a_game

CRUSADE = "postponed-crusade"
PROJECTS = "imperial-projects"
#: A card slot whose spears point to each main action.
SLOTS = dict(zip(ACTIONS, (1, 2, 3, 4, 5), strict=True))


def crusade(seats: int = 2, banned: str = "", **items: tuple[int, ...]) -> Scenario:
    """A quiet game in which just these boards hold just these things, the top one last."""
    game = a_game(seats, edition="special", expansions=[CRUSADE])
    lying = tuple(items.get(name, ()) for name in BOARD_NAMES)
    boards = tuple(n for n, name in enumerate(BOARD_NAMES) if name in items or name == banned)
    bits = 1 << BOARD_NAMES.index(banned) if banned else 0
    game.s.expansions = Expansions(Crusade(boards, lying, bits), None)
    return game.ready()


def projects(seats: int = 2, **condition_of: int) -> Scenario:
    """A quiet game with these Projects on offer, such as p4=3: Project 4 with Condition 3."""
    game = a_game(seats, edition="special", expansions=[PROJECTS])
    offered = tuple(int(name[1:]) for name in condition_of)
    game.s.expansions = Expansions(None, Commissions(offered, tuple(condition_of.values())))
    return game.ready()


def acts(game: Scenario, action: str) -> Scenario:
    """Seat 0 plays a card face down and is asked what its main action is about."""
    game.plays_down(SLOTS[action])
    return game.does(action) if game.asks == "action" else game


def items(game: Scenario, board: str) -> tuple[int, ...]:
    """What lies on a board."""
    assert game.s.expansions.crusade is not None
    return game.s.expansions.crusade.items[BOARD_NAMES.index(board)]


def is_banned(game: Scenario, board: str) -> bool:
    """Whether a board shows its excommunication side."""
    assert game.s.expansions.crusade is not None
    return game.s.expansions.crusade.is_banned(BOARD_NAMES.index(board))


def issues(game: Scenario) -> int:
    """Work off the questions of Edicts; how many were Issued."""
    before = len(game.player().issued)
    while game.asks in EDICT_QUESTIONS:
        game.does(game.offers[0])
    return len(game.player().issued) - before


def owns(game: Scenario, seat: int = 0, **things: tuple[int, ...]) -> Scenario:
    """A seat holds these Books, Ships, Projects; Mantles by Ally space, over by site."""
    game.player(seat).holdings = Holdings(**things)
    return game.ready()


def over(**marks: int) -> tuple[int, ...]:
    """What the named sites show."""
    return tuple(marks.get(name, 0) for name in SITE)


def ends_game(game: Scenario) -> Scenario:
    """The round, and with it the game, comes to its end."""
    game.s.ending = "castle"
    return game.round_ends()


def points(game: Scenario, source: str, seat: int = 0) -> int:
    """VP of a row of the score sheet."""
    return RULES.result(game.s).categories[source][seat]
