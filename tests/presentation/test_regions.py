"""A region of the table is asked again only when something that it has read has changed."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.games.registry import get
from stupor.games.stupor_mundi.face.ui import UI
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.regions import Regions
from tests.presentation.fixture_position import anchors
from tests.presentation.painted import paint_table
from tests.support.playing import wander

SPEC = get("stupor_mundi")
NAMES = ("Lena", "Otto", "Anna", "Kurt")
BOTH = {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]}


def views(seats: int, seed: int, options: dict[str, object]) -> Iterator[TableView]:
    """The tables of a random game, seen by a seat that is not always asked."""
    rules = SPEC.rules
    for state, _ in wander(SPEC, seats, seed, options):
        viewer = seed % seats
        table, facts = rules.table(state, viewer), rules.facts(state, viewer)
        yield TableView(table, facts, rules.decision(state), viewer, NAMES[:seats], anchors())


@pytest.fixture
def view() -> TableView:
    """The table some choices after the draft."""
    return [view for _, view in zip(range(40), views(3, 5, {}), strict=False)][-1]


def test_nothing_is_asked_twice_while_nothing_changes(view: TableView) -> None:
    regions = Regions(UI.board.regions)
    first = regions.items(view)
    assert len(regions.asked) == len(UI.board.regions)
    assert regions.items(replace(view)) == first
    assert regions.asked == []


def test_a_coin_costs_the_purse_and_not_the_mediterranean(view: TableView) -> None:
    regions = Regions(UI.board.regions)
    regions.items(view)
    view.table.counters[f"coins.{view.viewer}"] += 1
    assert regions.items(view) == paint_table(view)
    assert "player" in regions.asked
    assert "voyage" not in regions.asked
    assert len(regions.asked) <= 3


def test_a_piece_in_the_air_costs_only_where_it_lay(view: TableView) -> None:
    regions = Regions(UI.board.regions)
    regions.items(view)
    ship = f"ship.{view.viewer}"
    flying = replace(view, hidden=frozenset({ship}))
    assert regions.items(flying) == paint_table(flying)
    assert regions.asked == ["voyage"]


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(1, 3, {}), (2, 4, BOTH), (3, 5, {"edition": "prototype-2023"}), (4, 6, {})],
)
def test_what_is_kept_is_what_would_be_painted(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    regions, asked = Regions(UI.board.regions), []
    for number, view in enumerate(views(seats, seed, options)):
        hidden = frozenset({f"ship.{number % seats}"} if number % 3 else ())
        seen = replace(view, hidden=hidden, passing=number % 5 == 0)
        assert regions.items(seen) == paint_table(seen)
        asked.append(len(regions.asked))
        if number == 120:
            break
    assert sum(asked[1:]) / len(asked[1:]) < len(UI.board.regions) / 2
