"""The bot that plays its best turns out before it chooses: Monte Carlo over whole turns."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final

from stupor.ai.bot import Ranking, Thinking
from stupor.ai.candidates import Candidate, candidates
from stupor.ai.last_turns import LastTurnSearch
from stupor.ai.quick_players import followed
from stupor.ai.turns import TurnSearch
from stupor.ai.view import SeatView
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules

#: After this many dealings, and whenever there were twice as many, the worse half drops out.
FIRST: Final = 2


class Race:
    """The values of turns in the same dealings, until a single one is left (sequential halving)."""

    def __init__(self, turns: int) -> None:
        self.running = list(range(turns))
        self._found: list[list[float]] = [[] for _ in range(turns)]

    def add(self, place: int, value: float) -> None:
        """Add the value of a turn in one more dealing."""
        self._found[place].append(value)

    @property
    def dealings(self) -> int:
        """How many dealings there were."""
        return len(self._found[self.running[0]])

    def halve(self) -> None:
        """Drop the worse half of the turns that run, if it is time for that."""
        if self.dealings >= FIRST and self.dealings & (self.dealings - 1) == 0:
            self.running.sort(key=lambda place: -sum(self._found[place]))
            del self.running[(len(self.running) + 1) // 2 :]

    def ranking(self) -> list[tuple[int, float]]:
        """The turns by the number of their dealings, then by their mean value; it never rises."""
        means = [sum(found) / len(found) for found in self._found]
        order = sorted(range(len(means)), key=lambda one: (-len(self._found[one]), -means[one]))
        return list(zip(order, accumulate((means[one] for one in order), min), strict=True))


#: Lines of a rival's turn at least.
FEW: Final = 5


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot searches, in positions and dealings and never in time.

    `width` lines of the turn that begins, or all of its positions if there are at most `whole`;
    then the `kept` turns that come within `margin` VP of the best are played on over as many own
    turns as the judgement asks for, half of them in as many dealings again, until one is left:
    with `own` lines for each own turn, and for those between `rival` lines, shared by the rivals,
    but never less than `FEW`. A turn of the last round is looked at whole up to `last` positions,
    and `answered` of its ends are played on to the final count.
    """

    width: int
    whole: int
    kept: int
    margin: float
    own: int
    rival: int
    answered: int
    last: int


DUKE: Final = Budget(
    width=100, whole=2_000, kept=4, margin=3.5, own=12, rival=5, answered=12, last=8_000
)
EMPEROR: Final = Budget(
    width=150, whole=5_000, kept=8, margin=4.5, own=12, rival=8, answered=24, last=16_000
)


class RolloutBot:
    """Searches its whole turn, then plays the best ones on over its next turns.

    In the last round it searches all turns that are left to it, once nobody else has any.
    """

    def __init__(self, rules: Rules, advisor: Advisor, seed: int, budget: Budget) -> None:
        self._rules = rules
        self._advisor = advisor
        self._seed = seed
        self._budget = budget

    def think(self, view: SeatView) -> Thinking:
        """The options that were played out, by their results, and then the rest."""
        options = view.decision.options
        if len(options) == 1:
            return [(options[0], 0.0)]
        sample = view.sample(view.rng(self._seed, "turn"))
        search = self._search(view, sample)
        yield from search.follow(sample, options)
        ranking: Ranking = sorted(search.best.items(), key=lambda ranked: -ranked[1])
        if search.whole is not None and self._rules.over(search.ends[ranking[0][0]]):
            return ranking
        played: Ranking = []
        if self._rules.ending(sample):
            played = yield from self._last_turn(view, search)
        if not played:
            budget = self._budget
            near = candidates(self._rules, view.seat, search, budget.kept, budget.margin)
            if len(near) == 1:
                return ranking
            played = yield from self._played_out(view, near, onward=search.onward)
        known = {option for option, _ in played}
        return _behind(played, [ranked for ranked in ranking if ranked[0] not in known])

    def _last_turn(self, view: SeatView, search: TurnSearch) -> Generator[None, None, Ranking]:
        """The options of a last turn after all answers to it; empty where it is not the last."""
        budget = self._budget
        if search.whole is None or view.seats == 1:
            return []
        answers = LastTurnSearch(self._rules, self._advisor, view.seat, budget.own, budget.last)
        ranking = yield from answers.rank(search.whole, budget.answered // (view.seats - 1))
        return ranking

    def _played_out(
        self, view: SeatView, turns: Sequence[Candidate], *, onward: bool
    ) -> Generator[None, None, Ranking]:
        """The mean results of turns in the same dealings, by the options that can begin them."""
        race = Race(len(turns))
        while len(race.running) > 1:
            dealt = view.dealing(self._seed, race.dealings)
            for place in race.running:
                line = turns[place].line
                state, ended = followed(self._rules, dealt, view.seat, line, onward=onward)
                if not ended:
                    state = yield from self._turn(state, self._budget.own)
                end = yield from self._play_on(state, view.seat)
                race.add(place, self._advisor.value(end, view.seat))
            race.halve()
        found: dict[Option, float] = {}
        for place, value in race.ranking():
            for option in turns[place].begins:
                found.setdefault(option, value)
        return list(found.items())

    def _play_on(self, state: Any, seat: int) -> Generator[None, None, Any]:
        """The position after the seat's next turns, if all seats choose what looks best."""
        turns = 0
        others = max(FEW, self._budget.rival // max(1, state.seats - 1))
        while (asked := self._rules.asked(state)) is not None:
            if asked == seat and self._rules.begins(state):
                turns += 1
                if turns > self._advisor.horizon:
                    break
            state = yield from self._turn(state, self._budget.own if asked == seat else others)
        return state

    def _turn(self, state: Any, width: int) -> Generator[None, None, Any]:
        """The end of the turn under way, by whoever is asked."""
        if (asked := self._rules.asked(state)) is None:
            return state
        search = TurnSearch(self._rules, self._advisor, asked, width)
        yield from search.follow(state, self._rules.legal(state))
        return search.ends[max(search.best, key=lambda first: search.best[first])]

    def _search(self, view: SeatView, sample: Any) -> TurnSearch:
        """A search of the turn, in the last round of all turns that are left to the seat."""
        budget, last = self._budget, self._rules.ending(sample)
        whole, onward = (budget.last, view.seats > 1) if last else (budget.whole, False)
        seat, width = view.seat, budget.width
        return TurnSearch(self._rules, self._advisor, seat, width, onward=onward, whole=whole)


def _behind(played: Ranking, rest: Ranking) -> Ranking:
    """One ranking with the rest, which was valued earlier, behind what was played on."""
    if not rest:
        return played
    gap = max(0.0, rest[0][1] - played[-1][1])
    return played + [(option, value - gap) for option, value in rest]
