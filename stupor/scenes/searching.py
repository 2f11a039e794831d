"""The field in which one types what is looked for."""

from stupor.language import tr
from stupor.render.items import Item, Label, Slice
from stupor.scenes.drawing import BUTTON_CORNER
from stupor.scenes.looks import INK, SEPIA
from stupor.scenes.widgets import Rect
from stupor.stage.pointer import Key


def typed(query: str, event: Key) -> str | None:
    """The query after a key was pressed; None where the key is not for the field."""
    if event.name == "backspace" and query:
        return query[:-1]
    if event.text and not event.mods & {"ctrl", "alt"} and (event.text != " " or query):
        return query + event.text
    return None


def field_items(field: Rect, query: str) -> list[Item]:
    """The field with the query, or with what it is for."""
    x, y, w, h = field
    place = (x + 18, y, w - 36, h)
    if query:
        words = Label("field.words", 112, place, f"{query}|", "text", 21, INK, "left")
    else:
        words = Label("field.words", 112, place, tr("Type to search"), "italic", 21, SEPIA, "left")
    return [Slice("field", 110, field, "ui/button-paper", BUTTON_CORNER), words]
