"""Temporal differences by least squares: every game moves the weights towards what came of it.

A position's judgement is held against the judgement of the next ones, and in the end against the
points (TD with eligibility, solved for all weights at once). All figures are leads over the mean of
the other seats, so that what is good for everybody cancels out; alone, they are the points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from stupor.engine.judgement import Weights
from stupor.training.self_play import Course, Moment

Figures = npt.NDArray[np.float64]
#: How far a judgement looks ahead: 1 to the end of the game, 0 to the next turn.
LAMBDA: Final = 0.85
#: What is kept of older games at each round of learning.
KEPT: Final = 0.97
#: How strongly weights hold on to where they began, in positions; and those of the clock.
INERTIA: Final = 400.0
CLOCK_INERTIA: Final = 3.0
#: Rounds left are counted in fives, so that both halves of the weights are of a size.
FIVES: Final = 5.0


class Pupil:
    """Somebody who learns from games."""

    def __init__(self, known: Weights, firm: float = 1.0, ahead: float = 12.0) -> None:
        """Begin with what is known; what weighs something already holds on so many times as firmly.

        Few games then teach what new facts weigh, without unlearning the old ones. There are never
        more rounds `ahead`, whatever the clock says.
        """
        self._ahead = ahead
        self._size = len(known.now)
        self._clock: Figures = np.array(known.clock)
        parts = [np.array(known.now), np.array(known.later) * FIVES, np.array(known.last)]
        self._weights: Figures = np.concatenate(parts)
        self._start = self._weights.copy()
        self._inertia: Figures = INERTIA * np.where(self._start == 0.0, 1.0, firm)
        self._clock_inertia = CLOCK_INERTIA * firm
        self._seen: Figures = np.zeros((len(self._start), len(self._start)))
        self._told: Figures = np.zeros(len(self._start))
        self._clock_seen: Figures = np.zeros((len(self._clock), len(self._clock)))
        self._clock_told: Figures = np.zeros(len(self._clock))

    @property
    def known(self) -> Weights:
        """What has been learned so far."""
        now, later, last = np.split(self._weights, 3)
        return Weights(_plain(self._clock), _plain(now), _plain(later / FIVES), _plain(last))

    @property
    def memory(self) -> dict[str, Figures]:
        """All that games have taught, by name: somebody who recalls it goes on as this one."""
        return {
            "weights": self._weights,
            "clock": self._clock,
            "seen": self._seen,
            "told": self._told,
            "clock_seen": self._clock_seen,
            "clock_told": self._clock_told,
        }

    def recall(self, memory: Mapping[str, Figures]) -> None:
        """Know what another one knew; ValueError where that was taught other things."""
        for name, own in self.memory.items():
            if memory[name].shape != own.shape or memory[name].dtype != own.dtype:
                raise ValueError(name)
        self._weights, self._clock = memory["weights"], memory["clock"]
        self._seen, self._told = memory["seen"], memory["told"]
        self._clock_seen, self._clock_told = memory["clock_seen"], memory["clock_told"]

    def learn(self, courses: Sequence[Course]) -> float:
        """Learn from some games; how far, in VP, judgements were from the points in the end."""
        for sums in (self._seen, self._told, self._clock_seen, self._clock_told):
            sums *= KEPT
        misses = [miss for course in courses for miss in self._study(course)]
        told = self._told + self._inertia * self._start
        self._weights = _solved(self._seen + np.diag(self._inertia), told)
        held = self._clock_inertia * np.eye(len(self._clock))
        told = self._clock_told + self._clock_inertia * self._clock
        self._clock = _solved(self._clock_seen + held, told)
        return float(np.sqrt(np.mean(np.square(misses)))) if misses else 0.0

    def _study(self, course: Course) -> list[float]:
        """Go through a game from its end."""
        end = _leads(np.array(course.scores, float))
        goal, misses = end, []
        for moment in reversed(course.moments):
            given = _leads(np.array(moment.given, float))
            facts = self._facts(moment)
            judged = given + facts @ self._weights
            misses += list(end - judged)
            self._note(facts, goal - given)
            if not moment.counted:
                self._note_clock(moment, course.rounds)
            goal = LAMBDA * goal + (1 - LAMBDA) * judged
        return misses

    def _facts(self, moment: Moment) -> Figures:
        """Facts by seat: now, for the rounds that are left, and in the last round."""
        holds = np.zeros((len(moment.facts), self._size))
        for seat, facts in enumerate(moment.facts):
            np.add.at(holds[seat], list(facts), 1.0)
        leads = _leads(holds)
        none = np.zeros(leads.shape)
        if moment.counted:
            return np.concatenate([none, none, leads], axis=1)
        left = np.clip(np.dot(self._clock, moment.clock), 0.0, self._ahead) / FIVES
        return np.concatenate([leads, leads * left, none], axis=1)

    def _note(self, facts: Figures, goal: Figures) -> None:
        places = np.unique(np.nonzero(facts)[1])
        few = facts[:, places]
        self._seen[np.ix_(places, places)] += few.T @ few
        self._told[places] += few.T @ goal

    def _note_clock(self, moment: Moment, rounds: int) -> None:
        hands = np.array(moment.clock)
        self._clock_seen += np.outer(hands, hands)
        self._clock_told += hands * (rounds - moment.round)


def _leads(figures: Figures) -> Figures:
    """By how much each seat is ahead of the mean of the others."""
    seats = len(figures)
    if seats == 1:
        return figures
    leads: Figures = (figures * seats - figures.sum(axis=0)) / (seats - 1)
    return leads


def _solved(seen: Figures, told: Figures) -> Figures:
    weights: Figures = np.linalg.solve(seen, told).astype(np.float64)
    return weights


def _plain(figures: Any) -> tuple[float, ...]:
    return tuple(float(figure) for figure in figures)
