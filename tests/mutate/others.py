"""Other files of the player's, sound ones to be garbled, and all that the game does with them."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor.archive.components import figures_of
from stupor.archive.corrections import read_file
from stupor.archive.profiles import FILE as PROFILES
from stupor.archive.profiles import Profiles
from stupor.engine.errors import BadData
from stupor.files.names import shown
from stupor.files.pictures import MOST_POINTS, picture_in
from stupor.files.untrusted import Unreadable
from stupor.games.stupor_mundi.campaign.chapter_files import UnreadableChapter, chapters
from stupor.platform.catalog import Catalog
from stupor.platform.paths import levels, resources
from stupor.platform.settings import FILE as SETTINGS
from stupor.platform.settings import Settings, load, save
from tests.mutate.corpus import SPEC

FIGURES: Final = figures_of(SPEC)
#: A few texts of a catalog with all that texts have: parts, forms, icons, contexts.
SAID: Final = ("{who} sails to {city}", "Settings", "{page} of {pages}", "Take {{grain}}")
FORMS: Final = ("{count} value is corrected.", "{count} values are corrected.")
_LONGEST: Final = 600


class Kind(NamedTuple):
    """A kind of file: its name, how often it is taken, a sound one, and what is done with it."""

    file: str
    often: int
    make: Callable[[], bytes]
    open: Callable[[Path], str]


def _corrections() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for figure in FIGURES.reconstructed():
        if not figure.fixed:
            found.setdefault(figure.component, {})[figure.name] = figure.value
    return found


def _toml() -> bytes:
    """Every figure as it is, written down."""
    lines = []
    for component, figures in _corrections().items():
        lines += [f"[{component}]", *(f"{name} = {json.dumps(v)}" for name, v in figures.items())]
    return "\n".join((*lines, "# the end", "")).encode()


def _picture() -> bytes:
    packed = io.BytesIO()
    pygame.image.save(pygame.Surface((640, 360)), packed, "picture.jpg")
    return packed.getvalue()


def _profiles() -> bytes:
    people = [{"id": f"{n:x}", "name": f"Lena {n}", "began": "2026-11-21"} for n in range(9)]
    told = {"format": "stupor-profiles", "version": 1, "current": "3", "profiles": people}
    return json.dumps(told).encode()


def _read_corrections(path: Path) -> str:
    read = read_file(path, SPEC)
    for problem in read.problems:
        _tell(problem.told(path.name))
    if not read.figures:
        return "refused" if read.problems else "corrects nothing"
    SPEC.rules.setup(2, 1, {"figures": read.figures})
    return "corrects"


def _read_chapter(path: Path) -> str:
    [item] = chapters(path.parent)
    if isinstance(item, UnreadableChapter):
        _tell(str(item.reason))
        return "refused"
    try:
        SPEC.rules.setup(1, 1, item.options())
    except BadData:
        return "refused"
    return "can be played"


def _read_settings(path: Path) -> str:
    found, told = load(path.parent)
    _tell(told)
    assert not save(path.parent, found)
    assert load(path.parent) == (found, "")
    return "set aside" if told else "heeded"


def _read_profiles(path: Path) -> str:
    profiles = Profiles(path.parent)
    everybody = profiles.all()
    assert profiles.current() in everybody
    profiles.add("Lena")
    assert Profiles(path.parent).all()[:-1] == everybody
    _tell(profiles.said, *(one.name for one in everybody))
    return "set aside" if profiles.said else "known"


def _read_picture(path: Path) -> str:
    try:
        picture = pygame.image.load(io.BytesIO(picture_in(path)), "picture.jpg")
    except (Unreadable, pygame.error):
        return "refused"
    assert picture.get_width() * picture.get_height() <= MOST_POINTS
    return "shown"


def _read_catalog(path: Path) -> str:
    try:
        words = Catalog(path)
    except Exception:
        return "English"
    assert words.gettext(SAID[0]).format(who="Anna", city="Roma")
    assert words.gettext(SAID[2]).format(page=1, pages=2)
    assert words.gettext(SAID[3]).count("{{grain}}") == 1
    for count in (0, 1, 7):
        assert words.ngettext(*FORMS, count).format(count=count)
    return "spoken"


def _tell(*told: str) -> None:
    for words in told:
        assert len(words) < _LONGEST and shown(words) == words, words


#: By a word for each kind; the last two are long, and most of what is wrong in them changes little.
KINDS: Final[Mapping[str, Kind]] = {
    "figures": Kind("figures.toml", 6, _toml, _read_corrections),
    "figures in JSON": Kind(
        "figures.json", 4, lambda: json.dumps(_corrections()).encode(), _read_corrections
    ),
    "a chapter": Kind(
        "mine.toml", 6, lambda: (levels() / "campaign" / "01-jesi.toml").read_bytes(), _read_chapter
    ),
    "settings": Kind(
        SETTINGS, 4,
        lambda: json.dumps(asdict(Settings(keys={"undo": "u"}, lessons=("castle",)))).encode(),
        _read_settings,
    ),
    "profiles": Kind(PROFILES, 4, _profiles, _read_profiles),
    "a picture": Kind("a.jpg", 2, _picture, _read_picture),
    "a catalog": Kind(
        "fr.mo", 2, lambda: (resources() / "languages" / "fr.mo").read_bytes(), _read_catalog
    ),
}  # fmt: skip


@cache
def sound() -> Mapping[str, bytes]:
    """All of them."""
    return {name: kind.make() for name, kind in KINDS.items()}


class Others:
    """A folder for each kind of file, and what became of those that were in it."""

    def __init__(self, folder: Path) -> None:
        """Make room."""
        self._folder = folder / "others"

    def run(self, name: str, content: bytes) -> str:
        """Do with a file whatever can be done; what became of it. Any error is a failure."""
        kind, folder = KINDS[name], self._folder / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / kind.file).write_bytes(content)
        try:
            return f"{name} {kind.open(folder / kind.file)}"
        finally:
            kept = [path.read_bytes() for path in folder.iterdir()]
            changed = name in ("settings", "profiles")
            assert content in kept or changed, "the original was changed"
            for path in folder.iterdir():
                path.unlink()
