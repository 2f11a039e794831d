"""Which games lie at a place; a file that has not changed is not read again."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from stupor.archive.folder import SUFFIX
from stupor.archive.game import KeptGame, look_at
from stupor.files.untrusted import opened

_LAST_LINE: Final = 4096


#: So many of the newest games are looked at before an index is asked.
_NEAR: Final = 20


class SeenFile(NamedTuple):
    """A file at a place: when it was changed, how long it is, and its name."""

    when: int
    size: int
    name: str


#: Whether a game is known to be over, and of which kind it is; None where nobody knows.
Known = Callable[[Path, SeenFile], tuple[bool, str] | None]


class FolderScans:
    """Looks which files lie at a place: each time, or once for all that is asked at once."""

    def __init__(self) -> None:
        self._held: dict[Path, list[SeenFile]] | None = None

    def found(self, place: Path) -> list[SeenFile]:
        """The files there, those changed last first."""
        if self._held is None:
            return found(place)
        if place not in self._held:
            self._held[place] = found(place)
        return self._held[place]

    def forget(self) -> None:
        """Look again: something was moved."""
        if self._held is not None:
            self._held.clear()

    @contextlib.contextmanager
    def once(self) -> Iterator[None]:
        """Look at each place only once meanwhile."""
        before, self._held = self._held, {} if self._held is None else self._held
        try:
            yield
        finally:
            self._held = before


class Listing:
    """Looks at game files and remembers what it saw."""

    def __init__(self, scans: FolderScans) -> None:
        self._scans = scans
        self._seen: dict[Path, tuple[int, int, KeptGame]] = {}

    def games(self, place: Path) -> list[KeptGame]:
        """The games at a place, those played last first."""
        return list(self.each(place))

    def each(self, place: Path) -> Iterator[KeptGame]:
        """The same one by one: a long list takes a while when it is read for the first time."""
        for seen in self._scans.found(place):
            yield self._game(place, seen)

    def newest(self, place: Path, most: int) -> Iterator[KeptGame]:
        """Those of the newest games that are not over."""
        for seen in self._scans.found(place)[:most]:
            if not _ends(place / seen.name, seen.size):
                yield self._game(place, seen)

    def last(self, place: Path, of: str, known: Known) -> KeptGame | None:
        """The game played last that is not over and can be opened; of any kind, or of one.

        Early records do not say of which kind they are: they are of any.
        """
        for number, seen in enumerate(self._scans.found(place)):
            told = known(place, seen) if number >= _NEAR else None
            over, kind = told or (_ends(place / seen.name, seen.size), "")
            if over or not _may_be(kind, of):
                continue
            game = self._game(place, seen)
            if not (game.over or game.problem) and _may_be(game.game, of):
                return game
        return None

    def _game(self, place: Path, seen: SeenFile) -> KeptGame:
        path = place / seen.name
        held = self._seen.get(path)
        if held is None or held[:2] != seen[:2]:
            self._seen[path] = held = (seen.when, seen.size, look_at(path))
        return held[2]


def found(place: Path) -> list[SeenFile]:
    """The files at a place; the newest first.

    Nothing was ever kept in an empty file: it is what a power cut leaves of a new one. What is no
    file at all is found, too, so that somebody is told.
    """
    seen = []
    with contextlib.suppress(OSError), os.scandir(place) as entries:
        for entry in entries:
            name = entry.name
            if name.endswith(SUFFIX) and name != SUFFIX:
                told = _state(entry)
                if told and (told.st_size or not stat.S_ISREG(told.st_mode)):
                    seen.append(SeenFile(told.st_mtime_ns, told.st_size, name))
    return sorted(seen, reverse=True)


def _state(entry: os.DirEntry[str]) -> os.stat_result | None:
    """What is known of a file, or of a link that leads nowhere; None where it has gone."""
    try:
        return os.stat(entry.path)  # noqa: PTH116  there may be twenty thousand of them
    except OSError:
        with contextlib.suppress(OSError):
            return entry.stat(follow_symlinks=False)
    return None


def _may_be(kind: str, of: str) -> bool:
    """Whether a game of a kind, told or not, is of the one that is asked for."""
    return not of or kind in ("", of)


def _ends(path: Path, size: int) -> bool:
    """Whether the last line of a file says that the game is over: most files need no more."""
    try:
        with opened(path) as file:
            file.seek(max(0, size - _LAST_LINE))
            return file.read().rstrip().rpartition(b"\n")[2].startswith(b'{"over":')
    except OSError:
        return False
