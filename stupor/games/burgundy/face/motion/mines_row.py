"""Below the leaf of a phase: what the mines have paid to whom, and that the game goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stupor.engine.events import Event
from stupor.games.burgundy.face.foretelling.consequences import SILVER, WORKER, Chip
from stupor.games.burgundy.face.foretelling.preview_panel import chip_width, paint_chip
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr
from stupor.stage.boxes import around
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Area, Item
from stupor.stage.palette import GILT, IVORY, LIFTED

#: How far below the leaf the row lies, how high it is, how wide its head and its button are.
BELOW: Final = 34.0
HIGH: Final = 44.0
HEAD: Final = 240.0
BUTTON: Final = 180.0
CHIP: Final = 32.0
ARMS: Final = (30.0, 36.0)
GAP: Final = 8.0
APART: Final = 30.0
NIGHT: Final = (10, 8, 16, 190)


def mines_row(view: TableView, paid: Sequence[Event], leaf: Area) -> tuple[Item, ...]:
    """Arms and gain of each who was paid; the button says what any press does."""
    draw = DrawList("leaf.row", LIFTED + 20)
    x, y, w, h = leaf
    top = y + h + BELOW
    draw.box("ground", (x, top - 8, w, HIGH + 16), fill=NIGHT, radius=10)
    button = (x + w - BUTTON - 16, top, BUTTON, HIGH)
    draw.slice("on.plate", button, "ui/button-dark", 16)
    draw.label("on", button, tr("Continue"), 23, face="title", colour=GILT)
    if paid:
        head = (x + 16, top, HEAD, HIGH)
        draw.label("head", head, tr("The mines pay:"), 24, face="bold", colour=IVORY, align="right")
        left = x + 16 + HEAD + APART / 2
        for event in paid:
            left = _paint(view, draw, event, left, top) + APART
    return tuple(draw.items)


def _paint(view: TableView, draw: DrawList, event: Event, left: float, top: float) -> float:
    """One who was paid; where that ends."""
    arms = around((left + ARMS[0] / 2, top + HIGH / 2), *ARMS)
    draw.picture(f"arms{event.who}", arms, view.crest(event.who))
    left += ARMS[0] + GAP
    for number, chip in enumerate(_chips(event)):
        wide = chip_width(view, chip, CHIP)
        place = (left, top + (HIGH - CHIP) / 2, wide, CHIP)
        paint_chip(view, draw, f"paid{event.who}.{number}", chip, place)
        left += wide + GAP
    return left - GAP


def _chips(event: Event) -> Iterator[Chip]:
    """Silver, and workers where a monastery brings them."""
    for count, icon in zip(event.args, (SILVER, WORKER), strict=False):
        if count:
            yield Chip(f"+{count}", icon)
