"""Turns looked at from end to end, and last turns with the answers to them."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any

import pytest

from stupor.ai.bot import finish
from stupor.ai.last_turns import LastTurnSearch
from stupor.ai.levels import make_bot
from stupor.ai.turns import TurnSearch
from stupor.ai.view import SeatView
from stupor.ai.whole_turns import WholeTurns
from stupor.engine.notation import Option
from stupor.engine.rules import Rules
from stupor.games import registry
from tests.games.burgundy.busy import busy

BURGUNDY = registry.get("burgundy")
GAMES = [("burgundy", {"duchies": "dealt"}), ("stupor_mundi", {})]
#: More positions than any turn of these games has.
ALL = 50_000


def done(thinking: Generator[None, None, Any]) -> Any:
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


def every_end(rules: Rules, state: Any, seat: int, option: Option) -> Iterator[Any]:
    """All ends of the turns that begin with an option, with no two positions taken for one."""
    after = state.clone()
    rules.apply(after, option)
    if rules.asked(after) != seat or rules.begins(after):
        yield after
        return
    for following in rules.legal(after):
        yield from every_end(rules, after, seat, following)


def small_turns(game: str, options: dict[str, Any]) -> Iterator[tuple[Any, int]]:
    """Positions in which a turn begins that has not too many ways to go on."""
    spec = registry.get(game)
    for state, _ in busy(spec, 2, 5, options):
        seat = spec.rules.asked(state)
        if seat is None or not spec.rules.begins(state):
            continue
        ways = (
            end for o in spec.rules.legal(state) for end in every_end(spec.rules, state, seat, o)
        )
        if 20 < sum(1 for _ in islice(ways, 3000)) < 3000:
            yield state, seat


def last_turn(place: int) -> tuple[Any, int]:
    """The turn of the first or second seat in the last round of a game of Burgundy."""
    rules = BURGUNDY.rules
    guide, state = make_bot("squire", rules, BURGUNDY.advisor, 1), rules.setup(2, 8, {})
    ply = 0
    while not (rules.ending(state) and rules.begins(state) and state.turn == state.turns[place]):
        asked = rules.decision(state)
        assert asked is not None
        rules.apply(state, finish(guide.think(SeatView(rules, state, asked, ply)))[0][0])
        ply += 1
    return state, state.turn


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_best_turn_of_all_is_found_for_each_beginning(
    game: str, options: dict[str, Any]
) -> None:
    spec = registry.get(game)
    advisor = spec.advisor.learned()
    for state, seat in islice(small_turns(game, options), 2):
        choices = spec.rules.legal(state)
        whole = WholeTurns(spec.rules, advisor, seat, ALL)
        assert done(whole.exhaust(state, choices))
        for option in choices:
            values = [advisor.value(e, seat) for e in every_end(spec.rules, state, seat, option)]
            assert whole.best[option] == pytest.approx(max(values))
            assert advisor.value(whole.ends[option], seat) == whole.best[option]


def test_a_beginning_is_named_for_every_end_that_it_leads_to() -> None:
    state, seat = next(small_turns("burgundy", {"duchies": "dealt"}))
    choices = BURGUNDY.rules.legal(state)
    whole = WholeTurns(BURGUNDY.rules, BURGUNDY.advisor, seat, ALL)
    done(whole.exhaust(state, choices))
    assert whole.beginnings(whole.found[0])
    assert {o for end in whole.found for o in whole.beginnings(end)} == set(choices)
    assert [end[0] for end in whole.found] == sorted((e[0] for e in whole.found), reverse=True)


def test_a_turn_with_too_many_positions_is_followed_along_its_best_lines() -> None:
    state, seat = last_turn(0)
    rules, choices = BURGUNDY.rules, BURGUNDY.rules.legal(state)
    few = TurnSearch(rules, BURGUNDY.advisor, seat, 4, whole=10)
    beam = TurnSearch(rules, BURGUNDY.advisor, seat, 4)
    for search in (few, beam):
        done(search.follow(state, choices))
    assert few.whole is None
    assert few.best == beam.best
    assert few.tried > beam.tried


@pytest.mark.parametrize("level", ["knight", "baron", "duke", "emperor"])
def test_nobody_from_the_knight_up_leaves_points_behind_in_the_very_last_turn(level: str) -> None:
    state, seat = last_turn(1)
    rules = BURGUNDY.rules
    whole = WholeTurns(rules, BURGUNDY.advisor, seat, ALL)
    done(whole.exhaust(state, rules.legal(state)))
    bot, ply = make_bot(level, rules, BURGUNDY.advisor, 1), 900
    while (asked := rules.decision(state)) is not None:
        assert asked.seat == seat
        rules.apply(state, finish(bot.think(SeatView(rules, state, asked, ply)))[0][0])
        ply += 1
    assert BURGUNDY.advisor.value(state, seat) == whole.found[0][0]


def test_the_others_answer_a_last_turn_and_the_lead_after_that_counts() -> None:
    state, seat = last_turn(0)
    rules, advisor = BURGUNDY.rules, BURGUNDY.advisor.learned()
    whole = WholeTurns(rules, advisor, seat, ALL)
    done(whole.exhaust(state, rules.legal(state)))
    answers = LastTurnSearch(rules, advisor, seat, width=12, whole=4000)
    ranking = done(answers.rank(whole, 6))
    # the end that looked best, answered in the same way, is one of those compared
    alone = done(LastTurnSearch(rules, advisor, seat, width=12, whole=4000).rank(whole, 1))
    assert ranking[0][1] >= alone[0][1]
    assert [value for _, value in ranking] == sorted((v for _, v in ranking), reverse=True)
    assert {option for option, _ in alone} <= {option for option, _ in ranking}


def test_where_another_turn_follows_nothing_is_answered() -> None:
    state, seat = next(small_turns("burgundy", {"duchies": "dealt"}))
    rules, advisor = BURGUNDY.rules, BURGUNDY.advisor.learned()
    whole = WholeTurns(rules, advisor, seat, ALL)
    done(whole.exhaust(state, rules.legal(state)))
    assert done(LastTurnSearch(rules, advisor, seat, width=2, whole=0).rank(whole, 3)) == []
