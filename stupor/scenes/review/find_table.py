"""Find it yourself: the real table at a turn of the past, until the turn is over and judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.engine.notation import option_of
from stupor.language import mark, tr
from stupor.match.coach import LineGrading
from stupor.match.review import GradedTurn
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.match.turn_spans import keys_between
from stupor.match.way_back import NOTHING_YET, WayBack
from stupor.scenes.drawing import work_bar
from stupor.scenes.people import called
from stupor.scenes.review.verdict import VerdictPanel, Ways
from stupor.stage.items import Item
from stupor.table.input.commands import Commands
from stupor.table.panels.takeback import TELL_AFTER
from stupor.table.scene import TableScene
from stupor.table.session.flow import TurnFlow

TASK: Final = mark("Find it yourself: play this turn better than it was played.")
COMPARING: Final = mark("Comparing your turn with the better one\u2026")
NO_ADVICE: Final = mark("No advice here: look for it yourself.")
#: How high the bar is on the lower rim of the ribbon, and after how many seconds of comparing it
#: is half full: nobody knows how many are still to come.
_BAR: Final = 10.0
_HALF: Final = 4.0


#: Judges the choices of a line from a choice on, as the review has judged the turn.
Judge = Callable[[Session, int, Sequence[str]], LineGrading]


class FindFlow(TurnFlow):
    """A turn that somebody plays alone: nobody else goes on when it is over."""

    def poll(self) -> bool:
        """No computer is asked."""
        return False

    @property
    def thinking(self) -> bool:
        """No computer thinks here."""
        return False

    @property
    def next_human(self) -> int | None:
        """Nobody is handed the table."""
        return None

    def way_back(self) -> WayBack:
        """Never past the beginning of the turn, whatever was agreed at the table."""
        way, session = super().way_back(), self.session
        begins = session.header["branch"]["at"]
        return way if way.ply >= begins else WayBack(session.ply, reason=NOTHING_YET)


class FindCommands(Commands):
    """The commands of a table that is left without a question, and gives no advice."""

    def __init__(self, table: TableScene) -> None:
        """Command a table."""
        super().__init__(table)
        self._table = table

    def open_menu(self) -> None:
        """Back to the review."""
        self._table.app.stack.pop()

    def advise(self) -> None:
        """There is none."""
        self.say(tr(NO_ADVICE))

    def may_close(self) -> bool:
        """Nothing would be lost."""
        return True


class FindTable(TableScene):
    """Nothing is lit beyond what a table lights anyway."""

    commands_type = FindCommands
    flow_type = FindFlow
    uses_curtain = False

    def __init__(
        self,
        session: Session,
        graded: GradedTurn,
        judge: Judge,
        show: Ways,
        found: Callable[[], None],
    ) -> None:
        """Open a finished game at a turn; `show` are the ways on once it has been tried.

        `found` hears of a turn that is as good as the better one.
        """
        self.graded = graded
        self._whole = session
        self._judge = judge
        self._show = show
        self._found = found
        self._judged = -1
        self._verdict: LineGrading | None = None
        self._asked_at = 0.0
        super().__init__(_at_turn(session, graded))

    def tick(self, now: float) -> float | None:
        """Judge the turn once it is over and has been seen."""
        wanted = super().tick(now)
        session = self.flow.session
        if self._verdict is not None:
            found = self._verdict.poll()
            if found is None:
                return 0.0
            self._tell(found["vp"])
        elif self._done() and self._judged != session.ply and not self.flow.timeline.busy:
            self._judged, self._asked_at = session.ply, now
            self._weigh()
            return 0.0  # whoever weighs is asked again, even where nothing moves
        return wanted

    def overlay(self, now: float) -> list[Item]:
        """The table's, and on the ribbon a bar while the turn is compared for long."""
        found, waited = super().overlay(now), now - self._asked_at
        if self._verdict is None or waited < TELL_AFTER:
            return found
        x, y, w, h = self._anchors["prompt.text"]
        track = (x, y + h - _BAR / 2, w, _BAR)
        return [*found, *work_bar("comparing", 420, track, 1 - 0.5 ** (waited / _HALF))]

    def again(self) -> None:
        """The turn once more, from its beginning."""
        if self.flow.session.ply > self.graded.ply:
            self.flow.go_back(WayBack(self.graded.ply))
        self._judged = -1
        self.update_affordances()
        self._notice_change()

    def _leave(self) -> bool:
        return False

    @property
    def status_text(self) -> str:
        """What is to be done until something is done, and that a turn is being judged."""
        if self._done():
            told = self._verdict is None and self._judged == self.flow.session.ply
            return tr("Your turn is over.") if told else tr(COMPARING)
        return tr(TASK) if self.flow.session.ply == self.graded.ply else ""

    def _done(self) -> bool:
        """Whether the turn is over: somebody else is asked, or another turn begins."""
        session = self.flow.session
        made = session.ply > self.graded.ply
        return made and session.rules.turn_over(session.state, self.graded.seat)

    @property
    def _line(self) -> tuple[str, ...]:
        """The choices that were made."""
        session = self.flow.session
        return keys_between(session, self.graded.ply, session.ply)

    def _weigh(self) -> None:
        """An end like that of the better line is right; another one is judged."""
        if self._like(self.graded.better):
            self._tell(0.0)
        elif self._like(self.graded.line):
            self._tell(self.graded.lost)
        else:
            self._verdict = self._judge(self._whole, self.graded.ply, self._line)

    def _like(self, keys: tuple[str, ...]) -> bool:
        """Whether a line comes to the same end as what was played here."""
        session, seat = self.flow.session, self.graded.seat
        state = self._whole.before(self.graded.ply).clone()
        for key in keys:
            if option_of(key) not in session.rules.legal(state):
                return False
            session.rules.apply(state, option_of(key))
        turn_key = session.rules.turn_key
        return turn_key(state, seat) == turn_key(session.state, seat)

    def _tell(self, behind: float) -> None:
        self._verdict = None
        session, lost = self._whole, self.graded.lost
        unit = session.spec.play.review.unit(session.state.seats)
        panel = VerdictPanel(behind, lost, self.again, self._show, unit)
        if panel.right:
            self._found()
        self.app.stack.push(panel)


def _at_turn(session: Session, graded: GradedTurn) -> Session:
    """The game at the beginning of a turn, with a person on the chair that plays it."""
    chairs = []
    for number, chair in enumerate(session.seats):
        kind = HUMAN if number == graded.seat else "random"
        made = make_seat(kind, session.spec, number)
        made.name = called(chair.name, chair.sort)
        chairs.append(made)
    return session.branch(graded.ply, chairs)
