"""Which of the finished games the statistics look at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from stupor.archive.tallies import counting
from stupor.engine.record import record
from stupor.match.record_lines import OWN
from stupor.match.seats import HUMAN

if TYPE_CHECKING:
    from stupor.archive.results import FinishedGame

ALL: Final = "all"
SOLO: Final = "solo"
RIVALS: Final = "rivals"
#: Besides the chapters by their names: any game, those of no chapter and no day, those of a day.
ANY: Final = ""
SINGLE: Final = "single"
DAYS: Final = "days"


@record
class GameFilter:
    """What is looked for; games that do not count fall through."""

    kind: str = ALL
    badge: str = ""
    chapter: str = ANY

    def sift(self, deeds: Iterable[FinishedGame]) -> list[FinishedGame]:
        """The games that are looked for, with nobody in them but whom it is looked for."""
        kept = (deed for deed in counting(deeds) if self.kind_fits(deed) and self._fits(deed))
        return [seen for deed in kept if (seen := as_badge(deed, self.badge)).people]

    def kind_fits(self, deed: FinishedGame) -> bool:
        """Whether a game was played against whom is asked for."""
        alone = len(deed.kinds) == 1
        computers = any(kind != HUMAN for kind in deed.kinds)
        return self.kind == ALL or (alone if self.kind == SOLO else computers and not alone)

    def _fits(self, deed: FinishedGame) -> bool:
        return self.chapter in (ANY, belonging(deed))


def as_badge(deed: FinishedGame, badge: str) -> FinishedGame:
    """The same game with no people in it but those of a badge, where one is named."""
    if not badge:
        return deed
    chairs = zip(deed.kinds, deed.traits, strict=True)
    kinds = ("" if kind == HUMAN and of != badge else kind for kind, of in chairs)
    return replace(deed, kinds=tuple(kinds))


def belonging(deed: FinishedGame) -> str:
    """To what a game belongs: its chapter, the games of a day, or nothing but itself.

    Games at a table with others belong to nothing.
    """
    if deed.chapter:
        return deed.chapter
    if len(deed.kinds) > 1:
        return "table"
    return DAYS if deed.daily else SINGLE


def own(chapter: str) -> bool:
    """Whether a chapter is one that the player has added."""
    return chapter.startswith(OWN)
