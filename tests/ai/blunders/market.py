"""Market and warehouse: when to sell, what to buy, what to keep."""

from __future__ import annotations

from stupor.games.stupor_mundi.effects.edict import IssueEdict
from tests.ai.blunders.board import has_vp, last_round, rival_ends_with
from tests.ai.blunders.position import position
from tests.games.stupor_mundi.scenario import Scenario

#: A card that does nothing face up without 3 Stone.
BLANK = "A5"


@position(
    "1 Grain sells for 4 A and makes 6 A, a VP; kept it is exchanged for 2 A and makes 4.",
    line="play:105:2:down market sell",
    slip="play:105:2:down promote",
)
def sell_before_the_end() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(2,)), 20).owns(grain=1, coins=2)
    return rival_ends_with(22, game.market("roma", 3))


@position(
    "2 Grain sell for 6 A, of which 4 buy 2 Stone: with the third Grain they build T2 and close "
    "side 1, a VP and 6 A; else nothing can be built.",
    line="play:105:2:down market sell buy end play:209:4:down build:t2:0",
    slip="play:105:2:down promote",
)
def buy_the_stone_for_the_side() -> Scenario:
    game = has_vp(last_round(BLANK, "B9", slots=(2, 4)), 20).owns(grain=3)
    return rival_ends_with(23, game.market("roma", 1))


@position(
    "Altair wants more than the Treasury's 6 A: 4 A and 4 A for a Grain are enough, 2 VP.",
    line="play:105:2:down market sell",
    slip="play:105:2:down promote",
)
def sell_for_the_coins_that_altair_counts() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(2,)), 20).hosts(3).owns(grain=1, coins=4)
    return rival_ends_with(24, game.market("roma", 3))


@position(
    "The warehouse is full with 1 S 2 G: the new Stone in place of a Grain pays for T2, which "
    "closes side 1 (a VP and 6 A); lost, nothing but W5 can be built.",
    line="play:0:5:up replace end play:105:4:down build:t2:0",
    slip="play:0:5:up lose",
)
def make_room_for_the_stone_that_is_needed() -> Scenario:
    game = has_vp(last_round("Stone", BLANK, slots=(4, 5)), 20).owns(stone=1, grain=2)
    return rival_ends_with(23, game)


@position(
    "The Edict's cube must be Stone: 2 S build W2, which closes side 2 for 3 VP in all.",
    line="take:stone add:treasury end play:105:4:down build:w2:4",
    slip="take:grain",
)
def take_the_cube_that_is_needed() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).built("t2", "t3").owns(stone=1)
    game.edicts((0, 3, 0)).again(IssueEdict())
    game.s.edict_pile = []
    return rival_ends_with(30, game)


@position(
    "Roma pays 5 A for 2 Stone, the next harbour 7 A on the free step: 12 A against 10, a VP.",
    line="sail:1 play:105:2:down market sell",
    slip="play:105:2:down",
)
def sail_to_the_better_market() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(2,)), 20).owns(stone=2, coins=5)
    game.market("roma", 2, "red").market("constantinople", 2)
    return rival_ends_with(23, game)
