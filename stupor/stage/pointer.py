"""Device-neutral input: what a hand did, in logical units of the page."""

from typing import Final, Literal, NamedTuple

from stupor.engine.record import record

#: The names of the key that goes on.
ENTER: Final = frozenset({"return", "enter"})


class Pointer(NamedTuple):
    """The mouse or finger: button 1 left, 2 middle, 3 right; clicks 2 is a double click."""

    kind: Literal["down", "up", "move", "wheel"]
    x: float
    y: float
    button: int = 0
    clicks: int = 1
    amount: float = 0.0


class Key(NamedTuple):
    """A key by name ("a", "return", "escape", "f11") with the held modifiers ("shift", "ctrl").

    A button of a gamepad comes as the key that it stands for; `pad` is then its own name.
    An empty name goes up when the window loses the keyboard: nothing is held any more.
    """

    kind: Literal["down", "up"]
    name: str
    mods: frozenset[str] = frozenset()
    text: str = ""
    pad: str = ""


class Resize(NamedTuple):
    """The window has a new size in real pixels; items must be asked for again."""

    width: int
    height: int


class Dropped(NamedTuple):
    """A file was let fall on the window."""

    path: str


@record
class Quit:
    """The player closes the window."""


Input = Pointer | Key | Resize | Dropped | Quit
