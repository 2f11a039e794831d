"""Rounds, the bridge, the white die, goods (B7 to B9), and what comes out as chance."""

from __future__ import annotations

from stupor.games.burgundy.data.goods import colour_of
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.ids import EMPTY
from tests.games.burgundy.scenario import RULES, a_game


def test_b07_the_order_of_a_round_is_fixed_when_the_dice_are_rolled() -> None:
    """Given seat 1 passing seat 0 by a ship, then this round goes on as it was, the next not."""
    game = a_game(3).chance(4)
    assert game.s.turns == (0, 1, 2)
    game.does("end")
    game.stores("ship", seat=1).dice(5, 5, seat=1).does("place:5:ship:20")
    assert game.s.order == (1, 0, 2)
    game.does("end")
    assert game.seat == 2
    game.does("end")
    assert game.s.turns == (1, 0, 2) and game.seat == 1


def test_b07_the_white_die_changes_hands_with_the_first_place_in_the_next_round() -> None:
    game = a_game(2).chance(4)
    game.does("end")
    game.stores("ship", seat=1).dice(5, 5, seat=1).does("place:5:ship:20")
    game.does("end")
    whites = [event for event in game.events if event.kind == "white"]
    assert [event.who for event in whites] == [1]


def test_b07_dice_of_all_seats_come_out_at_once_before_anybody_acts() -> None:
    game = a_game(3).chance(4).does("end").does("end").does("end")
    kinds = [event.kind for event in game.events if event.kind in ("rolled", "white", "turn")]
    assert kinds == ["rolled"] * 3 + ["white", "turn"]


def test_b08_goods_lie_until_taken_over_phase_borders_and_without_a_limit() -> None:
    """Given goods at depots when a phase ends, then they are still there with the new ones."""
    game = a_game(2).goods_at(2, 1, 1, 2, 3, 4, 5).phase("A", 5)
    before = game.s.depot_goods[1]
    game.does("end", "end")
    assert game.s.phase == 1
    assert game.s.depot_goods[1][: len(before)] == before
    assert sum(len(group) for group in game.s.depot_goods) == len(before) + 1


def test_b09_who_lands_on_others_lies_on_top_and_is_earlier() -> None:
    """Given seats 1 and 2 on space 2, when seat 0 joins them by a ship, then it leads."""
    game = a_game(3).steps(1, 2, 2).dice(5, 1).stores("ship")
    assert game.s.order == (1, 2, 0)
    game.does("place:5:ship:20")
    assert game.s.order == (0, 1, 2)
    assert game.told("crossed") == [(2, 1)]


def test_b09_on_the_last_space_a_ship_puts_the_piece_on_top_of_its_stack() -> None:
    game = a_game(2).steps(7, 7).dice(5, 1).stores("ship")
    game.s.order = (1, 0)
    game.ready().does("place:5:ship:20")
    assert game.player().step == 6 and game.s.order == (0, 1)


def test_farther_on_the_bridge_is_earlier() -> None:
    game = a_game(3).steps(1, 4, 2).chance(1).does("end", "end", "end")
    assert game.s.turns == (1, 2, 0)


def test_the_white_die_brings_the_next_goods_to_its_depot() -> None:
    """Given open goods, when a round begins, then the first of them lies where the die says."""
    game = a_game(2).chance(8)
    wanted = game.s.round_goods[0]
    game.does("end", "end")
    number = game.s.white
    assert wanted in game.s.depot_goods[number - 1]
    assert game.told("white") == [(number, wanted)]
    assert colour_of(wanted) in range(1, 7)


def test_a_phase_clears_the_depots_but_for_goods_and_fills_them_anew() -> None:
    game = a_game(2).depot(1, "bank", "ship").black("mine").phase("A", 5)
    old = [tile for tile in (*game.s.depots, *game.s.black) if tile != EMPTY]
    game.does("end", "end")
    assert game.s.phase == 1 and game.s.round == 6
    assert set(old) <= set(game.s.box)
    assert not set(old) & {*game.s.depots, *game.s.black}
    assert sum(tile != EMPTY for tile in game.s.depots) == 12
    assert len(game.s.round_goods) == 4


def test_a_game_has_five_phases_of_five_rounds() -> None:
    game = a_game(2)
    game.s.solo = None
    rounds = set()
    while game.s.agenda:
        rounds.add((game.s.phase, game.s.round))
        game.does(game.offers[-1])
    assert rounds == {(number // 5, number + 1) for number in range(25)}
    assert RULES.over(game.s)


def test_tiles_goods_and_dice_come_out_in_events_of_their_own() -> None:
    """Given the end of a phase, then every piece that appears is told from where it came."""
    game = a_game(2).phase("A", 5).does("end", "end")
    sources = {str(event.args[1]).split(".")[0] for event in game.events if event.kind == "moved"}
    assert {"pile", "phase", "round"} <= sources
    dice = [e.args[0] for e in game.events if e.kind == "counter" and "die." in str(e.args[0])]
    assert sorted(map(str, dice)) == ["die.0.1", "die.0.2", "die.1.1", "die.1.2"]


def test_castles_lie_where_castles_belong() -> None:
    game = a_game(4)
    while game.s.phase == 0:
        game.does("end")
    assert [COLOUR[tile] for tile in game.s.depots] == [
        3, 0, 2, 1, 3, 0, 4, 0, 1, 2, 0, 3, 5, 2, 0, 1, 0, 5, 0, 3, 4, 0, 2, 1,
    ]  # fmt: skip


def test_the_last_round_is_known_while_it_is_played() -> None:
    game = a_game().phase("E", 4)
    assert not RULES.ending(game.s)
    game.phase("E", 5)
    assert RULES.ending(game.s)


def test_no_turn_begins_after_the_end() -> None:
    game = a_game()
    assert RULES.begins(game.s)
    game.does("workers:1")
    assert not RULES.begins(game.s)
    game.turn_of(0).phase("E", 5).does("end", "end")
    assert game.s.over and not RULES.begins(game.s)
