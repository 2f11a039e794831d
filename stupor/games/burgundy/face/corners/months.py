"""The phases: five plates with a letter each, the goods that wait for them, their points."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import medal
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.names import PHASES
from stupor.games.burgundy.params import PHASE_VP
from stupor.games.burgundy.zones import phase as zone_of_phase
from stupor.stage.boxes import around
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Item
from stupor.stage.palette import PIECE, TILE, Rgb

#: The letter on a plate by its state.
INKS: Final[dict[str, Rgb]] = {
    "past": (236, 222, 194),
    "now": (122, 22, 38),
    "next": (246, 220, 138),
}
#: So many goods of a phase are seen in a stack.
STACK: Final = 3


def paint_phases(view: TableView) -> list[Item]:
    """The five months."""
    draw = DrawList("phases", TILE)
    now = view.count("phase")
    for number, letter in enumerate(PHASES):
        x, y, w, _ = box = view.anchors[f"phase.{letter.lower()}"]
        state = "past" if number < now else "now" if number == now else "next"
        draw.picture(letter, box, f"phase/{state}")
        room = (x, y + 12, w, 26)
        draw.label(f"{letter}.name", room, letter, 20, "number", INKS[state])
        for place in range(min(STACK, len(view.pieces(zone_of_phase(number))))):
            goods = (x + 10 + place, y + 49 - 2 * place, 34, 34)
            draw.picture(f"{letter}.goods{place}", goods, "goods/back", PIECE)
        middle = (x + w / 2, y + 125)
        if number == now:
            draw.picture("now", around(middle, 62), "glow/possible-round", alpha=200)
        medal(draw, f"{letter}.vp", middle, 46 if number == now else 38, PHASE_VP[number])
    return draw.items
