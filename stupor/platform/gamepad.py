"""Gamepads: buttons, cross and left stick as the keys that they stand for."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, Literal

import pygame

from stupor.stage.pointer import Key

if TYPE_CHECKING:
    from pygame.event import Event

_log = logging.getLogger(__name__)
Kind = Literal["down", "up"]
#: Buttons of a pad that SDL knows, by their numbers; names are those of the most common make.
BUTTONS: Final = {
    0: "a",
    1: "b",
    2: "x",
    3: "y",
    4: "back",
    6: "start",
    7: "l3",
    8: "r3",
    9: "lb",
    10: "rb",
    11: "up",
    12: "down",
    13: "left",
    14: "right",
}
#: The same of a pad that SDL does not know: most count like this.
PLAIN: Final = {
    0: "a",
    1: "b",
    2: "x",
    3: "y",
    4: "lb",
    5: "rb",
    6: "back",
    7: "start",
    8: "l3",
    9: "r3",
}
TRIGGERS: Final = {4: "lt", 5: "rt"}
DIRECTIONS: Final = frozenset({"up", "down", "left", "right"})
AXES: Final = (("left", "right"), ("up", "down"))
FULL: Final = 32768
#: A stick counts from here on, and until it is back here.
PUSHED: Final = 0.55
RELEASED: Final = 0.35
#: A held direction says itself again after a while, then quickly.
PATIENCE: Final = 0.42
AGAIN: Final = 0.13
#: What a page without an own meaning for a button takes it for.
STANDS_FOR: Final = {
    "a": "return",
    "b": "escape",
    "rb": "tab",
    "lb": "tab",
    "lt": "pageup",
    "rt": "pagedown",
    **{name: name for name in DIRECTIONS},
}
_SHIFT: Final = frozenset({"shift"})


def pad_key(kind: Kind, name: str) -> Key:
    """A button as a key: its own name in `pad`, and the key it stands for elsewhere."""
    mods = _SHIFT if name == "lb" else frozenset()
    return Key(kind, STANDS_FOR.get(name, f"pad {name}"), mods, pad=name)


class Gamepads:
    """Every gamepad that is plugged in; without one, or without SDL's part for it, nothing."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Know of no gamepad yet."""
        self._clock = clock
        self._open: dict[int, Any] = {}
        self._known: set[int] = set()
        self._pushed: set[str] = set()
        self._repeating = ""
        self._next = 0.0

    @property
    def present(self) -> bool:
        """Whether one is plugged in: SDL then asks it a thousand times a second."""
        return bool(self._open)

    def start(self) -> None:
        """Listen to gamepads from now on; takes a while on some machines."""
        try:
            from pygame._sdl2 import controller

            pygame.joystick.init()
            controller.init()
        except (ImportError, pygame.error) as why:
            _log.info("no gamepads: %s", why)

    def read(self, event: Event) -> list[Key]:
        """What an event of pygame means; nothing for events that are not of a gamepad."""
        reader = _READERS.get(event.type)
        if reader is None:
            return []
        return [pad_key(kind, name) for kind, name in self._settled(reader(self, event))]

    def repeats(self) -> list[Key]:
        """The held direction, when it is time for it again."""
        if not self._repeating or self._clock() < self._next:
            return []
        self._next = self._clock() + AGAIN
        return [pad_key("down", self._repeating)]

    def due(self) -> float | None:
        """Seconds until a held direction says itself again."""
        return max(0.0, self._next - self._clock()) if self._repeating else None

    def _settled(self, changes: Iterator[tuple[Kind, str]]) -> Iterator[tuple[Kind, str]]:
        for kind, name in changes:
            if name in DIRECTIONS:
                self._follow(kind, name)
            yield kind, name

    def _follow(self, kind: Kind, name: str) -> None:
        if kind == "down":
            self._repeating, self._next = name, self._clock() + PATIENCE
        elif name == self._repeating:
            self._repeating = ""

    def _added(self, event: Event) -> Iterator[tuple[Kind, str]]:
        try:
            self._take(event.device_index)
        except (ImportError, pygame.error) as why:
            _log.info("a gamepad cannot be read: %s", why)
        yield from ()

    def _take(self, index: int) -> None:
        from pygame._sdl2 import controller

        stick = pygame.joystick.Joystick(index)
        number = stick.get_instance_id()
        self._open[number] = stick
        if controller.is_controller(index):
            self._open[number] = controller.Controller(index)
            self._known.add(number)

    def _removed(self, event: Event) -> Iterator[tuple[Kind, str]]:
        self._open.pop(event.instance_id, None)
        self._known.discard(event.instance_id)
        held, self._pushed = sorted(self._pushed), set()
        self._repeating = ""
        yield from (("up", name) for name in held)

    def _button(self, event: Event) -> Iterator[tuple[Kind, str]]:
        down = event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN)
        known = event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
        if known or not self._twice(event):
            name = (BUTTONS if known else PLAIN).get(event.button)
            if name is not None:
                yield "down" if down else "up", name

    def _hat(self, event: Event) -> Iterator[tuple[Kind, str]]:
        if not self._twice(event):
            across, up = event.value
            yield from self._push(AXES[0], across, 0.5)
            yield from self._push(AXES[1], -up, 0.5)

    def _axis(self, event: Event) -> Iterator[tuple[Kind, str]]:
        known = event.type == pygame.CONTROLLERAXISMOTION
        if not known and self._twice(event):
            return
        value = event.value / FULL if known else event.value
        if event.axis < len(AXES):
            yield from self._push(AXES[event.axis], value)
        elif known and event.axis in TRIGGERS:
            yield from self._push(("", TRIGGERS[event.axis]), value)

    def _twice(self, event: Event) -> bool:
        """Whether a pad that SDL knows tells the same once more in its own numbers."""
        return getattr(event, "instance_id", -1) in self._known

    def _push(
        self, ends: tuple[str, str], value: float, least: float = PUSHED
    ) -> Iterator[tuple[Kind, str]]:
        for name, amount in zip(ends, (-value, value), strict=True):
            if name and name in self._pushed and amount < RELEASED:
                self._pushed.discard(name)
                yield "up", name
            elif name and name not in self._pushed and amount > least:
                self._pushed.add(name)
                yield "down", name


_READERS: Final = {
    pygame.JOYDEVICEADDED: Gamepads._added,
    pygame.JOYDEVICEREMOVED: Gamepads._removed,
    pygame.CONTROLLERBUTTONDOWN: Gamepads._button,
    pygame.CONTROLLERBUTTONUP: Gamepads._button,
    pygame.CONTROLLERAXISMOTION: Gamepads._axis,
    pygame.JOYBUTTONDOWN: Gamepads._button,
    pygame.JOYBUTTONUP: Gamepads._button,
    pygame.JOYHATMOTION: Gamepads._hat,
    pygame.JOYAXISMOTION: Gamepads._axis,
}
