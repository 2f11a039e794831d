"""Where kept games lie: each in a file of its own, those thrown away apart from the others.

    games/20261121-143012-7f3a.stupor    the record of a game
    games/20261121-143012-7f3a.jpg       its picture
    locks/20261121-143012-7f3a.lock      held by whoever goes on with it
    reviews/20261121-143012-7f3a.json    what was found out about it when it was over
    trash/...                            games thrown away, with their pictures
    games.index                          what is known of very many of them, made anew in doubt

A name is made here, of time and chance; nothing that a file says ever becomes a part of it.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from stupor.archive.disk_errors import DiskError, in_words
from stupor.archive.locking import GameLock

SUFFIX: Final = ".stupor"
PICTURE: Final = ".jpg"
LOCK: Final = ".lock"
#: The folders of those that can be played on, and of those thrown away.
GAMES: Final = "games"
TRASH: Final = "trash"
_log = logging.getLogger(__name__)


class Folder(NamedTuple):
    """The places of the archive below the player's folder."""

    root: Path

    @property
    def games(self) -> Path:
        """The games that can be played on or looked at."""
        return self.root / GAMES

    @property
    def trash(self) -> Path:
        """The games thrown away."""
        return self.root / TRASH

    def game(self, name: str) -> Path:
        """The file of a game."""
        return self.games / f"{name}{SUFFIX}"

    def lock(self, name: str) -> Path:
        """What says that somebody goes on with a game."""
        return self.root / "locks" / f"{name}{LOCK}"

    def fresh(self) -> str:
        """A name that no game has had."""
        while True:
            name = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.urandom(3).hex()}"
            places = (self.games, self.trash)
            # unlike Path.exists this is content with folders that cannot be read
            if not any(os.path.exists(place / f"{name}{SUFFIX}") for place in places):  # noqa: PTH110
                return name

    def holds(self, path: Path) -> bool:
        """Whether a file is one of the games that can be played on."""
        return path.suffix == SUFFIX and path.parent.absolute() == self.games.absolute()


def files(place: Path) -> Iterator[Path]:
    """The game files at a place, in no order; none where it cannot be read."""
    try:
        found = list(place.iterdir())
    except OSError:
        return
    yield from (path for path in found if path.suffix == SUFFIX)


def picture_of(path: Path) -> Path:
    """The picture of a game, beside its file; it need not exist."""
    return path.with_suffix(PICTURE)


def move_to_trash(folder: Folder, path: Path) -> Path:
    """Move a game to the trash; DiskError where somebody plays it or the disk is against it."""
    hold = GameLock(folder.lock(path.stem))
    try:
        return _moved(folder, path, folder.trash)
    finally:
        hold.release()


def trash_untouched(folder: Folder, path: Path) -> None:
    """Move a table where no person ever chose to the trash, unless a window may have it open."""
    from stupor.archive.game import look_at  # imported late: a new table is there sooner

    try:
        hold = GameLock(folder.lock(path.stem))
    except DiskError:
        return
    try:
        # only whoever holds a game knows that nobody does anything at this moment
        if hold.sure and look_at(path).bare:
            _moved(folder, path, folder.trash)
    except DiskError as why:
        _log.warning("a bare table stays: %s", why)
    finally:
        hold.release()


def take_from_trash(folder: Folder, path: Path) -> Path:
    """Move a game from the trash back to the others; DiskError where the disk is against it."""
    return _moved(folder, path, folder.games)


def _moved(folder: Folder, path: Path, place: Path) -> Path:
    try:
        place.mkdir(parents=True, exist_ok=True)
        goal = place / path.name
        if goal.exists():
            goal = place / f"{folder.fresh()}{path.suffix}"
        path.rename(goal)
    except OSError as why:
        raise DiskError(in_words(why, place)) from why
    with contextlib.suppress(OSError):
        picture_of(path).replace(picture_of(goal))
    return goal
