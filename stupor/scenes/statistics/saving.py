"""The statistics as a table in the folder for downloads."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from stupor.archive.tallies import write_csv
from stupor.files.atomic_write import unused
from stupor.games import registry
from stupor.language import tr
from stupor.platform import paths
from stupor.platform.desktop import show_in_folder, shows_folders
from stupor.scenes.games.importing import reason
from stupor.scenes.notice import NoticeScene

if TYPE_CHECKING:
    from stupor.archive.results import FinishedGame
    from stupor.scenes.host import Host


def save(app: Host, deeds: Sequence[FinishedGame], when: date) -> Path | None:
    """Write a table of these games and tell where it lies, or why there is none."""
    try:
        goal = unused(paths.downloads() / f"stupor-statistics-{when.isoformat()}.csv")
        write_csv(deeds, goal, registry.usual)
    except OSError as why:
        place = str(paths.downloads())
        app.stack.push(NoticeScene(tr("The file could not be saved"), reason(why), place))
        return None
    show = partial(show_in_folder, goal) if shows_folders() else None
    words = tr("It has one line per seat and game and opens in any spreadsheet.")
    app.stack.push(NoticeScene(tr("Saved to Downloads"), words, str(goal), show))
    return goal
