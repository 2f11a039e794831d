"""One game against oneself, as the positions to learn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, cast

from stupor.ai.bot import finish
from stupor.ai.code import check_code, fingerprint
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

#: One choice in so many is taken blindly, so that there are mistakes to learn from, too.
STRAYS: Final = 32


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game to be played: by how many, its chance and set-up, how wide its players look."""

    game: str
    seats: int
    seed: int
    width: int
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Moment:
    """A position at the beginning of a turn: its round, clock, facts and given points by seat."""

    round: int
    clock: Sequence[float]
    facts: Sequence[Sequence[int]]
    given: Sequence[float]
    counted: bool


@dataclass(frozen=True, slots=True)
class Course:
    """The moments of a game, its points in the end, and how many rounds it took."""

    moments: tuple[Moment, ...]
    scores: tuple[int, ...]
    rounds: int


def school_of(spec: Game) -> School:
    """The school of a game."""
    part = spec.needed("school", "training")
    return cast(School, part.SCHOOL)


def play(lesson: Lesson, known: Weights) -> Course:
    """Let what is known so far play against itself."""
    spec = registry.get(lesson.game)
    rules, school = spec.rules, school_of(spec)
    judge = school.judge(lesson.seats, known)
    players = _Players(spec, judge, lesson)
    state = rules.setup(lesson.seats, lesson.seed, lesson.options)
    moments: list[Moment] = []
    ply = 0
    while (decision := rules.decision(state)) is not None and school.round(state) <= school.longest:
        if rules.begins(state):
            moments.append(_moment(school, state, lesson.seats))
        rules.apply(state, players.choose(decision, SeatView(rules, state, decision, ply)))
        ply += 1
    return Course(tuple(moments), rules.scores(state), school.round(state))


def taught(crew: WorkerPool, lessons: Sequence[Lesson], known: Weights) -> list[Course]:
    """The courses of some lessons in their order, whoever plays them."""
    one = partial(_numbered, known=known, code=fingerprint())
    courses = dict(crew(one, list(enumerate(lessons))))
    return [courses[number] for number in range(len(lessons))]


def _numbered(task: tuple[int, Lesson], known: Weights, code: str) -> tuple[int, Course]:
    check_code(code)
    number, lesson = task
    return number, play(lesson, known)


class _Players:
    """Everybody at the table: they know the same, and stray now and then."""

    def __init__(self, spec: Game, judge: Advisor, lesson: Lesson) -> None:
        self._chance = SplitMix(lesson.seed)
        self._bots = [
            TurnBot(spec.rules, judge, lesson.seed * 8 + seat, lesson.width)
            for seat in range(lesson.seats)
        ]

    def choose(self, decision: Decision, view: SeatView) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self._chance.below(STRAYS) == 0:
            return options[self._chance.below(len(options))]
        return finish(self._bots[decision.seat].think(view))[0][0]


def _moment(school: School, state: object, seats: int) -> Moment:
    return Moment(
        school.round(state),
        school.clock(state),
        [school.facts_of(state, seat) for seat in range(seats)],
        school.given(state),
        school.counted(state),
    )
