"""Keys as they are printed on a keyboard, in the language spoken."""

from __future__ import annotations

from typing import Final

from stupor.language import mark, tr, trc

#: Where there is no key.
NONE: Final = "\u2013"
#: How keys are written; any other one is written as it is called.
WRITTEN: Final = {
    "return": mark("Enter"),
    "escape": mark("Esc"),
    "tab": mark("Tab"),
    "space": mark("Space"),
    "shift": mark("Shift"),
    "backspace": mark("Backspace"),
    "home": mark("Home"),
    "end": mark("End"),
    "insert": mark("Insert"),
    "up": mark("Up"),
    "down": mark("Down"),
    "left": mark("Left"),
    "right": mark("Right"),
    "page up": mark("Page Up"),
    "page down": mark("Page Down"),
}


def written_key(key: str) -> str:
    """A key as it is printed on a keyboard."""
    parts = key.split("+") if len(key) > 1 else [key]
    return " + ".join(_printed(part) for part in parts if part) or NONE


def _printed(key: str) -> str:
    if key == "delete":
        return trc("a key", "Delete")
    return tr(WRITTEN.get(key, key.title()))
