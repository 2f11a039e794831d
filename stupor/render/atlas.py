"""The list of sprites and their sheets, of the game on the table and those of all games."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from stupor.language import mark, saying
from stupor.render.cache import Work
from stupor.render.problem import ADVICE, ResourceProblem
from stupor.render.reading import Reader

_NEARLY: Final = 0.98


class SpriteRegion(NamedTuple):
    """One sprite in one set: where it lies on its sheet and where its corner lies in its frame."""

    sheet: str
    area: tuple[int, int, int, int]
    offset: tuple[int, int]


class Sprite(NamedTuple):
    """A named picture: the logical size of its frame and its cuts by pixels per unit."""

    name: str
    size: tuple[float, float]
    regions: dict[int, SpriteRegion]
    #: The board that a panel shows inside this rim, tiled; "" for other pictures.
    ground: str = ""

    def scale_for(self, needed: float) -> int:
        """Return the smallest set that is at least as fine as needed, else the finest."""
        enough = [scale for scale in self.regions if scale >= needed * _NEARLY]
        return min(enough) if enough else max(self.regions)


class SheetSet(NamedTuple):
    """The sheets of one set: all names, the early ones first, and when a table wants the others."""

    names: list[str]
    early: int
    #: Late sheets that a table begins with, and those that it may want at any moment.
    soon: list[str]
    next: list[str]

    @property
    def often(self) -> list[str]:
        """The sheets that are wanted again and again."""
        return [*self.names[: self.early], *self.soon, *self.next]


class Atlas:
    """All sprites by name; sheets are read when first needed and may be dropped again."""

    def __init__(self, folder: Path, work: Work, reader: Reader) -> None:
        """Sprites of a folder; nothing is read before `check`."""
        self.file = folder / "atlas.json"
        self._folder = folder
        self._work = work
        self._reader = reader
        self._sprites: dict[str, Sprite] = {}
        self._sets: dict[int, SheetSet] = {}
        #: The set that the page mostly uses.
        self.main = 1
        self._checked = False
        self._open: dict[str, pygame.Surface] = {}

    def __contains__(self, name: object) -> bool:
        """Say whether a sprite exists."""
        return name in self._sprites

    def sprite(self, name: str) -> Sprite:
        """Return a sprite; raises ResourceProblem for an unknown name."""
        try:
            return self._sprites[name.rpartition(":")[2]]
        except KeyError:
            raise ResourceProblem(self.file, mark("the picture is missing"), ADVICE, name) from None

    def check(self) -> None:
        """Read atlas.json; raises ResourceProblem when it is broken or a sheet is missing."""
        if self._checked:
            return
        self._sprites, self._sets = _read(self.file)
        for sheets in self._sets.values():
            for name in sheets.names:
                if not (self._folder / name).is_file():
                    first = self._first_on(name)
                    raise ResourceProblem(
                        self._folder / name, mark("the picture file is missing"), ADVICE, first
                    )
        self._checked = True

    def files(self, k: float) -> list[Path]:
        """Return the sheets that every page of scale k needs; the late ones come when drawn."""
        found = self._sets[self._scale_for(k)]
        return [self._folder / name for name in found.names[: found.early]]

    def soon(self, k: float) -> list[Path]:
        """Return the late sheets that a table of scale k begins with."""
        return [self._folder / name for name in self._sets[self._scale_for(k)].soon]

    def next(self, k: float) -> list[Path]:
        """Return the late sheets that a table of scale k may want at any moment."""
        return [self._folder / name for name in self._sets[self._scale_for(k)].next]

    def unread(self, files: Iterable[Path]) -> list[Path]:
        """Return those of some sheets that are not open."""
        opened = {self._folder / name for name in self._open}
        return [file for file in files if file not in opened]

    def surface(self, name: str, scale: int) -> pygame.Surface:
        """Return a premultiplied copy of a sprite from one set."""
        cut = self.sprite(name).regions[scale]
        sheet = self._sheet(cut.sheet, name)
        try:
            part = sheet.subsurface(cut.area)
        except ValueError:
            raise ResourceProblem(
                self._folder / cut.sheet, mark("the picture is outside its file"), ADVICE, name
            ) from None
        self._work.add("cut")
        return part.convert_alpha().premul_alpha_ip()

    def keeps(self, sprite: Sprite) -> bool:
        """Whether a sprite lies on a sheet of the page's own set that is wanted again and again."""
        cut = sprite.regions.get(self.main)
        return cut is not None and cut.sheet in self._sets[self.main].often

    def serve(self, k: float) -> None:
        """Prepare for a page of scale k: sheets of other sets are dropped."""
        if self._sets:
            self.main = self._scale_for(k)
            self.drop()

    def drop(self) -> None:
        """Forget open sheets of all sets but the one in use."""
        kept = set(self._sets[self.main].names) if self._sets else set()
        self._open = {name: sheet for name, sheet in self._open.items() if name in kept}

    def rest(self) -> None:
        """Forget open sheets of what is seen now and then."""
        often = {name for one in self._sets.values() for name in one.often}
        self._open = {name: sheet for name, sheet in self._open.items() if name in often}

    @property
    def open_bytes(self) -> int:
        """Memory of the open sheets."""
        return sum(s.get_pitch() * s.get_height() for s in self._open.values())

    def _scale_for(self, k: float) -> int:
        enough = [scale for scale in self._sets if scale >= k * _NEARLY]
        return min(enough) if enough else max(self._sets)

    def _sheet(self, name: str, sprite: str) -> pygame.Surface:
        found = self._open.get(name)
        if found is not None:
            return found
        try:
            loaded = self._reader.take(self._folder / name)
        except (OSError, pygame.error) as why:
            what = saying("the picture file cannot be read ({why})", why=str(why))
            raise ResourceProblem(self._folder / name, what, ADVICE, sprite) from why
        self._work.add("load")
        if loaded.get_bytesize() != 4 or not loaded.get_flags() & pygame.SRCALPHA:
            loaded = loaded.convert_alpha()
        if name not in self._sets[self.main].names:
            self.drop()
        self._open[name] = loaded
        return loaded

    def _first_on(self, sheet: str) -> str | None:
        for sprite in self._sprites.values():
            if any(cut.sheet == sheet for cut in sprite.regions.values()):
                return sprite.name
        return None


def _read(file: Path) -> tuple[dict[str, Sprite], dict[int, SheetSet]]:
    if not file.is_file():
        raise ResourceProblem(file, mark("the list of pictures is missing"), ADVICE)
    name = None
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        sets = {int(scale): _sheet_set(entry) for scale, entry in data["sets"].items()}
        keys = [(scale, str(scale), one.names) for scale, one in sets.items()]
        sprites = {}
        grounds = data.get("grounds", {})
        for name, row in data["sprites"].items():
            sprites[name] = _sprite(name, row, keys, grounds.get(name, ""))
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as why:
        what = saying(
            "the list of pictures cannot be read ({why})", why=f"{type(why).__name__}: {why}"
        )
        raise ResourceProblem(file, what, ADVICE, name) from why
    return sprites, sets


def _sheet_set(entry: dict[str, list[str]]) -> SheetSet:
    early, late = entry["sheets"], entry.get("late", ())
    return SheetSet(
        [*early, *late], len(early), list(entry.get("soon", ())), list(entry.get("next", ()))
    )


def _sprite(
    name: str, row: dict[str, list[int]], keys: list[tuple[int, str, list[str]]], ground: str
) -> Sprite:
    cuts = {}
    for scale, key, names in keys:
        if key in row:
            sheet, x, y, w, h, ox, oy = row[key]
            cuts[scale] = SpriteRegion(names[sheet], (x, y, w, h), (ox, oy))
    if not cuts:
        raise ValueError("no picture in any set")
    width, height = row["size"]
    return Sprite(name, (width, height), cuts, ground)


class Atlases:
    """Several folders of sprites looked through as one: an earlier folder's sprite wins.

    A sprite of a game that is not shown is called `game:sprite`.
    """

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
        self._guests: dict[Path, Atlas] = {}
        for gone in before.keys() - self._atlases.keys():
            self._reader.forget(gone)

    def sprite(self, name: str) -> Sprite:
        """Return a sprite; raises ResourceProblem for an unknown name."""
        return self._home(name).sprite(name)

    def surface(self, name: str, scale: int) -> pygame.Surface:
        """Return a premultiplied copy of a sprite from one set."""
        home = self._home(name)
        if scale != home.main:
            for atlas in self._atlases.values():
                if atlas is not home:
                    atlas.drop()
        return home.surface(name, scale)

    def scale_for(self, name: str, needed: float) -> int:
        """Return the set that shows a sprite as finely as needed.

        A sheet of the page's own set that stays open saves the reading of a coarser one.
        """
        home = self._home(name)
        sprite = home.sprite(name)
        scale = sprite.scale_for(needed)
        return home.main if scale < home.main and home.keeps(sprite) else scale

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
        for atlas in (*self._atlases.values(), *self._guests.values()):
            atlas.serve(k)

    def drop(self) -> None:
        """Forget open sheets of all sets but the one in use."""
        for atlas in self._atlases.values():
            atlas.drop()

    def rest(self) -> None:
        """Forget open sheets of what is seen now and then."""
        self._guests.clear()
        for atlas in self._atlases.values():
            atlas.rest()

    @property
    def open_bytes(self) -> int:
        """Memory of the open sheets."""
        atlases = (*self._atlases.values(), *self._guests.values())
        return sum(atlas.open_bytes for atlas in atlases)

    def _home(self, name: str) -> Atlas:
        game, _, own = name.rpartition(":")
        atlases = [*self._atlases.values()]
        if game:
            atlases = [*self._guest(game), *atlases]
        return next((atlas for atlas in atlases if own in atlas), atlases[0])

    def _guest(self, game: str) -> Iterable[Atlas]:
        """The sprites of a game that is not shown, if it brings any; forgotten in idle moments."""
        folder = next(iter(self._atlases)).parent / game
        if folder not in self._guests and folder.is_dir():
            self._guests[folder] = Atlas(folder, self._work, self._reader)
            self._guests[folder].check()
            self._guests[folder].serve(self.main)
        return (self._guests[folder],) if folder in self._guests else ()

    def _backwards(self) -> list[Atlas]:
        return list(self._atlases.values())[::-1]
