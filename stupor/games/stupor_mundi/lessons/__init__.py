"""The lessons of Stupor Mundi, in their order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.stupor_mundi.lessons import (
    allies,
    castle,
    crusade,
    first_turn,
    projects,
    specialists,
    whole_round,
)
from stupor.games.stupor_mundi.lessons.hints import HINTS as HINTS
from stupor.language import mark
from stupor.lessons.lesson import Lesson
from stupor.stage.items import Item, Rect

#: The player is of House Savoy, the other of House Wittelsbach.
SEATS: Final = (mark("Savoy"), mark("Wittelsbach"))
SOFT: Final = ("prompt", "actions", "hand", "player")
FORETOLD: Final = "stage.preview"
TEACHER: Final = ("portrait/hermann", mark("Hermann von Salza"))
LESSONS: Final[tuple[Lesson, ...]] = (
    first_turn.LESSON,
    castle.LESSON,
    allies.LESSON,
    specialists.LESSON,
    whole_round.LESSON,
    crusade.LESSON,
    projects.LESSON,
)


def region(view: object, name: str) -> Rect | None:
    """Where a group of things lies that no page names."""
    from stupor.games.stupor_mundi.lessons import places  # imported late: the face is large

    return places.region(view, name)


def leaning(view: object, name: str) -> tuple[Rect, float] | None:
    """Where a thing lies that leans, and how far."""
    from stupor.games.stupor_mundi.lessons import places

    return places.leaning(view, name)


def light(rect: Rect, key: str, z: int) -> Item | None:
    """All that is shown at this table has four sides."""
    return None


def covering(view: object) -> Sequence[str]:
    """The regions that cover others now."""
    from stupor.games.stupor_mundi.lessons import places

    return places.covering(view)
