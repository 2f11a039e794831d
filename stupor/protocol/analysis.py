"""Analysis of a position for coaches and puzzle makers: samples, values and best turns."""

from __future__ import annotations

from typing import Any, Final

from stupor.ai.proof import Ending, Proof, TooManyPositions
from stupor.engine.decision import Decision
from stupor.engine.errors import GAME_OVER
from stupor.engine.notation import key_of
from stupor.engine.rng import SplitMix
from stupor.match.session import Session
from stupor.protocol.wire import Refusal
from stupor.puzzles.puzzle import Puzzle

TOO_MUCH: Final = "too-much"
GAME_IS_OVER: Final = "game-over"


def imagined(session: Session, seat: int, seed: int) -> dict[str, Any]:
    """A position, as JSON, that a seat cannot tell from the true one."""
    state = session.rules.determinize(session.state, seat, SplitMix(seed))
    return session.rules.dump(state)


def judged(session: Session) -> dict[str, Any]:
    """What the learned judgement thinks of every seat, and how much of the game is left."""
    advisor, state = session.spec.advisor.learned(), session.state
    seats = range(state.seats) if state.seats > 1 else ()
    return {
        "worths": [round(points, 3) for points in advisor.expected_points(state)],
        "leads": [round(lead, 3) for lead in advisor.leads(state)],
        "left": round(advisor.left(state), 3),
        "chances": [round(advisor.chance(state, seat), 4) for seat in seats],
    }


def turns(session: Session, most: int, top: int) -> dict[str, Any]:
    """The best different ends of the turn under way, by the learned judgement, with their lines."""
    decision: Decision | None = session.decision
    if decision is None:
        raise Refusal(GAME_IS_OVER, "the game is over", GAME_OVER)
    seat, advisor = decision.seat, session.spec.advisor.learned()
    proof = Proof(session.rules, seat, most)
    try:
        ends = proof.turn(session.state)
    except TooManyPositions:
        raise Refusal(TOO_MUCH, f"this turn has more than {most} positions") from None
    ranked = sorted(
        ((advisor.value(end.state, seat), end) for end in ends), key=lambda each: -each[0]
    )
    return {
        "seat": seat,
        "ends": len(ends),
        "turns": [_turn(value, end) for value, end in ranked[:top]],
    }


def _turn(value: float, end: Ending) -> dict[str, Any]:
    line = [key_of(option) for option in end.line]
    return {"line": line, "points": end.points, "value": round(value, 6)}


def told(puzzle: Puzzle) -> dict[str, Any]:
    """What may be known of a puzzle before it is solved."""
    return {
        "id": puzzle.id,
        "theme": puzzle.theme,
        "level": puzzle.level,
        "seat": puzzle.seat,
        "accepted": puzzle.accepted,
        "ends": puzzle.ends,
    }
