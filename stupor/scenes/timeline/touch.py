"""Pointer and keys on the timeline: the seal on its rail, the wheel, the arrows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.scenes.timeline.places import SPEEDS
from stupor.scenes.widgets import inset
from stupor.stage.bindings import plain
from stupor.stage.geometry import inside
from stupor.stage.node import name_at
from stupor.stage.pointer import Input, Key, Pointer

if TYPE_CHECKING:
    from stupor.scenes.timeline.past_table import Timeline

#: The rail is gripped so far beside it.
GRIP: Final = 8.0
STEPS: Final = {"left": -1, "right": 1}
PACES: Final = {"up": 1, "down": -1}
ROUNDS: Final = {"page up": -1, "page down": 1}


class TimelineTouch:
    """Turns what hands do into moments to go to."""

    def __init__(self, scene: Timeline) -> None:
        """Serve a timeline."""
        self.inside = False
        self.over: float | None = None
        self.card = ""
        self._scene = scene
        self._dragging = False
        self._wanted: int | None = None

    def handle(self, event: Input) -> bool:
        """Answer an input; False when it means the table."""
        if isinstance(event, Pointer):
            return self._pointer(event)
        return isinstance(event, Key) and event.kind == "down" and self._key(event)

    def leave(self) -> None:
        """The pointer is elsewhere."""
        self.inside, self.over, self.card = False, None, ""

    def settle(self) -> None:
        """Go where the seal was drawn; once in a frame is enough."""
        wanted, self._wanted = self._wanted, None
        if wanted is not None and wanted != self._scene.flow.ply:
            self._scene.go(wanted)

    def ply_at(self, x: float) -> int:
        """The decision at a place of the rail."""
        length = self._scene.flow.last
        share = (x - self._scene.places.rail[0]) / self._scene.places.rail[2]
        return max(0, min(length, int(share * length)))

    def _pointer(self, event: Pointer) -> bool:
        scene, here = self._scene, self._scene.places
        at = (event.x, event.y)
        on_rail = inside(inset(here.rail, -GRIP), at) or inside(here.numerals, at)
        if self._drag(event, on_rail):
            return True
        self.inside = inside(here.panel, at) or inside(here.plates, at)
        x, _, w, _ = here.rail
        self.over = min(max(event.x, x), x + w - 1) if on_rail else None
        self.card = "" if self.inside else name_at(scene.hit_test.nodes, at)
        if not self.inside:
            return False
        if event.kind == "wheel":
            scene.step(-1 if event.amount > 0 else 1)
        elif scene.keys.pointer(event):
            scene.hide_tooltip()
            scene.closeup.stop()
            scene.hand.pointer(event)
        return True

    def _drag(self, event: Pointer, on_rail: bool) -> bool:
        """Draw the seal along the rail."""
        if event.kind == "down" and event.button == 1 and on_rail:
            self._dragging = True
            self._scene.keys.pointer(event)
            self._scene.pause()
        if not self._dragging:
            return False
        self.over = None
        if event.kind in ("down", "move"):
            self._wanted = self._scene.places.ply(event.x, self._scene.flow.last)
        elif event.kind == "up":
            self._dragging = False
        return True

    def _key(self, event: Key) -> bool:
        act = self._act_of(event)
        if act is not None:
            act()
        elif self._scene.keys.bindings.action(event) == "cancel":
            return self._cancel(bool(event.pad))
        return act is not None

    def _act_of(self, event: Key) -> Callable[[], object] | None:
        """What a key does on the timeline, if it is one of its own."""
        scene, name = self._scene, plain(event.name)
        action = scene.keys.bindings.action(event)
        if action == "skip":
            return scene.toggle
        if not scene.keys.focus.leads:
            if action in STEPS:
                return partial(scene.step, STEPS[action])
            if action in PACES:
                return partial(self._pace, PACES[action])
        if action == "seal" and event.pad:
            return partial(scene.step, 1)
        ends = {} if event.pad else {"home": 0, "end": scene.flow.last}
        leaps = {key: partial(scene.leap, by) for key, by in ROUNDS.items()}
        return (leaps | {key: partial(scene.go, at) for key, at in ends.items()}).get(name)

    def _cancel(self, pad: bool) -> bool:
        """Back by one step: from the words, from the focus, from the timeline."""
        scene = self._scene
        if scene.hide_tooltip():
            return True
        if scene.keys.focus.leads:
            scene.keys.focus.pointer_leads()
        elif pad:
            scene.go_away()
        else:
            return False
        return True

    def _pace(self, by: int) -> None:
        here = SPEEDS.index(self._scene.speed) + by
        self._scene.set_speed(SPEEDS[max(0, min(here, len(SPEEDS) - 1))])
