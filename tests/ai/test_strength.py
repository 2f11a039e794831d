"""The simple ladder: greedy must leave random far behind."""

from __future__ import annotations

from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session

SPEC = registry.get("stupor_mundi")
GAMES = 6


def final_scores(levels: list[str], seed: int) -> tuple[int, ...]:
    seats = [make_seat(level, SPEC, seed, slice_ms=None) for level in levels]
    session = Session.new(SPEC, seats, seed, {})
    while not session.over:
        session.poll()
    return SPEC.rules.scores(session.state)


def test_greedy_beats_random_from_either_seat() -> None:
    wins = 0
    for seed in range(GAMES):
        seat = seed % 2
        levels = ["random", "random"]
        levels[seat] = "greedy"
        scores = final_scores(levels, seed)
        wins += scores[seat] > scores[1 - seat]
    assert wins >= GAMES - 1
