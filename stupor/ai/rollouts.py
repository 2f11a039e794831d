"""The bot that plays its best turns out before it chooses: Monte Carlo over whole turns."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stupor.ai.bot import Ranking, Thinking
from stupor.ai.turns import TurnSearch
from stupor.ai.view import SeatView
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot looks at.

    `width` lines of the turn that begins; then the `kept` first choices that come within `margin`
    VP of the best are played on in several dealings of what is hidden, at most `dealings`, so that
    about `turns` turns are played in all: with `own` lines for each own turn, and `rival` lines for
    those between.
    """

    width: int
    kept: int
    margin: float
    dealings: int
    turns: int
    own: int
    rival: int


class RolloutBot:
    """Searches its whole turn, then plays the best beginnings on through its next one.

    In the last round it searches all turns that are left to it, once nobody else has any.
    """

    def __init__(self, rules: Rules, advisor: Advisor, seed: int, budget: Budget) -> None:
        self._rules = rules
        self._advisor = advisor
        self._seed = seed
        self._budget = budget

    def think(self, view: SeatView) -> Thinking:
        """The options: those that were played out by how that went, behind them the rest."""
        options = view.decision.options
        if len(options) == 1:
            return [(options[0], 0.0)]
        sample = view.sample(view.rng(self._seed, "turn"))
        search = self._search(view, sample, self._budget.width)
        yield from search.follow(sample, options)
        ranking: Ranking = sorted(search.best.items(), key=lambda ranked: -ranked[1])
        near = self._near(ranking, search.ends)
        if len(near) == 1:
            return ranking
        played = yield from self._played_out(view, near)
        return _behind(played, [ranked for ranked in ranking if ranked[0] not in near])

    def _near(self, ranking: Ranking, ends: Mapping[Option, Any]) -> list[Option]:
        """The options to play on: the best, and the best of those that differ in ending the game.

        Points are counted where the game ends and guessed where it goes on: only playing on can
        compare them.
        """
        least = ranking[0][1] - self._budget.margin
        near = [option for option, value in ranking[: self._budget.kept] if value >= least]
        ending = {option: self._rules.ending(ends[option]) for option, _ in ranking}
        if len({ending[option] for option in near}) == 1:
            other = [option for option, _ in ranking if ending[option] != ending[near[0]]]
            near = [*near[: self._budget.kept - 1], *other[:1]] if other else near
        return near

    def _played_out(
        self, view: SeatView, options: Sequence[Option]
    ) -> Generator[None, None, Ranking]:
        """What options come to on average, the best first; all are tried in the same dealings."""
        totals = dict.fromkeys(options, 0.0)
        dealings = self._dealings(view, len(options))
        for number in range(dealings):
            sample = view.sample(view.rng(self._seed, f"dealing {number}"))
            search = self._search(view, sample, self._budget.own * len(options))
            yield from search.follow(sample, options)
            for option in options:
                end = yield from self._play_on(search.ends[option], view.seat)
                totals[option] += self._advisor.value(end, view.seat) / dealings
        return sorted(totals.items(), key=lambda ranked: -ranked[1])

    def _dealings(self, view: SeatView, options: int) -> int:
        """How often so many options can be played out; each time all rivals move twice."""
        rivals = view.seats - 1
        affordable = self._budget.turns // (options * (2 * rivals + 1))
        return max(1, min(affordable, self._budget.dealings))

    def _play_on(self, state: Any, seat: int) -> Generator[None, None, Any]:
        """The position before the turn after the seat's next one, when all do what looks best."""
        turns = 0
        while (asked := self._rules.asked(state)) is not None:
            if asked == seat and self._rules.begins(state):
                turns += 1
                if turns > 1:
                    break
            width = self._budget.own if asked == seat else self._budget.rival
            search = TurnSearch(self._rules, self._advisor, asked, width)
            yield from search.follow(state, self._rules.legal(state))
            state = search.ends[max(search.best, key=lambda first: search.best[first])]
        return state

    def _search(self, view: SeatView, sample: Any, width: int) -> TurnSearch:
        last = view.seats > 1 and self._rules.ending(sample)
        return TurnSearch(self._rules, self._advisor, view.seat, width, onward=last)


def _behind(played: Ranking, rest: Ranking) -> Ranking:
    """One ranking of both: the rest was judged sooner, and stands behind what was played on."""
    if not rest:
        return played
    gap = max(0.0, rest[0][1] - played[-1][1])
    return played + [(option, value - gap) for option, value in rest]
