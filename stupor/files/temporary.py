"""A folder of our own among the temporary files: nobody else may put anything into it."""

from __future__ import annotations

import os
import stat
import tempfile
from functools import cache
from pathlib import Path

_OURS = 0o700


@cache
def own_temporary() -> Path:
    """Such a folder, the same one each time if possible; OSError where there is no place."""
    common = Path(tempfile.gettempdir())
    if os.name != "posix":
        return Path(tempfile.mkdtemp(prefix="stupor-"))
    folder = common / f"stupor-{os.getuid()}"
    try:
        folder.mkdir(_OURS, exist_ok=True)
        if _ours(folder.lstat()):
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="stupor-"))


def _ours(state: os.stat_result) -> bool:
    """Whether it is a true folder of ours that nobody else can look or write into."""
    alone = not stat.S_IMODE(state.st_mode) & ~_OURS
    return stat.S_ISDIR(state.st_mode) and state.st_uid == os.getuid() and alone
