"""The only reader of pygame's event queue: turns it into the inputs of the stage."""

from collections.abc import Callable, Iterator
from typing import Final, Literal

import pygame

from stupor.platform.gamepad import Gamepads
from stupor.stage.pointer import Dropped, Input, Key, Pointer, Quit, Resize

_DOUBLE: Final = 400
_NEAR: Final = 6
#: Left, middle and right; others are no input.
_BUTTONS: Final = 3
_MODS: Final = (
    (pygame.KMOD_SHIFT, "shift"),
    (pygame.KMOD_CTRL | pygame.KMOD_META, "ctrl"),
    (pygame.KMOD_ALT, "alt"),
)
_RESIZED: Final = (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE)
_SHOWN: Final = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
#: What makes a window as large as the desktop, and what ends it.
_SPREAD: Final = {pygame.WINDOWMAXIMIZED: True, pygame.WINDOWRESTORED: False}
WAKE: Final = pygame.event.custom_type()


class EventReader:
    """Reads everything waiting; moves between two other inputs become one."""

    def __init__(self, logical: Callable[[float, float], tuple[float, float]]) -> None:
        """Points pass through `logical` on their way from real pixels to the page."""
        self.logical = logical
        self.exposed = False
        self.maximised: bool | None = None
        self.pads = Gamepads()
        self._last: tuple[int, int, tuple[int, int]] = (-_DOUBLE, 0, (0, 0))
        self._clicks = 1
        pygame.event.set_blocked(
            [pygame.ACTIVEEVENT, pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.KEYMAPCHANGED]
        )
        self._readers: dict[int, Callable[[pygame.event.Event], Input | None]] = {
            pygame.MOUSEMOTION: self._move,
            pygame.MOUSEBUTTONDOWN: self._press,
            pygame.MOUSEBUTTONUP: self._let_go,
            pygame.MOUSEWHEEL: self._turn,
            pygame.KEYDOWN: _key,
            pygame.KEYUP: _key,
            pygame.WINDOWFOCUSLOST: lambda _: Key("up", ""),
            pygame.DROPFILE: lambda event: Dropped(event.file),
            pygame.QUIT: lambda _: Quit(),
            **dict.fromkeys(_RESIZED, lambda _: Resize(*pygame.display.get_window_size())),
        }

    def read(self) -> list[Input]:
        """Return the inputs since the last call; sets `exposed` when pixels were lost."""
        inputs: list[Input] = []
        for event in self._events():
            inputs += self.pads.read(event)
            found = self._input(event)
            if found is None:
                continue
            if inputs and _is_move(found) and _is_move(inputs[-1]):
                inputs[-1] = found
            else:
                inputs.append(found)
        return inputs + self.pads.repeats()

    def wake(self) -> None:
        """End a sleep from any thread."""
        pygame.event.post(pygame.event.Event(WAKE))

    def _events(self) -> Iterator[pygame.event.Event]:
        resized: pygame.event.Event | None = None
        for event in pygame.event.get():
            if event.type in _RESIZED:
                resized = event
            else:
                yield event
        if resized:
            yield resized

    def _input(self, event: pygame.event.Event) -> Input | None:
        reader = self._readers.get(event.type)
        if reader is not None:
            return reader(event)
        self.exposed |= event.type in _SHOWN
        self.maximised = _SPREAD.get(event.type, self.maximised)
        return None

    def _move(self, event: pygame.event.Event) -> Pointer:
        return Pointer("move", *self.logical(*event.pos), button=_held(event.buttons))

    def _turn(self, event: pygame.event.Event) -> Pointer:
        place = self.logical(*pygame.mouse.get_pos())
        return Pointer("wheel", *place, amount=event.precise_y or event.y)

    def _let_go(self, event: pygame.event.Event) -> Pointer | None:
        if event.button > _BUTTONS:
            return None
        place = self.logical(*event.pos)
        return Pointer("up", *place, button=event.button, clicks=self._clicks)

    def _press(self, event: pygame.event.Event) -> Pointer | None:
        if event.button > _BUTTONS:
            return None
        now = pygame.time.get_ticks()
        then, button, (x, y) = self._last
        near = abs(event.pos[0] - x) <= _NEAR and abs(event.pos[1] - y) <= _NEAR
        again = now - then < _DOUBLE and button == event.button and near
        self._clicks = self._clicks + 1 if again else 1
        self._last = (now, event.button, event.pos)
        place = self.logical(*event.pos)
        return Pointer("down", *place, button=event.button, clicks=self._clicks)


def _is_move(event: Input) -> bool:
    return isinstance(event, Pointer) and event.kind == "move"


def _held(buttons: tuple[int, ...]) -> int:
    return next((i + 1 for i, held in enumerate(buttons) if held), 0)


def _key(event: pygame.event.Event) -> Key:
    mods = frozenset(name for mask, name in _MODS if event.mod & mask)
    kind: Literal["down", "up"] = "down" if event.type == pygame.KEYDOWN else "up"
    text = event.unicode if event.unicode.isprintable() else ""
    return Key(kind, pygame.key.name(event.key), mods, text)
