"""The panel that explains a thing of this game: a card whole, a tile beside the words."""

from typing import Final

from stupor.games.stupor_mundi.face.cards.card_faces import CARD, paint_card
from stupor.games.stupor_mundi.face.components.tiles import paint_ally, paint_bonus, paint_edict
from stupor.games.stupor_mundi.face.docks.projects import paint_condition, paint_project
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage import tooltip
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import grown
from stupor.stage.items import Rect
from stupor.stage.messages import Panel, TooltipContext
from stupor.stage.name import parsed
from stupor.stage.palette import TOOLTIP
from stupor.stage.tooltip import (
    PAD,
    TooltipPicture,
    TooltipSubject,
    foot_high,
    paint_foot,
    paint_strip,
    place_of,
)

__all__ = ["Panel", "TooltipContext", "TooltipSubject", "paint_strip", "paint_tooltip"]

#: Width of a card shown whole.
WHOLE: Final = 236.0
#: Tiles shown in the panel, and the room they take.
TILES: Final[dict[str, tuple[float, float]]] = {
    "ally": (96.0, 130.0),
    "edict": (116.0, 60.0),
    "bonus": (62.0, 60.0),
    "project": (96.0, 96.0),
    "condition": (52.0, 96.0),
    "crusade": (108.0, 81.0),
}


def paint_tooltip(view: TableView, subject: TooltipSubject) -> Panel:
    """The panel beside the thing it explains; a card is shown whole."""
    kind = parsed(subject.piece).kind
    if kind == "card":
        return _whole_card(view, subject)
    if kind not in TILES:
        return tooltip.paint_tooltip(view, subject)
    shown = TooltipPicture(
        TILES[kind], lambda draw, box: _paint_tile(view, draw, subject.piece, box)
    )
    return tooltip.paint_tooltip(view, subject, shown)


def _whole_card(view: TableView, subject: TooltipSubject) -> Panel:
    """A card as large as life with the numbers below it."""
    draw = DrawList("tooltip", TOOLTIP)
    tall = WHOLE * CARD[1] / CARD[0]
    foot = foot_high(view, subject, WHOLE - 2 * PAD)
    more = foot + PAD if foot else 0.0
    x, y, _, _ = box = place_of(view, (WHOLE, tall + more), subject)
    card = (x, y, WHOLE, tall)
    draw.box("shade", grown((x + 6, y + 9, *box[2:]), 2), fill=(8, 3, 0, 130), radius=14)
    if foot:
        draw.nine_slice("panel", (x + 4, y + tall - 14, WHOLE - 8, more + 14), "ui/tooltip", 16)
    paint_card(draw, subject.piece, card)
    where = (x + PAD, y + tall - 6, WHOLE - 2 * PAD)
    link = paint_foot(view, draw, subject, where)
    return Panel(draw.items, box, link, subject.explanation.rule)


def _paint_tile(view: TableView, draw: DrawList, piece: str, box: Rect) -> None:
    kind, name = parsed(piece).words[:2]
    if kind == "crusade":
        side = "-ban" if view.count(f"banned.{name}") else ""
        draw.picture(piece, box, f"crusade/{name}{side}")
    elif kind == "project":
        paint_project(view, draw, piece, box)
    elif kind == "condition":
        met = view.fact(f"condition_met.{view.viewer}.{name}")
        paint_condition(draw, piece, box, bool(met))
    elif kind == "ally":
        paint_ally(draw, piece, box)
    elif kind == "edict":
        paint_edict(draw, piece, box, "edict/tile", box[2] * 0.3)
    else:
        paint_bonus(draw, piece, box)
