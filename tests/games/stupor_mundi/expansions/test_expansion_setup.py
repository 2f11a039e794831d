"""Laying out the expansions, and what may be asked for."""

from __future__ import annotations

from typing import Any

import pytest

from stupor.engine.errors import BadData
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES
from stupor.games.stupor_mundi.expansions.names import EXPANSIONS
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS, NO_HOLDINGS
from stupor.games.stupor_mundi.ids import VP_SOURCES
from stupor.games.stupor_mundi.projects.data import PROJECTS
from stupor.games.stupor_mundi.setup import new_game
from tests.games.stupor_mundi.expansions.kit import CRUSADE
from tests.games.stupor_mundi.expansions.kit import PROJECTS as NAME
from tests.games.stupor_mundi.scenario import RULES


def game(seats: int, seed: int = 1, **options: Any) -> Any:
    return new_game(seats, seed, {"edition": "special", **options})


@pytest.mark.parametrize(("seats", "count"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_r27_one_board_and_one_item_more_than_players(seats: int, count: int) -> None:
    """Given so many players (alone as two), boards and items are one more by lot."""
    seen = set()
    for seed in range(12):
        laid = game(seats, seed, expansions=[CRUSADE]).expansions.crusade
        assert len(laid.boards) == count and laid.banned == 0
        seen.add(laid.boards)
        for board, items in enumerate(laid.items):
            wanted = count if board in laid.boards else 0
            if board == 2 and wanted:
                wanted = {3: 4, 4: 5, 5: 6}[count]
            assert len(items) == wanted
    assert len(seen) > 1 or seats == 4


def test_r27_players_may_pick_the_boards() -> None:
    picked = game(2, expansions=[CRUSADE], boards=["harbour", "library", "knights"])
    assert [BOARD_NAMES[b] for b in picked.expansions.crusade.boards] == [
        "library", "harbour", "knights",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "papal"),
    [(1, (1, 2, 3, 5)), (2, (1, 2, 3, 5)), (3, (1, 2, 3, 4, 5)), (4, (1, 2, 3, 4, 5, 6))],
)
def test_papal_structures_by_player_count(seats: int, papal: tuple[int, ...]) -> None:
    """Given fewer than four, a Tower stays in the box; given fewer than three, a Wall too."""
    for seed in range(9):
        laid = game(seats, seed, expansions=[CRUSADE]).expansions.crusade
        if 2 in laid.boards:
            assert laid.items[2] == papal
            return
    raise AssertionError("the board never came up")


def test_ships_lie_in_random_order_and_the_rest_stays_in_the_box() -> None:
    stacks = set()
    for seed in range(30):
        laid = game(2, seed, expansions=[CRUSADE]).expansions.crusade
        if 1 in laid.boards:
            assert sorted((*laid.items[1], *laid.spare)) == [1, 2, 3, 4, 5]
            stacks.add(laid.items[1])
    assert len(stacks) > 5


@pytest.mark.parametrize(
    ("seats", "kinds"), [(1, (2, 1, 1)), (2, (2, 1, 1)), (3, (3, 2, 1)), (4, (3, 3, 2))]
)
def test_projects_in_play_by_player_count(seats: int, kinds: tuple[int, ...]) -> None:
    """Given so many players: so many Tower, Wall, Keep Projects, each with a Condition."""
    laid = game(seats, expansions=[NAME]).expansions.projects
    found = [PROJECTS[project].kind for project in laid.projects]
    assert tuple(found.count(kind) for kind in range(3)) == kinds
    assert len(set(laid.conditions)) == len(laid.projects) == sum(kinds)


def test_comma_text_and_lists_mean_the_same() -> None:
    both = ",".join(EXPANSIONS)
    listed, told = game(2, expansions=list(EXPANSIONS)), game(2, expansions=both)
    assert RULES.dump(listed) == RULES.dump(told)
    assert listed.expansions.crusade is not None and listed.expansions.projects is not None


def test_a_game_without_expansions_does_not_mention_them() -> None:
    """Given the retail game, nothing of them is in its position, sheet, table or facts."""
    s = new_game(2, 1, {})
    assert s.expansions is NO_EXPANSIONS and s.players[0].holdings is NO_HOLDINGS
    text = str(RULES.dump(s))
    assert "expansions" not in text and "holdings" not in text
    assert len(s.players[0].vp_from) == len(VP_SOURCES)
    assert game(2, expansions=[]).expansions is NO_EXPANSIONS
    again = RULES.load(RULES.dump(s))
    assert again.expansions is NO_EXPANSIONS and again.players[1].holdings is NO_HOLDINGS


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"edition": "retail", "expansions": [CRUSADE]}, "expansions needs edition: special"),
        ({"edition": "prototype-2023", "expansions": NAME}, "expansions needs edition: special"),
        ({"expansions": [CRUSADE]}, "expansions needs edition: special"),
        ({"edition": "special", "expansions": ["atlantis"]}, "expansions must be a list of"),
        ({"edition": "special", "expansions": 7}, "expansions must be a list of"),
        ({"edition": "special", "expansions": [CRUSADE, CRUSADE]}, "expansions must be a list of"),
        ({"edition": "special", "boards": ["harbour"]}, "boards needs expansions: "),
        ({"edition": "special", "expansions": CRUSADE, "boards": "harbour"}, "name 3 different"),
        ({"edition": "special", "expansions": CRUSADE, "boards": ["sea"]}, "random or a list of"),
        ({"edition": "special", "expansions": CRUSADE, "boards": 7}, "random or a list of"),
    ],
)
def test_what_makes_no_sense_is_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        new_game(2, 1, options)


def _change(dump: Any, *path: Any, value: Any) -> Any:
    here = dump["state"]
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    return dump


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("expansions",), None),
        (("expansions", "crusade"), 3),
        (("expansions", "crusade", "banned"), 99),
        (("expansions", "crusade", "boards"), {"@": "tuple", "items": [7, 8, 9]}),
        (("expansions", "crusade", "items"), {"@": "tuple", "items": []}),
        (("expansions", "projects", "projects"), {"@": "tuple", "items": [1, 2]}),
        (("expansions", "projects", "conditions"), {"@": "tuple", "items": [0, 0, 0, 0]}),
        (("edition",), {"@": "Edition", "name": "retail"}),
        (("players", 0, "holdings"), {"@": "Holdings", "books": {"@": "tuple", "items": [9]}}),
        (("players", 0, "vp_from"), [0] * 9),
    ],
)  # fmt: skip
def test_a_forged_position_is_refused(path: tuple[Any, ...], value: Any) -> None:
    dump = RULES.dump(game(2, expansions=list(EXPANSIONS)))
    with pytest.raises(BadData):
        RULES.load(_change(dump, *path, value=value))
