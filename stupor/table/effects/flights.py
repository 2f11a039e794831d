"""What is in the air: the motions of the running clips, and dropped pieces that still hang."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from stupor.engine.events import Event
from stupor.language import mark, tr
from stupor.stage.bindings import Bindings
from stupor.stage.game_ui.animation import Animation
from stupor.stage.geometry import Point, holds
from stupor.stage.items import Item, Rect
from stupor.stage.key_names import written_key
from stupor.stage.motion import ClipVisual, Motion, RunningTotals
from stupor.stage.pointer import Input, Key, Pointer
from stupor.stage.timeline import Running, Timeline
from stupor.stage.view import View
from stupor.table.effects.change_glow import ChangeGlow

UNKNOWN: Final = "?"
#: What the ribbon waits for while a card lies there to be read.
READ: Final = mark("Read the card; {confirm} or {skip} goes on.")
#: What lets a card go on that lies there to be read; skipping animations does so anyway.
ON: Final = ("confirm", "seal")
#: A motion is looked at so often ahead, to make its surfaces before it is seen.
AHEAD: Final = 42
#: So many new surfaces are work enough for one frame.
COSTLY: Final = 12
#: Makes surfaces of what is seen later; False: the rest of them in the next frame.
Make = Callable[[Iterable[Item]], bool]


class Shown(NamedTuple):
    """A running clip, and what is seen of it."""

    running: Running
    visual: ClipVisual = ClipVisual()


class Flights:
    """Follows the timeline; knows which pieces have left the table for a moment."""

    def __init__(
        self,
        move: Animation[View],
        timeline: Timeline,
        view: Callable[[], View],
        totals: Callable[[], RunningTotals],
    ) -> None:
        """Watch a timeline; `view` tells how the shown table looks, `totals` makes what adds up."""
        self._animation = move
        self._timeline = timeline
        self._view = view
        self._shown: dict[int, Shown] = {}
        #: Whether the table stands back: a moment is told, or a card lies there to be read.
        self.telling = False
        self.reading = False
        self._number = 0
        #: Motions, and the steps of them whose surfaces are still to be made.
        self._unmade: deque[tuple[Motion, int]] = deque()
        self._still: list[Item] = []
        self._began = 0.0
        self._heeded: tuple[float, bool, bool] | None = None
        self.calm = False
        self.tally = totals()
        self._pulses = ChangeGlow(move)
        self.waiting: dict[str, Rect] = {}

    def set_speed(self, speed: float, calm: bool, brief: bool) -> None:
        """Move as fast and as much as the player likes, and tell moments as briefly."""
        if (speed, calm, brief) != self._heeded:
            self._heeded = speed, calm, brief
            self._timeline.speed = speed
            self._pulses.set_speed(speed, calm)
            self._timeline.brief = brief
            self.calm = calm

    def hidden(self) -> frozenset[str]:
        """Pieces that must not be drawn where they lay."""
        flying = {r.clip.piece for r in self._timeline.running() if r.clip.piece != UNKNOWN}
        walkers = {shown.visual.hidden_piece for shown in self._shown.values()}
        return frozenset((flying | walkers | self.waiting.keys()) - {""})

    @property
    def skippable(self) -> bool:
        """Whether something is told that any click or key ends."""
        line = self._timeline
        return any(entry.clip.style in line.moments for entry in line.running())

    def ended_by(self, event: Input, bindings: Bindings) -> bool:
        """Whether an event ends a moment: any click, key or turn of the wheel does.

        To confirm, or to press the seal, lets a card go on that lies there to be read.
        """
        if isinstance(event, Pointer):
            return event.kind in ("down", "wheel") and self.skippable
        if not isinstance(event, Key) or event.kind != "down":
            return False
        return self.skippable or (self.reading and bindings.action(event) in ON)

    def waits_for(self, bindings: Bindings) -> str:
        """What somebody is to do about a card that lies there to be read."""
        if not self.reading:
            return ""
        confirm, skip = (written_key(bindings.key_of(action)) for action in ("confirm", "skip"))
        return tr(READ, confirm=confirm, skip=skip)

    def launch(self, piece: str, rect: Rect) -> None:
        """A piece was dropped here: its flight starts from the hand, not from its old place."""
        if not self.calm:
            self.waiting[piece] = rect

    @property
    def paused(self) -> bool:
        """Whether everything in the air stands still until the surfaces of new clips are made."""
        return bool(self._unmade)

    def start(self, make: Make, work: Callable[[], int], clock: Callable[[], float]) -> bool:
        """Follow the timeline; new clips get their surfaces, then their clocks start.

        False: wait a frame, because they lack some, or because that was much `work`.
        """
        if not self.paused:
            self._began = clock()
        before = work()
        if not self.follow(make):
            self._timeline.stands = True
            return False
        self._timeline.delay(clock() - self._began)
        return work() - before <= COSTLY

    def follow(self, make: Make | None = None) -> bool:
        """Give every new clip its motion and make its surfaces; forget those that have ended.

        False: not all is made yet.
        """
        running = {id(entry): entry for entry in self._timeline.running()}
        before = self._shown
        self._shown = {
            key: shown
            for key, shown in self._shown.items()
            if key in running and shown.running is running[key]
        }
        for key, entry in running.items():
            if key not in self._shown:
                self._shown[key] = shown = self._begun(entry)
                motion = shown.visual.motion
                self._unmade += [(motion, n) for n in range(AHEAD + 1)] if motion else []
        self._see_telling(before)
        if not self._timeline.busy:
            self.waiting.clear()
        return self._made(make)

    def _see_telling(self, before: dict[int, Shown]) -> None:
        told, seen = self._timeline.moments, self._shown
        if seen.keys() != before.keys():
            self.telling = self.reading = False
            for running, visual in seen.values():
                self.reading |= visual.read is not None
                self.telling |= self.reading or running.clip.style in told

    def items(self, now: float) -> list[Item]:
        """Everything in the air at this moment."""
        if not self.paused:
            self._still = self._in_the_air(now)
        return self._still

    def _in_the_air(self, now: float) -> list[Item]:
        found: list[Item] = []
        seen = self._timeline.time(now)
        for entry, visual in self._shown.values():
            if visual.motion is not None:
                found += visual.motion.items(entry.progress(seen))
        if self.waiting:
            view = self._view()
            for piece, rect in self.waiting.items():
                found += self._animation.held_piece(view, piece, rect)
        if self.tally.totals and not self.skippable:
            found += self.tally.items(self._view())
        return found + self._pulses.items(now)

    def see_resting(self, view: View, items: Sequence[Item], now: float) -> None:
        """See what rests now, and what of it has changed."""
        self._pulses.compare(view, items, self._timeline.model.shown, now)

    def pin_card(self, point: Point, now: float) -> bool:
        """Keep a card that is shown to be read, or let it go on; False when none is meant."""
        running = self._timeline.running()
        shown = (seen.read for entry, seen in self._shown.values() if entry in running)
        read = next((box for box in shown if box is not None), None)
        if read is None:
            return False
        meant = holds(read, point)
        if self._timeline.held:
            self._timeline.resume(now)
        elif meant:
            self._timeline.hold(now)
        for key, (entry, seen) in self._shown.items():
            if seen.read is not None:
                self._shown[key] = self._begun(entry)
        return meant

    def add_totals(self, events: Sequence[Event], now: float) -> None:
        """Add up what an End Phase brings."""
        self.tally.add(events, now)

    def next_frame(self, now: float) -> float | None:
        """Seconds until something goes that is only there to be read, or to be noticed."""
        waits = (
            self.tally.seconds_left(now),
            self._pulses.next_frame(self._timeline.model.version, now),
        )
        found = [wait for wait in waits if wait is not None]
        return min(found) if found and not self._timeline.busy else None

    def _begun(self, entry: Running) -> Shown:
        if entry.end <= entry.begin:
            return Shown(entry)
        self._number += 1
        view = replace(self._view(), hidden=frozenset(), pinned=self._timeline.held)
        held = self.waiting.pop(entry.clip.piece, None)
        seen = self._animation.visual(view, entry.clip, f"air/{self._number}", held, self.calm)
        return Shown(entry, seen)

    def _made(self, make: Make | None) -> bool:
        """Make surfaces as long as there is time; with nobody to make them they come when seen."""
        while make is not None and self._unmade:
            motion, step = self._unmade[0]
            if not make(motion.items(step / AHEAD)):
                return False
            self._unmade.popleft()
        self._unmade.clear()
        self._timeline.stands = False
        return True
