"""Resumes a kept game where it was left, to be continued or only watched."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from stupor import APP
from stupor.archive.append_only import AppendOnlyFile
from stupor.archive.disk_errors import in_words
from stupor.archive.folder import Folder
from stupor.archive.journal_writer import JournalWriter, keep
from stupor.archive.locking import GameInUse, GameLock
from stupor.archive.open_game import open_record, read_history
from stupor.archive.reading import BadFile, Record, read_file
from stupor.engine.errors import BadData
from stupor.engine.game import Finder, Game
from stupor.language import saying
from stupor.match.journal import JournalHistory
from stupor.match.seats import Seat, known, make_seat
from stupor.match.session import Session

#: No game has so long a name.
_LONGEST: Final = 40


class ResumedGame(NamedTuple):
    """A resumed game, what to tell the player about it, and whether it may only be watched."""

    session: Session
    writer: JournalWriter | None
    notices: tuple[str, ...] = ()
    watch: bool = False


def resume(folder: Folder, spec_of: Finder, path: Path) -> ResumedGame:
    """Resume the game of a file; BadFile says why that cannot be.

    A game that is over has no writer; one that another window has can only be watched.
    """
    if not folder.holds(path):
        return _opened(folder, spec_of, path, None)
    try:
        hold = GameLock(folder.lock(path.stem))
    except GameInUse:
        session, notices = _played(spec_of, *_read(path))
        return ResumedGame(session, None, notices, watch=True)
    try:
        opened = _opened(folder, spec_of, path, hold)
    except BaseException as why:
        hold.release()
        if isinstance(why, OSError):
            raise BadFile(in_words(why, folder.games)) from why
        raise
    if opened.writer is None or opened.writer.path != path:
        hold.release()
    return opened


def _opened(folder: Folder, spec_of: Finder, path: Path, hold: GameLock | None) -> ResumedGame:
    record, history = _read(path)
    session, notices = _played(spec_of, record, history)
    whole = "id" in session.header and record.problem is None and not record.packed
    if hold is None or not whole:
        return ResumedGame(session, None if session.over else keep(folder, session), notices)
    file = AppendOnlyFile(path, record.end, path.stat().st_size)
    writer = JournalWriter(folder, session, file, hold)
    if not session.over:
        session.recorder = writer
        return ResumedGame(session, writer, notices)
    if history.closing is None:
        writer.write([line for line in session.lines()[-1:] if "over" in line])
        writer.close()
    return ResumedGame(session, None, notices)


def _read(path: Path) -> tuple[Record, JournalHistory]:
    record = read_file(path)
    return record, read_history(record)


def _played(
    spec_of: Finder, record: Record, history: JournalHistory
) -> tuple[Session, tuple[str, ...]]:
    try:
        spec = spec_of(record.header["game"])
    except BadData as why:
        raise BadFile(
            saying(
                "This version of {app} does not include the game {game}. Please update.",
                app=APP,
                game=record.header["game"][:_LONGEST],
            )
        ) from why
    return open_record(spec, record, _seated(spec, history))


def _seated(spec: Game, history: JournalHistory) -> list[Seat]:
    """The seats as they were when the game was left."""
    seats = []
    for number, (kind, name) in enumerate(history.chairs):
        seat = make_seat(known(kind, spec), spec, len(history.choices) + number, worker=True)
        seat.name = name
        seats.append(seat)
    return seats
