"""The end of the game: when to bring it about, and what the last turn is for."""

from __future__ import annotations

from stupor.games.stupor_mundi.effects.build import Build
from tests.ai.blunders.board import has_vp, last_round, rival_ends_with
from tests.ai.blunders.position import position
from tests.games.stupor_mundi.scenario import Scenario, a_game

#: All Towers and Walls that are not there from the start.
RING = ("t2", "w2", "t3", "w3", "t4", "w4", "t5", "w5")
#: Loyalists who are content with the Palace that `court` lays out.
CONTENT = (14, 15, 16, 19, 20)


def court(game: Scenario) -> Scenario:
    """Frederick's Palace contents Romigi, Balthasar, Domentzia, Gisela and Philaretos."""
    return game.palace(tower=5, wall=5, keep=3, ally=5, specialist=5)


def last_site(game: Scenario) -> Scenario:
    """Only the Keep of the sixth slot is missing, and it can be paid; the rival has passed."""
    game.s.round = 6
    game.player(1).passed = True
    game.player().hand.clear()
    game.built(*RING, "hand").piece_at("spears", 10)
    return game.owns(stone=2, grain=2).again(Build())


@position(
    "The thirteenth Structure ends the game: 20 + 15 (Allies) + 1 (side 2) + 13 + 4 and some coins "
    "stay below the rival's 60 + 2; one round later 16 more are sure, and he has no Ally.",
    must="done",
)
def do_not_end_the_game_while_behind() -> Scenario:
    game = last_site(court(a_game())).hosts(*CONTENT)
    return has_vp(has_vp(game, 20), 60, seat=1)


@position(
    "Now the Castle ends the game with 45 + 1 + 13 + 4 = 63 against the rival's 43 + 15 + 2 = 60; "
    "with another round his Allies bring 15 more, the own Castle 1 VP and coins.",
    never="done",
)
def end_the_game_while_ahead() -> Scenario:
    game = court(a_game().hosts(*CONTENT, seat=1))
    return has_vp(has_vp(last_site(game), 45), 43, seat=1)


@position(
    "No Next Edict is left, so the Keep's Edict ends the game with 20 + 15 (Allies) + 1 + 10 + 4 "
    "and coins, below the rival's 60 + 2; W5 does not, and every round brings 16 VP more.",
    never="build:hand:* build:spears:* build:slot:*",
)
def do_not_issue_the_last_edict_while_behind() -> Scenario:
    game = court(a_game().built(*RING[:-1]).hosts(*CONTENT)).edicts((3, 4, 5))
    game.s.edict_pile, game.s.round = [], 6
    game.player(1).passed = True
    game.player().hand.clear()
    game.owns(stone=3, grain=1, coins=4).again(Build())
    return has_vp(has_vp(game, 20), 60, seat=1)


@position(
    "The fifth Structure draws level with the second rival: 1 VP for it and 2 VP for second place; "
    "the Feast gives 2.",
    line="play:201:4:down build:w5:6",
    slip="play:201:4:up",
)
def win_the_second_place() -> Scenario:
    game = last_round("B1", slots=(4,), seats=3).owns(grain=1, stone=1).built("t2", "w2")
    has_vp(game, 20).built("t2", "w2", "t3", seat=1)
    return rival_ends_with(26, game)


def alone(*hand: str | int, slots: tuple[int, ...]) -> Scenario:
    """The last turn of a solo game; what is left of Frederick's cards does nothing."""
    game = last_round(*hand, slots=slots, seats=1)
    automa = game.s.automa
    assert automa is not None
    automa.shown = sorted(set(automa.deck) - {14, 16})
    automa.deck = [14, 16]
    return game


@position(
    "30 VP make a Knight: 22 + 3 Structures + 4 and the 6 A of side 1, which T2 closes; W5 leaves "
    "a Serf with 29.",
    line="play:105:4:down build:t2:0",
    slip="play:105:4:down build:w5:4",
    target=30,
)
def become_a_knight() -> Scenario:
    return has_vp(alone("A5", slots=(4,)), 22).owns(stone=2, grain=1)


@position(
    "50 VP make a Feudal Lord: 40 + 2 Structures + 4 + 3 (Altair) + 1 for 6 A; Castle Fame takes 2 "
    "of them and scores nothing for 2 Structures.",
    line="play:105:5:up",
    slip="play:105:5:down purchase:213",
    target=50,
)
def do_not_buy_a_card_for_the_grave() -> Scenario:
    game = has_vp(alone("A5", slots=(5,)), 40).hosts(3).owns(coins=6).palace(treasury=3)
    return game.card_in("roma", "B13")
