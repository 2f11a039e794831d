"""Chapters that need an expansion: what it switches on, its boards, its seals."""

from __future__ import annotations

import pytest

from stupor.engine.errors import BadData
from stupor.games.stupor_mundi import setup
from stupor.games.stupor_mundi.campaign.seals import progress, won
from stupor.games.stupor_mundi.campaign.terms import read_terms
from stupor.games.stupor_mundi.campaign.words import bent_texts, setup_texts
from stupor.games.stupor_mundi.ids import OVER
from stupor.games.stupor_mundi.setup import new_game
from stupor.games.stupor_mundi.state import State
from tests.games.stupor_mundi.campaign.kit import FOLDER, wish
from tests.games.stupor_mundi.campaign.test_chapters import OPEN
from tests.games.stupor_mundi.expansions.kit import acts, crusade, issues, items, owns
from tests.games.stupor_mundi.scenario import Scenario

CRUSADE, PROJECTS = "postponed-crusade", "imperial-projects"


def begun(**changes: object) -> State:
    """A chapter at its beginning."""
    return new_game(1, 1, {"chapter": wish(**changes)})


def questing(game: Scenario, want: int) -> Scenario:
    """The game tells a chapter that asks for so many Crusade items."""
    asks = wish(needs=[CRUSADE], seal={"crusade_items": want})
    game.s.story = new_game(1, 1, {"chapter": asks}).story
    return game


def test_a_chapter_that_needs_an_expansion_switches_it_and_its_edition_on() -> None:
    """Given a chapter with the Projects, they lie there, and the special edition is played."""
    s = begun(needs=[PROJECTS])
    assert s.edition.name == "special" and s.expansions.crusade is None
    assert s.expansions.projects is not None and len(s.expansions.projects.projects) == 4
    assert begun().edition.name == "retail"


def test_a_chapter_says_what_it_is_played_with() -> None:
    nine = next(c for c in OPEN if c.number == 9)
    told = "Special edition, with The Imperial Projects."
    assert told in setup_texts(nine.terms)


def test_a_chapter_without_a_twist_tells_the_expansion_in_its_place() -> None:
    """Given Projects and no bent rule, then they are told; a bent rule is told alone."""
    plain = read_terms(wish(needs=[PROJECTS]))
    assert bent_texts(plain) == ["Expansions: The Imperial Projects."]
    bent = read_terms(wish(needs=[PROJECTS], twists={"workplace_grain": 2}))
    assert bent_texts(bent) == ["Workplace arrows with Grain cost 2 more."]
    assert bent_texts(read_terms(wish())) == []


@pytest.mark.parametrize(("twists", "boards"), [({}, 3), ({"crusade_boards": 1}, 1)])
def test_a_chapter_says_how_many_boards_there_are(twists: dict[str, int], boards: int) -> None:
    """Given the twist, so many boards are in play; without it as many as with two players."""
    laid = begun(needs=[CRUSADE], twists=twists).expansions.crusade
    assert laid is not None and len(laid.boards) == boards


def test_what_is_not_in_the_box_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "IN_THE_BOX", frozenset())
    with pytest.raises(BadData, match="not in the box yet: imperial-projects"):
        begun(needs=[PROJECTS])


def test_own_crusade_items() -> None:
    """Given a Book, a Ship, a Papal Wall, a Mantle and Knights, they are five items."""
    game = questing(crusade(1, library=(2,)).hosts(1), 3)
    assert progress(game.s) == (0, 3)
    marks = (0,) * 9 + (3,) + (0,) * 3
    owns(game, books=(1,), ships=(4,), mantles=(1, 0, 0, 0, 0), over=marks)
    game.player().deck.append(301)
    assert progress(game.s) == (5, 3)
    game.s.phase = OVER
    assert won(game.s)


def test_an_excommunication_loses_the_seal() -> None:
    """Given three items of which the last empties its board, nothing counts any more."""
    game = questing(owns(crusade(1, library=(3,)), books=(1, 2)), 3).edicts((1, 2, 3), (4, 5, 6))
    acts(game, "promote")
    assert progress(game.s) == (2, 3)
    game.does("book")
    assert issues(game) == 1 and items(game, "library") == ()
    assert progress(game.s) == (0, 3)


def test_the_two_chapters_are_open_and_play_their_expansion() -> None:
    """Given chapters 6 and 9, three Crusade boards lie there, and the Imperial Projects."""
    assert FOLDER.is_dir()
    six, nine = (c for c in OPEN if c.number in (6, 9))
    s = new_game(1, 1, six.options())
    assert s.expansions.crusade is not None and len(s.expansions.crusade.boards) == 3
    assert (s.story.seal, s.story.want) == ("crusade_items", 3)
    s = new_game(1, 1, nine.options())
    assert s.expansions.projects is not None and s.expansions.crusade is None
    assert (s.story.seal, s.story.want) == ("structures", 13)


def test_imperial_structures_count_for_the_seal_of_thirteen() -> None:
    """Given twelve built, an Imperial Structure on the last site completes the Castle."""
    asks = wish(needs=[PROJECTS], seal={"structures": 13})
    s = new_game(1, 1, {"chapter": asks})
    player = s.players[0]
    player.castle = (*range(12), -1)
    assert progress(s) == (12, 13)
    player.castle, player.holdings = (*range(12), 10), player.holdings.with_mark(12, 11)
    assert progress(s) == (13, 13)
