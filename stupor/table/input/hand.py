"""The player's hand over the table: presses, drags, clicks and keys become gestures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from stupor.stage.affordance import Affordances, Gesture
from stupor.stage.drag import Drag, Phase
from stupor.stage.geometry import Point, centre, inside
from stupor.stage.items import Rect
from stupor.stage.pointer import Pointer
from stupor.table.input.hit_test import HitTest

NOWHERE: Final[Point] = (-1.0, -1.0)
ALWAYS: Final = ("undo", "redo", "seal", "pass", "menu", "rules", "watch", "log")


class HandCallbacks(NamedTuple):
    """What is done about what the hand says.

    `act` takes the option of a gesture, `refuse` says why a thing held so cannot be dropped at a
    point, `deny` why the one that lies there cannot be picked up, `press` answers a button.
    """

    act: Callable[[Gesture], None]
    refuse: Callable[[str, Point, str], None]
    deny: Callable[[Point], None]
    press: Callable[[str], None]


def first_mode(modes: tuple[str, ...]) -> str:
    """How a thing is held when it is picked up: a card face up, if that may be."""
    return "up" if "up" in modes else modes[0]


class Hand:
    """Turns movements of mouse and keys into gestures by what is lit; it decides nothing."""

    def __init__(self, callbacks: HandCallbacks, clock: Callable[[], float]) -> None:
        """Work for whoever is called back."""
        self.drag = Drag()
        self.hover = ""
        self.target = ""
        self.carried = False
        self._callbacks = callbacks
        self._clock = clock
        self._button = ""
        self._hit_test: HitTest | None = None

    @property
    def affordances(self) -> Affordances:
        """What may be done now."""
        return self._hit_test.affordances if self._hit_test is not None else Affordances()

    def table_changed(self, hit_test: HitTest) -> None:
        """The table has changed: what is held stays held only if it still may be."""
        self._hit_test = hit_test
        self.hover = self.target = ""
        pick = self.drag.pick
        if pick and pick not in hit_test.affordances.sources():
            self.drag.clear()

    def pointer(self, event: Pointer) -> None:
        """Answer the mouse."""
        if self._hit_test is None:
            return
        if self.carried:
            self.carried = False
            self.drag.rest()
        point = (event.x, event.y)
        if event.kind == "move":
            self._move(point)
        elif event.kind == "wheel":
            self._wheel(point, 1 if event.amount >= 0 else -1)
        elif event.button == 1:
            (self._down if event.kind == "down" else self._up)(point)
        elif (event.kind, event.button) == ("down", 3):
            self._turn_or_put_back()

    def _turn_or_put_back(self) -> None:
        if not self.turn():
            self.put_back()

    def turn(self, by: int = 1) -> bool:
        """Turn what is held one way on, or back; False when it has only one side."""
        modes = self.affordances.modes(self.drag.pick) if self.drag.pick else ()
        if len(modes) < 2:
            return False
        here = modes.index(self.drag.mode) if self.drag.mode in modes else -1
        self.drag.turn(modes[(here + by) % len(modes)])
        self._aim(self.drag.at)
        if self.carried and not self.target:
            self.carry(next(iter(self.targets()), ""))
        return True

    def take_turned(self, source: str, by: int) -> bool:
        """Take up a thing and turn it at once; False where it has only one side."""
        if len(self.affordances.modes(source)) < 2 or not self._take_up(source):
            return False
        return bool(self.drag.mode) or self.turn(by)

    def put_back(self) -> bool:
        """Let what is held fly home; False when nothing is held."""
        self.target = self.hover = ""
        if not self.drag.pick:
            return False
        self.drag.send_home(self._clock())
        return True

    def pointer_left(self) -> None:
        """The pointer is elsewhere; what is held stays held."""
        self.hover = ""
        if not self.drag.pick:
            self.drag.at = NOWHERE

    def hold_on(self, gesture: Gesture) -> None:
        """Hold a thing on where it was dropped, to be dropped there once more."""
        if self._take_up(gesture.pick):
            self.drag.turn(gesture.mode)
            self.carry(gesture.drop)

    def forget(self) -> None:
        """Let go of what is pressed without a word."""
        self.drag.clear()
        self.target = self._button = ""

    def targets(self) -> tuple[str, ...]:
        """Where what is held may be dropped."""
        return self.affordances.targets(self.drag.pick, self.drag.mode) if self.drag.pick else ()

    def press_key(self, name: str) -> None:
        """Answer a key on a thing: press it, or lift it and bring it to its first target."""
        if name in self.affordances.sources():
            self._lift(name)
        elif name in (*self.affordances.buttons(), *ALWAYS):
            self._callbacks.press(name)

    def carry(self, target: str) -> None:
        """Bring what is held over one of its targets without the mouse."""
        aim = self._hit_test.aim(target) if self._hit_test is not None else None
        if aim is None or not self.drag.pick:
            return
        self.drag.carry(aim)
        self.target, self.carried = target, True

    def drop(self) -> bool:
        """Drop what is held on the target it was brought to; False when there is none."""
        gesture = self.affordances.gesture(self.drag.pick, self.target, self.drag.mode)
        if gesture is None:
            return False
        self._act(gesture)
        return True

    def _lift(self, source: str) -> None:
        if self._take_up(source) and not self._clicked(source):
            self.carry(next(iter(self.targets()), ""))

    def _take_up(self, source: str) -> bool:
        """Hold a thing by its middle without pressing on; False where it is not on the table."""
        rect = self._rect(source)
        if rect is not None:
            self.drag.clear()
            self._grip(source, centre(rect))
            self.drag.release()
        return rect is not None

    def _rect(self, name: str) -> Rect | None:
        """Where a thing lies, if it is on the table."""
        return self._hit_test.rect(name) if self._hit_test is not None else None

    def _wheel(self, point: Point, by: int) -> None:
        """Turn what is held, or what lies under the pointer where the game turns things so."""
        hit_test = self._hit_test
        if self.drag.pick or hit_test is None:
            self.turn(by)
        elif hit_test.ui.input.keys.turns:
            self.take_turned(hit_test.source_at(point), by)

    def _move(self, point: Point) -> None:
        hit_test = self._hit_test
        if hit_test is None:
            return
        self.drag.move(point)
        if self.drag.up:
            self._aim(point)
        else:
            self.drag.at = point
            self.hover = self._under(hit_test, point)

    def _under(self, hit_test: HitTest, point: Point) -> str:
        """What a press would mean; a card that has risen is as large as it looks."""
        found = hit_test.source_at(point) or hit_test.button_at(point, ALWAYS)
        if found:
            return found
        risen = hit_test.raised(self.hover)
        if self.hover in hit_test.affordances.sources() and risen and inside(risen, point):
            return self.hover
        return "" if self.drag.pick else hit_test.source_beside(point)

    def _aim(self, point: Point) -> None:
        if self._hit_test is not None and self.drag.up:
            self.target = self._hit_test.target_at(point, self.drag.pick, self.drag.mode)

    def _down(self, point: Point) -> None:
        hit_test = self._hit_test
        if hit_test is None:
            return
        if self.drag.phase is Phase.LIFTED and self._dropped(point, self.drag.pick, self.drag.mode):
            return
        under = self._under(hit_test, point)
        source = under if under in hit_test.affordances.sources() else ""
        held, by = self._handle(source)
        if by and self.drag.phase is Phase.LIFTED and held == self.drag.pick:
            self.turn(by)
        elif source:
            self._grip(source, point)
        else:
            self._press_or_refuse(hit_test, point)

    def _press_or_refuse(self, hit_test: HitTest, point: Point) -> None:
        """Press a button; or say why nothing can be dropped or picked up there."""
        self._button = hit_test.button_at(point, ALWAYS)
        if self.drag.pick:
            self._refuse(point, self.drag.pick, self.drag.mode)
        elif not self._button:
            self._callbacks.deny(point)

    def _handle(self, source: str) -> tuple[str, int]:
        """What a handle belongs to, and how it turns that; 0 for what is no handle."""
        known = self._hit_test.ui.input.keys.handles if self._hit_test is not None else {}
        end = next((end for end in known if source.endswith(end)), "")
        return (source.removesuffix(end), known[end]) if end else (source, 0)

    def _dropped(self, point: Point, pick: str, mode: str) -> bool:
        """Drop a thing at a point; False where it may not be dropped."""
        target = self._hit_test.target_at(point, pick, mode) if self._hit_test is not None else ""
        gesture = self.affordances.gesture(pick, target, mode) if target else None
        if gesture is not None:
            self._act(gesture)
        return gesture is not None

    def _grip(self, source: str, point: Point) -> None:
        held, by = self._handle(source)
        rect = self._rect(held)
        if rect is None:
            return
        mode = first_mode(self.affordances.modes(source))
        self.drag.clear() if self.drag.pick != held else None
        self.drag.press(held, rect, point, mode, middle=bool(by))
        self.target = ""

    def _up(self, point: Point) -> None:
        button, self._button = self._button, ""
        if button:
            if self._hit_test is not None and self._hit_test.button_at(point, (button,)) == button:
                self._callbacks.press(button)
            return
        if self.drag.phase not in (Phase.PRESSED, Phase.DRAGGING):
            return
        pick, mode = self.drag.pick, self.drag.mode
        if self.drag.release():
            if not self._dropped(point, pick, mode):
                self._refuse(point, pick, mode)
        elif not self._clicked(pick) and self.drag.up:
            self._aim(point)

    def _clicked(self, pick: str) -> bool:
        """Say what one click on a source says; False when it only lifts the thing."""
        said = self.affordances.press(pick) or self.affordances.quick(pick)
        if pick in ALWAYS:
            self.drag.clear()
            self._callbacks.press(pick)
        elif said is not None:
            self._act(said)
        return pick in ALWAYS or said is not None

    def _refuse(self, point: Point, pick: str, mode: str) -> None:
        """Say why a thing cannot be dropped there, and let it fly home."""
        self._callbacks.refuse(pick, point, mode)
        self.put_back()

    def _act(self, gesture: Gesture) -> None:
        self.target = ""
        self._callbacks.act(gesture)
