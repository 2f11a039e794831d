"""Anchors of a page: the named rectangles of a TMX file; needs no display."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from stupor.files.untrusted import read_text
from stupor.language import mark, saying
from stupor.stage.items import Rect

#: The page of the design in logical units, and pages for windows of other shapes by what their
#: levels and boards are called beside their name.
PAGE: Final = (1920, 1080)
PAGE_RECT: Final[Rect] = (0.0, 0.0, float(PAGE[0]), float(PAGE[1]))
MIDDLE: Final = (PAGE[0] / 2, PAGE[1] / 2)
FORMS: Final = {PAGE: "", (1920, 1200): "16x10", (1920, 1440): "4x3", (2520, 1080): "21x9"}
#: The board that every game shares.
WOOD: Final = "wood"

#: SyntaxError is the base of the XML reader's own, ArithmeticError that of a number too large.
_UNREADABLE = (
    SyntaxError,
    ValueError,
    KeyError,
    AttributeError,
    TypeError,
    OSError,
    ArithmeticError,
    RecursionError,
)
#: The largest layout that is read; the largest of ours has a sixteenth of that.
MOST_BYTES: Final = 2**20
#: What no layout needs: a reader would unpack, open or repeat without end what these name.
_NEEDLESS: Final = re.compile(r"<!(?!--)|<(?:layer|data|chunk|tileset|template)\b|\btemplate\s*=")
NEEDLESS: Final = mark("a layout needs no tiles, templates or declarations")


class LayoutProblem(Exception):
    """A TMX file is missing, broken or lacks an anchor; the text says which and what to do."""


class Anchors:
    """Anchor names of one page and their rectangles."""

    def __init__(self, places: dict[str, Rect], source: str = "") -> None:
        """Anchors by name; source names the file in messages."""
        self._places = places
        self.source = source

    def __getitem__(self, name: str) -> Rect:
        """Return the rectangle of an anchor; raises LayoutProblem for an unknown name."""
        try:
            return self._places[name]
        except KeyError:
            raise LayoutProblem(
                saying(
                    "{file}: the anchor '{name}' is missing. Add a rectangle object of that name "
                    "in Tiled, or restore the file.",
                    file=self.source or "the layout",
                    name=name,
                )
            ) from None

    def __contains__(self, name: object) -> bool:
        """Say whether an anchor exists."""
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names in file order."""
        return iter(self._places)

    def __len__(self) -> int:
        """How many anchors there are."""
        return len(self._places)

    def get(self, name: str) -> Rect | None:
        """Return the rectangle of an anchor, None for an unknown name."""
        return self._places.get(name)

    def names(self, prefix: str = "") -> list[str]:
        """Return the names that begin with a prefix, in file order."""
        return [name for name in self._places if name.startswith(prefix)]


def page_file(folders: Sequence[Path], page: str, form: str) -> Path:
    """Return the TMX file of a page, from the first folder that has it, for a form if there is."""
    grown = f"{page}-{form}.tmx" if form else f"{page}.tmx"
    files = [folder / name for folder in folders for name in (grown, f"{page}.tmx")]
    return next((file for file in files if file.is_file()), folders[0] / f"{page}.tmx")


@cache
def anchors_of(folders: Sequence[Path], page: str, form: str) -> Anchors:
    """Return the anchors of a page in some folders, read once; raises LayoutProblem."""
    return load_anchors(page_file(folders, page, form))


def load_anchors(path: Path) -> Anchors:
    """Read the rectangle objects of a TMX file; raises LayoutProblem when it cannot be read."""
    import pytmx  # the package imports pygame, which importers of this module may not need

    if not path.is_file():
        raise LayoutProblem(
            saying(
                "{file}: the layout file is missing. Reinstall the game.",
                file=str(path),
            )
        )
    try:
        if _NEEDLESS.search(read_text(path, MOST_BYTES)):
            raise ValueError(NEEDLESS)
        tiled = pytmx.TiledMap(str(path), image_loader=_no_image)
    except _UNREADABLE as why:
        raise LayoutProblem(
            saying(
                "{file}: the layout file cannot be read ({why}). Open it in Tiled, or restore it.",
                file=str(path),
                why=str(why),
            )
        ) from why
    return Anchors(_places(tiled.objects, path), str(path))


def _places(objects: Iterable[object], path: Path) -> dict[str, Rect]:
    places: dict[str, Rect] = {}
    for thing in objects:
        name = getattr(thing, "name", None)
        if not name:
            continue
        x, y, w, h = (float(getattr(thing, side)) for side in ("x", "y", "width", "height"))
        place = (x, y, w, h)
        if not all(map(math.isfinite, place)):
            raise LayoutProblem(
                saying(
                    "{file}: the anchor '{name}' has no real place. Move it in Tiled.",
                    file=str(path),
                    name=name,
                )
            )
        if places.setdefault(name, place) != place:
            raise LayoutProblem(
                saying(
                    "{file}: the anchor '{name}' occurs twice with different rectangles. Rename "
                    "or delete one of them in Tiled.",
                    file=str(path),
                    name=name,
                )
            )
    if not places:
        raise LayoutProblem(
            saying("{file}: the layout holds no named objects. Restore the file.", file=str(path))
        )
    return places


def _no_image(*_: object, **__: object) -> object:
    return lambda *_args, **_kw: None
