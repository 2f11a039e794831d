"""Picture files read in threads: decoding leaves the interpreter to others."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame

from stupor.render.cache import opaque_copy

_NEARLY: Final = 0.98
_MOVE: Final = 0.0005
_KINDS: Final = (".jpg", ".webp")


class NotYet(Exception):
    """A picture is still being read."""


class Reader:
    """Files begun early are there, or nearly so, when they are asked for."""

    def __init__(self) -> None:
        """Nothing has been begun."""
        self._coming: dict[Path, _Reading] = {}
        self._hurried = False

    def begin(self, files: Iterable[Path]) -> None:
        """Read these files one after the other in a thread; returns at once."""
        fresh = {file: _Reading(file) for file in files if file not in self._coming}
        if fresh:
            self._coming.update(fresh)
            threading.Thread(target=_read, args=(list(fresh.values()),), daemon=True).start()

    def forget(self, folder: Path) -> None:
        """Nobody will take what was begun with of a folder."""
        self._coming = {f: r for f, r in self._coming.items() if folder not in f.parents}

    @contextmanager
    def hurried(self) -> Iterator[None]:
        """Nobody waits for the disk meanwhile: `take` begins to read and raises NotYet."""
        self._hurried = True
        try:
            yield
        finally:
            self._hurried = False

    def take(self, file: Path) -> pygame.Surface:
        """Return the picture of a file; raises OSError or pygame.error when it is broken."""
        if self._hurried and not (file in self._coming and self._coming[file].done):
            self.begin([file])
            raise NotYet
        reading = self._coming.pop(file, None)
        return reading.result() if reading else pygame.image.load(file)


class _Reading:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._done = threading.Event()
        self._found: pygame.Surface | None = None

    @property
    def done(self) -> bool:
        return self._done.is_set()

    def read(self) -> None:
        try:
            found = pygame.image.load(self._file)
            self._found = found if found.get_flags() & pygame.SRCALPHA else opaque_copy(found)
        except (OSError, pygame.error):
            pass  # whoever takes it tries again and is told
        finally:
            self._done.set()

    def result(self) -> pygame.Surface:
        self._done.wait()
        return self._found or pygame.image.load(self._file)


def _read(readings: list[_Reading]) -> None:
    _step_aside()
    for reading in readings:
        reading.read()


def board_file(folders: Sequence[Path], name: str, k: float) -> Path:
    """Return the file of a board that is fine enough for a page of scale k.

    The first of the folders of resources that has the board gives it.
    """
    first = 1 if k * _NEARLY <= 1 else 2
    stems = (f"{name}@{first}x", f"{name}@{3 - first}x")
    files = [f / "boards" / f"{stem}{kind}" for f in folders for stem in stems for kind in _KINDS]
    return next((file for file in files if file.is_file()), files[0])


def board_of(folders: Sequence[Path], name: str, form: str) -> str:
    """Return the name of a board for a form of the page; the design's where there is no other."""
    grown = f"{name}-{form}"
    for folder in folders if form else ():
        if board_file([folder], grown, 1).is_file():
            return grown
        if board_file([folder], name, 1).is_file():
            return name
    return name


def _step_aside() -> None:
    """Leave the parent's core, which a new thread shares on Linux, before the work begins."""
    time.sleep(_MOVE)
