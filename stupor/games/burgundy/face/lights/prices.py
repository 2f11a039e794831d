"""What a held die or tile would cost where it may go: a chip with the workers at each place."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.foretelling.consequences import MINUS, WORKER, Chip
from stupor.games.burgundy.face.foretelling.preview_panel import chip_width, paint_chip
from stupor.games.burgundy.face.gestures.asked import Asked
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.rectangles import place_rect
from stupor.games.burgundy.face.view import TableView
from stupor.stage.easel import Easel
from stupor.stage.items import Item
from stupor.stage.palette import GHOST

HIGH: Final = 24.0
#: What lies over the number of goods, at most.
RIM: Final = 3.0
STACK: Final = "stack."
#: How far below the upper end of a hex it is clear of what stands at the feet of those above.
HEAD: Final = 0.19


def prices(view: TableView, held: str, mode: str = "") -> dict[str, int]:
    """By place the fewest workers for which what is held so may go there; what is free left out."""
    mine = view.mine()
    if mine is None or not held:
        return {}
    asked = Asked(mine, view.table, view.facts)
    found: dict[str, int] = {}
    for gesture in gestures(mine, view.table, view.facts):
        if (gesture.pick, gesture.mode) == (held, mode) and gesture.drop:
            price = asked.price(gesture.option)
            found[gesture.drop] = min(price, found.get(gesture.drop, price))
    return {place: price for place, price in found.items() if price}


def price_items(view: TableView, held: str, mode: str = "") -> list[Item]:
    """The chips: below the upper edge of a hex, above goods, whose number stays seen."""
    easel = Easel("prices", GHOST)
    for name, price in prices(view, held, mode).items():
        box = place_rect(view, name)
        if box is not None:
            chip = Chip(f"{MINUS}{price}", WORKER, True)
            wide = chip_width(view, chip, HIGH)
            x, y, w, h = box
            goods = name.startswith(STACK)
            top = y + (RIM - HIGH if goods else h * HEAD)
            paint_chip(view, easel, name, chip, (x + (w - wide) / 2, top, wide, HIGH))
    return easel.items
