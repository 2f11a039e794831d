"""What is said of things, of choices and of what has happened; here in the rules' own words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic

from stupor.engine.events import Event, EventWords
from stupor.engine.notation import Option
from stupor.language import tr
from stupor.stage.course import GameCourse, PreviewedChoice
from stupor.stage.explanation import Explanation, completed
from stupor.stage.geometry import Point
from stupor.stage.items import Rect
from stupor.stage.messages import (
    Absence,
    AdviceHint,
    DigestLine,
    LogEvent,
    Panel,
    Preview,
    TooltipContext,
    absence_span,
)
from stupor.stage.tooltip import TooltipSubject, paint_tooltip
from stupor.stage.view import V


class Text(Generic[V]):
    """What is said of things, of choices, and of what has happened."""

    def explanation(self, view: V, name: str) -> Explanation | None:
        """The words of the tooltip of a thing, or None where there is nothing to say."""
        return None

    def panel(
        self, view: V, name: str, at: Point, hint: str, key: str, context: TooltipContext
    ) -> Panel | None:
        """The tooltip of a thing; one that stays gives a `hint` at the way to the rulebook.

        None where there is nothing to say.
        """
        told = self.explanation(view, name)
        if told is None:
            return None
        told = completed(told, key, context.why)
        return paint_tooltip(
            view, TooltipSubject(told, at, context.about, hint=hint, clear=context.clear)
        )

    def preview(
        self, course: GameCourse, view: V, subject: PreviewedChoice, over: Rect | None
    ) -> Preview:
        """What a choice would do; a panel that lies `over` the table is kept clear."""
        return Preview()

    def lines(
        self, history: Sequence[Event], tell: EventWords, viewer: int | None, most: int
    ) -> list[LogEvent]:
        """The last events worth a line, the newest last."""
        since, until = absence_span(history, viewer)
        found: list[LogEvent] = []
        for place in range(len(history) - 1, -1, -1):
            event = history[place]
            text = tell(event)
            if text:
                fresh = since <= place < until and event.who != viewer
                found.append(LogEvent(place, event, text, fresh=fresh))
            if len(found) == most:
                break
        return found[::-1]

    def last_rival_turn(
        self, events: Sequence[Event], persons: Collection[int], seats: int
    ) -> tuple[int, str]:
        """The last turn that was nobody's of some persons: whose, and what was done in it.

        Where one plays alone, what the game itself did: nobody's turn, and a whole sentence.
        """
        return -1, ""

    def digest(
        self,
        course: GameCourse,
        events: Sequence[Event],
        seat: int,
        absence: Absence,
        names: Sequence[str],
        most: int,
    ) -> list[DigestLine]:
        """What happened while a seat was away, and what it lost meanwhile."""
        told = self.lines(events, lambda event: course.rules.tell(event, names), seat, most)
        return [DigestLine(line.event.who, line.text) for line in told]

    def advice_hint(self, option: Option) -> AdviceHint:
        """What is said of a choice without saying which."""
        return AdviceHint(tr("See the options."), tr("Choose one of them."), option)

    def gain_words(self, option: Option, events: Sequence[Event], seat: int) -> str:
        """What a choice brings a seat at once, in a few words."""
        return ""
