"""The game through the text door, and by the bots of the house."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from stupor.ai.bot import finish
from stupor.ai.levels import LADDER, make_bot
from stupor.ai.view import SeatView
from stupor.arena.match_game import MatchGame, play
from stupor.engine.rules import collect_events
from stupor.games import registry
from stupor.games.burgundy.log_lines import tell
from stupor.protocol.door import Door
from stupor.protocol.wire import Refusal
from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.busy import busy

SPEC = registry.get("burgundy")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"board": "13b", "target": 45}),
    (2, {"duchies": ["7", "4SE"]}),
    (3, {"expansions": ["shields", "inns"], "duchies": "dealt", "secret": True}),
    (4, {"team": "12b"}),
]


def ask(door: Door, **fields: Any) -> dict[str, Any]:
    """A request and its answer, both through JSON."""
    request = json.loads(json.dumps(fields))
    return json.loads(json.dumps(door.answer(request)))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_game_goes_through_the_door_and_back(players: int, options: dict[str, Any]) -> None:
    """Given a new game, then choices, positions, views, advice and the journal all pass."""
    door = Door(SPEC)
    game = ask(door, do="new", players=players, seed=7, options=options)["game"]
    for number in range(40):
        legal = ask(door, do="legal", game=game)
        choices = legal["choices"]
        assert choices and all(choice["text"] and choice["key"] for choice in choices)
        ask(door, do="choose", game=game, key=choices[number * 5 % len(choices)]["key"])
    position = ask(door, do="state", game=game)["state"]
    again = ask(door, do="load", state=position)["game"]
    assert (
        ask(door, do="legal", game=again)["choices"] == ask(door, do="legal", game=game)["choices"]
    )
    for seat in range(players):
        view = ask(door, do="view", game=game, seat=seat)["view"]
        assert view["table"]["counters"]["players"] == players
    assert ask(door, do="advise", game=game, level="squire")["ranking"]
    journal = ask(door, do="journal", game=game)["journal"]
    same = ask(door, do="replay", journal=journal)["game"]
    assert ask(door, do="state", game=same)["state"] == position


def test_the_door_refuses_with_rule_and_reason() -> None:
    door = Door(SPEC)
    game = ask(door, do="new", players=2, seed=1)["game"]
    with pytest.raises(Refusal) as refused:
        ask(door, do="choose", game=game, key="place:9:1:1")
    assert refused.value.rule == "turn.number"
    with pytest.raises(Refusal, match='"options" has no "market"'):
        ask(door, do="new", players=2, options={"market": "easy"})


def test_undo_goes_back_to_the_last_roll() -> None:
    """Given an action, then it can be taken back; dice that rolled cannot."""
    door = Door(SPEC)
    game = ask(door, do="new", players=2, seed=1)["game"]
    before = ask(door, do="state", game=game)["state"]
    key = ask(door, do="legal", game=game)["choices"][0]["key"]
    ask(door, do="choose", game=game, key=key)
    ask(door, do="undo", game=game)
    assert ask(door, do="state", game=game)["state"] == before
    ask(door, do="choose", game=game, key="end")
    ask(door, do="choose", game=game, key="end")
    with pytest.raises(Refusal):
        ask(door, do="undo", game=game)


@pytest.mark.parametrize("box", BURGUNDY)
def test_every_telling_is_a_sentence(box: str) -> None:
    kind, seats = BURGUNDY[box]
    names = ["Anna", "Ben", "Carla", "Dario"]
    told: set[str] = set()
    for state, option in busy(SPEC, seats[-1], 23, kind):
        after = state.clone()
        events = collect_events(after)
        SPEC.rules.apply(after, option)
        for event in events:
            line = tell(event, names)
            told.add(event.kind)
            assert line is None or ((line[0].isupper() or line[0].isdigit()) and line.endswith("."))
            assert line is None or "{" not in line
    assert {"turn", "round", "rolled", "white", "placed"} <= told


@pytest.mark.parametrize("level", LADDER[:-2])
def test_greedy_and_searching_bots_beat_the_blind_one(level: str) -> None:
    """Given two games each from both chairs, then no rank loses to chance."""
    for number, levels in enumerate(((level, "random"), ("random", level))):
        outcome = play(SPEC, MatchGame(number, levels, 40 + number, (0, 1)), {"duchies": "dealt"})
        assert outcome.winners == (levels.index(level),)
        if level != "page":
            assert outcome.scores[levels.index(level)] > 120


@pytest.mark.parametrize("level", LADDER)
def test_a_bot_never_looks_at_what_is_hidden(level: str) -> None:
    """Given two games that differ in their supplies alone, then every rank thinks the same."""
    state = SPEC.rules.setup(2, 3, {})
    twin = state.clone()
    twin.piles = tuple(tuple(reversed(pile)) for pile in state.piles)
    for each in (state, twin):
        each.options = list(each.options)
    bot = make_bot(level, SPEC.rules, SPEC.advisor, 1)
    decision = SPEC.rules.decision(state)
    assert decision is not None
    thoughts = [
        finish(bot.think(SeatView(SPEC.rules, each, decision, 0))) for each in (state, twin)
    ]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("persona", ["herdsman", "builder", "merchant", "abbot"])
def test_each_persona_plays(persona: str) -> None:
    advisor = SPEC.advisor.persona(persona)
    *_, (state, _) = itertools.islice(busy(SPEC, 2, 3, {}), 90)
    state.players[0].storage = [61, 1, 112]
    assert advisor.value(state, 0) != SPEC.advisor.value(state, 0)
