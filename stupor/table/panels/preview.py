"""The ghost preview: which choice is under the hand, and when it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import dist
from typing import Final

from stupor.stage.affordance import Gesture, Held
from stupor.stage.course import NOTHING, GameCourse, PreviewedChoice
from stupor.stage.drag import Drag
from stupor.stage.geometry import Point, centre
from stupor.stage.items import Item
from stupor.stage.messages import Preview
from stupor.stage.plaque import Plaque
from stupor.stage.view import View
from stupor.table.input.hand import Hand
from stupor.table.input.hit_test import HitTest
from stupor.table.overlay import ground

#: How long the pointer rests on a button before its preview comes.
DWELL: Final = 0.15
#: How far from the hand, in units of the page, it is known ahead what would be refused.
NEAR: Final = 260.0


class GhostPreview:
    """Works out, when it is looked at, what follows from the choice under the hand."""

    def __init__(self, course: GameCourse, clock: Callable[[], float]) -> None:
        """Preview the choices of the one who looks."""
        self._course = course
        self._clock = clock
        self._hover = ""
        self._since = 0.0
        self._view: View | None = None
        self._known: dict[PreviewedChoice, Preview] = {}
        self._miss: tuple[tuple[object, ...], PreviewedChoice] = ((), NOTHING)
        self._held: tuple[object, ...] = ()
        self._unasked: set[Point] = set()

    def tick(self, hand: Hand, now: float) -> float | None:
        """Seconds until the hovered button is to be previewed, None where nothing is hovered."""
        self._notice(hand, now)
        left = self._since + DWELL - now
        return left if self._hover and left > 0 else None

    def subject(self, hit_test: HitTest, hand: Hand) -> PreviewedChoice:
        """What the hand is about to choose, or would be refused."""
        if self._course.decision is None:
            return NOTHING
        if hand.drag.up:
            return self._dropped(hit_test, hand) if hand.target else self._missed(hit_test, hand)
        self._notice(hand, self._clock())
        if hand.drag.held is not None or self._clock() - self._since < DWELL:
            return NOTHING
        return self._pressed(hit_test, self._hover)

    def told(
        self, hit_test: HitTest, subject: PreviewedChoice, plaques: Sequence[Plaque] = ()
    ) -> Preview:
        """What a choice would do, and the plate beside what is carried."""
        if not subject.option:
            return Preview()
        if hit_test.view is not self._view:
            self._view = hit_test.view
            self._known.clear()
        if subject not in self._known:
            over = ground(plaques) if plaques else None
            self._known[subject] = hit_test.ui.text.preview(
                self._course, hit_test.view, subject, over
            )
        return self._known[subject]

    def ahead(
        self,
        hit_test: HitTest,
        hand: Hand,
        plaques: Sequence[Plaque],
        drawn: Callable[[Iterable[Item]], None],
    ) -> bool:
        """Look at one more of the drops that the thing under the pointer may soon come to.

        Its words are measured, and are to be `drawn`; False: all of them have been looked at.
        """
        for subject in self._possible(hit_test, hand):
            if subject.option and (subject not in self._known or hit_test.view is not self._view):
                told = self.told(hit_test, subject, plaques)
                plate = told.plate
                drawn([*told.items, *((*plate.items, plate.at(0, 0)) if plate else ())])
                return True
        return False

    def _possible(self, hit_test: HitTest, hand: Hand) -> Iterator[PreviewedChoice]:
        """The drops of what is held, barred ones near, too, or of what the pointer could take."""
        if self._course.decision is None:
            return
        pick, can = hand.drag.pick or hand.hover, hit_test.affordances
        for target in can.targets(pick, hand.drag.mode):
            yield _choice_of(can.gesture(pick, target, hand.drag.mode), carried=True)
        if hand.drag.up:
            yield from self._barred_near(hit_test, hand.drag)

    def _barred_near(self, hit_test: HitTest, drag: Drag) -> Iterator[PreviewedChoice]:
        """What would be refused about the hand, the nearest first, each place asked once."""
        held = (hit_test, drag.pick, drag.mode)
        if held != self._held:
            self._held, self._unasked = held, {centre(node.rect) for node in hit_test.nodes}
        near = [(dist(at, drag.at), at) for at in self._unasked if dist(at, drag.at) < NEAR]
        for _, at in sorted(near):
            self._unasked.discard(at)
            yield self._found_barred(hit_test, drag, at)

    def _dropped(self, hit_test: HitTest, hand: Hand) -> PreviewedChoice:
        drag, can = hand.drag, hit_test.affordances
        return _choice_of(can.gesture(drag.pick, hand.target, drag.mode), carried=True)

    def _missed(self, hit_test: HitTest, hand: Hand) -> PreviewedChoice:
        """The held thing is over a place where the rules do not want it; asked twice a frame."""
        drag = hand.drag
        key = (hit_test, drag.pick, drag.mode, drag.at)
        if key != self._miss[0]:
            self._miss = (key, self._found_barred(hit_test, drag, drag.at))
        return self._miss[1]

    def _found_barred(self, hit_test: HitTest, drag: Drag, at: Point) -> PreviewedChoice:
        asked = self._course.decision
        if asked is None:
            return NOTHING
        held, under = Held(drag.pick, drag.mode), partial(hit_test.place_at, at)
        place, meant, _ = hit_test.ui.input.attempt(asked, hit_test.view.table, held, under)
        if meant is None or meant in asked.options:
            return NOTHING
        return PreviewedChoice(meant, barred=place, carried=True)

    def _pressed(self, hit_test: HitTest, name: str) -> PreviewedChoice:
        can = hit_test.affordances
        return _choice_of(can.press(name) or can.quick(name))

    def _notice(self, hand: Hand, now: float) -> None:
        if hand.hover != self._hover:
            self._hover, self._since = hand.hover, now


def _choice_of(gesture: Gesture | None, carried: bool = False) -> PreviewedChoice:
    if gesture is None:
        return NOTHING
    follow = (gesture.follow,) if gesture.follow else ()
    return PreviewedChoice(gesture.option, follow, carried=carried)
