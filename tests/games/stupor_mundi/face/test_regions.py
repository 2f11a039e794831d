"""A region of the table is asked again only when something that it has read has changed."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from stupor.engine.decision import Decision
from stupor.games.burgundy.face import ui as burgundy_ui
from stupor.games.burgundy.face.view import view_of
from stupor.games.registry import get
from stupor.games.stupor_mundi.face.ui import UI
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.game_ui import GameUI
from stupor.stage.items import Item
from stupor.stage.regions import Region, Regions
from stupor.stage.view import View
from tests.games.burgundy.face import position as burgundy
from tests.games.stupor_mundi.face.fixture_position import anchors
from tests.games.stupor_mundi.face.painted import paint_table
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


def test_what_looks_as_before_is_the_very_same_item(view: TableView) -> None:
    """Given a coin more, then of the purse only what shows it is another item."""
    regions = Regions(UI.board.regions)
    before = {item.key: item for item in regions.items(view)}
    view.table.counters[f"coins.{view.viewer}"] += 1
    after = regions.items(view)
    others = [item.key for item in after if before.get(item.key) is not item]
    assert "player" in regions.asked
    assert others and all(before.get(item.key) != item for item in after if item.key in others)


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


def test_another_choice_of_the_same_question_costs_the_castle_nothing(view: TableView) -> None:
    asked = view.decision
    assert asked is not None
    seen = replace(view, viewer=asked.seat)
    regions = Regions(UI.board.regions)
    regions.items(seen)
    fewer = replace(seen, decision=replace(asked, options=asked.options[:1]))
    assert regions.items(fewer) == paint_table(fewer)
    assert not {"castle", "rival1", "header"} & set(regions.asked)


def test_a_region_that_knows_its_turn_only_sleeps_in_those_of_others(view: TableView) -> None:
    """A region that asks whether it is its own turn is not asked again for another's question."""
    told = list[bool]()

    def paint(seen: TableView) -> list[Item]:
        told.append(seen.asks("turn"))
        return []

    regions = Regions([Region("turn", paint)])
    own = replace(view, viewer=0, decision=Decision(0, "turn", ((),)))
    for asked in (own.decision, Decision(1, "turn", ((),)), Decision(1, "market", ((),)), None):
        regions.items(replace(own, decision=asked))
    regions.items(own)
    assert told == [True, False, True]


def asked_in_vain(ui: GameUI[Any], seen: Iterable[View]) -> float:
    """Of the regions that are asked again from view to view, the share that shows the same."""
    vain, asked = 0, 0
    regions, kept = Regions(ui.board.regions), dict[str, list[Item]]()
    for view in seen:
        regions.items(view)
        now = {region.name: region.paint(view) for region in ui.board.regions}
        if kept:
            asked += len(regions.asked)
            vain += sum(now[name] == kept[name] for name in regions.asked)
        kept = now
    return vain / asked


def test_a_region_is_seldom_asked_in_vain() -> None:
    assert asked_in_vain(UI, islice(views(3, 5, {}), 150)) < 0.2


def test_a_region_of_burgundy_is_seldom_asked_in_vain() -> None:
    spec, anchors = get("burgundy"), burgundy.view().anchors
    rules, seen = spec.rules, list[View]()
    for state, _ in islice(wander(spec, 3, 5), 150):
        table, facts = rules.table(state, 0), rules.facts(state, 0)
        seen.append(view_of(View(table, facts, rules.decision(state), 0, NAMES[:3], anchors)))
    assert asked_in_vain(burgundy_ui.UI, seen) < 0.2
