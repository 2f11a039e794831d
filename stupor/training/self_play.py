"""Self-play: one game in which the current weights play every seat, kept as training positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, cast

from stupor.ai.bot import finish
from stupor.ai.fingerprint import check_code, fingerprint
from stupor.ai.turns import TurnBot
from stupor.ai.view import SeatView
from stupor.arena.worker_pool import WorkerPool
from stupor.engine.decision import Decision
from stupor.engine.game import Game
from stupor.engine.judgement import Weights
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.engine.rules import Advisor
from stupor.engine.school import School
from stupor.games import registry

#: One choice in this many is random, so that there are mistakes to learn from.
STRAYS: Final = 32


@dataclass(frozen=True, slots=True)
class SelfPlayTask:
    """A game to play: its players, seed and set-up, and how many lines of a turn they compare."""

    game: str
    seats: int
    seed: int
    width: int
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TurnPosition:
    """A position at the start of a turn: its round, clock, and facts and base scores by seat."""

    round: int
    clock: Sequence[float]
    facts: Sequence[Sequence[int]]
    base_scores: Sequence[float]
    last_round: bool


@dataclass(frozen=True, slots=True)
class Episode:
    """A game played: the position at the start of each turn, the final scores, and the rounds."""

    positions: tuple[TurnPosition, ...]
    scores: tuple[int, ...]
    rounds: int


def school_of(spec: Game) -> School:
    """The school of a game."""
    part = spec.needed("school", "training")
    return cast(School, part.SCHOOL)


def play(task: SelfPlayTask, weights: Weights) -> Episode:
    """Play one game with these weights in every seat."""
    spec = registry.get(task.game)
    rules, school = spec.rules, school_of(spec)
    judge = school.judge(task.seats, weights)
    players = _Players(spec, judge, task)
    state = rules.setup(task.seats, task.seed, task.options)
    positions: list[TurnPosition] = []
    ply = 0
    while (decision := rules.decision(state)) is not None and school.round(state) <= school.longest:
        if rules.begins(state):
            positions.append(_turn_position(school, state, task.seats))
        rules.apply(state, players.choose(decision, SeatView(rules, state, decision, ply)))
        ply += 1
    return Episode(tuple(positions), rules.scores(state), school.round(state))


def play_all(pool: WorkerPool, tasks: Sequence[SelfPlayTask], weights: Weights) -> list[Episode]:
    """Play all tasks on the workers of a pool; the episodes in the order of the tasks."""
    one = partial(_play_one, weights=weights, code=fingerprint())
    episodes = dict(pool(one, list(enumerate(tasks))))
    return [episodes[number] for number in range(len(tasks))]


def _play_one(entry: tuple[int, SelfPlayTask], weights: Weights, code: str) -> tuple[int, Episode]:
    check_code(code)
    number, task = entry
    return number, play(task, weights)


class _Players:
    """The bots of all seats, with the same weights; they sometimes choose at random."""

    def __init__(self, spec: Game, judge: Advisor, task: SelfPlayTask) -> None:
        self._chance = SplitMix(task.seed)
        self._bots = [
            TurnBot(spec.rules, judge, task.seed * 8 + seat, task.width)
            for seat in range(task.seats)
        ]

    def choose(self, decision: Decision, view: SeatView) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self._chance.below(STRAYS) == 0:
            return options[self._chance.below(len(options))]
        return finish(self._bots[decision.seat].think(view))[0][0]


def _turn_position(school: School, state: object, seats: int) -> TurnPosition:
    return TurnPosition(
        school.round(state),
        school.clock(state),
        [school.facts_of(state, seat) for seat in range(seats)],
        school.base_scores(state),
        school.last_round(state),
    )
