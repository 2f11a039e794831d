"""The sixteen Advanced cards of level A (rulebook, Appendices)."""

import pytest

from stupor.games.stupor_mundi.effects.purchase import Purchase
from tests.games.stupor_mundi.cards.purchases import costs_a_card, costs_coins, in_hand
from tests.games.stupor_mundi.scenario import a_game


def test_a1_gives_two_grain() -> None:
    """Given an empty warehouse, Harvest gives 2 Grain; with room for 1 the other one is asked."""
    a_game().holds("A1").owns().plays("A1").finished().has(grain=2)
    game = a_game().holds("A1").owns(stone=2).plays("A1").has(grain=1)
    assert game.offers == ["lose", "replace"]
    game.does("replace").finished().has(grain=2, stone=1)


def test_a1_costs_three_coins() -> None:
    """Given 3 A, Harvest is bought, gives 2 Grain at once and comes to hand."""
    game = costs_coins("A1", 3).has(grain=2, coins=0)
    assert in_hand(game, "A1")


def test_a2_trades_three_coins_for_three_grain_at_most() -> None:
    """Given 5 A, Corn Trade turns 1 A into 1 Grain three times, not four."""
    game = a_game().holds("A2").owns(coins=5).plays("A2")
    game.does("spend", "spend", "spend").finished().has(coins=2, grain=3)


def test_a2_stops_when_told_or_when_the_purse_is_empty() -> None:
    """Given 2 A it ends after two, or earlier on demand; given no coin nothing is asked."""
    a_game().holds("A2").owns(coins=2).plays("A2").does("spend", "spend").finished().has(grain=2)
    game = a_game().holds("A2").owns(coins=2).plays("A2").does("spend", "done")
    game.finished().has(coins=1, grain=1)
    a_game().holds("A2").owns().plays("A2").finished().has(grain=0)


def test_a2_costs_two_coins() -> None:
    """Given exactly 2 A, Corn Trade is bought, and nothing is left to spend on it."""
    assert in_hand(costs_coins("A2", 2).has(coins=0, grain=0), "A2")


@pytest.mark.parametrize(("grain", "coins"), [(0, 0), (2, 0), (3, 8), (4, 8)])
def test_a3_pays_for_a_full_granary(grain: int, coins: int) -> None:
    """Given 3 Grain or more, Full Granary gives 8 A and the Grain stays; with 2 nothing."""
    game = a_game().holds("A3").built("w2").owns(grain=grain).plays("A3")
    game.finished().has(coins=coins, grain=grain)


def test_a3_costs_a_card_even_if_it_gives_nothing() -> None:
    """Given no Grain, Full Granary is bought for a card, gives nothing and comes to hand."""
    assert in_hand(costs_a_card("A3").has(coins=0), "A3")


def test_a4_trades_two_coins_for_a_stone_three_times_at_most() -> None:
    """Given 8 A, Quarry Trade turns 2 A into 1 Stone three times, not four; with 1 A never."""
    game = a_game().holds("A4").owns(coins=8).plays("A4")
    game.does("spend", "spend", "spend").finished().has(coins=2, stone=3)
    a_game().holds("A4").owns(coins=1).plays("A4").finished().has(coins=1, stone=0)


def test_a4_may_stop_and_its_stone_may_replace_grain() -> None:
    """Given 3 Grain (full) and 4 A, a bought Stone replaces a Grain; then the player stops."""
    game = a_game().holds("A4").owns(coins=4, grain=3).plays("A4").does("spend")
    assert game.asks == "store"
    game.does("replace", "done").finished().has(coins=2, grain=2, stone=1)


def test_a4_costs_a_card() -> None:
    """Given one card to give, Quarry Trade is bought without a coin."""
    assert in_hand(costs_a_card("A4"), "A4")


@pytest.mark.parametrize(("stone", "coins"), [(0, 0), (2, 0), (3, 8), (4, 8)])
def test_a5_pays_for_a_full_stoneyard(stone: int, coins: int) -> None:
    """Given 3 Stone or more, Full Stoneyard gives 8 A and the Stone stays; with 2 nothing."""
    game = a_game().holds("A5").built("w2").owns(stone=stone).plays("A5")
    game.finished().has(coins=coins, stone=stone)


def test_a5_counts_stone_only() -> None:
    """Given 3 Grain and no Stone, Full Stoneyard gives nothing."""
    a_game().holds("A5").owns(grain=3).plays("A5").finished().has(coins=0)


def test_a5_costs_a_card() -> None:
    """Given one card to give, Full Stoneyard is bought without a coin."""
    assert in_hand(costs_a_card("A5"), "A5")


def test_a6_builds_for_one_stone_less() -> None:
    """Given 1 Stone and 1 Grain, Master Builder raises T2 (2S 1G)."""
    game = a_game().holds("A6").owns(stone=1, grain=1).plays("A6").does("build:t2:0").finished()
    game.has(stone=0, grain=0, coins=3)  # side 1 is closed


def test_a6_takes_nothing_off_the_grain_nor_off_great_structures() -> None:
    """Given 1 Grain and 2 A, W5 (1S 1G) costs the Grain only; a Great Wall at 3 A is too dear."""
    game = a_game().holds("A6").owns(grain=1, coins=2).plays("A6")
    assert game.sites == {"w5"}
    assert "build:w5:5" not in game.offers
    game.does("build:w5:4").finished().has(grain=0, coins=2)
    a_game().holds("A6").owns(stone=2).plays("A6").does("build:hand:8").has(stone=0)


def test_a6_joins_with_the_cheaper_keeps_of_the_village() -> None:
    """Given Village I B and 1 Stone, the Keep of the hand (3S) costs 1 (R10)."""
    game = a_game().ability("village1.b").holds("A6").owns(stone=1).plays("A6")
    assert "build:hand:8" in game.offers
    game.does("build:hand:8").has(stone=0)


def test_a6_may_be_declined_and_may_be_of_no_use() -> None:
    """Given 1 Stone and 1 Grain the Build may be declined; given nothing it is skipped."""
    game = a_game().holds("A6").owns(stone=1, grain=1).plays("A6").does("done")
    game.finished().has(stone=1, grain=1)
    a_game().holds("A6").owns().plays("A6").finished()


def test_a6_costs_five_coins() -> None:
    """Given exactly 5 A and no resource, Master Builder is bought and its Build is skipped."""
    assert in_hand(costs_coins("A6", 5), "A6")


def test_a7_gives_six_coins_and_costs_a_card() -> None:
    """Given nothing, Mint gives 6 A; bought for a card it does so at once."""
    a_game().holds("A7").owns().plays("A7").finished().has(coins=6)
    assert in_hand(costs_a_card("A7").has(coins=6), "A7")


def test_a8_gives_three_coins_and_promotes() -> None:
    """Given Specialists at the start, Sponsor gives 3 A and one steps to C1; or he stays."""
    game = a_game().holds("A8").owns().plays("A8").has(coins=3).does("promote:0:c").finished()
    assert game.player().specialists == (31, 0, 0)
    game = a_game().holds("A8").owns().plays("A8").does("done").finished().has(coins=3)
    assert game.player().specialists == (0, 0, 0)


def test_a8_skips_a_promotion_that_cannot_be_paid() -> None:
    """Given all Specialists before arrows that cost Grain and no Grain, only 3 A come."""
    game = a_game().specialists("a3", "b1", "c4").holds("A8").owns().plays("A8").finished()
    game.has(coins=3)


def test_a8_costs_two_coins() -> None:
    """Given exactly 2 A, Sponsor is bought and gives 3 A and a promotion."""
    game = costs_coins("A8", 2).has(coins=3)
    assert game.asks == "promote"
    assert in_hand(game.does("promote:0:b"), "A8")


def test_a9_gives_a_grain_that_may_pay_the_promotion() -> None:
    """Given no Grain and a Specialist at A3, the Reeve's Grain pays the arrow to A4 (R2)."""
    game = a_game().specialists("a3", "b1", "c4").holds("A9").owns().plays("A9").has(grain=1)
    assert set(game.offers) == {"promote:0:a", "promote:1:b", "promote:2:c", "done"}
    game.does("promote:0:a").finished().has(grain=0)
    assert game.player().specialists == (14, 21, 34)


def test_a9_promotion_may_be_declined_and_the_card_costs_two_coins() -> None:
    """Given 2 A, the Reeve is bought: 1 Grain; the promotion is declined, the card in hand."""
    game = costs_coins("A9", 2).has(grain=1, coins=0).does("done")
    assert in_hand(game, "A9")
    assert game.player().specialists == (0, 0, 0)


def test_a10_gives_a_stone_and_promotes_and_costs_three_coins() -> None:
    """Given a Specialist at A1, the Foreman gives 1 Stone and a step to A2; he costs 3 A."""
    game = a_game().specialists("a1").holds("A10").owns().plays("A10").does("promote:0:a")
    game.finished().has(stone=1)
    assert game.player().specialists == (12, 0, 0)
    assert in_hand(costs_coins("A10", 3).has(stone=1).does("done"), "A10")


def test_a11_promotes_two_different_specialists() -> None:
    """Given Specialists at A1 and C1, one moves and may not move again, the other may."""
    game = a_game().specialists("a1", "c1").holds("A11").plays("A11").does("promote:0:a")
    game.refuses("promote:0:a", "promote.other")
    game.does("promote:1:c").finished()
    assert game.player().specialists == (12, 32, 0)


def test_a11_twins_on_one_space_may_both_move() -> None:
    """Given all three at the start, one goes to B1, then another one follows him there."""
    game = a_game().holds("A11").plays("A11").does("promote:0:b", "promote:1:b").finished()
    assert game.player().specialists == (21, 21, 0)


def test_a11_may_stop_after_one_or_none() -> None:
    """Given three at the start, one step may be enough, or none."""
    game = a_game().holds("A11").plays("A11").does("promote:0:b", "done").finished()
    assert game.player().specialists == (21, 0, 0)
    game = a_game().holds("A11").plays("A11").does("done").finished()
    assert game.player().specialists == (0, 0, 0)


def test_a11_costs_two_coins() -> None:
    """Given exactly 2 A, the Masters are bought and promote at once."""
    game = costs_coins("A11", 2).does("promote:0:a", "promote:1:a")
    assert in_hand(game, "A11")
    assert game.player().specialists == (11, 11, 0)


def test_a12_gains_a_grain_that_can_be_sold() -> None:
    """Given 1 Grain where 2 sell for 6 A, the Grain Fair's Grain completes the lot."""
    game = a_game().market("roma", 1).holds("A12").owns(grain=1).plays("A12")
    game.does("sell").has(coins=6, grain=0).does("done").finished()


def test_a12_without_a_trade_just_gives_the_grain_and_costs_a_card() -> None:
    """Given no Grain where 2 are wanted, the visit is skipped; the card itself costs a card."""
    a_game().market("roma", 1).holds("A12").owns().plays("A12").finished().has(grain=1)
    poor = a_game().market("roma", 1).card_in("roma", "A12").owns()
    poor.player().hand = [0]
    poor.again(Purchase()).does("purchase:112")
    poor.finished().has(grain=1, coins=0)
    assert poor.player().hand == [112]
    costs_a_card("A12").has(grain=1)


def test_a13_gains_a_stone_that_can_be_sold_and_costs_a_card() -> None:
    """Given 1 Stone where 2 sell for 7 A, the Quayside's Stone completes the lot."""
    game = a_game().market("roma", 2).holds("A13").owns(stone=1).plays("A13")
    game.does("sell").has(coins=7, stone=0).does("done").finished()
    a_game().market("roma", 2).holds("A13").owns().plays("A13").finished().has(stone=1)
    costs_a_card("A13").has(stone=1)


def test_a14_gains_coins_that_can_buy_and_costs_a_card() -> None:
    """Given 1 A where 2 Stone cost 4 A, the Money Changers' 3 A pay them; or are kept."""
    game = a_game().market("roma", 1).holds("A14").owns(coins=1).plays("A14").does("buy")
    game.finished().has(coins=0, stone=2)
    game = a_game().market("roma", 1).holds("A14").owns(coins=1).plays("A14").does("done")
    game.finished().has(coins=4, stone=0)
    a_game().market("roma", 1).holds("A14").owns().plays("A14").finished().has(coins=3)
    costs_a_card("A14").has(coins=3)


@pytest.mark.parametrize(("allies", "grain"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_a15_gives_grain_for_own_allies(allies: int, grain: int) -> None:
    """Given hosted Allies, Gifts of Friends give 1 Grain for each, 3 at most."""
    game = a_game().built("w2", "w3").hosts(*(1, 2, 11, 12, 13)[:allies]).holds("A15").owns()
    game.plays("A15").finished().has(grain=grain)


def test_a15_costs_three_coins() -> None:
    """Given exactly 3 A and no Ally, Gifts of Friends are bought and give nothing."""
    assert in_hand(costs_coins("A15", 3).has(grain=0), "A15")


def test_a16_summons_for_one_grain_less() -> None:
    """Given 2 Grain and an Ally for 3 in Roma, the Envoy brings him for 2; with 1 not."""
    game = a_game().ally_in("roma", 3).holds("A16").owns(grain=2).plays("A16")
    game.does("summon:3:1").finished().has(grain=0)
    assert game.player().allies == (3, 0, 0, 0, 0)
    a_game().ally_in("roma", 3).holds("A16").owns(grain=1).plays("A16").finished().has(grain=1)


def test_a16_joins_with_the_cheaper_allies_of_the_village() -> None:
    """Given Village I C too, the Ally for 3 Grain comes for 1 (R10)."""
    game = a_game().ability("village1.c").ally_in("roma", 3).holds("A16").owns(grain=1)
    game.plays("A16").does("summon:3:1").finished().has(grain=0)


def test_a16_may_be_declined_and_needs_a_free_space() -> None:
    """Given the only open Ally space taken, the Envoy does nothing; else he may be declined."""
    game = a_game().ally_in("roma", 3).hosts(1).holds("A16").owns(grain=3).plays("A16")
    game.finished().has(grain=3)
    game = a_game().ally_in("roma", 3).holds("A16").owns(grain=3).plays("A16").does("done")
    game.finished().has(grain=3)
    assert game.s.ally_up[0] == 3


def test_a16_costs_three_coins() -> None:
    """Given exactly 3 A and no Ally in Roma, the Envoy is bought and does nothing."""
    assert in_hand(costs_coins("A16", 3), "A16")
