"""What a held die or tile would cost where it may go: a chip with the workers at each place."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.gestures.asked import Asked
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.preview.consequences import MINUS, WORKER, Chip
from stupor.games.burgundy.face.preview.preview_panel import CHIP, EDGE, chip_width, paint_chip
from stupor.games.burgundy.face.rectangles import place_rect
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import overlap
from stupor.stage.items import Item, Rect
from stupor.stage.palette import BLUSH, GHOST, PAY, PREVIEW, SEPIA, clear

#: A chip, and how far it stands over the upper corner of a hex: in the gap of the two above.
WIDE: Final = 42.0
HIGH: Final = 22.0
OVER: Final = 9.0
SIZE: Final = 14.0
#: What lies over the number of goods, at most.
RIM: Final = 3.0
#: So high is the rim of the paper on which the sign lies.
RIM_HIGH: Final = 10.0
STACK: Final = "stack."


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
    """The chips: on the upper corner of a hex, above goods; all that these show stays in sight."""
    draw = DrawList("prices", GHOST)
    for name, price in prices(view, held, mode).items():
        box = place_rect(view, name)
        if box is not None:
            x, y, w, _ = box
            top = y + RIM - HIGH if name.startswith(STACK) else y - OVER
            _paint(draw, name, (x + (w - WIDE) / 2, top, WIDE, HIGH), price)
    return draw.items


def price_sign(view: TableView) -> list[Item]:
    """What a red price is, on the upper rim of the paper below: it hides no line of the log."""
    draw = DrawList("price_sign", PREVIEW + 1)
    log, paper = view.anchors["log"], view.anchors["preview"]
    x, y, w, _ = log if overlap(log, paper) else paper
    chip = Chip(tr("Red prices: workers to pay"), WORKER, True)
    wide = chip_width(view, chip, CHIP)
    paint_chip(view, draw, "words", chip, (x + w - wide - EDGE, y + RIM_HIGH - CHIP, wide, CHIP))
    return draw.items


def _paint(draw: DrawList, name: str, box: Rect, price: int) -> None:
    """A small red price: how many workers."""
    x, y, w, h = box
    draw.box(f"{name}.shade", (x + 1, y + 2, w, h), fill=(20, 8, 2, 90), radius=h / 2)
    draw.box(name, box, fill=BLUSH, border=clear(SEPIA, 150), width=1.4, radius=h / 2)
    words = (x + 4, y, w / 2 - 4, h)
    draw.label(f"{name}.words", words, f"{MINUS}{price}", SIZE, "bold", PAY)
    draw.picture(f"{name}.icon", (x + w / 2, y + 1.5, h - 3, h - 3), WORKER)
