"""All games kept on this machine: saved, listed, opened, trashed, exported and imported."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stupor.archive.folder import (
    Folder,
    move_to_trash,
    picture_of,
    take_from_trash,
    trash_untouched,
)
from stupor.archive.journal_writer import JournalWriter, keep
from stupor.match.session import Session

if TYPE_CHECKING:
    from stupor.archive.game import KeptGame
    from stupor.archive.listing import FolderScans, Listing
    from stupor.archive.profiles import Profiles
    from stupor.archive.results import FinishedGame, Results, UnfinishedGame
    from stupor.archive.resume import ResumedGame
    from stupor.archive.reviews import Reviews
    from stupor.engine.game import Finder

#: So many games are looked through for tables that were never touched.
_NEWEST: Final = 4

# what reads games is imported late: the table of a new one is there sooner


class Archive:
    """The games below a folder of the player's, which need not exist yet."""

    def __init__(self, root: Path, spec_of: Finder) -> None:
        """Keep games there; `spec_of` knows the games of the house by name."""
        self._folder = Folder(root)
        self._spec_of = spec_of

    @cached_property
    def _scans(self) -> FolderScans:
        from stupor.archive.listing import FolderScans

        return FolderScans()

    @cached_property
    def _listing(self) -> Listing:
        from stupor.archive.listing import Listing

        return Listing(self._scans)

    @cached_property
    def _results(self) -> Results:
        from stupor.archive.results import Results

        return Results(self._folder, self._scans)

    @cached_property
    def profiles(self) -> Profiles:
        """Who plays the campaign on this machine."""
        from stupor.archive.profiles import Profiles

        return Profiles(self._folder.root)

    @cached_property
    def reviews(self) -> Reviews:
        """The reviews of finished games."""
        from stupor.archive.reviews import Reviews

        return Reviews(self._folder.root)

    @property
    def folder(self) -> Path:
        """Where the games lie that can be played on or looked at."""
        return self._folder.games

    def keep(self, session: Session) -> JournalWriter:
        """Save a game from now on; its file is created by the first thing that happens."""
        return keep(self._folder, session)

    def games(self) -> list[KeptGame]:
        """All games that are not in the trash, those played last first."""
        return self._listing.games(self.folder)

    def each(self) -> Iterator[KeptGame]:
        """The same one by one: a long list takes a while when it is read for the first time."""
        return self._listing.each(self.folder)

    def trashed(self) -> list[KeptGame]:
        """The games in the trash, those played last first."""
        return self._listing.games(self._folder.trash)

    def finished_games(self) -> list[FinishedGame]:
        """All finished games, the trash included, the latest begun first."""
        return list(self.finished_games_of())

    def finished_games_of(self, *games: str, played: bool = False) -> Iterator[FinishedGame]:
        """The finished games of these kinds one by one, the latest begun or played first."""
        return self._results.finished_games_of(*games, played=played)

    def unfinished_games(self) -> list[UnfinishedGame]:
        """The games that can be continued, the latest played first, without replaying any."""
        return self._results.unfinished_games()

    def last(self, of: str = "") -> KeptGame | None:
        """The game played last that is not over and can be opened; of any kind, or of one."""
        return self._listing.last(self.folder, of, lambda *about: self._results.known(*about))

    def at_once(self) -> AbstractContextManager[None]:
        """Scan each folder only once while this context lasts."""
        return self._scans.once()

    def tidy(self) -> None:
        """Move the newest tables to the trash at which no person has ever decided anything."""
        for game in self._listing.newest(self.folder, _NEWEST):
            if game.bare:
                trash_untouched(self._folder, game.path)
                self._scans.forget()

    def open(self, game: KeptGame | Path) -> ResumedGame:
        """Resume a game where it was left; BadFile says why that cannot be.

        A game that is over has no writer; one that another window has can only be watched.
        """
        from stupor.archive.resume import resume

        path = game if isinstance(game, Path) else game.path
        return resume(self._folder, self._spec_of, path)

    def trash(self, game: KeptGame) -> None:
        """Move a game to the trash; DiskError where that cannot be."""
        move_to_trash(self._folder, game.path)

    def restore(self, game: KeptGame) -> None:
        """Put a game back from the trash; DiskError where that cannot be."""
        take_from_trash(self._folder, game.path)

    def export(self, game: KeptGame, folder: Path) -> Path:
        """Write a copy of a game into a folder and say where it lies; DiskError where not."""
        from stupor.archive.transfer import export

        return export(game.path, folder)

    def import_game(self, path: Path) -> KeptGame:
        """Copy a game from elsewhere into the archive; BadFile if it is not one."""
        from stupor.archive.game import look_at
        from stupor.archive.transfer import import_game

        return look_at(import_game(self._folder, path))

    def picture(self, game: KeptGame | JournalWriter) -> Path:
        """Where the picture of a game lies, if there is one."""
        return picture_of(game.path)
