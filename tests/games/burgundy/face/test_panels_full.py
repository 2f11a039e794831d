"""Panels say what they have room for: nothing overlaps, nothing is cut, no room stays bare."""

from dataclasses import replace
from itertools import combinations

import pytest

from stupor.games.burgundy.face.depots.ring import paint_black, paint_inns
from stupor.games.burgundy.face.duchy.land import paint_heading
from stupor.games.burgundy.face.household.routes import paint_forecast, paint_route
from stupor.games.burgundy.face.household.storage import paint_goods
from stupor.games.burgundy.face.lights.glows import glow_items
from stupor.games.burgundy.face.rivals.panels import paint_panel
from stupor.games.burgundy.face.solo.race import paint_race
from stupor.stage.boxes import overlap
from stupor.stage.items import Item, Label, Slice
from tests.games.burgundy.face.position import FORMS, view


def words(items: list[Item]) -> list[str]:
    """All that is written."""
    return [item.text for item in items if isinstance(item, Label)]


@pytest.mark.parametrize("form", FORMS)
def test_the_only_rival_is_told_to_the_foot_of_the_panel(form: str) -> None:
    """Given two seats and no trade routes, then the end stands where the routes would lie."""
    seen = view("two", form)
    told = words(paint_panel(seen, 1))
    assert "At the end" in told
    assert {"Bonus tiles", "No bonus tiles yet"} & {*told}
    routes = words(paint_panel(view("everything two", form), 1))
    assert "At the end" not in routes


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", ["everything", "everything two"])
def test_how_far_the_goods_came_stands_clear_of_the_routes(kind: str, form: str) -> None:
    """Given three or five routes, then the words lie beside or below them, not on them."""
    items = paint_route(view(kind, form))
    line = next(item for item in items if item.key == "route/words")
    cards = [item for item in items if item.key.startswith("route/route.")]
    assert cards
    assert not any(overlap(card.rect, line.rect) for card in cards)


def test_prices_of_six_goods_stand_beside_each_other() -> None:
    """Given narrow stacks and goods of two colours, then their prices do not overlap."""
    seen = view("13a")
    seen.table.zones["goods.0"] = [f"goods.{n}" for n in (0, 8, 16, 24, 32, 40)]
    seen.facts["sales.0"] = {str(n): [1, 1, 2] for n in range(1, 7)}
    chips = [item for item in paint_goods(seen) if isinstance(item, Slice)]
    assert len(chips) > 1
    assert not any(overlap(one.rect, two.rect) for one, two in combinations(chips, 2))


def test_light_never_lies_over_a_price() -> None:
    """Given tiles that can be bought, when they glow, then their prices stay on top and clear."""
    seen = view("everything")
    prices = [item for item in [*paint_black(seen), *paint_inns(seen)] if "/price" in item.key]
    light = glow_items(seen, [seen.anchors["black.4"]], "rest")
    assert prices and light
    assert min(item.z for item in prices) > max(item.z for item in light)
    chip = next(item for item in prices if item.key == "black/price")
    tile = seen.anchors["black.4"]
    assert chip.rect[0] + chip.rect[2] <= tile[0]


def test_a_small_page_says_duchy_in_full() -> None:
    """Given duchy 11D on a small page, then the word is there where it has room."""
    seen = replace(view("everything"), compact=True)
    assert any(text.startswith("duchy 11") for text in words(paint_heading(seen)))


def test_after_the_end_nothing_is_promised_any_more() -> None:
    """Given a game that is over, then the figures say that they are counted."""
    seen = view("four")
    assert "At the end" in words(paint_forecast(seen, "route"))
    seen.table.counters["over"] = 1
    assert "Counted at the end" in words(paint_forecast(seen, "route"))


def test_the_race_says_where_it_goes_on() -> None:
    """Given a target, then the next one is told; the last one has none."""
    seen = view("13a")
    target = seen.count("target")
    assert any(f"then the target is {target - 5}" in text for text in words(paint_race(seen)))
    seen.table.counters["target"] = 5
    assert not any("then the target" in text for text in words(paint_race(seen)))
