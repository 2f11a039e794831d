"""Building: which site, which piece, and having the Stone for it."""

from __future__ import annotations

from tests.ai.blunders.board import has_vp, last_round, rival_ends_with
from tests.ai.blunders.position import position
from tests.games.stupor_mundi.scenario import Scenario

#: A card that does nothing face up without 3 Stone.
BLANK = "A5"


@position(
    "2 S 1 G build T2 and close side 1 (+1 VP, 3 A now and 3 A in the End Phase make another VP) "
    "or W5 (+1 VP and 2 A left over): 24 against 23.",
    line="play:105:4:down build:t2:0 end",
    slip="play:105:4:down build:w5:4",
)
def close_the_side_instead_of_starting_one() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).owns(stone=2, grain=1)
    return rival_ends_with(23, game)


@position(
    "W2 (2 S) closes side 2: 1 VP at once, 1 VP in the End Phase, 1 VP for the Wall; W5 (1 S 1 G) "
    "gives 1 VP and leaves a third of a VP.",
    line="play:105:4:down build:w2:4 end",
    slip="play:105:4:down build:w5:4",
)
def close_the_side_that_pays_points() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).built("t2", "t3").owns(stone=2, grain=1)
    return rival_ends_with(30, game)


@position(
    "Slot 3 allows Market or Build: 2 S sell for 7 A, with 1 G for 2 A that is 1 VP; but together "
    "they build T2 and close side 1, 1 VP for the Tower and 1 for the side's 6 A.",
    line="play:105:3:down build build:t2:0 end",
    slip="play:105:3:down market sell",
)
def do_not_sell_the_stone_for_the_last_tower_of_a_side() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(3,)), 20).owns(stone=2, grain=1)
    return rival_ends_with(23, game.market("roma", 2))


@position(
    "1 S is missing for W2, which closes side 2 for 3 VP: play Stone face up and the other card "
    "face down, not the other way round.",
    line="play:0:5:up end play:105:4:down build:w2:4 end",
    slip="play:0:4:down",
)
def do_not_lay_the_needed_card_face_down() -> Scenario:
    game = has_vp(last_round("Stone", BLANK, slots=(4, 5)), 20).built("t2", "t3").owns(stone=1)
    return rival_ends_with(26, game)


@position(
    "Only slot 4 can Build: Stone played face up there leaves 2 S without use; in slot 1 it pays "
    "for W2, which closes side 2 for 3 VP.",
    line="play:0:1:up end play:1:4:down build:w2:4 end",
    slip="play:0:4:up",
)
def keep_the_slot_that_builds() -> Scenario:
    game = has_vp(last_round("Stone", 1, slots=(1, 4)), 20).built("t2", "t3").owns(stone=1)
    return rival_ends_with(26, game)


@position(
    "With 3 A the Great Wall A costs nothing that counts (3 A are half a VP) and Issues an Edict: "
    "1 VP and Frederick's third Tower, for which Romigi pays 2 VP.",
    line="play:105:4:down build:w5:5 add:tower add:wall end",
    slip="play:105:4:down build:w5:4",
)
def build_the_great_wall_for_its_edict() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).owns(stone=1, grain=1, coins=3).hosts(14)
    return rival_ends_with(26, game.edicts((0, 0, 1)))


@position(
    "Great Tower B costs 3 A, half a VP, and Summons Gisela without Grain: 1 VP, and 2 more "
    "because Frederick has 3 Allies at Court.",
    line="play:105:4:down build:t2:3 summon:19:1 end",
    slip="play:105:4:down build:t2:0",
)
def build_the_great_tower_for_its_ally() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).owns(stone=2, grain=1, coins=3)
    game.ally_in("roma", 19).palace(ally=3)
    return rival_ends_with(25, game)


@position(
    "Both cost 3 S, but on Village I A a Keep scores 4 VP more than a Tower.",
    line="play:105:4:down build:hand:8 reward:3 end",
    slip="play:105:4:down build:t5:0",
)
def build_the_keep_that_the_workplace_pays() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).ability("village1.a").built("w5")
    return rival_ends_with(28, game.owns(stone=4).edicts((0, 0, 0)))


@position(
    "On Village II A every Tower and Wall scores 3 VP, a Keep nothing: T2 and its side rather "
    "than the Keep of the hand, which costs the same 3 cubes.",
    line="play:105:4:down build:t2:0 end",
    slip="play:105:4:down build:hand:8",
)
def build_the_tower_that_the_workplace_pays() -> Scenario:
    game = has_vp(last_round(BLANK, slots=(4,)), 20).ability("village2.a")
    return rival_ends_with(26, game.owns(stone=3, grain=1))


@position(
    "Watchtower builds any Tower for 2 S: T5 closes side 5, whose 2 G make 6 A with 2 A in hand, "
    "and Issues an Edict for 1 VP; T2 closes side 1 for 6 A, 1 VP less.",
    line="play:39:1:up build:t5:0 reward:3 end",
    slip="play:39:1:up build:t2:0",
)
def use_the_watchtower_where_a_side_closes() -> Scenario:
    game = last_round("Watchtower", slots=(1,), houses=("di-romano", "savoy"))
    has_vp(game, 20).built("w5").owns(stone=2, coins=2)
    return rival_ends_with(25, game)


@position(
    "Each has 5 Structures and the 4 VP for most of them; one more gives 1 VP and takes 4 from the "
    "rival, the Feast gives 4 VP.",
    line="play:201:4:down build:w5:6 end",
    slip="play:201:4:up",
)
def win_the_majority_in_the_last_round() -> Scenario:
    game = last_round("B1", slots=(4,)).owns(grain=2, stone=1)
    has_vp(game, 20).built("t2", "w2", "t3")
    return rival_ends_with(34, game)


@position(
    "Hired Masons build anything for 7 A: the Wall W2 closes side 2 (3 VP), every other site "
    "gives 1 VP and perhaps the 1 VP of an Edict.",
    line="play:214:1:up build:w2:4 end",
    slip="play:214:1:up build:w5:4",
)
def let_the_hired_masons_close_the_side() -> Scenario:
    game = has_vp(last_round("B14", slots=(1,)), 20).built("t2", "t3").owns(coins=7)
    return rival_ends_with(30, game)
