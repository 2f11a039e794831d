"""One task of a review: a question about a position of a game, answered in JSON values.

Equal tasks have equal answers, whichever process works on them.
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

#: Kinds of tasks: grade a turn, confirm that with fresh dealings, or quickly, and judge the luck of
#: a throw or a pile.
GRADE: Final = "grade"
CONFIRM: Final = "confirm"
QUICK: Final = "hasty"
THROW: Final = "throw"
PILE: Final = "pile"
#: Figures are kept with so many digits.
DIGITS: Final = 4

Answer = Mapping[str, Any]
Answering = Generator[None, None, Answer]


class ReviewTask(NamedTuple):
    """A task: a choice of a seat, the line played, perhaps a better one, and the piles opened.

    It is given up after `work` steps, which are the same on every machine; 0 means never.
    """

    kind: str
    seed: int
    ply: int
    seat: int
    line: tuple[str, ...] = ()
    better: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    work: int = 0


def work(spec: Game, task: ReviewTask, state: Any) -> Answering:
    """Work on a task about a position, step by step.

    An empty answer means that it would have taken too much work.
    """
    thinking = _WORK[task.kind](spec, task, state)
    if not task.work:
        return (yield from thinking)
    for _ in range(task.work):
        try:
            next(thinking)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
        yield
    return {}


def to_wire(spec: Game, task: ReviewTask, state: Any) -> dict[str, Any]:
    """A task with its position as JSON values, for the AI process."""
    return {"game": spec.id, "task": list(task), "position": spec.rules.dump(state)}


def from_wire(told: Sequence[Any]) -> ReviewTask:
    """The task that came over the wire."""
    kind, seed, ply, seat, line, better, opened, limit = told
    return ReviewTask(kind, seed, ply, seat, tuple(line), tuple(better), tuple(opened), limit)


def _grading(spec: Game, task: ReviewTask) -> TurnGrader:
    params = spec.play.review
    if task.kind == QUICK:
        params = replace(params, recheck=params.quick_recheck)
    return TurnGrader(spec.rules, spec.advisor.learned(), params, task.seed)


def _view(spec: Game, task: ReviewTask, state: Any) -> SeatView:
    decision = spec.rules.decision(state)
    if decision is None or decision.seat != task.seat:
        raise BadData("the position asks somebody else")
    return SeatView(spec.rules, state, decision, task.ply)


def _grade(spec: Game, task: ReviewTask, state: Any) -> Answering:
    line = tuple(map(option_of, task.line))
    view = _view(spec, task, state)
    found = yield from _grading(spec, task).grade(view, line)
    told = _figures(found.vp, found.p, found.error)
    told |= {"step": found.step, "decided": found.decided, "forced": found.forced}
    return told | {"better": [key_of(option) for option in found.better]}


def _confirm(spec: Game, task: ReviewTask, state: Any) -> Answering:
    line, better = (tuple(map(option_of, each)) for each in (task.line, task.better))
    view = _view(spec, task, state)
    found = yield from _grading(spec, task).confirm(view, line, better)
    told = _figures(found.vp, found.p, found.error)
    return told | {"n": found.n, "step": found.step, "clear": found.clear}


def _judge(spec: Game) -> LuckJudge:
    return LuckJudge(spec.rules, spec.advisor.learned(), spec.play.review)


def _throw(spec: Game, task: ReviewTask, state: Any) -> Answering:
    thrown = spec.rules.thrown(state)
    if thrown is None:
        raise BadData("nothing was thrown for this position")
    found = yield from _judge(spec).throw(thrown)
    ways = [[key, weight, vp[task.seat]] for key, weight, vp in found.ways]
    return {"vp": list(found.vp), "error": 0.0, "fell": thrown.fell, "throws": ways}


def _pile(spec: Game, task: ReviewTask, state: Any) -> Answering:
    option = option_of(task.line[0])
    rng = _view(spec, task, state).rng(task.seed, "luck")
    found = yield from _judge(spec).pile(state, option, task.opened, rng)
    return {"vp": [figure(vp) for vp in found.vp], "error": figure(found.error)}


def figure(value: float) -> float:
    """A figure as it is saved: a rounded float, whatever a game counts in."""
    return round(float(value), DIGITS)


def _figures(vp: float, p: float, error: float) -> dict[str, Any]:
    return {"vp": figure(vp), "p": figure(p), "error": figure(error)}


_WORK: Final = {GRADE: _grade, CONFIRM: _confirm, QUICK: _confirm, THROW: _throw, PILE: _pile}
