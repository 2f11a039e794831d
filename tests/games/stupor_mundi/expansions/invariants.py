"""What must hold in every position with expansions."""

from __future__ import annotations

from stupor.games.stupor_mundi.crusade.board_queries import CRUSADERS, LONELY_KNIGHTS
from stupor.games.stupor_mundi.crusade.data import (
    BOARDS_IN_PLAY,
    HARBOUR,
    ITEMS_ON_BOARD,
    KNIGHTS,
    PAPAL,
    STRUCTURES,
)
from stupor.games.stupor_mundi.expansions.setup import papal_in_play
from stupor.games.stupor_mundi.expansions.state import IMPERIAL, Commissions, Crusade
from stupor.games.stupor_mundi.ids import SPECIAL
from stupor.games.stupor_mundi.projects.data import IN_PLAY, PROJECTS
from stupor.games.stupor_mundi.saved.expansions import check_expansions
from stupor.games.stupor_mundi.state import Player, State


def check_boxes(s: State) -> None:
    """Nothing of an expansion is lost, doubled, or in a game that does not play it."""
    check_expansions(s)
    crusade, projects = s.expansions.crusade, s.expansions.projects
    assert s.edition.name == SPECIAL or (crusade is None and projects is None)
    if crusade is not None:
        check_crusade(s, crusade)
    if projects is not None:
        check_projects(s, projects)
    for player in s.players:
        marked = [mark for mark in player.holdings.over if mark]
        assert len(set(marked)) == len(marked), "a Structure stands on two sites"


def check_crusade(s: State, crusade: Crusade) -> None:
    """What lies on the boards and what is owned make up what was laid out."""
    each = ITEMS_ON_BOARD[s.seats]
    wanted = [[*range(1, each + 1)], [1, 2, 3, 4, 5], [*papal_in_play(s.seats)]]
    wanted += [[*range(1, each + 1)]]
    held = [player.holdings for player in s.players]
    owned = [
        [book for held_ in held for book in held_.books],
        [ship for held_ in held for ship in held_.ships],
        [mark for held_ in held for mark in held_.over if 0 < mark < IMPERIAL],
        [mantle for held_ in held for mantle in held_.mantles if mantle],
    ]
    boxed: list[list[int]] = [[], [*crusade.spare], [], []]
    assert len(crusade.boards) in (BOARDS_IN_PLAY[s.seats], s.story.twists.crusade_boards)
    for board in range(KNIGHTS):
        found = [*crusade.items[board], *owned[board], *boxed[board]]
        in_play = board in crusade.boards
        assert sorted(found) == (wanted[board] if in_play else []), "a thing is lost or doubled"
    assert STRUCTURES not in crusade.boards or all(mark in PAPAL for mark in owned[STRUCTURES])
    assert HARBOUR in crusade.boards or not crusade.spare
    for board in crusade.boards:
        assert not (crusade.is_banned(board) and crusade.items[board]), "banned before its end"
    check_knights(s, crusade)


def check_knights(s: State, crusade: Crusade) -> None:
    """Before the ban there are Crusaders only, after it Lonely Knights only."""
    cards = [card for player in s.players for card in cards_of(player)]
    crusaders, lonely = CRUSADERS.intersection(cards), LONELY_KNIGHTS.intersection(cards)
    assert not (crusaders if crusade.is_banned(KNIGHTS) else lonely), "Knights on the wrong side"
    assert not CRUSADERS.intersection(crusade.items[KNIGHTS]) & crusaders, "a Knight twice"


def cards_of(player: Player) -> list[int]:
    """All cards of a House."""
    return [*player.hand, *player.deck, *player.discard, *player.slots, *player.bought]


def check_projects(s: State, commissions: Commissions) -> None:
    """Each Project is on offer or somebody's, and what is built was acquired before."""
    acquired = [project for player in s.players for project in player.holdings.projects]
    every = [*filter(None, commissions.projects), *acquired]
    assert len(set(every)) == len(every) == len(commissions.projects), "a Project is lost"
    kinds = [PROJECTS[project].kind for project in every]
    keeps, walls, towers = IN_PLAY[s.seats]
    assert (kinds.count(2), kinds.count(1), kinds.count(0)) == (keeps, walls, towers)
