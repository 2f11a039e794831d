"""The turn spans of a game: whole, from its end, and how many turns a seat has begun."""

from __future__ import annotations

import pytest

from stupor.match.turn_spans import last_turn, turn_spans, turns_begun
from stupor.selftest.games import new_game, play


@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_the_last_turn_is_the_last_of_all_spans(game: str) -> None:
    """Given a game after each of its choices, then both ways to its last turn agree."""
    played = play(new_game("squire,page,squire", game=game), 90)
    assert last_turn(played.branch(0, played.seats)) is None
    for ply in range(1, played.ply + 1):
        session = played.branch(ply, played.seats)
        assert last_turn(session) == turn_spans(session)[-1], ply


@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_turns_are_counted_by_how_they_begin(game: str) -> None:
    """Given a game, then before the third turn of a seat two have been begun."""
    session = play(new_game("squire,page", game=game), 120)
    starts = [n for n in range(session.ply) if session.rules.begins(session.before(n))]
    own = [ply for ply in starts if session.choice(ply).seat == 0]
    assert [turns_begun(session, 0, ply) for ply in own[:4]] == [0, 1, 2, 3]
