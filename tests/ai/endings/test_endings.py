"""Last turns are what is said of them, and strong levels lose nothing in them."""

from __future__ import annotations

from statistics import mean

import pytest

from stupor.games import registry
from tests.ai.endings.ending import LastTurn, read
from tests.ai.endings.finding import FEWEST, KINDS, SHARE, proved

TURNS = {game: read(game) for game in KINDS}
#: Those with few ends are soon looked through.
QUICK = [turn for found in TURNS.values() for turn in sorted(found, key=lambda t: t.ends)[:4]]
ALL = [turn for found in TURNS.values() for turn in found]
LEVELS = ("squire", "knight", "duke", "emperor")
GAME = pytest.mark.parametrize("game", KINDS)


def named(turns: list[LastTurn]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("turn", turns, ids=lambda turn: turn.name)


@GAME
def test_there_are_many_and_no_chance_find_of_the_best(game: str) -> None:
    found = TURNS[game]
    assert len({turn.name for turn in found}) == len(found) >= 60
    assert all(turn.ends >= FEWEST and turn.best <= SHARE * turn.ends for turn in found)


def test_some_want_the_rival_to_have_less_and_not_oneself_most() -> None:
    assert any(turn.selfish < turn.lead for turn in TURNS["burgundy"])


@named(QUICK)
def test_the_best_lead_is_proved(turn: LastTurn) -> None:
    """Given the game up to there, then trying everything says the same as when it was found."""
    rules, state = registry.get(turn.game).rules, turn.position()
    seat = rules.asked(state)
    assert seat is not None
    assert proved(rules, state, seat) == (turn.ends, turn.best, turn.lead, turn.selfish)


@named(QUICK)
@pytest.mark.parametrize("level", ("duke", "emperor"))
def test_a_duke_and_an_emperor_lose_nothing(level: str, turn: LastTurn) -> None:
    assert turn.lost(level) == 0


@pytest.mark.exhaustive
@named(ALL)
def test_every_best_lead_is_proved(turn: LastTurn) -> None:
    test_the_best_lead_is_proved(turn)


@pytest.mark.exhaustive
@GAME
def test_what_levels_lose_falls_from_rank_to_rank(game: str) -> None:
    """Given all last turns, then a Knight loses no more than a Squire, a Duke nothing."""
    lost = {level: mean(turn.lost(level) for turn in TURNS[game]) for level in LEVELS}
    assert lost["knight"] <= lost["squire"]
    assert lost["duke"] == lost["emperor"] == 0
