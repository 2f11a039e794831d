"""How an explanation is shown: beside its thing, with the card or tile that it is about."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.face.cards.card_faces import CARD, paint_card
from stupor.games.stupor_mundi.face.cards.fan import raised_box
from stupor.games.stupor_mundi.face.components.tiles import paint_ally, paint_bonus, paint_edict
from stupor.games.stupor_mundi.face.docks.projects import paint_condition, paint_project
from stupor.games.stupor_mundi.face.explain.explanations import explanation, place_of
from stupor.games.stupor_mundi.face.gestures.unavailable import is_lasting
from stupor.games.stupor_mundi.face.plate.subject import (
    measured_items,
    places,
    plate_of,
    shown_large,
)
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of as panel_of
from stupor.games.stupor_mundi.face.view import CITIES, TableView, known
from stupor.stage import tooltip
from stupor.stage.draw_list import DrawList
from stupor.stage.explanation import completed
from stupor.stage.geometry import Point, grown, overlap
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
)
from stupor.stage.tooltip import (
    place_of as plate_place,
)

#: Zones whose first piece is what the explanation is about.
ZONES: Final = ("ally", "slot", "down", "bought", "active", "next")
#: The red zone and the green zone stay in sight beside each other.
RESULTS: Final = ("stage.", "plate.")
#: The boards that are shown themselves.
BOARD: Final = "crusade"
#: A harbour lies so close to its city.
BESIDE: Final = 8.0
EVERYWHERE: Final = TooltipContext()
PIECES: Final = ("card", "ally", "edict", "bonus", "project", "condition")
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


def shown(
    view: TableView,
    name: str,
    at: Point,
    hint: str = "",
    key: str = "",
    context: TooltipContext = EVERYWHERE,
) -> Panel | None:
    """The panel about a thing, with its key if it has one; nothing when there is nothing to say.

    A `hint` at the way to the rulebook is given by panels that stay.
    """
    told = explanation(view, name)
    if told is None:
        return None
    told = completed(told, key, "" if is_lasting(view, name) else context.why)
    about, below = context.about or place_of(view, name, at), name.startswith(RESULTS)
    plate = shown_large(view, name, about, hint) if context.large else None
    if plate is not None:
        return plate
    rival = _rival(view, about)
    if rival is not None:
        about, below = rival, True
    piece, near = piece_of(view, name), _compared(view, about)
    silent, ally = parsed(piece).kind == "card", plate_of(view, name)
    lit = tuple(places(view, ally)) if ally is not None else ()
    clear = (*context.clear, *lit)
    subject = TooltipSubject(told, at, about, piece, hint, below, clear, near, silent)
    panel = paint_tooltip(view, subject)
    if ally is None:
        return panel
    return replace(panel, items=[*measured_items(view, ally), *panel.items])


def strip(view: TableView, card: str, why: str) -> Panel | None:
    """The words over a card of the hand, and why it cannot be played; nothing without words."""
    said, box = explanation(view, card), raised_box(view, card)
    if said is None:
        return None
    return Panel(paint_strip(view, completed(said, "", why), box), box)


def piece_of(view: TableView, name: str) -> str:
    """The card or tile that a name speaks of, if its face is known."""
    parts = parsed(name).words
    if parts[0] in PIECES and len(parts) == 2 and zone_of(view, name):
        return name
    if parts[0] == BOARD:
        return name
    if parts[0] not in ZONES:
        return ""
    here = view.first(name) or view.first(name.replace("slot", "down", 1))
    return here if known(here) else ""


def _compared(view: TableView, about: Rect | None) -> tuple[Rect, ...]:
    """The cities, beside what is said about one of them; the Castle, while an income is chosen."""
    if about is not None and view.asks("order") and overlap(view.anchors["castle"], about):
        return (view.anchors["castle"],)
    plaques = tuple(view.anchors[f"voyage.{city}"] for city in CITIES)
    within = about is not None and any(overlap(grown(p, BESIDE), about) for p in plaques)
    return plaques if within else ()


def _rival(view: TableView, about: Rect | None) -> Rect | None:
    """The rival's panel that a thing lies on, where a close look opens left of it."""
    if about is None or view.solo or len(view.rivals()) < 2:
        return None
    for seat in view.rivals():
        x, y, w, h = panel = view.anchors[panel_of(view, seat)]
        if x <= about[0] and y <= about[1] <= y + h and about[0] + about[2] <= x + w + 10:
            return panel
    return None


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
    x, y, _, _ = box = plate_place(view, (WHOLE, tall + more), subject)
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
