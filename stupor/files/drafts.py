"""Files that are not yet whole: begun beside their goal, and cleared away where nobody goes on."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

#: What is not yet whole; nobody reads it.
DRAFT: Final = ".new"
#: Seconds after which nobody writes at one any more; none takes a thousandth of that.
OLD: Final = 3600.0
_NAME: Final = re.compile(rf"[0-9a-f]{{16}}{re.escape(DRAFT)}")
_PLAIN: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
#: A draft is a new file: what lies there by its name is never written to, nor where it leads.
_BEGIN: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _PLAIN
#: A pipe that has taken its place must not keep us waiting.
_LOOK: Final = os.O_RDWR | _PLAIN | getattr(os, "O_NONBLOCK", 0)


def begin_draft(goal: Path) -> tuple[Path, int]:
    """A new file beside another one, of a name that nobody can foresee, open to be written.

    As long as it is open it is ours, where locks are possible.
    """
    draft = goal.with_name(f"{os.urandom(8).hex()}{DRAFT}")
    descriptor = os.open(draft, _BEGIN, 0o666)
    with contextlib.suppress(OSError):
        _lock(descriptor)
    return draft, descriptor


def clear_drafts(folder: Path) -> None:
    """Remove what sudden ends have left in a folder and those in it: old drafts that are nobody's.

    A place that cannot be read or written stays as it is.
    """
    for place in (folder, *_within(folder)):
        with contextlib.suppress(OSError), os.scandir(place) as found:
            for entry in found:
                if _NAME.fullmatch(entry.name):
                    with contextlib.suppress(OSError):
                        _clear(Path(entry.path))


def _within(folder: Path) -> Iterator[Path]:
    with contextlib.suppress(OSError), os.scandir(folder) as found:
        yield from [Path(e.path) for e in found if e.is_dir(follow_symlinks=False)]


def _clear(draft: Path) -> None:
    """Remove a draft unless it is young or somebody's; OSError says which or why not."""
    if not _old(draft.lstat()):
        return
    if os.name == "posix":
        descriptor = os.open(draft, _LOOK)
        try:
            _lock(descriptor)
            if _old(os.fstat(descriptor)):
                draft.unlink()
        finally:
            os.close(descriptor)
    else:
        draft.unlink()  # refused there while somebody has it open


def _old(told: os.stat_result) -> bool:
    """Whether it is a plain file from long ago, or from a time that is still to come."""
    return stat.S_ISREG(told.st_mode) and abs(time.time() - told.st_mtime) > OLD


def _lock(descriptor: int) -> None:
    """Take an open draft; OSError where somebody has it, or where there are no locks."""
    if os.name == "posix":
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
