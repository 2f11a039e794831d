"""Child process: SDL makes up a gamepad, which comes, is pressed, and goes."""

import ctypes
import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")

from stupor.platform import waiting
from stupor.platform.events import EventReader
from stupor.platform.window import Window
from stupor.stage.pointer import Key

NO_VIRTUAL_PADS = 77
KNOWN_KIND, AXES, BUTTONS = 1, 6, 15


def struck(reader: EventReader) -> list[tuple[str, str]]:
    """The buttons since the last call."""
    return [(e.kind, e.pad) for e in reader.read() if isinstance(e, Key) and e.pad]


def main() -> int:
    Window((640, 360))
    reader = EventReader(lambda x, y: (x, y))
    reader.pads.start()
    library = waiting._library()
    if library is None or not hasattr(library, "SDL_JoystickAttachVirtual"):
        return NO_VIRTUAL_PADS
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    struck(reader)
    assert not reader.pads.present
    index = library.SDL_JoystickAttachVirtual(KNOWN_KIND, AXES, BUTTONS, 0)
    assert index >= 0
    struck(reader)
    struck(reader)
    assert reader.pads.present
    stick = ctypes.c_void_p(library.SDL_JoystickOpen(index))
    library.SDL_JoystickSetVirtualButton(stick, 0, 1)
    assert struck(reader) + struck(reader) == [("down", "a")]
    library.SDL_JoystickDetachVirtual(index)
    assert struck(reader) + struck(reader) in ([], [("up", "a")])
    assert not reader.pads.present
    return 0


if __name__ == "__main__":
    sys.exit(main())
