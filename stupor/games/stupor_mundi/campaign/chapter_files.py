"""The chapters in a folder: the game's own, or a player's."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from stupor.files.names import shown
from stupor.files.untrusted import read_text
from stupor.games.stupor_mundi.campaign.chapter import (
    MOST_LETTERS,
    Chapter,
    ChapterProblem,
    read_chapter,
)
from stupor.games.stupor_mundi.expansions.names import EXPANSIONS, IN_THE_BOX
from stupor.language import Saying, mark, saying

ENDING: Final = ".toml"
_MOST_BYTES: Final = 4 * MOST_LETTERS
_PLACE: Final = mark("{file}: {reason}")
#: Nobody has written more of a kind.
MOST_FILES: Final = 200
_MORE: Final = mark("only the first {count} files of this folder are read")


@dataclass(frozen=True, slots=True)
class UnreadableChapter:
    """A chapter that cannot be played: its file, why, and the chapter where it can be read.

    Chapters that can be played have no `reason`.
    """

    path: Traversable
    reason: str
    chapter: Chapter | None = None


def chapters(folder: Traversable) -> Iterator[Chapter | UnreadableChapter]:
    """Every chapter of a folder in the order of the file names; what is amiss stays sealed.

    So does what needs an expansion that is not in the box.
    """
    yield from map(_opened, texts(str(folder), ENDING, _MOST_BYTES))


def _opened(found: Text) -> Chapter | UnreadableChapter:
    if found.reason:
        return UnreadableChapter(
            found.path, saying(_PLACE, file=shown(found.path.name), reason=found.reason)
        )
    try:
        chapter = read_chapter(found.path.name, found.text)
    except ChapterProblem as problem:
        return UnreadableChapter(found.path, str(problem))
    missing = [EXPANSIONS[name] for name in chapter.terms.needs if name not in IN_THE_BOX]
    if missing:
        return UnreadableChapter(found.path, _lacking(*missing), chapter)
    return chapter


def _lacking(expansion: str, *others: str) -> Saying:
    """What is not in the box, as the reason of a sealed chapter."""
    if others:
        return saying("needs {expansion} and {other}", expansion=expansion, other=others[0])
    return saying("needs {expansion}", expansion=expansion)


class Text(NamedTuple):
    """A file and what stands in it, or why that cannot be read."""

    path: Path
    text: str = ""
    reason: str = ""


def texts(folder: str, ending: str, most: int) -> Iterator[Text]:
    """The texts of that ending, in the order of their names; none where there is no folder."""
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(ending))  # noqa: PTH208
    except FileNotFoundError:
        return
    except OSError as why:
        yield Text(Path(folder), reason=_why(why))
        return
    for name in names[:MOST_FILES]:
        yield text_of(Path(folder, name), most)
    if len(names) > MOST_FILES:
        yield Text(Path(folder), reason=saying(_MORE, count=MOST_FILES))


def text_of(path: Path, most: int) -> Text:
    """What stands in a file of at most so many bytes."""
    try:
        return Text(path, read_text(path, most))
    except OSError as why:
        return Text(path, reason=_why(why))


def _why(why: OSError) -> str:
    return saying("cannot be read: {why}", why=why.strerror or str(why))
