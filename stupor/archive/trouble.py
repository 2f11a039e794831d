"""What the disk does not do, in words for the player."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FORBIDDEN: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
IN_THE_WAY: Final = (errno.ENOTDIR, errno.EEXIST, errno.EISDIR)
NO_ROOM: Final = "The disk is full. Make some room, then try again."
NO_LEAVE: Final = "Your games cannot be written to {folder}. Allow it, then try again."
NO_FOLDER: Final = "A file lies where {folder} should be. Move it away, then try again."
NO_ANSWER: Final = "The disk does not answer as it should ({why}). Try again in a moment."


class Refused(OSError):
    """Something could not be done; the message is for the player."""


def in_words(why: Exception, folder: Path) -> str:
    """Why something could not be written to a folder, and what to do."""
    if isinstance(why, Refused):
        return str(why)
    number = why.errno if isinstance(why, OSError) else None
    if number in FULL:
        return NO_ROOM
    if number in FORBIDDEN:
        return NO_LEAVE.format(folder=shown(folder))
    if number in IN_THE_WAY:
        return NO_FOLDER.format(folder=shown(folder))
    return NO_ANSWER.format(why=os.strerror(number) if number else str(why))


def shown(folder: Path) -> str:
    """A folder as the player knows it."""
    home = os.path.expanduser("~")  # noqa: PTH111  Path.home() raises where there is none
    inside = len(home) > 1 and folder.is_relative_to(home)
    return str(Path("~") / folder.relative_to(home)) if inside else str(folder)
