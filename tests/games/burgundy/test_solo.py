"""The solo game (B72 to B81, B103)."""

from __future__ import annotations

import pytest

from stupor.engine.rng import SplitMix
from stupor.games.burgundy import setup
from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.face.gestures.plaque_words import plaque_text
from stupor.games.burgundy.ids import EMPTY, FACE_DOWN
from tests.games.burgundy.scenario import RULES, Scenario, a_game

BOARDS = ("13a", "13b")


def alone(board: str = "13a", target: int = 50, **options: object) -> Scenario:
    """A bare solo game with the castle on the board's last castle space that is none by itself."""
    return a_game(1, board=board, target=target, **options)


def named(board: str, name: str) -> int:
    """The space (from 1) of a cluster and its number, such as tl.1."""
    return BOARD[board].places.index(name) + 1


def space_for(game: Scenario, colour: int, alone_in_region: bool = True) -> int:
    """A free space (from 1) of a colour, in a region of its own if asked."""
    board = BOARD["13a"]
    for space in range(37):
        free = board.colours[space] == colour and game.duchy().spaces[space] == EMPTY
        if free and (board.region_size[board.region_of[space]] == 1) == alone_in_region:
            return space + 1
    raise LookupError


def reachable(game: Scenario, space: int) -> Scenario:
    """A neighbour of the space is covered, of a region that this does not fill."""
    board = BOARD["13a"]
    near = [n for n in range(37) if board.near[space - 1] >> n & 1]
    near.sort(key=lambda n: -board.region_size[board.region_of[n]])
    game.fills(near[0] + 1)
    return game


def test_alone_one_starts_with_1_silver_2_workers_and_3_goods() -> None:
    s = setup.new_game(1, 1, {})
    assert (s.duchies[0].silver, s.duchies[0].workers, len(s.duchies[0].goods)) == (1, 2, 3)
    assert s.solo is not None and (s.solo.counter, s.solo.target) == (0, 50)


@pytest.mark.parametrize("board", BOARDS)
def test_b72_the_castle_may_start_on_any_castle_space(board: str) -> None:
    s = setup.new_game(1, 1, {"board": board})
    assert {int(option[1]) - 1 for option in s.options} == set(BOARD[board].castles)
    assert len(s.options) == 4


def test_b72_other_clusters_are_reached_over_rivers_alone() -> None:
    """Given the ship of TL beside its river, then BL's and TR's ships open, nothing else there."""
    board = BOARD["13a"]
    for one, other in board.rivers:
        assert board.near[one] >> other & 1 and board.near[other] >> one & 1
    clusters = [name.split(".")[0] for name in board.places]
    for space in range(37):
        for other in range(37):
            if board.near[space] >> other & 1 and clusters[space] != clusters[other]:
                assert (space, other) in board.rivers or (other, space) in board.rivers


@pytest.mark.parametrize("board", BOARDS)
def test_b72_regions_never_cross_a_river(board: str) -> None:
    printed = BOARD[board]
    for region in printed.regions:
        clusters = {printed.places[n].split(".")[0] for n in range(37) if region >> n & 1}
        assert len(clusters) == 1


def next_round(game: Scenario, number: int) -> Scenario:
    """The next round begins with the white die at a number."""
    for seed in range(200):
        probe = game.s.clone()
        probe.rng = SplitMix(seed)
        RULES.apply(probe, ("end",))
        if probe.white == number:
            return game.chance(seed).does("end")
    raise LookupError


def test_b73_goods_first_then_the_first_tile_of_that_depot_leaves() -> None:
    game = alone().depot(3, "cow2", "ship").depot(4, "bank")
    goods = game.s.round_goods[0]
    first = game.s.depots[8]
    next_round(game, 3)
    assert game.s.depot_goods[2] == (goods,)
    assert first in game.s.box and game.told("removed") == [(first, 3)]
    kinds = [event.kind for event in game.events if event.kind in ("white", "removed")]
    assert kinds == ["white", "removed"]


def test_b73_an_empty_depot_passes_it_on_clockwise_and_with_none_nothing_leaves() -> None:
    game = alone().depot(1, "bank")
    tile = game.s.depots[0]
    next_round(game, 5)
    assert game.told("removed") == [(tile, 1)]
    game = alone()
    next_round(game, 5)
    assert not game.told("removed")


def ship_placed(game: Scenario) -> Scenario:
    space = space_for(game, 2)
    reachable(game, space).stores("ship")
    die = BOARD["13a"].numbers[space - 1]
    game.dice(die, die)
    game.does(f"place:{die}:ship:{space}")
    return game


def after_gains(game: Scenario, effect_first: bool = True) -> Scenario:
    """The effect of a tile first, or its points."""
    while game.asks in ("sequel", "points"):
        if game.asks == "points":
            game.does("skip")
        elif effect_first and "first:effect" in game.offers:
            return game.does("first:effect")
        else:
            game.does(game.offers[0])
    return game


def test_b74_after_the_ships_depot_all_other_goods_leave_the_game() -> None:
    game = alone().goods_at(1, 1, 2).goods_at(4, 3, 3).goods_at(5, 6)
    after_gains(ship_placed(game)).does("ship:4")
    assert game.goods_colours() == [3, 3]
    assert game.s.depot_goods == ((),) * 6 and len(game.s.goods_box) >= 3


def test_b74_with_monastery_5_a_neighbour_comes_along() -> None:
    game = alone().founds(5).goods_at(1, 1).goods_at(2, 2).goods_at(5, 6)
    after_gains(ship_placed(game)).does("ship:1", "ship:2")
    assert game.goods_colours() == [1, 2] and game.s.depot_goods == ((),) * 6


def test_b74_goods_of_any_number_of_colours_are_stored() -> None:
    game = alone().goods(1, 2, 3).goods_at(4, 4, 5, 6)
    after_gains(ship_placed(game)).does("ship:4")
    assert game.goods_colours() == [1, 2, 3, 4, 5, 6]


def test_b74_five_goods_may_be_given_once_for_one_black_tile_face_down() -> None:
    """Given six goods, then five of them, chosen one by one, are not sold but gone."""
    game = alone().goods(1, 1, 2, 2, 3, 3).black("castle", "mine").founds(25)
    after_gains(ship_placed(game))
    assert game.asks == "trade"
    game.does("trade:castle")
    assert game.offers == ["give:1", "give:2", "give:3"]
    game.does("give:1", "give:1", "give:2", "give:3", "give:3")
    assert game.goods_colours() == [2]
    game.has(sold=0, stored=1)
    assert game.player().storage[0] > FACE_DOWN
    assert RULES.table(game.s, 0).pieces("storage.0.1")[0].startswith("back.")
    assert game.asks != "trade"


def test_b74_fewer_goods_buy_nothing_and_it_may_be_declined() -> None:
    game = alone().goods(1, 1, 2, 2).black("castle")
    after_gains(ship_placed(game))
    assert game.asks != "trade"
    game = alone().goods(1, 1, 2, 2, 3).black("castle")
    after_gains(ship_placed(game)).does("skip").has(goods=5)


def face_down(game: Scenario, name: str) -> Scenario:
    """Such a tile lies face down in storage."""
    game.player().storage[0] = game.tile(name) + FACE_DOWN
    return game.ready()


def test_b75_a_face_down_tile_goes_on_any_colour_by_number_and_neighbour() -> None:
    game = face_down(alone(), "castle").owns(workers=3)
    open_spaces = {n + 1 for n in range(37) if game.duchy().open >> n & 1}
    assert game.places("back-castle") == open_spaces
    game.owns().dice(2, 2)
    board = BOARD["13a"]
    assert game.places("back-castle") == {n for n in open_spaces if board.numbers[n - 1] == 2}


def test_b75_it_has_no_type_and_no_effect() -> None:
    """Given castle, ship and monastery 22 face down, then nothing but the region's points comes."""
    for name in ("castle", "ship", "m22", "cow4", "bank"):
        game = face_down(alone(), name).owns(workers=3).founds(24)
        space = next(iter(sorted(game.places(f"back-{name}"))))
        die = BOARD["13a"].numbers[space - 1]
        game.dice(die, die)
        vp = game.player().vp
        game.does(f"place:{die}:back-{name}:{space}")
        while game.asks in ("sequel", "points"):
            assert "first:effect" not in game.offers
            game.does("skip" if game.asks == "points" else game.offers[0])
        gained = game.player().vp - vp
        board = BOARD["13a"]
        whole = board.region_size[board.region_of[space - 1]] == 1
        assert gained == (11 if whole else 0)
        assert RULES.facts(game.s, 0)["monasteries.0"] == {"24": 0}
        game.has(silver=0)


def test_b76_size_and_phase_points_effect_and_bounty_come_in_any_order() -> None:
    """Given the last castle that fills region and colour, then all four are offered first."""
    game = alone().black("bank").phase("C")
    board = BOARD["13a"]
    castles = [n + 1 for n in board.castles if game.duchy().spaces[n] == EMPTY]
    game.fills(*castles[:-1]).stores("castle")
    reachable(game, castles[-1])
    die = board.numbers[castles[-1] - 1]
    game.dice(die, die).does(f"place:{die}:castle:{castles[-1]}")
    assert game.asks == "sequel"
    assert game.offers == ["first:size", "first:phase", "first:bounty", "first:effect"]
    asked = RULES.decision(game.s)
    assert asked is not None
    notes = [plaque_text(asked, option).note for option in asked.options]
    assert notes == ["+1 VP", "+6 VP", "", ""]
    game.does("first:phase")
    assert game.s.solo is not None and game.s.solo.counter == 6
    game.does("first:effect")
    assert game.asks == "action"
    game.does("skip", "first:size")
    assert game.s.solo.counter == 7 and game.asks == "bounty"


def gain(game: Scenario, vp: int) -> Scenario:
    """A sale of two goods brings 4 points after the counter was put short of it."""
    assert game.s.solo is not None
    game.s.solo.counter = vp
    game.goods(1, 1)
    return game.dice(1, 1).does("sell:1:1")


def test_b77_after_a_gain_points_may_be_bought_at_a_silver_each() -> None:
    game = gain(alone().owns(silver=2), 10)
    assert game.asks == "points"
    assert game.offers == ["points:1", "points:2", "points:3", "skip"]
    game.does("points:2").has(silver=1)
    assert game.s.solo is not None and game.s.solo.counter == 16
    assert RULES.facts(game.s, 0)["sources.0"]["bought"][0] == 2


def test_b77_at_the_target_the_counter_starts_anew_the_rest_is_lost_and_an_action_is_won() -> None:
    game = gain(alone(), 48)
    assert game.s.solo is not None
    assert (game.s.solo.counter, game.s.solo.target) == (0, 45)
    assert game.asks == "action" and "workers:0" in game.offers
    game.does("workers:0").has(workers=2)


def test_b77_bought_points_reach_it_too() -> None:
    game = gain(alone().owns(silver=5), 44)
    assert game.offers[-2:] == ["points:2", "skip"]
    game.does("points:2")
    assert game.s.solo is not None and game.s.solo.target == 45 and game.asks == "action"


def test_b77_the_target_never_falls_below_5() -> None:
    game = alone()
    assert game.s.solo is not None
    game.s.solo.target = 5
    gain(game, 3)
    assert game.s.solo.target == 5 and game.s.solo.counter == 0


def filled_colour(game: Scenario) -> Scenario:
    """The last mine is placed, which covers its colour."""
    board = BOARD["13a"]
    mines = [n + 1 for n in range(37) if board.colours[n] == 5]
    game.fills(*mines[:-1]).stores("mine")
    reachable(game, mines[-1])
    die = board.numbers[mines[-1] - 1]
    return game.dice(die, die).does(f"place:{die}:mine:{mines[-1]}")


def test_b78_a_covered_colour_gives_a_tile_of_the_black_depot_placed_at_once() -> None:
    game = filled_colour(alone().black("bank", "ship"))
    game.does("first:bounty")
    assert game.asks == "bounty"
    keys = game.offered("place")
    assert keys and all(key.split(":")[1] == "0" for key in keys)
    key = sorted(keys)[0]
    game.does(key)
    assert game.player().ledger[2 * 6] == 0, "no bonus tile scores alone"


@pytest.mark.parametrize("colour", range(6))
def test_b78_any_colour_does_when_it_is_covered(colour: int) -> None:
    """Given all spaces of a colour but one, then its last tile brings the bounty."""
    board = BOARD["13a"]
    game = alone().founds(1) if colour == 0 else alone()
    spaces = [n + 1 for n in range(37) if board.colours[n] == colour]
    last = [n for n in spaces if game.duchy().spaces[n - 1] == EMPTY][-1]
    game.fills(*[n for n in spaces if n != last])
    reachable(game, last)
    tile = game.player().storage[0] = game.any_of(colour)
    die = board.numbers[last - 1]
    game.dice(die, die).does(f"place:{die}:{tile}:{last}")
    assert game.asks == "sequel" and "first:bounty" in game.offers


def test_b78_with_effect_and_it_may_be_declined() -> None:
    game = filled_colour(alone().black("boarding"))
    game.does("first:bounty")
    game.does("skip").has(workers=0)
    game = filled_colour(alone().black("boarding")).does("first:bounty")
    game.does(sorted(game.offered("place"))[0])
    while game.asks in ("sequel", "points"):
        game.does(game.offers[-1])
    game.has(workers=4)


def test_b78_nothing_if_none_fits() -> None:
    game = filled_colour(alone())
    game.does("first:bounty")
    assert game.asks in ("sequel", "turn")


def test_b79_scoring_monasteries_score_once_on_placing_by_the_state_then() -> None:
    """Given 2 colours sold and a bank, then 15 brings 4 and 22 brings 4, and nothing at the end."""
    for number, vp in ((15, 4), (25, 3), (22, 4), (24, 4)):
        game = alone().sold(1, 1, 2)
        cow = next(n + 1 for n in range(37) if BOARD["13a"].colours[n] == 1)
        beige = next(n + 1 for n in range(37) if BOARD["13a"].colours[n] == 0)
        game.covers((cow, "cow2"), (beige, "bank"))
        space = space_for(game, 3, alone_in_region=False)
        reachable(game, space).stores(f"m{number}")
        die = BOARD["13a"].numbers[space - 1]
        game.dice(die, die).does(f"place:{die}:m{number}:{space}")
        assert game.told("founded") == [(number, vp)]
        assert game.s.solo is not None and game.s.solo.counter == vp


def test_b79_26_counts_covered_colours() -> None:
    game = alone()
    board = BOARD["13a"]
    game.fills(*[n + 1 for n in range(37) if board.colours[n] == 5])
    space = space_for(game, 3, alone_in_region=False)
    reachable(game, space).stores("m26")
    die = board.numbers[space - 1]
    game.dice(die, die).does(f"place:{die}:m26:{space}")
    assert game.told("founded") == [(26, 3)]


def test_b80_two_player_figures_and_no_final_count() -> None:
    game = alone().goods(4).dice(4, 4).does("sell:4:4").has(vp=2, silver=1)
    game = alone().owns(silver=9, workers=9).founds(22)
    while game.s.agenda:
        game.does(game.offers[-1])
    result = RULES.result(game.s)
    assert result.scores == (0,) and result.winners == () and result.reason == "rounds"
    assert result.title == "Defeat"


def test_b80_monastery_27_means_nothing() -> None:
    game = alone(expansions=["extra-tiles"])
    space = space_for(game, 3, alone_in_region=False)
    reachable(game, space).stores("m27")
    die = BOARD["13a"].numbers[space - 1]
    game.dice(die, die).does(f"place:{die}:m27:{space}")
    assert game.asks == "turn" and game.s.on_top == -1


@pytest.mark.parametrize("target", range(45, 56))
def test_b81_the_first_target_is_a_setting(target: int) -> None:
    s = setup.new_game(1, 1, {"target": target})
    assert s.solo is not None and s.solo.target == target


def test_b103_the_game_is_won_at_once_with_the_37th_hex() -> None:
    """Given one hex left, when it is covered in the first round, then all is over and won."""
    game = alone()
    last = next(n + 1 for n in range(37) if BOARD["13a"].colours[n] == 5)
    game.fills(*[n for n in range(1, 38) if n != last]).stores("mine")
    die = BOARD["13a"].numbers[last - 1]
    game.dice(die, die).does(f"place:{die}:mine:{last}")
    assert RULES.over(game.s)
    result = RULES.result(game.s)
    assert result.winners == (0,) and result.reason == "filled" and result.title == "Victory"


def placed_yellow(game: Scenario, name: str) -> Scenario:
    space = space_for(game, 3, alone_in_region=False)
    reachable(game, space).stores(name)
    die = BOARD["13a"].numbers[space - 1]
    return game.dice(die, die).does(f"place:{die}:{name}:{space}")


def test_b103_the_crane_counts_when_the_monastery_is_placed_after_it_once() -> None:
    game = alone(expansions=["extra-tiles"])
    beige = [n + 1 for n in range(37) if BOARD["13a"].colours[n] == 0]
    game.covers((beige[0], "bank"), (beige[1], "crane"))
    placed_yellow(game, "m22")
    assert game.told("founded") == [(22, 8)]
    while game.asks != "turn":
        game.does(game.offers[-1])
    placed_yellow(game.turn_of(0), "m17")
    assert not game.told("founded")


def test_b103_or_when_it_is_placed_after_the_monastery() -> None:
    game = alone(expansions=["extra-tiles"]).founds(22)
    space = space_for(game, 0, alone_in_region=False)
    reachable(game, space).stores("crane")
    die = BOARD["13a"].numbers[space - 1]
    game.dice(die, die).does(f"place:{die}:crane:{space}")
    before = game.s.solo
    after_gains(game)
    assert before is game.s.solo is not None and game.s.solo.counter == 4 and game.s.solo.crane


@pytest.mark.parametrize(
    ("monastery", "counts"), [(16, True), (23, True), (15, False), (24, False)]
)
def test_b103_the_crane_counts_for_16_to_23_alone(monastery: int, counts: bool) -> None:
    game = alone(expansions=["extra-tiles"]).founds(monastery)
    space = space_for(game, 0, alone_in_region=False)
    reachable(game, space).stores("crane")
    die = BOARD["13a"].numbers[space - 1]
    game.dice(die, die).does(f"place:{die}:crane:{space}")
    after_gains(game)
    assert game.s.solo is not None and game.s.solo.crane == counts


def test_a_solo_game_tells_places_rivers_and_target() -> None:
    facts = RULES.facts(alone().s, 0)
    assert facts["places"][0] == "tl.1" and len(facts["rivers"]) == 5
    assert RULES.table(alone().s, 0).counters["target"] == 50
    assert named("13a", "tl.1") == 1
