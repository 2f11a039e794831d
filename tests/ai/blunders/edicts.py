"""Edicts: which one, which reward, and which way its icons go."""

from __future__ import annotations

from stupor.games.stupor_mundi.effects.edict import IssueEdict
from tests.ai.blunders.board import has_vp, last_round, rival_ends_with
from tests.ai.blunders.position import position
from tests.games.stupor_mundi.scenario import Scenario


def issuing(*active: int, seats: int = 2) -> Scenario:
    """The last thing in the game is an Edict that is being Issued; nothing is in hand."""
    game = has_vp(last_round("A5", seats=seats), 20)
    game.player().discard.append(game.player().hand.pop())
    row_1, row_2, row_3 = active
    game.edicts((row_1, row_2, row_3)).again(IssueEdict())
    game.s.edict_pile = []
    return game


@position(
    "Romigi wants 3 Towers from Frederick, who has 2: two more are worth 2 VP, two fewer nothing.",
    line="add:tower add:wall",
    slip="remove:tower",
)
def turn_the_icon_that_meets_the_own_ally() -> Scenario:
    return rival_ends_with(23, issuing(1, 0, 0).hosts(14))


@position(
    "Severin pays 2 VP while the own 2 Towers are more than Frederick's 1; the TTW must add two "
    "Towers, the GGT can take one away and has the better reward.",
    line="issue:3 remove:tower",
    slip="issue:1",
)
def do_not_throw_away_a_met_ally() -> Scenario:
    game = issuing(1, 0, 10).hosts(4).built("t2", "w2").palace(tower=1)
    return rival_ends_with(27, game)


@position(
    "Two Towers fewer meet Severin (1 against 0) and Gregoria (2 against 1): 4 VP; two more meet "
    "Romigi alone: 2 VP.",
    line="remove:tower remove:wall",
    slip="add:tower",
)
def serve_two_allies_rather_than_one() -> Scenario:
    return rival_ends_with(28, issuing(1, 0, 0).hosts(7, 4, 14).palace(keep=0))


@position(
    "The Tower icon means nothing to the own Castle, but the rival's Romigi wants 3 Towers and "
    "Frederick has 3: one fewer costs the rival 2 VP.",
    line="remove:tower",
    slip="add:tower",
)
def take_from_frederick_what_a_rival_wants() -> Scenario:
    return rival_ends_with(22, issuing(0, 0, 10).hosts(14, seat=1).palace(tower=3))


@position(
    "Nobody hosts an Ally, so only the reward counts: 1 VP (and 1 A) in row III; 3 A or a cube for "
    "2 A stay below the 6 A of a VP.",
    line="issue:3",
    slip="issue:1",
)
def take_the_reward_that_counts() -> Scenario:
    return rival_ends_with(22, issuing(3, 4, 6))


@position(
    "Altair wants more than the 6 A of the Treasury: 4 A and the 3 A of row I are 7, so 2 VP and a "
    "VP for 6 A; row III gives 1 VP and 5 A.",
    line="issue:1 add:tower",
    slip="issue:3",
)
def take_the_coins_that_altair_counts() -> Scenario:
    return rival_ends_with(24, issuing(10, 0, 6).hosts(3).owns(coins=4))


@position(
    "Two Treasury icons taken away leave Frederick 0 A, so that Altair is content with 5 A; added "
    "they make 12 A.",
    line="remove:treasury add:stone",
    slip="add:treasury",
)
def empty_the_treasury_for_altair() -> Scenario:
    return rival_ends_with(25, issuing(0, 0, 5).hosts(3).owns(coins=4))


@position(
    "Mocenigo wants a Specialist ahead of Frederick's, both stand in column 2: the LLP can take "
    "one step from him, the PPG cannot take two and so adds them.",
    line="issue:2 take:stone remove:specialist",
    slip="issue:1",
)
def hold_back_fredericks_specialist() -> Scenario:
    game = issuing(14, 13, 0).hosts(10).specialists("b2").palace(specialist=2, ally=0)
    return rival_ends_with(24, game)


@position(
    "At Court 1 Ally: two more meet the own Gisela (3 or more), two fewer are not there; one from "
    "the other tile would content the rival's Gisèle instead (1 more than 0).",
    line="issue:1",
    slip="issue:3 remove:ally",
)
def fill_the_court_for_gisela() -> Scenario:
    game = issuing(6, 0, 4).hosts(19).hosts(9, seat=1).palace(ally=1, stone=0, grain=0)
    return rival_ends_with(26, game)


@position(
    "Okechukwu wants 3 Stone from Frederick (2 + 2), Idalia more Keeps than his (1 against 0): add "
    "the Stone, take the Keep, 4 VP; the same way twice gives 2.",
    line="issue:1 add:stone remove:keep",
    slip="issue:1 add:stone add:keep",
)
def turn_each_icon_its_own_way() -> Scenario:
    return rival_ends_with(28, issuing(11, 0, 3).hosts(12, 6).built("hand").palace(stone=2))


@position(
    "Either tile takes 2 VP from one rival: only those of the first rival, who leads, decide the "
    "game (his Balthasar wants 3 Walls).",
    line="issue:1 remove:wall",
    slip="issue:2",
)
def hurt_the_rival_who_leads() -> Scenario:
    game = issuing(9, 10, 0, seats=3).hosts(15, seat=1).hosts(14, seat=2)
    game.palace(wall=3, tower=3)
    rival_ends_with(18, game, seat=2)
    return rival_ends_with(25, game)


@position(
    "The Keep's Edict takes away Frederick's second Keep, or leaves it to Domentzia, who pays 2 VP "
    "for it: the KKL cannot add (at most 3), so another tile must be Issued.",
    line="play:103:4:down build:hand:8 issue:2 take:stone",
    slip="play:103:4:down build:hand:8 issue:1",
)
def do_not_issue_what_must_hurt() -> Scenario:
    game = has_vp(last_round("A3", slots=(4,)), 20).owns(stone=3).hosts(16)
    game.edicts((15, 3, 0)).palace(keep=2)
    game.s.edict_pile = []
    return rival_ends_with(25, game)
