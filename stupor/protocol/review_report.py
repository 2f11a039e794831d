"""The review of a finished game, every turn with what it gave away, as lines or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

from stupor.ai.fingerprint import fingerprint
from stupor.archive.open_game import open_record, read_history
from stupor.archive.reading import BadFile, read_file
from stupor.archive.reviews import written
from stupor.engine.errors import BadData
from stupor.engine.game import Game
from stupor.files.terminal import say
from stupor.match.controllers import HumanController
from stupor.match.review import DECIDED, GradedTurn, PointsSum, Reveal, Review
from stupor.match.reviewing import ReviewJob
from stupor.match.seats import Seat
from stupor.match.session import Session
from stupor.protocol.results import told_apart


def review_file(
    path: Path, spec_of: Callable[[str], Game], seat: int, seed: int, as_json: bool, out: TextIO
) -> int:
    """Review the finished game of a file for a seat and print it; BadData if that cannot be."""
    session = _opened(path, spec_of)
    review = reviewed(session, seat, seed)
    if as_json:
        say(written(review).decode().rstrip("\n"), to=out, flush=True)
        return 0
    say(*_lines(session, review), to=out)
    return 0


def _opened(path: Path, spec_of: Callable[[str], Game]) -> Session:
    """The game of a file; BadData where there is none."""
    try:
        record = read_file(path)
        history = read_history(record)
        seats = [Seat(name, HumanController()) for _, name in history.chairs]
        session, _ = open_record(spec_of(record.header["game"]), record, seats)
    except BadFile as why:
        raise BadData(f"{path}: {why}") from why
    return session


def reviewed(session: Session, seat: int, seed: int) -> Review:
    """The whole review of a finished game; BadData where it is not over, or has no such seat."""
    if not session.over:
        raise BadData("only finished games are reviewed")
    if not 0 <= seat < session.state.seats:
        raise BadData(f"there is no seat {seat}")
    review = ReviewJob(session, seat, fingerprint(), seed).poll(None)
    assert review is not None, "without a limit it is whole"
    return review


def _lines(session: Session, review: Review) -> Iterator[str]:
    names = told_apart(session.names)
    yield f"{session.spec.title}, reviewed for {names[review.seat]}"
    for graded in review.of(review.seat):
        yield _graded(graded, review)
    for reveal in review.reveals:
        if abs(reveal.vp[review.seat]) >= review.unit.least:
            yield _reveal(reveal, review)
    yield from _sums(review)


def _graded(graded: GradedTurn, review: Review) -> str:
    """A turn: what it gave away, and what would have been better where that is sure."""
    where = f"Round {graded.round}, move {graded.ply + 1}:"
    lost = f"{graded.lost:.1f} {review.unit.name}"
    if graded.forced or graded.grade == DECIDED:
        return f"{where} {'forced' if graded.forced else 'decided'}, {lost}"
    if graded.marked:
        chance = graded.second.p if graded.second is not None else graded.p
        risk = f" and {chance:.0%} of the chance to win" if review.chance else ""
        return f"{where} {graded.grade}, {lost}{risk}; better: {' '.join(graded.better)}"
    grade = "unclear" if graded.unclear else graded.grade
    return f"{where} {grade}, {lost}"


def _reveal(reveal: Reveal, review: Review) -> str:
    vp = reveal.vp[review.seat]
    error = "" if reveal.exact else f" ± {reveal.error:.1f}"
    fell = f" ({reveal.fell})" if reveal.fell else ""
    return f"Move {reveal.ply + 1}: {reveal.pile}{fell} brought {vp:+.1f}{error} {review.unit.name}"


def _sums(review: Review) -> Iterator[str]:
    unit = review.unit.name
    parts = {"Given away": review.lost, "Given away by the best rival": review.given}
    for words, part in parts.items():
        if part is not None:
            yield f"{words}: {_sum(part, unit)}{f', like a {part.like}' if part.like else ''}"
    if review.luck is not None and review.reveals:
        yield f"Luck: {_sum(review.luck, unit)}"
    yield f"The run of play: {review.run_of_play:+.1f} {unit}"


def _sum(part: PointsSum, unit: str) -> str:
    return f"{part.vp:.1f} ± {part.error:.1f} {unit}"


def review_answer(session: Session, seat: int, seed: int) -> dict[str, object]:
    """The review of a finished game for the text door."""
    return {"review": json.loads(written(reviewed(session, seat, seed)))}
