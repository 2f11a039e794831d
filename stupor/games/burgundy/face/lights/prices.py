"""What a held die or tile would cost where it may go: a chip with the workers at each place."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.gestures.asked import Asked
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.preview.consequences import MINUS, WORKER, Chip
from stupor.games.burgundy.face.preview.preview_panel import (
    CHIP,
    EDGE,
    chip_width,
    paint_chip,
)
from stupor.games.burgundy.face.rectangles import place_rect
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, overlap
from stupor.stage.items import Item
from stupor.stage.palette import BLUSH, GHOST, PAY, PREVIEW, SEPIA, clear

#: Width and height of a chip and the side of its sign, usually and for large letters, and how far
#: its foot reaches into a hex, in logical units: it lies in the gap of the two above.
USUAL: Final = (42.0, 22.0, 19.0)
LARGE: Final = (44.0, 26.0, 17.0)
WITHIN: Final = 13.0
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
            foot = y + (RIM if name.startswith(STACK) else WITHIN)
            _paint(draw, name, (x + w / 2, foot), price, LARGE if view.text > 1 else USUAL)
    return draw.items


def price_sign(view: TableView) -> list[Item]:
    """What a red price is, between the boards and the log: no larger for large letters."""
    draw = DrawList("price_sign", PREVIEW + 1)
    log, paper = view.anchors["log"], view.anchors["preview"]
    x, y, w, _ = log if overlap(log, paper) else paper
    have = view.count(f"workers.{view.duchy(view.viewer)}")
    chip = Chip(tr("Red prices: workers to pay (you have {count})", count=have), WORKER, True)
    wide = chip_width(view, chip, CHIP)
    paint_chip(view, draw, "words", chip, (x + w - wide - EDGE, y + RIM_HIGH - CHIP, wide, CHIP))
    return draw.items


def _paint(
    draw: DrawList, name: str, at: Point, price: int, size: tuple[float, float, float]
) -> None:
    """A small red price above a point: how many workers."""
    w, h, sign = size
    x, y = at[0] - w / 2, at[1] - h
    draw.box(f"{name}.shade", (x + 1, y + 2, w, h), fill=(20, 8, 2, 90), radius=h / 2)
    draw.box(name, (x, y, w, h), fill=BLUSH, border=clear(SEPIA, 150), width=1.4, radius=h / 2)
    words = (x + 4, y, w - sign - 6, h)
    draw.label(f"{name}.words", words, f"{MINUS}{price}", SIZE, "bold", PAY)
    draw.picture(f"{name}.icon", (x + w - sign - 2, y + (h - sign) / 2, sign, sign), WORKER)
