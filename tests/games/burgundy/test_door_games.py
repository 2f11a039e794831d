"""Every option of a new game at the text door, and how games end there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stupor.games import registry
from stupor.games.burgundy.ids import EXPANSIONS
from stupor.games.burgundy.variants import VARIANTS
from stupor.protocol.door import BAD_SETUP, Door
from stupor.protocol.wire import Refusal

SPEC = registry.get("burgundy")
Options = dict[str, Any]
#: Every value of every option, and with how many players it is to be had.
FITTING: list[tuple[Options, tuple[int, ...]]] = [
    ({"duchies": "1"}, (1, 2, 3, 4)),
    ({"duchies": "2"}, (2, 3, 4)),
    ({"duchies": "dealt"}, (2, 3, 4)),
    ({"duchies": ["4SE", "8SE"]}, (2,)),
    ({"duchies": ["3", "4", "5"]}, (3,)),
    ({"duchies": ["6", "7", "8", "9"]}, (4,)),
    ({"duchies": ["10", "10"]}, (2,)),
    ({"duchies": ["11a", "11f"], "expansions": ["border-posts"]}, (2,)),
    ({"secret": False}, (1, 2, 3, 4)),
    ({"duchies": "dealt", "secret": True}, (2, 3, 4)),
    ({"expansions": []}, (1, 2, 3, 4)),
    ({"expansions": ["extra-tiles"]}, (1, 2, 3, 4)),
    *(({"expansions": [name]}, (2, 3, 4)) for name in EXPANSIONS[1:]),
    ({"expansions": list(EXPANSIONS)}, (2, 3, 4)),
    ({"team": False}, (1, 2, 3, 4)),
    ({"team": "12a"}, (4,)),
    ({"team": "12b"}, (4,)),
    ({"team": "12a", "expansions": ["extra-tiles", "white-castles", "inns"]}, (4,)),
    ({"board": "13a"}, (1, 2, 3, 4)),
    ({"board": "13b"}, (1,)),
    ({"target": 50}, (1, 2, 3, 4)),
    *(({"target": target}, (1,)) for target in (45, 46, 47, 48, 49, 51, 52, 53, 54, 55)),
    ({"figures": {"depot.1": {"spaces": "Y3 B2 S2 A4"}}}, (1, 2, 3, 4)),
]
WRONG: list[tuple[int, Options, str]] = [
    (2, {"duchies": "3"}, "duchies"),
    (2, {"duchies": ["7"]}, "duchies"),
    (2, {"duchies": ["11a", "7"]}, "duchies"),
    (2, {"secret": True}, "secret"),
    (2, {"secret": 1}, "secret"),
    (2, {"expansions": "inns"}, "expansions"),
    (2, {"expansions": ["inns", "inns"]}, "expansions"),
    (4, {"team": True}, "team"),
    (4, {"team": "12a", "duchies": "2"}, "duchies"),
    (4, {"team": "12a", "expansions": ["shields"]}, "expansions"),
    (1, {"target": 44}, "target"),
    (1, {"target": True}, "target"),
    (1, {"board": "12a"}, "board"),
    (2, {"figures": {"depot.9": {}}}, "figures"),
    (2, {"figures": 7}, "figures"),
]


def ask(door: Door, **fields: Any) -> dict[str, Any]:
    """A request and its answer, both through JSON."""
    return json.loads(json.dumps(door.answer(json.loads(json.dumps(fields)))))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("options", "tables"), FITTING, ids=str)
def test_each_option_begins_a_game_where_it_fits_and_is_named_where_not(
    options: Options, tables: tuple[int, ...]
) -> None:
    door = Door(SPEC)
    for players in (1, 2, 3, 4):
        if players in tables:
            began = ask(door, do="new", players=players, seed=3, options=options)
            assert began["decision"] is not None and not began["over"]
            continue
        with pytest.raises(Refusal, match="|".join(options)) as refused:
            ask(door, do="new", players=players, seed=3, options=options)
        assert refused.value.code == BAD_SETUP


def test_every_value_of_every_option_is_among_them() -> None:
    for variant in VARIANTS:
        tried = [options[variant.name] for options, _ in FITTING if variant.name in options]
        said = [one for value in tried for one in (value if isinstance(value, list) else [value])]
        assert said if variant.own else set(variant.keys) <= set(said), variant.name


@pytest.mark.parametrize(("players", "options", "why"), WRONG, ids=str)
def test_options_that_make_no_sense_are_refused_by_name(
    players: int, options: Options, why: str
) -> None:
    with pytest.raises(Refusal, match=why) as refused:
        ask(Door(SPEC), do="new", players=players, options=options)
    assert refused.value.code == BAD_SETUP


def ended(door: Door, game: str, worker: bool) -> dict[str, Any]:
    """The last answer of a game in which everybody ends each turn, but for one first action."""
    answer: dict[str, Any] = {"over": False}
    while not answer["over"]:
        keys = [choice["key"] for choice in ask(door, do="legal", game=game)["choices"]]
        acts = [key for key in keys if key.startswith("workers")] if worker else []
        worker = False
        quiet = [key for key in ("end", "skip") if key in keys] or keys
        answer = ask(door, do="choose", game=game, key=(acts or quiet)[0])
    return answer


def test_the_last_answer_tells_a_tie_and_what_broke_it() -> None:
    """Given 5 VP for both and as many empty spaces, then who lies behind on the bridge wins."""
    door = Door(SPEC)
    began = ask(door, do="new", players=2, seed=1)
    first = began["decision"]["seat"]
    told = ended(door, began["game"], worker=True)
    assert told["scores"] == [5, 5]
    result = told["result"]
    assert result["winners"] == [1 - first] and result["reason"] == "bridge"
    assert result["tie_break"] is not None and not result["tie_break"]["shared"]
    assert sorted(result["tie_break"]["seats"]) == [0, 1]
    sums = [sum(points[seat] for points in result["categories"].values()) for seat in (0, 1)]
    assert sums == told["scores"]


def test_a_game_that_points_decide_has_no_tie() -> None:
    """Given nothing but turns that end at once, then the later seat has a worker more: 5 to 4."""
    door = Door(SPEC)
    began = ask(door, do="new", players=2, seed=1)
    told = ended(door, began["game"], worker=False)
    later = 1 - began["decision"]["seat"]
    assert told["scores"][later] == 5 and told["scores"][1 - later] == 4
    assert told["result"]["winners"] == [later]
    assert told["result"]["tie_break"] is None and told["result"]["reason"] == "points"
    assert told["result"]["categories"]["unsold"] == [3, 3]


def test_alone_a_game_is_lost_when_the_rounds_are_over() -> None:
    door = Door(SPEC)
    told = ended(door, ask(door, do="new", players=1, seed=1)["game"], worker=False)
    assert told["result"]["winners"] == [] and told["result"]["reason"] == "rounds"


def test_a_team_wins_together() -> None:
    door = Door(SPEC)
    told = ended(
        door, ask(door, do="new", players=4, seed=1, options={"team": "12a"})["game"], False
    )
    assert told["result"]["winners"] in ([0, 2], [1, 3])
