"""Keys as they are printed on a keyboard, in the language spoken."""

from __future__ import annotations

from typing import Final

from stupor.language import mark, tr

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
    "delete": mark("Delete"),
    "home": mark("Home"),
    "end": mark("End"),
    "insert": mark("Insert"),
    "up": mark("Up"),
    "down": mark("Down"),
    "left": mark("Left"),
    "right": mark("Right"),
    "page up": mark("Page up"),
    "page down": mark("Page down"),
}


def written_key(key: str) -> str:
    """A key as it is printed on a keyboard."""
    parts = key.split("+") if len(key) > 1 else [key]
    known = [tr(WRITTEN.get(part, part.capitalize())) for part in parts if part]
    return " + ".join(known) or NONE
