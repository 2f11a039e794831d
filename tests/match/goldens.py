"""Reviewed games that are kept: python -m tests.match.goldens --game burgundy --games 12.

Each is a file of what was played and of the figures that a review gave: the course, some turns,
their marks, what came to light. A change of the rules, of the judgement or of how turns are graded
makes them anew; the commit says why.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from stupor.engine.notation import key_of, option_of
from stupor.files import bounds
from stupor.games import registry
from stupor.match.review_task import CONFIRM, GRADE, ReviewTask, figure, work
from stupor.match.reviewing import ReviewJob, keys_of, needs_recheck, with_grade
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.match.turn_spans import turn_spans
from tests.ai.reviewed import ended, played

FOLDER: Final = Path(__file__).parent / "golden"
RANKS: Final = ("squire", "knight", "baron", "page")
#: Of so many turns, and of so many events, one is kept.
TURNS: Final = 9
EVENTS: Final = 15


def golden(game: str, number: int) -> dict[str, Any]:
    """A game and what a review says of it."""
    rank = RANKS[number % len(RANKS)]
    session, _ = played(game, rank, 300 + number)
    line = [[entry.seat, key_of(entry.option)] for entry in map(session.choice, range(session.ply))]
    kept = {"game": game, "rank": rank, "seed": 9_000 + (300 + number) // 2, "choices": line}
    return {**kept, "course": course(session), "found": [*found(session)]}


def replayed(kept: Mapping[str, Any]) -> Session:
    """The game of a golden, played again."""
    spec = registry.get(kept["game"])
    session = Session.new(spec, [make_seat("human", spec, 0) for _ in range(2)], kept["seed"], {})
    for _, key in kept["choices"]:
        session.play(option_of(key))
    return session


def course(session: Session) -> list[list[float]]:
    """Chance and lead of the first seat before each turn and at the end."""
    reviewing = ReviewJob(session, 0)
    while reviewing.review is None:
        reviewing.poll()
    review = reviewing.review
    return [
        [chance, lead] for (_, chance), (_, lead) in zip(review.chance, review.leads, strict=True)
    ]


def found(session: Session) -> Iterator[list[Any]]:
    """What is asked about some turns and events, and what is answered."""
    for span in turn_spans(session)[4::TURNS]:
        task = ReviewTask(GRADE, 1, span.ply, span.seat, keys_of(session, span))
        answer = answered(session, task)
        yield _kept(task, answer)
        unit = with_grade(span, task.line, answer)
        if session.spec.play.review.recheck.graded and needs_recheck(
            unit, session.spec.play.review, 2
        ):
            mark = task._replace(kind=CONFIRM, better=unit.better)
            yield _kept(mark, answered(session, mark))
    events = [each for ply in range(session.ply) for each in ReviewJob(session, 0).revealed_by(ply)]
    for task in events[::EVENTS]:
        yield _kept(task, answered(session, task))


def answered(session: Session, task: ReviewTask) -> dict[str, Any]:
    """The figures of an answer; of a throw not those of all others."""
    told = dict(ended(work(session.spec, task, session.before(task.ply))))
    told.pop("throws", None)
    return {**told, "vp": _rounded(told["vp"])}


def asked(kept: list[Any]) -> ReviewTask:
    """The question of a line of a golden."""
    kind, ply, seat, line, better, opened, _ = kept
    return ReviewTask(kind, 1, ply, seat, tuple(line), tuple(better), tuple(opened))


def _kept(task: ReviewTask, answer: dict[str, Any]) -> list[Any]:
    kind, _, ply, seat, line, better, opened, _ = task
    return [kind, ply, seat, list(line), list(better), list(opened), answer]


def _rounded(vp: Any) -> Any:
    return [figure(each) for each in vp] if isinstance(vp, list) else figure(vp)


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", choices=registry.names(), default=registry.names()[0])
    parser.add_argument("--games", type=bounds.games, default=12)
    parser.add_argument("--out", type=Path, default=FOLDER)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for number in range(options.games):
        path = options.out / f"{options.game}-{number:02}.json"
        path.write_text(json.dumps(golden(options.game, number)) + "\n", encoding="utf-8")
        print(path.name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
