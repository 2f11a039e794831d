"""The bot that plays its best turns out before it chooses: Monte Carlo over whole turns."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from stupor.ai.bot import Ranking, Thinking
from stupor.ai.candidates import Candidate, Race, candidates
from stupor.ai.last_turns import LastTurnSearch
from stupor.ai.quick_players import followed, played_on
from stupor.ai.turns import TurnSearch, best_end
from stupor.ai.view import SeatView
from stupor.engine.notation import Option
from stupor.engine.review_params import Span
from stupor.engine.rules import Advisor, Rules

#: Lines of a rival's turn at least.
FEW: Final = 5
#: So many seats hold several rivals.
SEVERAL: Final = 3
#: So many own turns take long to play on.
LONG: Final = 3


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot searches, in positions and dealings and never in time.

    `width` lines of the turn that begins, or all of its positions if there are at most `whole`;
    then the `kept` turns (with several rivals or over a `LONG` way `kept_among_more`) that come
    within `margin` VP of the best are played on over as many own turns as the judgement asks for,
    half of them in as many dealings again, until one is left: with `own` lines for each own turn,
    over a long way `FEW`, and for those between `rival` lines, shared by the rivals, but never less
    than `FEW`. A turn of the last round is looked at whole up to `last` positions, and `answered`
    of its ends are played on to the final count.
    """

    width: int
    whole: int
    kept: int
    kept_among_more: int
    margin: float
    own: int
    rival: int
    answered: int
    last: int

    def kept_at(self, seats: int, ahead: int) -> int:
        """How many turns are played on over so many own turns at a table of so many seats."""
        return self.kept if seats < SEVERAL and ahead < LONG else self.kept_among_more

    def own_lines(self, ahead: int) -> int:
        """How many lines of each own turn are followed where so many of them are played on."""
        return self.own if ahead < LONG else FEW


DUKE: Final = Budget(
    width=100,
    whole=2_000,
    kept=4,
    kept_among_more=4,
    margin=3.5,
    own=12,
    rival=5,
    answered=12,
    last=8_000,
)
EMPEROR: Final = Budget(
    width=150,
    whole=5_000,
    kept=16,
    kept_among_more=8,
    margin=5.0,
    own=12,
    rival=8,
    answered=24,
    last=16_000,
)


class Playout(NamedTuple):
    """A line of the turn under way, to be played on in one dealing."""

    line: tuple[Option, ...]
    dealing: int
    onward: bool


class RolloutBot:
    """Searches its whole turn, then plays the best ones on over its next turns.

    In the last round it searches all turns that are left to it, once nobody else has any. Who sets
    `values` decides where playouts are played; each comes to the same anywhere.
    """

    def __init__(self, rules: Rules, advisor: Advisor, seed: int, budget: Budget) -> None:
        self._rules = rules
        self._advisor = advisor
        self._seed = seed
        self._budget = budget
        self.values: PlayoutValues = played_here

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
            kept = budget.kept_at(view.seats, self._advisor.turns_ahead(sample))
            near = candidates(self._rules, view.seat, search, kept, budget.margin)
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
            dealings = range(race.dealings, race.dealings + race.due)
            pairs = [(place, dealing) for dealing in dealings for place in race.running]
            playouts = [Playout(turns[place].line, dealing, onward) for place, dealing in pairs]
            values = yield from self.values(self, view, playouts)
            for (place, _), value in zip(pairs, values, strict=True):
                race.add(place, value)
            race.halve()
        found: dict[Option, float] = {}
        for place, value in race.ranking():
            for option in turns[place].begins:
                found.setdefault(option, value)
        return list(found.items())

    def play(self, view: SeatView, playout: Playout) -> Generator[None, None, float]:
        """What a line of the seat comes to over its next turns, in VP."""
        seat, dealt = view.seat, view.dealing(self._seed, playout.dealing)
        ahead = self._advisor.turns_ahead(dealt)
        own = self._budget.own_lines(ahead)
        state, ended = followed(self._rules, dealt, seat, playout.line, onward=playout.onward)
        if not ended:
            state = yield from best_end(self._rules, self._advisor, state, own)
        span, turn = Span(turns=ahead), partial(self._turn, seat, own)
        end = yield from played_on(self._rules, state, seat, span, 0, turn)
        return self._advisor.value(end, seat)

    def _turn(self, seat: int, own: int, state: Any) -> Generator[None, None, Any]:
        """The end of the turn under way; the rivals of a seat share their lines."""
        rivals = max(FEW, self._budget.rival // max(1, state.seats - 1))
        width = own if self._rules.asked(state) == seat else rivals
        return best_end(self._rules, self._advisor, state, width)

    def _search(self, view: SeatView, sample: Any) -> TurnSearch:
        """A search of the turn, in the last round of all turns that are left to the seat."""
        budget, last = self._budget, self._rules.ending(sample)
        whole, onward = (budget.last, view.seats > 1) if last else (budget.whole, False)
        seat, width = view.seat, budget.width
        return TurnSearch(self._rules, self._advisor, seat, width, onward=onward, whole=whole)


#: The values of playouts of a bot, in their order.
PlayoutValues = Callable[
    [RolloutBot, SeatView, Sequence[Playout]], Generator[None, None, list[float]]
]


def played_here(
    bot: RolloutBot, view: SeatView, playouts: Sequence[Playout]
) -> Generator[None, None, list[float]]:
    """The values of playouts, one after the other."""
    found = []
    for playout in playouts:
        found.append((yield from bot.play(view, playout)))
    return found


def _behind(played: Ranking, rest: Ranking) -> Ranking:
    """One ranking with the rest, which was valued earlier, behind what was played on."""
    if not rest:
        return played
    gap = max(0.0, rest[0][1] - played[-1][1])
    return played + [(option, value - gap) for option, value in rest]
