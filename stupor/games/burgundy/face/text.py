"""What is said of things, of choices, and of what has happened."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from stupor.engine.events import Event, EventWords
from stupor.engine.notation import Option
from stupor.games.burgundy.face.explain.advice_hints import (
    alike,
    gain_words,
    kind_of,
    where_to_look,
)
from stupor.games.burgundy.face.game_log.digest import decree, lines, news
from stupor.games.burgundy.face.game_log.digest import digest as digested
from stupor.games.burgundy.face.spots import place_of
from stupor.games.burgundy.face.view import TableView
from stupor.stage.course import GameCourse, PreviewedChoice
from stupor.stage.game_ui.override import override
from stupor.stage.game_ui.text import Text
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
)


class BurgundyText(Text[TableView]):
    """What is said of things, of choices, and of what has happened."""

    @override
    def panel(
        self, view: TableView, name: str, at: Point, hint: str, key: str, context: TooltipContext
    ) -> Panel | None:
        """The panel about a thing, with its key; nothing when there is nothing to say."""
        from stupor.games.burgundy.face.explain.shown import shown

        return shown(view, name, at, hint, key, context, place_of(view, name, at))

    @override
    def preview(
        self, course: GameCourse, view: TableView, subject: PreviewedChoice, over: Rect | None
    ) -> Preview:
        """What a choice would do, as ghosts on the table and chips of a panel or on the plate."""
        from stupor.games.burgundy.face.preview.choice_preview import preview_items
        from stupor.games.burgundy.face.preview.plate import forecast

        pointed = bool(subject.option) and subject.option[0] == "ship"
        plate = forecast(course, view, subject) if subject.carried or pointed else None
        return Preview(preview_items(course, view, subject), plate)

    @override
    def lines(
        self, history: Sequence[Event], tell: EventWords, viewer: int | None, most: int
    ) -> list[LogEvent]:
        """The last events worth a line, the newest last."""
        return lines(history, tell, viewer, most)

    @override
    def last_rival_turn(
        self, events: Sequence[Event], persons: Collection[int], seats: int
    ) -> tuple[int, str]:
        """The last turn that was nobody's of some persons: whose, and what was done in it."""
        return (-1, decree(events)) if seats == 1 else news(events, persons)

    @override
    def digest(
        self,
        course: GameCourse,
        events: Sequence[Event],
        seat: int,
        absence: Absence,
        names: Sequence[str],
        most: int,
    ) -> list[DigestLine]:
        """What happened while a seat was away."""
        return digested(events, seat, names, most)

    @override
    def advice_hint(self, option: Option) -> AdviceHint:
        """What is said of a choice without saying which."""
        return AdviceHint(where_to_look(option), kind_of(option), alike(option))

    @override
    def gain_words(self, option: Option, events: Sequence[Event], seat: int) -> str:
        """What a choice brings a seat at once, in a few words."""
        return gain_words(option, events, seat)
