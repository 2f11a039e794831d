"""The progress of a player through a lesson, and what may be done at the current step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stupor.engine.notation import Option
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step, matches

#: The refusal of a choice that the lesson does not want now.
NOT_YET: Final = mark("Good idea, but one thing at a time.")
#: The refusal while there is only text to read.
READ_FIRST: Final = mark("Read this first, then press Next.")


class LessonProgress:
    """Steps through a lesson; knows nothing of the table."""

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        """Start at a step."""
        self.lesson = lesson
        self.at = at

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The present step; the last one when the lesson is over."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def reading(self) -> bool:
        """Whether there is only to read now."""
        return not self.over and self.step.reading

    def refusal(self, option: Option) -> str:
        """Why a choice is not wanted now, or nothing."""
        step = self.step
        if self.over or step.reading:
            return READ_FIRST
        unwanted = any(matches(pattern, option) for pattern in step.not_now)
        if not unwanted and any(matches(pattern, option) for pattern in step.wants):
            return ""
        return step.refusal or NOT_YET

    def wanted(self, options: Iterable[Option]) -> list[Option]:
        """Those of the legal choices that lead on, as the step names them; what ends it first."""
        allowed = [option for option in options if not self.refusal(option)]
        return sorted(allowed, key=self._turn_of)

    def narrows(self, offered: Sequence[Option]) -> bool:
        """Whether the step refuses whole kinds of what the table offers now."""
        kinds = {option[0] for option in self.wanted(offered)}
        return bool(kinds) and not self.step.until and kinds < {option[0] for option in offered}

    def _turn_of(self, option: Option) -> tuple[int, bool]:
        """Which pattern of the step a choice is meant by, and whether it leaves the step open."""
        wants = self.step.wants
        named = min(n for n, pattern in enumerate(wants) if matches(pattern, option))
        return named, not self.ends(option)

    def ends(self, option: Option) -> bool:
        """Whether a choice is what the step waits for."""
        return any(matches(pattern, option) for pattern in self.step.until)

    def awaited(self, options: list[Option]) -> list[Option]:
        """Those of some choices that the step waits for; all where it is not there yet."""
        return [option for option in options if self.ends(option)] or options

    def done(self, option: Option) -> None:
        """A choice of the player was taken."""
        step = self.step
        if self.over or step.reading:
            return
        if not step.until or self.ends(option):
            self.at += 1

    def read(self) -> None:
        """The player has read the text of this step."""
        if self.step.reading:
            self.at += 1
