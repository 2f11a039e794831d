"""One piece of a review: a question about a moment of a game, answered in JSON values.

The same question has the same answer, whichever process works it out.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from stupor.ai.grading import TurnGrader
from stupor.ai.luck import LuckJudge
from stupor.ai.view import SeatView
from stupor.engine.errors import BadData
from stupor.engine.game import Game
from stupor.engine.notation import key_of, option_of

#: What can be asked: what a turn gave away, whether that is so, or seems so in a hurry, and what
#: luck there was.
GRADE: Final = "grade"
CONFIRM: Final = "confirm"
HASTY: Final = "hasty"
THROW: Final = "throw"
PILE: Final = "pile"
#: Figures are kept with so many digits.
DIGITS: Final = 4

Answer = Mapping[str, Any]
Answering = Generator[None, None, Answer]


class Errand(NamedTuple):
    """A question: about which choice of whom, the line played and a better one, piles opened.

    It is given up after so many steps of `work`, which are as many on every machine; 0 is never.
    """

    kind: str
    seed: int
    ply: int
    seat: int
    line: tuple[str, ...] = ()
    better: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    work: int = 0


def work(spec: Game, errand: Errand, state: Any) -> Answering:
    """Answer a question about a position; it can be interrupted after each step.

    An answer that says nothing means that it would have taken too much work.
    """
    thinking = _WORK[errand.kind](spec, errand, state)
    if not errand.work:
        return (yield from thinking)
    for _ in range(errand.work):
        try:
            next(thinking)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
        yield
    return {}


def wired(spec: Game, errand: Errand, state: Any) -> dict[str, Any]:
    """A question with its position, for the other process."""
    return {"game": spec.id, "errand": list(errand), "position": spec.rules.dump(state)}


def unwired(told: Sequence[Any]) -> Errand:
    """The question that came over the wire."""
    kind, seed, ply, seat, line, better, opened, limit = told
    return Errand(kind, seed, ply, seat, tuple(line), tuple(better), tuple(opened), limit)


def _grading(spec: Game, errand: Errand) -> TurnGrader:
    params = spec.play.review
    if errand.kind == HASTY:
        params = replace(params, recheck=params.quick_recheck)
    return TurnGrader(spec.rules, spec.advisor.learned(), params, errand.seed)


def _view(spec: Game, errand: Errand, state: Any) -> SeatView:
    decision = spec.rules.decision(state)
    if decision is None or decision.seat != errand.seat:
        raise BadData("the position asks somebody else")
    return SeatView(spec.rules, state, decision, errand.ply)


def _grade(spec: Game, errand: Errand, state: Any) -> Answering:
    line = tuple(map(option_of, errand.line))
    view = _view(spec, errand, state)
    found = yield from _grading(spec, errand).grade(view, line)
    told = _figures(found.vp, found.p, found.error)
    told |= {"step": found.step, "decided": found.decided, "forced": found.forced}
    return told | {"better": [key_of(option) for option in found.better]}


def _confirm(spec: Game, errand: Errand, state: Any) -> Answering:
    line, better = (tuple(map(option_of, each)) for each in (errand.line, errand.better))
    view = _view(spec, errand, state)
    found = yield from _grading(spec, errand).confirm(view, line, better)
    told = _figures(found.vp, found.p, found.error)
    return told | {"n": found.n, "step": found.step, "clear": found.clear}


def _judge(spec: Game) -> LuckJudge:
    return LuckJudge(spec.rules, spec.advisor.learned(), spec.play.review)


def _throw(spec: Game, errand: Errand, state: Any) -> Answering:
    thrown = spec.rules.thrown(state)
    if thrown is None:
        raise BadData("nothing was thrown for this position")
    found = yield from _judge(spec).throw(thrown)
    ways = [[key, weight, vp[errand.seat]] for key, weight, vp in found.ways]
    return {"vp": list(found.vp), "error": 0.0, "fell": thrown.fell, "throws": ways}


def _pile(spec: Game, errand: Errand, state: Any) -> Answering:
    option = option_of(errand.line[0])
    rng = _view(spec, errand, state).rng(errand.seed, "luck")
    found = yield from _judge(spec).pile(state, option, errand.opened, rng)
    return {"vp": [figure(vp) for vp in found.vp], "error": figure(found.error)}


def figure(value: float) -> float:
    """A figure as it is kept: never a whole number, whatever a game counts in."""
    return round(float(value), DIGITS)


def _figures(vp: float, p: float, error: float) -> dict[str, Any]:
    return {"vp": figure(vp), "p": figure(p), "error": figure(error)}


_WORK: Final = {GRADE: _grade, CONFIRM: _confirm, HASTY: _confirm, THROW: _throw, PILE: _pile}
