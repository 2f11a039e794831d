"""The bot that looks for its best whole turn before it makes the first choice of it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from operator import itemgetter
from typing import Any, Final

from stupor.ai.bot import Ranking, Thinking
from stupor.ai.view import SeatView
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules

#: A turn has fewer decisions than this; what is still open then is judged as it stands.
LONGEST: Final = 16
#: What is taken off a line that was given up, in VP: it was only judged in the middle.
GIVEN_UP: Final = 5.0
#: Lines that are followed in one go before others may have the processor.
SLICE: Final = 4

#: The beginning of a turn: what it looks like, the choice it began with, where it leads.
Line = tuple[float, Option, Any]
_value = itemgetter(0)


class TurnBot:
    """Follows the best beginnings of a turn side by side, to the end of the turn (beam search).

    `width` says how many lines are kept at each step, `samples` for how many dealings of what is
    hidden that is done.
    """

    def __init__(
        self, rules: Rules, advisor: Advisor, seed: int, width: int, samples: int = 1
    ) -> None:
        self._rules = rules
        self._advisor = advisor
        self._seed = seed
        self._width = width
        self._samples = samples

    def think(self, view: SeatView) -> Thinking:
        """The options by the best turn found that begins with each, on average."""
        options = view.decision.options
        if len(options) == 1:
            return [(options[0], 0.0)]
        totals = dict.fromkeys(options, 0.0)
        for number in range(self._samples):
            sample = view.sample(view.rng(self._seed, f"turn {number}"))
            found = yield from self._search(sample, view.seat, options)
            for option, worth in found.items():
                totals[option] += worth / self._samples
        ranking: Ranking = sorted(totals.items(), key=lambda ranked: -ranked[1])
        return ranking

    def _search(
        self, sample: Any, seat: int, options: Sequence[Option]
    ) -> Generator[None, None, dict[Option, float]]:
        best: dict[Option, float] = {}
        lines: list[Line] = []
        for number, option in enumerate(options, start=1):
            line = self._step(sample, seat, option, option)
            best[option] = line[0] - GIVEN_UP
            self._sort(line, seat, lines, best)
            if number % SLICE == 0:
                yield
        for _ in range(LONGEST):
            lines = yield from self._further(lines, seat, best)
        for line in lines:
            self._finish(line, best)
        return best

    def _further(
        self, lines: list[Line], seat: int, best: dict[Option, float]
    ) -> Generator[None, None, list[Line]]:
        """All lines that go one step further than the best of these."""
        lines.sort(key=_value, reverse=True)
        longer: list[Line] = []
        for number, (_, first, state) in enumerate(lines[: self._width], start=1):
            for option in self._rules.legal(state):
                self._sort(self._step(state, seat, first, option), seat, longer, best)
            if number % SLICE == 0:
                yield
        return longer

    def _step(self, state: Any, seat: int, first: Option, option: Option) -> Line:
        after = state.clone()
        self._rules.apply(after, option)
        return self._advisor.value(after, seat), first, after

    def _sort(
        self, line: Line, seat: int, open_lines: list[Line], best: dict[Option, float]
    ) -> None:
        """Keep a line for later while its turn goes on; else see whether it is the best."""
        if self._rules.asked(line[2]) == seat:
            open_lines.append(line)
        else:
            self._finish(line, best)

    def _finish(self, line: Line, best: dict[Option, float]) -> None:
        if line[0] > best[line[1]]:
            best[line[1]] = line[0]
