"""Last turns are known by trying everything: so does this test, and it remembers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stupor.ai.proof import AnotherTurn, Proof, TooManyPositions
from stupor.engine.game import Play
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.platform.paths import resources
from stupor.puzzles.collection import collection
from stupor.puzzles.puzzle import DENY, MOST, TURN, WIN, Puzzle

#: So many puzzles of a game are tried in the plain run, and by command.
FEW, MANY = 3, 50
SHIPPED = [(game, one) for game in registry.GAMES for one in collection(resources() / game)]
PROVED = [(game, one) for game, one in SHIPPED if one.theme in (WIN, MOST, TURN, DENY)]


def size(puzzle: Puzzle) -> int:
    """How many positions its proof looked at: "all lines: 318 positions"."""
    return int(puzzle.proof.split()[-2])


#: Those of one game whose best turn takes something from a rival, the smallest first.
DENIALS = sorted(
    ((game, one) for game, one in PROVED if one.theme == DENY), key=lambda it: size(it[1])
)


def small(count: int) -> list[Any]:
    """The proved puzzles with the fewest positions."""
    games = dict.fromkeys(game for game, _ in PROVED)
    found = [
        (game, one)
        for game in games
        for one in sorted((p for g, p in PROVED if g == game), key=size)[:count]
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
    play, seat = registry.get(game).play, puzzle.seat
    ends = outcomes(play, play.rules.load(puzzle.state), seat)
    return max(own for own, _ in ends), max(own - rival for own, rival in ends)


def outcomes(play: Play, state: Any, seat: int) -> set[tuple[int, int]]:
    """Points of the seat and its rival after every sequence of the seat; the rival does its best.

    What is moot is no choice: another test has tried it.
    """
    rules = play.rules
    asked = rules.asked(state)
    if asked is None:
        scores = rules.result(state).scores
        return {(scores[seat], scores[1 - seat])}
    moot = play.pruning.moot(state)
    found: list[set[tuple[int, int]]] = []
    for option in rules.legal(state) if moot is None else [moot]:
        after = state.clone()
        rules.apply(after, option)
        found.append(outcomes(play, after, seat))
    if asked == seat:
        return set().union(*found)
    return max(found, key=lambda ends: max((rival, own) for own, rival in ends))


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


class Declining(Proof):
    """A false one: rivals take the last that they are offered."""

    def reply(self, state: Any) -> tuple[Any, ...]:
        state, chosen = state.clone(), list[Any]()
        while self._rules.asked(state) is not None:
            chosen.append(self._rules.legal(state)[-1])
            self._rules.apply(state, chosen[-1])
        return tuple(chosen)


def test_rivals_who_decline_are_found_out() -> None:
    for game, puzzle in DENIALS[:FEW]:
        play = registry.get(game).play
        proof = Declining(play.rules, puzzle.seat, pruning=play.pruning)
        ends = proof.last(play.rules.load(puzzle.state))
        assert max(end.lead for end in ends) > puzzle.goal


def test_there_are_twenty_denials() -> None:
    assert len(DENIALS) >= 20


@pytest.mark.parametrize("denials", [FEW, pytest.param(MANY, marks=pytest.mark.exhaustive)])
def test_the_most_selfish_turn_denies_nothing(denials: int) -> None:
    for game, puzzle in DENIALS[:denials]:
        play = registry.get(game).play
        proof = Proof(play.rules, puzzle.seat, pruning=play.pruning)
        ends = proof.last(play.rules.load(puzzle.state))
        points = max(end.points for end in ends)
        assert max(end.lead for end in ends if end.points == points) < puzzle.goal
        assert max(end.lead for end in ends) == puzzle.goal


@pytest.mark.parametrize(("game", "puzzle"), small(FEW))
def test_other_hidden_piles_change_nothing(game: str, puzzle: Puzzle) -> None:
    play = registry.get(game).play
    rules = play.rules
    true = rules.load(puzzle.state)
    other = rules.determinize(true, puzzle.seat, SplitMix(77))
    assert told(play, true, puzzle) == told(play, other, puzzle)


def test_what_a_game_leaves_out_changes_no_outcome() -> None:
    """Stupor Mundi: discards of the last End Phase, and incomes that only their owner feels."""
    spec = registry.get("stupor_mundi")
    puzzle = min((one for game, one in PROVED if game == spec.id), key=size)
    state = spec.rules.load(puzzle.state)
    whole = Proof(spec.rules, puzzle.seat, most=10**6)
    pruned = Proof(spec.rules, puzzle.seat, pruning=spec.play.pruning)
    outcome = {(end.points, end.lead) for end in pruned.last(state)}
    assert outcome == {(end.points, end.lead) for end in whole.last(state)}
    assert pruned.tried < whole.tried


def told(play: Play, state: Any, puzzle: Puzzle) -> list[tuple[int, int]]:
    proof = Proof(play.rules, puzzle.seat, pruning=play.pruning)
    ends = proof.turn(state) if puzzle.theme == TURN else proof.last(state)
    return sorted((end.points, end.lead) for end in ends)


def test_a_turn_in_mid_game_is_not_the_last() -> None:
    rules = registry.get("burgundy").rules
    state = rules.setup(2, 7, {})
    seat = rules.asked(state)
    assert seat is not None
    with pytest.raises(AnotherTurn):
        Proof(rules, seat).last(state)


def test_a_turn_with_too_many_positions_is_given_up() -> None:
    rules = registry.get("burgundy").rules
    state = rules.setup(2, 7, {})
    seat = rules.asked(state)
    assert seat is not None
    with pytest.raises(TooManyPositions):
        Proof(rules, seat, most=10).turn(state)
