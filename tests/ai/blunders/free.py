"""Things for nothing, in the middle of a game: they are never declined or thrown away."""

from __future__ import annotations

from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.edict import TurnIcon
from stupor.games.stupor_mundi.effects.gains import Coins
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.summon import Summon
from stupor.games.stupor_mundi.ids import ICON_TOWER, TOWER, WALL
from tests.ai.blunders.position import position
from tests.games.stupor_mundi.scenario import Scenario, a_game


def early(game: Scenario) -> Scenario:
    """The second round; everybody owns a little and can go on."""
    game.s.round = 2
    return game.owns(coins=4, grain=1, stone=1).owns(seat=1, coins=4, grain=1, stone=1)


@position(
    "Five cards in hand, five free slots, nobody has passed: each of them gains something for "
    "nothing, and the hand is refilled anyway.",
    never="pass",
)
def do_not_pass_with_a_full_hand() -> Scenario:
    return early(a_game()).holds(0, 1, 2, 4, 8)


@position(
    "The round is under way and two cards gain a Stone and 3 A for nothing; whoever passes has "
    "neither.",
    never="pass",
)
def do_not_pass_with_two_cards_left() -> Scenario:
    return early(a_game()).holds(0, 2)


@position(
    "A step from the start costs nothing and loses no Workplace: it only brings an ability nearer.",
    never="done",
)
def take_the_free_step() -> Scenario:
    return early(a_game()).workplaces("bcd", "ab").again(Promote(free=True))


@position(
    "City Bonus D builds a Tower for nothing: a Structure, an Ally space and the side that T2 "
    "closes; nothing is lost by it.",
    never="done",
)
def build_the_free_tower() -> Scenario:
    game = early(a_game()).owns(coins=4)
    return game.again(Build(kinds=(TOWER,), pay="free"))


@position(
    "City Bonus E builds a Wall for nothing: at least a VP at the end and a place in the "
    "warehouse.",
    never="done",
)
def build_the_free_wall() -> Scenario:
    return early(a_game()).again(Build(kinds=(WALL,), pay="free"))


@position(
    "Gisela comes for nothing, is content (3 Allies at Court), and 2 spaces are free for others: 3 "
    "VP every round.",
    never="done",
)
def summon_the_free_ally() -> Scenario:
    game = early(a_game()).built("t2", "w2", "t3").palace(ally=3).ally_in("roma", 19)
    return game.again(Summon(free=True))


@position(
    "The second Specialist's step after the Sponsor's coins is free on every path.",
    never="done",
)
def promote_after_the_coins() -> Scenario:
    return early(a_game()).workplaces("bcd", "ab").again(Coins(3), Promote())


@position(
    "Frederick's 3 Towers content the own Romigi and make the 6 Structures of Sebastian: one Tower "
    "fewer costs 4 VP a round, one more costs nothing.",
    must="add:tower",
)
def keep_two_allies_content() -> Scenario:
    game = early(a_game()).built("t2", "w2").hosts(14, 17).palace(tower=3, wall=2, keep=1)
    return game.again(TurnIcon(10, 2, ICON_TOWER, 1))


@position(
    "A third Tower for Frederick would content the rival's Romigi and Sebastian (6 Structures): 4 "
    "VP a round for him, nothing for oneself.",
    must="remove:tower",
)
def do_not_content_the_rivals_allies() -> Scenario:
    game = (
        early(a_game())
        .built("t2", "w2", seat=1)
        .hosts(14, 17, seat=1)
        .palace(tower=2, wall=2, keep=1)
    )
    return game.again(TurnIcon(10, 2, ICON_TOWER, 1))


@position(
    "On Village I D a visit to the Market with a trade brings 3 A: a Stone for 1 A is a Stone and "
    "2 A for nothing.",
    never="done",
)
def trade_where_the_workplace_pays() -> Scenario:
    game = early(a_game()).ability("village1.d").market("roma", 5)
    return game.again(VisitMarket())


@position(
    "Great Quarry gains 2 Stone, for which there is room, every card that could be drawn for it "
    "one cube or 3 A.",
    never="discard:208",
)
def do_not_discard_the_best_card() -> Scenario:
    game = early(a_game()).owns(coins=4).holds("B8", 1).pile_of(0, 2, 3, 4, 5)
    return game.does("pass", "pass")
