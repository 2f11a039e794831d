"""Figures: every one has its origin, and what no rulebook states can be corrected."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stupor.engine.codec import digest
from stupor.engine.errors import BadData
from stupor.games import registry
from stupor.games.burgundy import setup
from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.data.depots import DEPOT_SPACES
from stupor.games.burgundy.data.duchies import DUCHIES
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.other_duchies import RIVER_DUCHIES, SHARED_DUCHIES
from stupor.games.burgundy.data.routes import ROUTES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.data.tiles import HEXES
from stupor.games.burgundy.figures import listing
from stupor.games.burgundy.figures.grids import printed_grid
from stupor.games.burgundy.params import ORIGINS
from tests.games.burgundy.scenario import RULES, a_game
from tests.support.playing import wander

SOURCES = {"rulebook", "derived", "public", "reconstructed"}
GRID_7 = printed_grid("7")


#: Duchy 7 with a ship and a monastery exchanged that have the same number.
OTHER_7 = GRID_7.replace("Y6 C5", "S6 C5").replace("/ S6 Y1", "/ Y6 Y1")


def test_every_figure_of_the_components_has_its_origin() -> None:
    tagged: list[Any] = [*DUCHIES, *SHARED_DUCHIES, *RIVER_DUCHIES, *ROUTES, *SHIELD_LIST]
    tagged += [*HEXES, *MONASTERIES, *DEPOT_SPACES, *ORIGINS]
    assert {each.source for each in tagged} <= SOURCES
    by_name = {duchy.name: duchy.source for duchy in (*DUCHIES, *SHARED_DUCHIES)}
    assert by_name["7"] == by_name["11a"] == by_name["12a"] == "public"
    assert by_name["11b"] == by_name["12b"] == "reconstructed"
    assert [route.source for route in ROUTES] == ["public"] * 6 + ["reconstructed"] * 6


def test_the_list_holds_what_no_rulebook_states_once() -> None:
    found = [(figure.component, figure.name) for figure in listing.reconstructed()]
    assert len(found) == len(set(found))
    components = {component for component, _ in found}
    assert {f"duchy.{name}" for name in BOARD} <= components
    assert {f"route.{n}" for n in range(1, 13)} <= components
    assert {f"depot.{n}" for n in range(1, 7)} <= components
    assert {f"shield.{n}" for n in range(10, 19)} <= components
    assert "shield.1" not in components and "monastery.17" not in components
    assert {"monastery.16", "monastery.29", "posts"} <= components


def test_every_listed_value_is_itself_allowed() -> None:
    for figure in listing.reconstructed():
        if not figure.fixed:
            assert listing.flaws({figure.component: {figure.name: figure.value}}) == []
            assert listing.tidied({figure.component: {figure.name: figure.value}}) == {}


SOUND: dict[str, dict[str, Any]] = {
    "duchy.7": {"grid": OTHER_7},
    "route.1": {"spaces": "1:any  6:die 5:building"},
    "depot.1": {"spaces": "Y2 B3 S2 A4"},
    "shield.10": {"vp": 5},
    "monastery.16": {"building": "bank"},
    "posts": {"link": "chain"},
}

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"duchy.99": {"grid": GRID_7}}, "no such component"),
    ({"duchy.7": {"colour": "B"}}, "no such value"),
    ({"duchy.7": 3}, "belong here"),
    ({"duchy.7": {"grid": 7}}, "a grid of spaces"),
    ({"duchy.7": {"grid": "x" * 5000}}, "a grid of spaces"),
    ({"duchy.7": {"grid": GRID_7.replace("Y6 C5", "Y6 Q5")}}, "a grid of spaces"),
    ({"duchy.7": {"grid": GRID_7.rpartition(" ")[0]}}, "the rows must hold"),
    ({"duchy.7": {"grid": GRID_7.replace("Y6 C5", "Y5 C5")}}, "numbers of a duchy"),
    ({"duchy.7": {"grid": GRID_7.replace("Y6 C5", "C6 C5")}}, "there must be"),
    ({"duchy.1": {"grid": printed_grid("1").replace("S2 C6 S5", "S2 S6 S5").replace(
        "S6 S1 S2", "C6 S1 S2")}}, "middle space"),
    ({"duchy.12b": {"grid": printed_grid("12b").replace("C1 |", "B1 |")}}, "there must be"),
    ({"duchy.13a": {"rivers": "TR.S6-TL.S1"}}, "connected"),
    ({"duchy.13a": {"rivers": "TR.S6-QQ.S1"}}, "connected"),
    ({"duchy.13a": {"rivers": "here and there"}}, "expected rivers"),
    ({"duchy.13a": {"grid": "TL 1: A6"}}, "the rows must hold"),
    ({"route.1": {"spaces": "1:any 6:die"}}, "three spaces"),
    ({"route.1": {"spaces": "7:any 6:die 1:sell"}}, "three spaces"),
    ({"depot.1": {"spaces": "Y2 B2 S2 A4"}}, "four spaces"),
    ({"depot.1": {"spaces": "Y2 C3 S2 A4"}}, "only depot 6"),
    ({"depot.1": {"spaces": "M2 M3 M2 M4"}}, "not enough"),
    ({"shield.10": {"vp": -1}}, "a whole number"),
    ({"shield.10": {"vp": True}}, "a whole number"),
    ({"shield.1": {"vp": 5}}, "no such component"),
    ({"monastery.16": {"building": "crane"}}, "expected one of"),
    ({"posts": {"link": "rope"}}, "expected one of"),
]  # fmt: skip


@pytest.mark.parametrize(("figures", "why"), WRONG, ids=lambda part: str(part)[:50])
def test_impossible_corrections_are_refused_with_component_and_figure(
    figures: dict[str, Any], why: str
) -> None:
    with pytest.raises(BadData, match=why):
        setup.new_game(2, 1, {"figures": figures})
    assert listing.flaws(figures)


def test_a_region_may_not_be_larger_than_eight() -> None:
    """Given duchy 10 with its town of eight made nine by an exchange, then it is refused."""
    tokens = printed_grid("10").replace(" / ", " ").split()
    town = next(r for r in BOARD["10"].regions if r.bit_count() == 8)
    near = 0
    for space in range(37):
        if town >> space & 1:
            near |= BOARD["10"].near[space]
    grown = next(
        n for n in range(37) if near >> n & 1 and not town >> n & 1 and tokens[n][0] != "C"
    )
    apart = next(n for n in range(37) if tokens[n][0] == "B" and not town >> n & 1)
    colour = tokens[grown][0]
    tokens[grown], tokens[apart] = f"B{tokens[grown][1]}", f"{colour}{tokens[apart][1]}"
    rows, first = [], 0
    for count in (4, 5, 6, 7, 6, 5, 4):
        rows.append(" ".join(tokens[first : first + count]))
        first += count
    flaws = listing.flaws({"duchy.10": {"grid": " / ".join(rows)}})
    assert [flaw.text for flaw in flaws] == ["no region may have more than 8 spaces"]


def test_sound_corrections_are_tidied_and_kept_in_the_game() -> None:
    assert listing.flaws(SOUND) == []
    s = setup.new_game(2, 1, {"figures": SOUND, "duchies": ["7", "1"]})
    told = RULES.facts(s, None)["figures"]
    assert told["route.1"]["spaces"] == "1:any 6:die 5:building"
    assert told["shield.10"] == {"vp": 5}
    again = RULES.load(json.loads(json.dumps(RULES.dump(s))))
    assert digest(again) == digest(s) and RULES.facts(again, None)["figures"] == told


def test_a_corrected_duchy_is_the_one_that_is_played_on() -> None:
    """Given the ship at 1.1 of duchy 7 in place of a monastery, then ships fit there."""
    game = a_game(duchies=["7", "7"], figures={"duchy.7": {"grid": OTHER_7}})
    game.covers((2, "castle")).stores("ship", "m3").dice(6, 6)
    assert 1 in game.places("ship") and 1 not in game.places("m3")
    plain = a_game(duchies=["7", "7"]).covers((2, "castle")).stores("ship", "m3").dice(6, 6)
    assert 1 not in plain.places("ship") and 1 in plain.places("m3")


def test_corrected_depots_shields_monasteries_and_routes_count() -> None:
    game = a_game(figures=SOUND, expansions=["shields", "trade-routes"])
    game.bears(10).founds(16).covers((12, "bank"), (14, "warehouse"))
    facts = RULES.facts(game.s, 0)
    assert facts["final.0"]["shields"] == 5
    assert facts["monasteries.0"] == {"16": 4}
    game.route(1)
    assert RULES.facts(game.s, 0)["route.0"][0] == [1, "any", False]
    s = setup.new_game(2, 1, {"figures": SOUND})
    assert [s.depots[n] >= 0 for n in range(4)] == [True, False, True, False]


def test_a_game_without_corrections_holds_no_word_of_them() -> None:
    s = setup.new_game(2, 1, {})
    assert "figures" not in json.dumps(RULES.dump(s)) and "figures" not in RULES.facts(s, None)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_corrected_games_come_to_their_end(seats: int) -> None:
    spec = registry.get("burgundy")
    game = wander(spec, seats, 3, {"figures": {"depot.1": SOUND["depot.1"]}})
    *_, (state, _) = game
    assert RULES.over(state)
