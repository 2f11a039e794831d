"""Each seal counts what it asks for, tells how far it has come, and is won at the end alone."""

from __future__ import annotations

import pytest

from stupor.games.stupor_mundi.campaign.seals import SEALS, progress, seal_text, won
from stupor.games.stupor_mundi.ids import OVER, SITE, UNBUILT
from tests.games.stupor_mundi.campaign.kit import a_chapter
from tests.games.stupor_mundi.scenario import RULES, Scenario


def castle(game: Scenario, *sites: str) -> Scenario:
    """Exactly these sites are built."""
    built = [UNBUILT] * 13
    for piece, site in enumerate(sites):
        built[SITE[site]] = piece
    game.player().castle = tuple(built)
    return game.ready()


def ended(game: Scenario) -> Scenario:
    """The game is over as it stands."""
    game.s.phase = OVER
    return game


def test_close_a_side() -> None:
    """Given two Towers, when their Wall joins them, then the side is closed."""
    game = castle(a_chapter(seal={"sides": 1}), "t1", "t2")
    assert progress(game.s) == (0, 1)
    assert progress(castle(game, "t1", "t2", "w1").s) == (1, 1)


def test_coins_at_the_end_count_grain_and_stone_too() -> None:
    """Given 7 Augustales, 2 Grain and a Stone, they are worth 13 of the 12 that are wanted."""
    game = a_chapter(seal={"coins": 12}).owns(coins=7, grain=2, stone=1)
    assert progress(game.s) == (13, 12)
    assert progress(game.owns(coins=13).s) == (13, 12)


def test_acting_in_all_five_cities_in_two_rounds() -> None:
    """Given a ride of two rounds through every city, each round counts once it is complete."""
    game = a_chapter(seal={"tours": 2}, setup={"coins": 30})
    for round_number in (1, 2):
        game.s.round = round_number
        game.owns(coins=30).player().slots[:] = [-1] * 6
        for step in range(5):
            assert progress(game.s) == (round_number - 1, 2)
            game.holds("Augustales", "Grain").frederick_draws(16)
            if step:
                game.does("sail:1")
            game.plays(game.player().hand[0], step + 1).does_what_is_offered("lose", "end")
        assert progress(game.s) == (round_number, 2)
    assert game.s.story.visits == (31, 31)


def test_the_same_city_twice_is_one_city() -> None:
    game = a_chapter(seal={"tours": 1}).holds("Augustales", "Grain", "Stone")
    for slot in (1, 2):
        game.plays(game.player().hand[0], slot).does_what_is_offered("lose", "end")
    assert game.s.story.visits == (1 << game.player().ship,)


def test_cities_are_written_down_only_where_the_seal_asks() -> None:
    game = a_chapter(seal={"sides": 1}).holds("Augustales", "Grain")
    assert game.plays(game.player().hand[0]).s.story.visits is None


def test_host_allies() -> None:
    assert progress(a_chapter(seal={"allies": 4}).hosts(1, 2, 3).s) == (3, 4)


def test_specialists_in_cities() -> None:
    """Given Specialists in the Cities of A and B and one on the way, two have arrived."""
    game = a_chapter(seal={"cities": 2}).specialists("a5", "b3", "c4")
    assert progress(game.s) == (2, 2)


def test_issue_edicts() -> None:
    game = a_chapter(seal={"edicts": 7})
    game.player().issued = (1, 2, 3)
    assert progress(game.s) == (3, 7)


def test_more_structures_than_frederick() -> None:
    """Given his 5 Structures, a sixth of one's own is wanted; his next one makes it seven."""
    game = castle(a_chapter(seal={"structures_ahead": 1}), "t1", "t2", "w1")
    assert progress(game.palace(tower=2, wall=2, keep=1).s) == (3, 6)
    assert progress(game.palace(keep=2).s) == (3, 7)


def test_build_the_whole_castle() -> None:
    game = castle(a_chapter(seal={"structures": 13}), *SITE)
    assert progress(game.s) == (13, 13)


def test_a_title() -> None:
    game = a_chapter(seal={"title": "Feudal Lord"})
    game.player().vp = 49
    assert progress(game.s) == (49, 50)


def test_a_seal_is_won_at_the_end_alone() -> None:
    """Given all that is wanted, the seal is won when the game is over and not before."""
    game = a_chapter(seal={"allies": 2}).hosts(1, 2)
    assert progress(game.s) == (2, 2) and not won(game.s)
    assert won(ended(game).s) and RULES.result(game.s).seal is True


def test_a_seal_missed_is_lost() -> None:
    assert RULES.result(ended(a_chapter(seal={"allies": 2}).hosts(1)).s).seal is False


def test_the_table_may_follow_the_seal() -> None:
    facts = RULES.facts(a_chapter(seal={"allies": 4}).hosts(1).s, 0)
    assert (facts["seal.have"], facts["seal.want"], facts["seal.won"]) == (1, 4, False)
    assert facts["seal.text"] == "Host 4 Allies."


@pytest.mark.parametrize("name", SEALS)
def test_every_seal_has_a_sentence(name: str) -> None:
    for want in (SEALS[name].least, SEALS[name].most):
        assert seal_text(name, want).endswith(".")
