"""Every worked example of the rulebook, with its people."""

from __future__ import annotations

from stupor.games.burgundy import scoring
from stupor.games.burgundy.boards import BOARD
from tests.games.burgundy.scenario import RULES, a_game


def test_anna_changes_a_2_into_a_6_with_two_workers() -> None:
    """Given two workers, then her 2 takes a tile from depot 6."""
    game = a_game().depot(6, "bank").dice(2, 1).owns(workers=2)
    game.does("take:2:bank").has(workers=0, stored=1)


def test_carla_takes_one_of_two_new_colours() -> None:
    """Given turquoise and one more stored colour, then one of pink and brown finds room."""
    game = a_game().goods(1, 6).goods_at(4, 1, 3, 5).stores("ship").dice(5, 1)
    game.does("place:5:ship:20", "ship:4")
    assert game.offers == ["colours:3", "colours:5"]
    game.does("colours:5")
    assert game.goods_colours() == [1, 1, 5, 6]
    assert len(game.s.depot_goods[3]) == 1


def test_ben_s_cows_and_sheep() -> None:
    """4 cows beside 3: 7; then 4 more: 11; or 2 sheep beside 3 sheep: 5."""
    game = a_game().phase("E").covers((11, "cow3"), (5, "sheep3"), (10, "pig2"))
    game.stores("cow4").dice(1, 1).does("place:1:cow4:6").has(vp=7)
    other = a_game().phase("E").covers((11, "cow3"), (5, "sheep3")).stores("sheep2").dice(1, 1)
    other.does("place:1:sheep2:6").has(vp=5)
    third = a_game().phase("E").covers((11, "cow3"), (6, "cow4")).stores("cow4").dice(2, 2)
    third.does("place:2:cow4:5").has(vp=11)


def test_duchy_1_has_towns_of_one_five_and_twice_three() -> None:
    """As the rulebook says of it."""
    board = BOARD["1"]
    towns = [size for size, region in zip(board.region_size, board.regions, strict=True)
             if region & board.coloured[0]]  # fmt: skip
    assert sorted(towns) == [1, 3, 3, 5]


def test_ben_s_sheep_and_pigs_with_monastery_7() -> None:
    """3 sheep beside 4 sheep: (3+1) + (4+1) = 9; 2 pigs: 3."""
    game = a_game().founds(7).covers((5, "sheep4")).stores("sheep3").dice(1, 1)
    game.does("place:1:sheep3:6").has(vp=9)
    game = a_game().founds(7).covers((5, "sheep4")).stores("pig2").dice(1, 1)
    game.does("place:1:pig2:6").has(vp=3)


def test_carla_makes_a_3_a_6_with_two_workers_and_monastery_8() -> None:
    """Two workers in place of three."""
    game = a_game().founds(8).depot(6, "bank").dice(3, 1).owns(workers=2)
    assert RULES.facts(game.s, 0)["prices"][game.spell("take:3:bank")] == 2
    a_game().depot(6, "bank").dice(3, 3).owns(workers=2).refuses("take:3:bank", "dice.workers.3")


def test_dario_sold_four_colours_and_eleven_tiles() -> None:
    """4 red, 3 purple, 3 pink, 1 orange: 15 pays 8, 25 pays 11."""
    game = a_game().founds(15, 25).sold(4, 4, 4, 4, 2, 2, 2, 3, 3, 3, 6)
    assert scoring.monastery_points(game.s, game.duchy(), 15) == 8
    assert scoring.monastery_points(game.s, game.duchy(), 25) == 11


def test_ben_s_watchtowers_and_banks() -> None:
    """17 and 22 with two watchtowers and four banks: 24."""
    game = (
        a_game()
        .founds(17, 22)
        .covers(
            (12, "watchtower"),
            (26, "watchtower"),
            (9, "bank"),
            (14, "bank"),
            (23, "bank"),
            (33, "bank"),
        )
    )
    assert scoring.monasteries_points(game.s, game.duchy()) == 24


def test_anna_s_three_kinds_of_livestock() -> None:
    """3 sheep, 1 cow and 1 pig tile: 12."""
    game = (
        a_game()
        .founds(24)
        .covers((1, "sheep2"), (5, "sheep3"), (6, "sheep4"), (10, "cow2"), (11, "pig3"))
    )
    assert scoring.monastery_points(game.s, game.duchy(), 24) == 12


def test_carla_s_geese() -> None:
    """Geese beside 2 and 3 cows: 7; later 4 pigs: 6."""
    game = a_game(expansions=["extra-tiles"]).phase("E").covers((5, "cow2"), (10, "cow3"))
    game.stores("geese", "pig4").dice(1, 4).does("place:1:geese:6").has(vp=7)
    game.does("place:4:pig4:11").has(vp=13)


def test_an_inn_makes_a_four_a_five() -> None:
    """A region of 4 with an inn scores 15 in place of 10."""
    game = a_game(duchies=["4", "4"], expansions=["inns"]).phase("E")
    board = BOARD["4"]
    river = next(r for r in board.regions if r & board.coloured[2] and r.bit_count() == 4)
    spaces = [n + 1 for n in range(37) if river >> n & 1]
    game.covers(*[(space, "ship") for space in spaces[:-1]]).stores("inn")
    die = board.numbers[spaces[-1] - 1]
    game.dice(die, die).does(f"place:{die}:inn:{spaces[-1]}").has(vp=15 + 2)


def test_two_workers_make_a_3_and_a_5_doubles() -> None:
    """With two workers a 3 becomes a 5 beside another 5: a shield of depot 5."""
    game = a_game(expansions=["shields"]).shields_at(5, 8).dice(3, 5).owns(workers=2)
    assert "shield:5:8:19" in game.offers
    game.does("shield:5:8:19").has(workers=0)
    assert game.duchy().shields == (8,)
