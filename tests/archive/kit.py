"""Games for the tests of the archive."""

from __future__ import annotations

from pathlib import Path

from stupor.archive import Archive, JournalWriter
from stupor.archive.reading import read_file
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session

SPEC = registry.get("stupor_mundi")


def archive(folder: Path) -> Archive:
    return Archive(folder, registry.get)


def new_game(*kinds: str, seed: int = 3, undo: str = "strict") -> Session:
    """A game of people, or of these players."""
    seats = [make_seat(kind, SPEC, seed, None) for kind in kinds or (HUMAN, HUMAN)]
    return Session.new(SPEC, seats, seed, {}, {"undo": undo})


def play(session: Session, number: int = 10_000, seed: int = 0) -> Session:
    """Make so many choices by chance, or all there are."""
    chance = SplitMix(seed)
    for _ in range(number):
        if session.decision is None:
            break
        options = session.decision.options
        session.play(options[chance.below(len(options))])
    return session


def begun(games: Archive, number: int = 5) -> tuple[Session, JournalWriter]:
    """A game in which so many choices were made, and who writes it down."""
    session = new_game()
    writer = games.keep(session)
    play(session, number)
    return session, writer


def lines_of(path: Path) -> list[dict[str, object]]:
    """What a file without any damage says."""
    record = read_file(path)
    assert record.problem is None
    assert not record.torn
    return record.lines
