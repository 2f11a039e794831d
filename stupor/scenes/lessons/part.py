"""What a game brings for its lessons."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, cast

from stupor.games import registry
from stupor.language import mark

if TYPE_CHECKING:
    from stupor.lessons.lesson import Lesson
    from stupor.stage.items import Item, Rect

OPENING: Final = mark("Opening the lesson\u2026")


class Lessons(Protocol):
    """A game's part of that name."""

    #: The lessons in their order.
    LESSONS: Sequence[Lesson]
    #: The names of the chairs at the table of a lesson, the player's first; others are scripted.
    SEATS: Sequence[str]
    #: Regions that the teacher's plate had better leave free.
    SOFT: Sequence[str]
    #: The region that tells what would follow, which the plate leaves free; "" if none does.
    FORETOLD: str
    #: A line for each kind of decision, said once in somebody's first game, and who says it.
    HINTS: Mapping[str, str]
    TEACHER: tuple[str, str]

    def region(self, view: object, name: str) -> Rect | None:
        """Where a group of things lies that no page names."""

    def leaning(self, view: object, name: str) -> tuple[Rect, float] | None:
        """Where a thing lies that leans, and how far."""

    def light(self, rect: Rect, key: str, z: int) -> Item | None:
        """The light of the next thing round a place with six sides; None round any other."""

    def covering(self, view: object) -> Sequence[str]:
        """The regions that cover others now: a plate must not hide them."""


def has_lessons(game: str) -> bool:
    """Whether the game of that name can be learned in lessons."""
    return registry.has(game, "lessons")


def lessons_of(game: str) -> Lessons | None:
    """The lessons of the game of that name, or None."""
    return cast(Lessons | None, registry.part(game, "lessons"))


def words_hinted(lessons: Lessons, kind: str) -> Collection[str]:
    """The first words of the options that the line of a kind of decision speaks of; none: of all.

    A game that has no `HINTED`, a table by kind, speaks of all.
    """
    told: Mapping[str, Collection[str]] = getattr(lessons, "HINTED", {})
    return told.get(kind, ())


def required_lessons(game: str) -> Lessons:
    """The lessons of a game that has some: whoever opens one has asked before."""
    lessons = lessons_of(game)
    assert lessons is not None, f"{game} has no lessons"
    return lessons


def after(lessons: Lessons, lesson: Lesson) -> Lesson | None:
    """The lesson that comes next, if there is one."""
    number = list(lessons.LESSONS).index(lesson) + 1
    return lessons.LESSONS[number] if number < len(lessons.LESSONS) else None
