"""The field in which one types what is looked for."""

from typing import Final

from stupor.language import tr
from stupor.scenes.drawing import BUTTON_CORNER
from stupor.scenes.looks import INK, SEPIA
from stupor.scenes.ruler import Ruler
from stupor.scenes.text_field import TextField, line_items
from stupor.stage.items import Item, Label, NineSlice, Rect

#: So far the largest letters keep off the edge of the field.
AIR: Final = 6.0


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
