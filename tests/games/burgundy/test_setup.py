"""Setting up: supplies, goods, duchies, order; and what a new game can be told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stupor.engine.codec import digest
from stupor.engine.errors import BadData
from stupor.engine.notation import key_of, option_of
from stupor.engine.rng import SplitMix
from stupor.games.burgundy import params, setup
from stupor.games.burgundy.boards import BOARD, BOARD_NAMES
from stupor.games.burgundy.data.duchies import TWO_SIDED, WITH_POSTS
from stupor.games.burgundy.data.goods import colour_of, counts_of
from stupor.games.burgundy.data.tiles import COLOUR, HEXES, KIND
from stupor.games.burgundy.ids import CASTLE, EMPTY, LETTERS
from stupor.games.burgundy.state import State
from stupor.match.preview import preview
from tests.games.burgundy.scenario import RULES, a_game

DEALT = {"duchies": "dealt"}
EVERY_SEATS = (1, 2, 3, 4)


def new(seats: int, seed: int = 1, **options: Any) -> State:
    return setup.new_game(seats, seed, options)


def chosen(s: State) -> State:
    """The game after everybody has chosen duchy and castle with the first option."""
    while s.phase < 0:
        RULES.apply(s, s.options[0])
    return s


def test_the_box_holds_164_tiles_of_the_counts_in_the_rulebook() -> None:
    """Given the base game: 56 buildings, 28 livestock, 26 each of monasteries and ships, ..."""
    base = [tile for tile in HEXES if not tile.box]
    assert len(base) == 164
    assert Counter(LETTERS[tile.colour] for tile in base) == {
        "B": 56, "A": 28, "Y": 26, "C": 16, "M": 12, "S": 26,
    }  # fmt: skip
    assert Counter(tile.back for tile in base) == {
        0: 40, 1: 20, 2: 20, 3: 20, 4: 14, 5: 10, 6: 40,
    }  # fmt: skip


def test_each_kind_of_livestock_has_two_twos_three_threes_and_two_fours() -> None:
    for beast in range(4):
        animals = [tile.animals for tile in HEXES if tile.beast == beast]
        assert Counter(animals) == {2: 2, 3: 3, 4: 2}


def test_expansions_bring_4_9_and_5_tiles() -> None:
    assert Counter(tile.box for tile in HEXES if tile.box) == {
        "extra-tiles": 4, "white-castles": 9, "inns": 5,
    }  # fmt: skip


@pytest.mark.parametrize(("seats", "filled", "black"), [(1, 12, 4), (2, 12, 4), (3, 18, 6),
                                                        (4, 24, 8)])  # fmt: skip
def test_depots_are_filled_for_the_number_of_players(seats: int, filled: int, black: int) -> None:
    s = chosen(new(seats))
    gone = seats == 1  # alone the white die has removed one already
    assert sum(tile != EMPTY for tile in s.depots) == filled - gone
    assert sum(tile != EMPTY for tile in s.black) == black


@pytest.mark.parametrize(
    ("seats", "colours"),
    [(2, "422211"), (3, "633321"), (4, "844422")],
)
def test_each_phase_brings_the_colours_of_the_board(seats: int, colours: str) -> None:
    s = new(seats)
    counts = Counter(COLOUR[tile] for tile in s.depots if tile != EMPTY)
    assert "".join(str(counts[colour]) for colour in range(6)) == colours


def test_with_three_a_mine_takes_the_place_of_the_castle_in_phases_b_and_d() -> None:
    """Given three players, then depot 6 begins with a castle in A, C, E and a mine in B, D."""
    from stupor.games.burgundy.data.depots import colour_in

    assert [colour_in(20, phase, 3) for phase in range(5)] == [4, 5, 4, 5, 4]
    assert [colour_in(20, phase, 4) for phase in range(5)] == [4] * 5
    game = a_game(3).phase("A", 5)
    game.s.round = 5
    while game.s.phase == 0:
        game.does("end")
    assert COLOUR[game.s.depots[20]] == 5


def test_everybody_starts_with_silver_workers_goods_and_a_castle() -> None:
    """Given four players: 1 silver, 1 to 4 workers in turn order, 3 goods, one castle each."""
    s = new(4)
    assert [duchy.silver for duchy in s.duchies] == [1] * 4
    assert [s.duchies[seat].workers for seat in s.order] == [1, 2, 3, 4]
    assert all(len(duchy.goods) == 3 for duchy in s.duchies)
    assert all(KIND[duchy.spaces[18]] == 11 for duchy in s.duchies)
    assert len(s.round_goods) == 4 and [len(pile) for pile in s.phase_goods] == [5] * 4
    assert sum(len(group) for group in s.depot_goods) == 1
    assert len(s.goods_box) == s.unseen_goods == 42 - 25 - 12


def test_b01_the_first_seat_is_uniformly_random_and_the_others_follow_clockwise() -> None:
    first = Counter(new(4, seed).order[0] for seed in range(400))
    assert all(70 < first[seat] < 130 for seat in range(4))
    for seed in range(5):
        order = new(3, seed).order
        assert [(seat - order[0]) % 3 for seat in order] == [0, 1, 2]


def test_b02_the_first_castle_scores_nothing_and_gives_no_action() -> None:
    """Given duchy 7's castle region of 1... even alone in its region it brings nothing."""
    s = new(2, duchies=["2", "2"])
    board = BOARD["2"]
    while s.phase < 0:
        space = int(s.options[0][1]) - 1
        assert board.region_size[board.region_of[space]] == 1
        RULES.apply(s, s.options[0])
    assert [player.vp for player in s.players] == [0, 0]
    assert RULES.begins(s)
    assert all(duchy.open for duchy in s.duchies), "it counts as a tile to build on"


def test_b02_the_first_castle_counts_for_its_colour() -> None:
    game = a_game(duchies=["3", "3"]).phase("E")
    spaces = [space + 1 for space in BOARD["3"].castles]
    start = next(space for space in spaces if game.duchy().spaces[space - 1] != EMPTY)
    left = [space for space in spaces if space != start]
    game.covers(*[(space, "castle") for space in left[:-1]])
    game.stores("castle").owns(workers=3)
    near = BOARD["3"].near[left[-1] - 1]
    game.covers(((near & -near).bit_length(), tile_for("3", (near & -near).bit_length())))
    game.dice(BOARD["3"].numbers[left[-1] - 1], 1)
    game.does(f"place:{BOARD['3'].numbers[left[-1] - 1]}:castle:{left[-1]}")
    assert game.told("bonus") == [(CASTLE, 0, 5)]


def tile_for(board: str, space: int) -> str:
    """A tile that may lie on a space (from 1)."""
    return ["bank", "cow2", "ship", "m1", "castle", "mine"][BOARD[board].colours[space - 1]]


@pytest.mark.parametrize(("seats", "left"), [(1, 13), (2, 12), (3, 11), (4, 10)])
def test_b03_and_b104_first_castles_come_from_the_fourteen(seats: int, left: int) -> None:
    """Given so many players, then 14 less their castles were there before phase A was laid out."""
    s = chosen(new(seats))
    laid = sum(COLOUR[tile] == CASTLE for tile in s.depots if tile != EMPTY)
    assert len(s.piles[CASTLE]) + laid == left


def test_b03_a_team_has_one_castle() -> None:
    s = new(4, team="12a")
    laid = sum(COLOUR[tile] == CASTLE for tile in s.depots if tile != EMPTY)
    assert len(s.piles[CASTLE]) + laid == 12


def test_b04_each_draws_a_two_sided_board_and_chooses_side_and_castle_in_turn_order() -> None:
    s = new(4, 7, duchies="dealt")
    sides = [tuple(BOARD_NAMES[face] for face in player.faces) for player in s.players]
    assert not Counter(sides) - Counter(TWO_SIDED), "more of a board than there are"
    asked = []
    while s.phase < 0:
        asked.append((RULES.asked(s), s.options[0][0]))
        RULES.apply(s, s.options[-1])
    assert asked == [(seat, what) for seat in s.order for what in ("side", "castle")]
    for duchy, faces in zip(s.duchies, sides, strict=True):
        assert BOARD_NAMES[duchy.board] == faces[1]
        castles = BOARD[faces[1]].castles
        assert KIND[duchy.spaces[castles[-1]]] == 11


def test_b04_four_boards_show_1_and_2_and_four_show_3_to_10() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        for player in new(4, seed, duchies="dealt").players:
            seen[tuple(BOARD_NAMES[face] for face in player.faces)] += 1
    assert set(seen) == set(TWO_SIDED)
    assert 330 < seen["1", "2"] < 470


def test_b04_a_secret_choice_is_hidden_until_all_have_chosen() -> None:
    """Given the switch, then others see a back, and a deal may hold another plan."""
    s = new(3, 5, duchies="dealt", secret=True)
    first = s.order[0]
    assert all(key_of(option).startswith("hidden:") for option in s.options)
    RULES.apply(s, s.options[3])
    other = s.order[1]
    assert RULES.table(s, other).pieces(f"plan.{first}") == ["?"]
    assert RULES.table(s, first).pieces(f"plan.{first}") != ["?"]
    assert RULES.table(s, None).counters[f"board.{first}"] == EMPTY
    assert "plan" in RULES.facts(s, first) and "plan" not in RULES.facts(s, other)
    plans = {RULES.determinize(s, other, SplitMix(n)).players[first].plan for n in range(40)}
    assert len(plans) > 2
    assert RULES.determinize(s, first, SplitMix(1)).players[first].plan == s.players[first].plan
    while s.phase < 0:
        RULES.apply(s, s.options[0])
    assert all(player.plan == () for player in s.players)
    assert all(KIND[tile] == 11 for d in s.duchies for tile in d.spaces if tile != EMPTY)


def test_b04_the_last_to_choose_is_not_told_the_others_choices_beforehand() -> None:
    """Given all but one have chosen in secret, then no preview differs between their plans."""
    s = new(3, 5, duchies="dealt", secret=True)
    for _ in range(2):
        RULES.apply(s, s.options[2])
    last = s.order[2]
    for option in s.options:
        told = preview(RULES, s, option)
        for deal in range(6):
            other = RULES.determinize(s, last, SplitMix(deal))
            assert preview(RULES, other, option) == told


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_b05_what_is_hidden_is_dealt_anew_and_nothing_else(seats: int) -> None:
    """Given any position, a deal has other supplies and goods to come, the rest is the same."""
    s = chosen(new(seats, 3))
    other = RULES.determinize(s, 0, SplitMix(99))
    assert [sorted(pile) for pile in other.piles] == [sorted(pile) for pile in s.piles]
    assert other.piles != s.piles and other.phase_goods != s.phase_goods
    other.piles, other.phase_goods, other.goods_box = s.piles, s.phase_goods, s.goods_box
    other.rng = s.rng
    assert digest(other) == digest(s)


def test_b05_a_deal_never_depends_on_the_true_order() -> None:
    """Given two games that differ in hidden things alone, the same generator deals the same."""
    s = new(2, 3)
    twin = s.clone()
    twin.piles = tuple(tuple(reversed(pile)) for pile in s.piles)
    goods = [tile for pile in s.phase_goods for tile in pile] + list(s.goods_box)
    goods.reverse()
    twin.phase_goods = tuple(tuple(goods[n * 5 : n * 5 + 5]) for n in range(4))
    twin.goods_box = tuple(sorted(goods[20:]))
    one, other = (RULES.determinize(each, 0, SplitMix(5)) for each in (s, twin))
    one.options = other.options
    assert digest(one) == digest(other)


def test_b05_sold_goods_and_the_rest_lie_open() -> None:
    game = a_game().goods(1, 1).dice(1, 1).does("sell:1:1")
    table = RULES.table(game.s, 1)
    assert len(table.pieces("sold.0")) == 2 and "?" not in table.pieces("sold.0")
    hidden = [zone for zone, here in table.zones.items() if "?" in here]
    assert all(zone.split(".")[0] in ("pile", "phase") for zone in hidden)


def test_b06_a_supply_that_runs_out_leaves_its_spaces_empty() -> None:
    """Given no ship left, when a phase begins, then ship spaces stay empty and all goes on."""
    game = a_game(2).phase("A", 5)
    s = game.s
    s.round = 5
    s.box += s.piles[2]
    s.piles = (*s.piles[:2], (), *s.piles[3:])
    while s.phase == 0:
        game.does("end")
    assert all(COLOUR[tile] != 2 for tile in s.depots if tile != EMPTY)
    assert sum(tile != EMPTY for tile in s.depots) == 10


def test_b06_four_players_use_up_the_base_game_exactly() -> None:
    s = new(4, 2)
    while s.options:
        RULES.apply(s, s.options[-1])
    assert s.piles == ((),) * 7


def test_b58_border_posts_are_dealt_as_single_faces_and_the_castle_is_chosen() -> None:
    seen = set()
    for seed in range(30):
        s = new(4, seed, expansions=["border-posts"])
        names = [BOARD_NAMES[player.faces[0]] for player in s.players]
        assert len(set(names)) == 4 and set(names) <= set(WITH_POSTS)
        seen |= set(names)
        asked = []
        while s.phase < 0:
            asked.append(s.options[0][0])
            RULES.apply(s, s.options[0])
        assert asked == ["castle"] * 4
    assert seen == set(WITH_POSTS)


def test_named_duchies_are_those_of_the_seats() -> None:
    s = chosen(new(2, 4, duchies=["7", "4SE"]))
    assert [BOARD_NAMES[duchy.board] for duchy in s.duchies] == ["7", "4SE"]


@pytest.mark.parametrize("name", ["2", "10", "8SE"])
def test_a_side_is_chosen_by_a_key_that_survives_text(name: str) -> None:
    from stupor.games.burgundy.keys import part_of

    option = ("side", part_of(name))
    assert option_of(key_of(option)) == option


def test_goods_have_seven_tiles_of_each_colour() -> None:
    assert counts_of(tuple(range(1, 43))) == (0, 7, 7, 7, 7, 7, 7)
    assert colour_of(8) == 2


WRONG: list[tuple[int, dict[str, Any], str]] = [
    (5, {}, "seats"),
    (0, {}, "seats"),
    (2, {"edition": "retail"}, "unknown option: edition"),
    (2, {"duchies": "3"}, "duchies must be"),
    (2, {"duchies": ["7"]}, "one for each seat"),
    (2, {"duchies": ["7", "12a"]}, "duchies must be"),
    (2, {"duchies": ["7", "11a"]}, "border-posts"),
    (2, {"duchies": ["7", "11a"], "expansions": ["border-posts"]}, "border-posts"),
    (2, {"duchies": "2", "expansions": ["border-posts"]}, "border-posts"),
    (2, {"duchies": 7}, "duchies must be"),
    (2, {"secret": "yes"}, "secret must be"),
    (2, {"secret": True}, "secret needs"),
    (2, {"expansions": ["dragons"]}, "expansions must be"),
    (2, {"expansions": ["inns", "inns"]}, "twice"),
    (2, {"expansions": "inns"}, "expansions must be"),
    (2, {"team": "12a"}, "team is for games of 4"),
    (4, {"team": "12c"}, "team must be"),
    (4, {"team": True}, "team must be"),
    (4, {"team": "12a", "duchies": "2"}, "duchies cannot"),
    (4, {"team": "12a", "secret": True}, "secret needs"),
    (2, {"board": "13b"}, "board is for games of 1"),
    (2, {"target": 45}, "target is for games of 1"),
    (1, {"target": 44}, "target must be"),
    (1, {"target": True}, "target must be"),
    (1, {"board": "12a"}, "board must be"),
    (1, {"duchies": "dealt"}, "duchies is for games of 2 or 3 or 4 only"),
    (1, {"figures": 3}, "figures"),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "options", "why"), WRONG, ids=lambda part: str(part)[:40])
def test_options_that_make_no_sense_are_refused_with_the_place(
    seats: int, options: dict[str, Any], why: str
) -> None:
    with pytest.raises(BadData, match=why):
        setup.new_game(seats, 1, options)


def test_usual_values_may_be_said_anywhere() -> None:
    """Given every variant with its usual value, then any number of seats can play."""
    from stupor.games.burgundy.variants import VARIANTS

    usual = {variant.name: variant.default for variant in VARIANTS if not variant.own}
    for seats in EVERY_SEATS:
        assert setup.new_game(seats, 1, usual).seats == seats


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"team": "12a", "expansions": ["border-posts"]}, "team game"),
        ({"team": "12a", "expansions": ["trade-routes"]}, "team game"),
        ({"team": "12a", "expansions": ["shields"]}, "team game"),
    ],
)
def test_b71_teams_go_without_posts_routes_and_shields(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadData, match=why):
        setup.new_game(4, 1, options)


@pytest.mark.parametrize(
    "name", ["border-posts", "white-castles", "inns", "trade-routes", "shields"]
)
def test_b96_alone_only_the_extra_tiles_may_join(name: str) -> None:
    with pytest.raises(BadData, match="solo game"):
        setup.new_game(1, 1, {"expansions": [name]})
    s = setup.new_game(1, 1, {"expansions": ["extra-tiles"]})
    assert 185 in (*s.piles[6], *s.black)


def test_b96_all_other_expansions_join_freely() -> None:
    names = ["extra-tiles", "border-posts", "white-castles", "inns", "trade-routes", "shields"]
    for seats in (2, 3, 4):
        s = new(seats, 2, expansions=names)
        assert s.expansions == tuple(names)
        assert len(s.duchies[0].routes) == params.ROUTES_PER_PLAYER[seats]
