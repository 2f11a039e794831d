"""The twelve Advanced cards of the special edition, and prices in Grain (components, section 9)."""

import pytest

from stupor.games.stupor_mundi.effects.purchase import Purchase
from tests.games.stupor_mundi.cards.purchases import costs_a_card, costs_coins, in_hand
from tests.games.stupor_mundi.scenario import Scenario, a_game, card_id

#: Sites that close so many sides of a Castle beside the Tower and Wall that stand at the start.
SIDES = {
    0: (),
    1: ("t2",),
    2: ("t2", "w2", "t3"),
    3: ("t2", "w2", "t3", "w3", "t4"),
    4: ("t2", "w2", "t3", "w3", "t4", "w4", "t5"),
}


def special(*cards: str) -> Scenario:
    """A quiet game from the special box, with these cards in the hand."""
    game = a_game(edition="special").owns()
    return game.holds(*cards) if cards else game


def costs_grain(code: str, grain: int) -> Scenario:
    """With one Grain less the card is out of reach; with so many it is bought, no coin is spent."""
    poor = special().owns(grain=grain - 1, coins=9).card_in("roma", code).again(Purchase())
    poor.finished().has(grain=grain - 1, coins=9)
    game = special().owns(grain=grain, coins=9).card_in("roma", code).again(Purchase())
    game.does(f"purchase:{card_id(code)}")
    assert game.counts()[0] == ("grain", -grain)
    return game


# --- A17 to A22 ----------------------------------------------------------------------------------


def test_a17_gives_four_coins_and_costs_a_grain() -> None:
    """Given 1 Grain, the Grain Sale is bought and gives 4 A; played later it gives 4 A again."""
    special("A17").plays("A17").finished().has(coins=4)
    assert in_hand(costs_grain("A17", 1).has(grain=0, coins=13), "A17")


def test_a18_draws_three_cards_and_costs_a_grain() -> None:
    """Given a deck, the Scriptorium draws exactly three; bought for 1 Grain it does so at once."""
    game = special("A18").pile_of(0, 1, 2, 3).plays("A18").finished()
    assert game.player().hand == [0, 1, 2]
    game = costs_grain("A18", 1).finished()
    assert len(game.player().hand) == 1 + 3 + 1


def test_a19_gives_two_stone_and_costs_two_grain() -> None:
    """Given 2 Grain, the Quarrymen are bought: the Grain makes room for their 2 Stone."""
    special("A19").plays("A19").finished().has(stone=2)
    assert in_hand(costs_grain("A19", 2).has(grain=0, stone=2, coins=9), "A19")


def test_a20_sails_anywhere_and_gains_a_grain() -> None:
    """Given no coin, the Pilot takes the Ship to Tunis or leaves it, and 1 Grain comes."""
    game = special("A20").plays("A20")
    assert game.asks == "harbour"
    game.does("sail_to:tunis").finished().has(coins=0, grain=1)
    assert game.player().ship == 3
    game = special("A20").plays("A20").does("done").finished().has(grain=1)
    assert game.player().ship == 0


def test_a20_costs_three_coins() -> None:
    """Given exactly 3 A, the Pilot is bought and sails at once."""
    assert in_hand(costs_coins("A20", 3).does("done").has(grain=1), "A20")


@pytest.mark.parametrize(("sides", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_a21_gives_cubes_of_one_kind_for_closed_sides(sides: int, most: int) -> None:
    """Given closed sides, the Storehouse gives as many cubes, all alike, three at most."""
    for kind in ("grain", "stone"):
        game = special("A21").built(*SIDES[sides]).plays("A21")
        assert (game.asks, game.offers) == ("resource", ["take:grain", "take:stone"])
        game.does(f"take:{kind}").finished().has(**{kind: most})


def test_a21_without_a_closed_side_gives_nothing_and_costs_a_card() -> None:
    """Given no closed side nothing is asked; bought it costs one card of the hand or discard."""
    special("A21").plays("A21").finished().has(grain=0, stone=0)
    assert in_hand(costs_a_card("A21"), "A21")


def test_a22_gives_a_stone_and_draws_two() -> None:
    """Given 2 A, the Stone Barge is bought: 1 Stone and two cards; played it does the same."""
    game = special("A22").pile_of(0, 1, 2).plays("A22").finished().has(stone=1)
    assert game.player().hand == [0, 1]
    assert in_hand(costs_coins("A22", 2).has(stone=1), "A22")


# --- B17 to B22 ----------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", [0, 1, 3, 4])
def test_b17_scores_a_point_for_each_closed_side(sides: int) -> None:
    """Given closed sides, the Banners score 1 VP for each, without a limit."""
    special("B17").built(*SIDES[sides]).plays("B17").finished().has(vp=sides)


def test_b17_costs_two_grain() -> None:
    """Given 2 Grain and no closed side, the Banners are bought and score nothing yet."""
    assert in_hand(costs_grain("B17", 2).has(vp=0), "B17")


def test_b18_receives_two_of_three_incomes() -> None:
    """Given sides 1, 2 and 3 closed, the Rents pay two of them (3 A, 1 VP); none pays twice."""
    game = special("B18").built(*SIDES[3]).plays("B18")
    assert (game.asks, game.offers) == ("income", ["income:1", "income:2", "income:3", "done"])
    game.refuses("income:4", "card.income").does("income:1").has(coins=3)
    assert game.offers == ["income:2", "income:3", "done"]
    game.refuses("income:1", "card.income").does("income:2").finished().has(coins=3, vp=1)


def test_b18_visits_the_market_of_side_four() -> None:
    """Given side 4 closed, its income is a visit to the Market, after which another side pays."""
    game = special("B18").built(*SIDES[4]).owns(grain=2).market("roma", 1).plays("B18")
    game.does("income:4", "sell", "done", "income:3").finished().has(coins=6, grain=0, stone=1)


def test_b18_may_stop_and_may_have_nothing_to_pay() -> None:
    """Given one closed side, it pays once or not at all; given none, nothing is asked."""
    special("B18").built("t2").plays("B18").does("income:1").finished().has(coins=3)
    special("B18").built("t2").plays("B18").does("done").finished().has(coins=0)
    special("B18").plays("B18").finished()


def test_b18_costs_three_coins() -> None:
    """Given exactly 3 A and no closed side, the Rents are bought."""
    assert in_hand(costs_coins("B18", 3), "B18")


def test_b19_issues_an_edict() -> None:
    """Given three Active Edicts, the Favour Issues one: reward, icons, replacement."""
    game = special("B19").edicts((1, 2, 3), (4, 5, 6)).plays("B19")
    assert game.offers == ["issue:1", "issue:2", "issue:3", "done"]
    game.does("issue:1").has(coins=3)
    game.does_what_is_offered("add:tower", "remove:tower", "add:wall", "next:1").finished()
    assert game.player().issued == (1,)


def test_b19_may_be_declined() -> None:
    """Given a card with a choice, nothing has to be Issued (R2), and no Workplace pays then."""
    game = special("B19").edicts((1, 2, 3)).ability("village2.d").plays("B19").does("done")
    game.finished().has(vp=0)
    assert game.player().issued == ()


def test_b19_is_paid_for_by_workplaces_like_every_edict() -> None:
    """Given Village II D, the Edict of the card scores 3 VP more; so does a bare reward (R15)."""
    game = special("B19").edicts((4, 2, 3)).ability("village2.d").plays("B19").does("issue:1")
    while game.asks != "end":
        game.does(game.offers[0])
    game.has(vp=3)
    game = special("B19").edicts((0, 0, 0)).ability("village2.d").plays("B19")
    game.does("reward:1").finished().has(vp=3, coins=3)


def test_b19_costs_two_grain() -> None:
    """Given 2 Grain, the Favour is bought and its Edict may be Issued at once."""
    assert in_hand(costs_grain("B19", 2).does("done"), "B19")


@pytest.mark.parametrize(
    ("places", "vp"),
    [
        (("start", "a2", "b2"), 0),
        (("a3", "c4", "b2"), 2),
        (("a5", "b3", "c5"), 3),
        (("a4", "a4", "start"), 2),
    ],
)
def test_b20_scores_specialists_in_village_and_city(places: tuple[str, ...], vp: int) -> None:
    """Given Specialists, the Guild Feast scores 1 VP for each in Village or City."""
    game = special("B20").specialists(*places).plays("B20").has(vp=vp)
    game.does_what_is_offered("done").finished()


def test_b20_counts_before_it_promotes() -> None:
    """Given a Specialist on A2, nobody is counted; then it is promoted to the Village."""
    game = special("B20").specialists("a2").plays("B20").has(vp=0).does("promote:0:a")
    assert game.player().specialists[0] == 13
    game.has(vp=0)


def test_b20_costs_four_coins() -> None:
    """Given exactly 4 A, the Guild Feast is bought and its promotion declined."""
    assert in_hand(costs_coins("B20", 4).does("done"), "B20")


def test_b21_purchases_without_coins() -> None:
    """Given no coin and Master Builder (5 A) in Roma, Barter buys it for nothing."""
    game = special("B21").card_in("roma", "A6").plays("B21")
    game.does("purchase:106").finished().has(coins=0)
    assert 106 in game.player().hand


def test_b21_still_pays_grain_and_cards() -> None:
    """Given Quarrymen (2 Grain) and Mint (1 card): Grain and card are paid as ever."""
    game = a_game(4, edition="special").owns(grain=1).holds("B21", 0)
    game.card_in("roma", "A19").card_in("roma", "A7", 2).plays("B21")
    assert game.offers == ["purchase:107", "done"]
    game.refuses("purchase:119", "purchase.cost").does("purchase:107").has(coins=6)
    assert 0 not in game.player().hand
    game = special("B21").owns(grain=2).card_in("roma", "A19").plays("B21")
    game.does("purchase:119").finished().has(grain=0, stone=2)


def test_b21_may_be_declined_and_costs_three_grain() -> None:
    """Given 3 Grain, Barter is bought; the purchase that it offers may be declined."""
    game = special("B21").card_in("roma", "A6").plays("B21").does("done").finished()
    assert 106 in game.s.city_cards
    assert in_hand(costs_grain("B21", 3), "B21")


@pytest.mark.parametrize(("issued", "coins"), [(0, 0), (1, 1), (6, 6), (8, 6)])
def test_b22_gives_a_coin_for_each_issued_edict(issued: int, coins: int) -> None:
    """Given Issued Edicts, the Archive gives 1 A for each, 6 at most."""
    game = special("B22")
    game.player().issued = tuple(range(1, issued + 1))
    game.plays("B22").finished().has(coins=coins)


def test_b22_costs_a_card() -> None:
    """Given one card to give, the Archive is bought without a coin."""
    assert in_hand(costs_a_card("B22"), "B22")


# --- prices in Grain -----------------------------------------------------------------------------


def test_a_price_in_grain_is_not_made_less_by_the_workplace() -> None:
    """Given Countryside I D (cards cost 2 A less), a card for 1 Grain still costs the Grain."""
    game = special().ability("country1.d").card_in("roma", "A17").again(Purchase())
    game.finished()
    game.owns(grain=1).again(Purchase()).does("purchase:117").has(grain=0)


def test_a_card_that_cannot_be_paid_in_grain_names_the_price() -> None:
    """Given a second card that can be paid, the one for Grain is refused for its price."""
    game = a_game(4, edition="special").owns(coins=3).card_in("roma", "A17")
    game.card_in("roma", "A1", 2).again(Purchase()).refuses("purchase:117", "purchase.cost")
