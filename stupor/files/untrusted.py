"""Reading what anybody may have put there: plain files alone, and only so much of them."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

from stupor.language import mark, saying

#: A pipe that nobody writes to must not keep us waiting: it is opened only to be refused.
_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0)
_READ: Final = os.O_RDONLY | _AT_ONCE | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
FOLDER: Final = mark("there is a folder where a file should be")
STRANGE: Final = mark("there is a device or a pipe where a file should be")
CIRCLE: Final = mark("its links form a loop")
NO_TEXT: Final = mark("this is not UTF-8 text")


class Unreadable(OSError):
    """Something on the disk is no file that we read; the message is for the player."""

    def __init__(self, words: str, path: Path | None = None) -> None:
        super().__init__(words)
        self.strerror = words
        self.filename = path

    def __str__(self) -> str:
        """The message as it was given, so that it can still be said in another language."""
        return self.strerror or ""


def opened(path: Path) -> BinaryIO:
    """A plain file, open to be read; OSError, at once, for anything else."""
    state_of(path)
    descriptor = os.open(path, _READ)
    try:
        _check(os.fstat(descriptor), path)  # it may have become another thing meanwhile
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def read_bytes(path: Path, most: int) -> bytes:
    """What stands in a plain file of at most so many bytes; OSError for anything else."""
    with opened(path) as file:
        content = file.read(most + 1) or b""
    if len(content) > most:
        raise Unreadable(saying("it is larger than {count} KB", count=most // 1024), path)
    return content


def read_text(path: Path, most: int) -> str:
    """The same as a text in UTF-8, with plain ends of lines."""
    try:
        text = read_bytes(path, most).decode("utf-8-sig")
    except UnicodeDecodeError as why:
        raise Unreadable(NO_TEXT, path) from why
    return text.replace("\r\n", "\n")


def state_of(path: Path) -> os.stat_result:
    """Size and time of a plain file; OSError for anything else."""
    try:
        state = path.stat()
    except OSError as why:
        if why.errno == errno.ELOOP:
            raise Unreadable(CIRCLE, path) from why
        raise
    _check(state, path)
    return state


def plain(path: Path) -> bool:
    """Whether there is a file that can be read."""
    try:
        state_of(path)
    except (OSError, ValueError):
        return False
    return True


def _check(state: os.stat_result, path: Path) -> None:
    if stat.S_ISDIR(state.st_mode):
        raise Unreadable(FOLDER, path)
    if not stat.S_ISREG(state.st_mode):
        raise Unreadable(STRANGE, path)
