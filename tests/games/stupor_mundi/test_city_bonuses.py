"""City Bonus tiles: twelve tiles, two of each letter, and what happens when they can do nothing."""

import pytest

from stupor.games.stupor_mundi.data import BONUSES
from stupor.games.stupor_mundi.effects.promote import Promote
from tests.games.stupor_mundi.scenario import Scenario, a_game

LETTERS = {1: "a", 2: "a", 3: "b", 4: "b", 5: "c", 6: "c"}
LETTERS |= {7: "d", 8: "d", 9: "e", 10: "e", 11: "f", 12: "f"}


def before_city(*tiles: int) -> Scenario:
    """A game whose first Specialist stands before City B, where these tiles lie."""
    return a_game().specialists("b2").bonus_tiles("b", *tiles).edicts((1, 2, 3), (4, 5, 6))


def arrive(game: Scenario, *keys: str) -> Scenario:
    """Let the Specialist arrive (a single tile is taken without asking), then answer."""
    return game.again(Promote()).does("promote:0:b", *keys)


@pytest.mark.parametrize("tile", LETTERS)
def test_the_tile_is_removed_when_it_is_taken(tile: int) -> None:
    """Given a tile alone in a City, when a Specialist arrives, then it is told and gone."""
    game = arrive(before_city(tile))
    assert BONUSES[tile].letter == LETTERS[tile]
    assert game.s.bonus[1] == ()
    assert game.told("bonus") == [(tile,)]


@pytest.mark.parametrize("tile", [1, 2])
def test_a_gives_six_coins_and_three_resources(tile: int) -> None:
    """Given tile A, when it is taken, then 6 coins come and 3 resources of any mix."""
    game = arrive(before_city(tile)).has(coins=6)
    game.does("take:grain", "take:stone", "take:stone").has(grain=1, stone=2)
    assert game.asks == "end"


@pytest.mark.parametrize("kind", ["grain", "stone"])
def test_a_s_resources_may_be_all_of_one_kind(kind: str) -> None:
    """Given tile A, when one kind is taken thrice, then three of it are stored."""
    arrive(before_city(1), *(f"take:{kind}",) * 3).has(**{kind: 3})


def test_a_with_a_full_warehouse() -> None:
    """Given 3 Stone stored, when tile A gives Grain, then each may replace a Stone or be lost."""
    game = arrive(before_city(1).owns(stone=3), "take:grain")
    assert game.offers == ["lose", "replace"]
    game.does("replace", "take:grain", "lose").has(stone=2, grain=1)
    game.does("take:stone", "lose").has(stone=2, grain=1, coins=6)


@pytest.mark.parametrize("tile", [3, 4])
def test_b_issues_and_scores_three(tile: int) -> None:
    """Given tile B, when it is taken, then an Edict is Issued and 3 VP of the City follow."""
    game = arrive(before_city(tile), "issue:3", "add:treasury", "next:1")
    game.has(vp=4, coins=1)
    assert game.player().vp_from[4] == 3


def test_b_without_any_edict() -> None:
    """Given tile B and no Active Edict, when it is taken, then a bare reward and 3 VP come."""
    game = before_city(3).edicts((0, 0, 0))
    arrive(game, "reward:1").has(vp=3, coins=3)


@pytest.mark.parametrize("tile", [5, 6])
def test_c_summons_without_grain(tile: int) -> None:
    """Given tile C and an Ally in Roma, when it is taken, then he may come for no Grain."""
    game = arrive(before_city(tile).owns(grain=1).ally_in("roma", 13), "summon:13:1")
    game.has(grain=1)
    assert game.player().allies[0] == 13


@pytest.mark.parametrize("reason", ["nobody there", "no space", "namesake"])
def test_c_without_an_ally_to_summon_does_nothing(reason: str) -> None:
    """Given tile C but nobody to Summon, when it is taken, then it is gone and nothing happens."""
    game = before_city(5)
    if reason == "no space":
        game.hosts(1).ally_in("roma", 13)
    if reason == "namesake":
        game.towers_off(2).hosts(7).ally_in("roma", 8)
    arrive(game)
    assert game.asks == "end"
    assert game.s.bonus[1] == ()


def test_c_may_be_declined() -> None:
    """Given tile C and an Ally, when its taker declines, then the tile is gone, the Ally stays."""
    game = arrive(before_city(5).ally_in("roma", 13), "done")
    assert game.asks == "end"
    assert game.s.ally_up[0] == 13
    assert game.s.bonus[1] == ()


@pytest.mark.parametrize(
    ("tile", "key"),
    [
        (7, "t2:0"),
        (8, "t2:2"),
        (9, "w5:4"),
        (10, "w5:6"),
        (11, "hand:8"),
        (12, "slot:9"),
    ],
)
def test_d_e_f_build_without_resources(tile: int, key: str) -> None:
    """Given nothing stored, when tile D, E or F is taken, then its kind is built for nothing."""
    game = arrive(before_city(tile))
    kinds = {"d": "t", "e": "w", "f": "hsp"}[LETTERS[tile]]
    other = {"d": "w3:5", "e": "t3:0", "f": "t3:0"}[LETTERS[tile]]
    game.refuses(f"build:{other}", "build.kind")
    built = [offer for offer in game.offers if offer != "done"]
    assert built and all(offer.split(":")[1][0] in kinds for offer in built)
    game.does(f"build:{key}").has(stone=0, grain=0)
    assert game.player().castle.count(-1) == 10


@pytest.mark.parametrize(
    ("tile", "key", "coins"),
    [(7, "t2:1", 2), (8, "t2:3", 3), (9, "w5:5", 3), (10, "w5:7", 4), (11, "slot:10", 4)],
)
def test_d_e_f_great_structures_still_cost_coins(tile: int, key: str, coins: int) -> None:
    """Given the coins of a Great Structure, when a tile builds it, then they are paid."""
    game = before_city(tile).owns(coins=coins).edicts((0, 0, 0))
    arrive(game, f"build:{key}")
    income = 3 if key.startswith("t2") else 0
    game.has(coins=income)
    poor = before_city(tile).owns(coins=coins - 1)
    arrive(poor).refuses(f"build:{key}", "build.great")


def test_d_without_a_site_beside_a_wall_does_nothing() -> None:
    """Given no site for a Tower, when tile D is taken, then it is gone and nothing happens."""
    game = arrive(before_city(7).built("t2"))
    assert game.asks == "end"
    assert game.s.bonus[1] == ()


def test_e_without_a_wall_left_does_nothing() -> None:
    """Given all five Walls built, when tile E is taken, then nothing happens."""
    game = before_city(9).built("w2", "w3", "w4", "w5")
    arrive(game)
    assert game.asks == "end"


def test_f_without_a_keep_left_does_nothing() -> None:
    """Given all three Keeps built, when tile F is taken, then nothing happens."""
    game = arrive(before_city(11).built("hand", "spears", "slot"))
    assert game.asks == "end"


def test_a_useless_tile_must_be_taken_too() -> None:
    """Given two tiles that can do nothing, when a Specialist arrives, then one must be chosen."""
    game = before_city(5, 11).built("hand", "spears", "slot")
    arrive(game)
    assert game.offers == ["bonus:5", "bonus:11"]
    game.refuses("done", "city.bonus")
    game.does("bonus:11")
    assert game.s.bonus[1] == (5,)
    assert game.asks == "end"


def test_a_free_build_of_a_keep_issues_as_always() -> None:
    """Given tile F, when the Keep of the hand is built, then 2 cards are drawn and it Issues."""
    game = arrive(before_city(11), "build:hand:8")
    assert len(game.player().hand) == 3
    assert game.asks == "edict"
