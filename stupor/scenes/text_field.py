"""A field where a line is written: typed, chosen as a whole, copied, cut and pasted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from stupor.language import tr
from stupor.scenes.drawing import BUTTON_CORNER
from stupor.scenes.looks import GILT, INK, SEPIA, WALNUT
from stupor.scenes.ruler import Ruler
from stupor.stage.items import Align, Box, Colour, Face, Item, Label, NineSlice, Rect
from stupor.stage.pointer import Key

if TYPE_CHECKING:
    from stupor.platform.clipboard import Clipboard

#: Keys that let go of what is chosen.
_ASIDE: Final = frozenset({"left", "right", "home", "end"})
#: How far the light behind chosen words reaches beyond them, and how high it is in their sizes.
_AIR: Final = 4.0
_HIGH: Final = 1.4
#: So far the largest letters keep off the edge of the field.
AIR: Final = 6.0


class TextField:
    """What is typed into a field; while all of it is `chosen`, the next letter replaces it."""

    def __init__(self, most: int, takes: Callable[[str], bool] = str.isprintable) -> None:
        """A field for so many letters, of those that it takes."""
        self.chosen = False
        self._most = most
        self._takes = takes

    def typed(self, text: str, event: Key, clipboard: Clipboard) -> str | None:
        """The text after a key went down; None where the key is not for the field."""
        if "ctrl" in event.mods and "alt" not in event.mods:
            return self._told(text, event.name, clipboard)
        if event.name in ("backspace", "delete") and text:
            return self._erased(text, event.name)
        sign = _sign(event)
        if sign and (text or sign != " "):
            return self._with(text, sign)
        if self.chosen and event.name in _ASIDE:
            self.chosen = False
            return text
        return None

    def _told(self, text: str, name: str, clipboard: Clipboard) -> str | None:
        """Choose all, copy, cut and paste."""
        if name == "a":
            self.chosen = bool(text)
        elif name == "v":
            return self._with(text, " ".join(clipboard.read().split()))
        elif name in ("c", "x") and self.chosen:
            clipboard.write(text)
            return self._erased(text, name) if name == "x" else text
        return text if name in ("a", "c", "x") else None

    def _erased(self, text: str, name: str) -> str:
        """The text without its last letter, or without all of it; nothing lies ahead of the end."""
        chosen, self.chosen = self.chosen, False
        return "" if chosen else text[:-1] if name == "backspace" else text

    def _with(self, text: str, more: str) -> str:
        """The text with what the field takes of more, or that in its place; never too long."""
        taken = "".join(sign for sign in more if self._takes(sign))
        if not taken:
            return text
        chosen, self.chosen = self.chosen, False
        return (taken if chosen else text + taken)[: self._most]


def _sign(event: Key) -> str:
    """What a key writes: Alt alone is for commands, with Ctrl it is AltGr."""
    return event.text if "ctrl" in event.mods or "alt" not in event.mods else ""


def line_items(
    key: str,
    rect: Rect,
    text: str,
    field: TextField,
    ruler: Ruler,
    *,
    face: Face = "text",
    size: float = 21,
    colour: Colour,
    align: Align = "left",
) -> list[Item]:
    """A line being written: behind chosen words lies a light, after others stands a stroke."""
    if not field.chosen:
        return [Label(f"{key}.words", 112, rect, f"{text}|", face, size, colour, align)]
    x, y, w, h = rect
    wide, high = min(ruler.width(text, face, size), w), min(size * _HIGH, h)
    left = x if align == "left" else x + (w - wide) / 2
    light = (left - _AIR, y + (h - high) / 2, wide + 2 * _AIR, high)
    return [
        Box(f"{key}.chosen", 111, light, GILT, radius=3),
        Label(f"{key}.words", 112, rect, text, face, size, WALNUT, align),
    ]


def field_items(rect: Rect, query: str, field: TextField, ruler: Ruler) -> list[Item]:
    """The field with the query, or with what it is for."""
    x, y, w, h = rect
    place = (x + 18, y + AIR, w - 36, h - 2 * AIR)
    words: list[Item] = [
        Label("field.words", 112, place, tr("Type to search"), "italic", 21, SEPIA, "left")
    ]
    if query:
        words = line_items("field", place, query, field, ruler, colour=INK)
    return [NineSlice("field", 110, rect, "ui/button-paper", BUTTON_CORNER), *words]
