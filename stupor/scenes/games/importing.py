"""Game files from elsewhere: dropped on the window, or chosen from Downloads."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from stupor.archive.reading import BadFile
from stupor.language import mark, said, tr
from stupor.scenes.notice import NoticeScene

if TYPE_CHECKING:
    from stupor.scenes.host import Host

REFUSED: Final = mark("This file cannot be imported")


def reason(why: Exception) -> str:
    """Why something with a file failed, for the player."""
    if isinstance(why, OSError) and why.strerror:
        return tr("The disk says: {why}.", why=tr(why.strerror))
    return said(why)


def dropped(app: Host, path: str) -> None:
    """A file was let fall on the window: the page of games opens with it, or says what is wrong."""
    name = import_file(app, Path(path))
    if name:
        app.stack.push(app.navigator.games(name))


def import_file(app: Host, path: Path) -> str:
    """Copy a file into the archive and return the game's id; a notice says what is wrong."""
    try:
        return app.archive.import_game(path).id
    except (BadFile, OSError) as why:
        app.stack.push(NoticeScene(tr(REFUSED), reason(why), str(path)))
        return ""
