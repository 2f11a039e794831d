"""The sprites of the game on the table, and the common ones for what that game does not bring."""

from collections.abc import Iterable
from pathlib import Path

import pygame

from stupor.render.atlas import Atlas, Sprite
from stupor.render.cache import Work
from stupor.render.reading import Reader


class Atlases:
    """Several folders of sprites looked through as one: an earlier folder's sprite wins."""

    def __init__(self, folders: Iterable[Path], work: Work, reader: Reader) -> None:
        """Sprites of these folders; nothing is read before `check`."""
        self._work = work
        self._reader = reader
        self._atlases: dict[Path, Atlas] = {}
        self.use(folders)

    def __contains__(self, name: object) -> bool:
        """Say whether one of the folders has a sprite."""
        return any(name in atlas for atlas in self._atlases.values())

    def use(self, folders: Iterable[Path]) -> None:
        """Look through these folders from now on; sheets of the others are forgotten.

        A game that brings no pictures of its own has no folder.
        """
        before, known = self._atlases, list(folders)
        self._atlases = {
            folder: before.get(folder) or Atlas(folder, self._work, self._reader)
            for folder in [folder for folder in known if folder.is_dir()] or known
        }
        for gone in before.keys() - self._atlases.keys():
            self._reader.forget(gone)

    def sprite(self, name: str) -> Sprite:
        """Return a sprite; raises ResourceProblem for an unknown name."""
        return self._home(name).sprite(name)

    def cut(self, name: str, scale: int) -> pygame.Surface:
        """Return a premultiplied copy of a sprite from one set."""
        home = self._home(name)
        if scale != home.main:
            for atlas in self._atlases.values():
                if atlas is not home:
                    atlas.drop()
        return home.cut(name, scale)

    def check(self) -> None:
        """Read the lists; raises ResourceProblem when one is broken or a sheet is missing."""
        for atlas in self._atlases.values():
            atlas.check()

    def files(self, k: float) -> list[Path]:
        """Return the sheets that a page of scale k needs, those that every page needs first."""
        return [file for atlas in self._backwards() for file in atlas.files(k)]

    def soon(self, k: float) -> list[Path]:
        """Return the late sheets that a table of scale k begins with."""
        return [file for atlas in self._atlases.values() for file in atlas.soon(k)]

    @property
    def main(self) -> int:
        """The set that the page mostly uses."""
        return next(atlas.main for atlas in self._atlases.values())

    def preload(self, k: float, whole: bool = True) -> None:
        """Read the sheets that a page of scale k needs in two threads; returns at once.

        Without `whole` only those that every game shares.
        """
        atlases = self._backwards()
        unread = [f for a in (atlases if whole else atlases[:1]) for f in a.unread(a.files(k))]
        self._reader.begin(unread[::2])
        self._reader.begin(unread[1::2])

    def read_on(self, k: float) -> None:
        """Read what a page or a table of scale k may want next; returns at once."""
        self.preload(k)
        for atlas in self._atlases.values():
            self._reader.begin(atlas.unread([*atlas.soon(k), *atlas.next(k)]))

    def serve(self, k: float) -> None:
        """Prepare for a page of scale k: sheets of other sets are dropped."""
        for atlas in self._atlases.values():
            atlas.serve(k)

    def drop(self) -> None:
        """Forget open sheets of all sets but the one in use."""
        for atlas in self._atlases.values():
            atlas.drop()

    def rest(self) -> None:
        """Forget open sheets of what is seen now and then."""
        for atlas in self._atlases.values():
            atlas.rest()

    @property
    def open_bytes(self) -> int:
        """Memory of the open sheets."""
        return sum(atlas.open_bytes for atlas in self._atlases.values())

    def _home(self, name: str) -> Atlas:
        atlases = list(self._atlases.values())
        return next((atlas for atlas in atlases if name in atlas), atlases[0])

    def _backwards(self) -> list[Atlas]:
        return list(self._atlases.values())[::-1]
