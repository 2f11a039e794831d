"""What lies on the page of games: four sections, read from the archive and from Downloads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stupor.archive.folder import files
from stupor.engine.record import record
from stupor.files.times import moment_at
from stupor.files.untrusted import state_of
from stupor.language import mark
from stupor.scenes.games.words import Entry, file_entry, game_entry

if TYPE_CHECKING:
    from stupor.archive import Archive
    from stupor.archive.game import KeptGame

RUNNING: Final = "running"
FINISHED: Final = "finished"
TRASH: Final = "trash"
FOUND: Final = "found"
#: No more files are listed from Downloads than these, the newest ones.
MOST_FOUND: Final = 90
#: More lines than a game takes: a file of so many takes as long to read as two others.
LONG: Final = 3_000


@record
class Section:
    """One part of the page: its name, a line about it, and what is said where it is empty."""

    id: str
    words: str
    line: str
    bare: str
    hint: str


SECTIONS: Final = (
    Section(
        RUNNING,
        mark("In progress"),
        mark("Every move is saved automatically."),
        mark("No game in progress"),
        mark("Games are saved here automatically after every move. You can leave at any time."),
    ),
    Section(
        FINISHED,
        mark("Finished"),
        mark("Replay them, or continue from any moment."),
        mark("No finished games yet"),
        mark("Games you finish appear here, ready to replay."),
    ),
    Section(
        TRASH,
        mark("Trash"),
        mark("Nothing is deleted for good: restore what you like."),
        mark("The trash is empty"),
        mark("Deleted games stay here until you restore them."),
    ),
    Section(
        FOUND,
        mark("Import"),
        mark("Drop a game file on this window, or choose one from Downloads."),
        mark("No game files in Downloads"),
        mark(
            "Drop a game file on this window at any time. Files ending in .stupor in your "
            "Downloads are listed here."
        ),
    ),
)


class Shelves:
    """The entries of every section, newest first; read anew only when asked."""

    def __init__(self, archive: Archive, downloads: Callable[[], Path], home: str = "") -> None:
        """Nothing is read yet; `home` is the game whose pictures are at hand."""
        self._archive = archive
        self._home = home
        self._downloads = downloads
        self._coming: Iterator[KeptGame] = iter(())
        self._entries: dict[str, list[Entry]] = {}
        self.complete = False

    def begin(self) -> None:
        """Look at the archive and at Downloads again; `go_on` fills the shelves."""
        now = datetime.now(UTC)
        self._coming = self._archive.each()
        self._entries = {
            RUNNING: [],
            FINISHED: [],
            TRASH: [self._game(game, now) for game in self._archive.trashed()],
            FOUND: _found(self._downloads(), now),
        }
        self.complete = False

    def go_on(self, most: int | None = None) -> None:
        """Lay so many more games on their shelves, fewer of long ones, or all that are left."""
        now = datetime.now(UTC)
        left = most
        for game in self._coming:
            self._entries[RUNNING if game.over is None else FINISHED].append(self._game(game, now))
            if left is not None:
                left -= 1 + game.lines // LONG
                if left <= 0:
                    return
        self.complete = True

    def holds(self, name: str) -> bool:
        """Whether something is known to lie somewhere."""
        return any(entry.id == name for found in self._entries.values() for entry in found)

    def entries(self, section: str, of: str = "") -> Sequence[Entry]:
        """What lies in a section; of every kind, or of one game."""
        found = self._entries[section]
        return [one for one in found if one.of in ("", of)] if of else found

    def section_of(self, name: str) -> str:
        """The section in which an entry lies."""
        return next(
            (part for part, found in self._entries.items() if any(e.id == name for e in found)),
            RUNNING,
        )

    def _game(self, game: KeptGame, now: datetime) -> Entry:
        return game_entry(game, self._archive.picture(game), now, self._home)


def _found(folder: Path, now: datetime) -> list[Entry]:
    found = []
    for path in files(folder):
        with suppress(OSError):
            told = state_of(path)
            found.append((told.st_mtime, told.st_size, path))
    found.sort(reverse=True)
    return [
        file_entry(path, moment_at(changed), size, now)
        for changed, size, path in found[:MOST_FOUND]
    ]
