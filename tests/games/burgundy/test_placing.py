"""Placing tiles (B24 to B30)."""

from __future__ import annotations

from stupor.games.burgundy.boards import BOARD
from tests.games.burgundy.scenario import a_game


def test_b24_colour_number_neighbour_and_an_empty_hex_are_needed() -> None:
    """Given a bank and a 3, then of all beige threes only those beside the castle are open."""
    game = a_game().stores("bank").dice(3, 3)
    assert game.places("bank") == {12, 26}
    game.refuses("place:3:bank:13", "place.colour")
    game.refuses("place:3:bank:37", "place.neighbour")
    game.refuses("place:3:bank:14", "place.neighbour")
    game.refuses("place:3:bank:38", "place.space")
    game.refuses("place:3:22:12", "place.stored")
    game.covers((12, "church")).refuses("place:3:bank:12", "place.covered")
    game.refuses("place:3:bank:9", "place.neighbour")
    assert game.places("bank") == {26}


def test_b24_a_number_too_far_is_refused_with_its_workers() -> None:
    game = a_game().stores("bank").dice(1, 5)
    game.refuses("place:1:bank:12", "dice.workers.2")
    game.owns(workers=2).does("place:1:bank:12").has(workers=0)


def test_b24_the_first_tile_goes_beside_the_first_castle() -> None:
    """Given nothing but the castle, then exactly its six neighbours are open."""
    game = a_game().stores("bank", "m3", "ship").owns(workers=3)
    spaces = game.places("bank") | game.places("m3") | game.places("ship")
    assert spaces | {25} == {12, 13, 18, 20, 25, 26}
    near = BOARD["1"].near[18]
    assert {n + 1 for n in range(37) if near >> n & 1} == {12, 13, 18, 20, 25, 26}


def test_b24_an_inn_counts_as_a_neighbour() -> None:
    game = a_game(expansions=["inns"]).covers((12, "inn")).stores("bank").dice(2, 2)
    assert 14 not in game.places("bank")
    game.covers((13, "inn")).ready()
    assert 14 in game.places("bank")


def test_b25_region_phase_and_colour_score_before_the_effect() -> None:
    """Given a watchtower that completes its town, then region and phase come before its 4 VP."""
    game = a_game().phase("B").stores("watchtower").covers((9, "church"), (14, "bank"), (8, "m3"))
    game.dice(3, 3).does("place:3:watchtower:15")
    counted = [(e.args[3], e.args[2]) for e in game.events if e.kind == "counter"]
    assert [c for c in counted if c[0] != "die"] == [
        ("regions", 6), ("phases", 8), ("watchtowers", 4),
    ]  # fmt: skip


def test_b25_a_monastery_works_from_its_placing_on() -> None:
    """Given the 3 for monastery 12, then the second die already has its free step."""
    game = a_game().stores("m12").depot(2, "bank").dice(1, 1)
    game.refuses("take:1:bank", "dice.workers.1")
    game.does("place:1:m12:13", "take:1:bank")


def test_b26_nested_effects_are_finished_before_the_outer_one_goes_on() -> None:
    """Given castle, town hall, church in a row, then each is finished inside the other."""
    game = a_game().covers((13, "m3"), (6, "cow2")).stores("castle", "townhall", "church")
    game.depot(4, "mine").dice(6, 1)
    game.does("place:6:castle:7")
    assert game.asks == "action"
    game.does("place:0:townhall:12")
    assert game.asks == "townhall"
    game.does("place:0:church:26")
    assert game.asks == "fetch"
    game.does("fetch:mine")
    assert game.asks == "turn"
    game.does("workers:1")


def test_b27_a_type_comes_once_in_a_town_and_again_in_another() -> None:
    """Given a bank in the town of 12, then another one there is refused, elsewhere not."""
    game = a_game().covers((12, "bank")).stores("bank").owns(workers=6).dice(3, 3)
    town = BOARD["1"].region[11]
    assert {n + 1 for n in range(37) if town >> n & 1} == {12}
    game = a_game().covers((26, "bank")).stores("bank").owns(workers=6).dice(1, 1)
    game.refuses("place:1:bank:27", "place.type")
    assert 12 in game.places("bank")


def test_b27_monastery_1_lifts_the_limit_for_later_buildings_in_all_towns() -> None:
    game = a_game().covers((26, "bank")).stores("bank").dice(1, 1).founds(1)
    assert 27 in game.places("bank")


def test_b28_crane_and_white_castle_are_types_of_their_own() -> None:
    """Given a crane in a town, then a bank still fits and a White Castle, but no second of it."""
    game = a_game(expansions=["extra-tiles", "white-castles"]).covers((26, "crane"))
    game.stores("white", "bank").dice(1, 1)
    assert 27 in game.places("white") and 27 in game.places("bank")
    game = a_game(expansions=["white-castles"]).covers((26, "white")).stores("white").dice(1, 1)
    game.refuses("place:1:white:27", "place.type")
    game.founds(1)
    assert 27 in game.places("white")


def test_b29_a_town_hall_places_on_any_number_by_all_other_rules() -> None:
    game = a_game().stores("townhall", "bank", "townhall").dice(3, 1)
    game.does("place:3:townhall:26")
    assert game.asks == "townhall"
    assert game.places("bank") == {12, 27, 32}
    game.refuses("place:0:townhall:27", "place.type")
    game.refuses("place:0:bank:37", "place.neighbour")
    assert "skip" in game.offers


def test_b29_its_tile_has_its_effect_and_another_town_hall_goes_on() -> None:
    """Given two town halls and a bank, then the second in another town places the bank."""
    game = a_game().stores("townhall", "townhall", "bank").dice(3, 1)
    game.does("place:3:townhall:12", "place:0:townhall:26")
    assert game.asks == "townhall"
    game.does("place:0:bank:27").has(silver=2)
    assert game.asks == "turn"


def test_b29_it_takes_nothing_and_may_be_declined() -> None:
    game = a_game().stores("townhall", "bank").depot(1, "ship").dice(3, 1)
    game.does("place:3:townhall:12")
    assert not game.offered("take") and not game.offered("workers")
    game.does("skip").has(stored=1)


def test_b30_a_castle_gives_any_of_the_four_actions_with_any_number() -> None:
    game = a_game().covers((13, "m9")).stores("castle", "bank").goods(4).depot(5, "ship")
    game.dice(6, 1).does("place:6:castle:7")
    assert {key.split(":")[0] for key in game.offers} == {
        "take",
        "place",
        "sell",
        "workers",
        "skip",
    }
    assert all(key.split(":")[1] == "0" for key in game.offers if key != "skip")
    game.does("sell:0:4").has(silver=1, vp=2)


def test_b30_monasteries_of_sales_and_workers_work_on_it() -> None:
    """Given 3, 4, 13 and 14, then a castle's action has all of them."""
    base = a_game().founds(3, 4, 13, 14).covers((12, "bank"))
    base.stores("castle").goods(4).dice(6, 1).does("place:6:castle:7")
    base.does("sell:0:4").has(silver=2, workers=1, vp=2)
    base = a_game().founds(3, 4, 13, 14).covers((12, "bank"))
    base.stores("castle").dice(6, 1).does("place:6:castle:7")
    base.does("workers:0").has(silver=1, workers=4)


def test_b30_a_castle_may_be_declined() -> None:
    game = a_game().covers((13, "m3")).stores("castle").dice(6, 1).does("place:6:castle:7", "skip")
    assert game.asks == "turn" and game.player().dice == (0, 1)
