"""Allies: whom to Summon, where, and what keeps them content."""

from __future__ import annotations

from tests.ai.blunders.board import has_vp, last_round, rival_ends_with
from tests.ai.blunders.position import position
from tests.games.stupor_mundi.scenario import Scenario

#: A card that does nothing face up without 3 Stone.
BLANK = "A5"


@position(
    "Gisela in Constantinople is content (3 Allies at Court) and brings 3 VP, Romigi in Roma only "
    "1; the first step of a voyage is free.",
    line="sail:1 play:105:5:down summon:19:1",
    slip="play:105:5:down",
)
def sail_to_the_ally_who_is_content() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(5,)), 20).owns(grain=3).palace(ally=3)
    game.ally_in("roma", 14).ally_in("constantinople", 19)
    return rival_ends_with(23, game)


@position(
    "1 A buys the second step to Alexandria, where the content Gisela brings 3 VP; the unmet "
    "Romigi on the free step brings 1.",
    line="sail:2 play:105:5:down summon:19:1",
    slip="sail:1",
)
def pay_for_the_longer_voyage() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(5,)), 20).owns(grain=3, coins=1).palace(ally=3)
    game.ally_in("constantinople", 14).ally_in("alexandria", 19)
    return rival_ends_with(23, game)


@position(
    "An Ally on space 3 Issues an Edict, which is 1 VP more than on the spaces 1 and 2.",
    line="play:105:5:down summon:14:3 reward:3",
    slip="play:105:5:down summon:14:1",
)
def use_the_space_with_the_edict() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(5,)), 20).owns(grain=3).towers_off(2, 3)
    return rival_ends_with(23, game.ally_in("roma", 14))


@position(
    "On Countryside II A every Summoning scores 2 VP: with his own VP Romigi is worth 3, the Wall "
    "W5 for the same turn 1.",
    line="play:105:4:down summon summon:14:1",
    slip="play:105:4:down build build:w5:4",
)
def summon_where_the_workplace_pays() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).ability("country2.a").owns(grain=3, stone=1)
    return rival_ends_with(24, game.ally_in("roma", 14))


@position(
    "Theophilos pays 2 VP for as much Grain as Frederick's 1; sold for 4 A it makes 6 A, 1 VP.",
    line="pass",
    slip="play:105:2:down market sell",
)
def keep_the_grain_that_theophilos_counts() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(2,)), 20).hosts(1).owns(grain=1, coins=2)
    return rival_ends_with(24, game.market("roma", 3))


@position(
    "Maumettu pays 2 VP for as much Stone as Frederick's 1; built into W5 it gives 1 VP.",
    line="pass",
    slip="play:105:4:down build:w5:4",
)
def keep_the_stone_that_maumettu_counts() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).hosts(2).owns(grain=1, stone=1)
    return rival_ends_with(24, game)


@position(
    "Patronage gives 2 VP for 3 A; after the first payment 7 A still content Altair (Treasury 6) "
    "and are a VP, after the second 4 A are neither: 2 + 2 + 1 against 4 VP.",
    line="play:203:1:up spend done",
    slip="play:203:1:up spend spend",
)
def stop_paying_when_altair_counts() -> Scenario:
    game = has_vp(last_round("B3", slots=(1,)), 20).hosts(3).owns(coins=10)
    return rival_ends_with(27, game)


@position(
    "The Golden Letter Summons the content Gisela for 3 A: 3 VP for half a VP.",
    line="play:215:1:up summon:19:1",
    slip="play:215:1:up done",
)
def send_the_golden_letter() -> Scenario:
    game = has_vp(last_round("B15", slots=(1,)), 20).owns(coins=3).palace(ally=3)
    return rival_ends_with(23, game.ally_in("roma", 19))


@position(
    "A third Ally brings 1 VP himself and contents Gisèle (3 against the Court's 2) for 2 more; "
    "the Wall W5 brings 1.",
    line="play:105:4:down summon summon:20:3 reward:3",
    slip="play:105:4:down build",
)
def summon_the_ally_who_contents_another() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).hosts(9, 14).towers_off(3)
    game.owns(grain=3, stone=1).ally_in("roma", 20)
    return rival_ends_with(27, game)


@position(
    "Both Allies of Alexandria can be paid, but Sigeberht wants 3 Grain from Frederick, who has 1, "
    "and Okechukwu 3 Stone, which he has: 3 VP against 1.",
    line="play:105:5:down summon:12:1",
    slip="play:105:5:down summon:11:1",
)
def choose_the_ally_who_is_content() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(5,), seats=4), 20).ship("alexandria")
    game.owns(grain=3).palace(stone=3)
    game.ally_in("alexandria", 11, space=1).ally_in("alexandria", 12, space=2)
    return rival_ends_with(26, game)


@position(
    "Theophilos pays 2 VP while Grain is left: Romigi for both Grain brings 1 VP and loses them, "
    "the card's 3 A and the Grain kept are 9 A, a VP, and keep them.",
    line="play:2:5:up",
    slip="play:2:5:down summon:14:2",
)
def do_not_pay_with_the_grain_of_an_ally() -> Scenario:
    game = has_vp(last_round("Augustales", slots=(5,)), 20).hosts(1).towers_off(2)
    game.owns(grain=2, coins=2).ship("constantinople").ally_in("constantinople", 14)
    return rival_ends_with(25, game)
