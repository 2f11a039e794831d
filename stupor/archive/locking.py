"""One writer for each game: whoever comes second may look at it, or play on in a copy.

Where a process is copied before another program takes its place, the copy has the lock as well
until that program begins. So a game whose holder was killed is not free at once: whoever finds it
taken looks who has it, and waits a moment for one who is gone.
"""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stupor.archive.disk_errors import DiskError
from stupor.files.untrusted import read_bytes
from stupor.language import mark

if TYPE_CHECKING:
    from filelock import BaseFileLock

_log = logging.getLogger(__name__)


IN_USE: Final = mark("This game is open in another window. What you do here is not saved.")
#: Seconds that somebody is waited for who has a game: one who is gone, and one who may be dying.
_GONE: Final = 5.0
_THERE: Final = 0.1
_BETWEEN: Final = 0.01
#: Who has a game is told by the number of the process; on other systems no process is copied.
_TELLS: Final = os.name == "posix"
_MOST_BYTES: Final = 24
_WRITE: Final = os.O_WRONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


class GameInUse(DiskError):
    """Somebody else goes on with this game."""


class GameLock:
    """A game that is ours until it is let go, or until this process ends in whatever way."""

    def __init__(self, path: Path) -> None:
        """Take hold of a game; GameInUse where somebody else has it.

        Where locks are impossible the game goes on without.
        """
        prepare()
        from filelock import FileLock, Timeout

        self._lock: BaseFileLock | None = FileLock(path, timeout=0, thread_local=False)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._lock.acquire()
            except Timeout:
                self._lock.acquire(timeout=_patience(path), poll_interval=_BETWEEN)
            if _TELLS and type(self._lock) is FileLock:
                _tell(path)
        except Timeout as why:
            raise GameInUse(IN_USE) from why
        except (OSError, NotImplementedError) as why:
            _log.warning("no lock can be had: %s", why)
            self._lock = None

    @property
    def sure(self) -> bool:
        """Whether nobody else can take hold of it meanwhile."""
        return self._lock is not None

    def release(self) -> None:
        """Let others go on with the game."""
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.release()


def prepare() -> None:
    """Load what locks need, so that the first decision need not wait for it."""
    import filelock  # noqa: F401  imported late: the title is there sooner


def _tell(path: Path) -> None:
    """Write down who has the game."""
    with contextlib.suppress(OSError):
        descriptor = os.open(path, _WRITE)
        try:
            told = os.fstat(descriptor)
            # whatever else lies there by that name is left as it is
            if stat.S_ISREG(told.st_mode) and told.st_nlink == 1 and told.st_size <= _MOST_BYTES:
                os.write(descriptor, b"%-*d\n" % (_MOST_BYTES - 1, os.getpid()))
        finally:
            os.close(descriptor)


def _patience(path: Path) -> float:
    """Seconds that are worth waiting for whoever has a game."""
    if not _TELLS:
        return 0.0
    try:
        holder = int(read_bytes(path, _MOST_BYTES))
        if holder == os.getpid():
            return 0.0
        if holder > 0:
            os.kill(holder, 0)
    except (ProcessLookupError, OverflowError):
        return _GONE
    except (OSError, ValueError):
        pass
    return _THERE
