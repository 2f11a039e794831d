"""Ships and goods (B31 to B36, B98)."""

from __future__ import annotations

from stupor.games.burgundy.data.goods import counts_of
from tests.games.burgundy.scenario import RULES, a_game


def test_b31_any_depot_with_goods_that_fit_is_free_to_choose_and_one_is_taken() -> None:
    """Given goods at 2 and 6, then both are offered whatever the die, and nothing else."""
    game = a_game().stores("ship").goods_at(2, 1).goods_at(6, 3, 3).dice(5, 1)
    game.does("place:5:ship:20")
    assert game.offers == ["ship:2", "ship:6"]
    game.refuses("ship:4", "ship.empty").refuses("skip", "ship.depot")
    game.does("ship:2").has(goods=1)
    assert game.player().step == 1


def test_b31_a_single_depot_is_asked_for_and_may_not_be_passed_over() -> None:
    game = a_game().stores("ship").goods_at(2, 1).dice(5, 1).does("place:5:ship:20")
    assert game.offers == ["ship:2"]
    game.refuses("skip", "ship.depot").has(goods=0)


def test_b31_b97_a_purchase_puts_the_goods_off_and_does_not_replace_them() -> None:
    game = a_game().stores("ship").goods_at(2, 1).black("mine").owns(silver=2).dice(5, 1)
    game.does("place:5:ship:20", "buy:mine")
    assert game.offers == ["ship:2"]


def test_b31_where_nothing_fits_nothing_is_asked() -> None:
    game = a_game().stores("ship").goods(1, 2, 3).goods_at(2, 4).black("mine").owns(silver=2)
    game.dice(5, 1).does("place:5:ship:20")
    assert game.asks == "turn" and game.player().step == 1


def test_b31_all_that_finds_room_is_taken() -> None:
    game = a_game().stores("ship").goods_at(6, 3, 3, 1).dice(5, 1)
    game.does("place:5:ship:20", "ship:6").has(goods=3)
    assert game.s.depot_goods[5] == ()


def test_b31_with_too_few_colour_spaces_the_player_chooses_the_new_colours() -> None:
    """Given colours 1 and 2 stored, then of 3, 3 and 4 one colour is chosen, all its tiles."""
    game = a_game().stores("ship").goods(1, 2).goods_at(6, 3, 4, 3, 1).dice(5, 1)
    game.does("place:5:ship:20", "ship:6")
    assert game.offers == ["colours:3", "colours:4"]
    game.does("colours:3")
    assert game.goods_colours() == [1, 1, 2, 3, 3]
    assert [counts_of(game.s.depot_goods[5])[4]] == [1]


def test_b31_two_of_three_new_colours_are_chosen_together() -> None:
    game = a_game().stores("ship").goods(1).goods_at(6, 3, 4, 5).dice(5, 1)
    game.does("place:5:ship:20", "ship:6")
    assert game.offers == ["colours:3:4", "colours:3:5", "colours:4:5"]
    game.does("colours:3:5")
    assert game.goods_colours() == [1, 3, 5]


def test_b31_with_no_room_only_known_colours_come_and_nothing_is_thrown_away() -> None:
    game = a_game().stores("ship").goods(1, 2, 3).goods_at(6, 4, 1).goods_at(5, 5).dice(5, 1)
    game.does("place:5:ship:20")
    assert game.offers == ["ship:6"]
    game.refuses("ship:5", "goods.room")
    game.does("ship:6")
    assert game.goods_colours() == [1, 1, 2, 3] and len(game.s.depot_goods[5]) == 1


def test_b32_then_the_piece_moves_even_if_no_goods_were_taken() -> None:
    game = a_game().stores("ship").dice(5, 1).does("place:5:ship:20")
    assert game.asks == "turn" and game.player().step == 1
    assert game.told("crossed") == [(2, 1)]


def test_b33_monastery_5_empties_a_neighbouring_depot_as_well() -> None:
    """Given 5, then after depot 1 its neighbours 6 and 2 are offered, and may be declined."""
    game = a_game().founds(5).stores("ship").dice(5, 1)
    game.goods_at(1, 1).goods_at(2, 2).goods_at(6, 3).goods_at(4, 4)
    game.does("place:5:ship:20", "ship:1")
    assert game.offers == ["ship:2", "ship:6", "skip"]
    game.refuses("ship:4", "ship.next")
    game.does("ship:6")
    assert game.goods_colours() == [1, 3] and game.asks == "turn"


def test_b33_the_neighbour_comes_under_the_same_storage_limit() -> None:
    game = a_game().founds(5).stores("ship").goods(4, 5).dice(5, 1)
    game.goods_at(1, 1).goods_at(2, 2, 4)
    game.does("place:5:ship:20", "ship:1", "ship:2")
    assert game.goods_colours() == [1, 4, 4, 5]


def test_b33_it_may_be_declined() -> None:
    game = a_game().founds(5).stores("ship").dice(5, 1).goods_at(1, 1).goods_at(2, 2)
    game.does("place:5:ship:20", "ship:1", "skip").has(goods=1)


def test_b34_a_sale_is_the_whole_pile_of_one_colour() -> None:
    game = a_game().goods(3, 3, 3, 4).dice(3, 4)
    game.does("sell:3:3").has(silver=1, vp=6, goods=1, sold=3)
    game.refuses("sell:4:3", "sell.none").refuses("sell:4:5", "sell.none")


def test_b34_goods_bring_2_3_or_4_points_by_players() -> None:
    for seats, vp in ((2, 4), (3, 6), (4, 8)):
        a_game(seats).goods(3, 3).dice(3, 1).does("sell:3:3").has(silver=1, vp=vp)


def test_b35_monasteries_3_and_4_work_once_a_sale_both_together() -> None:
    game = a_game().founds(3, 4).goods(3, 3, 3).dice(3, 1)
    game.does("sell:3:3").has(silver=2, workers=1, vp=6)


def test_b36_sold_counts_from_the_sale_on_wherever_the_tiles_lie() -> None:
    """Given a trade route, then tiles on it count for 15 and 25 like those of the pile."""
    game = a_game(expansions=["trade-routes"]).founds(15, 25).goods(3, 3, 4)
    assert monasteries(game) == {"15": 0, "25": 0}
    game.dice(3, 4).does("sell:3:3")
    while game.asks != "turn":
        game.does("skip")
    assert monasteries(game) == {"15": 2, "25": 2}
    game.has(sold=0)


def monasteries(game: object) -> object:
    return RULES.facts(game.s, 0)["monasteries.0"]  # type: ignore[attr-defined]


def test_b36_the_three_starting_goods_count_once_they_are_sold() -> None:
    game = a_game().founds(25).goods(2, 2).dice(2, 1)
    assert monasteries(game) == {"25": 0}
    game.does("sell:2:2")
    assert monasteries(game) == {"25": 2}


def test_b98_the_order_is_depot_neighbour_staple_each_under_the_limit_as_it_stands() -> None:
    """Given 5 and shield 5, then the colour of all depots comes after both depots."""
    game = a_game(expansions=["shields"]).founds(5).bears(5).stores("ship").dice(5, 1)
    game.goods_at(1, 1).goods_at(2, 2).goods_at(4, 3, 4).goods_at(5, 3)
    game.does("place:5:ship:20", "ship:1", "ship:2")
    assert game.asks == "colour"
    assert game.offers == ["colour:3", "colour:4", "skip"]
    game.does("colour:3")
    assert game.goods_colours() == [1, 2, 3, 3]
    assert game.asks == "turn" and game.player().step == 1
