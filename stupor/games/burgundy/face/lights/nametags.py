"""Names of everything in sight, on small plates, as long as a key is held."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.games.burgundy import names
from stupor.games.burgundy.face.rivals.closeup import close_spots
from stupor.games.burgundy.face.spots import spots_of
from stupor.games.burgundy.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import overlap
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import GILT, IVORY, PREVIEW

SIZE: Final = 15.5
HIGH: Final = 20.0
OVER: Final = 210
NOBODY: Final = -1
#: A smaller tile has no room for its name.
LEAST: Final = 60.0
#: How far a plate may reach beyond its tile on each side.
BEYOND: Final = 6.0


def nametag_items(view: TableView, large: int = NOBODY) -> list[Item]:
    """The plates, at the foot of each tile; two never cover each other."""
    draw = DrawList("names", PREVIEW + OVER)
    taken: list[Rect] = []
    for name, words, box in named(view, large):
        long = view.measure(words, "bold", SIZE) + 12
        wide = min(long, box[2] + 2 * BEYOND)
        x, y, w, h = box
        lines = 2 if long > wide else 1
        plate = (x + (w - wide) / 2, y + h * 0.66 - (lines - 1) * 6, wide, HIGH * lines)
        if any(overlap(plate, other) for other in taken):
            continue
        taken.append(plate)
        draw.box(f"{name}.plate", plate, fill=(30, 16, 8, 238), border=GILT, width=1.2, radius=5)
        inner = (plate[0] + 2, plate[1], plate[2] - 4, plate[3])
        draw.label(name, inner, words, SIZE, "bold", IVORY, wrap=lines > 1)
    return draw.items


def named(view: TableView, large: int) -> Iterator[tuple[str, str, Rect]]:
    """Tiles and shields in sight: what a rival's boards cover is not."""
    places = close_spots(view, large) if large != NOBODY else spots_of(view)
    for name, box in places:
        words = name_of(name)
        if words and box[2] >= LEAST:
            yield name, words, box


def name_of(piece: str) -> str:
    """The name of a tile or a shield; nothing for what bears its name already."""
    head, number = parsed(piece)
    if head == "hex" and number.isdigit():
        return names.name_of(int(number))
    return names.shield_name(int(number)) if head == "shield" and number.isdigit() else ""
