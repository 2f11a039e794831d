"""The chapters in a folder: the game's own, or a player's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

from stupor.games.stupor_mundi.campaign.chapter import (
    MOST_LETTERS,
    Chapter,
    ChapterProblem,
    read_chapter,
)
from stupor.games.stupor_mundi.expansions.names import EXPANSIONS, IN_THE_BOX
from stupor.language import Saying, saying

ENDING: Final = ".toml"


@dataclass(frozen=True, slots=True)
class Sealed:
    """A chapter that cannot be played: its file, why, and the chapter where it can be read.

    Chapters that can be played have no `reason`.
    """

    path: Traversable
    reason: str
    chapter: Chapter | None = None


def chapters(folder: Traversable) -> Iterator[Chapter | Sealed]:
    """Every chapter of a folder in the order of the file names; what is amiss stays sealed.

    So does what needs an expansion that is not in the box.
    """
    if not folder.is_dir():
        return
    files = [file for file in folder.iterdir() if file.name.endswith(ENDING) and file.is_file()]
    for file in sorted(files, key=lambda file: file.name):
        yield open_chapter(file)


def open_chapter(file: Traversable) -> Chapter | Sealed:
    """The chapter in a file, or why it is sealed."""
    try:
        chapter = read_chapter(file.name, _text(file))
    except ChapterProblem as problem:
        return Sealed(file, str(problem))
    missing = [EXPANSIONS[name] for name in chapter.terms.needs if name not in IN_THE_BOX]
    if missing:
        return Sealed(file, _lacking(*missing), chapter)
    return chapter


def _lacking(expansion: str, *others: str) -> Saying:
    """What is not in the box, as the reason of a sealed chapter."""
    if others:
        return saying("needs {expansion} and {other}", expansion=expansion, other=others[0])
    return saying("needs {expansion}", expansion=expansion)


def _text(file: Traversable) -> str:
    try:
        with file.open(encoding="utf-8") as lines:
            return str(lines.read(MOST_LETTERS + 1))
    except UnicodeDecodeError as broken:
        raise ChapterProblem(
            file.name, 1, saying("this is no text in UTF-8: {why}", why=broken.reason)
        ) from None
    except OSError as broken:
        raise ChapterProblem(
            file.name, 1, saying("cannot be read: {why}", why=broken.strerror)
        ) from None
