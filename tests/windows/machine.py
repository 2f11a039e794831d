"""A screen, a Windows that draws on it, and the place of the game there."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e.window import SIZE
from tests.windows import wine
from tests.windows.folder import Installed
from tests.windows.screen import WineScreen


@contextmanager
def machine() -> Iterator[tuple[WineScreen, Installed]]:
    """Both are there until the end; the game is not yet in its place."""
    with (
        tempfile.TemporaryDirectory(prefix="stupor-windows-", ignore_cleanup_errors=True) as name,
        WineScreen(f"{SIZE[0]}x{SIZE[1]}") as screen,
        wine.Wine(Path(name), screen.name) as windows,
    ):
        yield screen, Installed(windows)
