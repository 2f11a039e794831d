"""The team game (B64 to B70)."""

from __future__ import annotations

from stupor.games.burgundy import queries, setup
from stupor.games.burgundy.board import spread
from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.box import BOX
from stupor.games.burgundy.ids import EMPTY
from tests.games.burgundy.scenario import RULES, Scenario, a_game


def teams(board: str = "12a", **options: object) -> Scenario:
    """A bare team game; seats 0 and 2 against 1 and 3."""
    return a_game(4, team=board, **options)


def test_a_team_starts_with_a_board_a_castle_goods_silver_and_workers() -> None:
    """Given team A, which begins, 3 workers, team B 5; 2 silver and 3 goods each."""
    s = setup.new_game(4, 3, {"team": "12a"})
    first = s.order[0] % 2
    assert [duchy.workers for duchy in s.duchies] == ([3, 5] if first == 0 else [5, 3])
    assert [duchy.silver for duchy in s.duchies] == [2, 2]
    assert [len(duchy.goods) for duchy in s.duchies] == [3, 3]
    assert all(duchy.spaces[36] != EMPTY and duchy.spaces.count(EMPTY) == 72 for duchy in s.duchies)
    assert [s.players[seat].duchy for seat in s.order] == [first, 1 - first, first, 1 - first]


def test_on_12b_each_team_chooses_the_castle_1_or_6() -> None:
    s = setup.new_game(4, 3, {"team": "12b"})
    board = BOARD["12b"]
    asked = []
    while s.phase < 0:
        assert [board.numbers[int(o[1]) - 1] for o in s.options] in ([6, 1], [1, 6])
        asked.append(RULES.asked(s))
        RULES.apply(s, s.options[-1])
    assert asked == list(s.order[:2])
    assert [duchy.spaces.count(EMPTY) for duchy in s.duchies] == [72, 72]


def test_b64_turn_dice_purchase_and_points_are_ones_own() -> None:
    """Given team A's first seat done, then its partner has dice, bridge and purchase of its own."""
    game = teams().owns(silver=4).black("mine", "bank").dice(3, 3)
    game.does("buy:mine", "keep:own", "workers:3").refuses("buy:bank", "buy.once")
    assert game.player(2).dice == (1, 1)
    game.does("end", "end")
    assert game.seat == 2
    game.does("buy:bank", "keep:own").has(stored=1)
    game.has(2, stored=1)


def test_b64_duchy_goods_silver_workers_and_monasteries_are_the_teams() -> None:
    game = teams().owns(workers=2).founds(14)
    game.does("workers:1").has(2, workers=6)
    game.goods(1, 1).does("sell:1:1").has(2, goods=0, silver=1)
    game.has(0, vp=8).has(2, vp=0)
    game.does("end", "end", "workers:1").has(0, workers=10)


def test_b65_figures_are_those_of_four() -> None:
    game = teams()
    assert RULES.facts(game.s, None)["bonus_next"] == [7] * 6
    board = BOARD["12a"]
    assert [spaces.bit_count() for spaces in board.coloured] == [24, 12, 12, 12, 7, 6]


def test_b65_the_bonus_goes_to_who_covers_the_last_hex_the_small_one_to_the_other_team() -> None:
    game = teams().phase("E")
    board = BOARD["12a"]
    mines = [n + 1 for n in range(73) if board.colours[n] == 5]
    for seat, vp in ((0, 7), (1, 4)):
        game.fills(*mines[:-1], seat=seat).stores("mine", seat=seat)
        die = board.numbers[mines[-1] - 1]
        near = next(n + 1 for n in range(73) if board.near[mines[-1] - 1] >> n & 1)
        game.fills(near, seat=seat).dice(die, die, seat)
        game.does(f"place:{die}:mine:{mines[-1]}")
        assert game.told("bonus") == [(5, seat, vp)]
        game.does("end")
        if seat == 0:
            game.turn_of(1)


def test_b66_a_taken_tile_goes_to_a_private_or_the_shared_storage_by_choice() -> None:
    game = teams().depot(1, "bank", "ship")
    game.does("take:1:bank")
    assert game.offers == ["keep:own", "keep:shared"]
    game.does("keep:shared")
    assert len(RULES.table(game.s, 0).pieces("shared.0.1")) == 1
    game.has(stored=0)
    game.does("take:1:ship", "keep:own").has(stored=1)


def test_b66_with_one_of_them_full_there_is_no_choice() -> None:
    game = teams().depot(1, "bank", "ship").stores("mine", "castle")
    game.does("take:1:bank")
    assert game.asks == "turn" and game.s.shared[0][0] != EMPTY
    game = teams().depot(1, "bank").stores("mine", "castle", shared=True)
    game.does("take:1:bank").has(stored=1)


def test_b66_with_all_four_full_one_of_the_four_is_discarded() -> None:
    game = teams().depot(1, "bank").stores("mine", "castle").stores("ship", "cow2", shared=True)
    game.stores("church", seat=2)
    game.does("take:1:bank")
    assert len(game.offers) == 4
    game.refuses("discard:church", "storage.full")
    game.does("discard:ship")
    assert game.find("bank") in game.s.shared[0]


def test_b66_partners_private_tiles_cannot_be_placed_shared_ones_can() -> None:
    board = BOARD["12a"]
    near = [n + 1 for n in range(73) if board.near[36] >> n & 1]
    game = teams().stores("ship", seat=2).stores("ship", shared=True).owns(workers=3)
    game.ready()
    spaces = {space for space in near if board.colours[space - 1] == 2}
    shared = game.s.shared[0][0]
    offered = {int(key.split(":")[3]) for key in game.offered("place")}
    assert offered == spaces
    assert all(int(key.split(":")[2]) == shared for key in game.offered("place"))
    private = game.player(2).storage[0]
    game.refuses(f"place:1:{private}:{sorted(spaces)[0]}", "place.stored")


def test_both_may_place_on_either_half() -> None:
    game = teams().owns(workers=3).stores("bank", "mine")
    halves = {("L" if _half(space) else "R") for space in game.places("bank") | game.places("mine")}
    assert halves == {"L", "R"}


def _half(space: int) -> bool:
    rows, first = (4, 5, 6, 7, 6, 5, 4), 0
    for left in rows:
        width = left * 2 - (left == 7)
        if space - 1 < first + width:
            return space - 1 - first < left
        first += width
    raise AssertionError


def ended(game: Scenario) -> Scenario:
    game.phase("E", 5)
    while game.s.agenda:
        game.does(game.offers[-1])
    return game


def test_b67_mines_and_the_final_count_come_once_per_team() -> None:
    """Given a mine, monastery 2, 3 silver and 4 workers, then the team has it once."""
    board = BOARD["12a"]
    mine = next(n + 1 for n in range(73) if board.colours[n] == 5)
    game = teams().fills(mine).founds(2).phase("A", 5)
    while game.s.phase == 0:
        game.does("end")
    assert [args for e in game.log if e.kind == "mines" for args in [e.args]] == [(1, 1)]
    game = ended(teams().owns(silver=3, workers=4).founds(15).sold(1, 2))
    result = RULES.result(game.s)
    assert sum(result.scores[seat] for seat in (0, 2)) == 3 + 2 + 4
    assert result.scores[1] + result.scores[3] == 0
    assert result.winners == (0, 2)


def test_b68_monastery_27_works_for_the_piece_of_who_placed_it() -> None:
    game = teams(expansions=["extra-tiles"]).stores("m27", seat=2).owns(workers=3)
    board = BOARD["12a"]
    yellow = next(n + 1 for n in range(73) if board.colours[n] == 3)
    beside = next(n + 1 for n in range(73) if board.near[yellow - 1] >> n & 1)
    game.turn_of(2).fills(beside).does(f"place:1:m27:{yellow}")
    assert game.s.on_top == 2 and game.s.order[0] == 2
    game.does("end").stores("ship", seat=3)
    game.s.order, game.s.players[2].step = (2, 0, 1, 3), 0
    assert queries.duchy_of(game.s, 0).powers >> 27 & 1


def test_b69_a_tie_goes_to_more_empty_hexes_then_to_the_rearmost_piece() -> None:
    game = teams()
    game.fills(1, seat=0)
    ended(game)
    assert RULES.result(game.s).winners == (1, 3)
    assert RULES.result(game.s).reason == "empty-spaces"
    for order, winners in (
        ((0, 1, 2, 3), (1, 3)),
        ((1, 0, 3, 2), (0, 2)),
        ((0, 1, 3, 2), (0, 2)),
        ((1, 0, 2, 3), (1, 3)),
    ):
        game = teams()
        game.s.order = game.s.turns = order
        game.turn_of(order[0])
        ended(game)
        assert RULES.result(game.s).winners == winners
        assert RULES.result(game.s).reason == "bridge"


def test_b70_regions_of_both_halves_join_across_the_seam() -> None:
    """Given 12b, then its river and a town reach from one half into the other."""
    board = BOARD["12b"]
    joined = 0
    for region in board.regions:
        halves = {_half(n + 1) for n in range(73) if region >> n & 1}
        joined += len(halves) == 2
    assert joined >= 2
    near = board.near[36]
    assert near.bit_count() == 6
    assert spread(1, board.near, board.full) == board.full


def test_points_of_a_team_are_those_of_both() -> None:
    game = teams().goods(1).does("sell:1:1", "end", "end").goods(2).dice(2, 2, 2).does("sell:2:2")
    assert [player.vp for player in game.s.players] == [4, 0, 4, 0]
    facts = RULES.facts(game.s, None)
    assert facts["seats.0"] == [0, 2] and facts["team"] == "12a"


def test_the_log_of_a_team_names_its_players() -> None:
    game = teams().depot(1, "bank").does("take:1:bank", "keep:shared")
    told = [RULES.tell(event, ["Ann", "Ben", "Cid", "Dot"]) for event in game.log]
    assert "Ann takes a Bank from depot 1." in told


def test_the_lobby_says_who_plays_with_whom() -> None:
    """Given a team game in the lobby, then a line tells who partners are; else there is none."""
    assert BOX.note("team", {"team": "12a"}, 4)
    assert not BOX.note("team", {"team": False}, 4)
    assert not BOX.note("expansions", {"team": "12a"}, 4)
