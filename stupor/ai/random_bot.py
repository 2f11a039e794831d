"""The bot that chooses blindly."""

from __future__ import annotations

from stupor.ai.bot import Thinking
from stupor.ai.view import SeatView


class RandomBot:
    """Takes any option with equal chance."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def think(self, view: SeatView) -> Thinking:
        """All options in random order, each worth nothing."""
        yield from ()  # nothing to think about, but a thought is a generator
        rng = view.rng(self._seed, "random")
        rest = list(view.decision.options)
        order = [rest.pop(rng.below(len(rest))) for _ in range(len(rest))]
        return [(option, 0.0) for option in order]
