"""The bot that plays its best turns out before it chooses: Monte Carlo over whole turns."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stupor.ai.bot import Ranking, Thinking
from stupor.ai.last_turns import LastTurnSearch
from stupor.ai.racing import Race
from stupor.ai.turns import TurnSearch
from stupor.ai.view import SeatView
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules

#: However many positions they cost, choices are compared in so many dealings.
LEAST: Final = 4


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot searches, in positions and never in time.

    `width` lines of the turn that begins, or all of its positions if there are at most `whole`;
    then the `kept` first choices that come within `margin` VP of the best are played on over as
    many own turns as the judgement asks for, in at most `dealings` of what is hidden, until
    `positions` are looked at: with `own` lines for each own turn, and `rival` lines for those
    between. A turn of the last round is looked at whole up to `last` positions, and `answered` of
    its ends are played on to the final count.
    """

    width: int
    whole: int
    kept: int
    margin: float
    dealings: int
    positions: int
    own: int
    rival: int
    answered: int
    last: int


DUKE: Final = Budget(
    width=100,
    whole=2_000,
    kept=4,
    margin=3.5,
    dealings=8,
    positions=20_000,
    own=12,
    rival=5,
    answered=12,
    last=8_000,
)
EMPEROR: Final = Budget(
    width=150,
    whole=5_000,
    kept=6,
    margin=4.5,
    dealings=24,
    positions=28_000,
    own=16,
    rival=8,
    answered=24,
    last=16_000,
)


class RolloutBot:
    """Searches its whole turn, then plays the best beginnings on over its next ones.

    In the last round it searches all turns that are left to it, once nobody else has any.
    """

    def __init__(self, rules: Rules, advisor: Advisor, seed: int, budget: Budget) -> None:
        self._rules = rules
        self._advisor = advisor
        self._seed = seed
        self._budget = budget
        self._tried = 0

    def think(self, view: SeatView) -> Thinking:
        """The options that were played out, by their results, and then the rest."""
        options = view.decision.options
        if len(options) == 1:
            return [(options[0], 0.0)]
        sample = view.sample(view.rng(self._seed, "turn"))
        search = self._search(view, sample, self._budget.width, self._budget.whole)
        yield from search.follow(sample, options)
        self._tried = search.tried
        ranking: Ranking = sorted(search.best.items(), key=lambda ranked: -ranked[1])
        if search.whole is not None and self._rules.over(search.ends[ranking[0][0]]):
            return ranking
        played: Ranking = []
        if self._rules.ending(sample):
            played = yield from self._last_turn(view, search)
        if not played:
            near = self._near(ranking, search.ends)
            if len(near) == 1:
                return ranking
            played = yield from self._played_out(view, near)
        known = {option for option, _ in played}
        return _behind(played, [ranked for ranked in ranking if ranked[0] not in known])

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

    def _last_turn(self, view: SeatView, search: TurnSearch) -> Generator[None, None, Ranking]:
        """The options of a last turn after all answers to it; empty where it is not the last."""
        budget = self._budget
        if search.whole is None or view.seats == 1:
            return []
        answers = LastTurnSearch(self._rules, self._advisor, view.seat, budget.own, budget.last)
        ranking = yield from answers.rank(search.whole, budget.answered // (view.seats - 1))
        return ranking

    def _played_out(
        self, view: SeatView, options: Sequence[Option]
    ) -> Generator[None, None, Ranking]:
        """The mean results of options, the best first, all in the same dealings."""
        race = Race(options)
        for number in range(self._budget.dealings):
            sample = view.dealing(self._seed, number)
            running = race.running
            search = self._search(view, sample, self._budget.own * len(running))
            yield from search.follow(sample, running)
            self._tried += search.tried
            for option in running:
                end = yield from self._play_on(search.ends[option], view.seat)
                race.add(option, self._advisor.value(end, view.seat))
            race.drop()
            if len(race.running) == 1:
                break
            if number + 1 >= LEAST and self._tried > self._budget.positions:
                break
        return race.ranking()

    def _play_on(self, state: Any, seat: int) -> Generator[None, None, Any]:
        """The position after the seat's next turns, if all seats choose what looks best."""
        turns = 0
        while (asked := self._rules.asked(state)) is not None:
            if asked == seat and self._rules.begins(state):
                turns += 1
                if turns > self._advisor.horizon:
                    break
            width = self._budget.own if asked == seat else self._budget.rival
            search = TurnSearch(self._rules, self._advisor, asked, width)
            yield from search.follow(state, self._rules.legal(state))
            self._tried += search.tried
            state = search.ends[max(search.best, key=lambda first: search.best[first])]
        return state

    def _search(self, view: SeatView, sample: Any, width: int, whole: int = 0) -> TurnSearch:
        ending = self._rules.ending(sample)
        if whole and ending:
            whole = self._budget.last
        onward = view.seats > 1 and ending
        return TurnSearch(self._rules, self._advisor, view.seat, width, onward=onward, whole=whole)


def _behind(played: Ranking, rest: Ranking) -> Ranking:
    """One ranking with the rest, which was valued earlier, behind what was played on."""
    if not rest:
        return played
    gap = max(0.0, rest[0][1] - played[-1][1])
    return played + [(option, value - gap) for option, value in rest]
