"""When the teacher offers to take a turn back: he looks at it while the next player waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.language import tr
from stupor.match.review import GradedTurn
from stupor.match.turn_spans import TurnSpan, last_turn, turns_begun
from stupor.scenes.lessons.part import lessons_of
from stupor.scenes.review.figure_words import amount
from stupor.stage.items import Item, Rect
from stupor.stage.log_leaf import beside_the_seal
from stupor.stage.pointer import Input, Key, Pointer
from stupor.table.context import TableContext
from stupor.table.form import places
from stupor.table.input.keys import TableKeys
from stupor.table.panels.takeback import KEEP, TAKE, WHY, TakeBackNote, TurnCheck, checking_items
from stupor.table.session.leave import advice_on

#: So many turns of a first game are never called a mistake.
_FREE_TURNS: Final = 2
_TEACHER: Final = ("ui/human", "")


class Offer:
    """Looks at a beginner's turns, but for two of a first game; the next player waits meanwhile."""

    def __init__(self, table: TableContext, keys: TableKeys) -> None:
        """Stand behind the chair of a table."""
        self._table = table
        self._keys = keys
        self._checked: set[int] = set()
        self._seen = -1
        self._now = 0.0
        self.check: TurnCheck | None = None
        self.note: TakeBackNote | None = None

    @property
    def wanted(self) -> bool:
        """Whether the player is learning and has advice."""
        table = self._table
        return table.app.settings.takes_back and advice_on(table.app, table.flow)

    def tick(self, now: float) -> float | None:
        """Notice the end of a turn, look at it, and lay the offer on the table."""
        flow, self._now = self._table.flow, now
        if flow.version != self._seen:
            self._seen = flow.version
            self._notice(now)
        if self.check is None or self.note is not None:
            return None
        over = self.check.poll()
        if over and self.check.mistake is not None:
            if not flow.timeline.busy:
                self._offer(self.check.mistake)
        elif over or self.check.waited(now) == 1.0:
            self._let_go()
        return 0.0

    def items(self) -> list[Item]:
        """The offer while it lies there, or a word about the check that takes its time."""
        if self.note is not None:
            return self.note.items()
        if self.check is None or not self._waiting():
            return []
        return checking_items(self._area(), self._teacher(), self.check.waited(self._now))

    @property
    def status_text(self) -> str:
        """What the ribbon says while the next player waits."""
        asked = self._table.flow.session.decision
        if self.note is None or asked is None:
            return ""
        return tr("{who} waits for your answer.", who=self._table.flow.names[asked.seat])

    def handle(self, event: Input) -> bool:
        """Take what happens on the offer; Enter undoes the turn, Esc keeps it."""
        note = self.note
        if note is None:
            return self._skips(event)
        if isinstance(event, Pointer):
            over = note.controls.at(event.x, event.y) is not None
            note.controls.handle(event)
            return over and event.kind in ("down", "up")
        if isinstance(event, Key) and event.kind == "down":
            action = self._keys.bindings.action(event)
            answers = {"confirm": TAKE, "cancel": KEEP, "explain": WHY}
            widget = note.controls.get(answers.get(action, ""))
            if widget is not None:
                note.controls.activate(widget)
                return True
        return False

    def _skips(self, event: Input) -> bool:
        """Whether a key that goes a step back ends a check that the next player waits for."""
        if not self._waiting() or not isinstance(event, Key) or event.kind != "down":
            return False
        if self._keys.bindings.action(event) != "cancel":
            return False
        self._let_go()
        return True

    def _waiting(self) -> bool:
        """Whether somebody waits for a check that takes its time."""
        own = self._table.flow.decision is not None  # then nobody waits, and nothing is covered
        return self.check is not None and not own and self.check.long(self._now)

    def take_back(self) -> None:
        """Go back to where the turn began."""
        flow, check = self._table.flow, self.check
        self._let_go()
        while check is not None and flow.session.ply > check.begin:
            way = flow.way_back()
            if way.reason is not None or way.ply < check.begin:
                break
            flow.go_back(way)
        self._table.update_affordances()

    def why(self) -> None:
        """Compare the turn with the better one."""
        check, session = self.check, self._table.flow.session
        if check is not None and check.mistake is not None:
            app = self._table.app
            app.stack.push(app.navigator.review(session, check.mistake))

    def _notice(self, now: float) -> None:
        span = self._ended()
        if self.note is not None or span is None or span.ply in self._checked or not self.wanted:
            return
        if self._first_steps(span):
            return
        flow = self._table.flow
        if flow.session.over or flow.way_back().reason is not None or flow.made_by_advice(span):
            return
        self._checked.add(span.ply)
        flow.held = True
        self.check = TurnCheck(flow.session, span, now)

    def _first_steps(self, span: TurnSpan) -> bool:
        """Whether this is one of somebody's first turns ever: they are for trying things."""
        if self._table.app.settings.ended:
            return False
        return turns_begun(self._table.flow.session, span.seat, span.ply) < _FREE_TURNS

    def _ended(self) -> TurnSpan | None:
        """The turn of a person that is now over."""
        flow = self._table.flow
        seat = flow.session.last_seat()
        if seat not in flow.humans or not flow.rules.turn_over(flow.session.state, seat):
            return None
        return last_turn(flow.session)

    def _offer(self, mistake: GradedTurn) -> None:
        presses: dict[str, Callable[[], None]] = {
            TAKE: self.take_back,
            KEEP: self._let_go,
            WHY: self.why,
        }
        session = self._table.flow.session
        unit = session.spec.play.review.unit(session.state.seats)
        lost = amount(unit, max(unit.least, mistake.lost))
        self.note = TakeBackNote(self._area(), self._teacher(), lost, presses)

    def _area(self) -> Rect:
        return beside_the_seal(places(self._table.app, self._table.ui)["hand"])

    def _teacher(self) -> tuple[str, str]:
        """The portrait and the name of whoever stands behind the chair."""
        lessons = lessons_of(self._table.flow.session.spec.id)
        return lessons.TEACHER if lessons is not None else _TEACHER

    def _let_go(self) -> None:
        """The game goes on."""
        if self.check is not None:
            self.check.stop()
        self.check = self.note = None
        self._table.flow.held = False
