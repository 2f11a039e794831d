"""Files that are written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from pathlib import Path
from typing import Final

from stupor.files.drafts import begin_draft
from stupor.files.untrusted import FOLDER, STRANGE, Unreadable, state_of
from stupor.language import mark

#: What could not be read and was put aside.
BROKEN: Final = ".broken"
#: Errors of places that cannot be synced.
CANNOT_SYNC: Final = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)
_BINARY: Final = getattr(os, "O_BINARY", 0)
#: A pipe that nobody reads from must not keep us waiting.
_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0)
_POUR: Final = os.O_WRONLY | _BINARY | _AT_ONCE
_EXTEND: Final = os.O_WRONLY | os.O_APPEND | os.O_CREAT | _BINARY | _AT_ONCE
_NO_READER: Final = mark("nothing reads from this pipe")


def write_whole(goal: Path, content: bytes, *, durable: bool = True) -> None:
    """Let a file hold this, or what it held before where OSError says why.

    A reader sees the old file or the new one; a `durable` one has been synced to the disk then.
    A link to a file stays one; where no file lies, but a folder or a device, nothing is written.
    """
    goal = Path(os.path.realpath(goal))
    with contextlib.suppress(FileNotFoundError):
        state_of(goal)
    draft, descriptor = begin_draft(goal)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            if durable:
                _settle(file.fileno())
        draft.replace(goal)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    if durable:
        with contextlib.suppress(OSError):
            flush_folder(goal.parent)


def write_to(goal: Path, content: bytes) -> None:
    """Write into whatever somebody has named: a file whole or not at all, a pipe as it is.

    OSError for a folder, a disk, and a pipe that nobody reads from.
    """
    try:
        mode = goal.stat().st_mode
    except FileNotFoundError:
        mode = stat.S_IFREG
    if stat.S_ISREG(mode):
        write_whole(goal, content)
        return
    if not (stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)):
        raise Unreadable(FOLDER if stat.S_ISDIR(mode) else STRANGE, goal)
    with os.fdopen(_flowing(goal), "wb") as out:
        out.write(content)


def _flowing(goal: Path) -> int:
    """A pipe or a device, open to be written; nobody is waited for who may never come."""
    try:
        descriptor = os.open(goal, _POUR)
    except OSError as why:
        if why.errno == errno.ENXIO:
            raise Unreadable(_NO_READER, goal) from why
        raise
    if os.name == "posix":
        os.set_blocking(descriptor, True)
    return descriptor


def extended(path: Path) -> int:
    """A plain file, open to be written on at its end, begun where there is none; or OSError."""
    with contextlib.suppress(FileNotFoundError):
        state_of(path)
    descriptor = os.open(path, _EXTEND, 0o666)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise Unreadable(STRANGE, path)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def unused(path: Path) -> Path:
    """That path, or one beside it with a number where something lies there."""
    found, number = path, 2
    while os.path.lexists(found):
        found, number = path.with_stem(f"{path.stem}-{number}"), number + 1
    return found


def put_aside(path: Path) -> Path:
    """Let something that cannot be read lie beside its place under another name; OSError if not."""
    goal, number = path.with_name(path.name + BROKEN), 2
    while os.path.lexists(goal):
        goal, number = path.with_name(f"{path.name}{BROKEN}-{number}"), number + 1
    path.rename(goal)
    return goal


def flush(descriptor: int) -> None:
    """Sync a file to the disk."""
    if sys.platform == "darwin":
        # there fsync only asks the disk, which may keep the words in its own memory
        import fcntl

        fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    else:
        os.fsync(descriptor)


def flush_folder(folder: Path) -> None:
    """Sync a folder to the disk, so that the names of new files are there, too."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _settle(descriptor: int) -> None:
    try:
        flush(descriptor)
    except OSError as why:
        if why.errno not in CANNOT_SYNC:
            raise
