"""The table of an ordinary game, with a line of advice for each new thing while one is a beginner.

The advice is said once for each kind of decision, whatever game is open; it stops for good when
the player says so, or when the first game is over. A chapter may agree on it for its own table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from stupor.language import spoken, tr
from stupor.match.session import Session
from stupor.scenes.lessons.part import Lessons, lessons_of, words_hinted
from stupor.scenes.lessons.plate import PlateButton, Speech
from stupor.scenes.ruler import Ruler
from stupor.stage.items import Item
from stupor.stage.key_names import written_key
from stupor.stage.log_leaf import closed_up, column, room_for
from stupor.stage.pointer import Input, Key, Pointer
from stupor.table.coached import CoachedTable
from stupor.table.form import places
from stupor.table.panels.offer import Offer
from stupor.table.panels.teacher_note import TeacherNote
from stupor.table.session.leave import advice_on
from stupor.table.trace import Trace

if TYPE_CHECKING:
    from stupor.archive import JournalWriter

#: Agreed at a table where advice is given, or not, whether or not one is a beginner.
ADVISED: Final = "advised"


class FirstGameTable(CoachedTable):
    """A table where a teacher stands behind the beginner's chair."""

    def __init__(
        self,
        session: Session,
        options: Mapping[str, object] | None = None,
        trace: Trace | None = None,
        writer: JournalWriter | None = None,
    ) -> None:
        """Open a table for a game."""
        self.teacher: TeacherNote | None = None
        self._about = ""
        self._for: tuple[object, ...] = ()
        self._game = session.spec.id
        self._lessons = lessons_of(self._game)
        self._agreed: bool | None = (session.header.get("table") or {}).get(ADVISED)
        super().__init__(session, options, trace, writer)
        self.offer = Offer(self, self.keys)
        self._counted = session.over

    def tick(self, now: float) -> float | None:
        """Let the table go on; the advice ends with the first game."""
        note = self.offer.note
        looking = self.offer.tick(now)  # first: the next player waits for it
        if self.offer.note is not note:
            self._make_room()
        wanted = super().tick(now)
        if self.flow.session.over:
            self._know()
            self._count()
        self._advise()
        return wanted if looking is None else looking

    def _lay_out(self) -> None:
        super()._lay_out()
        note = self.offer.note
        if note is not None:
            self._anchors = closed_up(self._anchors, note.rect)

    def _make_room(self) -> None:
        """Let the cards of the hand close up beside an offer, or spread again."""
        self._lay_out()
        self.update_affordances()
        self.stale = True

    @property
    def status_text(self) -> str:
        """Who waits for an answer, while there is an offer."""
        return self.offer.status_text or super().status_text

    def leave(self) -> None:
        """Nothing is pointed at any more."""
        super().leave()
        if self.teacher is not None:
            self.teacher.controls.forget()

    def overlay(self, now: float) -> list[Item]:
        """The table's lights and the advice."""
        found = super().overlay(now) + self.offer.items()
        covered = self.app.stack.top is not self or self.previewing or self.log_scroll.opened
        return found if self.teacher is None or covered else found + self.teacher.items()

    def handle(self, event: Input) -> None:
        """The note catches every press, so that nothing below it is pressed unseen."""
        if self.offer.handle(event):
            self._make_room()
            return
        note = None if self.log_scroll.opened else self.teacher
        if note is None or not self._taken(note, event):
            super().handle(event)

    def _taken(self, teacher: TeacherNote, event: Input) -> bool:
        """Whether the advice answers: a press on its paper, or the key that puts it away."""
        if isinstance(event, Pointer) and not self.hand.drag.up:
            over = teacher.controls.at(event.x, event.y) is not None
            on_paper = teacher.handle(event)
            return on_paper if event.kind == "down" else over and event.kind == "up"
        agreed = isinstance(event, Key) and self._agrees(event)
        if agreed:
            self.understood()
        return agreed

    def _agrees(self, event: Key) -> bool:
        """Whether a key takes the advice away: the one that otherwise goes a step back."""
        back = event.kind == "down" and self.keys.bindings.action(event) == "cancel"
        return back and not self.hand.drag.pick and not self.commands.armed

    def understood(self) -> None:
        """This advice is not needed any more, at no table of this game."""
        self._done()
        self._lay_aside()

    def silence(self) -> None:
        """No advice about this game is needed any more."""
        self._know()
        self._agreed = False
        self._lay_aside()

    def _know(self) -> None:
        """Nobody is new to this game any more; to another one perhaps."""
        kept = self.app.settings
        if kept.new_to(self._game):
            self.app.change(known=(*kept.known, self._game))

    def _count(self) -> None:
        """Whoever has ended a few games has learned."""
        if not self._counted:
            self._counted = True
            self.app.change(ended=self.app.settings.ended + 1)

    def _done(self) -> None:
        """Remember what has been said."""
        heard = self.app.settings.heard
        said = self._said(self._about)
        if self._about and said not in heard:
            self.app.change(heard=(*heard, said))

    def _said(self, kind: str) -> str:
        """The advice about a kind of decision, which in another game is another."""
        return f"{self._game}.{kind}"

    def _advise(self) -> None:
        """Say something about a new kind of decision; be silent when it is answered."""
        kept = self.app.settings
        wanted = kept.new_to(self._game) if self._agreed is None else self._agreed
        asked = (self.flow.version, wanted)
        key = (*asked, self.app.camera, kept.text, spoken())
        if self.teacher is not None and asked != self._for[:2]:
            self._done()
            self._lay_aside()  # at once: the Game log tells what is seen to happen
        if key == self._for or self.flow.timeline.busy:
            return
        self._for = key
        decision = self.flow.decision
        self._hint(decision.kind if decision is not None and wanted else "")

    def _hint(self, kind: str) -> None:
        """Say what there is to say of a kind of decision, if it was not heard before."""
        lessons = self._lessons
        heard = self.app.settings.heard  # with what has just been answered
        new = kind and self._said(kind) not in heard
        if lessons is not None and new and kind in lessons.HINTS and self._can(lessons, kind):
            self._say(kind, lessons)
        else:
            self._lay_aside()

    def _can(self, lessons: Lessons, kind: str) -> bool:
        """Whether what a tip speaks of can be done now: of what is over nothing is said."""
        words, asked = words_hinted(lessons, kind), self.flow.decision
        return not words or asked is None or any(option[0] in words for option in asked.options)

    def _say(self, kind: str, lessons: Lessons) -> None:
        """Lay the advice beside the lines of the Game log, or else beside the cards."""
        speech = Speech(lessons.TEACHER[0], tr("Tip"), "", tr(lessons.HINTS[kind]))
        self._about = kind
        self.cover_log(None)
        leaf = self.ui.log.box(self.view())
        note = TeacherNote(Ruler(self.app), speech, self._presses(), column(leaf))
        room = room_for(note.rect[3], leaf, places(self.app, self.ui)["hand"])
        if room != column(leaf):
            note = TeacherNote(Ruler(self.app), speech, self._presses(), room)
        self.teacher = note
        self.cover_log(note.rect)
        self.update_affordances()

    def _presses(self) -> list[PlateButton]:
        """The buttons of a tip: advice where the table has it, no more tips, understood."""
        understood = PlateButton("understood", tr("Got it"), self.understood, next=True)
        if not advice_on(self.app, self.flow):
            return [PlateButton("silence", tr("Turn tips off"), self.silence), understood]
        shown = tr("Key: {key}", key=written_key(self.keys.bindings.key_of("advice")))
        return [
            PlateButton("advice", tr("Advice"), self.commands.advise, shown),
            PlateButton("silence", tr("Tips off"), self.silence),
            understood,
        ]

    def _lay_aside(self) -> None:
        if self.teacher is not None:
            self.teacher, self._about = None, ""
            self.cover_log(None)
            self.update_affordances()
