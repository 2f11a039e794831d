"""Panels say what they have room for: nothing overlaps, nothing is cut, no room stays bare."""

import re
from dataclasses import replace
from itertools import combinations
from unittest.mock import patch

import pytest

from stupor.engine.decision import Decision
from stupor.engine.table import Table
from stupor.games.burgundy.face.depots.ring import GONE, paint_black, paint_inns
from stupor.games.burgundy.face.duchy.land import paint_heading
from stupor.games.burgundy.face.explain.household import forecast_text
from stupor.games.burgundy.face.household.routes import (
    COUNTED,
    paint_forecast,
    paint_route,
    prospect,
    route_boxes,
    route_room,
    space_box,
)
from stupor.games.burgundy.face.household.storage import paint_goods, paint_storage, partner
from stupor.games.burgundy.face.lights.glows import glow_items
from stupor.games.burgundy.face.lights.prices import price_items
from stupor.games.burgundy.face.preview.preview_panel import paint_at_rest
from stupor.games.burgundy.face.rail.plates import paint_plates
from stupor.games.burgundy.face.rivals.panels import paint_panel
from stupor.games.burgundy.face.solo.race import paint_race
from stupor.stage.geometry import overlap
from stupor.stage.items import Box, Item, Label, NineSlice, Picture
from stupor.stage.measure import LINE, guessed_width
from tests.games.burgundy.face.position import FORMS, view

#: The places of tiles on the common board.
HEX = re.compile(r"(depot\.\d|black)\.\d$")


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
    chips = [item for item in paint_goods(seen) if isinstance(item, NineSlice)]
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
    assert any(f"next target {target - 5}" in text for text in words(paint_race(seen)))
    seen.table.counters["target"] = 5
    assert not any("next target" in text for text in words(paint_race(seen)))


def test_a_race_that_is_won_says_so() -> None:
    """Given a duchy of which every space is covered, then no rounds and spaces are counted."""
    seen = view("13a")
    assert "Every space is covered." not in words(paint_race(seen))
    won = replace(seen, facts={**seen.facts, "filled.0": seen.board(0).size})
    assert "Every space is covered." in words(paint_race(won))


@pytest.mark.parametrize(
    ("first", "target", "shown"),
    [(50, 50, (50, 45, 40, 35, 30, 25)), (50, 35, (45, 40, 35, 30, 25, 20)),
     (45, 45, (45, 40, 35, 30, 25, 20)), (52, 12, (27, 22, 17, 12, 7, 5)),
     (52, 5, (27, 22, 17, 12, 7, 5))],
)  # fmt: skip
def test_the_race_shows_no_target_that_never_was(
    first: int, target: int, shown: tuple[int, ...]
) -> None:
    """Given the first target of a game, then the panel begins no higher, and ends at five."""
    seen = replace(view("13a"), agreed={"target": first})
    seen.table.counters["target"] = target
    drawn = [item.key for item in paint_race(seen) if isinstance(item, Label)]
    assert (
        tuple(n for n in range(99, 0, -1) if any(k.endswith(f"t{n}.words") for k in drawn)) == shown
    )


@pytest.mark.parametrize("form", FORMS)
def test_what_a_deed_costs_covers_neither_numbers_of_goods_nor_feet_of_tiles(form: str) -> None:
    """Given a die that workers make fit, then its prices leave what tiles and goods say."""
    seen = view("four", form, 9)
    hexes = [box for name, box in seen.anchors.items() if HEX.match(name)]
    feet = [(x + w * 0.28, y + h * 0.78, w * 0.44, h * 0.16) for x, y, w, h in hexes]
    stacks = [seen.anchors[f"goods.{n}"] for n in (1, 2, 3)]
    tabs = [(x, y + w * 0.06, w * 0.4, w * 0.4) for x, y, w, _ in stacks]
    plates = [item.rect for die in ("die.1", "die.2") for item in price_items(seen, die)
              if isinstance(item, Box) and not item.key.endswith(".shade")]  # fmt: skip
    assert any(plate[1] > seen.anchors["household"][1] - 30 for plate in plates)
    assert len(plates) > 6
    assert not any(overlap(said, plate) for said in (*feet, *tabs) for plate in plates)


def test_large_letters_leave_every_action_on_the_paper() -> None:
    """Given letters half as large again, then all actions have their chips."""

    def larger(text: str, face: str, size: float) -> float:
        return 1.5 * guessed_width(text, face, size)

    whole = paint_at_rest(view("four", "21x9"))
    large = paint_at_rest(view("four", "21x9", text=1.5, measure=larger))
    assert words(large) == words(whole)


def test_in_large_letters_what_was_sold_is_told_in_one_line_below_the_heap() -> None:
    for text, lines in ((1.0, 2), (1.5, 1)):
        told = [item for item in paint_goods(view("two", text=text))
                if isinstance(item, Label) and item.key.endswith("sold.words")]  # fmt: skip
        assert [1 + item.wrap for item in told] == [lines]


def test_the_race_lights_its_button_only_while_points_may_be_bought() -> None:
    """Given a turn, then the button lies dark; when it is asked how many to buy, it is red."""
    seen = view("13a")
    asked = Decision(0, "points", (("points", 1), ("skip",)))
    grounds = [
        next(item.sprite for item in paint_race(one) if item.key == "race/buy")
        for one in (seen, replace(seen, decision=asked))
    ]
    assert grounds == ["ui/button-dark", "ui/button-wine"]


def test_words_of_the_race_keep_off_the_edge_of_its_panel() -> None:
    """Given the widest figures, then every line ends a finger's breadth before the rim."""
    seen = view("13a")
    items = {item.key: item for item in paint_race(seen)}
    x, _, w, _ = seen.anchors["solo.panel"]
    for name in ("more", "left", "words", "white.words"):
        left, _, wide, _ = items[f"race/{name}"].rect
        assert left + wide <= x + w - 12, name


def test_what_the_race_asks_next_has_room_for_three_lines() -> None:
    items = {item.key: item for item in paint_race(view("13b"))}
    told, plate = items["race/more"].rect, items["race/buy"].rect
    assert told[3] >= 3 * 16.5 * LINE - 1
    assert told[1] + told[3] <= plate[1]


def test_where_the_inns_lay_one_is_seen_pale_when_all_are_sold() -> None:
    """Given a game with inns and none left, then their place is not bare; without them it is."""
    seen = view("everything")
    sold = replace(seen, table=Table({**seen.table.zones, "inns": []}, seen.table.counters))
    assert [item.alpha for item in paint_inns(sold) if isinstance(item, Picture)] == [GONE]
    assert not paint_inns(view("four"))


@pytest.mark.parametrize("form", FORMS)
def test_routes_lie_in_the_middle_of_their_room_and_goods_cover_the_numbers_below(
    form: str,
) -> None:
    """Given three routes, then as much is free above as below, and no tab pokes out of a bale."""
    seen = view("everything", form)
    x, y, w, h = route_room(seen)
    cards = list(route_boxes(seen, seen.duchy(seen.viewer), (x, y, w, h)).values())
    foot = max(box[1] + box[3] for box in cards)
    assert cards[0][1] - y == pytest.approx(y + h - foot)
    for left, top, wide, _ in cards:
        k = wide / 132
        tabs = [(left + (4 + 41.5 * place) * k, top + 5 * k) for place in range(3)]
        bales = [space_box((left, top, wide, 56 * k), place) for place in range(3)]
        assert all(bale[0] <= tab[0] and bale[1] <= tab[1]
                   for bale, tab in zip(bales, tabs, strict=True))  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_the_words_about_keys_begin_below_the_first_plate(form: str) -> None:
    seen = view("four", form)
    keys = next(item for item in paint_plates(seen) if item.key.endswith("/keys"))
    assert abs(keys.rect[0] - seen.anchors["actions.undo"][0]) <= 2


@pytest.mark.parametrize("form", ["", "16x10", "4x3"])
def test_four_sources_of_the_end_stand_in_two_even_rows(form: str) -> None:
    name = "forecast" if form == "4x3" else "route"
    signs = [item.rect for item in paint_forecast(view("four", form), name)
             if isinstance(item, Picture) and item.sprite in COUNTED.values()]  # fmt: skip
    assert [sum(top == other for _, other, _, _ in signs) for _, top, _, _ in signs] == [2] * 4


def test_silver_that_still_flies_is_not_counted_yet() -> None:
    """Given mines that are paying, then the end counts the silver that is shown, no more."""
    seen = view("four")
    duchy = seen.duchy(seen.viewer)
    final = seen.facts[f"final.{duchy}"]
    assert isinstance(final, dict)
    seen.table.counters[f"silver.{duchy}"] = final["silver"]
    with patch.dict(final, {"silver": final["silver"] + 3}):
        assert prospect(seen, duchy)["silver"] == seen.count(f"silver.{duchy}")


def test_the_count_of_the_end_tells_what_the_mines_are_still_to_pay() -> None:
    """Given three mines, then the tooltip names their silver, until the game is over."""
    seen = view("four")
    pays = replace(seen, facts={**seen.facts, f"mines.{seen.duchy(seen.viewer)}": [3, 0]})
    said = forecast_text(pays, ["route"]).numbers
    assert "your mines bring 3 silver at the end of the phase" in said
    seen.table.counters["over"] = 1
    assert "mines bring" not in forecast_text(pays, ["route"]).numbers


@pytest.mark.parametrize("form", ["", "16x10", "4x3"])
def test_shields_have_a_row_of_their_own_within_the_panel(form: str) -> None:
    """Given shields in the count of the end, all its signs lie in their panel."""
    seen, name = view("everything", form), "forecast" if form == "4x3" else "route"
    final = seen.facts[f"final.{seen.duchy(seen.viewer)}"]
    assert isinstance(final, dict)
    with patch.dict(final, {"shields": 12}):
        signs = [i.rect for i in paint_forecast(seen, name) if isinstance(i, Picture)]
    x, y, w, h = seen.anchors[name]
    assert len(signs) >= 5 and not any(overlap(a, b) for a, b in combinations(signs[:5], 2))
    assert all(x <= a and y <= b and a + c <= x + w and b + d <= y + h for a, b, c, d in signs)


@pytest.mark.parametrize("viewer", range(4))
def test_the_shelves_of_a_team_are_named_in_the_colours_of_its_seats(viewer: int) -> None:
    """Given any seat that looks, then own and partner's shelf bear the hue of their seats."""
    seen = replace(view("12a"), viewer=viewer)
    inks = {item.key.partition("/")[2]: item.colour for item in paint_storage(seen)
            if isinstance(item, Label)}  # fmt: skip
    for shelf, seat in (("storage", viewer), ("partner", partner(seen))):
        ink, colour = inks[shelf], seen.rgb(seat)
        assert ink.index(max(ink)) == colour.index(max(colour))


@pytest.mark.parametrize(("form", "told"), [("", False), ("16x10", True), ("4x3", True)])
def test_a_small_window_with_room_below_the_plates_names_the_keys(form: str, told: bool) -> None:
    """Given small windows of other proportions, then undo and redo are told where there is room."""
    seen = replace(view("four", form), compact=True)
    assert any("undo" in text for text in words(paint_plates(seen))) == told


@pytest.mark.parametrize("form", FORMS)
def test_the_next_goods_of_a_route_are_large_enough_to_be_told(form: str) -> None:
    """Given long words beside five routes, then these shrink to figures, not the pictures."""
    seen = view("everything two", form)
    with patch("stupor.games.burgundy.face.household.routes.tr", lambda words, **parts: "7 sur 15"):
        shown = [item for item in paint_route(seen) if item.key.startswith("route/next.")]
    assert len(shown) == 2
    assert all(item.rect[2] >= 20 for item in shown if isinstance(item, Picture))
