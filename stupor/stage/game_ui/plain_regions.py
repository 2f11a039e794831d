"""What the plain face paints: zones as cards of words, plates as buttons."""

from __future__ import annotations

from typing import Final

from stupor.language import tr
from stupor.stage.affordance import SEALED
from stupor.stage.boxes import grown
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.log_widget import LogWidget
from stupor.stage.game_ui.seats import paint_seats, seats_height
from stupor.stage.game_ui.zones import PAD, cards, laid
from stupor.stage.items import Item
from stupor.stage.palette import (
    CREAM,
    DUN,
    GILT,
    INK,
    TILE,
    TITLE,
    WALNUT,
    clear,
)
from stupor.stage.regions import Region
from stupor.stage.view import View

GROUND: Final = (46, 32, 24)
RIBBON: Final = (92, 22, 26)
#: Lower cards than this hold no words.
_LEAST: Final = 20.0


def paint_ground(view: View) -> list[Item]:
    """Plain leather, and the ribbon for what is asked."""
    draw = DrawList("ground", 0)
    draw.box("page", view.page, fill=GROUND)
    draw.box("ribbon", view.anchors["prompt"], 1, fill=RIBBON, border=clear(GILT, 120))
    draw.nine_slice("plates", view.anchors["actions"], "ui/panel-wood", 24, 2)
    draw.nine_slice("menu", view.anchors["header.menu"], "ui/button-gold", 16, 2)
    draw.label("menu.words", view.anchors["header.menu"], tr("Menu"), 19, "bold", z=3)
    return draw.items


def paint_zones(view: View) -> list[Item]:
    """Everything that lies on the table, below the table of seats."""
    draw = DrawList("zones", TILE)
    x, y, w, h = view.anchors["hand.fan"]
    top = seats_height(view)
    room = (x, y + top, w, h - top)
    for card, box, size in laid(cards(view), room, lambda text, s: view.measure(text, "text", s)):
        if box[3] < _LEAST:
            continue
        draw.nine_slice("paper", box, "ui/panel-paper", 24)
        inner = grown(box, -PAD)
        head = (inner[0], inner[1] - 2, inner[2], size * 1.4)
        draw.text("title", head, card.title, size, "bold", TITLE)
        text = (inner[0], head[1] + head[3], inner[2], inner[3] - head[3] + 4)
        draw.text("text", text, card.text, size, colour=INK, valign="top", wrap=True)
    return draw.items


def paint_actions(view: View) -> list[Item]:
    """Undo and redo, pass and the seal."""
    draw = DrawList("actions", TILE)
    asked = view.mine()
    offered = {option[0] for option in asked.options} if asked is not None else set()
    plates = (
        ("undo", tr("Undo"), view.can_undo),
        ("redo", tr("Redo"), view.can_redo),
        ("pass", tr("Pass the round"), "pass" in offered),
    )
    for name, words, live in plates:
        box = view.anchors[f"actions.{name}"]
        draw.box(name, box, fill=clear(WALNUT, 200), border=clear(GILT, 150), radius=8)
        draw.label(f"{name}.words", grown(box, -4), words, 19, "bold", CREAM if live else DUN)
    keys = tr("Z undo  \u00b7  Y redo")
    draw.text("keys", view.anchors["actions.keys"], keys, 16, colour=DUN)
    x, y, w, h = view.anchors["actions.label"]
    draw.label("seal.words", (x, y, w, h / 2), tr("End turn"), 18, "bold", CREAM)
    live = view.passing or not offered.isdisjoint(SEALED)
    draw.picture("seal", view.anchors["actions.seal"], "seal/red" if live else "seal/grey")
    return draw.items


PLAIN_REGIONS: Final = (
    Region("ground", paint_ground),
    Region("seats", paint_seats),
    Region("zones", paint_zones),
    Region("log", LogWidget[View]().paint),
    Region("actions", paint_actions),
)
