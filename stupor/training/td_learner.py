"""TD(lambda) solved by least squares: every game moves the weights towards its result.

A position's value is compared with those of later positions, and at the end with the scores.
All figures are leads over the mean of the other seats, so that what is good for everybody cancels
out; in a solo game they are the scores.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from stupor.engine.judgement import Weights
from stupor.training.self_play import Episode, TurnPosition

Figures = npt.NDArray[np.float64]
#: How far a judgement looks ahead: 1 to the end of the game, 0 to the next turn.
LAMBDA: Final = 0.85
#: The share that older games keep at each batch.
KEPT: Final = 0.97
#: How strongly weights are pulled to where they started, in positions; and those of the clock.
INERTIA: Final = 400.0
CLOCK_INERTIA: Final = 3.0
#: Rounds left are counted in fives, so that both halves of the weights are of a size.
FIVES: Final = 5.0


class TdLearner:
    """Learns the weights of a judgement from episodes of self-play."""

    def __init__(self, weights: Weights, firm: float = 1.0, most_rounds_left: float = 12.0) -> None:
        """Start from weights; those that are not zero resist change `firm` times as much.

        Few games are then enough to learn new facts without forgetting the old ones. The clock
        never says more rounds than `most_rounds_left`.
        """
        self._most_rounds_left = most_rounds_left
        self._size = len(weights.now)
        self._clock: Figures = np.array(weights.clock)
        parts = [np.array(weights.now), np.array(weights.later) * FIVES, np.array(weights.last)]
        self._weights: Figures = np.concatenate(parts)
        self._start = self._weights.copy()
        self._inertia: Figures = INERTIA * np.where(self._start == 0.0, 1.0, firm)
        self._clock_inertia = CLOCK_INERTIA * firm
        self._gram: Figures = np.zeros((len(self._start), len(self._start)))
        self._targets: Figures = np.zeros(len(self._start))
        self._clock_gram: Figures = np.zeros((len(self._clock), len(self._clock)))
        self._clock_targets: Figures = np.zeros(len(self._clock))

    @property
    def weights(self) -> Weights:
        """The weights learned so far."""
        now, later, last = np.split(self._weights, 3)
        return Weights(_floats(self._clock), _floats(now), _floats(later / FIVES), _floats(last))

    @property
    def state(self) -> dict[str, Figures]:
        """All arrays by the names in a checkpoint; `restore` takes them back."""
        return {
            "weights": self._weights,
            "clock": self._clock,
            "seen": self._gram,
            "told": self._targets,
            "clock_seen": self._clock_gram,
            "clock_told": self._clock_targets,
        }

    def restore(self, state: Mapping[str, Figures]) -> None:
        """Continue from a saved state; ValueError if its arrays have other shapes or types."""
        for name, own in self.state.items():
            if state[name].shape != own.shape or state[name].dtype != own.dtype:
                raise ValueError(name)
        self._weights, self._clock = state["weights"], state["clock"]
        self._gram, self._targets = state["seen"], state["told"]
        self._clock_gram, self._clock_targets = state["clock_seen"], state["clock_told"]

    def learn(self, episodes: Sequence[Episode]) -> float:
        """Learn from episodes; the root mean square error of the judgements before, in VP."""
        for sums in (self._gram, self._targets, self._clock_gram, self._clock_targets):
            sums *= KEPT
        misses = [miss for episode in episodes for miss in self._learn_episode(episode)]
        told = self._targets + self._inertia * self._start
        self._weights = _solve(self._gram + np.diag(self._inertia), told)
        held = self._clock_inertia * np.eye(len(self._clock))
        told = self._clock_targets + self._clock_inertia * self._clock
        self._clock = _solve(self._clock_gram + held, told)
        return float(np.sqrt(np.mean(np.square(misses)))) if misses else 0.0

    def _learn_episode(self, episode: Episode) -> list[float]:
        """Add an episode to the sums, from its last turn back; the errors of its judgements."""
        end = _leads(np.array(episode.scores, float))
        goal, misses = end, []
        for position in reversed(episode.positions):
            base = _leads(np.array(position.base_scores, float))
            facts = self._facts(position)
            judged = base + facts @ self._weights
            misses += list(end - judged)
            self._add_facts(facts, goal - base)
            if not position.last_round:
                self._add_clock(position, episode.rounds)
            goal = LAMBDA * goal + (1 - LAMBDA) * judged
        return misses

    def _facts(self, position: TurnPosition) -> Figures:
        """Facts by seat: now, for the rounds that are left, and in the last round."""
        holds = np.zeros((len(position.facts), self._size))
        for seat, facts in enumerate(position.facts):
            np.add.at(holds[seat], list(facts), 1.0)
        leads = _leads(holds)
        none = np.zeros(leads.shape)
        if position.last_round:
            return np.concatenate([none, none, leads], axis=1)
        left = np.clip(np.dot(self._clock, position.clock), 0.0, self._most_rounds_left) / FIVES
        return np.concatenate([leads, leads * left, none], axis=1)

    def _add_facts(self, facts: Figures, goal: Figures) -> None:
        places = np.unique(np.nonzero(facts)[1])
        few = facts[:, places]
        self._gram[np.ix_(places, places)] += few.T @ few
        self._targets[places] += few.T @ goal

    def _add_clock(self, position: TurnPosition, rounds: int) -> None:
        clock = np.array(position.clock)
        self._clock_gram += np.outer(clock, clock)
        self._clock_targets += clock * (rounds - position.round)


def _leads(figures: Figures) -> Figures:
    """By how much each seat is ahead of the mean of the others."""
    seats = len(figures)
    if seats == 1:
        return figures
    leads: Figures = (figures * seats - figures.sum(axis=0)) / (seats - 1)
    return leads


def _solve(gram: Figures, targets: Figures) -> Figures:
    weights: Figures = np.linalg.solve(gram, targets).astype(np.float64)
    return weights


def _floats(figures: Any) -> tuple[float, ...]:
    return tuple(float(figure) for figure in figures)
