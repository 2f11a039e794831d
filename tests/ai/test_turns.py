"""The search for a whole turn, and the bot that plays its best choices on."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from stupor.ai.bot import Ranking, finish
from stupor.ai.candidates import candidates
from stupor.ai.quick_players import followed
from stupor.ai.rollouts import EMPEROR, Budget, Playout, RolloutBot
from stupor.ai.turns import TurnBot, TurnSearch
from stupor.ai.view import SeatView
from stupor.engine.notation import Option
from stupor.games import registry
from tests.ai.blunders.board import last_round
from tests.ai.blunders.ending import end_the_game_while_ahead
from tests.games.stupor_mundi.scenario import RULES, Scenario

SPEC = registry.get("stupor_mundi")
NEAR = Budget(
    width=16,
    whole=0,
    kept=4,
    kept_among_more=4,
    margin=3.5,
    own=4,
    rival=2,
    answered=2,
    last=0,
)
SMALL = Budget(
    width=6,
    whole=0,
    kept=3,
    kept_among_more=3,
    margin=50.0,
    own=2,
    rival=1,
    answered=2,
    last=0,
)


class Counting:
    """Rules that count the positions that were tried."""

    def __init__(self) -> None:
        self.tried: list[Any] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(RULES, name)

    def apply(self, state: Any, option: Option) -> None:
        """Take an option and remember where it led."""
        RULES.apply(state, option)
        self.tried.append(state)


class Forgetful(Counting):
    """Rules under which no two positions are alike."""

    def turn_key(self, state: Any, seat: int) -> object:
        """Something that there is only once."""
        return object()


def searched(
    state: Any, seat: int, width: int, kind: type[Counting] = Counting
) -> tuple[TurnSearch, Counting]:
    rules = kind()
    search = TurnSearch(rules, SPEC.advisor, seat, width)
    for _ in search.follow(state, RULES.legal(state)):
        pass
    return search, rules


def view(state: Any, ply: int = 0) -> SeatView:
    asked = RULES.decision(state)
    assert asked is not None
    return SeatView(RULES, state, asked, ply)


def thought(state: Any, budget: Budget = SMALL, seed: int = 1) -> Ranking:
    return finish(RolloutBot(RULES, SPEC.advisor, seed, budget).think(view(state)))


def test_every_option_leads_to_the_end_of_a_turn() -> None:
    state = Scenario().s
    search, _ = searched(state, 0, width=5000)
    assert search.best.keys() == set(RULES.legal(state)) == search.ends.keys()
    for end in search.ends.values():
        assert RULES.asked(end) == 1 or RULES.begins(end)


def test_onward_means_to_the_end_of_the_game_when_nobody_else_has_turns() -> None:
    game = last_round("B13", "A5", slots=(1, 4)).owns(grain=1, stone=1)
    search = TurnSearch(RULES, SPEC.advisor, 0, 60, onward=True)
    for _ in search.follow(game.s, RULES.legal(game.s)):
        pass
    assert RULES.over(search.ends[max(search.best, key=lambda first: search.best[first])])
    assert RULES.over(search.ends["pass",])


def test_a_line_of_the_last_round_is_followed_over_all_own_turns() -> None:
    game = last_round("B13", "A5", slots=(1, 4)).owns(grain=1, stone=1)
    search = TurnSearch(RULES, SPEC.advisor, 0, 60, onward=True)
    for _ in search.follow(game.s, RULES.legal(game.s)):
        pass
    shorter = 0
    for turn in candidates(RULES, 0, search, 4, 50.0):
        after, ended = followed(RULES, game.s, 0, turn.line, onward=True)
        assert ended and RULES.turn_key(after, 0) == RULES.turn_key(turn.end, 0)
        first, _ = followed(RULES, game.s, 0, turn.line)
        shorter += not RULES.over(first)
    assert shorter


def test_onward_does_not_go_past_the_turn_of_somebody_else() -> None:
    game = last_round("B13", "A5", slots=(1, 4)).owns(grain=1, stone=1)
    game.player(1).passed = False
    plain, onward = (TurnSearch(RULES, SPEC.advisor, 0, 60, onward=far) for far in (False, True))
    for search in (plain, onward):
        for _ in search.follow(game.s, RULES.legal(game.s)):
            pass
    assert plain.best == onward.best


def test_what_would_end_the_game_is_played_on_however_poor_it_looks() -> None:
    # the thirteenth Structure wins; to go on looks far better, until it is played on
    state = end_the_game_while_ahead().s
    plain = dict(finish(TurnBot(RULES, SPEC.advisor.learned(), 1, 16).think(view(state))))
    built = next(option for option in plain if option[0] == "build")
    assert plain["done",] - plain[built] > NEAR.margin
    played = finish(RolloutBot(RULES, SPEC.advisor.learned(), 2, NEAR).think(view(state)))
    assert played[0][0] == built


def test_alone_a_turn_ends_where_the_next_one_begins() -> None:
    state = RULES.setup(1, 4, {})
    _, rules = searched(state, 0, width=4)
    assert all(state.players[0].turns <= 1 and state.round == 1 for state in rules.tried)


def test_the_same_choices_in_another_order_are_followed_once() -> None:
    game = Scenario().holds("B9").owns(grain=2, stone=2, coins=5)
    once, few = searched(game.s, 0, width=5000)
    often, many = searched(game.s, 0, width=5000, kind=Forgetful)
    assert once.best == often.best
    assert len(few.tried) < len(many.tried)


def test_a_wider_search_never_finds_less_where_all_fits() -> None:
    state = RULES.setup(2, 9, {"houses": ["savoy", "hohenstaufen"]})
    narrow, few = searched(state, RULES.asked(state), width=4)
    wide, many = searched(state, RULES.asked(state), width=64)
    assert max(wide.best.values()) >= max(narrow.best.values())
    assert len(many.tried) > len(few.tried)


def test_a_line_that_has_paid_is_kept_beside_one_that_has_not() -> None:
    # building takes Stone first: with a single line the search must not shy away from paying
    game = Scenario().holds("B9").owns(stone=3)
    search, _ = searched(game.s, 0, width=1)
    assert max(search.best.values()) > search.best["pass",]


def test_the_best_options_are_played_on() -> None:
    state = RULES.setup(2, 9, {"houses": ["savoy", "hohenstaufen"]})
    plain = finish(TurnBot(RULES, SPEC.advisor, 1, SMALL.width).think(view(state)))
    played = thought(state)
    best = {option for option, _ in plain[: SMALL.kept]}
    assert {option for option, _ in played[: SMALL.kept]} == best
    assert played[: SMALL.kept] != plain[: SMALL.kept]
    values = [value for _, value in played]
    assert values == sorted(values, reverse=True)
    assert len(values) == len(RULES.legal(state))


def test_equal_seeds_think_alike_and_leave_the_position_alone() -> None:
    state = RULES.setup(3, 5, {"houses": ["savoy", "hohenstaufen", "wittelsbach"]})
    before = RULES.dump(state)
    assert thought(state) == thought(state)
    assert RULES.dump(state) == before


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_any_table_turns_are_played_on(seats: int) -> None:
    houses = ["savoy", "hohenstaufen", "wittelsbach", "di-romano"][:seats]
    state = RULES.setup(seats, 3, {"houses": houses})
    tiny = Budget(
        width=2,
        whole=0,
        kept=2,
        kept_among_more=2,
        margin=50.0,
        own=1,
        rival=1,
        answered=1,
        last=0,
    )
    assert len(thought(state, tiny)) == len(RULES.legal(state))


def test_a_long_way_is_gone_by_fewer_turns_with_fewer_lines() -> None:
    assert (EMPEROR.kept_at(1, 2), EMPEROR.own_lines(2)) == (16, 12)
    assert (EMPEROR.kept_at(1, 7), EMPEROR.own_lines(7)) == (8, 5)


@pytest.mark.parametrize(("seats", "turns"), [(1, 16), (2, 16), (3, 8), (4, 8)])
def test_an_emperor_compares_more_turns_where_he_has_one_rival_at_most(
    seats: int, turns: int
) -> None:
    state = RULES.setup(seats, 3, {})
    hasty = replace(EMPEROR, margin=50.0, width=16, whole=0)
    bot = RolloutBot(SPEC.rules, SPEC.advisor, 1, hasty)
    compared: set[tuple[Option, ...]] = set()

    def counted(
        _: RolloutBot, __: SeatView, playouts: Sequence[Playout]
    ) -> Generator[None, None, list[float]]:
        compared.update(playout.line for playout in playouts)
        yield
        return [0.0] * len(playouts)

    bot.values = counted
    decision = RULES.decision(state)
    assert decision is not None
    finish(bot.think(SeatView(RULES, state, decision, 0)))
    assert len(compared) == turns
