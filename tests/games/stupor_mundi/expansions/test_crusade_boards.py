"""The five boards of the Postponed Crusade: what they replace, what they give, how they end."""

from __future__ import annotations

import pytest

from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.edict import outlook
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.games.stupor_mundi.effects.summon import Summon
from stupor.games.stupor_mundi.effects.turn import MainAction
from stupor.games.stupor_mundi.ids import ICON
from tests.games.stupor_mundi.expansions.kit import (
    acts,
    crusade,
    ends_game,
    is_banned,
    issues,
    items,
    owns,
    points,
)
from tests.games.stupor_mundi.scenario import RULES

# --- the Vatican Library ---------------------------------------------------------------------


def test_a_book_is_taken_instead_of_a_promotion() -> None:
    """Given three Books, when a promotion is given up, one of them is the player's."""
    game = acts(crusade(library=(1, 2, 3)), "promote").does("book").finished()
    assert game.player().holdings.books == (3,) and items(game, "library") == (1, 2)
    assert game.player().specialists == (0, 0, 0)


def test_each_book_brings_a_point_with_every_promotion() -> None:
    """Given two Books, a Specialist who steps on brings 2 VP, into a City too."""
    game = owns(crusade(library=(3,)), books=(1, 2)).specialists("b2").bonus_tiles("b", 1)
    game.again(Promote(free=True)).does("promote:0:b")
    assert game.counts()[0] == ("vp", 2)
    assert game.player().specialists[0] == 23


def test_masters_promote_two_and_books_count_for_each() -> None:
    """Given a Book and card A11, two steps bring 2 VP."""
    game = owns(crusade(library=(2, 3)), books=(1,)).holds("A11")
    game.plays("A11").does("promote:0:a", "promote:1:c").finished().has(vp=2)


@pytest.mark.parametrize("steps", [("book", "promote:0:a"), ("promote:0:a", "book")])
def test_r28_masters_may_take_a_book_for_either_promotion(steps: tuple[str, str]) -> None:
    """Given card A11, a Book and a step come in either order (R28)."""
    game = crusade(library=(1, 2, 3)).holds("A11").plays("A11").does(*steps).finished()
    assert game.player().holdings.books == (3,) and game.player().specialists[0] == 11


def test_the_edict_of_the_last_book_comes_before_the_second_promotion() -> None:
    """Given one Book left and card A11, its Edict is Issued, then a Specialist steps."""
    game = crusade(library=(3,)).holds("A11").edicts((1, 2, 3), (4, 5, 6)).plays("A11")
    assert game.does("book").asks == "edict"
    issues(game)
    assert game.asks == "promote"


def test_the_last_book_issues_an_edict_and_turns_points_into_coins() -> None:
    """Given one Book left, taking it Issues an Edict; from then on a step brings 1 A a Book."""
    game = owns(crusade(library=(3,)), books=(1,)).edicts((1, 2, 3), (4, 5, 6))
    acts(game, "promote").does("book")
    assert game.asks == "edict" and not is_banned(game, "library")
    assert issues(game) == 1 and is_banned(game, "library")
    game.owns().again(Promote()).does("promote:0:a").has(coins=2)
    assert game.counts()[-1] == ("coins", 2)


def test_r28_a_card_that_promotes_may_take_a_book() -> None:
    """Given card A8, its promotion may be a Book (R28)."""
    game = crusade(library=(1, 2)).holds("A8")
    game.plays("A8").does("book").has(coins=3).finished()
    assert game.player().holdings.books == (2,)


def test_a_board_that_is_not_in_play_offers_nothing() -> None:
    """Given no Library, a Book is refused."""
    game = acts(crusade(harbour=(1, 2)), "promote")
    assert "book" not in game.offers
    game.refuses("book", "crusade.board")


# --- the Harbour -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ship", "price"),
    [
        (1, {"coins": 3, "stone": 1}),
        (2, {"grain": 2}),
        (3, {"coins": 4}),
        (4, {"stone": 2}),
        (5, {"grain": 1, "stone": 1}),
    ],
)
def test_the_ship_on_top_is_bought_at_its_price(ship: int, price: dict[str, int]) -> None:
    """Given just its price, the Ship is bought; given less of anything, it is refused."""
    others = tuple(other for other in (1, 2) if other != ship)
    for name in price:
        poor = crusade(harbour=(*others, ship)).owns(**{**price, name: price[name] - 1})
        assert "supply" not in poor.again(VisitMarket()).offers
        if poor.asks == "market":
            poor.refuses("supply", "crusade.supply")
    game = crusade(harbour=(*others, ship)).owns(**price).again(VisitMarket()).does("supply")
    game.finished().has(coins=0, grain=0, stone=0)
    assert game.player().holdings.ships == (ship,)


def test_the_next_ship_comes_to_light() -> None:
    """Given Ships 2, 1, 3 from below, buying 3 uncovers 1."""
    game = acts(crusade(harbour=(2, 1, 3)).owns(coins=4), "market").does("supply")
    assert items(game, "harbour") == (2, 1)
    assert ("supply.1", "pile.supply", "crusade.harbour") in game.told("moved")


def test_a_ship_is_bought_instead_of_trading() -> None:
    """Given a sale made already, the Harbour is closed for this visit."""
    game = crusade(harbour=(1, 3)).market("roma", 1).owns(coins=4, grain=2)
    game.again(VisitMarket()).does("sell")
    assert "supply" not in game.offers
    game.refuses("supply", "market.once")


def test_a_supply_ship_is_five_points_at_the_end() -> None:
    """Given two Ships, they are 10 VP in the final count."""
    game = ends_game(owns(crusade(harbour=(3,)), ships=(1, 2)))
    assert points(game, "crusade") == 10


def test_after_the_last_ship_every_ship_is_two_points() -> None:
    """Given a rival's two Ships, when the last one is bought, all are worth 2 VP."""
    game = owns(crusade(harbour=(2,)), seat=1, ships=(1, 3)).edicts((1, 2, 3), (4, 5, 6))
    acts(game.owns(grain=2), "market").does("supply")
    assert issues(game) == 1 and is_banned(game, "harbour")
    ends_game(game.does("end"))
    assert points(game, "crusade", 0) == 2 and points(game, "crusade", 1) == 4


def test_r28_the_market_of_a_closed_side_may_be_the_harbour() -> None:
    """Given the Market side closed just now, its income may buy the Ship (R28)."""
    game = crusade(harbour=(2, 3)).built("t4", "t5").owns(grain=2, stone=1, coins=4)
    game.again(Build()).does("build:w4:4")
    assert game.asks == "market" and "supply" in game.offers
    game.does("supply")
    assert game.player().holdings.ships == (3,)


# --- the Papal Structures --------------------------------------------------------------------


def test_a_papal_structure_saves_a_stone() -> None:
    """Given W5 for 1 Stone and 1 Grain, a Papal Wall there costs 1 Grain (rulebook example)."""
    game = crusade(structures=(1, 2, 3, 5)).owns(grain=1).again(Build())
    assert "papal:w5:4" in game.offers and "build:w5:4" not in game.offers
    game.does("papal:w5:4").has(grain=0)
    assert game.player().castle[9] == 4 and game.player().holdings.over[9] == 3
    assert items(game, "structures") == (1, 2, 5)


def test_a_great_papal_structure_keeps_price_and_bonus() -> None:
    """Given 3 A, a Papal Great Wall A at W5 Issues its Edict (rulebook example)."""
    game = crusade(structures=(1, 2, 3, 5)).owns(grain=1, coins=3).again(Build())
    game.does("papal:w5:5").has(coins=0)
    assert issues(game) == 1 and not game.player().pieces >> 5 & 1
    game.finished()


def test_r28_discounts_help_papal_structures_too() -> None:
    """Given card A6, a Papal Tower at T2 costs no Stone and 1 Grain (R28)."""
    game = crusade(structures=(1, 5)).holds("A6").owns(grain=1)
    assert "papal:t2:0" in game.plays("A6").offers


def test_any_mix_pays_for_a_papal_structure() -> None:
    """Given Mixed Masonry, a Papal Wall at W5 costs one resource of either kind."""
    game = crusade(structures=(1, 3)).owns(stone=1).again(Build(pay="mixed"))
    game.does("papal:w5:4").has(stone=0).finished()
    assert game.player().holdings.over[9] == 3


def test_r28_exactly_two_stone_are_two_stone_for_a_papal_tower_as_well() -> None:
    """Given the Watchtower, its price is exact: 1 Stone does not do (R28)."""
    tower = Build(pay="two stone", kinds=(0,))
    assert crusade(structures=(1, 5)).owns(stone=1).again(tower).offers == ["end"]
    assert "papal:t2:0" in crusade(structures=(1, 5)).owns(stone=2).again(tower).offers


def test_without_a_papal_tower_left_none_is_built() -> None:
    """Given Papal Keeps only, a Papal Tower is refused."""
    game = crusade(structures=(1, 2)).owns(stone=3, grain=1).again(Build())
    game.refuses("papal:t2:0", "crusade.papal").refuses("papal:w9:4", "build.site")


def test_banned_papal_structures_are_left_out_of_the_final_count() -> None:
    """Given the last one built, it counts neither as a Structure nor for the majority."""
    game = crusade(structures=(3,)).owns(grain=1).edicts((1, 2, 3), (4, 5, 6))
    game.again(Build()).does("papal:w5:4")
    assert issues(game) == 1 and is_banned(game, "structures")
    ends_game(game.does("end"))
    assert points(game, "structures") == 2
    assert points(game, "majority", 0) == points(game, "majority", 1) == 4


def test_papal_structures_count_while_they_are_not_banned() -> None:
    """Given another one left on the board, the Papal Wall is the majority."""
    game = crusade(structures=(1, 3)).owns(grain=1).again(Build()).does("papal:w5:4", "end")
    ends_game(game)
    assert points(game, "structures") == 3 and points(game, "majority", 1) == 0


# --- the Papal Allies ------------------------------------------------------------------------


def test_a_mantle_is_laid_over_an_ally_instead_of_summoning() -> None:
    """Given two Allies, the second gets the Mantle; he cannot get another one."""
    game = crusade(allies=(1, 2, 3)).hosts(1, 2).again(Summon())
    assert game.offers == ["mantle:1", "mantle:2", "done"]
    game.does("mantle:2").finished()
    assert game.player().holdings.mantles == (0, 3, 0, 0, 0)
    game.again(Summon()).refuses("mantle:2", "crusade.mantle").refuses("mantle:3", "crusade.mantle")


@pytest.mark.parametrize(
    ("banned", "grain", "vp"), [("", 0, 2), ("", 5, 6), ("allies", 0, 1), ("allies", 5, 4)]
)
def test_r29_what_a_mantled_ally_brings(banned: str, grain: int, vp: int) -> None:
    """Given Theophilos under a Mantle: 2 or 6 VP a round, after the excommunication 1 or 4."""
    game = crusade(banned=banned, allies=() if banned else (2,)).palace(grain=1).hosts(1)
    owns(game.owns(grain=grain), mantles=(1, 0, 0, 0, 0)).round_ends()
    assert points(game, "allies") == vp


def test_an_icon_foretells_what_a_mantle_adds() -> None:
    """Given Romigi under a Mantle: with the Towers she wants she gives 4 VP more, not 2."""
    game = owns(crusade(allies=(2,)).hosts(14), mantles=(1, 0, 0, 0, 0))
    told = outlook(game.s, ICON["tower"], 2)
    assert told["gains"] == {"Romigi": 4} and told["income"] == [6, 0]


def test_the_last_mantle_issues_an_edict_and_is_banned() -> None:
    """Given one Mantle left, laying it Issues an Edict and turns all of them."""
    game = crusade(allies=(1,)).hosts(1).edicts((1, 2, 3), (4, 5, 6))
    acts(game, "summon").does("mantle:1")
    assert issues(game) == 1 and is_banned(game, "allies")


# --- the Crusade Knights ---------------------------------------------------------------------


def test_knights_are_bought_anywhere_and_act_at_once() -> None:
    """Given 2 A, the card brings 1 Grain, 1 Stone and 3 A and is taken to hand."""
    game = crusade(knights=(301, 302, 303)).owns(coins=2).again(Purchase()).does("knight")
    game.finished().has(coins=3, grain=1, stone=1)
    assert 303 in game.player().hand and items(game, "knights") == (301, 302)


def test_knights_cost_two_coins() -> None:
    """Given 1 A and nothing that makes cards cheaper, Knights are refused."""
    game = crusade(knights=(301, 302)).card_in("roma", "A7").owns(coins=1)
    game.again(Purchase()).refuses("knight", "crusade.knight")


def test_where_only_knights_could_be_bought_their_price_is_in_the_way() -> None:
    """Given no card in the city and 1 A, a Purchase face down is refused for the Knights' price."""
    game = crusade(knights=(301, 302)).owns(coins=1, grain=2).market("roma", 1)
    game.again(MainAction(("promote", "market", "purchase"))).refuses("purchase", "crusade.knight")


def test_r28_a_workplace_makes_knights_cheaper() -> None:
    """Given Countryside I D and not a coin, Knights cost 2 less: nothing (R28)."""
    game = crusade(knights=(301, 302)).ability("country1.d").owns().again(Purchase())
    assert game.offers == ["knight", "done"]
    assert RULES.text(game.s, ("knight",)) == "Purchase Crusade Knights for nothing"
    game.does("knight").finished().has(coins=3, grain=1, stone=1)


def test_r28_the_lonely_price_of_knights_is_told() -> None:
    """Given nothing that makes cards cheaper, the option tells the 2 Augustales."""
    game = crusade(knights=(301, 302)).owns(coins=2).again(Purchase())
    assert RULES.text(game.s, ("knight",)) == "Purchase Crusade Knights for 2 Augustales"


@pytest.mark.parametrize("pay", ["no coins", "nothing"])
def test_r28_what_lets_you_purchase_without_coins_helps_knights(pay: str) -> None:
    """Given card B21 or City Bonus H and not a coin, Knights are had for nothing (R28)."""
    game = crusade(knights=(301, 302)).owns().again(Purchase(pay=pay))
    assert RULES.text(game.s, ("knight",)) == "Purchase Crusade Knights for nothing"
    game.does("knight").finished().has(coins=3)
    assert 302 in game.player().hand


def test_r28_the_discount_stands_as_the_purchase_began() -> None:
    """Given Countryside I D only after the Purchase, the 2 Augustales are due (R4, R28)."""
    game = crusade(knights=(301, 302)).owns(coins=1).again(Purchase())
    assert game.asks == "end"


def test_r28_discounts_help_no_other_board() -> None:
    """Given cheaper Allies, cheaper cards and free promotions: Ship, Book, Mantle cost the same."""
    game = crusade(harbour=(2, 3)).ability("country1.d").owns(coins=3).again(VisitMarket())
    assert "supply" not in game.offers  # 4 A
    game.owns(coins=4).again(VisitMarket()).does("supply").has(coins=0)
    game = crusade(allies=(1, 2)).hosts(1).ability("village1.c").owns(coins=3, grain=1)
    game.again(Summon(coins=3)).does("mantle:1").has(coins=3, grain=1)


@pytest.mark.parametrize(
    ("ability", "site", "piece"), [("village1.b", "slot", 8), ("village1.e", "w2", 4)]
)
def test_r28_workplaces_help_papal_structures(ability: str, site: str, piece: int) -> None:
    """Given cheaper Keeps or Walls and a site for 2 Stone, a Papal one needs no Stone (R28)."""
    game = crusade(structures=(1, 2, 3, 4, 5)).ability(ability).built("t2").owns(grain=2)
    game.again(Build())
    assert f"papal:{site}:{piece}" in game.offers and f"build:{site}:{piece}" not in game.offers


def test_a_workplace_pays_for_purchased_knights() -> None:
    """Given the Village that scores purchased cards, Knights are such a card."""
    game = crusade(knights=(301, 302)).ability("village2.b").owns(coins=2).again(Purchase())
    game.does("knight").finished().has(vp=3)


def test_knights_are_action_cards() -> None:
    """Given Crusade Knights in hand, they are played like any card, and given for another."""
    game = crusade(knights=(301,)).holds(302, "Stone").plays(302)
    game.has(coins=3, grain=1, stone=1).finished()
    game = crusade(knights=(301,)).holds(302).card_in("roma", "A7").again(Purchase())
    game.does("purchase:107").does_what_is_offered("give:302")
    assert 302 not in game.player().hand


def test_the_last_knights_turn_all_of_them_lonely() -> None:
    """Given Knights in hand, slot, piles and a rival's cards, the ban exchanges every one."""
    game = crusade(4, knights=(305,)).owns(coins=2).edicts((1, 2, 3), (4, 5, 6))
    mine, rival = game.player(0), game.player(1)
    mine.discard.append(301)
    mine.slots[4] = 302
    rival.deck.append(303)
    rival.slots[0], rival.down = 304, 1
    game.again(Purchase()).does("knight")
    assert 305 in mine.hand
    assert issues(game) == 1 and is_banned(game, "knights")
    assert 315 in mine.hand and mine.discard[-1] == 311 and mine.slots[4] == 312
    assert 313 in rival.deck and rival.slots[0] == 314


def test_a_lonely_knight_brings_one_coin() -> None:
    """Given a Lonely Knight, he brings 1 A."""
    crusade(banned="knights").holds(311).plays(311).has(coins=1).finished()
