"""Points: regions, phases, bonus tiles, livestock, mines, the final count (B37 to B48)."""

from __future__ import annotations

import pytest

from stupor.games.burgundy import queries, scoring
from stupor.games.burgundy.data.tiles import COLOUR, HEXES
from stupor.games.burgundy.ids import EMPTY
from tests.games.burgundy.scenario import RULES, Scenario, a_game


@pytest.mark.parametrize(("letter", "vp"), list(zip("ABCDE", (10, 8, 6, 4, 2), strict=True)))
def test_b37_a_region_scores_size_and_phase_value_at_once(letter: str, vp: int) -> None:
    """Given the town of one, when it is covered in a phase, then 1 and the phase's value come."""
    game = a_game().phase(letter).stores("bank").dice(3, 3)
    game.does("place:3:bank:12").has(vp=1 + vp)
    assert game.told("region") == [(0, 1, 1, vp)]


@pytest.mark.parametrize(
    ("size", "vp"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36)]
)
def test_b37_regions_by_size(size: int, vp: int) -> None:
    assert queries.region_value(size) == vp


def test_b37_the_phase_that_ends_counts_at_its_end() -> None:
    """Given shield 14 at the end of phase A, then its region scores 10, not 8."""
    game = a_game(expansions=["shields"]).bears(14).owns(silver=1).phase("A", 5)
    game.depot(3, "bank").does("end", "end")
    assert game.asks == "settle"
    game.does("place:0:bank:12").has(vp=11)


def test_b38_large_for_the_first_small_for_the_second_nothing_for_others() -> None:
    """Given three seats that cover all mines one after the other: 6, 3, 0 with three players."""
    game = a_game(3).phase("E")
    gains = []
    for seat in range(3):
        game.covers((25, "mine"), (30, "mine"), seat=seat).stores("mine", seat=seat)
        game.dice(3, 3, seat=seat)
        before = game.player(seat).vp
        game.does("place:3:mine:34", "end")
        gains.append(game.player(seat).vp - before - 6 - 2)
    assert gains == [6, 3, 0]
    assert [duchy.bonuses for duchy in game.s.duchies] == [(10,), (11,), ()]


@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_b38_bonus_tiles_by_players(seats: int, large: int, small: int) -> None:
    s = a_game(seats).s
    assert RULES.facts(s, None)["bonus_next"] == [large] * 6
    s.bonus = (1, 2, 0, 0, 0, 0)
    assert RULES.facts(s, None)["bonus_next"][:3] == [small, 0, large]


def test_b38_an_inn_covers_the_hex_for_its_colour() -> None:
    game = a_game(expansions=["inns"]).phase("E").covers((25, "mine"), (30, "mine")).stores("inn")
    game.dice(3, 3).does("place:3:inn:34")
    assert game.told("bonus") == [(5, 0, 5)]


def test_b39_livestock_scores_with_its_kind_anywhere_in_the_pasture() -> None:
    """Given cows and a pig in the big pasture, then a new cow scores with the cows alone."""
    game = a_game().phase("E").covers((1, "cow3"), (5, "pig2"), (10, "cow2")).stores("cow4")
    game.dice(1, 1).does("place:1:cow4:6").has(vp=9)


def test_b39_other_pastures_count_nothing() -> None:
    game = a_game().phase("E").covers((28, "cow3"), (10, "pig4")).stores("cow4")
    game.dice(2, 2).does("place:2:cow4:5").has(vp=4)


def test_b40_monastery_7_adds_1_for_every_tile_that_scores() -> None:
    game = a_game(expansions=["extra-tiles"]).founds(7)
    game.covers((1, "cow3"), (5, "geese"), (10, "cow2")).stores("cow4").dice(1, 1)
    game.does("place:1:cow4:6").has(vp=4 + 3 + 2 + 2 + 4)


def test_b41_the_player_picks_the_kind_that_scores_with_the_geese() -> None:
    game = a_game(expansions=["extra-tiles"]).covers((1, "cow3"), (5, "pig4")).stores("geese")
    game.dice(1, 1).does("place:1:geese:6")
    assert game.offers == ["beast:cow", "beast:pig"]
    game.does("beast:cow").has(vp=5)


def test_b41_alone_in_the_pasture_geese_score_2() -> None:
    game = a_game(expansions=["extra-tiles"]).covers((7, "castle")).stores("geese")
    game.dice(1, 1).does("place:1:geese:6").has(vp=2)


def test_b41_later_livestock_scores_itself_its_kind_and_the_geese() -> None:
    game = a_game(expansions=["extra-tiles"]).covers((1, "cow3"), (5, "geese")).stores("cow2")
    game.dice(1, 1).does("place:1:cow2:6").has(vp=2 + 3 + 2)


def test_b101_the_kind_beside_the_geese_cannot_be_declined() -> None:
    game = a_game(expansions=["extra-tiles"]).covers((1, "cow3")).stores("geese").dice(1, 1)
    game.does("place:1:geese:6").has(vp=5)
    game = a_game(expansions=["extra-tiles"]).covers((1, "cow3"), (5, "pig2")).stores("geese")
    game.dice(1, 1).does("place:1:geese:6").refuses("skip", "geese.kind")


@pytest.mark.parametrize("letter", "ABCDE")
def test_b42_mines_pay_after_each_of_the_five_phases(letter: str) -> None:
    """Given two mines and monastery 2, then 2 silver and 2 workers come, in phase E too."""
    game = a_game().phase(letter, 5).covers((25, "mine"), (30, "mine")).founds(2)
    game.does("end", "end")
    assert game.told("mines") == [(2, 2)]
    if letter == "E":
        game.has(vp=2 + 1)
    else:
        game.has(silver=2, workers=2)


def test_b42_mines_do_nothing_when_they_are_placed() -> None:
    game = a_game().stores("mine").dice(4, 4).does("place:4:mine:25").has(silver=0)
    assert game.asks == "turn"


def ended(game: Scenario) -> Scenario:
    """The game after its last round."""
    game.phase("E", 5).does("end")
    while game.s.agenda:
        game.does(game.offers[-1])
    return game


def test_b43_the_final_count_knows_goods_silver_pairs_of_workers_and_placed_monasteries() -> None:
    """Given 2 goods, 3 silver, 5 workers, 17 placed and 22 stored: 2 + 3 + 2 + 4."""
    game = a_game().goods(1, 2).owns(silver=3, workers=5).founds(17)
    game.covers((12, "watchtower"), (26, "bank")).stores("m22")
    ended(game).has(vp=2 + 3 + 2 + 4)
    result = RULES.result(game.s)
    told = {name: points[0] for name, points in result.categories.items() if points[0]}
    assert told == {"unsold": 2, "silver": 3, "workers": 2, "monasteries": 4}


def test_b43_an_odd_worker_counts_nothing() -> None:
    ended(a_game().owns(workers=1)).has(vp=0)
    ended(a_game().owns(workers=3)).has(vp=1)


def test_b44_no_monastery_comes_twice() -> None:
    kinds = [tile.kind for tile in HEXES if tile.kind > 100]
    assert len(kinds) == len(set(kinds)) == 29


@pytest.mark.parametrize("number", range(16, 24))
def test_b44_every_building_of_the_type_counts_in_all_towns(number: int) -> None:
    from stupor.games.burgundy.ids import BUILDINGS

    name = BUILDINGS[number - 16]
    game = a_game().founds(number).covers((12, name), (26, name), (14, name), (29, "mine"))
    assert scoring.monastery_points(game.s, game.duchy(), number) == 12


def test_b45_the_crane_counts_for_one_type_the_best() -> None:
    """Given 17 and 22 and a crane, then it adds one building of either type, once."""
    game = a_game(expansions=["extra-tiles"]).founds(17, 22)
    game.covers((12, "crane"), (26, "bank"), (14, "watchtower"))
    ended(game).has(vp=4 + 4 + 4)


def test_b45_without_such_a_monastery_the_crane_counts_nothing() -> None:
    ended(a_game(expansions=["extra-tiles"]).founds(24).covers((12, "crane"))).has(vp=0)


def test_b46_monastery_26_counts_bonus_tiles_large_and_small() -> None:
    game = a_game().founds(26)
    game.duchy().bonuses = (0, 3, 10)
    game.s.bonus = (1, 2, 0, 0, 0, 1)
    game.duchy(1).bonuses = (2,)
    ended(game).has(vp=9)


def test_b46_the_bonus_of_the_border_posts_is_no_tile() -> None:
    game = a_game(expansions=["border-posts"]).founds(26)
    game.duchy().links, game.s.post_bonus = 2, 1
    ended(game).has(vp=0)


def test_b47_ties_go_to_more_empty_spaces() -> None:
    game = ended(a_game().covers((12, "church")))
    result = RULES.result(game.s)
    assert result.scores[0] == result.scores[1] and result.winners == (1,)
    assert result.reason == "empty-spaces"
    tie = RULES.facts(game.s, None)["tie"]
    assert tie == {"seats": [0, 1], "by": "empty-spaces", "counts": [35, 36]}


def test_b47_then_to_who_is_farthest_behind_on_the_bridge() -> None:
    """Given equal points and spaces, then the lower piece of the stack has won: always one."""
    for order in ((0, 1), (1, 0)):
        game = a_game()
        game.s.order = game.s.turns = order
        game.turn_of(order[0])
        ended(game)
        result = RULES.result(game.s)
        assert result.winners == (order[1],) and result.reason == "bridge"


def test_b48_points_have_no_upper_bound() -> None:
    game = a_game().phase("A").stores("bank").dice(3, 3)
    game.player().vp, game.player().ledger[0] = 399, 399
    game.does("place:3:bank:12").has(vp=410)


def test_monastery_24_counts_kinds_of_livestock() -> None:
    game = a_game(expansions=["extra-tiles"]).founds(24)
    game.covers((1, "cow3"), (5, "pig2"), (10, "cow2"), (11, "geese"))
    assert scoring.monastery_points(game.s, game.duchy(), 24) == 12


def test_points_by_source_are_the_score() -> None:
    """Given a whole random game, then every column of the sheet adds up."""
    game = a_game(3)
    number = 0
    while game.s.agenda:
        number += 1
        game.does(game.offers[number * 7 % len(game.offers)])
    result = RULES.result(game.s)
    for seat in range(3):
        assert sum(points[seat] for points in result.categories.values()) == result.scores[seat]
        sources = RULES.facts(game.s, None)[f"sources.{seat}"]
        assert sum(map(sum, sources.values())) == result.scores[seat]


def test_who_leads_now_is_who_would_win_now() -> None:
    game = a_game().owns(silver=1, seat=1)
    assert RULES.facts(game.s, None)["leaders"] == [1]
    game.owns(silver=3)
    assert RULES.facts(game.s, None)["leaders"] == [0]


@pytest.mark.parametrize(("colour", "letter"), list(enumerate("BASYCM")))
def test_every_colour_has_its_bonus_tile(colour: int, letter: str) -> None:
    """Given the other colours' spaces covered by inns... the last space of a colour brings it."""
    game = a_game().phase("E").founds()
    board = queries.board_of(game.s, game.duchy())
    free = [tile.id for tile in HEXES if not tile.box and not game.owned(tile.id)]
    mine = [n for n in range(37) if board.colours[n] == colour and game.duchy().spaces[n] == EMPTY]
    last = mine[-1]
    for space in range(37):
        if space != last and game.duchy().spaces[space] == EMPTY:
            tile = next(t for t in free if COLOUR[t] == board.colours[space])
            free.remove(tile)
            game.duchy().spaces[space] = tile
    game.player().storage[0] = next(t for t in free if COLOUR[t] == colour)
    game.duchy().spaces[30] = 101  # no limit of types
    die = board.numbers[last]
    game.dice(die, die).does(f"place:{die}:{game.player().storage[0]}:{last + 1}")
    assert game.told("bonus") == [(colour, 0, 5)]
