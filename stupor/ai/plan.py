"""The whole plan behind a choice: what one would do after it, up to the end of the turn."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from stupor.ai.turns import LONGEST, TurnSearch
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules

#: How many lines are followed at each step of a plan.
WIDTH: Final = 6
#: A step of a plan: the position before it, and the choice.
Step = tuple[Any, Option]


def plan(
    rules: Rules, advisor: Advisor, seat: int, position: Any, first: Option
) -> Generator[None, None, list[Step]]:
    """The choices of a seat from the first one on, each the best that is found after the others."""
    steps: list[Step] = [(position, first)]
    state = _after(rules, position, first)
    while len(steps) < LONGEST and not rules.turn_over(state, seat):
        options = rules.legal(state)
        search = TurnSearch(rules, advisor, seat, WIDTH)
        if len(options) > 1:
            yield from search.follow(state, options)
        best = max(options, key=lambda option: search.best.get(option, 0.0))
        steps.append((state, best))
        state = _after(rules, state, best)
        yield
    return steps


def _after(rules: Rules, state: Any, option: Option) -> Any:
    after = state.clone()
    rules.apply(after, option)
    return after


def within_turn(rules: Rules, seat: int, steps: Sequence[Step]) -> Sequence[Step]:
    """The steps of a plan but for the one that ends the turn, if others come before it."""
    ends = rules.turn_over(_after(rules, *steps[-1]), seat)
    return steps[:-1] if ends and len(steps) > 1 else steps
