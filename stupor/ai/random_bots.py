"""The bots that draw lots: one among all options, one between two of them."""

from __future__ import annotations

from typing import Final

from stupor.ai.bot import Ranking, Thinking
from stupor.ai.view import SeatView
from stupor.engine.rules import Advisor, Rules


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


#: So many options come to its mind.
LOOKS: Final = 2


class PageBot:
    """Chooses by chance, with some judgement."""

    def __init__(self, rules: Rules, advisor: Advisor, seed: int) -> None:
        self._rules = rules
        self._advisor = advisor
        self._seed = seed

    def think(self, view: SeatView) -> Thinking:
        """The options that came to mind, the one that looks better at once first; then the rest."""
        yield from ()  # a thought is a generator, also a short one
        rng = view.rng(self._seed, "page")
        sample = view.sample(rng.clone())
        rest = list(view.decision.options)
        last = [option for option in rest if self._advisor.forgoes(sample, option)]
        rest = [option for option in rest if option not in last] or [last.pop()]
        seen: Ranking = []
        for _ in range(min(LOOKS, len(rest))):
            option = rest.pop(rng.below(len(rest)))
            after = sample.clone()
            self._rules.apply(after, option)
            seen.append((option, self._advisor.value(after, view.seat)))
        seen.sort(key=lambda ranked: -ranked[1])
        return seen + [(option, seen[-1][1]) for option in rest + last]
