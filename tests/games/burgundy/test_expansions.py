"""White castles, inns, border posts, trade routes (B49, B50, B53, B54, B56 to B63)."""

from __future__ import annotations

import pytest

from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.data.routes import REWARDS, ROUTES
from stupor.games.burgundy.figures.laid import stops_of
from tests.games.burgundy.scenario import RULES, Scenario, a_game, at

WHITE = {"expansions": ["white-castles"]}
INN = {"expansions": ["inns"]}
POSTS = {"expansions": ["border-posts"], "duchies": ["11a", "11a"]}
ROUTE = {"expansions": ["trade-routes"]}


def game_with(**options: object) -> Scenario:
    return a_game(**options)  # type: ignore[arg-type]


# --- white castles ------------------------------------------------------------------------------


def test_b49_a_white_castle_is_an_action_with_the_white_dies_number() -> None:
    """Given the white die at 4, then only depot 4 and colour 4 are open; workers change it."""
    game = game_with(**WHITE).white(4).depot(4, "bank").depot(6, "mine").stores("white")
    game.goods(4, 5).dice(3, 1).does("place:3:white:12")
    assert game.asks == "white"
    offers = {game.spell("take:4:bank"), "sell:4:4", "workers:4", "skip"}
    assert set(game.offers) == offers
    game.refuses("take:4:mine", "dice.workers.2")
    game.does("workers:4").has(workers=2)
    assert game.s.white == 4


def test_b49_workers_and_monasteries_change_it_as_a_die() -> None:
    game = game_with(**WHITE).white(4).depot(6, "mine").stores("white").owns(workers=2).dice(3, 1)
    game.does("place:3:white:12", "take:4:mine").has(workers=0)
    game = game_with(**WHITE).white(4).depot(6, "mine").stores("white").owns(workers=1).dice(3, 1)
    game.founds(8).does("place:3:white:12", "take:4:mine").has(workers=0)
    game = game_with(**WHITE).white(4).stores("white", "bank").dice(3, 1).founds(9)
    game.does("place:3:white:12")
    assert 26 in game.places("bank")


def test_b49_it_may_be_declined_and_the_white_die_stays() -> None:
    game = game_with(**WHITE).white(4).stores("white").dice(3, 1)
    game.does("place:3:white:12", "skip")
    assert game.asks == "turn" and game.s.white == 4 and game.player().dice == (0, 1)


def test_b50_placed_at_a_phase_end_it_uses_the_last_rounds_number() -> None:
    game = game_with(expansions=["white-castles", "shields"]).bears(14).owns(silver=1)
    game.phase("A", 5).white(5).depot(3, "white").does("end", "end", "place:0:white:12")
    assert game.asks == "white" and "workers:5" in game.offers


def test_white_castles_are_buildings() -> None:
    game = game_with(**WHITE).stores("white").dice(5, 5)
    game.refuses("place:5:white:20", "place.colour")


# --- inns ---------------------------------------------------------------------------------------


def test_b53_an_inn_lies_on_any_colour_once_in_a_region() -> None:
    game = game_with(**INN).stores("inn").owns(workers=3).dice(1, 1)
    assert game.places("inn") == {12, 13, 18, 20, 25, 26}
    game = game_with(**INN).covers((26, "inn")).stores("inn").owns(workers=3).dice(1, 1)
    game.refuses("place:1:inn:27", "place.inn")
    assert 13 in game.places("inn")


def test_b53_it_makes_its_region_one_larger_the_phase_bonus_stays() -> None:
    """Given the town of one in phase C, then an inn there scores 3 and 6."""
    game = game_with(**INN).phase("C").stores("inn").dice(3, 3)
    game.does("place:3:inn:12").has(vp=3 + 6)
    assert game.told("region") == [(0, 2, 3, 6)]


def test_b53_eight_is_the_most() -> None:
    """Given the town of eight of duchy 10, then with an inn it still scores 36."""
    game = game_with(duchies=["10", "10"], **INN).phase("E")
    board = BOARD["10"]
    town = next(r for r in board.regions if r & board.coloured[0] and r.bit_count() == 8)
    spaces = [n + 1 for n in range(37) if town >> n & 1]
    names = ["bank", "church", "market", "townhall", "warehouse", "watchtower", "carpenter"]
    game.covers(*zip(spaces, names, strict=False)).stores("inn")
    die = board.numbers[spaces[-1] - 1]
    game.dice(die, die).does(f"place:{die}:inn:{spaces[-1]}").has(vp=36 + 2)


def test_b53_it_is_no_animal_no_mine_no_building() -> None:
    game = game_with(**INN).phase("A", 5).covers((25, "inn"), (26, "inn"), (10, "inn"))
    game.stores("bank").dice(1, 1)
    assert 27 in game.places("bank")
    assert RULES.facts(game.s, None)["herds.0"][0] == {"region": 0}
    game.does("end", "end")
    assert not game.told("mines")


def test_b54_one_more_inn_each_phase_they_stay_and_pile_up() -> None:
    """Given nobody who buys, then phase E offers five inns, all alike as one choice."""
    game = game_with(**INN)
    assert len(game.s.inns) == 1
    while game.s.phase < 4:
        game.does("end")
    assert len(game.s.inns) == 5 and not game.s.inn_pile
    game.s.turns = game.s.order = (0, 1)
    game.turn_of(0).owns(silver=2)
    inns = [key for key in game.offered("buy") if int(key.split(":")[1]) >= 195]
    assert len(inns) == 1
    game.does(inns[0]).has(stored=1)
    assert len(game.s.inns) == 4


# --- border posts -------------------------------------------------------------------------------

NORTH = [at(2, column) for column in range(1, 6)]
EAST = [at(3, 6), at(4, 6), at(5, 5), at(6, 4), at(7, 3)]
WEST = [at(3, 1), at(4, 2), at(5, 2), at(6, 2), at(7, 2)]


def finish(game: Scenario, lane: list[int], seat: int = 0) -> int:
    """Cover a lane, its last space by a die; the points for posts that this brings."""
    game.fills(*lane[:-1], seat=seat)
    board = BOARD["11a"]
    last, player = lane[-1], game.player(seat)
    game.s.box += tuple(tile for tile in player.storage if tile >= 0)
    player.storage = [game.any_of(board.colours[last - 1]), -1, -1]
    die = board.numbers[last - 1]
    game.turn_of(seat).dice(die, die, seat)
    game.duchy(seat).towns = (0,) * 10
    game.s.options = game.s.agenda[-1][1][0].options(game.s, seat)
    before = sum(points_of(game, seat))
    game.does(f"place:{die}:{player.storage[0]}:{last}")
    while game.asks != "turn":
        game.does("skip" if "skip" in game.offers else game.offers[0])
    return sum(points_of(game, seat)) - before


def points_of(game: Scenario, seat: int) -> list[int]:
    return list(RULES.facts(game.s, None)[f"sources.{seat}"]["posts"])


def test_b56_two_posts_are_linked_by_the_straight_lane_between_them() -> None:
    """Given the five hexes of a lane, then the fifth links; a way round it does not."""
    game = game_with(**POSTS).phase("B")
    game.fills(*NORTH[:4], at(1, 4), at(3, 5), at(3, 6))
    assert game.duchy().links == 0
    assert finish(game, NORTH) == 8
    assert RULES.facts(game.s, None)["lanes.0"][0] == ["nw", "ne", 5]


def test_b56_a_switch_of_the_figures_allows_any_chain() -> None:
    game = game_with(figures={"posts": {"link": "chain"}}, **POSTS).phase("E")
    game.fills(at(2, 1), at(1, 1), at(1, 2), at(1, 3), at(1, 4))
    assert finish(game, [at(2, 5)]) == 2
    assert game.duchy().links == 1


CHAIN = {
    "expansions": ["border-posts", "shields"],
    "duchies": ["11a", "11a"],
    "figures": {"posts": {"link": "chain"}},
}


def test_b56_with_shield_18_a_chain_has_to_hang_together() -> None:
    """Given tiles at two posts with nothing between, then only the chain between them links."""
    game = game_with(**CHAIN).phase("E").bears(18).fills(at(2, 1))
    assert finish(game, [at(2, 5)]) == 0 and game.duchy().links == 0
    assert finish(game, [at(1, 1), at(1, 2), at(1, 3), at(1, 4)]) == 2
    assert game.duchy().links == 1


def test_b56_with_shield_18_chains_that_grow_together_link_all_three() -> None:
    """Given the north linked and a chain to the south post apart, then what joins them links it."""
    game = game_with(**CHAIN).phase("E").bears(18)
    assert finish(game, NORTH) == 2
    assert finish(game, EAST[1:]) == 0 and game.duchy().links == 1
    assert finish(game, EAST[:1]) == 2 + 5 and game.duchy().links == 2


def test_b57_the_first_link_the_second_with_its_bonus_and_nothing_for_the_third() -> None:
    """Given two players in phase C: 6, then 6 + 5, then 0; the second player gets 2."""
    game = game_with(**POSTS).phase("C")
    assert finish(game, NORTH) == 6
    assert finish(game, EAST) == 6 + 5
    assert finish(game, WEST) == 0
    assert finish(game, WEST, seat=1) == 6
    assert finish(game, EAST, seat=1) == 6 + 2


@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_b57_the_bonus_by_players_and_none_for_the_third(
    seats: int, large: int, small: int
) -> None:
    game = game_with(seats=seats, expansions=["border-posts"], duchies=["11a"] * seats).phase("E")
    gains = []
    for seat in range(seats):
        finish(game, NORTH, seat)
        gains.append(finish(game, EAST, seat) - 2)
    assert gains == [large, small, 0, 0][:seats]


def test_b58_the_first_castle_counts_as_covered() -> None:
    """Given no tile but the first castle, then its space is one of those that links count."""
    game = game_with(**POSTS)
    castle = next(n for n, tile in enumerate(game.duchy().spaces) if tile >= 0)
    assert game.duchy().covered == 1 << castle
    assert castle in BOARD["11a"].castles


def test_b59_neither_monastery_26_nor_shield_7_sees_this_bonus() -> None:
    game = (
        game_with(expansions=["border-posts", "shields"], duchies=["11a", "11a"])
        .phase("C")
        .bears(7)
        .founds(26)
    )
    finish(game, NORTH)
    assert finish(game, EAST) == 6 + 5
    assert RULES.facts(game.s, None)["monasteries.0"] == {"26": 3 * len(game.duchy().bonuses)}


# --- trade routes -------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 4), (4, 3)])
def test_b60_each_gets_open_routes_in_random_order(seats: int, count: int) -> None:
    s = game_with(seats=seats, **ROUTE).s
    routes = [route for duchy in s.duchies for route in duchy.routes]
    assert len(routes) == len(set(routes)) == seats * count
    assert RULES.table(s, 1).pieces("routes.0.1") == [f"route.{s.duchies[0].routes[0]}"]


def test_b60_spaces_are_filled_from_left_to_right_over_all_tiles() -> None:
    game = game_with(**ROUTE).route(1, 2).goods(3, 3, 3, 3).dice(3, 1).does("sell:3:3")
    table = RULES.table(game.s, 0)
    assert [len(table.pieces(f"route.0.{n}")) for n in range(1, 7)] == [1, 1, 1, 1, 0, 0]


def test_b61_silver_and_points_first_then_all_tiles_lie_then_the_rewards_in_order() -> None:
    """Given 5:sell, 2:church, 3:vp4 and a sale of two 5s after one: only matching spaces pay."""
    game = game_with(**ROUTE).route(2).goods(5, 1).depot(1, "mine").dice(5, 1)
    game.does("sell:5:5")
    order = [event.kind for event in game.events if event.kind in ("sold", "reward")]
    assert order == ["sold", "reward"] and game.told("reward") == [("sell",)]
    told = [(event.kind, *event.args) for event in game.events]
    paid = [n for n, words in enumerate(told) if words[1] in ("silver.0", "vp.0")]
    laid = next(n for n, words in enumerate(told) if words[-1] == "route.0.1")
    assert len(paid) == 2 and max(paid) < laid < told.index(("reward", "sell"))
    assert game.asks == "warehouse"
    game.does("sell:0:1")
    assert game.asks == "turn"
    game.goods(3, 3).dice(3, 1).does("sell:3:3")
    assert game.told("reward") == [("vp4",)]


def test_b61_every_space_of_the_sold_colour_that_is_filled_now_pays() -> None:
    """Given routes 1 and 9 … 4:market and later 1:workers4, then a long sale earns both of 1."""
    game = game_with(**ROUTE).route(1, 9).goods(1, 1, 1, 1, 1, 1).dice(1, 2).does("sell:1:1")
    assert game.told("reward") == [("silver2",), ("workers4",)]
    game.has(silver=1 + 2, workers=4, vp=12)


def test_b62_rewards_may_be_declined_and_sell_continues_the_route() -> None:
    game = game_with(**ROUTE).route(2, 8).goods(5, 6, 6, 6).dice(5, 1).does("sell:5:5")
    game.does("sell:0:6")
    assert len(game.duchy().laid) == 4
    assert list(game.told("reward")) == [("sell",)]
    assert game.asks == "turn"


def test_b62_die_is_a_castles_action_and_place_a_town_halls() -> None:
    game = game_with(**ROUTE).route(1).goods(2, 6).depot(5, "ship").dice(2, 6)
    game.does("sell:2:2", "sell:6:6")
    assert game.asks == "action" and game.spell("take:0:ship") in game.offers
    game.does("skip")
    game = game_with(**ROUTE).route(7).goods(2, 4).stores("bank").dice(2, 4)
    game.does("sell:2:2", "sell:4:4")
    assert game.asks == "townhall" and game.places("bank") == {12, 26}


def test_b62_market_church_building_and_any_fetch() -> None:
    wanted = {"market": "ship", "church": "mine", "building": "bank", "any": "m3"}
    for what, name in wanted.items():
        route, place, colour = next(
            (route.id, place, stop.colour)
            for route in ROUTES for place, stop in enumerate(route.stops) if stop.reward == what
        )  # fmt: skip
        game = game_with(**ROUTE).route(route).depot(1, *wanted.values())
        game.duchy().laid = game.goods_of(tuple(
            next(c for c in range(1, 7) if c != colour) for _ in range(place)))  # fmt: skip
        game.goods(colour).dice(colour, 1).does(f"sell:{colour}:{colour}")
        assert game.asks == "fetch", what
        game.does(f"fetch:{name}").has(stored=1)


def test_b63_a_full_route_takes_no_more_and_no_reward_comes_twice() -> None:
    game = game_with(**ROUTE).route(1).goods(1, 1, 1, 1, 1).dice(1, 2).does("sell:1:1")
    assert len(game.duchy().laid) == 3
    game.has(sold=2, silver=3)
    game.goods(1).turn_of(0).dice(1, 2).does("sell:1:1").has(sold=3, silver=4)


def test_the_twelve_routes_have_each_colour_six_times() -> None:
    stops = [stop for route in ROUTES for stop in route.stops]
    assert len(ROUTES) == 12 and len(stops) == 36
    for colour in range(1, 7):
        assert sum(stop.colour == colour for stop in stops) == 6
    for what in REWARDS:
        assert 1 <= sum(stop.reward == what for stop in stops) <= 4
    assert {stop.reward for stop in stops} == set(REWARDS)


def test_a_route_of_the_facts_is_that_of_the_tiles() -> None:
    game = game_with(**ROUTE).route(1, 2)
    assert len(stops_of(game.s, game.duchy())) == 6
    assert RULES.facts(game.s, None)["route.0"][0] == [1, "silver2", False]
