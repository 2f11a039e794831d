"""Which games lie at a place; a file that has not changed is not read again."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stupor.archive.folder import files
from stupor.archive.game import Game, look_at
from stupor.files.reading import opened

_LAST_LINE: Final = 4096


class Listing:
    """Looks at game files and remembers what it saw."""

    def __init__(self) -> None:
        self._seen: dict[Path, tuple[int, int, Game]] = {}

    def games(self, place: Path) -> list[Game]:
        """The games at a place, those played last first."""
        return list(self.each(place))

    def each(self, place: Path) -> Iterator[Game]:
        """The same one by one: a long list takes a while when it is read for the first time."""
        for when, size, path in found(place):
            yield self._game(path, when, size)

    def last(self, place: Path, of: str = "") -> Game | None:
        """The game played last that is not over and can be opened; of any kind, or of one.

        Early records do not say of which kind they are: they are of any.
        """
        for when, size, path in found(place):
            if not _ends(path, size):
                game = self._game(path, when, size)
                if not (game.over or game.problem) and (not of or game.game in ("", of)):
                    return game
        return None

    def _game(self, path: Path, when: int, size: int) -> Game:
        seen = self._seen.get(path)
        if seen is None or seen[:2] != (when, size):
            self._seen[path] = seen = (when, size, look_at(path))
        return seen[2]


def found(place: Path) -> list[tuple[int, int, Path]]:
    """When the files at a place were changed, and how long they are; the newest first.

    Nothing was ever kept in an empty file: it is what a power cut leaves of a new one. What is no
    file at all is found, too, so that somebody is told.
    """
    seen = []
    for path in files(place):
        with contextlib.suppress(OSError):
            told = _state(path)
            if told.st_size or not stat.S_ISREG(told.st_mode):
                seen.append((told.st_mtime_ns, told.st_size, path))
    return sorted(seen, reverse=True)


def _state(path: Path) -> os.stat_result:
    """What is known of a file, or of a link that leads nowhere."""
    try:
        return path.stat()
    except OSError:
        return path.lstat()


def _ends(path: Path, size: int) -> bool:
    """Whether the last line of a file says that the game is over: most files need no more."""
    try:
        with opened(path) as file:
            file.seek(max(0, size - _LAST_LINE))
            return file.read().rstrip().rpartition(b"\n")[2].startswith(b'{"over":')
    except OSError:
        return False
