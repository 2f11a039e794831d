"""What the disk does not do, in words for the player."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from stupor.files import names
from stupor.files.untrusted import Unreadable
from stupor.language import mark, saying

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FORBIDDEN: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
IN_THE_WAY: Final = (errno.ENOTDIR, errno.EEXIST, errno.EISDIR)
NO_ROOM: Final = mark("The disk is full. Free some space, then try again.")
NO_LEAVE: Final = mark(
    "Your games cannot be saved to {folder}. Allow writing there, then try again."
)
NO_FOLDER: Final = mark(
    "There is a file where the folder {folder} should be. Move it away, then try again."
)
NO_FILE: Final = mark("In {folder} {why}. Move it away, then try again.")
NO_ANSWER: Final = mark("The disk has a problem ({why}). Try again in a moment.")

#: What systems say themselves, where it is not put into other words above.
THEIRS: Final = (
    mark("No such file or directory"),
    mark("Permission denied"),
    mark("Read-only file system"),
    mark("Is a directory"),
    mark("Input/output error"),
    mark("No space left on device"),
    mark("Not a directory"),
    mark("File exists"),
    mark("File name too long"),
)


class DiskError(OSError):
    """Something could not be done; the message is for the player."""


def in_words(why: Exception, folder: Path) -> str:
    """Why something could not be written to a folder, and what to do."""
    if isinstance(why, DiskError):
        return str(why)
    if isinstance(why, Unreadable):
        return saying(NO_FILE, folder=shown(folder), why=str(why))
    number = why.errno if isinstance(why, OSError) else None
    if number in FULL:
        return NO_ROOM
    if number in FORBIDDEN:
        return saying(NO_LEAVE, folder=shown(folder))
    if number in IN_THE_WAY:
        return saying(NO_FOLDER, folder=shown(folder))
    return saying(NO_ANSWER, why=os.strerror(number) if number else str(why))


def shown(folder: Path) -> str:
    """A folder as the player knows it."""
    home = os.path.expanduser("~")  # noqa: PTH111  Path.home() raises where there is none
    inside = len(home) > 1 and folder.is_relative_to(home)
    return names.shown(Path("~") / folder.relative_to(home) if inside else folder)
