"""Each of the 29 monasteries, and what the rulings say of them together."""

from __future__ import annotations

import pytest

from stupor.games.burgundy import scoring
from stupor.games.burgundy.data.monasteries import MONASTERIES, SCORING
from tests.games.burgundy.scenario import RULES, a_game


def points(game: object, number: int) -> int:
    """What a monastery would pay seat 0 now."""
    return scoring.monastery_points(game.s, game.duchy(), number)  # type: ignore[attr-defined]


def test_1_lifts_the_limit_of_types() -> None:
    game = a_game().founds(1).covers((26, "bank"), (27, "bank")).stores("bank").dice(5, 5)
    assert 32 in game.places("bank")


def test_2_brings_a_worker_for_each_mine() -> None:
    game = a_game().founds(2).covers((25, "mine")).phase("A", 5).does("end", "end")
    game.has(silver=1, workers=1)


def test_3_brings_2_silver_a_sale_by_die_warehouse_and_castle() -> None:
    a_game().founds(3).goods(4).dice(4, 1).does("sell:4:4").has(silver=2)
    game = a_game().founds(3).goods(4).stores("warehouse").dice(3, 1)
    game.does("place:3:warehouse:12", "sell:0:4").has(silver=2)


def test_4_brings_a_worker_a_sale() -> None:
    a_game().founds(4).goods(4, 4).dice(4, 1).does("sell:4:4").has(silver=1, workers=1)


def test_5_empties_a_neighbour() -> None:
    game = a_game().founds(5).stores("ship").goods_at(3, 1).goods_at(4, 2).dice(5, 1)
    game.does("place:5:ship:20", "ship:3", "ship:4").has(goods=2)


def test_6_buys_anywhere_with_workers() -> None:
    game = a_game().founds(6).depot(4, "ship").owns(workers=2).does("buy:ship")
    game.has(workers=0, stored=1)


def test_7_adds_1_for_each_scoring_tile() -> None:
    game = a_game().founds(7).covers((5, "cow3")).stores("cow4").dice(1, 1)
    game.does("place:1:cow4:6").has(vp=9)


def test_8_moves_a_die_by_two_for_a_worker() -> None:
    for steps, workers in ((1, 1), (2, 1), (3, 2)):
        game = a_game().founds(8).depot(1 + steps, "bank").dice(1, 1).owns(workers=workers)
        game.does("take:1:bank").has(workers=0)


@pytest.mark.parametrize(
    ("number", "tile", "space", "exact"),
    [(9, "bank", 12, 3), (10, "ship", 20, 5), (11, "m3", 13, 1), (11, "mine", 25, 4)],
)
def test_9_10_11_lend_a_free_step_to_their_tiles(
    number: int, tile: str, space: int, exact: int
) -> None:
    for off in (-1, 1):
        die = (exact + off - 1) % 6 + 1
        assert space in a_game().founds(number).stores(tile).dice(die, die).places(tile)
        assert space not in a_game().founds(1).stores(tile).dice(die, die).places(tile)


def test_9_helps_no_other_colour() -> None:
    game = a_game().founds(9).stores("ship", "m3", "mine").dice(6, 6)
    assert not game.places("ship") & {18, 20} and not game.places("m3") & {13}


def test_10_helps_livestock_and_11_castles() -> None:
    game = a_game().founds(10).covers((10, "cow2")).stores("cow3").dice(3, 3)
    assert 11 in game.places("cow3")
    game = a_game().founds(11).covers((6, "cow2")).stores("castle").dice(1, 1)
    assert 7 in game.places("castle")


def test_12_lends_a_free_step_to_taking() -> None:
    for depot in (6, 1, 2):
        game = a_game().founds(12).depot(depot, "bank").dice(1, 1).does("take:1:bank")
        game.has(workers=0, stored=1)


def test_12_does_not_help_placing_or_selling() -> None:
    game = a_game().founds(12).stores("bank").goods(2).dice(2, 1)
    assert 12 not in game.places("bank")
    game.refuses("sell:1:2", "dice.workers.1")


def test_13_brings_silver_with_workers_of_the_action() -> None:
    a_game().founds(13).does("workers:1").has(silver=1, workers=2)


def test_14_brings_4_workers_in_place_of_2() -> None:
    a_game().founds(14).does("workers:1").has(silver=0, workers=4)
    a_game().founds(13, 14).does("workers:1").has(silver=1, workers=4)


def test_15_pays_2_for_each_colour_sold() -> None:
    assert points(a_game().founds(15).sold(1, 1, 4).goods(5), 15) == 4


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (16, "warehouse"),
        (17, "watchtower"),
        (18, "carpenter"),
        (19, "church"),
        (20, "market"),
        (21, "boarding"),
        (22, "bank"),
        (23, "townhall"),
    ],
)
def test_16_to_23_pay_4_for_each_building_of_their_type(number: int, name: str) -> None:
    game = a_game().founds(number).covers((12, name), (14, name), (26, "mine"))
    assert points(game, number) == 8
    assert all(points(game, other) == 0 for other in range(16, 24) if other != number)


def test_24_pays_4_for_each_kind_of_livestock_and_geese_are_one() -> None:
    game = a_game(expansions=["extra-tiles"]).founds(24)
    game.covers((5, "sheep2"), (6, "sheep3"), (28, "geese"))
    assert points(game, 24) == 8


def test_25_pays_1_for_each_tile_sold() -> None:
    assert points(a_game().founds(25).sold(1, 1, 4).goods(5), 25) == 3


def test_26_pays_3_for_each_bonus_tile() -> None:
    game = a_game().founds(26)
    game.duchy().bonuses = (0, 5)
    assert points(game, 26) == 6


def test_27_lies_on_top_when_it_is_placed_when_it_arrives_and_when_others_arrive() -> None:
    """B55 too: Given a stack, then its owner rises at once, and a ship lands below it."""
    game = a_game(3, expansions=["extra-tiles"]).stores("m27").dice(1, 1)
    game.s.order = (1, 2, 0)
    game.ready().does("place:1:m27:13")
    assert game.s.order == (0, 1, 2)
    game.does("end").stores("ship", seat=1).dice(5, 1, seat=1)
    game.does("place:5:ship:20", "end")
    assert game.s.order == (1, 0, 2)
    game.stores("ship", seat=2).dice(5, 1, seat=2).does("place:5:ship:20")
    assert game.s.order == (2, 1, 0)


def test_b55_the_wardens_piece_stays_on_top_of_whoever_lands_on_it() -> None:
    game = a_game(2, expansions=["extra-tiles"]).founds(27, seat=1).steps(1, 2).stores("ship")
    game.dice(5, 1).does("place:5:ship:20")
    assert game.s.order == (1, 0)
    game = a_game(2, expansions=["extra-tiles"]).founds(27).steps(1, 2).stores("ship")
    game.dice(5, 1).does("place:5:ship:20")
    assert game.s.order == (0, 1)


def test_28_sells_two_workers_for_a_silver() -> None:
    game = a_game(expansions=["extra-tiles"]).founds(28).owns(silver=1).does("hire")
    game.has(silver=0, workers=2).refuses("hire", "hire.silver")


def test_29_pays_4_for_each_white_castle() -> None:
    game = a_game(expansions=["white-castles"]).founds(29).covers((12, "white"), (26, "white"))
    assert points(game, 29) == 8


def test_b51_29_is_only_in_the_game_with_the_white_castles() -> None:
    for names, there in (([], False), (["white-castles"], True), (["extra-tiles"], False)):
        s = a_game(expansions=names).s
        everywhere = [*s.box, *(tile for pile in s.piles for tile in pile)]
        assert (129 in everywhere) == there


def test_a_stored_monastery_does_nothing() -> None:
    game = a_game().stores("m12", "m14").depot(2, "bank").dice(1, 1)
    game.refuses("take:1:bank", "dice.workers.1").does("workers:1").has(workers=2)


@pytest.mark.parametrize("number", range(1, 30))
def test_every_monastery_is_named_and_explained(number: int) -> None:
    monastery = MONASTERIES[number]
    assert monastery.name and monastery.text.endswith(".")
    assert ("At the end" in monastery.text and "VP" in monastery.text) == (number in SCORING)


def test_facts_list_the_monasteries_that_count_and_what_they_would_pay() -> None:
    game = a_game().founds(12, 22).covers((12, "bank"))
    facts = RULES.facts(game.s, None)
    assert facts["powers.0"] == [12, 22] and facts["monasteries.0"] == {"22": 4}
    assert facts["final.0"]["monasteries"] == 4
