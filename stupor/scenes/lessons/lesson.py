"""A lesson at the real table: the same pieces, previews and words, and a teacher beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from stupor.engine.notation import Option, option_of
from stupor.language import spoken, tr, trc
from stupor.lessons.lesson import Lesson, Step
from stupor.lessons.progress import LessonProgress
from stupor.scenes.lessons.beginning import TranslatedNamesFlow, begun
from stupor.scenes.lessons.commands import LessonCommands, to_read
from stupor.scenes.lessons.demonstration import Demonstration, HintDelay
from stupor.scenes.lessons.ending import LessonEnd, leaving
from stupor.scenes.lessons.highlight import (
    AROUND,
    Spot,
    dusk,
    hex_grown,
    highlights,
    in_light,
    ink_of,
)
from stupor.scenes.lessons.part import OPENING, required_lessons
from stupor.scenes.lessons.plate import ABOVE, PlateButton, Speech, TeacherPlate, wanted_width
from stupor.scenes.lessons.step_places import allowed, pressed_for, region_of, way_shown, with_risen
from stupor.scenes.ruler import Ruler
from stupor.scenes.scene import FRAME
from stupor.scenes.settings.keys import written_pad
from stupor.scenes.widgets import inset
from stupor.stage.affordance import Gesture
from stupor.stage.drag import Phase
from stupor.stage.geometry import around_all, overlap
from stupor.stage.items import Item, Rect
from stupor.stage.log_leaf import column
from stupor.stage.pointer import Input, Key, Pointer
from stupor.table.coached import CoachedTable
from stupor.table.input.hover import lit_areas
from stupor.table.panels.teacher_note import TeacherNote


class LessonScene(CoachedTable):
    """Teaches one lesson."""

    commands_type = LessonCommands
    flow_type = TranslatedNamesFlow
    status_text = property(to_read)

    def __init__(
        self, game: str, lesson: Lesson, at: int = 0, played: Sequence[Option] = ()
    ) -> None:
        """Begin a lesson of a game, or take it up at a step after these choices of all seats."""
        self.lesson = lesson
        self.lessons = required_lessons(game)
        self.progress = LessonProgress(lesson, at)
        self.teacher: TeacherPlate | TeacherNote | None = None
        self._marks: list[int] = []
        self._answer, self._for = "", tuple[object, ...]()
        self._high: tuple[object, float] = ((), 0.0)
        self._shown_rects: list[Rect] = []
        self._frames, self._dusk = list[Item](), list[Item]()
        self._demonstration: Demonstration | None = None
        self._patience = HintDelay()
        self._end: LessonEnd | None = None
        super().__init__(begun(game, lesson, played), {"hands": "open"})
        self._mark()

    def enter(self) -> None:
        """Look at the table and let the teacher speak."""
        super().enter()
        self._for = ()
        self.speak()

    def leave(self) -> None:
        """Nothing is pointed at any more."""
        super().leave()
        for shown in (self.teacher, self._end):
            if shown is not None:
                shown.controls.forget()

    def resized(self) -> None:
        """Lay table and plate out anew."""
        super().resized()
        self._for = ()

    def tick(self, now: float) -> float | None:
        """Let the table go on, and what the teacher shows."""
        wanted = super().tick(now)
        self.speak()
        showing = self._demonstration
        if showing is not None and showing.over(now):
            self._demonstration = None
        wanted = self._helps(wanted, now)
        return FRAME if self._demonstration is not None else wanted

    def _helps(self, wanted: float | None, now: float) -> float | None:
        """Show the way unasked to who does nothing for a while; when to look again."""
        if not (self._helping and self._calm and self._wanted()):
            return wanted
        left = self._patience.left((self.progress.at, self.flow.version), now)
        if left == 0.0:
            self._patience.help()
            self.show()
        return min((time for time in (left, wanted) if time is not None), default=None)

    @property
    def _helping(self) -> bool:
        """Whether a choice is waited for that may be shown, and is not shown yet."""
        if self._end is not None or self.progress.over or self.app.settings.reduced_motion:
            return False
        return not self.progress.step.reading and self._demonstration is None

    @property
    def _calm(self) -> bool:
        """Whether nothing moves and nothing is carried."""
        return not (self.flow.timeline.busy or self.hand.drag.up)

    def overlay(self, now: float) -> list[Item]:
        """The table's lights, then what the teacher shows and says."""
        found = super().overlay(now)
        if self._end is not None:
            return found + self._end.items()
        if self.teacher is None or self.app.stack.top is not self:
            return found
        return self._taught(self.teacher, found, now)

    def _taught(self, by: TeacherPlate | TeacherNote, found: list[Item], now: float) -> list[Item]:
        """The lights of the table, with what the teacher shows and says over them."""
        if self._calm and self.closeup.seat < 0:
            found = found + self._dusk + self._frames
        if self._demonstration is not None:
            found = found + self._demonstration.items(now, self.app.camera.page[0])
        if overlap(by.rect, self._places["prompt.text"]):
            found = [item for item in found if item.key != "ribbon"]  # half a sentence says nothing
        return found if isinstance(by, TeacherNote) and self.previewing else found + by.items()

    def handle(self, event: Input) -> None:
        """The teacher's plate comes first, then the table."""
        self._patience.stir(self.app.now())
        if self._end is not None:
            self._end.handle(event)
        elif not self._heard_by_coach(event):
            super().handle(event)
        self.speak()

    def _heard_by_coach(self, event: Input) -> bool:
        if self.teacher is None:
            return False
        if isinstance(event, Pointer):
            dragging = self.hand.drag.phase in (Phase.PRESSED, Phase.DRAGGING)
            heard = not dragging and self.teacher.handle(event)
            if heard:
                self.hovering.stop()
            return heard
        return isinstance(event, Key) and self._heard_key(event)

    def _heard_key(self, event: Key) -> bool:
        """Keys of the plate: Page up and down, Home, and Enter where there is only to read."""
        presses = {press.key: press.press for press in self._presses() if press.key}
        if event.name in presses:
            if event.kind == "down":
                presses[event.name]()
            return True
        if not self.progress.step.reading:
            return event.kind == "down" and self._helped(event)
        if self.keys.bindings.action(event) not in ("confirm", "skip"):
            return False
        if event.kind == "down":
            self.next()
        return True

    def _helped(self, event: Key) -> bool:
        """On a gamepad the button for lights also shows the way, the one for haste also skips."""
        action = self.keys.bindings.action(event) if event.pad else ""
        if action == "hints":
            self.show()
        elif action == "skip" and not self.flow.timeline.busy:
            self.skip()
            return True
        return False

    def answer(self, words: str) -> None:
        """Say why a choice is not wanted now."""
        self._answer = words

    def done(self, option: Option) -> None:
        """A choice was taken: go on when it was the one."""
        self._answer = ""
        self._demonstration = None
        self.progress.done(option)
        self._mark()

    def next(self) -> None:
        """The words were read."""
        self.app.audio.play("click")
        self.commands.clear()
        self.hand.put_back()
        self.progress.read()
        self._answer = ""
        self._mark()
        self.speak()

    def skip(self) -> None:
        """Let the teacher make the next choice of this step."""
        wanted = self._wanted()
        if wanted:
            self.flush()
            self.commands.act(Gesture(wanted[0]))

    def show(self) -> None:
        """Let a hand show how the next choice is made."""
        way = way_shown(self.hit_test, self._wanted(), self.progress.step.shows)
        if way is not None:
            still = self.app.settings.reduced_motion
            self._demonstration = Demonstration(way, self.app.now(), still)

    def back(self) -> None:
        """Take up the step before."""
        at = max(0, self.progress.at - 1)
        played = [option_of(str(line["key"])) for line in self.flow.session.journal()
                  if "key" in line][: self._marks[at]]  # fmt: skip
        earlier = LessonScene(self.flow.session.spec.id, self.lesson, at, played)
        earlier._marks = self._marks[: at + 1]
        self.app.stack.replace(earlier)

    def leave_early(self) -> None:
        """Leave for the list of lessons; what must then be done again is asked about first."""
        if not self.progress.at or self.progress.over:
            self.go()
            return
        stack, (step, steps) = self.app.stack, (self.progress.at + 1, len(self.lesson.steps))
        stack.push(leaving(step, steps, self._leave_now, lambda: stack.pop()))

    def _leave_now(self) -> None:
        self.app.stack.pop()
        self.go()

    def go(self, other: Lesson | None = None) -> None:
        """Leave for another lesson or for the list of them."""
        if other is not None:
            self.app.preparing(tr(OPENING))
            self.app.stack.replace(LessonScene(self.flow.session.spec.id, other))
        else:
            self.app.stack.pop()

    def open_moment(self, choice: int | None) -> None:
        """A lesson has its own way back."""

    def rects(self, names: Sequence[str]) -> list[Rect]:
        """Where the things a step speaks of are."""
        return [rect for name in names if (rect := self._rect(name)) is not None]

    @property
    def _places(self) -> Mapping[str, Rect]:
        """The named places of this very table."""
        return self.hit_test.view.anchors

    def _rect(self, name: str) -> Rect | None:
        group = self.lessons.region(self.hit_test.view, name)
        if name in ("seal", "end"):  # with its name and its note, which stand below it
            group = around_all([self._places[f"actions.{part}"] for part in ("seal", "label")])
        place = group or self._places.get(name) or region_of(self._places, name)
        return place or self.hit_test.rect(name)

    def _framed(self, names: Sequence[str]) -> list[Item]:
        """The frames round what a step speaks of; those of cards lean with them."""
        spots = []
        for name in names:
            rect, lean = self.lessons.leaning(self.hit_test.view, name) or (self._rect(name), 0.0)
            if rect is not None:
                lit = with_risen(self.hit_test, self.hovering.near, rect)
                light = self.lessons.light(lit, f"shown.{name}", ABOVE - 3)
                spots.append(Spot(lit, lean * (lit == rect), light))
        table = [*self.items(), *super().overlay(self.app.now())]
        return highlights(spots, table, partial(ink_of, self.app))

    def _dimmed(self, step: Step) -> list[Item]:
        """Dusk over all but what is spoken of, what is to be done, and the ribbon."""
        if not step.shows or step.free:
            return []
        near = self.hovering.near
        lit = [with_risen(self.hit_test, near, rect) for rect in self._spoken_of()]
        hexes = [rect for rect in lit if self.lessons.light(rect, "", 0) is not None]
        holes = [inset(rect, -AROUND) for rect in lit if rect not in hexes]
        holes += [self._places["prompt"]] if "prompt" in self._places else []
        wide, high = self.app.camera.page
        return dusk((0.0, 0.0, wide, high), holes, self.app.camera.k, [*map(hex_grown, hexes)])

    def _spoken_of(self) -> list[Rect]:
        """What is shown, and what is to be pressed, gripped or reached beside it."""
        shown = self._shown_rects
        return [*dict.fromkeys((*shown, *(r for r in self.needed() if not in_light(r, shown))))]

    def needed(self) -> list[Rect]:
        """Where a wanted choice is pressed, or else gripped and dropped: it must stay free."""
        return pressed_for(self.hit_test, self.progress.awaited(self._wanted()))

    def usable(self) -> list[Rect]:
        """All of the table that a free turn needs."""
        progress = self.progress
        return allowed(self.hit_test, self.flow.decision, progress) if progress.step.free else []

    def speak(self) -> None:
        """Lay the plate anew when there is something new to say or another place for it.

        The light follows a card that rises under the pointer.
        """
        key = (self.progress.at, self._answer, self.flow.version, self.app.camera.k)
        risen = self.hit_test.raised(self.hovering.near)
        if self._for == (key, risen) or self._end is not None:
            return
        said, self._for = self._for[:1] == (key,), (key, risen)
        if not said:
            self.hide_tooltip()
        if self.progress.over:
            self._finish()
            return
        step = self.progress.step
        self._shown_rects = self.rects(step.shows)
        self._frames, self._dusk = self._framed(step.shows), self._dimmed(step)
        if said:
            return
        plate = self._plate()
        needed = any(overlap(rect, plate.rect) for rect in self.usable())
        self.teacher = self._note() if needed else plate
        self.cover_log(self.teacher.rect if needed else None)

    def _plate(self) -> TeacherPlate:
        """The plate of this step, docked where it hides nothing that is spoken of or wanted."""
        usual = self._tallest()
        plate = TeacherPlate(Ruler(self.app), self._speech(), self._presses(), usual, self._width)
        soft = [self._places[name] for name in self.lessons.SOFT]
        foretold = self.lessons.FORETOLD
        told = [self._places[foretold]] if foretold and not self.progress.step.reading else []
        hard = self._shown_rects + self.needed() + told
        touched = [self._places[name] for name in self.lessons.covering(self.hit_test.view)]
        touched += lit_areas(self.hit_test) if told else ()
        plate.place(self.app.camera.page, hard, soft, self.lesson.dock, usual, touched)
        return plate

    def _note(self) -> TeacherNote:
        """A note on the log's leaf, all of it for large letters: a free turn needs the table."""
        leaf = self.ui.log.box(self.view())
        note = partial(TeacherNote, Ruler(self.app), self._speech(), self._presses())
        beside = note(column(leaf))
        return note(leaf) if beside.small else beside

    def _speech(self) -> Speech:
        lesson, said = self.lesson, tr(self.progress.step.text)
        count = f"{self.progress.at + 1} / {len(lesson.steps)}"
        return Speech(lesson.teacher, tr(lesson.called), count, said, self._answer)

    def _tallest(self) -> float:
        """How high the plate is on every page of this lesson."""
        key = (self.app.camera.k, self.app.settings.text, spoken())
        if self._high[0] != key:
            ruler, said = Ruler(self.app), self._speech()
            texts = {tr(step.text) for step in self.lesson.steps}
            speeches = (replace(said, text=text, answer="") for text in texts)
            high = max(TeacherPlate(ruler, one, (), 0, self._width).height for one in speeches)
            self._high = key, high
        return self._high[1]

    @property
    def _width(self) -> float:
        return wanted_width(self.lesson.widths, self.app.camera.page, self.app.settings.text)

    def _presses(self) -> list[PlateButton]:
        found = [PlateButton("leave", tr("Leave"), self.leave_early, tr("Key: Esc"))]
        if self.progress.at:
            found.append(
                PlateButton("back", trc("a page", "Back"), self.back, tr("Key: Page Up"), "page up")
            )
        if self.progress.step.reading:
            key, word = tr("Key: Enter"), trc("a step", "Next")
            return [*found, PlateButton("next", word, self.next, key, "page down", next=True)]
        pads = self.keys.bindings.pad_of
        light, haste = written_pad(pads("hints")), written_pad(pads("skip"))
        shown = tr("Key: Home; gamepad: {button}", button=light)
        skipped = tr("Key: Page Down; gamepad: {button}", button=haste)
        found += [PlateButton("show", tr("Show"), self.show, shown, "home")]
        return [*found, PlateButton("skip", tr("Skip"), self.skip, skipped, "page down")]

    def _wanted(self) -> list[Option]:
        asked = self.flow.decision
        return self.progress.wanted(asked.options) if asked is not None else []

    def _mark(self) -> None:
        """Remember how much had been played when this step began."""
        del self._marks[self.progress.at + 1 :]
        while len(self._marks) <= self.progress.at:
            self._marks.append(self.flow.session.ply)

    def _finish(self) -> None:
        self.app.change(lessons=(*dict.fromkeys((*self.app.settings.lessons, self.lesson.id)),))
        self.app.audio.play("fanfare")
        self.teacher = None
        self._end = LessonEnd(self.app, self.lessons, self.lesson, self.go)
