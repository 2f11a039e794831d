"""Great Structures: their coins and their bonuses (rulebook, Great Structures)."""

import pytest

from stupor.games.stupor_mundi.effects.obstacle import obstacle
from stupor.games.stupor_mundi.ids import PROMOTE
from tests.games.stupor_mundi.building import building, fact, issue_all
from tests.games.stupor_mundi.scenario import a_game


@pytest.mark.parametrize(
    ("site", "piece", "coins"), [("t2", 1, 2), ("t2", 3, 3), ("w5", 5, 3), ("w5", 7, 4)]
)
def test_great_towers_and_walls_cost_coins_too(site: str, piece: int, coins: int) -> None:
    """Given 1 A less than a Great Structure asks, it is refused; given the sum, it is spent."""
    poor = building(a_game(), stone=2, grain=1, coins=coins - 1)
    poor.refuses(f"build:{site}:{piece}", "build.great")
    game = building(a_game(), stone=2, grain=1, coins=coins).does(f"build:{site}:{piece}")
    assert ("coins", -coins) in game.counts()
    assert fact(game, "great") == 1


def test_great_keep_costs_four_coins_and_promotes_twice() -> None:
    """Given 4 A, the Great Keep promotes one Specialist twice, then comes the Keep's Edict."""
    building(a_game(), stone=3, coins=3).refuses("build:hand:10", "build.great")
    game = building(a_game(), stone=3, coins=4).does("build:hand:10").has(coins=0)
    game.does("promote:0:a", "promote:0:a")
    assert game.player().specialists == (12, 0, 0)
    assert game.asks == "edict"


def test_great_keep_may_promote_two_and_asks_grain() -> None:
    """Given no Grain, those at A1 and C1 may step on in turn; B1's arrow costs Grain (R11)."""
    game = a_game().specialists("a1", "b1", "c1")
    building(game, stone=3, coins=4).does("build:hand:10")
    assert game.offers == ["promote:0:a", "promote:2:c", "done"]
    game.refuses("promote:1:b", "promote.grain").does("promote:0:a", "promote:2:c")
    assert game.player().specialists == (12, 21, 32)


@pytest.mark.parametrize("path", "abc")
def test_a_promotion_without_grain_is_named_by_the_path_of_each_specialist(path: str) -> None:
    """Given all Specialists before an arrow that costs Grain, and none of it, then that is why."""
    space = {"a": "a3", "b": "b1", "c": "c4"}[path]
    game = a_game().specialists(space, space, space)
    assert obstacle(game.s, 0, PROMOTE) == "promote.grain"


def test_great_tower_a_purchases_at_the_normal_price() -> None:
    """Given Mint for a card and Harvest for 3 A in Roma, side 1's 3 A may pay Harvest."""
    game = a_game(4).card_in("roma", "A1").card_in("roma", "A7", space=2)
    building(game, stone=2, grain=1, coins=2).does("build:t2:1").has(coins=3)
    assert game.offers == ["purchase:101", "purchase:107", "done"]
    game.does("purchase:101").finished().has(coins=0, grain=2)


def test_great_tower_b_summons_without_grain() -> None:
    """Given an Ally for 3 Grain in Roma and none left, Great Tower B brings him to its space."""
    game = a_game().ally_in("roma", 11)
    building(game, stone=2, grain=1, coins=3).does("build:t2:3", "summon:11:5").finished()
    assert game.player().allies == (0, 0, 0, 0, 11)
    game.has(grain=0, coins=3)


def test_great_wall_a_issues_an_edict() -> None:
    """Given W5 has no Edict icon, Great Wall A there Issues just one."""
    game = building(a_game(), stone=1, grain=1, coins=3).does("build:w5:5")
    assert game.asks == "edict"
    assert issue_all(game) == 1


def test_great_wall_a_on_a_marked_site_issues_two() -> None:
    """Given W3 with an Edict icon, Great Wall A there Issues two Edicts, one after the other."""
    game = building(a_game().built("t3"), stone=2, grain=1, coins=3).does("build:w3:5")
    assert issue_all(game) == 2
    assert len(game.player().issued) == 2


def test_great_wall_b_promotes_without_grain() -> None:
    """Given a Specialist at A3 before an arrow of 1 Grain and none left, Great Wall B moves him."""
    game = a_game().specialists("a3")
    building(game, stone=1, grain=1, coins=4).does("build:w5:7", "promote:0:a").finished()
    assert game.player().specialists == (14, 0, 0)
    game.has(grain=0, stone=0)


def test_the_bonus_of_a_great_structure_may_be_declined() -> None:
    """Given Great Wall B built, the promotion may be left out."""
    game = building(a_game(), stone=1, grain=1, coins=4).does("build:w5:7", "done").finished()
    assert game.player().specialists == (0, 0, 0)


def test_the_rulebooks_example_of_noa() -> None:
    """Given T3 and T4, Noa Builds Great Wall B on W3.

    It costs 2S 1G 4A and side 3 gives 1 S; her Specialist goes from A3 to A4 without Grain, which
    scores nothing yet; then she Issues the Edict of row II, which shows two Walls and a Keep.
    """
    game = a_game().workplaces(village="ab").specialists("a3").built("t3", "t4")
    game.edicts((4, 2, 5), (6, 7, 8)).palace(wall=4, keep=1)
    building(game, stone=2, grain=1, coins=4).does("build:w3:7").has(stone=1, grain=0, coins=0)
    game.does("promote:0:a").has(vp=0, grain=0)
    assert game.player().specialists[0] == 14
    game.does("issue:2", "take:grain").has(grain=1)
    assert game.offers == ["add:keep", "remove:keep"]  # the two Walls were removed unasked
    game.does("add:keep", "next:1").finished().frederick_has(wall=2, keep=2)
    assert game.player().issued == (2,)
