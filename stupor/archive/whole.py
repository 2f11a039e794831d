"""Files that are written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import Final

from stupor.archive.folder import DRAFT

#: Some places know no platter to wait for.
NO_PLATTER: Final = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)


def write_whole(goal: Path, content: bytes) -> None:
    """Let a file hold this, or what it held before where OSError says why; flushed to the platter.

    Whoever reads it meanwhile sees the old file or the new one.
    """
    draft = goal.with_name(goal.name + DRAFT)
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            _settle(file.fileno())
        draft.replace(goal)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    with contextlib.suppress(OSError):
        flush_folder(goal.parent)


def unused(path: Path) -> Path:
    """That path, or one beside it with a number where there is such a file."""
    found, number = path, 2
    while found.exists():
        found, number = path.with_stem(f"{path.stem}-{number}"), number + 1
    return found


def flush(descriptor: int) -> None:
    """Wait until the platter has all that was written to a file."""
    if sys.platform == "darwin":
        # there fsync only asks the disk, which may keep the words in its own memory
        import fcntl

        fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    else:
        os.fsync(descriptor)


def flush_folder(folder: Path) -> None:
    """Let the platter have the name of a new file, too."""
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
        if why.errno not in NO_PLATTER:
            raise
