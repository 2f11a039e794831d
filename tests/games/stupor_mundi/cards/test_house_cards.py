"""The House cards: four common ones and two of its own for each House (rulebook, Appendices)."""

import pytest

from stupor.games.stupor_mundi.cards import CARDS, house_cards
from stupor.games.stupor_mundi.ids import RETAIL
from tests.games.stupor_mundi.scenario import a_game

#: (card, what it gives) for both copies of the common cards in all four Houses.
COMMON = [(house * 10 + k, k // 2) for house in range(4) for k in range(8)]


@pytest.mark.parametrize(("card", "sort"), [pair for pair in COMMON if pair[1] < 3])
def test_common_cards_give_a_stone_three_coins_or_a_grain(card: int, sort: int) -> None:
    """Given nothing owned, when a common card is played, then 1 Stone, 3 A or 1 Grain come."""
    game = a_game().holds(card).owns().plays(card).finished()
    stone, coins, grain = [(1, 0, 0), (0, 3, 0), (0, 0, 1)][sort]
    game.has(stone=stone, coins=coins, grain=grain, vp=0)


@pytest.mark.parametrize("card", [6, 7, 16, 17, 26, 27, 36, 37])
def test_study_draws_four(card: int) -> None:
    """Given a deck of nine or ten, when Study is played, then exactly four cards come to hand."""
    game = a_game().holds(card)
    size = len(game.player().deck)
    game.plays(card).finished()
    assert len(game.player().hand) == 4
    assert len(game.player().deck) == size - 4


def test_study_renews_an_empty_draw_pile_from_the_discard_pile() -> None:
    """Given 2 cards to draw and 3 discarded, when Study is played, then 4 come, not itself (R7)."""
    game = a_game().holds(6)
    player = game.player()
    player.deck, player.discard = [0, 1], [2, 3, 4]
    game.plays(6).finished()
    assert len(player.hand) == 4
    assert set(player.hand) | set(player.deck) == {0, 1, 2, 3, 4}
    assert (player.slots[0], len(player.deck), player.discard) == (6, 1, [])


def test_study_draws_what_there_is() -> None:
    """Given only 2 cards left anywhere, when Study is played, then 2 come and the turn goes on."""
    game = a_game().holds(6)
    game.player().deck, game.player().discard = [0], [1]
    game.plays(6).finished()
    assert sorted(game.player().hand) == [0, 1]


def test_a_stone_for_a_full_warehouse_is_lost_or_replaces_a_grain() -> None:
    """Given 2 Grain and 1 Stone (full), a new Stone may be lost or take a Grain's place (R6)."""
    game = a_game().holds(0).owns(grain=2, stone=1).plays(0)
    assert (game.asks, game.offers) == ("store", ["lose", "replace"])
    game.does("replace").finished().has(grain=1, stone=2)


def test_a_grain_may_be_lost_at_a_full_warehouse() -> None:
    """Given 2 Grain and 1 Stone (full), when a Grain comes and is lost, nothing has changed."""
    game = a_game().holds(4).owns(grain=2, stone=1).plays(4)
    game.does("lose").finished().has(grain=2, stone=1)


def test_a_stone_among_stones_is_lost_unasked() -> None:
    """Given 3 Stone (full), when another Stone comes, there is no choice: it is lost."""
    a_game().holds(0).owns(stone=3).plays(0).finished().has(stone=3, grain=0)


def test_each_house_has_two_of_each_common_card_and_two_of_its_own() -> None:
    """Given four Houses, each has ten cards: four names twice, two names once, unlike others'."""
    unique: list[str] = []
    for house in range(4):
        names = [CARDS[card].name for card in house_cards(house, RETAIL)]
        assert len(names) == 10
        assert sorted(names.count(name) for name in set(names)) == [1, 1, 2, 2, 2, 2]
        unique += [name for name in names if names.count(name) == 1]
    assert len(set(unique)) == 8


# --- Savoy ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("court", "grain"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_savoy_takes_grain_for_the_court(court: int, grain: int) -> None:
    """Given Allies in Frederick's Court, Savoy's card gives 1 Grain for each, 3 at most."""
    game = a_game().built("w2", "w3", "w4").holds(8).owns().palace(ally=court)
    game.plays(8).finished().has(grain=grain)


def test_savoy_asks_grain_by_grain_at_a_full_warehouse() -> None:
    """Given 2 Stone and a Court of 5, 1 Grain fits; the other two may each replace a Stone (R6)."""
    game = a_game().holds(8).owns(stone=2).palace(ally=5).plays(8)
    game.has(grain=1, stone=2).does("replace").has(grain=2, stone=1)
    game.does("replace").finished().has(grain=3, stone=0)


def test_savoy_takes_two_coins_and_purchases_with_them() -> None:
    """Given 1 A and Harvest (3 A) in Roma, Savoy's 2 A help to buy it: 2 Grain, card to hand."""
    game = a_game().holds(9).owns(coins=1).card_in("roma", "A1").plays(9)
    assert game.offers == ["purchase:101", "done"]
    game.does("purchase:101").finished().has(coins=0, grain=2)
    assert game.player().hand == [101]


def test_savoy_may_decline_the_purchase() -> None:
    """Given a card that could be bought, when Savoy declines, the 2 A stay and so does the card."""
    game = a_game().holds(9).owns(coins=1).card_in("roma", "A1").plays(9).does("done")
    game.finished().has(coins=3, grain=0)
    assert 101 in game.s.city_cards


def test_savoy_takes_the_coins_when_the_card_is_too_dear() -> None:
    """Given 1 A and a card for 4 A, Savoy gains 2 A and nothing is on offer."""
    a_game().holds(9).owns(coins=1).card_in("roma", "B3").plays(9).finished().has(coins=3)


# --- Hohenstaufen --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tower", "wall", "keep", "stone"),
    [(1, 1, 0, 0), (2, 1, 0, 1), (2, 2, 1, 1), (3, 2, 1, 2), (4, 3, 2, 3), (5, 5, 3, 3)],
)
def test_hohenstaufen_quarries_by_threes(tower: int, wall: int, keep: int, stone: int) -> None:
    """Given Frederick's Structures, Hohenstaufen gains 1 Stone for every 3 of them, 3 at most."""
    game = a_game().built("w2", "w3").holds(18).owns().palace(tower=tower, wall=wall, keep=keep)
    game.plays(18).finished().has(stone=stone)


def test_hohenstaufen_sails_anywhere_free_and_visits_that_market() -> None:
    """Given no coin and 2 Grain in Roma, the Ship goes to Tunis free and sells there for 6 A."""
    game = a_game().holds(19).owns(grain=2).market("tunis", 1).plays(19)
    assert game.asks == "harbour"
    assert set(game.offers) == {
        "sail_to:constantinople",
        "sail_to:alexandria",
        "sail_to:tunis",
        "sail_to:barcelona",
        "done",
    }
    game.does("sail_to:tunis").has(coins=0)
    game.does("sell", "buy").finished().has(coins=2, grain=0, stone=2)
    assert game.player().ship == 3


def test_hohenstaufen_may_stay_and_trade() -> None:
    """Given the Ship in Roma, when it stays, Roma's Market is visited all the same."""
    game = a_game().holds(19).owns(grain=2).market("roma", 1).plays(19).does("done")
    game.does("sell", "done").finished().has(coins=6, grain=0)
    assert game.player().ship == 0


def test_hohenstaufen_may_sail_without_anything_to_trade() -> None:
    """Given nothing to sell and no coin, the Ship still moves and the visit is skipped (R2)."""
    game = a_game().holds(19).owns().market("barcelona", 1).plays(19).does("sail_to:barcelona")
    game.finished().has(coins=0)
    assert game.player().ship == 4


# --- Wittelsbach ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("grain", "stone", "coins"), [(0, 0, 0), (1, 1, 2), (5, 0, 5), (3, 3, 6), (5, 5, 6)]
)
def test_wittelsbach_takes_a_tithe_of_the_reserve(grain: int, stone: int, coins: int) -> None:
    """Given Frederick's Reserve, Wittelsbach gains 1 A for each resource in it, 6 at most."""
    game = a_game().holds(28).owns().palace(grain=grain, stone=stone)
    game.plays(28).finished().has(coins=coins)


def test_wittelsbach_pays_a_building_with_any_mix() -> None:
    """Given 2 Grain, 2 Stone and a Tower for 2S 1G, any mix of three may be paid."""
    game = a_game().holds(29).owns(grain=2, stone=2).plays(29).does("build:t2:0")
    assert (game.asks, game.offers) == ("pay", ["pay:1:2", "pay:2:1"])
    game.does("pay:2:1").finished().has(grain=0, stone=1)


def test_wittelsbach_may_pay_with_either_kind_alone() -> None:
    """Given 3 Grain and 3 Stone, T2 (3 resources) is paid in any of four mixes; others refused."""
    game = a_game().built("w2", "w3", "w4").holds(29).owns(grain=3, stone=3).plays(29)
    game.does("build:t2:0")
    assert game.offers == ["pay:0:3", "pay:1:2", "pay:2:1", "pay:3:0"]
    game.refuses("pay:2:2", "build.mixed").does("pay:0:3").has(grain=3, stone=0)


def test_wittelsbach_builds_with_grain_alone_but_pays_great_structures_in_coins() -> None:
    """Given 3 Grain, a Great Tower A needs 2 A on top: with 1 A only the plain Towers go up."""
    game = a_game().holds(29).owns(grain=3, coins=1).plays(29)
    assert "build:t2:0" in game.offers
    assert "build:t2:1" not in game.offers
    game = a_game().holds(29).owns(grain=3, coins=2).plays(29).does("build:t2:1").finished()
    game.has(grain=0, coins=3)  # 2 A for the Great Tower, then 3 A from the side that it closes


def test_wittelsbach_needs_the_full_number_and_may_decline() -> None:
    """Given 2 resources only what costs 2 is offered; declining leaves them in store."""
    game = a_game().holds(29).owns(grain=1, stone=1).plays(29)
    assert game.sites == {"w5"}
    game.does("done").finished().has(grain=1, stone=1)
    a_game().holds(29).owns(grain=1).plays(29).finished().has(grain=1)


# --- Di Romano -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "vp"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_di_romano_scores_the_steps_of_fredericks_specialist(space: int, vp: int) -> None:
    """Given Frederick's Specialist, 1 VP per step it has taken (3 at most), then a promotion."""
    game = a_game().holds(38).owns().palace(specialist=space).plays(38).has(vp=vp)
    assert game.asks == "promote"
    game.does("promote:0:b").finished()
    assert game.player().specialists == (21, 0, 0)


def test_di_romano_may_decline_the_promotion() -> None:
    """Given a Specialist at the start, when the promotion is declined, he stays there."""
    game = a_game().holds(38).palace(specialist=3).plays(38).does("done").finished().has(vp=2)
    assert game.player().specialists == (0, 0, 0)


def test_di_romano_builds_a_tower_for_exactly_two_stone() -> None:
    """Given 2 Stone, no Grain and W2 built, T3 (3 Stone) costs 2, and its Edict is Issued."""
    game = a_game().holds(39).built("t2", "w2").owns(stone=2).plays(39)
    assert game.sites == {"t3"}
    game.does("build:t3:2")
    game.has(stone=0, vp=1)  # side 2 is closed
    assert game.asks == "edict"


def test_di_romano_pays_the_coins_of_a_great_tower() -> None:
    """Given 2 Stone, Great Tower B asks 3 A more: not with 2 A, but with 3 A."""
    game = a_game().holds(39).owns(stone=2, coins=2).plays(39)
    assert "build:t2:3" not in game.offers
    game = a_game().holds(39).owns(stone=2, coins=3).plays(39).does("build:t2:3").finished()
    game.has(stone=0, coins=3)  # paid 3 A, then side 1 gives 3 A


def test_di_romano_never_pays_grain_and_builds_no_walls() -> None:
    """Given 1 Stone and 2 Grain (T2 costs 2S 1G), nothing can be built with this card."""
    a_game().holds(39).owns(stone=1, grain=2).plays(39).finished().has(stone=1, grain=2)


def test_di_romano_may_decline_the_tower() -> None:
    """Given 2 Stone, when the Tower is declined, the Stone stays."""
    a_game().holds(39).owns(stone=2).plays(39).does("done").finished().has(stone=2)
