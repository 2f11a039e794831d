"""The rulings on turns, R1 to R12, each by its number."""

import pytest

from stupor.games.stupor_mundi import params, queries
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.gains import Resource
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.games.stupor_mundi.flow import CastleIncome
from tests.games.stupor_mundi.scenario import a_game


def test_r01_pass_is_offered_before_and_after_travelling() -> None:
    """Given a card in hand, when the Ship has sailed: passing is still offered, sailing not."""
    game = a_game()
    assert "pass" in game.offers and "sail:1" in game.offers
    game.does("sail:1").refuses("sail:1", "travel.once")
    assert "pass" in game.offers
    game.does("pass")
    assert game.seat == 1


def test_r01_without_a_card_one_may_still_travel_and_then_passes() -> None:
    """Given an empty hand, when the turn begins: the Ship may sail; then passing is all."""
    game = a_game().holds()
    assert game.offers == ["sail:1", "pass"]
    game.does("sail:1").refuses("sail:1", "travel.once")
    assert game.offers == ["pass"]
    game.does("pass")
    assert (game.player().ship, game.player().passed, game.seat) == (1, True, 1)


def test_r01_without_a_card_one_may_pass_at_once() -> None:
    """Given an empty hand, when it is passed before any travel: the Ship stays."""
    game = a_game().holds().does("pass")
    assert (game.player().ship, game.player().passed) == (0, True)


def test_r01_without_a_free_slot_the_same() -> None:
    """Given five cards lying there and the sixth slot locked: travel or pass, no card."""
    game = a_game().holds(7)
    game.player().slots = [0, 1, 2, 3, 4, -1]
    assert game.ready().offers == ["sail:1", "pass"]
    assert game.does("sail:1").offers == ["pass"]


def test_r01_alone_pass_only_with_nothing_to_play() -> None:
    """A solo game and a card, passing is refused; with an empty hand: travel, then it is all."""
    a_game(1).refuses("pass", "solo.pass").does("sail:1").refuses("pass", "solo.pass")
    game = a_game(1).holds()
    assert game.offers == ["sail:1", "pass"]
    assert game.does("sail:1").offers == ["pass"]
    assert game.does("pass").told("passed") == [()]


def test_r01_alone_without_a_free_slot_too() -> None:
    """A solo game, a card and no free slot: travel or pass."""
    game = a_game(1).holds(7)
    game.player().slots = [0, 1, 2, 3, 4, -1]
    assert game.ready().offers == ["sail:1", "pass"]


def test_r02_effects_come_in_printed_order_and_a_choice_may_be_declined() -> None:
    """Given A8, when it is played, then 3 coins come by themselves and the promotion may wait."""
    game = a_game().holds("A8").plays("A8").has(coins=3)
    assert game.asks == "promote"
    game.does("done")
    assert game.player().specialists == (0, 0, 0)
    assert game.asks == "end"


def test_r02_what_cannot_be_done_is_skipped() -> None:
    """Given A12 and an empty market purse, when it is played, then the Grain comes, no visit."""
    game = a_game().holds("A12").market("roma", 1).plays("A12").has(grain=1)
    assert game.asks == "end"


def test_r02_a_card_may_be_played_for_nothing() -> None:
    """Given A16 but no Ally in the city, when it is played, then it lies there and that is all."""
    game = a_game().holds("A16").plays("A16")
    assert game.asks == "end"
    assert game.player().slots[0] == 116


def test_r03_a_bonus_cannot_pay_for_its_own_action() -> None:
    """Given 1 Stone and Countryside I B, W5 for 1 Stone 1 Grain is not paid with its own Grain."""
    game = a_game().ability("country1.b").owns(stone=1).again(Build())
    assert game.asks == "end"


def test_r03_the_market_s_reward_cannot_buy_in_the_same_visit() -> None:
    """Given Village I D, when 2 Grain are sold for 4, the 3 coins come too late to buy for 6."""
    game = a_game().ability("village1.d").owns(grain=2).market("roma", 1, "red")
    game.again(VisitMarket()).does("sell").has(coins=7)
    assert game.asks == "end"
    game.has(stone=0)


def test_r03_nested_actions_are_finished_one_after_the_other() -> None:
    """Given W3, when Great Wall B's promotion Issues an Edict, it is done before the site's."""
    game = a_game().specialists("a2").owns(coins=4).piece_at("t3", 0)
    game.edicts((1, 2, 5), (4, 6, 7)).again(Build(pay="free"))
    game.does("build:w3:7", "promote:0:a", "issue:1", "add:tower", "add:wall", "next:1")
    assert game.player().specialists[0] == 13
    assert game.asks == "edict"
    assert game.player().issued == (1,)


def test_r04_a_promotion_inside_a_build_adds_nothing_to_it() -> None:
    """Given a Specialist before Village II A, when Great Wall B promotes it there, no 3 VP come."""
    game = a_game().workplaces("bcd", "ab").specialists("a3").owns(coins=4)
    game.again(Build(pay="free")).does("build:w5:7", "promote:0:a").has(vp=0)
    assert game.player().specialists[0] == 14


def test_r04_a_card_s_promotion_adds_nothing_to_its_purchase() -> None:
    """Given a Specialist before Village II B, when A9 promotes it there, no 3 VP come."""
    game = a_game().workplaces("bcd", "ba").specialists("a3").owns(coins=2).card_in("roma", "A9")
    game.again(Purchase()).does("purchase:109", "promote:0:a").has(vp=0)
    assert game.player().specialists[0] == 14


def test_r04_an_edict_inside_a_build_is_an_action_of_its_own() -> None:
    """Given Great Wall B moving a Specialist off Village II D, then the site's Edict pays no 3 VP.

    Given it moving one onto it, the Edict pays.
    """
    for start, vp in (("c4", 0), ("c3", 3)):
        game = a_game().workplaces("abc", "ad").specialists(start).piece_at("t4", 2).owns(coins=9)
        game.edicts((0, 0, 0)).again(Build(pay="free")).does("build:w3:7", "promote:0:c")
        while game.asks != "reward":
            game.does(game.offers[0])
        assert game.does("reward:1").player().vp == vp


def test_r05_side_workplace_great_bonus_site() -> None:
    """Given Great Wall A on W3 closing side 3, then Stone, 2 coins, its Edict, the site's Edict."""
    game = a_game().ability("country2.d").piece_at("t3", 0).piece_at("t4", 2).owns(coins=3)
    game.edicts((4, 5, 6), (7, 8, 9)).again(Build(pay="free")).does("build:w3:5")
    changes = [event.args for event in game.events if event.kind == "counter"]
    assert [(name, delta, why) for name, _, delta, why in changes] == [
        ("coins.0", -3, "build"),
        ("stone.0", 1, "castle"),
        ("coins.0", 2, "workplace"),
    ]
    assert game.asks == "edict"
    game.does("issue:1", "add:ally", "next:1")
    assert game.asks == "edict"


def test_r05_the_market_of_a_closed_side_comes_before_the_workplace() -> None:
    """Given W4 closing side 4, when its Market is asked, then Countryside II D has not paid yet."""
    game = a_game().ability("country2.d").piece_at("t4", 0).piece_at("t5", 2).owns(grain=1)
    game.edicts((0, 0, 0)).market("roma", 3).again(Build(pay="free")).does("build:w4:4")
    assert game.asks == "market"
    game.has(coins=0).does("sell", "done").has(coins=6)
    assert game.asks == "reward"


def test_r05_a_great_tower_s_ally_may_use_the_space_it_opened() -> None:
    """Given Ally space 1 taken, when Great Tower B is built, then its Ally comes to space 5."""
    game = a_game().hosts(2).ally_in("roma", 13).owns(coins=3).again(Build(pay="free"))
    game.does("build:t2:3")
    assert game.offers == ["summon:13:5", "done"]
    game.does("summon:13:5").has(grain=0, coins=3)


@pytest.mark.parametrize(
    ("answer", "grain", "stone"), [("lose", 0, 3), ("replace", 1, 2)], ids=["lose", "replace"]
)
def test_r06_a_full_warehouse(answer: str, grain: int, stone: int) -> None:
    """Given 3 Stone in 3 spaces, when Grain arrives, then it is lost or replaces a Stone."""
    game = a_game().owns(stone=3).again(Resource("grain", 1))
    assert game.offers == ["lose", "replace"]
    game.does(answer).has(grain=grain, stone=stone)


def test_r06_with_only_its_own_kind_stored_it_is_lost() -> None:
    """Given 3 Grain in 3 spaces, when Grain arrives, then it is lost without a question."""
    game = a_game().owns(grain=3).again(Resource("grain", 2)).has(grain=3, stone=0)
    assert game.asks == "end"


def test_r06_the_supply_is_unlimited() -> None:
    """Given four players with full warehouses of 7 Stone, then a 29th Stone would be stored too."""
    game = a_game(4)
    for seat in range(4):
        game.walls_off(4, 5, 6, 7, seat=seat).owns(seat, stone=7 if seat else 5)
    game.again(Resource("stone", 2)).has(stone=7)


def test_r07_an_empty_draw_pile_is_renewed_at_once() -> None:
    """Given 1 card to draw, 4 discarded, one lying, when Study draws 4: the lying one stays."""
    game = a_game().holds(6).pile_of(1).discarded(2, 3, 4, 5).dice(2)
    game.player().slots[4] = 0
    game.ready().plays(6, 1)
    player = game.player()
    assert len(player.hand) == 4 and 1 in player.hand
    assert player.discard == [] and len(player.deck) == 1
    assert set(player.hand) | set(player.deck) == {1, 2, 3, 4, 5}
    assert player.slots == [6, -1, -1, -1, 0, -1]


def test_r07_played_cards_are_the_new_draw_pile_before_others_are_discarded() -> None:
    """Given no card to draw, when three lie in slots and two more are discarded: they lie apart.

    The three are the draw pile before the two are thrown off.
    """
    game = a_game().holds(4, 5).pile_of().discarded()
    game.player().slots[:3] = [1, 2, 3]
    game.ready()
    while game.asks == "turn":
        game.does("pass")
    assert sorted(game.player().deck) == [1, 2, 3]
    game.does("discard:4", "discard:5", "done")
    assert sorted(game.player().hand) == [1, 2, 3, 4, 5]


def test_r07_a_larger_hand_is_never_cut_down() -> None:
    """Given eight cards in hand and a limit of 5, when hands are refilled, then all eight stay."""
    game = a_game().holds(*range(8)).ends_round()
    assert len(game.player().hand) == 8


def test_r08_a_card_is_given_from_hand_or_discard_pile_only() -> None:
    """Given hand, discards, pile and slots, when A7 is bought: only the first two may be given."""
    game = a_game().card_in("roma", "A7").holds(0, 1).discarded(3, 5).pile_of(2, 4)
    game.player().slots[1] = 6
    game.again(Purchase()).does("purchase:107")
    assert game.offers == ["give:0", "give:1", "give:3", "give:5"]
    for key in ("give:107", "give:2", "give:6"):
        game.refuses(key, "purchase.give")
    game.does("give:5").has(coins=6)
    assert game.player().discard == [3]
    assert game.player().hand == [0, 1, 107]


def test_r08_without_a_card_to_give_it_cannot_be_bought() -> None:
    """Given an empty hand and no discards, then a card for "1 Action card" is not offered."""
    game = a_game().card_in("roma", "A7").holds().again(Purchase())
    assert game.asks == "end"
    assert game.s.city_cards[0] == 107


def test_r09_the_lot_is_traded_as_a_whole() -> None:
    """Given tile 1 buying 2 Grain, when only 1 is stored: it is not sold; 3 coins buy nothing."""
    game = a_game().owns(grain=1, coins=4).market("roma", 1).again(VisitMarket())
    game.refuses("sell", "market.lot")
    assert game.offers == ["buy", "done"]


@pytest.mark.parametrize("keys", [("sell", "buy"), ("buy", "sell")])
def test_r09_each_once_in_either_order(keys: tuple[str, str]) -> None:
    """Given 2 Grain and 4 coins at tile 1, when sold and bought in any order: 6 coins 2 Stone."""
    game = a_game().walls_off(4).owns(grain=2, coins=4).market("roma", 1)
    game.again(VisitMarket()).does(*keys).has(coins=6, grain=0, stone=2)
    assert game.asks == "end"


def test_r09_not_twice() -> None:
    """Given 3 Grain at tile 3, when one was sold, then a second sale is refused."""
    game = a_game().owns(grain=3).market("roma", 3).again(VisitMarket()).does("sell")
    game.refuses("sell", "market.once")


def test_r09_a_mixed_lot() -> None:
    """Given tile 6 red, when 1 Grain and 1 Stone are sold, then 5 coins come for both together."""
    game = a_game().owns(grain=1, stone=1).market("roma", 6, "red").again(VisitMarket())
    game.does("sell").has(coins=5, grain=0, stone=0)


def test_r10_different_abilities_add_up() -> None:
    """Given Countryside I B, II D and Village II A, when W5 is built: Grain, 2 coins and 3 VP."""
    game = a_game().workplaces("abd", "ab").specialists("b1", "c2", "a4")
    game.again(Build(pay="free")).does("build:w5:4").has(grain=1, coins=2, vp=3)


def test_r10_the_same_ability_never_adds_up() -> None:
    """Given three Specialists on Countryside II D, when a Wall is built, then 2 coins come."""
    game = a_game().ability("country2.d").specialists("a2", "a2", "a2")
    game.again(Build(pay="free")).does("build:w5:4").has(coins=2)


def test_r11_the_great_keep_s_promotions_pay_grain() -> None:
    """Given 1 Grain and two Specialists before Grain arrows, the Great Keep promotes only one."""
    game = a_game().specialists("a3", "b1").owns(coins=4, grain=1).edicts((0, 0, 0))
    game.again(Build(pay="free")).does("build:slot:10", "promote:0:a").has(grain=0)
    assert game.offers == ["promote:0:a", "promote:2:a", "promote:2:b", "promote:2:c", "done"]


def test_r11_the_great_keep_promotes_one_twice_or_two_once() -> None:
    """Given the Great Keep, when it promotes: one Specialist may go twice, or two once each."""
    for second in ("promote:0:a", "promote:1:b"):
        game = a_game().owns(coins=4).edicts((0, 0, 0)).again(Build(pay="free"))
        game.does("build:slot:10", "promote:0:a", second)
        assert game.asks == "reward"
        expected = (12, 0, 0) if second == "promote:0:a" else (11, 21, 0)
        assert game.player().specialists == expected


def test_r11_great_wall_b_promotes_for_nothing_and_one_space() -> None:
    """Given no Grain before the arrow of A4, when Great Wall B is built, then one free step."""
    game = a_game().specialists("a3").owns(coins=4).again(Build(pay="free"))
    game.does("build:w5:7", "promote:0:a").has(grain=0)
    assert game.player().specialists == (14, 0, 0)
    assert game.asks == "end"


def test_r12_one_specialist_per_city_and_house() -> None:
    """Given a Specialist in City A, when the next stands before it, then it may not follow."""
    game = a_game().specialists("a5", "a4").again(Promote())
    game.refuses("promote:1:a", "promote.city")


def test_r12_a_tile_must_be_taken_even_if_it_does_nothing() -> None:
    """Given C without an Ally and F without a Keep left, when the City is reached, one must go."""
    game = a_game().built("hand", "spears", "slot").specialists("a4").bonus_tiles("a", 5, 11)
    game.again(Promote()).does("promote:0:a")
    assert game.offers == ["bonus:5", "bonus:11"]
    game.does("bonus:5")
    assert game.s.bonus[0] == (11,) and game.asks == "end"


def test_r10_castle_income_and_workplace_add_up_with_the_market() -> None:
    """Given side 4 closed and Village I D, when the income's visit sells for 4: 7 coins come."""
    game = a_game().ability("village1.d").piece_at("t4", 0).piece_at("w4", 4).piece_at("t5", 2)
    game.owns(grain=1).market("roma", 3).again(CastleIncome()).does("sell", "done").has(coins=7)
    assert queries.closed_sides(game.player()) == [3]


def test_r33_a_gain_that_happens_by_itself_cannot_be_refused() -> None:
    """Given 4 Stone in 4 spaces, when the card Grain is played face up: lose it or replace one.

    Given room, it is simply there.
    """
    game = a_game().walls_off(4).holds("Grain").owns(stone=4).plays("Grain")
    assert game.offers == ["lose", "replace"]
    game.refuses("done", "storage.full")
    game = a_game().holds("Grain").owns(stone=2).plays("Grain").has(grain=1, stone=2)
    assert game.asks == "end"


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6])
def test_r33_face_down_can_always_be_refused(slot: int) -> None:
    """Given goods for everything, when a card is played face down and the action is declined."""
    game = a_game().built("slot").owns(coins=9, grain=3, stone=2).market("roma", 6)
    game.ally_in("roma", 1).card_in("roma", "A1").edicts((1, 2, 3), (4, 5, 6))
    for action in params.SPEARS[slot - 1]:
        tried = game.s.clone()
        game.plays_down(slot).does_what_is_offered(action)
        assert "done" in game.offers
        game.does("done").has(coins=9, grain=3, stone=2, vp=0)
        assert game.asks == "end"
        game.s = tried
