"""The chapters in a folder: the game's own, or a player's."""

from __future__ import annotations

from collections.abc import Collection, Iterator
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

ENDING: Final = ".toml"


@dataclass(frozen=True, slots=True)
class Sealed:
    """A chapter that cannot be played: its file, why, and the chapter where it can be read.

    Chapters that can be played have no `reason`.
    """

    path: Traversable
    reason: str
    chapter: Chapter | None = None


def chapters(folder: Traversable, box: Collection[str] | None = None) -> Iterator[Chapter | Sealed]:
    """Every chapter of a folder in the order of the file names; what is amiss stays sealed.

    So does what needs an expansion that is not in the box, or not in the one of the caller.
    """
    if not folder.is_dir():
        return
    files = [file for file in folder.iterdir() if file.name.endswith(ENDING) and file.is_file()]
    for file in sorted(files, key=lambda file: file.name):
        yield open_chapter(file, box)


def open_chapter(file: Traversable, box: Collection[str] | None = None) -> Chapter | Sealed:
    """The chapter in a file, or why it is sealed."""
    try:
        chapter = read_chapter(file.name, _text(file))
    except ChapterProblem as problem:
        return Sealed(file, str(problem))
    known = IN_THE_BOX if box is None else box
    missing = [EXPANSIONS[name] for name in chapter.terms.needs if name not in known]
    if missing:
        return Sealed(file, f"needs {' and '.join(missing)}", chapter)
    return chapter


def _text(file: Traversable) -> str:
    try:
        with file.open(encoding="utf-8") as lines:
            return str(lines.read(MOST_LETTERS + 1))
    except UnicodeDecodeError as broken:
        raise ChapterProblem(file.name, 1, f"this is no text in UTF-8: {broken.reason}") from None
    except OSError as broken:
        raise ChapterProblem(file.name, 1, f"cannot be read: {broken.strerror}") from None
