"""The chapters in a folder: the game's own, or a player's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

from stupor.files.folders import Text, texts
from stupor.files.names import shown
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
