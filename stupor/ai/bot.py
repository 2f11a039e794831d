"""What every bot can do: rank the options of a decision, in steps."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol, TypeVar

from stupor.ai.view import SeatView
from stupor.engine.notation import Option

T = TypeVar("T")
#: Options with their value, the best first.
Ranking = list[tuple[Option, float]]
#: Thinking that can be interrupted after each step and ends with a ranking.
Thinking = Generator[None, None, Ranking]


class Bot(Protocol):
    """A way of choosing; the choice depends only on the view and the bot's seed."""

    def think(self, view: SeatView) -> Thinking:
        """Rank the options of the view's decision, the best first."""


def finish(thinking: Generator[None, None, T]) -> T:
    """Run a thought to its end and return its result, such as a ranking."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: T = end.value
            return found
