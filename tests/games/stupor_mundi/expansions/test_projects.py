"""The Imperial Projects: Conditions, acquiring, building, penalties and their own points (R30)."""

from __future__ import annotations

import pytest

from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.projects.data import CONDITIONS, PROJECTS
from tests.games.stupor_mundi.expansions.kit import (
    acts,
    crusade,
    ends_game,
    is_banned,
    issues,
    over,
    owns,
    points,
    projects,
)
from tests.games.stupor_mundi.scenario import Scenario

#: Edicts that Frederick's Palace does not mind.
EDICTS = (10, 11, 12)


def _issued(game: Scenario, enough: bool) -> None:
    game.player().issued = EDICTS[: 3 if enough else 2]


def _met(game: Scenario, enough: bool) -> None:
    game.palace(grain=0, stone=0 if enough else 3).hosts(1, 2)


def _sides(game: Scenario, enough: bool) -> None:
    game.built("t2", "w2", "t3") if enough else game.built("t2", "w2")


def _allies(game: Scenario, enough: bool) -> None:
    game.palace(treasury=0).hosts(*(11, 12, 13) if enough else (11, 12))


def _city(game: Scenario, enough: bool) -> None:
    game.specialists("b3" if enough else "b2", "a4")


def _coins(game: Scenario, enough: bool) -> None:
    game.owns(coins=12 if enough else 11)


def _stored(game: Scenario, enough: bool) -> None:
    game.walls_off(4, 5).owns(grain=3, stone=2 if enough else 1)


def _advanced(game: Scenario, enough: bool) -> None:
    player = game.player()
    player.discard += [101, 102, 201]
    player.slots[5] = 202 if enough else 301


def _lead(game: Scenario, enough: bool) -> None:
    game.palace(tower=1, wall=0, keep=0 if enough else 1)


GIVEN = {
    1: _issued,
    2: _met,
    3: _sides,
    4: _allies,
    5: _city,
    6: _coins,
    7: _stored,
    8: _advanced,
    9: _lead,
}


@pytest.mark.parametrize("condition", [tile.id for tile in CONDITIONS])
def test_a_condition_opens_its_project_just_when_it_is_fulfilled(condition: int) -> None:
    """Given a little less than a Condition asks, nothing is offered; given just that, it is."""
    for enough in (False, True):
        game = projects(p7=condition)
        GIVEN[condition](game, enough)
        game.holds("Study").pile_of("Grain")
        game.plays("Study", 2, "down").does_what_is_offered("promote", "market", "done")
        assert (game.asks == "project") is enough, CONDITIONS[condition].text
        if not enough:
            game.finished()


def test_r30_the_condition_is_looked_at_when_the_turn_ends() -> None:
    """Given 9 A, a card that brings 3 more opens the Project; the choice comes before the seal."""
    game = projects(p7=6).holds("Augustales").owns(coins=9).plays("Augustales")
    assert game.offers == ["project:7", "done"]
    game.does("project:7").finished()
    assert game.player().holdings.projects == (7,)
    assert game.s.expansions.projects is not None
    assert game.s.expansions.projects.projects == (0,)


def test_r30_a_project_may_be_declined_and_taken_later() -> None:
    """Given 12 A, the Project is left; on the next own turn it is offered again."""
    game = projects(p7=6).holds("Study").pile_of("Grain").owns(coins=12).passes()
    assert game.asks == "project"
    game.does("done")
    assert game.player().holdings.projects == ()


def test_r30_at_most_one_project_a_turn() -> None:
    """Given two Conditions fulfilled, one Project is chosen, and the other one is left lying."""
    game = projects(p7=6, p8=9).palace(tower=0, wall=0, keep=0).owns(coins=12)
    game.holds("Augustales").plays("Augustales")
    assert game.offers == ["project:7", "project:8", "done"]
    game.does("project:8").finished()
    assert game.player().holdings.projects == (8,)


def test_r30_whoever_passes_may_still_acquire() -> None:
    """Given 12 A, passing is a turn too."""
    game = projects(p7=6).owns(coins=12).passes().does("project:7")
    assert game.player().holdings.projects == (7,) and game.seat == 1


def test_r30_on_a_rivals_turn_nothing_is_acquired() -> None:
    """Given 12 A of a rival, my turn ends without an offer to anybody."""
    game = projects(p7=6).holds("Augustales")
    game.player(1).coins = 12
    game.plays("Augustales").finished()


def test_projects_that_are_gone_or_closed_are_refused() -> None:
    """Given Projects 7 and 8 of which 8 is open: 7 lacks its Condition, 1 is not on offer."""
    game = projects(p7=6, p8=9).palace(tower=0, wall=0, keep=0).holds("Grain").plays("Grain")
    game.refuses("project:7", "project.condition").refuses("project:1", "project.gone")


# --- building --------------------------------------------------------------------------------


def test_an_imperial_structure_costs_what_its_site_costs_and_replaces_a_plain_one() -> None:
    """Given the Ring Wall, W5 costs 1 Stone and 1 Grain; a Wall leaves the Player Board."""
    game = owns(projects(), projects=(4,)).owns(stone=1, grain=1).again(Build())
    game.does("imperial:w5:4:4").finished().has(stone=0, grain=0)
    player = game.player()
    assert player.castle[9] == 4 and not player.pieces >> 4 & 1
    assert player.holdings.over[9] == 14 and player.holdings.built(4)
    assert ("project.4", "projects.0", "done.0") in game.told("moved")


def test_a_great_imperial_structure_pays_and_acts_as_a_great_one() -> None:
    """Given the Hall of Laws and the Great Keep, it costs 4 A and promotes twice (rulebook)."""
    game = owns(projects(), projects=(1,)).owns(stone=3, coins=3).again(Build())
    game.refuses("imperial:hand:10:1", "build.great")
    game.owns(stone=3, coins=4).does("imperial:hand:10:1").has(coins=0)
    assert game.asks == "promote"


def test_only_an_own_unbuilt_project_of_that_kind_is_built() -> None:
    """Given the Ring Wall in hand, a Tower, another's Project and a built one are refused."""
    game = owns(projects(), projects=(4, 5), over=over(w2=15)).piece_at("w2", 5)
    game.owns(stone=3, grain=3).again(Build())
    for key in ("imperial:t2:0:4", "imperial:w5:4:6", "imperial:w5:4:5"):
        game.refuses(key, "project.own")
    assert "imperial:w5:4:4" in game.offers


def test_two_projects_of_a_kind_are_told_apart() -> None:
    """Given two Wall Projects, either may stand on W5."""
    game = owns(projects(), projects=(4, 6)).owns(stone=1, grain=1).again(Build())
    assert {"imperial:w5:4:4", "imperial:w5:4:6"} <= set(game.offers)
    game.does("imperial:w5:4:6")
    assert game.player().holdings.built(6) and not game.player().holdings.built(4)


def test_any_mix_pays_for_an_imperial_structure() -> None:
    """Given Mixed Masonry, W5 takes 2 Grain."""
    game = owns(projects(), projects=(4,)).owns(grain=2).again(Build(pay="mixed"))
    game.does("imperial:w5:4:4").finished()
    assert game.player().holdings.built(4)


def test_r30_a_structure_is_imperial_or_papal_never_both() -> None:
    """Given both expansions, a Wall at W5 is plain, Papal or Imperial: one of them."""
    game = owns(crusade(structures=(1, 3)), projects=(4,)).owns(stone=1, grain=1).again(Build())
    for key in ("build:w5:4", "papal:w5:4", "imperial:w5:4:4"):
        assert key in game.offers
    game.does("imperial:w5:4:4").finished()
    assert game.player().holdings.over[9] == 14


# --- the end ---------------------------------------------------------------------------------


def _laws(game: Scenario) -> None:
    game.player().issued = EDICTS


def _marvels(game: Scenario) -> None:
    game.piece_at("t2", 1).piece_at("w2", 5)


def _palace(game: Scenario) -> None:
    game.built("slot")


def _ring(game: Scenario) -> None:
    game.built("t2", "t5", "w5")


def _granary(game: Scenario) -> None:
    game.owns(grain=1, stone=2)


def _long(game: Scenario) -> None:
    game.built("w2")


def _guests(game: Scenario) -> None:
    game.hosts(11, 12)


def _letters(game: Scenario) -> None:
    game.player().deck += [101, 201, 102]


def _masters(game: Scenario) -> None:
    game.specialists("a3", "b3", "c2")


ENDED = {
    1: (_laws, "hand", 3),
    2: (_marvels, "hand", 4),
    3: (_palace, "hand", 4),
    4: (_ring, "w2", 4),
    5: (_granary, "w5", 3),
    6: (_long, "w5", 3),
    7: (_guests, "t2", 4),
    8: (_letters, "t2", 3),
    9: (_masters, "t2", 4),
}


@pytest.mark.parametrize("project", [tile.id for tile in PROJECTS])
def test_a_built_project_scores_what_it_counts(project: int) -> None:
    """Given a Project built on a site and something to count, its points come at the end."""
    given, site, vp = ENDED[project]
    game = projects().built(site)
    given(game)
    owns(game, projects=(project,), over=over(**{site: 10 + project}))
    assert points(ends_game(game), "projects") == vp, PROJECTS[project].text


def test_an_unbuilt_project_costs_four_points() -> None:
    """Given one Project built and two not, they are 3 - 4 - 4 VP; the total may be less than 0."""
    game = owns(projects().built("w5"), projects=(6, 1, 2), over=over(w5=16))
    game = ends_game(game)
    assert points(game, "projects") == 2 - 8
    game = ends_game(owns(projects(), projects=(1, 2, 3)))
    assert game.player().vp < 0 and points(game, "projects") == -12


def test_cubes_are_counted_before_they_are_sold() -> None:
    """Given 3 cubes, the Granary Wall scores them, and they are 6 A = 1 VP as well."""
    game = owns(projects().built("w5").owns(grain=3), projects=(5,), over=over(w5=15))
    game = ends_game(game)
    assert points(game, "projects") == 3 and points(game, "coins") == 1


def test_banned_papal_structures_do_not_count_for_a_project() -> None:
    """Given a Papal Wall under the ban, the Long Wall does not see it."""
    game = crusade(banned="structures").built("w5", "w2")
    owns(game, projects=(6,), over=over(w5=16, w2=3))
    assert is_banned(game, "structures")
    ends_game(game)
    assert game.player().vp_from[-1] == 2 and points(game, "structures") == 3


def test_a_project_is_acquired_by_issuing_edicts() -> None:
    """Given two Edicts, the one of a Keep opens the Hall of Laws in the same turn (rulebook)."""
    game = projects(p1=1).owns(stone=3).edicts((1, 2, 3), (4, 5, 6))
    game.player().issued = EDICTS[:2]
    acts(game, "build").does("build:hand:8")
    issues(game)
    game.does("project:1").finished()
