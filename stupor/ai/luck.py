"""The luck of a reveal: what it brought, less what other reveals would have brought on average."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from stupor.ai.quick_players import QuickPlayers
from stupor.engine.notation import Option
from stupor.engine.review_params import ReviewParams
from stupor.engine.rng import Imagined, Rng, SplitMix
from stupor.engine.rules import Advisor, Rules, Thrown

Leads = tuple[float, ...]
#: As many chances there are for deals and streams.
_APART: Final = 1 << 60


class Luck(NamedTuple):
    """The luck of each seat in VP and its error; of a throw, that of all ways it could fall."""

    vp: Leads
    error: float
    ways: tuple[tuple[str, int, Leads], ...] = ()


class LuckJudge:
    """Judges the luck of reveals by how quick players play on from them."""

    def __init__(self, rules: Rules, advisor: Advisor, params: ReviewParams) -> None:
        """Judge by the judgement of an advisor."""
        self._rules = rules
        self._advisor = advisor
        self._params = params
        self._players = QuickPlayers(rules, advisor, params)

    def throw(self, thrown: Thrown) -> Generator[None, None, Luck]:
        """The luck of a throw before a turn, exactly: all ways are tried."""
        found: list[tuple[str, int, Leads]] = []
        for key, weight, position in thrown.ways:
            end = yield from self._players.turn(position)
            found.append((key, weight, self._advisor.leads(end)))
        cases = sum(weight for _, weight, _ in found)
        mean = [
            sum(weight * leads[seat] for _, weight, leads in found) / cases
            for seat in range(len(found[0][2]))
        ]
        ways = tuple((key, weight, _less(leads, mean)) for key, weight, leads in found)
        return Luck(next(vp for key, _, vp in ways if key == thrown.fell), 0.0, ways)

    def pile(
        self, before: Any, option: Option, opened: Sequence[str], rng: Rng
    ) -> Generator[None, None, Luck]:
        """The luck of what a choice revealed from piles, compared with other deals of them."""
        params, rules = self._params, self._rules
        streams = [rng.below(_APART) for _ in range(params.streams)]
        true = yield from self._outcomes(before.clone(), option, streams)
        others: list[list[Leads]] = []
        for _ in range(params.deals):
            dealt = rules.shake(before, opened, SplitMix(rng.below(_APART)))
            others.append((yield from self._outcomes(dealt, option, streams)))
        seats = range(len(true[0]))
        vp = tuple(
            _mean([leads[seat] for leads in true])
            - _mean([leads[seat] for dealt in others for leads in dealt])
            for seat in seats
        )
        return Luck(vp, max(_error(true, others, seat) for seat in seats))

    def _outcomes(
        self, state: Any, option: Option, streams: Sequence[int]
    ) -> Generator[None, None, list[Leads]]:
        """What quick players come to after a choice, in each stream of chance."""
        self._rules.apply(state, option)
        found = []
        for stream in streams or (None,):
            after = state.clone()
            if stream is not None:
                after.rng = Imagined(stream)
            end = yield from self._gone_on(after)
            found.append(self._advisor.leads(end))
        return found

    def _gone_on(self, state: Any) -> Generator[None, None, Any]:
        span = self._params.reveal
        if span.turns:
            end = yield from self._players.play_first_turns(state)
        else:
            first = self._rules.clock(state)[0] - 1
            end = yield from self._players.play_on(state, 0, span, first)
        return end


def _less(leads: Leads, mean: Sequence[float]) -> Leads:
    return tuple([own - usual for own, usual in zip(leads, mean, strict=True)])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(true: Sequence[Leads], others: Sequence[Sequence[Leads]], seat: int) -> float:
    """The error of a seat's luck: that of the other deals, and of the streams."""
    deals = _spread([_mean([leads[seat] for leads in deal]) for deal in others])
    usual = [_mean([deal[stream][seat] for deal in others]) for stream in range(len(true))]
    streams = [leads[seat] - mean for leads, mean in zip(true, usual, strict=True)]
    return sqrt(deals + (_spread(streams) if len(streams) > 1 else 0.0))


def _spread(values: Sequence[float]) -> float:
    """The square of the error of a mean."""
    mean = _mean(values)
    return sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values)
