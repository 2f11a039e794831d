"""Last turns are known by trying everything: so does this test, and it remembers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stupor.ai.proof import GoesOn, Proof, TooMany
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.platform.paths import resources
from stupor.puzzles.collection import collection
from stupor.puzzles.puzzle import DENY, MOST, TURN, WIN, Puzzle

#: A turn of more ends takes too long without a memory.
SMALL = 60
#: So many puzzles of a game are tried in the plain run, and by command.
FEW, MANY = 3, 50
SHIPPED = [(game, one) for game in registry.GAMES for one in collection(resources() / game)]
PROVED = [(game, one) for game, one in SHIPPED if one.theme in (WIN, MOST, TURN, DENY)]


def small(count: int) -> list[Any]:
    """The proved puzzles with the fewest ends."""
    games = dict.fromkeys(game for game, _ in PROVED)
    found = [
        (game, one)
        for game in games
        for one in sorted((p for g, p in PROVED if g == game), key=lambda p: p.ends)[:count]
    ]
    return [pytest.param(game, one, id=f"{game}-{one.id}") for game, one in found]


def sequences(rules: Any, state: Any, seat: int) -> Iterator[Any]:
    """Where every sequence of choices of one turn ends, each by itself."""
    for option in rules.legal(state):
        after = state.clone()
        rules.apply(after, option)
        if rules.asked(after) != seat or rules.begins(after):
            yield after
        else:
            yield from sequences(rules, after, seat)


def brute(game: str, puzzle: Puzzle) -> tuple[int, int]:
    """The most points and the best lead that any sequence comes to, answers tried likewise."""
    rules, seat = registry.get(game).rules, puzzle.seat
    state = rules.load(puzzle.state)
    points, leads = [], []
    for end in sequences(rules, state, seat):
        own, rival = answered(rules, end, seat)
        points.append(own)
        leads.append(own - rival)
    return max(points), max(leads)


def answered(rules: Any, state: Any, seat: int) -> tuple[int, int]:
    """Points of the seat and of its rival once the rival has done its best."""
    asked = rules.asked(state)
    if asked is None or asked == seat:
        scores = rules.result(state).scores if rules.over(state) else rules.scores(state)
        return scores[seat], scores[1 - seat]
    ends = (answered(rules, end, asked) for end in sequences(rules, state, asked))
    rival, own = max(ends)
    return own, rival


@pytest.mark.parametrize(("game", "puzzle"), small(FEW))
def test_trying_every_sequence_without_a_memory_finds_the_same(game: str, puzzle: Puzzle) -> None:
    agrees(game, puzzle)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "puzzle"), small(MANY))
def test_it_finds_the_same_for_fifty_puzzles(game: str, puzzle: Puzzle) -> None:
    agrees(game, puzzle)


def agrees(game: str, puzzle: Puzzle) -> None:
    rules = registry.get(game).rules
    state = rules.load(puzzle.state)
    if puzzle.theme == TURN:
        ends = sequences(rules, state, puzzle.seat)
        had = rules.scores(state)[puzzle.seat]
        assert max(rules.scores(end)[puzzle.seat] for end in ends) - had == puzzle.goal
        return
    points, lead = brute(game, puzzle)
    assert {MOST: points == puzzle.goal, WIN: lead > 0, DENY: lead == puzzle.goal}[puzzle.theme]


@pytest.mark.parametrize(("game", "puzzle"), small(FEW))
def test_other_hidden_piles_change_nothing(game: str, puzzle: Puzzle) -> None:
    rules = registry.get(game).rules
    true = rules.load(puzzle.state)
    other = rules.determinize(true, puzzle.seat, SplitMix(77))
    assert told(rules, true, puzzle) == told(rules, other, puzzle)


def told(rules: Any, state: Any, puzzle: Puzzle) -> list[tuple[int, int]]:
    proof = Proof(rules, puzzle.seat)
    ends = proof.turn(state) if puzzle.theme == TURN else proof.last(state)
    return sorted((end.points, end.lead) for end in ends)


def test_a_turn_in_mid_game_is_not_the_last() -> None:
    rules = registry.get("burgundy").rules
    state = rules.setup(2, 7, {})
    seat = rules.asked(state)
    assert seat is not None
    with pytest.raises(GoesOn):
        Proof(rules, seat).last(state)


def test_a_turn_with_too_many_positions_is_given_up() -> None:
    rules = registry.get("burgundy").rules
    state = rules.setup(2, 7, {})
    seat = rules.asked(state)
    assert seat is not None
    with pytest.raises(TooMany):
        Proof(rules, seat, most=10).turn(state)
