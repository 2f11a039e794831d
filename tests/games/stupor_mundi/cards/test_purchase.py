"""Purchasing Advanced cards (rulebook, Purchase an Action card; R4, R8, R10)."""

from stupor.games.stupor_mundi.effects.purchase import Purchase
from tests.games.stupor_mundi.scenario import a_game


def test_only_cards_of_the_ships_city_and_of_the_purse() -> None:
    """Given A1 (3 A) in Roma, A6 (5 A) beside it and A8 in Tunis, 3 A in Roma buy A1 only."""
    game = a_game(4).card_in("roma", "A1").card_in("roma", "A6", 2).card_in("tunis", "A8")
    game.owns(coins=3).again(Purchase())
    assert game.offers == ["purchase:101", "done"]
    game.refuses("purchase:106", "purchase.cost").refuses("purchase:108", "purchase.city")
    game.refuses("purchase:102", "purchase.city")


def test_a_bought_card_may_be_played_in_the_same_round() -> None:
    """Given Harvest bought for 3 A (2 Grain), it is played on the next turn: 2 Grain again."""
    game = a_game().built("w2").card_in("roma", "A1").owns(coins=3).again(Purchase())
    game.does("purchase:101", "end", "pass").plays("A1").finished().has(grain=4, coins=0)


def test_the_given_card_leaves_the_game_from_the_hand() -> None:
    """Given Mint for 1 Action card and two in hand, the given one is nowhere any more."""
    game = a_game().card_in("roma", "A7").holds(0, 5).again(Purchase())
    game.does("purchase:107").refuses("give:107", "purchase.give").does("give:5").finished()
    player = game.player()
    assert player.hand == [0, 107]
    assert 5 not in (*player.deck, *player.discard, *player.slots)


def test_neither_draw_pile_nor_slots_can_pay() -> None:
    """Given cards in the draw pile and one in a slot, but none in hand, Mint cannot be bought."""
    game = a_game().card_in("roma", "A7").holds(0).plays_down(6 - 1)
    assert game.player().deck
    game.finished()
    assert 107 in game.s.city_cards


def test_country_1_d_takes_two_coins_off() -> None:
    """Given Countryside I D, Harvest (3 A) costs 1 A and Corn Trade (2 A) nothing."""
    game = a_game().ability("country1.d").card_in("roma", "A1").owns(coins=1).again(Purchase())
    game.does("purchase:101").finished().has(coins=0, grain=2)
    game = a_game().ability("country1.d").card_in("roma", "A2").owns().again(Purchase())
    game.does("purchase:102").finished().has(coins=0)


def test_country_1_d_takes_nothing_off_a_card() -> None:
    """Given Countryside I D and no card to give, Mint (1 Action card) cannot be bought."""
    game = a_game().ability("country1.d").card_in("roma", "A7").owns(coins=9)
    game.player().hand = []
    game.again(Purchase()).finished().has(coins=9)


def test_village_2_b_scores_three_points_after_the_card() -> None:
    """Given Village II B, a Purchase brings the card's 2 Grain first and then 3 VP."""
    game = a_game().ability("village2.b").card_in("roma", "A1").owns(coins=3).again(Purchase())
    game.does("purchase:101").finished()
    assert game.counts() == [("coins", -3), ("grain", 2), ("vp", 3)]


def test_a_card_for_a_workplace_counts_as_the_purchase_began() -> None:
    """Given a Specialist before Village II B, Sponsor's promotion onto it scores nothing (R4)."""
    game = a_game().workplaces(village="ba").specialists("a3").card_in("roma", "A8")
    game.owns(coins=2, grain=1).again(Purchase()).does("purchase:108", "promote:0:a")
    game.finished().has(vp=0, coins=3)
    assert game.player().specialists[0] == 14


def test_a_bought_city_space_is_refilled_in_the_end_phase() -> None:
    """Given Roma's card bought, the space is empty until the End Phase lays the next one there."""
    game = a_game().card_in("roma", "A1").owns(coins=3).again(Purchase())
    game.does("purchase:101", "end")
    top = game.s.card_pile[-1]
    assert game.s.city_cards[0] == 0
    game.round_ends()
    assert game.s.city_cards[0] == top
