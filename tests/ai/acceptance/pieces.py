"""Pieces of the acceptance of reviews: each is a small measurement that can be done by itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

from stupor.ai.best_turns import Breadth, best_turns
from stupor.ai.grading import Grade, TurnGrader
from stupor.ai.levels import LADDER
from stupor.ai.line_comparison import LOST, WON
from stupor.ai.luck import LuckJudge
from stupor.ai.quick_players import estimate
from stupor.ai.view import SeatView
from stupor.engine.review_params import TO_END, ReviewParams, Span
from stupor.engine.rng import SplitMix
from stupor.match.review_task import PILE
from stupor.match.reviewing import ReviewJob
from stupor.match.session import Session
from stupor.match.turn_spans import TurnSpan, line_of, turn_spans
from tests.ai.acceptance.truth import EARLY, true_turns
from tests.ai.reviewed import SEEDS, ended, game_of, played, static
from tests.durations import megabytes

RANKS: Final = LADDER[:5]
#: Turns, throws and piles that a piece looks at: every so many of a game.
EVERY: Final = 9
#: Of the turns of a game that is not decided, so many are graded with two seeds: every second.
AGREED: Final = 2
#: Pieces of which every rank has its own.
OF_RANKS: Final = ("graded", "lost")
#: A review tells so often where it is.
SLICE_MS: Final = 20.0
#: What the right build and false ones do otherwise, by name: two seeds of these do not agree.
RIGHT: Final = "as it is"
BUILDS: Final[Mapping[str, Mapping[str, Any]]] = {
    RIGHT: {},
    "4 dealings": {"dealings": 4, "most": 4},
    "two rounds more": {"span": Span(rounds=2), "dealings": 8, "most": 8},
    "to the end": {"span": TO_END, "late_span": TO_END, "dealings": 8, "most": 8},
    "last two rounds to the end": {"late_span": TO_END},
}
#: Burgundy has no such round: all of it is played on alike.
NOT_OF: Final = {"burgundy": ("last two rounds to the end",)}


class Piece(NamedTuple):
    """A measurement of a game: its kind, who sits in it against a Baron, its number."""

    kind: str
    rank: str
    number: int


def seen(rules: Any, state: Any, ply: int, *, through: bool = False) -> SeatView:
    """What the seat that is asked sees; a false build looks `through`: all stays as it truly is."""
    view = SeatView(rules, state, rules.decision(state), ply)
    if through:
        view._sample = lambda _: state.clone()
    return view


def pieces(game: str, games: int, first: int = 0) -> Iterator[Piece]:
    """All pieces of so many games of each rank, mixed so that any beginning is balanced."""
    for number in range(first, first + games):
        for kind in OF_RANKS:
            for rank in RANKS:
                yield Piece(kind, rank, number)
        for kind in KINDS:
            if kind in NOT_OF.get(game, ()):
                continue
            if kind in BUILDS:
                yield Piece(kind, RANKS[number % len(RANKS)], 100 + number)
            elif kind not in OF_RANKS:
                yield Piece(kind, RANKS[number % 3 + 1], 100 + number)


def measured(piece: Piece, game: str) -> dict[str, Any]:
    """What a piece finds."""
    return {**piece._asdict(), **KINDS[piece.kind](piece, game)}


def _graded(piece: Piece, game: str) -> dict[str, Any]:
    return game_of((piece.rank, piece.number), game)


def _lost(piece: Piece, game: str) -> dict[str, Any]:
    """What every turn of a game gave away, by one seed, and for whoever looks at its end only."""
    session, seat = played(game, piece.rank, piece.number)
    grading, own = _grading(session, SEEDS[0]), _own(session, seat)
    units = [
        {"vp": [_grade(session, span, grading).vp], "static": static(session, span)} for span in own
    ]
    return {"lead": session.spec.advisor.learned().leads(session.state)[seat], "units": units}


def _grade(session: Session, span: TurnSpan, grading: TurnGrader) -> Grade:
    view = seen(session.rules, session.before(span.ply), span.ply)
    found: Grade = ended(grading.grade(view, line_of(session, span)))
    return found


def _course(piece: Piece, game: str) -> dict[str, Any]:
    """Lead and chance of the first seat before each turn, what was left, and what it won."""
    session, _ = played(game, "baron", piece.number)
    spec, advisor = session.spec, session.spec.advisor.learned()
    before = [session.before(span.ply) for span in turn_spans(session)]
    told = [estimate(spec.rules, advisor, state, 0) for state in before]
    winners = spec.rules.result(session.state).winners
    return {
        "chances": [each.chance for each in told],
        "leads": [each.lead for each in told],
        "left": [advisor.left(state) for state in before],
        "won": (1.0 if len(winners) == 1 else 0.5) if 0 in winners else 0.0,
        "last": estimate(spec.rules, advisor, session.state, 0).chance,
    }


def _luck(piece: Piece, game: str) -> dict[str, Any]:
    """The luck of throws, exactly, and for a judge before the turn; of piles, for every seat."""
    session, _ = played(game, "baron", piece.number)
    spec, params = session.spec, session.spec.play.review
    advisor = spec.advisor.learned()
    judge = LuckJudge(spec.rules, advisor, params)
    own, blind, means = 0.0, 0.0, [0.0]
    for span in turn_spans(session):
        thrown = spec.rules.thrown(session.before(span.ply))
        if thrown is None:
            continue
        luck = ended(judge.throw(thrown))
        means += _means(luck.ways)
        own += luck.vp[0]
        before = [advisor.leads(position)[0] for _, _, position in thrown.ways]
        blind = max(blind, max(before) - min(before))
    lead = advisor.leads(session.state)[0]
    piles = list(_piles(session, judge))
    return {"sum": own, "lead": lead, "mean": max(map(abs, means)), "blind": blind, "piles": piles}


def _means(ways: Any) -> list[float]:
    """The mean luck of all ways that a throw may fall, of each seat."""
    cases = sum(weight for _, weight, _ in ways)
    return [
        sum(weight * vp[seat] for _, weight, vp in ways) / cases for seat in range(len(ways[0][2]))
    ]


def _piles(session: Session, judge: LuckJudge) -> Iterator[tuple[float, ...]]:
    reviewing = ReviewJob(session, 0)
    found = [
        task
        for ply in range(session.ply)
        for task in reviewing.revealed_by(ply)
        if task.kind == PILE
    ]
    for task in found[::EVERY]:
        option, rng = session.choice(task.ply).option, SplitMix(task.ply)
        luck = ended(judge.pile(session.before(task.ply), option, task.opened, rng))
        yield luck.vp


def _hidden(piece: Piece, game: str) -> dict[str, Any]:
    """Whether grades stay the same when all that is hidden is not; those of a false build, too."""
    session, seat = played(game, piece.rank, piece.number)
    some = _some(session, seat)
    alike = [_alike(session, span, through=False) for span in some]
    return {"alike": alike, "seen through": [_alike(session, span, through=True) for span in some]}


def _alike(session: Session, span: TurnSpan, *, through: bool) -> bool:
    rules, state = session.rules, session.before(span.ply)
    other = rules.determinize(state, span.seat, SplitMix(99 + span.ply))
    grading, line = _grading(session, SEEDS[0]), line_of(session, span)
    one, same = (
        ended(grading.grade(seen(rules, each, span.ply, through=through), line))
        for each in (state, other)
    )
    return bool(one == same)


def _built(piece: Piece, game: str) -> dict[str, Any]:
    """Turns of a game that is not decided, graded with two seeds as a build does."""
    session, seat = played(game, piece.rank, piece.number)
    some = _own(session, seat)[piece.number % AGREED :: AGREED]
    graded = partial(_twice, session, otherwise=BUILDS[piece.kind])
    return {"turns": [graded(span) for span in some if _open(session, span)]}


def _open(session: Session, span: TurnSpan) -> bool:
    """Whether a turn begins in a game that anybody may still win."""
    advisor = session.spec.advisor.learned()
    before = estimate(session.rules, advisor, session.before(span.ply), span.seat)
    return LOST < before.chance < WON


def _twice(session: Session, span: TurnSpan, otherwise: Mapping[str, Any]) -> dict[str, Any]:
    """What two seeds say of a turn, and how many seconds one of them takes."""
    began = time.process_time()
    found = [_grade(session, span, _grading(session, seed, otherwise)) for seed in SEEDS]
    seconds = (time.process_time() - began) / len(SEEDS)
    told = {"vp": [x.vp for x in found], "step": [-1 if x.decided else x.step for x in found]}
    return told | {"early": span.round <= EARLY[session.spec.id], "seconds": round(seconds, 3)}


def _grading(session: Session, seed: int, otherwise: Mapping[str, Any] | None = None) -> TurnGrader:
    spec = session.spec
    params: ReviewParams = replace(spec.play.review, **(otherwise or {}))
    return TurnGrader(spec.rules, spec.advisor.learned(), params, seed)


def _some(session: Session, seat: int) -> list[TurnSpan]:
    return _own(session, seat)[2::EVERY]


def _own(session: Session, seat: int) -> list[TurnSpan]:
    return [span for span in turn_spans(session) if span.seat == seat]


def _true(piece: Piece, game: str) -> dict[str, Any]:
    """Some turns as they are graded, and what they truly gave away."""
    session, seat = played(game, piece.rank, 500 + piece.number)
    return {"turns": [*true_turns(session, seat, game)]}


def _lines(piece: Piece, game: str) -> dict[str, Any]:
    """How far the best end of a beam of 16 lines is behind that of all turns."""
    session, seat = played(game, piece.rank, piece.number)
    spec, params = session.spec, session.spec.play.review
    behind = []
    for span in _own(session, seat) if params.whole else ():
        found = [
            ended(
                best_turns(
                    spec.rules, spec.advisor.learned(), session.before(span.ply), seat, breadth, 1
                )
            )[0].value
            for breadth in (Breadth(5_000, params.width), Breadth(0, 16))
        ]
        behind.append(found[0] - found[1])
    return {"behind": behind}


def _review(piece: Piece, game: str) -> dict[str, Any]:
    """Seconds of a whole review, step by step: own turns, own marks, luck, and the rival's both.

    And the most memory that this process has had so far, in MiB.
    """
    session, seat = played(game, piece.rank, piece.number)
    reviewing = ReviewJob(session, seat)
    steps = [("course", 0.0)]
    while not reviewing.over:
        began = time.process_time()
        reviewing.poll(SLICE_MS)
        spent = time.process_time() - began
        step = reviewing.progress.step if reviewing.progress else "course"
        if steps[-1][0] == step:
            steps[-1] = (step, steps[-1][1] + spent)
        else:
            steps.append((step, spent))
    return {"steps": steps, "mib": megabytes("VmHWM")}


KINDS: Final[Mapping[str, Callable[[Piece, str], dict[str, Any]]]] = {
    "graded": _graded,
    "lost": _lost,
    "course": _course,
    "luck": _luck,
    "hidden": _hidden,
    **dict.fromkeys(BUILDS, _built),
    "candidates": _lines,
    "truth": _true,
    "review": _review,
}
#: What is measured unasked: what turns lost is a part of what is graded.
USUAL: Final = tuple(kind for kind in KINDS if kind != "lost")
