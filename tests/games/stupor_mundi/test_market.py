"""Visiting the Market: six tiles with two sides each (rulebook, Visit the Market)."""

import pytest

from stupor.games.stupor_mundi.effects.market import VisitMarket
from tests.games.stupor_mundi.scenario import Scenario, a_game

#: tile, side: (Grain, Stone) sold for coins; (Grain, Stone) bought for coins.
LOTS = [
    (1, "blue", (2, 0), 6, (0, 2), 4),
    (1, "red", (2, 0), 4, (0, 2), 6),
    (2, "blue", (0, 2), 7, (2, 0), 3),
    (2, "red", (0, 2), 5, (2, 0), 5),
    (3, "blue", (1, 0), 4, (0, 2), 4),
    (3, "red", (1, 0), 3, (0, 1), 3),
    (4, "blue", (0, 1), 4, (2, 0), 3),
    (4, "red", (0, 1), 3, (1, 0), 2),
    (5, "blue", (3, 0), 8, (0, 1), 1),
    (5, "red", (3, 0), 6, (0, 1), 3),
    (6, "blue", (1, 1), 7, (1, 1), 3),
    (6, "red", (1, 1), 5, (1, 1), 5),
]
Lot = tuple[int, int]


def visiting(game: Scenario, **owned: int) -> Scenario:
    """Seat 0 owns this and visits the Market at its Ship."""
    return game.owns(**owned).again(VisitMarket())


@pytest.mark.parametrize(("tile", "side", "sold", "price", "bought", "cost"), LOTS)
def test_each_side_buys_its_lot(
    tile: int, side: str, sold: Lot, price: int, bought: Lot, cost: int
) -> None:
    """Given exactly the lot, it is sold as a whole for the printed price."""
    game = visiting(a_game().market("roma", tile, side), grain=sold[0], stone=sold[1])
    game.does("sell").has(coins=price, grain=0, stone=0)


@pytest.mark.parametrize(("tile", "side", "sold", "price", "bought", "cost"), LOTS)
def test_each_side_sells_its_lot(
    tile: int, side: str, sold: Lot, price: int, bought: Lot, cost: int
) -> None:
    """Given exactly the coins, the lot is bought; with 1 A less it is not on offer."""
    game = visiting(a_game().market("roma", tile, side), coins=cost)
    game.does("buy").has(coins=0, grain=bought[0], stone=bought[1])
    visiting(a_game().market("roma", tile, side), coins=cost - 1).finished().has(coins=cost - 1)


@pytest.mark.parametrize(("tile", "side", "sold", "price", "bought", "cost"), LOTS)
def test_a_part_of_a_lot_is_not_sold(
    tile: int, side: str, sold: Lot, price: int, bought: Lot, cost: int
) -> None:
    """Given one cube less than the lot (Grain or Stone), nothing can be sold."""
    for grain, stone in ((sold[0] - 1, 3), (3, sold[1] - 1)):
        if min(grain, stone) >= 0:
            visiting(a_game().market("roma", tile, side), grain=grain, stone=stone).finished()


@pytest.mark.parametrize("order", [("sell", "buy"), ("buy", "sell")])
def test_once_each_in_either_order(order: tuple[str, str]) -> None:
    """Given 2 Grain, 4 A and room, selling and buying once each ends the visit at 6 A, 2 Stone."""
    game = a_game().built("w2").market("roma", 1)
    visiting(game, grain=2, coins=4).does(*order).finished().has(coins=6, grain=0, stone=2)


def test_the_rulebooks_example_of_erika() -> None:
    """Given 2 Grain in Alexandria, she sails to Tunis, sells them for 6 A, buys 2 Stone for 4 A."""
    game = a_game().ship("alexandria").market("tunis", 1).owns(grain=2)
    game.does("sail:1").plays_down(2).does("market", "sell", "buy").finished()
    game.has(coins=2, grain=0, stone=2)


def test_no_second_sale_nor_purchase() -> None:
    """Given 3 Grain and a price for 1, a second sale is refused; so is a second purchase."""
    game = visiting(a_game().market("roma", 3), grain=3, coins=8).does("sell")
    game.refuses("sell", "market.once").does("done").finished().has(grain=2, coins=12)
    game = visiting(a_game().market("roma", 5), coins=3, grain=3)
    game.does("sell").does("buy").finished().has(coins=10, stone=1)
    game = visiting(a_game().built("w2").market("roma", 5), coins=3, grain=3).does("buy")
    game.refuses("buy", "market.once").does("sell").finished().has(coins=10, grain=0, stone=1)


def test_a_lot_that_is_missing_or_too_dear_is_refused() -> None:
    """Given 1 Grain and 4 A where 2 Grain are wanted, a sale is refused; so is a dear purchase."""
    visiting(a_game().market("roma", 1), grain=1, coins=4).refuses("sell", "market.lot")
    visiting(a_game().market("roma", 1), grain=2, coins=3).refuses("buy", "market.lot")


def test_coins_of_the_sale_may_pay_the_purchase() -> None:
    """Given 2 Grain and no coin, the 6 A of the sale pay 2 Stone for 4 A."""
    visiting(a_game().market("roma", 1), grain=2).does("sell", "buy").has(coins=2, stone=2)


def test_one_trade_is_enough_and_none_too() -> None:
    """Given both possible, the player may stop after one or at once."""
    game = visiting(a_game().market("roma", 1), grain=2, coins=4)
    game.does("sell", "done").finished().has(coins=10, stone=0)
    visiting(a_game().market("roma", 1), grain=2, coins=4).does("done").finished().has(coins=4)


def test_the_market_is_the_one_at_the_ship() -> None:
    """Given different tiles in Roma and Tunis and the Ship in Tunis, Tunis' price is paid."""
    game = a_game().ship("tunis").market("tunis", 3).market("roma", 2)
    visiting(game, grain=1).does("sell").has(coins=4)
    assert game.s.markets[3] == 6


@pytest.mark.parametrize(
    ("trades", "coins", "grain", "stone"),
    [
        (("sell", "sell", "buy"), 9, 0, 2),
        (("sell", "buy", "sell"), 9, 0, 2),
        (("buy", "sell", "buy"), 1, 1, 4),
    ],
)
def test_country_2_b_allows_a_third_trade(
    trades: tuple[str, ...], coins: int, grain: int, stone: int
) -> None:
    """Given Countryside II B, one more sale or purchase, then the visit is over (R9)."""
    game = a_game().ability("country2.b").built("w2", "w3", "w4").market("roma", 3)
    visiting(game, grain=2, coins=5).does(*trades).finished()
    game.has(coins=coins, grain=grain, stone=stone)


def test_country_2_b_allows_no_fourth_trade() -> None:
    """Given Countryside II B and two sales, a third sale is refused; one purchase is left."""
    game = a_game().ability("country2.b").market("roma", 3)
    visiting(game, grain=3, coins=9).does("sell", "sell").refuses("sell", "market.once")
    assert game.offers == ["buy", "done"]


def test_village_1_d_pays_after_the_visit() -> None:
    """Given Village I D and 1 A, its 3 A come after the visit and cannot pay 4 A in it (R3)."""
    game = a_game().ability("village1.d").market("roma", 3)
    visiting(game, coins=1).finished().has(coins=1)
    visiting(game, coins=4).does("buy").finished().has(coins=3, stone=2)
    game = a_game().ability("village1.d").market("roma", 1, "red")
    visiting(game, grain=2).does("sell").finished().has(coins=4 + 3, stone=0)


def test_village_1_d_pays_once_per_visit() -> None:
    """Given Village I D, a sale and a purchase in one visit bring 3 A, not 6."""
    game = a_game().ability("village1.d").market("roma", 1)
    visiting(game, grain=2).does("sell", "buy").finished().has(coins=6 - 4 + 3, stone=2)


def test_a_visit_without_a_trade_pays_nothing() -> None:
    """Given Village I D, when the player declines both trades, no 3 A come."""
    game = a_game().ability("village1.d").market("roma", 1)
    visiting(game, grain=2).does("done").finished().has(coins=0, grain=2)


def test_buying_into_a_full_warehouse() -> None:
    """Given 3 Grain (full) and 4 A, each of the 2 Stone may replace a Grain or be lost (R6)."""
    game = visiting(a_game().market("roma", 1), grain=3, coins=4).does("buy")
    assert (game.asks, game.offers) == ("store", ["lose", "replace"])
    game.does("replace", "lose").has(coins=0, grain=2, stone=1)


def test_buying_with_room_for_one() -> None:
    """Given 2 Grain and room for one, 1 Stone is stored unasked, the other replaces a Grain."""
    game = visiting(a_game().market("roma", 1), grain=2, coins=4).does("buy").has(stone=1)
    game.does("replace").has(grain=1, stone=2)
