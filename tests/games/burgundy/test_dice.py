"""Dice and workers (B10 to B14), and a turn's four actions."""

from __future__ import annotations

import pytest

from stupor.games.burgundy import queries, refusals
from stupor.games.burgundy.board import distance
from stupor.games.burgundy.rulebook import RULES as TEXTS
from tests.games.burgundy.scenario import RULES, a_game


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("depot", range(1, 7))
def test_b10_the_fewest_workers_are_charged_both_ways_round(die: int, depot: int) -> None:
    """Given a die and a depot, then the shorter way is paid, over 6 and 1 if that is shorter."""
    steps = distance(die, depot)
    game = a_game().depot(depot, "bank").dice(die, die).owns(workers=steps)
    game.does(f"take:{die}:bank").has(workers=0, stored=1)
    if steps:
        game = a_game().depot(depot, "bank").dice(die, die).owns(workers=steps - 1)
        game.refuses(f"take:{die}:bank", f"dice.workers.{steps}")


def test_b10_an_option_names_the_die_and_another_die_is_another_option() -> None:
    """Given dice 2 and 5 and a tile in depot 3, then it costs 1 with the 2 and 2 with the 5."""
    game = a_game().depot(3, "bank").dice(2, 5).owns(workers=2)
    keys = sorted(key for key in game.offers if key.startswith("take"))
    assert keys == [game.spell("take:2:bank"), game.spell("take:5:bank")]
    assert RULES.facts(game.s, 0)["prices"] == {keys[0]: 1, keys[1]: 2}
    game.does("take:5:bank").has(workers=0)
    assert game.player().dice == (2, 0)


def test_b10_two_equal_dice_are_one_option() -> None:
    game = a_game().depot(3, "bank").dice(3, 3)
    assert game.offers == [game.spell("take:3:bank"), "workers:3", "end"]
    game.does("workers:3")
    assert "take" in game.offers[0]


def test_b10_workers_spent_are_not_returned() -> None:
    game = a_game().depot(4, "bank").dice(1, 1).owns(workers=3).does("take:1:bank").has(workers=0)
    game.does("end").has(workers=0)


def test_b11_a_used_die_is_gone_and_anothers_dice_are_no_ones_business() -> None:
    game = a_game().dice(3, 5).dice(6, 6, seat=1).does("workers:3")
    game.refuses("workers:3", "turn.number").refuses("workers:6", "turn.number")
    game.does("workers:5").refuses("workers:5", "turn.dice")


def test_b11_the_white_die_is_never_changed_by_workers() -> None:
    """Given a game of any length, then no key of the base game speaks of the white die."""
    game = a_game().owns(workers=9)
    verbs = {key.split(":")[0] for key in game.offers}
    assert verbs <= {"take", "place", "sell", "workers", "buy", "end"}


def test_b11_castle_and_town_hall_need_no_number() -> None:
    """Given no worker at all, then both place on any number."""
    game = a_game().stores("townhall", "ship", "bank").dice(3, 1)
    game.does("place:3:townhall:12")
    assert game.asks == "townhall" and game.places("ship") == {18, 20}
    game = a_game().stores("castle", "bank", "m1").dice(6, 1).covers((13, "m3"), (12, "bank"))
    game.does("place:6:castle:7")
    assert game.asks == "action" and game.places("m1") == {8}


def test_b12_a_free_step_is_one_step_in_one_use_of_one_die_and_joins_with_workers() -> None:
    """Given monastery 12 and one worker, then a die reaches two steps; each use has its own."""
    game = a_game().founds(12).depot(3, "bank").dice(1, 1).owns(workers=1)
    game.does("take:1:bank").has(workers=0)
    game = a_game().founds(12).depot(2, "bank", "church").dice(1, 1)
    game.does("take:1:bank", "take:1:church").has(workers=0, stored=2)
    a_game().founds(12).depot(3, "bank").dice(1, 1).refuses("take:1:bank", "dice.workers.1")


def test_b12_monastery_8_does_not_lengthen_the_free_step() -> None:
    """Given 8 and 12, then three steps are one free and one worker's two."""
    game = a_game().founds(8, 12).depot(4, "bank").dice(1, 1).owns(workers=1)
    game.does("take:1:bank").has(workers=0)
    a_game().founds(8, 12).depot(4, "bank").dice(1, 1).refuses("take:1:bank", "dice.workers.1")
    a_game().founds(8, 12).depot(3, "bank").dice(1, 1).refuses("take:1:bank", "dice.workers.1")


def test_b13_free_steps_work_with_the_white_castle_but_not_with_purchases_or_sales() -> None:
    """Given 12, then the white die takes one step off; a sale stays exact."""
    game = a_game(expansions=["white-castles"]).founds(12).white(1)
    game.depot(2, "bank").stores("white").dice(3, 1).goods(2)
    game.does("place:3:white:12")
    assert game.offers_to("take:1:bank") and "sell:1:2" not in game.offers
    game.does("take:1:bank").has(workers=0)


@pytest.mark.parametrize(
    ("monastery", "tile", "die", "near"),
    [(9, "crane", 4, {12, 26}), (9, "white", 4, {12, 26}), (10, "geese", 3, {5, 11})],
)
def test_b13_crane_and_white_castle_are_buildings_and_geese_livestock(
    monastery: int, tile: str, die: int, near: set[int]
) -> None:
    """Given the free step of 9 or 10, then these tiles may be placed one number off."""
    game = a_game(expansions=["extra-tiles", "white-castles"]).covers((10, "cow2")).stores(tile)
    assert not game.dice(die, die).places(tile) & near
    assert near <= game.founds(monastery).places(tile)


def test_b13_inns_have_no_free_step() -> None:
    """Given all free steps, then an inn needs the exact number."""
    game = a_game(expansions=["inns"]).founds(9, 10, 11).stores("inn").dice(5, 5)
    board = {12: 3, 13: 1, 18: 2, 20: 5, 25: 4, 26: 3}
    assert {space for space in game.places("inn") if space in board} == {20}


def test_b14_dice_may_be_left_unused() -> None:
    game = a_game().depot(1, "bank").dice(1, 1).does("end")
    assert game.seat == 1 and game.player().dice == (1, 1)


def test_b14_an_empty_depot_gives_no_action_and_nothing_cannot_be_sold() -> None:
    game = a_game().dice(3, 4)
    assert game.offers == ["workers:3", "workers:4", "end"]
    game.refuses("sell:3:3", "sell.none")
    game.refuses("take:3:1", "take.gone")


def test_all_four_actions_in_any_order_and_twice_the_same() -> None:
    game = a_game().depot(3, "bank").goods(5).stores("ship").dice(3, 5)
    verbs = {key.split(":")[0] for key in game.offers}
    assert verbs == {"take", "place", "sell", "workers", "end"}
    game.does("workers:3", "workers:5").has(workers=4)
    assert game.offers == ["end"]


def test_workers_are_two_whatever_the_die_shows() -> None:
    for die in range(1, 7):
        a_game().dice(die, die).does(f"workers:{die}").has(workers=2)


def test_refusals_say_how_many_workers_it_would_take() -> None:
    assert "three workers" in TEXTS["dice.workers.3"].text
    game = a_game().goods(6).dice(3, 3).owns(workers=2)
    game.refuses("sell:3:6", "dice.workers.3")


def test_end_is_asked_even_when_nothing_else_is_left() -> None:
    """Given both dice used, then the turn still waits for its end, so that it can be taken back."""
    game = a_game().does("workers:1", "workers:1")
    assert game.offers == ["end"] and game.asks == "turn"


def test_b10_a_colour_that_is_stored_is_refused_by_the_workers_it_lacks() -> None:
    game = a_game().goods(1).dice(3, 3)
    game.refuses("sell:3:1", "dice.workers.2").refuses("sell:3:2", "sell.none")
    game.refuses("sell:3:0", "sell.none").refuses("sell:3:7", "sell.none")


def test_b10_the_number_that_a_deed_asks_for() -> None:
    """Given a bank in depot 4 and one stored, then 4, the space's number, the goods' colour."""
    game = a_game().depot(4, "bank").stores("church").goods(5)
    duchy = game.duchy()
    wanted = {
        ("take", 1, game.s.depots[12]): 4,
        ("place", 1, game.find("church"), 12): 3,
        ("place", 1, game.find("church"), 20): 5,
        ("sell", 1, 5): 5,
        ("workers", 1): 0,
    }
    for option, number in wanted.items():
        assert refusals.number_needed(game.s, duchy, option) == number


@pytest.mark.parametrize(
    ("workers", "monasteries", "steps"),
    [(0, (), 0), (1, (), 1), (2, (), 2), (4, (), 3), (1, (8,), 2), (2, (8,), 3), (1, (9,), 1)],
)
def test_b10_how_far_the_workers_turn_a_die(
    workers: int, monasteries: tuple[int, ...], steps: int
) -> None:
    game = a_game().owns(workers=workers).founds(*monasteries)
    assert queries.reach(game.duchy()) == steps
