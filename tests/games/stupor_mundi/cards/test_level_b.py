"""The sixteen Advanced cards of level B (rulebook, Appendices)."""

import pytest

from tests.games.stupor_mundi.cards.purchases import costs_a_card, costs_coins, in_hand
from tests.games.stupor_mundi.scenario import Scenario, a_game

#: Sites in an order in which every Structure may be built, for Castles of a certain size.
ORDER = ("t2", "w2", "t3", "w3", "t4", "w4", "t5", "w5", "hand", "spears", "slot")


def with_structures(card: str, count: int) -> Scenario:
    """A card in hand and a Castle of so many Structures (two stand at set-up)."""
    return a_game().built(*ORDER[: count - 2]).holds(card).owns()


def test_b1_turns_grain_into_points_twice_at_most() -> None:
    """Given 3 Grain, the Feast turns 1 Grain into 2 VP twice, not three times."""
    game = a_game().holds("B1").owns(grain=3).plays("B1").does("spend", "spend")
    game.finished().has(grain=1, vp=4)


def test_b1_may_stop_and_needs_grain() -> None:
    """Given 2 Grain, once may be enough; given Stone only, nothing is asked."""
    game = a_game().holds("B1").owns(grain=2).plays("B1").does("spend", "done")
    game.finished().has(grain=1, vp=2)
    a_game().holds("B1").owns(stone=2).plays("B1").finished().has(stone=2, vp=0)


def test_b2_turns_stone_into_points_twice_at_most() -> None:
    """Given 3 Stone, the Monument turns 1 Stone into 2 VP twice; given Grain only, never."""
    game = a_game().holds("B2").owns(stone=3).plays("B2").does("spend", "spend")
    game.finished().has(stone=1, vp=4)
    a_game().holds("B2").owns(grain=2).plays("B2").finished().has(grain=2, vp=0)


@pytest.mark.parametrize(("coins", "times", "vp"), [(3, 1, 2), (5, 1, 2), (6, 2, 4), (9, 2, 4)])
def test_b3_turns_three_coins_into_two_points(coins: int, times: int, vp: int) -> None:
    """Given some A, Patronage turns 3 A into 2 VP as often as they last, twice at most."""
    game = a_game().holds("B3").owns(coins=coins).plays("B3").does(*["spend"] * times)
    game.finished().has(coins=coins - 3 * times, vp=vp)


def test_b3_is_of_no_use_with_two_coins() -> None:
    """Given 2 A, Patronage asks nothing and gives nothing."""
    a_game().holds("B3").owns(coins=2).plays("B3").finished().has(coins=2, vp=0)


@pytest.mark.parametrize(("code", "coins"), [("B1", 3), ("B2", 3), ("B3", 4)])
def test_b1_b2_b3_cost_three_three_and_four_coins(code: str, coins: int) -> None:
    """Given exactly its price and nothing to turn into points, the card is bought all the same."""
    assert in_hand(costs_coins(code, coins).has(vp=0), code)


def test_b4_gives_resources_of_one_kind_for_a_circle() -> None:
    """Given 2 Independents and 1 Loyalist, choosing Independents and Stone gives 2 Stone."""
    game = a_game().hosts(1, 2, 11).holds("B4").owns().plays("B4")
    assert game.offers == ["circle:independent", "circle:loyalist"]
    game.does("circle:independent")
    assert game.offers == ["take:grain", "take:stone"]
    game.does("take:stone").finished().has(stone=2, grain=0)


def test_b4_gives_three_at_most() -> None:
    """Given 5 Loyalists, the tribute is 3 Grain."""
    game = a_game().built("w2", "w3").hosts(11, 12, 13, 14, 15).holds("B4").owns().plays("B4")
    game.does("take:grain").finished().has(grain=3)


def test_b4_lays_off_what_the_warehouse_cannot_take() -> None:
    """Given 2 Stone and 2 Loyalists, the second of 2 Grain may replace a Stone (R6)."""
    game = a_game().hosts(11, 12).holds("B4").owns(stone=2).plays("B4").does("take:grain")
    game.has(grain=1, stone=2).does("replace").finished().has(grain=2, stone=1)


@pytest.mark.parametrize(
    ("allies", "circle", "coins"),
    [((1, 11, 12), "loyalist", 4), ((1, 11, 12), "independent", 2)],
)
def test_b5_gives_two_coins_for_each_of_a_circle(
    allies: tuple[int, ...], circle: str, coins: int
) -> None:
    """Given 1 Independent and 2 Loyalists, the chosen circle pays 2 A for each of its Allies."""
    game = a_game().hosts(*allies).holds("B5").owns().plays("B5").does(f"circle:{circle}")
    game.finished().has(coins=coins)


@pytest.mark.parametrize(("count", "coins", "vp"), [(3, 6, 3), (4, 8, 4), (5, 8, 4)])
def test_b5_and_b6_stop_at_eight_coins_and_four_points(count: int, coins: int, vp: int) -> None:
    """Given only Independents, the Purse gives 8 A at most and the Praise 4 VP at most."""
    allies = (1, 2, 3, 4, 5)[:count]
    a_game().hosts(*allies).holds("B5").owns().plays("B5").finished().has(coins=coins, vp=0)
    a_game().hosts(*allies).holds("B6").owns().plays("B6").finished().has(coins=0, vp=vp)


def test_b6_gives_a_point_for_each_of_a_circle() -> None:
    """Given 2 Independents and 3 Loyalists, choosing Loyalists scores 3 VP."""
    game = a_game().hosts(1, 2, 11, 12, 13).holds("B6").owns().plays("B6")
    game.does("circle:loyalist").finished().has(vp=3)


@pytest.mark.parametrize("code", ["B4", "B5", "B6"])
def test_b4_b5_b6_are_of_no_use_without_allies(code: str) -> None:
    """Given no Ally, the card may be played for nothing (R2)."""
    a_game().holds(code).owns().plays(code).finished().has(coins=0, grain=0, stone=0, vp=0)


@pytest.mark.parametrize(("code", "coins"), [("B4", 4), ("B5", 3), ("B6", 3)])
def test_b4_b5_b6_cost_four_three_and_three_coins(code: str, coins: int) -> None:
    """Given exactly its price and no Ally, the card is bought and comes to hand."""
    assert in_hand(costs_coins(code, coins).has(coins=0, vp=0), code)


@pytest.mark.parametrize(("held", "vp"), [(0, 0), (2, 0), (3, 2), (4, 2)])
def test_b7_and_b9_score_for_three_stored(held: int, vp: int) -> None:
    """Given 3 or more of the resource, 2 VP come and it stays; with 2 nothing."""
    game = a_game().built("w2").holds("B7").owns(grain=held).plays("B7").finished()
    game.has(vp=vp, grain=held)
    game = a_game().built("w2").holds("B9").owns(stone=held).plays("B9").finished()
    game.has(vp=vp, stone=held)


def test_b7_and_b9_do_not_mix_the_kinds() -> None:
    """Given 3 Stone, B7 scores nothing; given 3 Grain, B9 scores nothing."""
    a_game().holds("B7").owns(stone=3).plays("B7").finished().has(vp=0)
    a_game().holds("B9").owns(grain=3).plays("B9").finished().has(vp=0)


@pytest.mark.parametrize("code", ["B7", "B9"])
def test_b7_and_b9_cost_a_card(code: str) -> None:
    """Given a card to give and an empty warehouse, it is bought and scores nothing."""
    assert in_hand(costs_a_card(code).has(vp=0), code)


def test_b8_gives_two_stone_and_costs_five_coins() -> None:
    """Given an empty warehouse, the Great Quarry gives 2 Stone, also when it is bought for 5 A."""
    a_game().holds("B8").owns().plays("B8").finished().has(stone=2)
    assert in_hand(costs_coins("B8", 5).has(stone=2), "B8")


def test_b8_at_a_full_warehouse() -> None:
    """Given 3 Grain (full), each of the 2 Stone may replace a Grain or be lost."""
    game = a_game().holds("B8").owns(grain=3).plays("B8").does("replace", "lose")
    game.finished().has(grain=2, stone=1)


@pytest.mark.parametrize(("built", "sets"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3), (12, 4)])
def test_b10_to_b13_count_structures_by_threes_without_limit(built: int, sets: int) -> None:
    """Given a Castle, for every 3 Structures come 1 Grain, 1 Stone, 3 A and 1 VP."""
    with_structures("B12", built).plays("B12").finished().has(coins=3 * sets)
    with_structures("B13", built).plays("B13").finished().has(vp=sets)
    with_structures("B10", built).plays("B10").finished().has(grain=sets)
    with_structures("B11", built).plays("B11").finished().has(stone=sets)


@pytest.mark.parametrize(("code", "coins"), [("B10", 3), ("B11", 3), ("B12", 2), ("B13", 2)])
def test_b10_to_b13_prices(code: str, coins: int) -> None:
    """Given exactly its price and only the two first Structures, it is bought and gives nothing."""
    assert in_hand(costs_coins(code, coins).has(coins=0, grain=0, stone=0, vp=0), code)


def test_b14_builds_for_seven_coins_without_resources() -> None:
    """Given 7 A and no resource, Hired Masons raise T2; side 1 then gives 3 A."""
    game = a_game().holds("B14").owns(coins=7).plays("B14").does("build:t2:0").finished()
    game.has(coins=3, stone=0, grain=0)


def test_b14_leaves_stored_resources_alone() -> None:
    """Given 7 A, 2 Stone and 1 Grain, Hired Masons spend neither Stone nor Grain."""
    game = a_game().holds("B14").owns(coins=7, stone=2, grain=1).plays("B14")
    game.does("build:t2:0").finished().has(stone=2, grain=1)


def test_b14_asks_the_coins_of_great_structures_too() -> None:
    """Given 8 A, Great Tower A (2 A) is out of reach; given 9 A it takes them all."""
    game = a_game().holds("B14").owns(coins=8).plays("B14")
    assert "build:t2:1" not in game.offers
    game = a_game().holds("B14").owns(coins=9).plays("B14").does("build:t2:1").finished()
    assert game.counts()[0] == ("coins", -9)


def test_b14_may_be_declined_and_needs_seven() -> None:
    """Given 6 A nothing is offered; given 7 A the Build may be declined."""
    a_game().holds("B14").owns(coins=6).plays("B14").finished().has(coins=6)
    a_game().holds("B14").owns(coins=7).plays("B14").does("done").finished().has(coins=7)


def test_b14_costs_three_coins() -> None:
    """Given exactly 3 A, Hired Masons are bought, but not hired yet."""
    assert in_hand(costs_coins("B14", 3).has(coins=0), "B14")


def test_b15_summons_for_three_coins_without_grain() -> None:
    """Given 3 A, 1 Grain and an Ally for 3 Grain in Roma, he comes for the coins alone."""
    game = a_game().ally_in("roma", 11).holds("B15").owns(coins=3, grain=1).plays("B15")
    game.does("summon:11:1").finished().has(coins=0, grain=1)
    assert game.player().allies[0] == 11


def test_b15_needs_three_coins_and_may_be_declined() -> None:
    """Given 2 A and plenty of Grain nothing is offered; given 3 A it may be declined."""
    a_game().ally_in("roma", 11).holds("B15").owns(coins=2, grain=3).plays("B15").finished()
    game = a_game().ally_in("roma", 11).holds("B15").owns(coins=3).plays("B15").does("done")
    game.finished().has(coins=3)
    assert game.s.ally_up[0] == 11


def test_b15_keeps_to_the_usual_rules() -> None:
    """Given an identical Ally at home, or one only in another city, the letter is of no use."""
    game = a_game().ally_in("roma", 18).hosts(17).built("t2").holds("B15").owns(coins=3)
    game.plays("B15").finished().has(coins=3)
    a_game().ally_in("tunis", 11).holds("B15").owns(coins=3).plays("B15").finished().has(coins=3)


def test_b15_costs_a_card() -> None:
    """Given a card to give, the Golden Letter is bought without a coin."""
    assert in_hand(costs_a_card("B15"), "B15")


def test_b16_gives_one_of_each_and_costs_three_coins() -> None:
    """Given an empty warehouse, Imperial Supply gives 1 Grain and 1 Stone; bought for 3 A too."""
    a_game().holds("B16").owns().plays("B16").finished().has(grain=1, stone=1)
    assert in_hand(costs_coins("B16", 3).has(grain=1, stone=1), "B16")


def test_b16_at_a_full_warehouse_asks_for_each() -> None:
    """Given 3 Stone (full), the Grain may replace a Stone, then the new Stone the Grain (R6)."""
    game = a_game().holds("B16").owns(stone=3).plays("B16").does("replace")
    game.has(grain=1, stone=2).does("lose").finished().has(grain=1, stone=2)
