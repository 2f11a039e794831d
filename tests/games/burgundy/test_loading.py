"""Positions from outside: what is sound is played on, what is not is refused by its field."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from stupor.engine.codec import digest
from stupor.engine.errors import BadData
from stupor.games import registry
from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.busy import busy
from tests.games.burgundy.damage import damaged, sound, tried
from tests.games.burgundy.invariants import check
from tests.games.burgundy.scenario import RULES

SPEC = registry.get("burgundy")
FILES = 150


@pytest.mark.parametrize("box", BURGUNDY)
def test_every_position_of_a_busy_game_is_sound_and_can_be_loaded(box: str) -> None:
    kind, seats = BURGUNDY[box]
    for number, (state, _) in enumerate(busy(SPEC, seats[-1], 17, kind)):
        check(state)
        if number % 9 == 0:
            again = RULES.load(json.loads(json.dumps(RULES.dump(state))))
            assert digest(again) == digest(state)
            assert RULES.legal(again) == RULES.legal(state)


def test_what_follows_from_the_rest_is_not_written() -> None:
    duchy = sound(3)["state"]["duchies"][0]
    assert not {"covered", "open", "towns", "inns", "powers"} & set(duchy)
    assert {"board", "spaces", "silver", "workers", "goods"} <= set(duchy)


def test_damaged_positions_are_refused_with_their_field_or_can_be_played() -> None:
    good = sound(11)
    for number in range(FILES):
        chance = random.Random(number)
        if number % 15 == 0:
            good = sound(number)
        assert tried(damaged(good, chance))


def position() -> dict[str, Any]:
    """A plain position in the second phase of a game of two."""
    for number, (state, _) in enumerate(busy(SPEC, 2, 5, {})):
        if number == 90:
            return json.loads(json.dumps(RULES.dump(state)))  # type: ignore[no-any-return]
    raise AssertionError


def change(field: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Another value in a field such as duchies.0.silver."""

    def spoil(state: dict[str, Any]) -> None:
        *way, last = field.split(".")
        here: Any = state
        for step in way:
            here = here[int(step)] if isinstance(here, list) else here[step]
            here = here["items"] if isinstance(here, dict) and "items" in here else here
        here[int(last) if isinstance(here, list) else last] = value

    return spoil


def lose_a_tile(state: dict[str, Any]) -> None:
    state["box"]["items"].pop()


def double_a_tile(state: dict[str, Any]) -> None:
    state["box"]["items"].append(state["piles"]["items"][0]["items"][0])


def lose_goods(state: dict[str, Any]) -> None:
    state["goods_box"]["items"].pop()


def fill_storage(state: dict[str, Any]) -> None:
    pile = state["piles"]["items"][0]["items"]
    state["players"][0]["storage"] = [pile.pop() for _ in range(4)]


FIELDS: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (change("seats", 3), "players: must hold 3"),
    (change("seats", 9), "seats:"),
    (change("team", "12a"), "team:"),
    (change("solo", {"@": "Solo", "counter": 0, "target": 50, "crane": False}), "solo:"),
    (change("round", 26), "round:"),
    (change("round", 2), "phase:"),
    (change("white", 0), "white:"),
    (change("turn", 5), "turn:"),
    (change("post_bonus", 7), "post_bonus:"),
    (change("on_top", 0), "on_top:"),
    (change("duchies.0.silver", -1), r"duchies\[0\]\.silver:"),
    (change("duchies.1.workers", 10**9), r"duchies\[1\]\.workers:"),
    (change("duchies.0.board", 99), r"duchies\[0\]\.board:"),
    (change("duchies.0.links", 1), r"duchies\[0\]\.links:"),
    (change("players.0.vp", 3), r"players\[0\]\.vp:"),
    (change("players.0.step", 9), r"players\[0\]\.step:"),
    (change("players.1.duchy", 0), r"players\[1\]\.duchy:"),
    (change("players.0.storage", []), r"players\[0\]\.storage:"),
    (change("depots", [1]), "depots:"),
    (change("black.0", 999), "black:"),
    (lose_a_tile, "box: tiles are lost"),
    (double_a_tile, "box: tile|lies somewhere else"),
    (lose_goods, "goods_box: goods are lost|unseen_goods"),
    (fill_storage, r"players\[0\]\.storage: there are too many|box"),
]


@pytest.mark.parametrize(("spoil", "why"), FIELDS, ids=[why for _, why in FIELDS])
def test_a_damaged_field_is_named(spoil: Callable[[dict[str, Any]], None], why: str) -> None:
    bad = copy.deepcopy(position())
    spoil(bad["state"])
    with pytest.raises(BadData, match=why):
        RULES.load(bad)


def test_a_town_with_a_type_twice_is_refused() -> None:
    """Given two banks in the town of duchy 1's middle, then the field of its spaces is named."""
    game = json.loads(json.dumps(RULES.dump(RULES.setup(2, 1, {}))))
    state = game["state"]
    pile = state["piles"]["items"][0]["items"]
    banks = [tile for tile in pile if 43 <= tile <= 47][:2]
    for tile, space in zip(banks, (25, 26), strict=True):
        pile.remove(tile)
        state["duchies"][0]["spaces"][space] = tile
    with pytest.raises(BadData, match=r"duchies\[0\]\.spaces: a town holds a type"):
        RULES.load(game)


def test_tiles_that_do_not_hang_together_are_refused() -> None:
    game = json.loads(json.dumps(RULES.dump(RULES.setup(2, 1, {}))))
    state = game["state"]
    state["duchies"][0]["spaces"][36] = state["piles"]["items"][0]["items"].pop(0)
    with pytest.raises(BadData, match=r"duchies\[0\]\.spaces: the tiles do not hang together"):
        RULES.load(game)


def agenda(*clauses: dict[str, Any]) -> Callable[[dict[str, Any]], None]:
    """Seat 0 has these clauses to do."""

    def spoil(state: dict[str, Any]) -> None:
        frame = {"@": "tuple", "items": [0, {"@": "tuple", "items": list(clauses)}]}
        state["agenda"] = [state["agenda"][0], frame]

    return spoil


FORGED: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (agenda({"@": "Phase"}), "out of place"),
    (agenda({"@": "Bounty"}), "alone"),
    (agenda({"@": "MakeRoom", "tile": 999}), "arguments"),
    (agenda({"@": "Fetch", "what": "gold"}), "arguments"),
    (agenda({"@": "Turn", "left": 9, "begun": True}), "dice|arguments"),
    (agenda({"@": "Settle", "shield": 3}), "arguments"),
    (agenda(*[{"@": "FreeAction", "castle": False}] * 99), "too many"),
    (agenda(), "nothing to do"),
    (change("agenda", []), "over"),
    (change("agenda", 7), "agenda"),
]


@pytest.mark.parametrize(("spoil", "why"), FORGED, ids=[why for _, why in FORGED])
def test_a_forged_agenda_is_refused(spoil: Callable[[dict[str, Any]], None], why: str) -> None:
    bad = copy.deepcopy(position())
    spoil(bad["state"])
    with pytest.raises(BadData, match=why):
        RULES.load(bad)


def out_of_time(**changes: Any) -> dict[str, Any]:
    """A game in which duchies are being chosen, with other things in its state."""
    game = json.loads(json.dumps(RULES.dump(RULES.setup(2, 1, {"duchies": "dealt"}))))
    game["state"].update(changes)
    return game  # type: ignore[no-any-return]


def test_what_the_table_has_to_do_comes_in_its_time() -> None:
    """Given a table that begins a phase in the middle of a turn, then its agenda is named."""
    bad = copy.deepcopy(position())
    bad["state"]["agenda"][0]["items"][1]["items"] = [{"@": "Phase"}]
    with pytest.raises(BadData, match=r"agenda\[0\]: the turn of the next seat"):
        RULES.load(bad)


def test_while_duchies_are_chosen_each_seat_comes_in_its_turn() -> None:
    good = out_of_time()
    RULES.load(copy.deepcopy(good))
    for seat, frame in ((0, 1), (1, 1)):
        bad = copy.deepcopy(good)
        asked = bad["state"]["agenda"][frame]["items"]
        asked[0] = 1 - asked[0] if seat else asked[0]
        if not seat:
            asked[1]["items"] = [{"@": "ChooseCastle"}]
        with pytest.raises(BadData, match=r"agenda\[1\]: (another seat|something else)"):
            RULES.load(bad)
    bad = copy.deepcopy(good)
    bad["state"]["players"][1]["faces"]["items"] = []
    with pytest.raises(BadData, match=r"players\[1\]\.faces"):
        RULES.load(bad)
    bad["state"]["players"][1]["faces"]["items"] = [20]
    with pytest.raises(BadData, match=r"players\[1\]\.faces"):
        RULES.load(bad)


@pytest.mark.parametrize("tag", [[], {}, 7, None])
def test_a_tag_that_is_no_name_is_refused(tag: object) -> None:
    """Given a class named by a list, then it is no position rather than a stumble."""
    bad = copy.deepcopy(position())
    bad["state"]["duchies"][0]["@"] = tag
    with pytest.raises(BadData, match="may not hold"):
        RULES.load(bad)
