"""The six Workplace tiles and four City Bonus tiles of the special edition (section 8)."""

from dataclasses import dataclass, field

import pytest

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


TOWER = {"stone": 2, "grain": 1}
CASES = [
    Case("country1.e", Promote(), ("promote:1:b",), {"coins": 1}, {"coins": 0}),
    Case("country1.f", Summon(), ("summon:1:1",), {"coins": 2}, {"coins": 0}, {"grain": 3}),
    Case("country1.g", Build(), ("build:t2:0",), {"grain": 1}, {"grain": 0}, TOWER),
    Case(
        "country2.e", IssueEdict(), ("issue:3", "add:stone", "add:ally"), {"coins": 3}, {"coins": 1}
    ),
    Case("country2.f", Turn(), ("sail:4",), {"coins": 3}, {"coins": 0}, {"coins": 3}),
    Case("country2.g", Purchase(), ("purchase:101",), {"vp": 2}, {"vp": 0}, {"coins": 3}),
    Case(
        "village1.e", Build(), ("build:w5:4",), {"stone": 1}, {"stone": 0}, {"stone": 1, "grain": 1}
    ),
    Case("village1.f", Promote(), ("promote:1:b",), {"vp": 1}, {"vp": 0}),
    Case("village1.g", Build(), ("build:t2:0",), {"vp": 3}, {"vp": 0}, TOWER),
    Case("village2.e", VisitMarket(), ("sell", "done"), {"vp": 2}, {"vp": 0}, {"grain": 1}),
    Case("village2.f", Summon(), ("summon:1:1",), {"vp": 3}, {"vp": 0}, {"grain": 3}),
]
IDS = [case.code for case in CASES]
SPACE = {"country1": 1, "country2": 2, "village1": 3, "village2": 4}


def special(code: str = "", seat: int = 0) -> Scenario:
    """A quiet game from the special box, perhaps with a Specialist on an ability."""
    game = a_game(edition="special")
    return game.ability(code, seat=seat) if code else game


def prepared(case: Case, code: str, seat: int = 0) -> Scenario:
    """A game in which all acts of the cases are possible."""
    game = special(code, seat).ally_in("roma", 1).card_in("roma", "A1").market("roma", 3)
    return game.edicts((1, 2, 4)).owns(**case.owns)


def act(game: Scenario, case: Case) -> Scenario:
    """Do what the case tells; answers to questions that nobody asks are left out."""
    return game.again(case.clause).does(case.keys[0]).does_what_is_offered(*case.keys[1:])


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_ability_gives(case: Case) -> None:
    """Given a Specialist in the Workplace, when its action is done, then the extra comes once."""
    act(prepared(case, case.code), case).has(**case.gives)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_ability_gives_once_however_many_specialists(case: Case) -> None:
    """Given two Specialists in the Workplace, when its action is done, then it gives once."""
    place = f"a{SPACE[case.code.partition('.')[0]]}"
    act(prepared(case, case.code).specialists(place, "start", place), case).has(**case.gives)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_ability_of_a_rival_s_specialist_is_not_yours(case: Case) -> None:
    """Given only seat 1's Specialist stands there, when seat 0 acts, then nothing extra comes."""
    game = prepared(case, case.code, seat=1).specialists("start", "b1")
    if case.clause == Promote():
        game.owns(grain=1)
    act(game, case).has(**case.otherwise)


# --- promotions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "coins", "vp"), [("country1.e", 1, 0), ("village1.f", 0, 1)])
def test_a_promotion_away_from_the_workplace_is_paid(code: str, coins: int, vp: int) -> None:
    """Given a Specialist there, when it steps on itself, then the ability still counts (R4)."""
    game = special(code).owns(grain=1).again(Promote()).does("promote:0:a")
    game.has(coins=coins, vp=vp)


@pytest.mark.parametrize(
    ("country", "village", "place"), [("eab", "ab", "start"), ("abc", "fa", "a2")]
)
def test_a_promotion_to_the_workplace_is_not_paid(country: str, village: str, place: str) -> None:
    """Given a Specialist before the Workplace, when it arrives there, then nothing comes (R4)."""
    game = special().workplaces(country, village).specialists(place).edicts((0, 0, 0))
    game.again(Promote()).does("promote:0:a").does_what_is_offered("reward:2", "take:stone")
    game.has(coins=0, vp=0)


def test_both_promotions_of_the_masters_are_paid() -> None:
    """Given Countryside I E, when A11 promotes two Specialists, then 2 A come."""
    game = special("country1.e").holds("A11").plays("A11").does("promote:1:b", "promote:2:b")
    game.finished().has(coins=2)


def test_the_pay_for_a_promotion_comes_before_the_city_s_tile() -> None:
    """Given Village I F and a Specialist before City B, 1 VP comes first, then tile A's 6 A."""
    game = special("village1.f").specialists("a3", "b2").bonus_tiles("b", 1).owns()
    game.again(Promote()).does("promote:1:b")
    assert game.counts()[:2] == [("vp", 1), ("coins", 6)]


# --- building ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["w5:4", "hand:8"])
def test_the_grain_for_a_tower_is_for_towers_only(key: str) -> None:
    """Given Countryside I G, when a Wall or Keep is built, then no Grain comes."""
    game = special("country1.g").edicts((0, 0, 0)).again(Build(pay="free"))
    game.does(f"build:{key}").has(grain=0)


def test_the_cheaper_wall_can_be_built_without_its_stone() -> None:
    """Given Village I E and 1 Grain, W5 (1S 1G) can be built; Towers and Keeps cost the same."""
    game = special("village1.e").owns(grain=1).again(Build())
    assert game.sites == {"w5"}
    game.does("build:w5:4").finished().has(grain=0)
    assert special("village1.e").owns(stone=2).again(Build()).sites == set()


def test_the_cheaper_wall_and_the_master_builder_add_up() -> None:
    """Given Village I E and a Tower T3, A6 builds W2 (2S) for nothing (R10)."""
    game = special("village1.e").built("t3").holds("A6").owns().plays("A6")
    assert "w2" in game.sites
    game.does("build:w2:4").finished().has(stone=0)


def test_a_tower_that_closes_two_sides_scores_twice() -> None:
    """Given W1, W2 and T3 built, when T2 closes sides 1 and 2, then 6 VP and side 2's 1 VP come."""
    game = special("village1.g").built("t3", "w2").again(Build(pay="free")).does("build:t2:2")
    game.has(vp=7, coins=3)


def test_a_structure_that_closes_nothing_scores_nothing() -> None:
    """Given Village I G, when W5 is built without T5, then nothing is scored."""
    special("village1.g").again(Build(pay="free")).does("build:w5:4").has(vp=0)


# --- Edicts, Market, travel, income --------------------------------------------------------------


def test_issuing_pays_coins_even_when_no_edict_is_left() -> None:
    """Given Countryside II E and no Active Edict, 2 A come with the bare reward (R15)."""
    game = special("country2.e").edicts((0, 0, 0)).again(IssueEdict())
    game.does("reward:1").has(coins=5)


def test_the_market_s_points_need_a_trade_and_come_once() -> None:
    """Given Village II E, a visit scores 2 VP after its trades, and nothing without one."""
    game = special("village2.e").owns(grain=1, coins=4).market("roma", 3).again(VisitMarket())
    game.does("sell").has(vp=0).does("buy").has(vp=2)
    game = special("village2.e").owns(grain=1).market("roma", 3).again(VisitMarket())
    game.does("done").has(vp=0)


def test_the_income_of_side_four_is_a_visit_too() -> None:
    """Given Village II E and side 4 closed, its income scores 2 VP when something is traded."""
    game = special("village2.e").built("t5", "w4").owns(grain=1).market("roma", 3)
    game.again(Build(pay="free")).does("build:t4:2", "sell", "done").has(vp=2)


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_every_step_is_free(steps: int) -> None:
    """Given Countryside II F and no coin, the Ship sails up to four spaces."""
    game = special("country2.f").owns().does(f"sail:{steps}").has(coins=0)
    assert game.player().ship == steps


def test_closed_sides_pay_in_the_castle_income_step() -> None:
    """Given Village II G and sides 2 and 3 closed, the End Phase brings 1 A each besides."""
    game = special("village2.g").built("t2", "w2", "t3", "w3", "t4").owns()
    game.round_ends()
    # side 1 gives 3 A, sides 2 and 3 give 1 VP and 1 Stone, and each of the three 1 A
    game.has(coins=6, vp=1, stone=1)


def test_no_closed_side_pays_nothing() -> None:
    """Given Village II G and no closed side, the End Phase brings nothing; nor to the rival."""
    special("village2.g").owns().round_ends().has(coins=0).has(seat=1, coins=0)


def test_closing_a_side_does_not_pay_at_once() -> None:
    """Given Village II G, when T2 closes side 1, then only its own 3 A come."""
    special("village2.g").again(Build(pay="free")).does("build:t2:0").has(coins=3)


# --- City Bonus tiles ----------------------------------------------------------------------------


def arrive(game: Scenario, *keys: str) -> Scenario:
    """Let a Specialist step from B2 into City B, then answer."""
    return game.specialists("b2").again(Promote()).does("promote:0:b", *keys)


@pytest.mark.parametrize("tile", [13, 14])
def test_g_draws_three_and_scores_three(tile: int) -> None:
    """Given tile G, when it is taken, then three cards are drawn and 3 VP of the City scored."""
    game = arrive(special().bonus_tiles("b", tile)).has(vp=3)
    assert len(game.player().hand) == 4
    assert game.player().vp_from[4] == 3
    assert (game.s.bonus[1], game.asks) == ((), "end")


@pytest.mark.parametrize("tile", [15, 16])
@pytest.mark.parametrize("code", ["A6", "A19", "A7"])
def test_h_purchases_any_card_for_nothing_and_scores_two(tile: int, code: str) -> None:
    """Given tile H and no means, a card for 5 A, for 2 Grain or for 1 card is had for nothing."""
    game = special().owns().bonus_tiles("b", tile).card_in("roma", code)
    number = game.s.city_cards[0]
    arrive(game, f"purchase:{number}").does_what_is_offered("done").has(vp=2, grain=0)
    assert number in game.player().hand
    assert len(game.player().hand) == 2  # nothing was given away


def test_h_offers_only_cards_of_the_ship_s_city() -> None:
    """Given tile H and a card in Tunis alone, nothing can be purchased, but 2 VP are scored."""
    game = arrive(special().bonus_tiles("b", 15).card_in("tunis", "A6")).has(vp=2)
    assert game.asks == "end"


def test_h_may_be_declined() -> None:
    """Given tile H and a card, when the purchase is declined, then the 2 VP still come."""
    game = arrive(special().bonus_tiles("b", 15).card_in("roma", "A1"), "done").has(vp=2)
    assert 101 in game.s.city_cards


def test_h_s_purchase_is_a_purchase_for_the_workplaces() -> None:
    """Given Village II B, tile H's purchase scores its 3 VP too."""
    game = special("village2.b").bonus_tiles("b", 15).card_in("roma", "A7").specialists("a4", "b2")
    game.again(Promote()).does("promote:1:b", "purchase:107").has(vp=5, coins=6)
