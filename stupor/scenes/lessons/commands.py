"""The commands of a lesson: the teacher has the last word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stupor.engine.notation import DONE, ENDS, Option
from stupor.language import mark, tr
from stupor.lessons.progress import READ_FIRST
from stupor.stage.affordance import Gesture
from stupor.table.input.commands import Commands

if TYPE_CHECKING:
    from stupor.scenes.lessons.lesson import LessonScene


FOLLOW: Final = mark("Follow the teacher: what you need is lit.")
NO_REDO: Final = mark("In a lesson, just try again.")
NOT_THE_SEAL: Final = mark("Not yet. First follow the pointing hand.")


def to_read(lesson: LessonScene) -> str:
    """What the ribbon says instead of a question that asks for more than the teacher wants."""
    asked, progress = lesson.flow.decision, lesson.progress
    if progress.reading:
        return tr(READ_FIRST)
    return tr(FOLLOW) if asked is not None and progress.narrows(asked.options) else ""


class LessonCommands(Commands):
    """The commands of a table where a teacher has the last word."""

    asks = False

    def __init__(self, table: LessonScene) -> None:
        """Command the table of a lesson."""
        super().__init__(table)
        self._lesson = table

    def act(self, gesture: Gesture) -> None:
        """Take a choice if the step wants it; else the teacher says why not."""
        lesson = self._lesson
        refusal = lesson.progress.refusal(gesture.option)
        if refusal:
            lesson.hand.put_back()
            lesson.app.audio.play("error")
            lesson.answer(tr(refusal))
            return
        super().act(gesture._replace(follow=()))
        if self.message:
            return
        lesson.done(gesture.option)
        follow = gesture.follow
        if follow and not lesson.progress.refusal(follow):
            lesson.flow.follow(follow)
            lesson.done(follow)
            lesson.update_affordances()

    def objection(self, about: str | Option) -> str:
        """Nothing is refused where there is only to read: a press says what a thing is."""
        return "" if self._lesson.progress.reading else super().objection(about)

    def seal(self) -> None:
        """Press the seal where the step wants it; else the teacher says and shows what to do."""
        lesson, asked = self._lesson, self._lesson.flow.decision
        if asked is not None and lesson.progress.reading:
            lesson.answer(tr(READ_FIRST))
        elif asked is None or self._sealing(asked.options):
            super().seal()
        else:
            lesson.answer(tr(NOT_THE_SEAL))
            lesson.show()

    def _sealing(self, options: Sequence[Option]) -> bool:
        """Whether the seal confirms a pass or makes one of the choices that lead on."""
        if self.armed:
            return True
        said = self._lesson.hit_test.affordances.press("end")
        sealed = {ENDS, DONE, *((said.option,) if said is not None else ())}
        return not sealed.isdisjoint(self._lesson.progress.wanted(options))

    def ends_early(self) -> bool:
        """Whether the turn could still bring something; the teacher says so, once."""
        early = super().ends_early()
        if early:
            self._lesson.answer(self.message)
        return early

    def undo(self) -> None:
        """Go back to the step before."""
        self._lesson.back()

    def redo(self) -> None:
        """Say that there is none."""
        self.say(tr(NO_REDO))

    def open_menu(self) -> None:
        """Leave for the list of lessons."""
        self._lesson.leave_early()

    def may_close(self) -> bool:
        """A lesson is nothing that could be lost."""
        return True
