"""What is said of things, of choices, and of what has happened."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from stupor.engine.events import Event, EventWords
from stupor.engine.notation import Option
from stupor.games.stupor_mundi import automaton
from stupor.games.stupor_mundi.face.cards.fan import hand_of
from stupor.games.stupor_mundi.face.game_log.lines import lines
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.reasons import told, turns
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
    TableSnapshot,
    TooltipContext,
)
from stupor.stage.name import parsed

_SPACES: Final = range(1, 6)


class StuporMundiText(Text[TableView]):
    """What is said of things, of choices, and of what has happened."""

    @override
    def panel(
        self, view: TableView, name: str, at: Point, hint: str, key: str, context: TooltipContext
    ) -> Panel | None:
        """The panel about a thing, with its key; a strip over a card of the hand, if not asked for.

        Nothing when there is nothing to say.
        """
        from stupor.games.stupor_mundi.face.explain.shown import shown, strip

        if not hint and name in hand_of(view):
            return strip(view, name, context.why)
        return shown(view, name, at, hint, key, context)

    @override
    def preview(
        self, course: GameCourse, view: TableView, subject: PreviewedChoice, over: Rect | None
    ) -> Preview:
        """What a choice would do, as ghosts on the table and rows of a panel or on the plate."""
        from stupor.games.stupor_mundi.face.preview.choice_preview import Ghosts

        ghosts = Ghosts(course)
        plate = ghosts.plate(view, subject) if subject.carried else None
        return Preview(ghosts.painted(view, subject, over), plate)

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
        """The last turn that was nobody's of some persons: whose, and what was done in it.

        Where one plays alone, what Frederick did.
        """
        if seats == 1:
            return -1, automaton.told(events)
        for turn in reversed(turns(events)):
            seat = next((event.who for event in turn if event.who >= 0), -1)
            if seat < 0 or seat in persons:
                continue
            deed = told(turn, seat)
            if deed:
                return seat, deed
        return -1, ""

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
        """What happened while a seat was away, its losses last."""
        from stupor.games.stupor_mundi.face.game_log.digest import digest as made

        lost = [ally for ally, met in _met(absence.now, seat).items() if not met]
        before = _met(absence.before, seat) if absence.before is not None else {}
        losses = [ally for ally in lost if before.get(ally)]
        return made(events, seat, losses, names, course.rules.tell, most)

    @override
    def advice_hint(self, option: Option) -> AdviceHint:
        """What is said of a choice without saying which."""
        from stupor.games.stupor_mundi.face.explain import advice_hints as told

        return AdviceHint(told.where_to_look(option), told.kind_of(option), told.alike(option))

    @override
    def gain_words(self, option: Option, events: Sequence[Event], seat: int) -> str:
        """What a choice brings a seat at once, in a few words."""
        from stupor.games.stupor_mundi.face.explain import advice_hints

        return advice_hints.why(option, events, seat)


def _met(snapshot: TableSnapshot, seat: int) -> dict[int, bool]:
    """What a seat may lose while it is away: its Allies, and whether their conditions hold."""
    spaces = [(n, snapshot.table.pieces(f"ally.{seat}.{n}")) for n in _SPACES]
    return {
        int(parsed(here[0]).parts[0]): bool(snapshot.facts.get(f"met.{seat}.{n}"))
        for n, here in spaces
        if here
    }
