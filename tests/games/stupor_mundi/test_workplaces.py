"""Workplaces: the sixteen abilities, the three paths, arrows, tokens and Cities."""

from dataclasses import dataclass, field

import pytest

from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.games.stupor_mundi.effects.summon import Summon
from stupor.games.stupor_mundi.effects.turn import Turn
from tests.games.stupor_mundi.scenario import Scenario, a_game


@dataclass(frozen=True)
class Case:
    """What a player owns, what he does, and what he has afterwards with and without the ability."""

    code: str
    clause: object
    keys: tuple[str, ...]
    gives: dict[str, int]
    otherwise: dict[str, int]
    owns: dict[str, int] = field(default_factory=dict)


CASES = [
    Case(
        "country1.b",
        Build(),
        ("build:w5:4",),
        {"grain": 1, "stone": 0},
        {"grain": 0, "stone": 0},
        {"grain": 1, "stone": 1},
    ),
    Case("country1.c", Turn(), ("sail:2",), {"coins": 1}, {"coins": 0}, {"coins": 1}),
    Case(
        "country1.d",
        Purchase(),
        ("purchase:101",),
        {"coins": 2, "grain": 2},
        {"coins": 0, "grain": 2},
        {"coins": 3},
    ),
    Case("country2.a", Summon(), ("summon:1:1",), {"vp": 2}, {"vp": 0}, {"grain": 3}),
    Case(
        "country2.b",
        VisitMarket(),
        ("sell", "sell", "done"),
        {"coins": 8, "grain": 1},
        {"coins": 4, "grain": 2},
        {"grain": 3},
    ),
    Case(
        "country2.c",
        Build(),
        ("build:t2:0",),
        {"coins": 7},
        {"coins": 3},
        {"stone": 2, "grain": 1},
    ),
    Case(
        "country2.d",
        Build(),
        ("build:w5:4",),
        {"coins": 2},
        {"coins": 0},
        {"stone": 1, "grain": 1},
    ),
    Case("village1.a", Build(), ("build:hand:8",), {"vp": 4}, {"vp": 0}, {"stone": 3}),
    Case("village1.b", Build(), ("build:hand:8",), {"stone": 1}, {"stone": 0}, {"stone": 3}),
    Case("village1.c", Summon(), ("summon:1:1",), {"grain": 1}, {"grain": 0}, {"grain": 3}),
    Case("village1.d", VisitMarket(), ("sell", "done"), {"coins": 7}, {"coins": 4}, {"grain": 1}),
    Case("village2.a", Build(), ("build:w5:4",), {"vp": 3}, {"vp": 0}, {"stone": 1, "grain": 1}),
    Case(
        "village2.b",
        Purchase(),
        ("purchase:101",),
        {"vp": 3, "coins": 0},
        {"vp": 0, "coins": 0},
        {"coins": 3},
    ),
    Case(
        "village2.c",
        Build(),
        ("build:w5:4", "take:grain"),
        {"grain": 1, "stone": 0, "vp": 2},
        {"grain": 0, "stone": 0, "vp": 0},
        {"stone": 1, "grain": 1},
    ),
    Case(
        "village2.d",
        IssueEdict(),
        ("issue:3", "add:stone", "add:ally"),
        {"vp": 4, "coins": 1},
        {"vp": 1, "coins": 1},
    ),
]
IDS = [case.code for case in CASES]
SPACE = {"country1": 1, "country2": 2, "village1": 3, "village2": 4}


def prepared(case: Case) -> Scenario:
    """A game in which all acts of the cases are possible."""
    game = a_game().ally_in("roma", 1).card_in("roma", "A1").market("roma", 3)
    game.edicts((1, 2, 4))
    if case.clause == Build() and "hand" in case.keys[0]:
        game.edicts((0, 0, 0))
    return game.owns(**case.owns)


def act(game: Scenario, case: Case) -> Scenario:
    """Do what the case tells; answers to questions that nobody asks are left out."""
    return game.again(case.clause).does(case.keys[0]).does_what_is_offered(*case.keys[1:])


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_ability_gives(case: Case) -> None:
    """Given a Specialist in the Workplace, when its action is done, then the extra comes once."""
    act(prepared(case).ability(case.code), case).has(**case.gives)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_ability_gives_once_however_many_specialists(case: Case) -> None:
    """Given three Specialists in the Workplace, when its action is done, then it gives once."""
    game = prepared(case).ability(case.code)
    place = f"a{SPACE[case.code.partition('.')[0]]}"
    act(game.specialists(place, place, place), case).has(**case.gives)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_ability_is_gone_when_the_specialist_has_left(case: Case) -> None:
    """Given the Specialist moved one space on, when the action is done: nothing extra comes."""
    game = prepared(case).ability(case.code)
    game.specialists(f"a{SPACE[case.code.partition('.')[0]] + 1}")
    act(game, case).has(**case.otherwise)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_ability_of_a_rival_s_specialist_is_not_yours(case: Case) -> None:
    """Given only seat 1's Specialist stands there, when seat 0 acts, then nothing extra comes."""
    act(prepared(case).ability(case.code, seat=1), case).has(**case.otherwise)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_workplace_serves_several_houses(case: Case) -> None:
    """Given both players' Specialists there, when seat 0 acts, then seat 0 gets the extra."""
    game = prepared(case).ability(case.code, seat=1).ability(case.code)
    act(game, case).has(**case.gives)


def test_the_larger_hand_draws_on_arrival_and_lasts() -> None:
    """Given Countryside I A, when a Specialist arrives, then a card is drawn and the limit is 6."""
    game = a_game().workplaces("abc").again(Promote()).does("promote:0:a")
    assert len(game.player().hand) == 2
    assert queries.hand_limit(game.s, game.player()) == 6


def test_the_larger_hand_is_not_doubled_by_a_second_specialist() -> None:
    """Given one Specialist on Countryside I A, when a second comes, then no card, limit still 6."""
    game = a_game().workplaces("abc").specialists("a1").again(Promote()).does("promote:1:a")
    assert len(game.player().hand) == 1
    assert game.player().specialists == (11, 11, 0)
    assert queries.hand_limit(game.s, game.player()) == 6


def test_the_larger_hand_ends_when_the_specialist_leaves() -> None:
    """Given a Specialist on Countryside I A, when it steps on, then the limit is 5 again."""
    game = a_game().workplaces("abc").specialists("a1").again(Promote()).does("promote:0:a")
    assert queries.hand_limit(game.s, game.player()) == 5


def test_the_first_two_travel_steps_are_free_and_the_third_costs_one() -> None:
    """Given Countryside I C and 2 coins, when the Ship sails 4 spaces, then it costs 2."""
    a_game().ability("country1.c").owns(coins=2).does("sail:4").has(coins=0)


def test_a_discount_makes_a_card_of_two_coins_free() -> None:
    """Given Countryside I D and no coin, when A2 for 2 coins is bought, then it is free."""
    game = a_game().ability("country1.d").card_in("roma", "A2").again(Purchase())
    game.does("purchase:102").has(coins=0)
    assert 102 in game.player().hand


def test_the_discount_does_not_touch_one_action_card() -> None:
    """Given Countryside I D, when A7 for 1 Action card is bought, then a card is still given."""
    game = a_game().ability("country1.d").holds("A1").card_in("roma", "A7").again(Purchase())
    game.does("purchase:107").has(coins=6)
    assert game.player().hand == [107]


@pytest.mark.parametrize("second", ["sell", "buy"])
def test_the_third_trade_may_be_a_sale_or_a_purchase(second: str) -> None:
    """Given Countryside II B, after one sale and one purchase, then one more of either is open."""
    game = a_game().ability("country2.b").walls_off(4, 5, 6, 7).owns(coins=8, grain=2)
    game.market("roma", 3).again(VisitMarket()).does("sell", "buy")
    assert game.offers == ["sell", "buy", "done"]
    game.does(second)
    assert game.asks == "end"


@pytest.mark.parametrize("kind", ["t2", "hand"])
def test_the_coins_for_a_tower_are_for_towers_only(kind: str) -> None:
    """Given Countryside II C, when Tower or Keep is built, then only the Tower brings 4 coins."""
    game = a_game().ability("country2.c").edicts((0, 0, 0)).again(Build(pay="free"))
    game.does("build:t2:0" if kind == "t2" else "build:hand:8")
    game.has(coins=7 if kind == "t2" else 0)


@pytest.mark.parametrize(("key", "vp"), [("t2:0", 3), ("w5:4", 3), ("hand:8", 0)])
def test_towers_and_walls_score_keeps_do_not(key: str, vp: int) -> None:
    """Given Village II A, when a Structure is built: Tower and Wall score 3, a Keep does not."""
    game = a_game().ability("village2.a").edicts((0, 0, 0)).again(Build(pay="free"))
    game.does(f"build:{key}").has(vp=vp)


@pytest.mark.parametrize("key", ["t2:0", "w5:4"])
def test_the_points_for_a_keep_are_for_keeps_only(key: str) -> None:
    """Given Village I A, when a Tower or Wall is built, then it scores nothing."""
    a_game().ability("village1.a").again(Build(pay="free")).does(f"build:{key}").has(vp=0)


@pytest.mark.parametrize("key", ["t2:0", "w5:4", "hand:8"])
def test_every_structure_brings_two_coins(key: str) -> None:
    """Given Countryside II D, when any Structure is built, then 2 coins come (T2: 3 more)."""
    game = a_game().ability("country2.d").edicts((0, 0, 0)).again(Build(pay="free"))
    game.does(f"build:{key}").has(coins=5 if key == "t2:0" else 2)


def test_the_wall_s_grain_may_go_to_the_space_that_the_wall_opens() -> None:
    """Given 3 cubes in 3 spaces and Countryside I B, when W5 is built free: a 4th cube fits."""
    game = a_game().ability("country1.b").owns(stone=3).again(Build(pay="free"))
    game.does("build:w5:4").has(stone=3, grain=1)


def test_the_cheaper_keep_can_be_built_with_two_stone() -> None:
    """Given Village I B and 2 Stone, the Keep for 3 Stone can be built; without it, it cannot."""
    game = a_game().ability("village1.b").owns(stone=2).again(Build())
    assert "build:hand:8" in game.offers
    game = a_game().owns(stone=2).again(Build())
    assert game.asks == "end"


def test_the_cheaper_ally_and_the_envoy_add_up() -> None:
    """Given Village I C, when A16 Summons an Ally for 3 Grain, then it costs 1."""
    game = a_game().ability("village1.c").holds("A16").owns(grain=1).ally_in("roma", 1)
    game.plays("A16").does("summon:1:1").has(grain=0)


def test_the_market_s_reward_needs_a_trade_and_comes_after_it() -> None:
    """Given Village I D, when grain is sold for 4: the 3 coins wait until the visit is over."""
    game = a_game().ability("village1.d").owns(grain=1, coins=1).market("roma", 4)
    game.market("roma", 3).again(VisitMarket()).does("sell").has(coins=5)
    game.does("done").has(coins=8)


def test_a_market_visit_without_a_trade_pays_nothing() -> None:
    """Given Village I D and grain to sell, when the visit ends without a trade, then no coins."""
    game = a_game().ability("village1.d").owns(grain=1).market("roma", 3).again(VisitMarket())
    game.does("done").has(coins=0)


def test_the_builder_s_resource_may_be_stone() -> None:
    """Given Village II C, when a Keep is built, then a Stone and 2 VP come before its Edict."""
    game = a_game().ability("village2.c").edicts((0, 0, 0)).owns(stone=3).again(Build())
    game.does("build:hand:8", "take:stone").has(stone=1, vp=2)
    assert game.asks == "reward"


def test_issuing_pays_even_when_no_edict_is_left() -> None:
    """Given Village II D and no Active Edict, when one would be Issued, then 3 VP still come."""
    game = a_game().ability("village2.d").edicts((0, 0, 0)).again(IssueEdict())
    game.does("reward:1").has(vp=3, coins=3)


def test_an_ability_counts_as_it_stood_when_the_purchase_began() -> None:
    """Given a Specialist on Village II B, when A8 promotes it away, then the 3 VP still come."""
    game = a_game().ability("village2.b").owns(coins=2).card_in("roma", "A8").bonus_tiles("a")
    game.again(Purchase()).does("purchase:108", "promote:0:a").has(vp=3, coins=3)
    assert game.player().specialists[0] == 15


def test_an_ability_reached_during_the_purchase_does_not_count() -> None:
    """Given a Specialist on Village I B, when A8 promotes it to Village II B, then no VP come."""
    game = a_game().workplaces("abc", "ba").specialists("a3").owns(coins=2, grain=1)
    game.card_in("roma", "A8").again(Purchase()).does("purchase:108", "promote:0:a").has(vp=0)
    assert game.player().specialists[0] == 14


def test_an_ability_left_during_the_build_still_pays() -> None:
    """Given a Specialist on Village II A, when Great Wall B promotes it away, then 3 VP came."""
    game = a_game().ability("village2.a").owns(coins=4).bonus_tiles("a").again(Build(pay="free"))
    game.does("build:w5:7").has(vp=3)
    game.does("promote:0:a").has(vp=3)


ARROWS = {
    "a": (0, 0, 0, 1, 0),
    "b": (0, 1, 0),
    "c": (0, 0, 1, 0, 1),
}


@pytest.mark.parametrize(
    ("path", "space", "grain"),
    [(path, n, cost) for path, costs in ARROWS.items() for n, cost in enumerate(costs, start=1)],
)
def test_arrows_cost_grain(path: str, space: int, grain: int) -> None:
    """Given a Specialist before an arrow and 1 Grain, when it steps, then the arrow is paid."""
    game = a_game().specialists("start" if space == 1 else f"{path}{space - 1}").owns(grain=1)
    game.bonus_tiles("a").bonus_tiles("b").bonus_tiles("c").edicts((0, 0, 0))
    game.again(Promote()).does(f"promote:0:{path}").has(grain=1 - grain)
    assert game.player().specialists[0] == "xabc".index(path) * 10 + space


@pytest.mark.parametrize(("place", "path"), [("a3", "a"), ("b1", "b"), ("c2", "c"), ("c4", "c")])
def test_without_grain_the_specialist_stays(place: str, path: str) -> None:
    """Given no Grain before a Grain arrow, when it should step, then it may not."""
    game = a_game().specialists(place).again(Promote())
    game.refuses(f"promote:0:{path}", "promote.grain")


def test_a_free_promotion_pays_no_arrow() -> None:
    """Given no Grain before A4, when Great Wall B promotes, then the step is free."""
    game = a_game().specialists("a3").again(Promote(free=True)).does("promote:0:a")
    assert game.player().specialists[0] == 14


def test_a_specialist_never_changes_its_path() -> None:
    """Given a Specialist on A1, when it should step to B, then that is refused."""
    game = a_game().specialists("a1").again(Promote())
    game.refuses("promote:0:b", "promote.path")
    assert "promote:0:a" in game.offers


def test_a_new_specialist_may_start_any_path() -> None:
    """Given three Specialists at the start, then one of them may begin each of the paths."""
    game = a_game().again(Promote())
    assert game.offers == ["promote:0:a", "promote:0:b", "promote:0:c", "done"]


def test_specialists_may_share_a_workplace() -> None:
    """Given a Specialist on A1, when another of the House comes, then both stand there."""
    game = a_game().specialists("a1").again(Promote()).does("promote:1:a")
    assert game.player().specialists == (11, 11, 0)


def test_path_b_leads_from_the_countryside_straight_to_the_city() -> None:
    """Given a Specialist on B2, when it steps, then it is in the City and takes a bonus."""
    game = a_game().specialists("b2").bonus_tiles("b", 1, 3).again(Promote())
    game.does("promote:0:b")
    assert game.player().specialists[0] == 23
    assert game.offers == ["bonus:1", "bonus:3"]


@pytest.mark.parametrize(("before", "city", "path"), [("a4", "a5", "a"), ("b2", "b3", "b")])
def test_only_one_specialist_of_a_house_reaches_a_city(before: str, city: str, path: str) -> None:
    """Given one Specialist in a City, when the next would follow, then it may not."""
    game = a_game().specialists(city, before).again(Promote())
    game.refuses(f"promote:1:{path}", "promote.city")
    game.refuses(f"promote:0:{path}", "promote.end")


def test_two_houses_may_share_a_city() -> None:
    """Given seat 1's Specialist in City A, when seat 0 arrives, then it may and takes a tile."""
    game = a_game().specialists("a5", seat=1).specialists("a4").bonus_tiles("a", 1)
    game.again(Promote()).does("promote:0:a").has(coins=6)
    assert game.player().specialists[0] == 15


def test_any_of_the_city_s_tiles_may_be_chosen() -> None:
    """Given three tiles in City C, when one is chosen, then the others stay for the next."""
    game = a_game(4).specialists("c4").owns(grain=1).bonus_tiles("c", 1, 3, 9).again(Promote())
    game.does("promote:0:c")
    assert game.offers == ["bonus:1", "bonus:3", "bonus:9"]
    game.refuses("bonus:5", "city.bonus")
    game.does("bonus:1").has(coins=6)
    assert game.s.bonus[2] == (3, 9)


def test_a_city_without_tiles_gives_nothing() -> None:
    """Given an empty City, when a Specialist arrives, then nothing happens."""
    game = a_game().specialists("a4").bonus_tiles("a").again(Promote()).does("promote:0:a")
    game.has(coins=0, vp=0)
    assert game.asks == "end"
