"""The judgement that was learned from games against itself, on top of the hand-made one."""

from __future__ import annotations

import json
from collections.abc import Hashable
from functools import cache
from importlib import resources
from math import inf
from typing import Final

from stupor.engine.judgement import Weights, read_weights
from stupor.games.burgundy import queries
from stupor.games.burgundy.advisor import Advisor, turns_left
from stupor.games.burgundy.evaluation import Leaning, land_key
from stupor.games.burgundy.features import NAMES, land_facts, own_facts
from stupor.games.burgundy.ids import LAST_ROUND
from stupor.games.burgundy.state import Duchy, State

#: What the clock of a game looks at.
CLOCK: Final = ("left",)
#: So many duchies are remembered before all are forgotten.
KEPT: Final = 50_000


class LearnedAdvisor(Advisor):
    """Judges positions by hand and by what was learned, in VP ahead of the best rival.

    Alone and in teams it judges by hand only.
    """

    def __init__(self, weights: Weights, leaning: Leaning | None = None) -> None:
        """Judge with these weights on top of a leaning."""
        super().__init__(leaning)
        self._known = weights
        self._by_rounds_left = [_weighed(weights, left) for left in range(LAST_ROUND + 1)]
        self._learned_lands: dict[Hashable, tuple[float, float, float]] = {}

    def learned(self) -> Advisor:
        """This judgement."""
        return self

    def value(self, s: State, seat: int) -> float:
        """The points by which a seat or its team may hope to win; alone as by hand."""
        own = self.worth(s, seat)
        if s.seats == 1:
            return own
        duchy = s.players[seat].duchy
        best = -inf
        for other, player in enumerate(s.players):
            if player.duchy != duchy:
                rival = self.worth(s, other)
                if rival > best:
                    best = rival
        return own - best

    def worth(self, s: State, seat: int) -> float:
        """The points a seat may hope for."""
        given = super().worth(s, seat)
        duchy = s.duchies[s.players[seat].duchy]
        if s.solo is not None or s.team or s.over or duchy.board < 0:
            return given
        return given + self._lesson(s, seat, duchy)

    def _lesson(self, s: State, seat: int, duchy: Duchy) -> float:
        """What is to be added to the hand-made judgement; nothing once a seat has no turn left."""
        board = queries.board_of(s, duchy)
        own = own_facts(s, seat, duchy, board)
        left = LAST_ROUND - s.round
        if left:
            soon, more, _ = self._learned_land(s, duchy)
            worth = soon + more * self._known.clock[0] * left
        elif turns_left(s, seat):
            worth = self._learned_land(s, duchy)[2]
        else:
            return 0.0
        weights = self._by_rounds_left[left]
        for fact in own:
            worth += weights[fact]
        return worth

    def _learned_land(self, s: State, duchy: Duchy) -> tuple[float, float, float]:
        """What was learned of the land, now, later and in the last round, remembered."""
        key = land_key(s, duchy)
        found = self._learned_lands.get(key)
        if found is None:
            if len(self._learned_lands) >= KEPT:
                self._learned_lands.clear()
            known = self._known
            soon = more = end = 0.0
            for fact in land_facts(s, duchy, queries.board_of(s, duchy)):
                soon += known.now[fact]
                more += known.later[fact]
                end += known.last[fact]
            found = self._learned_lands[key] = (soon, more, end)
        return found


def _weighed(known: Weights, left: int) -> tuple[float, ...]:
    """What each fact weighs with so many rounds left."""
    if not left:
        return known.last
    rounds = known.clock[0] * left
    return tuple([now + later * rounds for now, later in zip(known.now, known.later, strict=True)])


@cache
def learned_advisor(leaning: Leaning) -> LearnedAdvisor:
    """The judgement as it is shipped, on top of a leaning."""
    file = resources.files("stupor.games.burgundy") / "data" / "judgement.json"
    learned = json.loads(file.read_text(encoding="utf-8"))
    return LearnedAdvisor(read_weights(learned, NAMES, CLOCK), leaning)
