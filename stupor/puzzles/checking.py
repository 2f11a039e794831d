"""Puzzles are proved again: by trying everything without the memory that found them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from stupor.ai.proof import Proof, TooManyPositions
from stupor.engine.game import Play
from stupor.engine.notation import key_of
from stupor.engine.rng import SplitMix
from stupor.puzzles.finding import core_of
from stupor.puzzles.puzzle import BEST_LINES, DENY, IDEA, LAST, MOST, TURN, WIN, Puzzle
from stupor.puzzles.referee import Referee

#: Dealings of what is hidden in which a puzzle is proved again.
DEALINGS = 2


class CheckResult(NamedTuple):
    """What came of a check: nothing is wrong, or what is; and how many positions were tried."""

    puzzle: Puzzle
    wrong: str
    tried: int


def check(play: Play, puzzle: Puzzle, most: int = 60_000) -> CheckResult:
    """Play the kept line to its goal, then prove the goal anew, also in other dealings.

    Of an idea among the best lines of a turn that is too large only its own line can be played.
    """
    first = play.rules.load(puzzle.state)
    wrong = _line(play, puzzle, first)
    tried = 0
    if not wrong and puzzle.theme == IDEA:
        wrong, tried = _counted(play, puzzle, first, most)
    elif not wrong:
        dealings = [first]
        if play.hides(first):
            dealings += [
                play.rules.determinize(first, puzzle.seat, SplitMix(900 + n))
                for n in range(1, DEALINGS)
            ]
        for dealt in dealings:
            wrong, more = _proved(play, puzzle, dealt, most)
            tried += more
            if wrong:
                break
    return CheckResult(puzzle, wrong, tried)


def _counted(play: Play, puzzle: Puzzle, first: Any, most: int) -> tuple[str, int]:
    """Whether as many of all ends have the idea as were told, where all were looked at."""
    if puzzle.proof.endswith(BEST_LINES):
        return "", 0
    proof = Proof(play.rules, puzzle.seat, most, play.pruning)
    ends = proof.turn(first)
    having = sum(puzzle.has_idea(play.key_moves(first, end.line)) for end in ends)
    told = f"{having} of {len(ends)} ends have the idea"
    same = (having, len(ends)) == (puzzle.accepted, puzzle.ends)
    return "" if same else f"{told}, not {puzzle.accepted} of {puzzle.ends}", proof.tried


def _line(play: Play, puzzle: Puzzle, first: Any) -> str:
    """Whether the kept line reaches the goal."""
    referee, state = Referee(play, puzzle, first), first.clone()
    for option in puzzle.line:
        while (answer := referee.answer(state)) is not None:
            play.rules.apply(state, answer)
        if option not in play.rules.legal(state):
            return f"its line is not possible at {key_of(option)}"
        play.rules.apply(state, option)
    while (answer := referee.answer(state)) is not None:
        play.rules.apply(state, answer)
    if not referee.ended(state):
        return "its line does not end the turn"
    return "" if referee.verdict(state, puzzle.line).solved else "its line misses the goal"


def _proved(play: Play, puzzle: Puzzle, first: Any, most: int) -> tuple[str, int]:
    """Whether the goal, the number of ends that reach it and the idea are the same again."""
    proof = Proof(play.rules, puzzle.seat, most, play.pruning)
    try:
        ends = proof.last(first) if puzzle.theme in LAST else proof.turn(first)
    except TooManyPositions:
        return "too much to try", proof.tried
    had = play.rules.scores(first)[puzzle.seat]
    worth: dict[str, Callable[[Any], int]] = {
        WIN: lambda end: min(end.lead, 1),
        MOST: lambda end: end.points,
        DENY: lambda end: end.lead,
        TURN: lambda end: end.points - had,
    }
    values = [worth[puzzle.theme](end) for end in ends]
    if max(values) != puzzle.goal:
        return f"the best is {max(values)}, not {puzzle.goal}", proof.tried
    accepted = [end for end, value in zip(ends, values, strict=True) if value == puzzle.goal]
    if (len(accepted), len(ends)) != (puzzle.accepted, puzzle.ends):
        told = f"{len(accepted)} of {len(ends)} ends reach it"
        return f"{told}, not {puzzle.accepted} of {puzzle.ends}", proof.tried
    if not all(puzzle.has_idea(play.key_moves(first, end.line)) for end in accepted):
        shared = core_of(play, first, accepted)
        return f"not all ways share the idea, only {shared}", proof.tried
    return "", proof.tried
