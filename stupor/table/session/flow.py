"""The course of a game on the table: who is asked, what was seen, whose eyes look at it."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, NamedTuple

from stupor.engine.decision import Decision
from stupor.engine.errors import IllegalOption
from stupor.engine.events import Event, EventWords, redact
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.language import said, spoken, tr
from stupor.match.preview import refusal
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.match.thinking import ThinkingController
from stupor.match.turn_spans import TurnSpan
from stupor.match.way_back import WayBack
from stupor.scenes.game_parts import sheet_of
from stupor.scenes.people import player_name
from stupor.scenes.persona_choices import persona_notes
from stupor.stage.choreographer import Choreographer
from stupor.stage.game_ui import game_ui
from stupor.stage.messages import DigestLine, LogEvent, TableSnapshot
from stupor.stage.sheet import Badge
from stupor.stage.timeline import Clip, Facts, TableModel, Timeline
from stupor.table.session.seat_views import SeatViews
from stupor.table.session.unseen_events import UnseenEvents

#: Computer seats move on only while fewer clips than this are still to be seen.
BACKLOG: Final = 2
COMPUTER_PACE: Final = 0.7
_SITTING: Final = attrgetter("name", "kind", "controller")
#: So many events are more than a turn.
LATELY: Final = 150


class Chairs(NamedTuple):
    """What the seats are called, where people sit, and what names do not tell of computers."""

    names: tuple[str, ...]
    humans: frozenset[int]
    persona_notes: tuple[str, ...]


class TurnFlow:
    """Plays options into the session and lets the table show what follows."""

    def __init__(self, session: Session) -> None:
        """Take up a game where it stands."""
        self.session = session
        self.rules = session.spec.rules
        self.ui = game_ui(session.spec.part)
        self._seated: tuple[object, Chairs] = (None, Chairs((), frozenset(), ()))
        self._sheet = sheet_of(session.spec)
        #: Whether people without a name go by their badges, which may be chosen in the game.
        self._by_badge = any(badge.names_player for badge in self._sheet.BADGES)
        self._seat_views = SeatViews(self.rules)
        self.model = TableModel()
        self.viewer = self._first_viewer()
        self.animation_plan = self.ui.animation.plan()
        self.timeline = Timeline(self.model, self._heard, self.animation_plan.skippable)
        self.version = 0
        #: Whether somebody has been told how it ended.
        self.end_told = False
        #: Whether the computers wait for somebody who looks at what was done.
        self.held = False
        #: By number the choices that advice was asked to make.
        self.by_advice: dict[int, Option] = {}
        self.fresh: list[Event] = []
        self._history = self.rules.opening(session.before(0))
        self._shown_events = 0
        self._way: tuple[tuple[int, int], WayBack] | None = None
        self._told: tuple[tuple[object, ...], list[LogEvent]] = ((), [])
        self._worded: tuple[tuple[object, ...], EventWords] = ((), lambda event: None)
        self._marks: list[int] = []
        for events in session.past():
            self._marks.append(len(self._history))
            self._history.extend(events)
        self.unseen = UnseenEvents(session, self._history, self._marks, self._snapshot)
        self._choreographer = Choreographer(self.animation_plan.style_of)
        self.resync()

    @property
    def humans(self) -> frozenset[int]:
        """The seats where people sit now."""
        return self.chairs.humans

    @property
    def observer(self) -> int | None:
        """Whose knowledge is shown; None while no person looks from that chair."""
        return self.viewer if self.viewer in self.humans else None

    def reseat(self, seat: int, kind: str, name: str = "") -> None:
        """Let a person or the computer of a level decide for a seat, perhaps under a new name."""
        self.flush()
        chair = make_seat(kind, self.session.spec, self.session.ply + seat, worker=True)
        self.session.reseat(seat, chair, name)
        if seat in self.humans:
            self.unseen.decided(seat)
        self.resync()

    def made_by_advice(self, span: TurnSpan) -> bool:
        """Whether advice made any choice of a turn, so that it would contradict itself."""
        plies = range(span.ply, span.end)
        return any(self.by_advice.get(n) == self.session.choice(n).option for n in plies)

    @property
    def decision(self) -> Decision | None:
        """The open question, if it is put to the human who looks."""
        asked = self.session.decision
        if asked is None or asked.seat != self.viewer or asked.seat not in self.humans:
            return None
        return asked

    @property
    def next_human(self) -> int | None:
        """Another human who is to act and for whom the table must be handed over."""
        asked = self.session.decision
        if asked is None or asked.seat == self.viewer or asked.seat not in self.humans:
            return None
        return asked.seat

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.chairs.names

    @property
    def chairs(self) -> Chairs:
        """Who sits where, looked at anew when somebody sits down or another language is spoken."""
        seats, tongue = self.session.seats, spoken()
        seen = (tongue, self.model.version if self._by_badge else 0, [*map(_SITTING, seats)])
        if self._seated[0] != seen:
            badges: Sequence[Badge | None] = [None] * len(seats)
            if self._by_badge:
                badges = self._sheet.badges(self.model.table.counters, len(seats))
            people = (seat for seat, chair in enumerate(seats) if chair.human)
            both = zip(seats, badges, strict=True)
            names = tuple(player_name(chair.name, chair.kind, badge) for chair, badge in both)
            told = persona_notes(seats, self.session.spec)
            self._seated = seen, Chairs(names, frozenset(people), told)
        return self._seated[1]

    @property
    def history(self) -> tuple[Event, ...]:
        """Everything that has happened since this table was opened, unredacted."""
        return tuple(self._history)

    @property
    def latest(self) -> list[Event]:
        """What came of the latest choice, seen or still to be seen, as those who look know it."""
        start = self._marks[-1] if self._marks else len(self._history)
        return [redact(event, self.observer) for event in self._history[start:]]

    @property
    def shown_events(self) -> int:
        """How much of the history has been seen on the table."""
        return self._shown_events

    def table(self) -> Table:
        """The table as the rules tell it to those who look."""
        return self._seat_views.table(self.session.state, self.observer)

    def facts(self) -> Facts:
        """The derived numbers of the moment."""
        return self._seat_views.facts(self.session.state, self.observer)

    def choose(self, option: Option) -> str | None:
        """Take an option of the human who looks; a refusal says why not."""
        try:
            self._play(option, 1.0)
        except IllegalOption as refused:
            return self._because(refused)
        return None

    def follow(self, option: Option) -> None:
        """Take an option at once if the human who looks is now offered it."""
        if option and self.decision is not None and option in self.decision.options:
            self.choose(option)

    def why_not(self, option: Option) -> str | None:
        """What the rules say against an option that is not offered."""
        refused = self.refusal(option)
        return self._because(refused) if refused is not None else None

    def refusal(self, option: Option, state: Any = None) -> IllegalOption | None:
        """What the rules say against an option, now or in another state; None: it is offered."""
        return refusal(self.rules, self.session.state if state is None else state, option)

    def foresee(self, option: Option, follow: Sequence[Option] = ()) -> Foresight | None:
        """What an option, and those taken at once after it, would do."""
        return self._seat_views.foresee(self.session.state, option, follow)

    def poll(self) -> bool:
        """Ask a computer seat for its move; True when it made one."""
        asked = self.session.decision
        if self.held or asked is None or asked.seat in self.humans:
            return False
        if self.timeline.backlog > BACKLOG:
            return False
        events = self.session.poll()
        if events is None:
            return False
        self._show(events, COMPUTER_PACE)
        return True

    @property
    def thinking(self) -> bool:
        """Whether a computer seat is to move."""
        asked = self.session.decision
        return asked is not None and asked.seat not in self.humans

    @property
    def patience(self) -> float:
        """Seconds until a computer that is to move is worth asking again."""
        asked = self.session.decision
        chair = self.session.seats[asked.seat].controller if asked is not None else None
        return chair.patience if isinstance(chair, ThinkingController) else 0.0

    def way_back(self) -> WayBack:
        """How the one who looks comes back to the own last decision."""
        key = (self.version, self.viewer)
        if self._way is None or self._way[0] != key:
            self._way = (key, self.session.way_back(self.viewer))
        return self._way[1]

    def undo_refusal(self) -> str | None:
        """Why the last decision cannot be taken back, or None when it can."""
        return self.way_back().reason

    def go_back(self, way: WayBack) -> None:
        """Take back every decision from that one on."""
        self.session.go_back(way.ply, way.how)
        del self._history[self._marks[way.ply] :]
        del self._marks[way.ply :]
        self.unseen.gone_back()
        self._told = ((), [])
        self.resync()

    @property
    def can_redo(self) -> bool:
        """Whether the one who looks took something back and did nothing else since."""
        return self.decision is not None and self.session.can_redo

    def redo(self) -> bool:
        """Take again what was taken back."""
        events = self.session.redo() if self.can_redo else None
        if events is None:
            return False
        self._show(events, 1.0)
        return True

    def undo_losses(self, way: WayBack) -> dict[int, int]:
        """How many decisions of each seat going back would undo, the first to lose one first."""
        choices = range(way.ply, self.session.ply)
        return dict(Counter(self.session.choice(ply).seat for ply in choices))

    def events_to_undo(self, way: WayBack, most: int = 5) -> list[str]:
        """What going back would undo, as everybody saw it, the last things."""
        events = self._history[self._marks[way.ply] :]
        told = (self.rules.tell(redact(event, None), self.names) for event in events)
        return [text for text in told if text][-most:]

    def flush(self) -> None:
        """See everything that is still to be seen at once."""
        self.timeline.flush()

    def resync(self) -> None:
        """Show the table as it truly is."""
        self.timeline.forget()
        self._seat_views.forget()
        self.model.show(self.table(), self.facts())
        self._shown_events = len(self._history)
        self.version += 1

    def hand_over(self, seat: int) -> None:
        """From now on another human looks."""
        self.viewer = seat
        self.resync()

    @property
    def recent_events(self) -> list[Event]:
        """What was seen of late since the one who looks last decided, as that one knows it."""
        start = max(self.unseen.seen(self.viewer), self._shown_events - LATELY)
        observer = self.observer
        return [redact(event, observer) for event in self._history[start : self._shown_events]]

    def log_lines(self, most: int = 12, until: int | None = None) -> list[LogEvent]:
        """The last events worth a sentence, as who looks saw them; to a place, as everybody did."""
        seen = (self._shown_events, self.observer) if until is None else (until, None)
        key = (seen, most, spoken())
        if self._told[0] != key:
            self._told = (key, self._tell(*seen, most))
        return self._told[1]

    def _tell(self, end: int, observer: int | None, most: int) -> list[LogEvent]:
        told = self.ui.text.lines(self._history[:end], self._words(observer), observer, most)
        return [line._replace(event=redact(line.event, observer)) for line in told]

    def _words(self, observer: int | None) -> EventWords:
        """How an event is told; what was told of late is not put into words again."""
        key, rules, names = (observer, self.names, spoken()), self.rules, self.names
        if self._worded[0] != key:
            tell = lru_cache(maxsize=1024)(lambda event: rules.tell(redact(event, observer), names))
            self._worded = (key, tell)
        return self._worded[1]

    def choice_of(self, index: int) -> int:
        """The choice that brought about an event of the history."""
        return max(0, bisect_right(self._marks, index) - 1)

    def choice_of_line(self, back: int) -> int:
        """The choice that a line of the log is about, so many before the newest."""
        told = self.log_lines(back + 1)
        return self.choice_of(told[0].place) if len(told) > back else 0

    def digest(self, seat: int, most: int) -> list[DigestLine]:
        """What others did since a seat last looked, in lines, and what it lost meanwhile."""
        news, absence = self.unseen.since(seat), self.unseen.absence(seat)
        return self.ui.text.digest(self, news, seat, absence, self.names, most)

    def _snapshot(self, seat: int) -> TableSnapshot:
        state, seen = self.session.state, self._seat_views
        return TableSnapshot(seen.table(state, seat), seen.facts(state, seat))

    def _first_viewer(self) -> int:
        asked = self.session.decision
        if asked is not None and asked.seat in self.humans:
            return asked.seat
        for ply in reversed(range(self.session.ply)):
            if self.session.choice(ply).seat in self.humans:
                return self.session.choice(ply).seat
        return min(self.humans, default=0)

    def _because(self, refused: IllegalOption) -> str:
        """The rule against it, with the heading under which a rulebook has it."""
        try:
            rule = self.rules.rule(refused.rule)
        except KeyError:
            return said(refused.message)
        if not self.session.spec.has("book"):
            return tr(rule.text)
        return tr("{rule} (Rulebook: {section})", rule=tr(rule.text), section=tr(rule.section))

    def _play(self, option: Option, pace: float) -> None:
        self._show(self.session.play(option), pace)

    def _show(self, events: Sequence[Event], pace: float) -> None:
        self._marks.append(len(self._history))
        self._history.extend(events)
        actor = self.session.last_seat()
        if actor in self.humans:
            self.unseen.decided(actor)
        observer = self.observer
        shown = [redact(event, observer) for event in events]
        table, facts = self.table(), self.facts()
        clips = self.animation_plan.merge(self.clips(shown, pace), self.model.table, facts)
        self.timeline.add(clips, table, facts)
        self.version += 1

    def clips(self, events: Sequence[Event], pace: float = 1.0) -> list[Clip]:
        """How events are shown at this table."""
        return self._choreographer.clips(events, pace, self.viewer)

    def _heard(self, event: Event) -> None:
        self._shown_events += 1
        self.fresh.append(event)
