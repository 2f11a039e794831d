"""Cards: playing what counts, in the right order, and giving away the right one."""

from __future__ import annotations

from tests.ai.blunders.board import has_vp, last_round, rival_ends_with
from tests.ai.blunders.position import position
from tests.games.stupor_mundi.scenario import Scenario

#: A card that does nothing face up without 3 Stone.
BLANK = "A5"


@position(
    "Retinue scores 3 VP (Frederick's Specialist has made 3 steps) for nothing.",
    line="play:38:1:up done",
    slip="pass",
)
def do_not_pass_with_points_in_hand() -> Scenario:
    game = last_round("Retinue", slots=(1,), houses=("di-romano", "savoy"))
    return rival_ends_with(24, has_vp(game, 20).palace(specialist=4))


@position(
    "Feast gives 2 VP for a Grain, twice; the second Grain kept is a third of a VP.",
    line="play:201:1:up spend spend",
    slip="play:201:1:up spend done",
)
def feast_twice() -> Scenario:
    return rival_ends_with(25, has_vp(last_round("B1", slots=(1,)), 20).owns(grain=2))


@position(
    "Patronage turns 6 A, which are 1 VP, into 4 VP.",
    line="play:203:1:up spend spend",
    slip="play:203:1:up done",
)
def spend_the_coins_before_they_are_only_coins() -> Scenario:
    return rival_ends_with(25, has_vp(last_round("B3", slots=(1,)), 20).owns(coins=6))


@position(
    "Bread for All wants 3 Grain stored (2 VP), the Feast eats 2 of them (4 VP): first the bread.",
    line="play:207:1:up end play:201:2:up spend spend",
    slip="play:201:1:up spend",
)
def look_into_the_granary_before_the_feast() -> Scenario:
    game = has_vp(last_round("B7", "B1", slots=(1, 2)), 20).owns(grain=3)
    return rival_ends_with(27, game)


@position(
    "Three Independents against one Loyalist: Praise of a Circle scores 3 VP or 1.",
    line="play:206:1:up circle:independent",
    slip="play:206:1:up circle:loyalist",
)
def praise_the_larger_circle() -> Scenario:
    game = has_vp(last_round("B6", slots=(1,)), 20).hosts(4, 5, 6, 14).palace(wall=3, keep=3)
    return rival_ends_with(28, game)


@position(
    "Castle Fame scores 1 VP per 3 Structures: 5 make 1 VP, with W5 built first 6 make 2.",
    line="play:105:4:down build:w5:4 end play:213:1:up",
    slip="play:213:1:up",
)
def build_before_the_castle_is_praised() -> Scenario:
    game = last_round("B13", BLANK, slots=(1, 4)).built("hand", "spears", "slot")
    has_vp(game, 20).owns(grain=1, stone=1).built("t2", "w2", seat=1)
    return rival_ends_with(27, game)


@position(
    "On Village II B a Purchase scores 3 VP, far more than the 3 A that Harvest costs.",
    line="play:105:5:down purchase:101",
    slip="play:105:5:up",
)
def purchase_where_the_workplace_pays() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(5,)), 20).ability("village2.b").owns(coins=3)
    return rival_ends_with(24, game.card_in("roma", "A1"))


@position(
    "The Mint costs one card: given away, the Feast takes its 4 VP along; the played Stone in the "
    "discard pile is worth nothing any more.",
    line="play:105:5:down purchase:107 give:1 end play:201:1:up spend spend",
    slip="play:105:5:down purchase:107 give:201",
)
def give_away_the_card_that_is_worth_least() -> Scenario:
    game = has_vp(last_round("B1", BLANK, slots=(1, 5)), 20).owns(grain=2)
    game.card_in("roma", "A7").discarded(1)
    return rival_ends_with(26, game)


@position(
    "Mixed Masonry asks 2 cubes for W5: 1 Grain and 1 Stone leave Theophilos his Grain (1 against "
    "1, 2 VP), 2 Grain do not.",
    line="play:29:1:up build:w5:4 pay:1:1",
    slip="play:29:1:up build:w5:4 pay:2:0",
)
def mix_the_mortar_so_that_the_grain_lasts() -> Scenario:
    game = last_round("Mixed Masonry", slots=(1,), houses=("wittelsbach", "savoy"))
    has_vp(game, 20).hosts(1).owns(grain=2, stone=1)
    return rival_ends_with(25, game)


@position(
    "Corn Trade sells Grain for 1 A that the end exchanges for 2 A: 3 A become 6 A, a VP.",
    line="play:102:1:up spend spend spend",
    slip="play:102:1:up spend done",
)
def trade_corn_to_the_last_coin() -> Scenario:
    return rival_ends_with(22, has_vp(last_round("A2", slots=(1,)), 20).owns(coins=3))


@position(
    "Nothing waits in any city, and 4 A with the Grain's 2 A are a VP: a second step costs 1 A and "
    "with it the VP.",
    line="play:4:1:up",
    slip="sail:2",
)
def do_not_pay_for_a_useless_voyage() -> Scenario:
    return rival_ends_with(22, has_vp(last_round("Grain", slots=(1,)), 20).owns(coins=4))


@position(
    "One slot is left and two cards: Feast with its 2 Grain gives 4 VP, the Mint 6 A, a VP.",
    line="play:201:1:up spend spend",
    slip="play:107:1:up",
)
def use_the_last_slot_for_the_best_card() -> Scenario:
    return rival_ends_with(25, has_vp(last_round("B1", "A7", slots=(1,)), 20).owns(grain=2))
