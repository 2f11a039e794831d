"""Opaque big pictures, scaled once for each window size."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame

from stupor.language import mark, saying
from stupor.render.cache import Store, Work, opaque_copy
from stupor.render.problem import ADVICE, ResourceProblem
from stupor.render.reading import Reader, board_file


class BoardStore(Store[pygame.Surface]):
    """Reads boards/NAME@1x or @2x (JPEG, else WebP) and keeps them at the size they are shown."""

    def __init__(
        self,
        folders: Sequence[Path],
        work: Work,
        room: int = 24_000_000,
        reader: Reader | None = None,
    ) -> None:
        """Boards of some resources may take that many bytes; a reader may have begun with some."""
        super().__init__(work, room)
        self._folders = folders
        self._reader = reader or Reader()

    def board(self, name: str, width: int, height: int, k: float) -> pygame.Surface:
        """Return a board of that many real pixels; k tells which file is fine enough."""
        key = (self.file(name, k), width, height)
        found = self._cache.get(key)
        if found is None:
            found = self._cache.put(key, self._scaled(name, width, height, k))
        return found

    def tile(self, name: str, k: float) -> pygame.Surface:
        """Return a board that repeats without a seam at the scale of a page, made once.

        Its sides are whole multiples of four pixels, so that its edges are scaled as if it went on.
        """
        key = (self.file(name, k), "tile", k)
        found = self._cache.get(key)
        if found is None:
            found = self._cache.put(key, self._repeated(name, k))
        return found

    def begin(self, names: Iterable[str], k: float) -> None:
        """Read the boards of these names that are not there, while other things are made."""
        there = {file for file, *_ in self._cache}
        self._reader.begin(file for name in names if (file := self.file(name, k)) not in there)

    def use(self, folders: Sequence[Path]) -> None:
        """Take boards from these resources from now on; those that lie in none are forgotten."""
        self._folders = folders
        self._cache.keep(lambda key: key[0].parents[1] in folders)

    def file(self, name: str, k: float) -> Path:
        """Return the file of a board that is fine enough for a page of scale k."""
        return board_file(self._folders, name, k)

    def _scaled(self, name: str, width: int, height: int, k: float) -> pygame.Surface:
        picture = self._read(name, k)
        if picture.get_size() == (width, height):
            return opaque_copy(picture)
        self._work.add("scale")
        return opaque_copy(pygame.transform.smoothscale(picture.convert(), (width, height)))

    def _repeated(self, name: str, k: float) -> pygame.Surface:
        picture = self._read(name, k).convert()
        width, height = picture.get_size()
        set_ = 2 if "@2x" in self.file(name, k).name else 1
        wide, high = (max(4, round(side * k / set_ / 4) * 4) for side in (width, height))
        if (wide, high) == (width, height):
            return picture
        self._work.add("scale")
        around = pygame.Surface((width * 3 // 2, height * 3 // 2), 0, picture)
        for x in (-width * 3 // 4, width // 4, width * 5 // 4):
            for y in (-height * 3 // 4, height // 4, height * 5 // 4):
                around.blit(picture, (x, y))
        scaled = pygame.transform.smoothscale(around, (wide * 3 // 2, high * 3 // 2))
        return scaled.subsurface((wide // 4, high // 4, wide, high)).copy()

    def _read(self, name: str, k: float) -> pygame.Surface:
        file = self.file(name, k)
        if not file.is_file():
            raise ResourceProblem(file, mark("the board picture is missing"), ADVICE, name)
        try:
            found = self._reader.take(file)
        except (OSError, pygame.error) as why:
            what = saying("the board picture cannot be read ({why})", why=str(why))
            raise ResourceProblem(file, what, ADVICE, name) from why
        self._work.add("load")
        return found
