"""Plays a position on with quick players, and estimates the result."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Any, Final, NamedTuple

from stupor.ai.turns import TurnSearch
from stupor.engine.notation import Option
from stupor.engine.review_params import ReviewParams, Span
from stupor.engine.rng import Rng
from stupor.engine.rules import Advisor, Rules

#: The sum of this many uniform numbers below `_FINE` is nearly normal with deviation 1.
_DICE: Final = 12
_FINE: Final = 1 << 20
#: Plays the turn under way to its end.
TurnPlayer = Callable[[Any], Generator[None, None, Any]]


class Estimate(NamedTuple):
    """A seat's lead in VP and chance to win; in a solo game its points, and no chance.

    `over` says whether the game has ended; it is never said of a solo game.
    """

    lead: float
    chance: float
    over: bool = False


def estimate(rules: Rules, advisor: Advisor, state: Any, seat: int) -> Estimate:
    """Estimate a position for a seat; a finished game is won, shared or lost."""
    leads = advisor.leads(state)
    lead = leads[seat]
    if len(leads) == 1:
        return Estimate(lead, 0.0)
    if not rules.over(state):
        return Estimate(lead, advisor.chance(state, seat))
    winners = rules.result(state).winners
    if seat not in winners:
        return Estimate(lead, 0.0, over=True)
    # a team has several winners, but is ahead of somebody
    return Estimate(lead, 1.0 if len(winners) == 1 or lead > 0 else 0.5, over=True)


def followed(
    rules: Rules, state: Any, seat: int, line: tuple[Option, ...], *, onward: bool = False
) -> tuple[Any, bool]:
    """Where a line of a seat leads as long as it can be chosen, and whether the turn ends there.

    A turn ends with its part of the round; `onward` is over turns that nobody else comes between.
    """
    part = rules.clock(state)
    state = state.clone()
    for option in line:
        if option not in rules.legal(state):
            return state, False
        rules.apply(state, option)
        if rules.turn_over(state, seat, onward) or (not onward and rules.clock(state) != part):
            return state, True
    return state, False


def played_on(
    rules: Rules, state: Any, seat: int, span: Span, first: int, turn: TurnPlayer
) -> Generator[None, None, Any]:
    """The position a span later; rounds count from `first`, turns are those of the seat."""
    turns = 0
    while (asked := rules.asked(state)) is not None:
        if span.rounds and rules.clock(state)[0] > first + span.rounds:
            break
        if span.turns and asked == seat and rules.begins(state):
            turns += 1
        if turns > span.turns and not (span.out and rules.clock(state)[0] == first):
            break
        state = yield from turn(state)
    return state


class QuickPlayers:
    """Players in every seat who search only a few lines of each turn."""

    def __init__(self, rules: Rules, advisor: Advisor, params: ReviewParams) -> None:
        """Play by the judgement of an advisor."""
        self.rules = rules
        self.advisor = advisor
        self.params = params

    def follow(self, state: Any, seat: int, line: tuple[Option, ...]) -> Generator[None, None, Any]:
        """The end of a line; from the first illegal choice on, the best ones are played."""
        state, ended = followed(self.rules, state, seat, line)
        if not ended:
            state = yield from self.turn(state)
        return state

    def turn(self, state: Any, noise: Rng | None = None) -> Generator[None, None, Any]:
        """The end of the current turn as a quick player plays it; `noise` disturbs its choice."""
        seat = self.rules.asked(state)
        if seat is None:
            return state
        params = self.params
        whole = params.whole if params.open_end and self.rules.ending(state) else 0
        search = TurnSearch(self.rules, self.advisor, seat, params.lines, whole=whole)
        yield from search.follow(state, self.rules.legal(state))
        values = search.best
        if noise is not None:
            values = {
                option: value + params.recheck.noise * normal(noise)
                for option, value in values.items()
            }
        return search.ends[max(values, key=lambda first: values[first])]

    def play_on(
        self, state: Any, seat: int, span: Span, first: int, noise: Rng | None = None
    ) -> Generator[None, None, Any]:
        """The position a span later, by quick players whose choices `noise` disturbs."""
        turn = partial(self.turn, noise=noise)
        return (yield from played_on(self.rules, state, seat, span, first, turn))

    def play_first_turns(self, state: Any) -> Generator[None, None, Any]:
        """The position where a seat would begin its second turn from here."""
        rules, begun = self.rules, set[int]()
        while (asked := rules.asked(state)) is not None:
            if rules.begins(state):
                if asked in begun:
                    break
                begun.add(asked)
            state = yield from self.turn(state)
        return state


def normal(rng: Rng) -> float:
    """A number of mean 0 and deviation 1, the same on every machine."""
    return sum([rng.below(_FINE) for _ in range(_DICE)]) / _FINE - _DICE / 2
