"""Thrown away games are moved, with their picture; only untouched tables are erased."""

from __future__ import annotations

import contextlib
from pathlib import Path

from stupor.archive.folder import Folder, picture_of
from stupor.archive.locking import Hold
from stupor.archive.trouble import Refused, in_words


def throw_away(folder: Folder, path: Path) -> Path:
    """Move a game to the trash; Refused where somebody plays it or the disk is against it."""
    hold = Hold(folder.lock(path.stem))
    try:
        return _moved(folder, path, folder.trash)
    finally:
        hold.release()


def erase(folder: Folder, path: Path) -> None:
    """Erase a table at which nothing was done, unless somebody sits there."""
    try:
        hold = Hold(folder.lock(path.stem))
    except Refused:
        return
    try:
        with contextlib.suppress(OSError):
            path.unlink()
            picture_of(path).unlink()
    finally:
        hold.release()


def put_back(folder: Folder, path: Path) -> Path:
    """Move a game from the trash back to the others; Refused where the disk is against it."""
    return _moved(folder, path, folder.games)


def _moved(folder: Folder, path: Path, place: Path) -> Path:
    try:
        place.mkdir(parents=True, exist_ok=True)
        goal = place / path.name
        if goal.exists():
            goal = place / f"{folder.fresh()}{path.suffix}"
        path.rename(goal)
    except OSError as why:
        raise Refused(in_words(why, place)) from why
    with contextlib.suppress(OSError):
        picture_of(path).replace(picture_of(goal))
    return goal
