"""Specialists: whom to promote, and which City Bonus to take."""

from __future__ import annotations

from tests.ai.blunders.board import has_vp, last_round, rival_ends_with
from tests.ai.blunders.position import position
from tests.games.stupor_mundi.scenario import Scenario

#: A card that does nothing face up without 3 Stone.
BLANK = "A5"


@position(
    "One step leads into the City of path C, whose tile gives 3 VP and an Edict (1 VP); a step "
    "from the start gives nothing any more.",
    line="play:105:1:down promote:0:c reward:3",
    slip="play:105:1:down promote:1:b",
)
def take_the_last_step_into_the_city() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(1,)), 20).owns(grain=1).specialists("c4")
    return rival_ends_with(25, game.bonus_tiles("c", 3))


@position(
    "Tile B gives 3 VP and an Edict with 1 VP more; tile A gives 6 A and cubes for 6 A: 2 VP.",
    line="play:105:1:down promote:0:b bonus:3 reward:3",
    slip="play:105:1:down promote:0:b bonus:1",
)
def take_the_better_tile() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(1,), seats=3), 20).specialists("b2")
    return rival_ends_with(27, game.bonus_tiles("b", 1, 3))


@position(
    "The one Grain pays the arrow into the City (3 VP and an Edict's VP) or the Feast (2 VP).",
    line="play:105:1:down promote:0:c reward:3",
    slip="play:201:2:up spend",
)
def keep_the_grain_for_the_arrow() -> Scenario:
    game = has_vp(last_round("B1", BLANK, slots=(1, 2)), 20).owns(grain=1).specialists("c4")
    return rival_ends_with(25, game.bonus_tiles("c", 3))


@position(
    "The step to A3 takes the token with its Edict, 1 VP; every other step gives nothing.",
    line="play:105:1:down promote:0:a reward:3",
    slip="play:105:1:down promote:1:b",
)
def take_the_token() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(1,)), 20).specialists("a2")
    return rival_ends_with(22, game)


@position(
    "Mocenigo wants a Specialist ahead of Frederick's in column 1: the one on B1 steps to column "
    "2, 2 VP; one from the start would only draw level.",
    line="play:105:1:down promote:0:b",
    slip="play:105:1:down promote:1:a",
)
def overtake_fredericks_specialist() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(1,)), 20).hosts(10).specialists("b1").owns(grain=1)
    return rival_ends_with(24, game)


@position(
    "Tile C Summons the content Gisela at the Ship's city for nothing: 3 VP; tile E builds a Wall "
    "that closes no side: 1 VP.",
    line="play:105:1:down promote:0:b bonus:5 summon:19:1",
    slip="play:105:1:down promote:0:b bonus:9",
)
def take_the_tile_that_brings_an_ally() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(1,), seats=3), 20).specialists("b2").palace(ally=3)
    game.bonus_tiles("b", 5, 9).ally_in("roma", 19)
    return rival_ends_with(26, game)


@position(
    "The Great Keep costs 4 A and promotes twice: the Specialist on B2 takes 3 VP and an Edict "
    "(1 VP) in the City; a normal Keep keeps 4 A, less than a VP.",
    line="play:105:4:down build:hand:10 promote:0:b reward:3 done reward:3",
    slip="play:105:4:down build:hand:8",
)
def build_the_great_keep_for_its_promotions() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).owns(stone=3, coins=4).specialists("b2")
    return rival_ends_with(27, game.bonus_tiles("b", 3))


@position(
    "Masters moves two different Specialists: into the City of path B (3 VP and an Edict, 1 VP) "
    "and onto the token of A3 (an Edict, 1 VP).",
    line="play:111:1:up promote:0:b reward:3 promote:1:a reward:3",
    slip="play:111:1:up promote:2:c",
)
def let_both_masters_arrive() -> Scenario:
    game = has_vp(last_round("A11", slots=(1,)), 20).specialists("b2", "a2")
    return rival_ends_with(26, game.bonus_tiles("b", 3))
