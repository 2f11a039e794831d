"""What a player has made of the campaign so far: titles, seals, what is open, the final title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.chapter_files import ENDING, UnreadableChapter

#: Campaign points of a title, by its place from below, and of a seal.
TITLES: Final = tuple(title for _, title in reversed(params.TITLES))
POINTS: Final[Mapping[str, int]] = {title: points for points, title in enumerate(TITLES)}
SEAL_POINTS: Final = 1
#: Ten chapters with the highest title and the seal.
MOST: Final = 40
#: From this title on a chapter is cleared.
CLEARED: Final = "Knight"
CROWN: Final = "Duke"


class ChapterResult(NamedTuple):
    """A finished game of a chapter; `game` is for whoever keeps it."""

    score: int
    title: str
    seal: bool
    game: object


class Best(NamedTuple):
    """The best score, title and seal of a chapter, from whatever tries; `game` has the score."""

    score: int
    title: str
    seal: bool
    game: object
    tries: int

    @property
    def points(self) -> int:
        """What the chapter is worth in the campaign."""
        return points_of(self.title, self.seal)

    @property
    def cleared(self) -> bool:
        """Whether the chapter opens the next one."""
        return POINTS.get(self.title, 0) >= POINTS[CLEARED]


@dataclass(frozen=True, slots=True)
class Career:
    """The chapters in their order and the tries at each of them by its name."""

    chapters: Sequence[Chapter | UnreadableChapter]
    tries: Mapping[str, Sequence[ChapterResult]]

    def best(self, name: str) -> Best | None:
        """What was reached in a chapter at best."""
        tries = self.tries.get(name)
        return best_of(tries) if tries else None

    def open(self, name: str) -> bool:
        """Whether a chapter may be begun: the one before it is cleared, or it was begun before.

        A sealed chapter stays shut and is stepped over; one that is not of the campaign is open.
        """
        shut = {name_of(chapter) for chapter in self.chapters if chapter.reason}
        way = self._way()
        if name in shut:
            return False
        if name not in way[1:] or self.tries.get(name):
            return True
        return self._cleared(way[way.index(name) - 1])

    @property
    def next(self) -> str | None:
        """The first open chapter that is not yet cleared."""
        waiting = (name for name in self._way() if self.open(name) and not self._cleared(name))
        return next(waiting, None)

    @property
    def points(self) -> int:
        """Campaign points of all chapters."""
        return sum(best.points for best in self._bests())

    @property
    def crowns(self) -> int:
        """In how many chapters the highest title was won."""
        return sum(best.title == CROWN for best in self._bests())

    @property
    def title(self) -> str:
        """The title for the whole campaign: the thresholds of a game as percent of all points."""
        share = 100 * self.points
        return next(title for least, title in params.TITLES if share >= least * MOST)

    def _way(self) -> list[str]:
        """The chapters that can be played, in their order."""
        return [name_of(chapter) for chapter in self.chapters if not chapter.reason]

    def _cleared(self, name: str) -> bool:
        best = self.best(name)
        return best is not None and best.cleared

    def _bests(self) -> list[Best]:
        found = (self.best(name_of(chapter)) for chapter in self.chapters)
        return [best for best in found if best is not None]


def best_of(tries: Sequence[ChapterResult]) -> Best:
    """The best score, title and seal of some tries; of equal scores the first in the list."""
    top = max(tries, key=lambda one: one.score)
    title = max((one.title for one in tries), key=lambda title: POINTS.get(title, 0))
    return Best(top.score, title, any(one.seal for one in tries), top.game, len(tries))


def points_of(title: str, seal: bool) -> int:
    """What a title and perhaps a seal are worth in the campaign."""
    return POINTS.get(title, 0) + SEAL_POINTS * seal


def name_of(chapter: Chapter | UnreadableChapter) -> str:
    """The name of a chapter: that of its file without the ending."""
    file = chapter.path.name if isinstance(chapter, UnreadableChapter) else chapter.file
    return file.removesuffix(ENDING)
