"""One writer for each game: whoever comes second may look at it, or play on in a copy."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stupor.archive.trouble import Refused
from stupor.language import mark

if TYPE_CHECKING:
    from filelock import BaseFileLock

_log = logging.getLogger(__name__)


IN_USE: Final = mark("This game is open in another window. What you do with it here is not kept.")


class InUse(Refused):
    """Somebody else goes on with this game."""


class Hold:
    """A game that is ours until it is let go, or until this process ends in whatever way."""

    def __init__(self, path: Path) -> None:
        """Take hold of a game; InUse where somebody else has it.

        Where locks are impossible the game goes on without.
        """
        prepare()
        from filelock import FileLock, Timeout

        self._lock: BaseFileLock | None = FileLock(path, timeout=0, thread_local=False)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
        except Timeout as why:
            raise InUse(IN_USE) from why
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
