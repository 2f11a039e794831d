"""The bot that takes what looks best at the end of its own turn."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from stupor.ai.bot import Ranking, Thinking
from stupor.ai.view import SeatView
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules

#: Own follow-up decisions that are played out before a position is judged.
DEPTH: Final = 14
#: Follow-ups that are tried in one go before others may have the processor.
SLICE: Final = 12


class GreedyBot:
    """Tries every option on a sampled position, finishes its own turn and keeps the best value."""

    def __init__(self, rules: Rules, advisor: Advisor, seed: int) -> None:
        self._rules = rules
        self._advisor = advisor
        self._seed = seed

    def think(self, view: SeatView) -> Thinking:
        """The options by the value of the position that they lead to."""
        options = view.decision.options
        ranking: Ranking = []
        if len(options) == 1:
            return [(options[0], 0.0)]
        sample = view.sample(view.rng(self._seed, "greedy"))
        for option in options:
            value = yield from self._worth(sample, view.seat, option)
            ranking.append((option, value))
        ranking.sort(key=lambda ranked: -ranked[1])
        return ranking

    def _worth(self, sample: Any, seat: int, option: Option) -> Generator[None, None, float]:
        state = sample.clone()
        self._rules.apply(state, option)
        for _ in range(DEPTH):
            yield
            options = self._own_options(state, seat)
            if len(options) < 2:
                break
            state = yield from self._best_step(state, seat, options)
        return self._advisor.value(state, seat)

    def _own_options(self, state: Any, seat: int) -> Sequence[Option]:
        return self._rules.legal(state) if self._rules.asked(state) == seat else ()

    def _best_step(
        self, state: Any, seat: int, options: Sequence[Option]
    ) -> Generator[None, None, Any]:
        best, best_value = None, 0.0
        for number, option in enumerate(options, start=1):
            after = state.clone()
            self._rules.apply(after, option)
            value = self._advisor.value(after, seat)
            if best is None or value > best_value:
                best, best_value = after, value
            if number % SLICE == 0:
                yield
        return best
