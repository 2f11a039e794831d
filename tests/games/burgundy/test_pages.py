"""What else the pages of the rulebook say, read aloud: a scenario for each sentence left over."""

from __future__ import annotations

import pytest

from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.ids import BEASTS, EMPTY, GEESE
from tests.games.burgundy.scenario import Scenario, a_game, spaces_of


def ended(game: Scenario) -> Scenario:
    """The game is played to its end from the last round of phase E; nobody acts."""
    game.phase("E", 5)
    while game.s.agenda:
        game.does(game.offers[-1])
    return game


def test_the_crane_counts_for_another_type_than_the_one_it_copied() -> None:
    """Given a crane that was a bank, then with monastery 17 it counts as a watchtower."""
    game = a_game(expansions=["extra-tiles"]).founds(17).stores("crane").dice(3, 1)
    game.does("place:3:crane:26", "copy:bank").has(silver=2, vp=0)
    before = game.player().vp
    ended(game)
    assert game.player().vp - before == 4 + 2, "a watchtower for 17, two silver"


def test_a_crane_that_is_a_watchtower_scores_4() -> None:
    game = a_game(expansions=["extra-tiles"]).stores("crane").dice(3, 1)
    game.does("place:3:crane:26", "copy:watchtower").has(vp=4)


@pytest.mark.parametrize(
    ("route", "place", "colour", "gained"),
    [(1, 0, 1, {"silver": 1 + 2}), (3, 0, 3, {"workers": 4}), (5, 0, 6, {"vp": 2 + 4})],
    ids=["silver2", "workers4", "vp4"],
)
def test_b61_rewards_of_silver_workers_and_points_are_paid(
    route: int, place: int, colour: int, gained: dict[str, int]
) -> None:
    """Given two players and one tile sold, then its 2 VP and 1 silver come, and the reward."""
    game = a_game(expansions=["trade-routes"]).route(route).goods(colour).dice(colour, 1)
    game.does(f"sell:{colour}:{colour}").has(**gained)


def test_b20_a_purchase_is_possible_while_a_reward_is_open() -> None:
    """Given 2 silver and a reward that fetches, then a tile may be bought before it is taken."""
    game = a_game(expansions=["trade-routes"]).route(7).goods(1).depot(1, "ship").black("mine")
    game.owns(silver=2).dice(1, 2).does("sell:1:1")
    assert game.asks == "fetch"
    game.does("buy:mine", "fetch:ship").has(stored=2, silver=1)


def test_shields_that_were_taken_are_not_replaced() -> None:
    """Given the shield of depot 4 taken, when the next phase begins, then none lies there."""
    game = a_game(expansions=["shields"]).phase("A", 5).shields_at(4, 8).dice(4, 4)
    others = [group for place, group in enumerate(game.s.depot_shields) if place != 3]
    game.does("shield:4:8:19").owns(silver=1)
    while game.s.phase == 0:
        game.does(game.offers[0] if game.asks == "tribute" else game.offers[-1])
    assert game.s.depot_shields[3] == ()
    assert [group for place, group in enumerate(game.s.depot_shields) if place != 3] == others


def test_tiles_of_a_team_are_never_moved_from_one_storage_to_another() -> None:
    """Given tiles in both storages, then a whole turn offers nothing but the known actions."""
    game = a_game(4, team="12a").stores("bank").stores("ship", shared=True).dice(3, 4)
    assert {key.split(":")[0] for key in game.offers} <= {"place", "workers", "end"}


def test_on_the_last_space_a_ship_of_a_team_still_brings_goods_and_comes_to_the_top() -> None:
    """Given three pieces on the last space, then who places another ship lies on top."""
    game = a_game(4, team="12a").steps(7, 7, 7, 1).stores("ship").goods_at(2, 1)
    game.s.order = (1, 2, 0, 3)
    space = next(k for k in range(73) if BOARD["12a"].colours[k] == 2)
    neighbour = next(k for k in range(73) if BOARD["12a"].near[space] >> k & 1)
    game.fills(neighbour + 1)
    die = BOARD["12a"].numbers[space]
    game.dice(die, die).does(f"place:{die}:ship:{space + 1}", "ship:2").has(goods=1)
    assert game.s.order == (0, 1, 2, 3) and game.player().step == 6


def test_black_mines_bring_no_silver_alone() -> None:
    """Given a mine face up and one face down, when the phase ends, then 1 silver comes."""
    game = a_game(1).phase("A", 5)
    up, down = spaces_of("13a", "M")[:2]
    game.covers((up, "mine"), (down, "mine"))
    game.duchy().spaces[down - 1] += 200
    game.ready().does("end").has(silver=1)


def test_b13_face_down_tiles_have_no_free_step() -> None:
    """Given all free steps, then a face-down tile needs the exact number."""
    game = a_game(1).founds(9, 10, 11).stores("bank").dice(5, 5)
    tile = game.player().storage[0]
    game.player().storage[0] = tile + 200
    game.ready()
    board = BOARD["13a"]
    spaces = {int(key.split(":")[3]) for key in game.offered("place")}
    assert spaces and {board.numbers[space - 1] for space in spaces} == {5}


def test_b78_a_bounty_that_covers_another_colour_brings_another_one() -> None:
    """Given one space left of mines and of castles, then the free castle brings a tile again."""
    game = a_game(1)
    board = BOARD["13a"]
    mines, castles = spaces_of("13a", "M"), spaces_of("13a", "C")
    last_castle = next(k for k in castles if game.duchy().spaces[k - 1] == EMPTY)
    game.fills(*mines[1:], *[k for k in castles if k != last_castle])
    for space in (mines[0], last_castle):
        near = [k for k in range(37) if board.near[space - 1] >> k & 1]
        game.fills(next(k for k in near if board.colours[k] not in (4, 5)) + 1)
    game.stores("mine").black("castle", "bank")
    die = board.numbers[mines[0] - 1]
    game.dice(die, die).does(f"place:{die}:mine:{mines[0]}", "first:bounty")
    game.does(f"place:0:castle:{last_castle}")
    assert game.told("filled") == [(4,)]
    assert "first:bounty" in game.offers


def test_a_first_purchase_does_not_wait_for_the_dice() -> None:
    """Given both dice used, then a tile may still be bought before the turn ends."""
    game = a_game().black("mine").owns(silver=2).dice(1, 2).does("workers:1", "workers:2")
    game.does("buy:mine").has(stored=1)
    assert game.offers == ["end"]


def test_all_monasteries_of_the_worker_action_work_together() -> None:
    """Given 13 and 14, then a die brings 4 workers and 1 silver, a boarding house 4 workers."""
    game = a_game().founds(13, 14).stores("boarding").dice(3, 1)
    game.does("workers:1").has(workers=4, silver=1)
    game.does("place:3:boarding:12").has(workers=8, silver=1)


@pytest.mark.parametrize("beast", BEASTS[:GEESE])
def test_b39_each_kind_of_livestock_scores_with_its_own(beast: str) -> None:
    """Given 3 and 4 of a kind and 2 of another in a pasture, then 2 more of the first score 9."""
    other = next(name for name in BEASTS if name != beast)
    game = a_game().covers((5, f"{beast}3"), (10, f"{beast}4"), (11, f"{other}2"))
    game.stores(f"{beast}2").dice(1, 1).does(f"place:1:{beast}2:6").has(vp=2 + 3 + 4)
