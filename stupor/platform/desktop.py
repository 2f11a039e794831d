"""What the desktop does for the game: it shows a file in its folder."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

_log = logging.getLogger(__name__)


def shows_folders() -> bool:
    """Whether there is somebody who can show a folder."""
    return sys.platform in ("win32", "darwin") or shutil.which("xdg-open") is not None


def show_in_folder(path: Path) -> None:
    """Ask the desktop to show a file in its folder."""
    try:
        subprocess.Popen(
            _asking(path),
            env=_own_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError as why:
        _log.warning("the folder cannot be shown: %s", why)


def _asking(path: Path) -> list[str] | str:
    if sys.platform == "win32":
        # as one line: quoted as a whole, as a list would be, the explorer opens another folder
        return f'explorer /select,"{path}"'
    if sys.platform == "darwin":
        return ["open", "-R", str(path)]
    return ["xdg-open", str(path.parent)]


def _own_environment() -> dict[str, str]:
    """The environment without what a bundled game has bent for itself."""
    found = dict(os.environ)
    usual = found.pop("LD_LIBRARY_PATH_ORIG", None)
    if usual is not None:
        found["LD_LIBRARY_PATH"] = usual
    elif getattr(sys, "frozen", False):
        found.pop("LD_LIBRARY_PATH", None)
    return found
