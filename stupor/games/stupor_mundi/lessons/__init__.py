"""The lessons of Stupor Mundi, in their order."""

from __future__ import annotations

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
from stupor.lessons.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (
    first_turn.LESSON,
    castle.LESSON,
    allies.LESSON,
    specialists.LESSON,
    whole_round.LESSON,
    crusade.LESSON,
    projects.LESSON,
)


def lesson_of(name: str) -> Lesson:
    """The lesson with that id."""
    return next(lesson for lesson in LESSONS if lesson.id == name)


def after(lesson: Lesson) -> Lesson | None:
    """The lesson that comes next, if there is one."""
    number = LESSONS.index(lesson) + 1
    return LESSONS[number] if number < len(LESSONS) else None
