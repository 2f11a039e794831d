"""The trash: games are moved there with their picture; nothing is ever deleted."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

from stupor.archive.disk_errors import DiskError, in_words
from stupor.archive.folder import Folder, picture_of
from stupor.archive.locking import GameLock

_log = logging.getLogger(__name__)


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
