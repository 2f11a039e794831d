"""Taking tiles (B15 to B19) and buying them (B20 to B23, B97)."""

from __future__ import annotations

from tests.games.burgundy.scenario import a_game


def test_b15_every_tile_from_the_board_goes_to_storage_first() -> None:
    """Given a take, a building's tile and a purchase, then all of them lie in storage."""
    game = a_game().depot(1, "bank").depot(2, "ship").black("mine").owns(silver=2).dice(1, 3)
    game.does("take:1:bank").has(stored=1)
    game.does("buy:mine").has(stored=2, silver=0)
    game = a_game().stores("market").depot(2, "ship").dice(3, 1).does("place:3:market:12")
    game.does("fetch:ship").has(stored=1)
    assert not game.lies("ship", 18)


def test_b15_it_may_be_placed_in_the_same_turn() -> None:
    game = a_game().depot(3, "bank").dice(3, 3).does("take:3:bank", "place:3:bank:12")
    assert game.lies("bank", 12)
    game.has(silver=2, stored=0)


def test_b16_with_full_storage_another_tile_leaves_the_game() -> None:
    """Given three stored tiles, then one of them is removed and the new one takes its place."""
    game = a_game().stores("bank", "church", "ship").depot(1, "castle").dice(1, 1)
    game.does("take:1:castle")
    assert game.asks == "room"
    assert game.offered("discard") == {
        game.spell(f"discard:{n}") for n in ("bank", "church", "ship")
    }
    church = game.find("church")
    game.does("discard:church").has(stored=3)
    assert church in game.s.box and game.find("castle") in game.player().storage


def test_b16_the_new_tile_cannot_be_the_one() -> None:
    game = a_game().stores("bank", "church", "ship").depot(1, "castle").dice(1, 1)
    game.does("take:1:castle").refuses("discard:castle", "storage.full")


def test_b16_no_tile_may_be_discarded_at_any_other_time() -> None:
    game = a_game().stores("bank").dice(1, 1)
    assert not game.offered("discard")
    game.refuses("discard:bank", "turn.die")


def test_b17_a_building_empties_its_space_before_its_effect() -> None:
    """Given a full storage, when a market is placed, then the fetched tile finds room."""
    game = a_game().stores("market", "bank", "mine").depot(1, "ship").dice(3, 1)
    game.does("place:3:market:12", "fetch:ship").has(stored=3)
    assert game.asks == "turn"


def test_b18_buildings_take_from_the_numbered_depots_only() -> None:
    game = a_game().stores("church").depot(1, "mine").black("m7", "castle").dice(3, 1)
    game.does("place:3:church:12")
    assert game.offers == [game.spell("fetch:mine"), "skip"]
    game.refuses("fetch:m7", "fetch.black")
    game.does("skip").has(stored=0)


def test_b18_with_nothing_to_fetch_the_building_is_placed_and_its_effect_lost() -> None:
    game = a_game().stores("market").depot(1, "mine", "bank").dice(3, 1)
    game.does("place:3:market:12")
    assert game.lies("market", 12) and game.asks == "turn"


def test_b19_a_carpenter_may_take_a_white_castle() -> None:
    game = a_game(expansions=["white-castles"]).stores("carpenter").depot(1, "white", "ship")
    game.dice(3, 1).does("place:3:carpenter:12")
    assert game.offers == [game.spell("fetch:white"), "skip"]


def test_b20_one_purchase_a_turn_before_between_and_after_the_dice() -> None:
    """Given 4 silver, then it may come first, between or last, but once."""
    for before in range(3):
        game = a_game().black("mine", "bank").owns(silver=4)
        game.does(*["workers:1"] * before, "buy:mine").has(silver=2, stored=1)
        game.refuses("buy:bank", "buy.once")
        game.does("end", "end")
    game.turn_of(0)
    assert game.offers_to("buy:bank")


def test_b20_a_purchase_fits_into_an_open_extra_action_and_gives_no_other() -> None:
    """Given a castle's action, then a tile may be bought and placed with that very action."""
    game = a_game().stores("castle").covers((13, "m3")).black("m7", "mine").owns(silver=4)
    game.dice(6, 1).does("place:6:castle:7")
    assert game.asks == "action"
    game.does("buy:m7")
    assert game.asks == "action" and game.places("m7") == {8}
    game.refuses("buy:mine", "buy.once")
    game.does("place:0:m7:8")
    assert game.asks == "turn"


def test_b21_a_tile_costs_2_silver_and_an_inn_is_one_of_the_two() -> None:
    game = a_game(expansions=["inns"]).inns(1).black("mine").owns(silver=3)
    assert game.offers_to("buy:inn") and game.offers_to("buy:mine")
    game.does("buy:inn").has(silver=1, stored=1)
    game.refuses("buy:mine", "buy.once")
    a_game().black("mine").owns(silver=1).refuses("buy:mine", "buy.silver")


def test_b22_monastery_6_pays_in_any_mix_and_buys_anywhere_once_a_turn() -> None:
    """Given monastery 6, then silver and workers pay in any mix, and numbered depots sell."""
    for silver, workers in ((2, 0), (1, 1), (0, 2)):
        game = a_game(expansions=["inns"]).founds(6).depot(5, "castle").black("mine").inns(1)
        game.owns(silver=2, workers=2)
        assert game.offers_to("buy:mine") and game.offers_to("buy:inn")
        game.does("buy:castle")
        assert game.offers == ["pay:2", "pay:1", "pay:0"]
        game.does(f"pay:{silver}").has(silver=2 - silver, workers=2 - workers, stored=1)
        game.refuses("buy:mine", "buy.once")


def test_b22_only_payments_that_can_be_made_are_offered() -> None:
    game = a_game().founds(6).depot(5, "castle").owns(silver=1, workers=1).does("buy:castle")
    game.has(silver=0, workers=0, stored=1)
    a_game().founds(6).depot(5, "castle").owns(workers=1).refuses("buy:castle", "buy.silver")
    a_game().depot(5, "castle").owns(silver=2).refuses("buy:castle", "buy.depot")


def test_b23_monastery_28_sells_workers_any_number_of_times_in_the_own_turn() -> None:
    game = a_game(expansions=["extra-tiles"]).founds(28).owns(silver=3)
    game.does("hire", "hire").has(silver=1, workers=4)
    game.does("end")
    assert game.seat == 1 and "hire" not in game.offers
    game.refuses("hire", "hire.monastery")


def test_b23_with_monastery_6_one_silver_becomes_the_two_workers_that_pay() -> None:
    game = a_game(expansions=["extra-tiles"]).founds(6, 28).owns(silver=1).depot(2, "castle")
    game.refuses("buy:castle", "buy.silver")
    game.does("hire", "buy:castle").has(silver=0, workers=0, stored=1)


def test_b97_a_purchase_is_possible_while_a_ships_choice_is_open() -> None:
    game = a_game().stores("ship").goods_at(3, 1).black("mine").owns(silver=2).dice(5, 1)
    game.does("place:5:ship:20")
    assert game.asks == "ship"
    game.does("buy:mine").has(stored=1)
    assert game.asks == "ship"
    game.does("ship:3").has(goods=1)


def test_b97_a_purchase_is_possible_while_a_buildings_choice_is_open() -> None:
    game = a_game().stores("market").depot(1, "ship").black("mine").owns(silver=2).dice(3, 1)
    game.does("place:3:market:12")
    game.does("buy:mine")
    assert game.asks == "fetch"


def test_b97_a_purchase_is_possible_while_the_geese_choose() -> None:
    game = a_game(expansions=["extra-tiles"]).stores("geese").black("mine").owns(silver=2)
    game.covers((5, "cow2"), (10, "pig2")).dice(1, 1)
    game.does("place:1:geese:6")
    assert game.asks == "beast"
    game.does("buy:mine")
    assert game.asks == "beast"
    game.does("beast:pig").has(vp=4)


def test_b97_a_town_hall_with_nothing_to_place_waits_only_for_a_purchase() -> None:
    """Given an empty storage, then it is skipped, but not while a tile can be bought for it."""
    game = a_game().stores("townhall").dice(3, 1).does("place:3:townhall:12")
    assert game.asks == "turn"
    game = a_game().stores("townhall").black("ship").owns(silver=2).dice(3, 1)
    game.does("place:3:townhall:12")
    assert game.offers == [game.spell("buy:ship"), "skip"]
    game.does("buy:ship")
    assert game.places("ship") == {18, 20}


def test_the_black_depot_is_not_for_dice() -> None:
    a_game().black("mine").dice(1, 2).refuses("take:1:mine", "take.black")


def test_a_tile_that_is_gone_cannot_be_bought() -> None:
    game = a_game().black("mine").owns(silver=2)
    game.refuses("buy:150", "buy.gone")
