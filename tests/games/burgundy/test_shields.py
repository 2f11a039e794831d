"""The shields (B82 to B95, B99, B100, B102): how they come and go, and each of the eighteen."""

from __future__ import annotations

import pytest

from stupor.games.burgundy import queries, scoring
from stupor.games.burgundy.data.shields import SHIELD_LIST
from tests.games.burgundy.scenario import RULES, Scenario, a_game


def shields(**options: object) -> Scenario:
    names = ["shields", *options.pop("more", [])]  # type: ignore[misc]
    return a_game(expansions=names, **options)  # type: ignore[arg-type]


def ends_phase(game: Scenario, letter: str = "A") -> Scenario:
    """The last round of a phase is played out by both, without a deed."""
    game.phase(letter, 5)
    return game.does("end", "end")


# --- taking them --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "counts"), [(2, [1] * 6), (3, [1, 2, 1, 2, 1, 2]), (4, [2] * 6)])
def test_shields_lie_at_the_depots_by_players(seats: int, counts: list[int]) -> None:
    s = a_game(seats, expansions=["shields"]).s
    assert [len(group) for group in s.depot_shields] == counts


def test_b82_a_shield_takes_both_dice_unused_and_equal_after_workers() -> None:
    """Given 4 and 4, then a shield of depot 4 for nothing; of depot 5 for two workers."""
    game = shields().shields_at(4, 8).shields_at(5, 9).dice(4, 4)
    assert game.offered("shield") == {"shield:4:8:19"}
    game.refuses("shield:5:9:19", "shield.doubles")
    game.owns(workers=2).does("shield:5:9:19").has(workers=0)
    assert game.player().dice == (0, 0) and game.duchy().shields == (9,)
    assert game.offers == ["end"]
    assert 9 not in {shield for group in game.s.depot_shields for shield in group}


def test_b82_a_shield_beside_a_castle_is_refused_for_its_place_whatever_the_dice_show() -> None:
    """Given a pair or none, then a space without a castle is the wrong place for a shield."""
    for dice in ((4, 4), (1, 6)):
        game = shields().shields_at(4, 8).dice(*dice)
        game.refuses("shield:4:8:2", "shield.castle")


def test_b82_monastery_8_helps_and_free_steps_do_not() -> None:
    game = shields().shields_at(5, 9).dice(3, 5).owns(workers=1).founds(8)
    game.does("shield:5:9:19").has(workers=0)
    shields().shields_at(5, 9).dice(4, 5).founds(12).refuses("shield:5:9:19", "shield.doubles")


def test_b82_not_after_one_die_is_used() -> None:
    game = shields().shields_at(4, 8).dice(4, 4).does("workers:4")
    game.refuses("shield:4:8:19", "shield.dice")


def test_b82_onto_a_free_castle_or_in_place_of_another_which_leaves_the_game() -> None:
    game = shields().shields_at(4, 8).dice(4, 4).covers((2, "castle")).bears(9)
    assert game.offered("shield") == {"shield:4:8:2", "shield:4:8:19"}
    space = game.duchy().castles[0] + 1
    game.does(f"shield:4:8:{space}")
    assert game.duchy().shields == (8,) and game.told("lost") == [(9,)]


def test_b82_purchase_and_workers_stay_open() -> None:
    game = shields().shields_at(4, 8).dice(4, 4).black("mine").owns(silver=2)
    game.does("shield:4:8:19", "buy:mine").has(stored=1)


def test_b82_shield_16_may_make_the_pair() -> None:
    game = shields().shields_at(5, 8).dice(2, 5).bears(16).covers((2, "castle"))
    game.refuses("shield:5:8:2", "shield.doubles")
    game.does("wild:2", "shield:5:8:2")
    assert 8 in game.duchy().shields


def test_b95_shields_lie_beside_the_goods_and_ships_leave_them() -> None:
    game = shields().shields_at(4, 8).goods_at(4, 1).stores("ship").dice(5, 1)
    game.does("place:5:ship:20", "ship:4")
    assert game.s.depot_shields[3] == (8,) and game.s.depot_goods[3] == ()


# --- tribute ------------------------------------------------------------------------------------


def test_b83_first_settlers_then_tribute_then_mines() -> None:
    """Given 14, a mine and no silver, then the mine's silver comes too late for the tribute."""
    game = shields().bears(14).covers((25, "mine")).depot(3, "bank")
    ends_phase(game)
    assert game.asks == "settle"
    game.does("skip")
    kinds = [event.kind for event in game.events if event.kind in ("lost", "tribute", "mines")]
    assert kinds == ["lost", "mines"]
    assert game.duchy().shields == ()


def test_b99_settlers_then_tribute_go_by_the_round_just_played() -> None:
    """Given seat 1 before seat 0 in the round, and behind on the bridge, then it is asked first."""
    game = shields().bears(14, 8).bears(15, 9, seat=1).owns(silver=2).owns(silver=2, seat=1)
    game.depot(3, "bank").black("mine").phase("A", 5)
    game.s.turns, game.s.order = (1, 0), (0, 1)
    game.turn_of(1).does("end", "end")
    asked = []
    while game.asks in ("settle", "tribute"):
        asked.append((game.seat, game.asks))
        game.does("skip" if game.asks == "settle" else "tribute:2")
    assert asked == [(1, "settle"), (0, "settle"), (1, "tribute"), (0, "tribute")]


def test_b83_each_shield_costs_a_silver_or_leaves_the_game_by_choice() -> None:
    game = shields().bears(8, 9).owns(silver=1)
    ends_phase(game)
    assert game.offers == ["drop:8", "drop:9"]
    game.refuses("tribute:2", "shield.tribute")
    game.does("drop:9")
    assert game.offers == ["tribute:1", "drop:8"]
    game.does("tribute:1").has(silver=0)
    assert game.duchy().shields == (8,)


def test_b83_the_tribute_of_phase_e_decides_which_shields_score() -> None:
    game = shields().bears(8, 9).owns(silver=2).phase("E", 5).does("end", "end")
    game.does("drop:9", "tribute:1")
    game.has(vp=8 + 1)


def test_b83_all_may_be_given_up() -> None:
    game = shields().bears(8).owns(silver=5)
    ends_phase(game).does("drop:8").has(silver=5)


def test_b99_the_order_at_a_phases_end_is_that_of_the_round_just_played() -> None:
    """Given a ship that changes the next round, then settlers and tribute keep this one's order."""
    game = shields().bears(8).bears(9, seat=1).owns(silver=1).owns(silver=1, seat=1)
    game.phase("A", 5).does("end").stores("ship", seat=1).dice(5, 5, seat=1)
    game.does("place:5:ship:20", "end")
    assert game.s.order == (1, 0) and game.asks == "tribute" and game.seat == 0


# --- against monasteries ------------------------------------------------------------------------


def test_b84_shield_9_replaces_monastery_3_and_nothing_is_added() -> None:
    """Given both, then three tiles bring 3 silver; monastery 4 goes on working."""
    shields().bears(9).founds(3, 4).goods(4, 4, 4).dice(4, 1).does("sell:4:4").has(
        silver=3, workers=1
    )
    shields().bears(9).founds(3).goods(4).dice(4, 1).does("sell:4:4").has(silver=1)


def test_b84_otherwise_both_work() -> None:
    """Given shield 8 and monastery 2, shield 1 and monastery 7, then each does its part."""
    game = shields().bears(8).founds(2).covers((25, "mine")).owns(silver=1)
    ends_phase(game).does("tribute:1").has(silver=2, workers=1)
    game = shields().bears(1).founds(7).covers((28, "cow3"), (10, "pig2")).stores("cow4")
    game.dice(2, 2).does("place:2:cow4:5").has(vp=9)


# --- the eighteen -------------------------------------------------------------------------------


def test_b85_1_makes_all_pastures_one_for_livestock_points_alone() -> None:
    game = shields().bears(1).phase("E").covers((28, "cow3"), (10, "pig2")).stores("cow4")
    game.dice(2, 2).does("place:2:cow4:5").has(vp=7)
    board = queries.board_of(game.s, game.duchy())
    assert [region["size"] for region in RULES.facts(game.s, 0)["regions.0"]
            if region["colour"] == "livestock"] == [5, 1]  # fmt: skip
    assert board.region_size[board.region_of[27]] == 1


def test_b86_2_gives_one_worker_per_event_however_many_the_other_gains() -> None:
    game = shields().bears(2).stores("boarding", seat=1).dice(3, 3, seat=1).does("end")
    game.does("place:3:boarding:12").has(1, workers=4).has(0, workers=1)
    game.does("workers:3").has(0, workers=2)


def test_b86_2_knows_monastery_4_28_and_14() -> None:
    game = shields(more=["extra-tiles"]).bears(2).founds(4, 28, 14, seat=1).goods(4, seat=1)
    game.dice(4, 4, seat=1).owns(silver=1, seat=1).does("end")
    game.does("sell:4:4").has(0, workers=1)
    game.does("hire").has(0, workers=2)
    game.does("workers:4").has(0, workers=3)


def test_b86_2_sees_a_gain_of_a_single_worker() -> None:
    """Given a rival with monastery 2 and one mine, then a phase's end brings one worker to both."""
    game = shields().bears(2).owns(silver=1).founds(2, seat=1).covers((25, "mine"), seat=1)
    ends_phase(game).does("tribute:1").has(1, workers=1).has(0, workers=1)


def test_b86_its_own_gain_triggers_nothing_and_spending_neither() -> None:
    game = shields().bears(2).depot(2, "bank").dice(1, 1)
    game.does("workers:1").has(0, workers=2).has(1, workers=0)
    game.does("take:1:bank").has(0, workers=1).has(1, workers=0)


def test_3_pays_tribute_in_workers_in_any_mix() -> None:
    game = shields().bears(3, 8).owns(silver=1, workers=2)
    ends_phase(game)
    assert game.offers == ["tribute:1", "tribute:0", "drop:3", "drop:8"]
    game.does("tribute:1").has(silver=0, workers=1)


def test_b100_3_pays_only_if_it_is_itself_kept() -> None:
    game = shields().bears(3, 8).owns(workers=5)
    ends_phase(game).does("drop:3")
    assert game.duchy().shields == ()
    game.has(workers=5)


def test_4_stores_any_number_of_tiles() -> None:
    game = shields().bears(4).stores("bank", "church", "ship").depot(1, "mine", "castle")
    game.does("take:1:mine", "take:1:castle").has(stored=5)
    assert RULES.table(game.s, 0).pieces("storage.0.5")


def test_b87_when_4_is_lost_tiles_beyond_three_are_discarded_at_once_by_choice() -> None:
    game = shields().bears(4, 8).owns(silver=1)
    for _ in range(1):
        game.stores("bank", "church", "ship", "mine", "castle")
    ends_phase(game).does("drop:4")
    assert game.asks == "room" and len(game.offers) == 5
    game.does("discard:bank", "discard:mine").has(stored=3)
    assert game.asks == "tribute"


def test_b87_replacing_it_does_the_same() -> None:
    game = shields().bears(4).stores("bank", "church", "ship", "mine").shields_at(4, 8).dice(4, 4)
    game.does("shield:4:8:19")
    assert game.asks == "room"
    game.does("discard:bank").has(stored=3)
    assert game.asks == "turn"


def test_b88_5_takes_one_colour_from_all_depots_after_the_ships_depot() -> None:
    game = shields().bears(5).stores("ship").goods_at(1, 2).goods_at(3, 6, 6).goods_at(4, 6)
    game.dice(5, 1).does("place:5:ship:20", "ship:1")
    assert game.offers == ["colour:6", "skip"]
    game.does("colour:6")
    assert game.goods_colours() == [2, 6, 6, 6]


def test_b88_within_the_storage_limit() -> None:
    game = shields().bears(5).stores("ship").goods(1, 2, 3).goods_at(3, 6, 3)
    game.goods_at(1, 1).dice(5, 1).does("place:5:ship:20", "ship:1")
    assert game.offers == ["colour:3", "skip"]


def test_b89_6_names_a_player_once_whose_monasteries_count_present_and_future() -> None:
    """Given 12 of the rival, then it works; a 14 that comes later works too; 27 never."""
    game = shields(more=["extra-tiles"]).bears(6).founds(12, 27, seat=1).depot(2, "bank")
    game.refuses("take:1:bank", "dice.workers.1")
    assert game.offered("guest") == {"guest:1"}
    game.does("guest:1").refuses("guest:1", "shield.guest")
    assert not game.duchy().powers >> 27 & 1
    game.does("take:1:bank").has(stored=1)
    game.does("end").stores("m14", seat=1).dice(1, 1, seat=1).does("place:1:m14:13", "end")
    game.turn_of(0).dice(1, 1).does("workers:1").has(workers=4)


def test_b89_at_any_own_moment_but_nobody_elses() -> None:
    game = shields(seats=3).bears(6).stores("market").depot(1, "ship").dice(3, 1)
    game.does("place:3:market:12")
    assert {"guest:1", "guest:2"} <= set(game.offers)
    game.does("guest:2", "skip", "end")
    assert game.seat == 1 and not game.offered("guest")


def test_b89_points_count_with_ones_own_things_and_no_number_twice() -> None:
    game = (
        shields()
        .bears(6)
        .founds(22)
        .founds(17, 24, seat=1)
        .covers((12, "bank"), (26, "watchtower"))
    )
    game.covers((12, "bank"), seat=1)
    game.does("guest:1")
    assert RULES.facts(game.s, 0)["monasteries.0"] == {"17": 4, "22": 4, "24": 0}


def test_b89_with_the_shield_the_guest_right_ends() -> None:
    game = shields().bears(6).founds(14, seat=1).does("guest:1")
    ends_phase(game)
    assert game.duchy().shields == () and game.duchy().guest == -1
    game.turn_of(0).dice(1, 1).does("workers:1").has(workers=2)


def test_b90_7_doubles_bonus_tiles_gained_while_it_is_held() -> None:
    game = shields().bears(7).phase("E").covers((25, "mine"), (30, "mine")).stores("mine")
    game.dice(3, 3).does("place:3:mine:34")
    assert game.told("bonus") == [(5, 0, 10)]


def test_b90_8_doubles_silver_of_mines_not_workers() -> None:
    game = shields().bears(8).founds(2).covers((25, "mine"), (30, "mine")).owns(silver=1)
    ends_phase(game).does("tribute:1").has(silver=4, workers=2)


def test_9_brings_a_silver_for_each_tile_sold() -> None:
    shields().bears(9).goods(4, 4, 4).dice(4, 1).does("sell:4:4").has(silver=3, vp=6)


def test_b91_10_doubles_the_final_points_of_monasteries() -> None:
    game = shields().bears(10).founds(22).covers((12, "bank"), (14, "bank"))
    assert scoring.monasteries_points(game.s, game.duchy()) == 16


def test_b91_13_doubles_all_shields_points_its_own_too() -> None:
    game = shields().bears(13, 8, 1)
    assert scoring.shields_points(game.s, game.duchy()) == 2 * (4 + 8 + 12)


def test_b92_11_takes_a_shield_from_any_depot_in_place_of_the_castles_action() -> None:
    game = shields().bears(11).shields_at(2, 5).covers((6, "cow2")).stores("castle").dice(6, 1)
    game.does("place:6:castle:7")
    assert {"shield:2:5:7", "shield:2:5:19"} <= set(game.offers)
    game.does("shield:2:5:7")
    assert game.duchy().shields == (11, 5) and game.asks == "turn"
    game.does("workers:1")


def test_b92_without_11_a_castle_gives_no_shield() -> None:
    game = shields().shields_at(2, 5).covers((6, "cow2")).stores("castle").dice(6, 1)
    game.does("place:6:castle:7").refuses("shield:2:5:7", "action.extra")


def test_b90_12_doubles_the_sales_points_not_15_or_25() -> None:
    game = shields().bears(12).founds(15, 25).goods(4, 4).dice(4, 1).does("sell:4:4").has(vp=8)
    assert RULES.facts(game.s, 0)["monasteries.0"] == {"15": 2, "25": 2}


def test_b93_14_places_from_a_numbered_depot_with_effect_by_all_rules_but_the_number() -> None:
    game = shields().bears(14).owns(silver=1).depot(3, "bank", "ship", "m3").black("mine")
    ends_phase(game)
    assert {int(key.split(":")[3]) for key in game.offered("place")} == {12, 26, 18, 20, 13}
    game.refuses("place:0:mine:25", "place.board").refuses("place:0:bank:37", "place.neighbour")
    game.refuses("place:0:bank:20", "place.colour")
    game.does("place:0:bank:26").has(silver=3, stored=0)
    assert game.asks == "tribute"


def test_b93_15_places_from_the_black_depot_inns_included() -> None:
    game = shields(more=["inns"]).bears(15).owns(silver=1).black("mine").depot(3, "bank")
    ends_phase(game)
    tiles = {int(key.split(":")[2]) for key in game.offered("place")}
    assert tiles == {game.find("mine"), game.s.inns[0]}
    game.does("place:0:inn:13")
    assert game.lies("inn", 13)


def test_b93_both_may_be_declined_and_an_open_castle_is_no_turn() -> None:
    """Given a castle placed by 14, then its action comes, but nothing can be bought."""
    game = shields().bears(14, 15).owns(silver=9).covers((6, "cow2")).depot(3, "castle")
    game.black("mine")
    ends_phase(game)
    game.does("place:0:castle:7")
    assert game.asks == "action" and not game.offered("buy")
    game.does("skip", "skip")
    assert game.asks == "tribute"


def test_b94_16_makes_one_own_die_any_number_once_a_turn() -> None:
    game = shields().bears(16).depot(5, "bank").depot(6, "ship").dice(2, 2)
    game.refuses("take:2:bank", "dice.workers.3")
    game.does("wild:2")
    assert game.spell("take:0:bank") in game.offers and not game.offered("wild")
    game.does("take:0:bank").has(workers=0)
    game.refuses("wild:2", "shield.wild").refuses("take:2:ship", "dice.workers.2")
    game.does("end", "end").turn_of(0).dice(1, 1)
    assert game.offered("wild") == {"wild:1"}


def test_b94_17_scores_a_region_one_larger_with_an_inn_too_up_to_eight() -> None:
    game = shields().bears(17).phase("E").stores("bank").dice(3, 3)
    game.does("place:3:bank:12").has(vp=3 + 2)
    game = shields(more=["inns"]).bears(17).phase("E").stores("inn").dice(3, 3)
    game.does("place:3:inn:12").has(vp=6 + 2)
    game = shields(duchies=["10", "10"]).bears(17)
    sizes = {region["size"] for region in RULES.facts(game.s, 0)["regions.0"]}
    assert max(sizes) == 8


def test_b94_18_needs_no_neighbour_for_every_placing() -> None:
    game = shields().bears(18).stores("bank", "townhall", "ship").dice(3, 3)
    assert game.places("bank") == {12, 15, 26, 37}
    game.does("place:3:townhall:37")
    assert 22 in game.places("ship")


def test_18_lost_neighbours_count_again() -> None:
    game = shields().bears(18).stores("bank")
    ends_phase(game)
    game.turn_of(0).dice(3, 3)
    assert game.places("bank") == {12, 26}


def test_b102_the_crane_counts_for_borrowed_monasteries_and_is_doubled() -> None:
    game = shields(more=["extra-tiles"]).bears(6, 10).founds(22, seat=1).covers((12, "crane"))
    game.does("guest:1")
    assert scoring.monasteries_points(game.s, game.duchy()) == 8


@pytest.mark.parametrize("number", range(1, 19))
def test_every_shield_has_its_points_a_name_and_a_text(number: int) -> None:
    shield = SHIELD_LIST[number]
    assert shield.vp == (12 if number < 7 else 8 if number < 13 else 4)
    assert shield.name and shield.text.endswith(".")
    game = shields().bears(number).owns(silver=1)
    assert RULES.table(game.s, 1).pieces("shields.0.19") == [f"shield.{number}"]
    assert dict(scoring.final_points(game.s, game.duchy()))[12] == shield.vp * (
        2 if number == 13 else 1
    )
