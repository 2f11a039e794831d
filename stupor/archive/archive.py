"""All games kept on this machine: begun, found, opened, thrown away, sent and brought in."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from stupor import __version__
from stupor.ai.levels import LEVELS
from stupor.archive import trash
from stupor.archive.folder import Folder, picture_of
from stupor.archive.game import Game, look_at
from stupor.archive.keeper import Keeper
from stupor.archive.ledger import Ledger
from stupor.archive.listing import Listing
from stupor.archive.locking import Hold, InUse, prepare
from stupor.archive.opening import open_story, told
from stupor.archive.post import bring_in, export
from stupor.archive.reading import BadFile, Record, read_file
from stupor.archive.trouble import in_words
from stupor.engine.errors import BadData
from stupor.engine.rules import GameSpec
from stupor.match.journal import Story
from stupor.match.seats import HUMAN, Seat, make_seat
from stupor.match.session import Session

_log = logging.getLogger(__name__)
#: Who sits down for a computer that this version does not know.
_SUBSTITUTE: Final = LEVELS[-1]


@dataclass(frozen=True, slots=True)
class Opened:
    """A game taken up again: what is to be said about it, and whether it may only be watched."""

    session: Session
    keeper: Keeper | None
    said: tuple[str, ...] = ()
    watch: bool = False


class Archive:
    """The games below a folder of the player's, which need not exist yet."""

    def __init__(self, root: Path, spec_of: Callable[[str], GameSpec]) -> None:
        """Keep games there; `spec_of` knows the games of the house by name."""
        self._folder = Folder(root)
        self._spec_of = spec_of
        self._listing = Listing()

    @property
    def folder(self) -> Path:
        """Where the games lie that can be played on or looked at."""
        return self._folder.games

    def keep(self, session: Session) -> Keeper:
        """Write down a game from now on; its file is begun by the first thing that happens."""
        prepare()
        name = self._folder.fresh()
        began = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
        session.inscribe({"id": name, "began": began, "app": __version__})
        keeper = Keeper(self._folder, session, Ledger(self._folder.game(name)))
        session.recorder = keeper
        return keeper

    def games(self) -> list[Game]:
        """All games that are not in the trash, those played last first."""
        return self._listing.games(self.folder)

    def each(self) -> Iterator[Game]:
        """The same one by one: a long list takes a while when it is read for the first time."""
        return self._listing.each(self.folder)

    def trashed(self) -> list[Game]:
        """The games in the trash, those played last first."""
        return self._listing.games(self._folder.trash)

    def last(self) -> Game | None:
        """The game played last that is not over and can be opened."""
        return self._listing.last(self.folder)

    def open(self, game: Game | Path) -> Opened:
        """Take up a game where it was left; BadFile says why that cannot be.

        A game that is over has no keeper; one that another window has can only be watched.
        """
        path = game if isinstance(game, Path) else game.path
        if not self._folder.holds(path):
            return self._opened(path, None)
        try:
            hold = Hold(self._folder.lock(path.stem))
        except InUse:
            session, said = self._played(*self._read(path))
            return Opened(session, None, said, watch=True)
        try:
            opened = self._opened(path, hold)
        except BaseException as why:
            hold.release()
            if isinstance(why, OSError):
                raise BadFile(in_words(why, self.folder)) from why
            raise
        if opened.keeper is None or opened.keeper.path != path:
            hold.release()
        return opened

    def trash(self, game: Game) -> None:
        """Move a game to the trash; Refused where that cannot be."""
        trash.throw_away(self._folder, game.path)

    def restore(self, game: Game) -> None:
        """Put a game back from the trash; Refused where that cannot be."""
        trash.put_back(self._folder, game.path)

    def export(self, game: Game, folder: Path) -> Path:
        """Write a copy of a game into a folder and say where it lies; Refused where not."""
        return export(game.path, folder)

    def bring_in(self, path: Path) -> Game:
        """Copy a game from elsewhere into the archive; BadFile where it is none."""
        return look_at(bring_in(self._folder, path))

    def picture(self, game: Game | Keeper) -> Path:
        """Where the picture of a game lies, if there is one."""
        return picture_of(game.path)

    def _opened(self, path: Path, hold: Hold | None) -> Opened:
        record, story = self._read(path)
        session, said = self._played(record, story)
        whole = "id" in session.header and record.problem is None and not record.packed
        if hold is None or not whole:
            return Opened(session, None if session.over else self.keep(session), said)
        ledger = Ledger(path, record.end, path.stat().st_size)
        keeper = Keeper(self._folder, session, ledger, hold)
        if not session.over:
            session.recorder = keeper
            return Opened(session, keeper, said)
        if story.closing is None:
            keeper.write([line for line in session.lines()[-1:] if "over" in line])
            keeper.close()
        return Opened(session, None, said)

    def _read(self, path: Path) -> tuple[Record, Story]:
        record = read_file(path)
        return record, told(record)

    def _played(self, record: Record, story: Story) -> tuple[Session, tuple[str, ...]]:
        try:
            spec = self._spec_of(record.header["game"])
        except BadData as why:
            raise BadFile(f"This version of Stupor Mundi does not know this game: {why}.") from why
        return open_story(spec, record, _seated(spec, story))


def _seated(spec: GameSpec, story: Story) -> list[Seat]:
    """Those who sat there when the game was left."""
    seats = []
    for number, (kind, name) in enumerate(story.chairs):
        known = kind if kind == HUMAN or kind in LEVELS else _SUBSTITUTE
        seat = make_seat(known, spec, len(story.choices) + number, worker=True)
        seat.name = name
        seats.append(seat)
    return seats
