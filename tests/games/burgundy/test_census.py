"""What the balance report counts is what happened in the game."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from stupor.arena.match_game import start_census
from stupor.games import registry
from stupor.games.burgundy.boards import BOARD_NAMES
from stupor.games.burgundy.census import SECTIONS
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.ids import CASTLE, EMPTY, INNS
from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.busy import busy

SPEC = registry.get("burgundy")
COUNTED = ["duchy-1", "dealt", "all-posts", "team-b", "solo-b"]


def counted(box: str) -> tuple[Any, dict[str, Any]]:
    """A whole busy game of a kind: how it ended, and its books."""
    kind, tables = BURGUNDY[box]
    state, census = None, None
    for state, _ in busy(SPEC, tables[-1], 11, kind):
        if census is None:
            census = start_census(SPEC, state)
        else:
            census.collect(state)
    assert state is not None and census is not None
    census.collect(state)
    return state, census.close(SPEC.rules.result(state))


@pytest.mark.parametrize("box", COUNTED)
def test_every_count_has_its_place_in_the_report(box: str) -> None:
    _, census = counted(box)
    places = {
        f"{column} {part.id}.{row}"
        for part in SECTIONS
        for row, _ in part.rows
        for column, _ in part.columns
    }
    assert set(census["counts"]) <= places
    assert len(census["counts"]) > 40


@pytest.mark.parametrize("box", COUNTED)
def test_tiles_that_were_placed_are_those_that_lie(box: str) -> None:
    """Given a whole game, then each tile of a duchy but its first castle was counted once."""
    state, census = counted(box)
    placed = sum(
        sum(times) for name, times in census["counts"].items() if name.startswith("placed ")
    )
    lying = [tile for duchy in state.duchies for tile in duchy.spaces if tile != EMPTY]
    assert placed == len(lying) - len(state.duchies)
    assert any(COLOUR[tile] == CASTLE for tile in lying)


def test_what_was_on_offer_is_what_a_table_of_four_uses_up() -> None:
    """Given a whole game of four, then all but the four first castles were laid out (B6)."""
    _, census = counted("duchy-1")
    offered = sum(
        sum(times) for name, times in census["counts"].items() if name.startswith("offered ")
    )
    assert offered == 5 * (24 + 8)


def test_traits_are_the_duchies_that_were_chosen_and_places() -> None:
    state, census = counted("dealt")
    boards = [BOARD_NAMES[state.duchies[seat].board] for seat in range(state.seats)]
    assert census["traits"]["duchy"] == boards
    assert sorted(census["traits"]["place in the first round"]) == ["1", "2", "3", "4"]


def test_inns_and_shields_are_counted_where_they_are_in_the_game() -> None:
    state, census = counted("all-posts")
    assert INNS in state.expansions
    assert census["counts"]["offered tile.inn"][-1] == 5
    shields = [name for name in census["counts"] if name.startswith("offered shield.")]
    assert len(shields) == 12
    assert len(set(itertools.chain(*(name.split() for name in shields)))) == 13
