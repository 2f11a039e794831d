"""The judgement that was learned from games against itself, on top of the hand-made one."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from stupor.engine.judgement import Weights, read_weights
from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.advisor import Advisor, Leaning
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.features import (
    CLOCK,
    NAMES,
    clock,
    features,
    last_features,
    looks,
    ticks,
)
from stupor.games.stupor_mundi.ids import OVER
from stupor.games.stupor_mundi.state import State

#: Games do not last longer, whatever the clock says.
MOST_ROUNDS: Final = 12.0
#: So many judged Houses are remembered, about a kilobyte each.
JUDGED_KEPT: Final = 8_000

#: What it is worth to win, in VP; and how far a lead decides it, in the last round and before.
PRIZE: Final = 10.0
CLOSE: Final = 2.0
CLOSE_PER_ROUND: Final = 6.0


#: A House by hand, by what was learned for now, and by that for each round that is left.
Judged = tuple[float, float, float]


class LearnedAdvisor(Advisor):
    """Judges positions in VP ahead of the best rival at the end of the game."""

    def __init__(
        self,
        weights: Mapping[int, Weights],
        leaning: Leaning | None = None,
        expanded: Mapping[int, Weights] | None = None,
    ) -> None:
        """Judge with these weights, by number of seats, on top of a leaning.

        `expanded` are those for games with expansions, where they differ.
        """
        super().__init__(leaning)
        self.weights = weights
        self._expanded = weights if expanded is None else expanded
        self._judged: dict[Hashable, Judged] = {}
        self._clocks: dict[Hashable, float] = {}

    def value(self, s: State, seat: int) -> float:
        """The points by which a seat may hope to win, and what its chance to win is worth.

        Alone, its points in the end.
        """
        left, places = self.left(s), queries.majority_places(s)
        own = self._learned_hope(s, seat, places[seat], left)
        if s.seats == 1:
            return own
        lead = own - max(
            self._learned_hope(s, other, place, left)
            for other, place in enumerate(places)
            if other != seat
        )
        return lead + PRIZE * lead / (abs(lead) + CLOSE + CLOSE_PER_ROUND * left)

    def expected_points(self, s: State) -> list[float]:
        """What every seat may hope for in the end.

        With less than a round left that part of what is guessed, and else what is counted now.
        """
        guessed, left = super().expected_points(s), self.left(s)
        if left >= 1.0 or s.ending or s.phase == OVER:
            return guessed
        places = queries.majority_places(s)
        counted = [self._counted(s, seat, place) for seat, place in enumerate(places)]
        return [now + left * (then - now) for then, now in zip(guessed, counted, strict=True)]

    def left(self, s: State) -> float:
        """How many more rounds the game is likely to have, remembered."""
        if s.ending:
            return 0.0
        key = (s.expansions is NO_EXPANSIONS, ticks(s))
        left = self._clocks.get(key)
        if left is None:
            if len(self._clocks) >= JUDGED_KEPT:
                self._clocks.clear()
            left = self._clocks[key] = rounds_left(self._known(s), s)
        return left

    def _known(self, s: State) -> Weights:
        return (self.weights if s.expansions is NO_EXPANSIONS else self._expanded)[s.seats]

    def _hope(self, s: State, seat: int, place: int) -> float:
        return self._learned_hope(s, seat, place, self.left(s))

    def _learned_hope(self, s: State, seat: int, place: int, left: float) -> float:
        if s.phase == OVER or s.ending:
            return super()._hope(s, seat, place) + self._learned_last(s, seat)
        given, soon, later = self._remembered(s, seat, place)
        return given + (soon + later * left)

    def _learned_last(self, s: State, seat: int) -> float:
        if s.phase == OVER:
            return 0.0
        last = self._known(s).last
        return sum([last[fact] for fact in last_features(s, seat)])

    def _remembered(self, s: State, seat: int, place: int) -> Judged:
        """What `_judge` says, remembered without expansions.

        A turn mostly leaves the rivals as they were, and a search comes to the same positions of
        its own House in many dealings.
        """
        if s.expansions is not NO_EXPANSIONS:
            return self._judge(s, seat, place)
        key = looks(s, seat, queries.majority_vp(s, place))
        judged = self._judged.get(key)
        if judged is None:
            if len(self._judged) >= JUDGED_KEPT:
                self._judged.clear()
            judged = self._judged[key] = self._judge(s, seat, place)
        return judged

    def _judge(self, s: State, seat: int, place: int) -> Judged:
        """The hand-made judgement; what was learned for now, and for each round that is left."""
        weights = self._known(s)
        now, later = weights.now, weights.later
        soon = total = 0.0
        for fact in features(s, seat):
            soon += now[fact]
            total += later[fact]
        return super()._hope(s, seat, place), soon, total


def rounds_left(weights: Weights, s: State) -> float:
    """How many more rounds a game is likely to have."""
    left = 0.0
    for weight, hand in zip(weights.clock, clock(s), strict=True):
        left += weight * hand
    return min(max(left, 0.0), MOST_ROUNDS)


@cache
def learned_advisor(leaning: Leaning) -> LearnedAdvisor:
    """The judgement as it is shipped, on top of a leaning."""
    return LearnedAdvisor(_shipped_weights(), leaning, _expanded_weights())


@cache
def _shipped_weights() -> Mapping[int, Weights]:
    """By number of seats: alone as with two, three as with four."""
    return {1: _shipped(2), 2: _shipped(2), 3: _shipped(4), 4: _shipped(4)}


@cache
def _shipped(seats: int) -> Weights:
    return read_weights(_file(str(seats)), NAMES, CLOCK)


@cache
def _expanded_weights() -> Mapping[int, Weights]:
    """For games with expansions: what their facts weigh was learned on top of all others."""
    more = _file("expansions")
    two, four = (read_weights(_with(_file(seats), more), NAMES, CLOCK) for seats in ("2", "4"))
    return {1: two, 2: two, 3: four, 4: four}


def _with(learned: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    return {part: {**learned[part], **more[part]} for part in ("clock", "now", "later", "last")}


def _file(name: str) -> Any:
    file = resources.files("stupor.games.stupor_mundi") / "data" / f"judgement_{name}.json"
    return json.loads(file.read_text(encoding="utf-8"))
