"""The judgement that was learned from games against itself, on top of the hand-made one."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from stupor.engine.errors import BadData
from stupor.games.stupor_mundi.advisor import Advisor, Taste
from stupor.games.stupor_mundi.features import CLOCK, NAMES, clock, features
from stupor.games.stupor_mundi.params import MAX_SEATS, MIN_SEATS
from stupor.games.stupor_mundi.state import State

#: Games do not last longer, whatever the clock says.
MOST_ROUNDS: Final = 12.0


@dataclass(frozen=True, slots=True)
class Weights:
    """What was learned: the clock in rounds left; VP for each fact, now and for each round left."""

    clock: tuple[float, ...]
    now: tuple[float, ...]
    later: tuple[float, ...]


class LearnedAdvisor(Advisor):
    """Judges positions in VP ahead of the best rival at the end of the game."""

    def __init__(self, weights: Mapping[int, Weights], taste: Taste | None = None) -> None:
        """Judge with these weights, by number of seats, on top of a taste."""
        super().__init__(taste)
        self._weights = weights

    def value(self, s: State, seat: int) -> float:
        """The points by which a seat may hope to win; alone, its points in the end."""
        worths = self.worths(s)
        own = worths.pop(seat)
        return own - max(worths, default=0.0)

    def worths(self, s: State) -> list[float]:
        """What every seat may hope for in the end; in the last round its points are counted."""
        worths = super().worths(s)
        if not s.ending:
            weights = self._weights[s.seats]
            left = rounds_left(weights, s)
            for seat in range(s.seats):
                worths[seat] += _learned(weights, s, seat, left)
        return worths


def rounds_left(weights: Weights, s: State) -> float:
    """How many more rounds a game is likely to have."""
    left = 0.0
    for weight, hand in zip(weights.clock, clock(s), strict=True):
        left += weight * hand
    return min(max(left, 0.0), MOST_ROUNDS)


def _learned(weights: Weights, s: State, seat: int, left: float) -> float:
    now, later = weights.now, weights.later
    soon = total = 0.0
    for fact in features(s, seat):
        soon += now[fact]
        total += later[fact]
    return soon + total * left


@cache
def learned_advisor(taste: Taste) -> LearnedAdvisor:
    """The judgement as it is shipped, on top of a taste."""
    return LearnedAdvisor(_shipped_weights(), taste)


@cache
def _shipped_weights() -> Mapping[int, Weights]:
    """By number of seats; so far all judge by what was learned with two."""
    folder = resources.files("stupor.games.stupor_mundi") / "data"
    shipped = json.loads((folder / "judgement.json").read_text(encoding="utf-8"))
    return dict.fromkeys(range(MIN_SEATS, MAX_SEATS + 1), read_weights(shipped))


def read_weights(learned: Mapping[str, Any]) -> Weights:
    """The weights in a file's content; facts that it does not name weigh nothing."""
    hands = _numbers(learned["clock"], CLOCK)
    return Weights(hands, _numbers(learned["now"], NAMES), _numbers(learned["later"], NAMES))


def _numbers(named: Mapping[str, float], names: Sequence[str]) -> tuple[float, ...]:
    strange = sorted(named.keys() - set(names))
    if strange:
        raise BadData(f"the judgement weighs {strange[0]!r}, which is no fact of the game")
    return tuple(float(named.get(name, 0.0)) for name in names)
