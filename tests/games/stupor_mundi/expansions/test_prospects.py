"""What the computers think of the expansions while the game goes on."""

from __future__ import annotations

import pytest

from stupor.engine.judgement import Weights
from stupor.games.stupor_mundi import features
from stupor.games.stupor_mundi.advisor import Advisor, Leaning
from stupor.games.stupor_mundi.expansions.final_count import expansions_outlook
from stupor.games.stupor_mundi.expansions.prospects import expansions_hope
from stupor.games.stupor_mundi.learned import LearnedAdvisor, learned_advisor
from tests.games.stupor_mundi.expansions.kit import crusade, over, owns, projects
from tests.games.stupor_mundi.scenario import RULES, Scenario

BOTH = {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]}
EARLY, LATE, OVER = 1.0, 0.2, 0.0


def hope(game: Scenario, share: float, seat: int = 0) -> float:
    return expansions_hope(game.s, seat, share, incomes=share * 6)


def test_in_the_end_only_what_is_counted_is_hoped_for() -> None:
    game = owns(projects(p1=3, p8=5), projects=(7, 4), over=over(t2=17))
    game.hosts(14, 15, 19)
    assert hope(game, OVER) == expansions_outlook(game.s, 0)
    game = owns(crusade(harbour=(2,), banned="harbour"), ships=(1,), books=(1,))
    assert hope(game, OVER) == expansions_outlook(game.s, 0) == 2


def test_a_book_is_worth_more_the_more_promotions_are_to_come() -> None:
    game = owns(crusade(library=(1, 2)), books=(3,))
    assert hope(game, EARLY) > hope(game, LATE) > hope(game, OVER) == 0


def test_a_ship_is_worth_less_the_nearer_its_ban() -> None:
    safe = owns(crusade(harbour=(2, 3)), ships=(1,))
    near = owns(crusade(harbour=(2,)), ships=(1,))
    banned = owns(crusade(banned="harbour"), ships=(1,))
    assert 5 >= hope(safe, EARLY) > hope(near, EARLY) > hope(banned, EARLY) == 2


def test_a_mantle_pays_every_round_that_is_left() -> None:
    game = owns(crusade(allies=(1, 2)), mantles=(3, 0, 0, 0, 0)).hosts(14)
    assert hope(game, EARLY) > hope(game, LATE) > 0


def test_an_unbuilt_project_is_a_promise_early_and_a_debt_late() -> None:
    game = owns(projects(p1=3), projects=(7,)).hosts(14, 15)
    assert hope(game, EARLY) > 0 > hope(game, LATE)
    built = owns(projects(p1=3), projects=(7,), over=over(t2=17)).hosts(14, 15)
    assert hope(built, LATE) > hope(game, LATE)


def test_a_condition_that_is_nearly_met_is_worth_something() -> None:
    near, far = projects(p7=6), projects(p7=6)
    near.owns(coins=11)
    far.owns(coins=3)
    assert hope(near, EARLY) > hope(far, EARLY)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_without_expansions_have_no_facts_of_them(seats: int) -> None:
    state = RULES.setup(seats, 3, {})
    for seat in range(seats):
        names = [features.NAMES[fact] for fact in features.features(state, seat)]
        assert names == [name for name in names if name not in features.EXPANSION_NAMES]


def test_weights_for_expansions_judge_only_games_with_expansions() -> None:
    size = len(features.NAMES)
    none, coins = [0.0] * size, [0.0] * size
    coins[features.NAMES.index("coins.3")] = 5.0
    clock = (1.0,) + (0.0,) * (len(features.CLOCK) - 1)
    plain, rich = ({2: Weights(clock, tuple(now), *[tuple(none)] * 2)} for now in (none, coins))
    judge, blind = LearnedAdvisor(plain, expanded=rich), LearnedAdvisor(plain)
    assert isinstance(judge, Advisor)
    retail, special = Scenario().owns(coins=3).s, crusade().owns(coins=3).s
    assert judge.worth(retail, 0) == blind.worth(retail, 0)
    assert judge.worth(special, 0) == blind.worth(special, 0) + 5.0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_was_learned_of_expansions_changes_no_other_game(seats: int) -> None:
    shipped = learned_advisor(Leaning())
    games = (RULES.setup(seats, 3, {}), RULES.setup(seats, 3, BOTH))
    retail, special = (shipped.value(state, 0) for state in games)
    plain = LearnedAdvisor(shipped.weights)
    assert retail == plain.value(games[0], 0)
    assert special != plain.value(games[1], 0)
