"""The ribbon of a puzzle: at its end a crown, and the count as it would end now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stupor.stage.items import Item, Label, Picture, Rect
from stupor.table.overlay import RIBBON_INK

#: The side of the crown, the room of the count, and the gap before them, in logical units.
_CROWN: Final = 26.0
_COUNT: Final = 104.0
_GAP: Final = 12.0


def counted(items: Sequence[Item], ribbon: Rect, count: str) -> list[Item]:
    """Items of a table with the count on its ribbon; the sentence leaves room for it."""
    if not count:
        return list(items)
    x, y, w, h = ribbon
    room = (x, y, w - _CROWN - _COUNT - _GAP, h)
    crown = (x + w - _COUNT - _CROWN - 4, y + (h - _CROWN) / 2, _CROWN, _CROWN)
    place = (x + w - _COUNT, y, _COUNT, h)
    found = [
        replace(item, rect=room) if isinstance(item, Label) and item.key == "ribbon" else item
        for item in items
    ]
    return [
        *found,
        Picture("ribbon.crown", 420, crown, "icon/crown"),
        Label("ribbon.count", 420, place, count, "bold", 20, RIBBON_INK, "right"),
    ]
