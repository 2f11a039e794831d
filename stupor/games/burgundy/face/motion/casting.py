"""Every running clip gets the motion that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from stupor.engine.events import MOVED, UNKNOWN
from stupor.games.burgundy.face.components.tiles import hex_in
from stupor.games.burgundy.face.lights.event_places import event_rect
from stupor.games.burgundy.face.motion.flying import (
    Appear,
    Flash,
    Fly,
    Gain,
    Leaf,
    Throw,
    look_of,
)
from stupor.games.burgundy.face.table_places import place_rect, zone_rect
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.params import PHASE_VP
from stupor.language import tr
from stupor.stage.boxes import around, centre
from stupor.stage.items import Area
from stupor.stage.motion import Motion
from stupor.stage.table_model import TableModel
from stupor.stage.timeline import Clip

#: The box of the calendar's leaf in the middle of a page.
LEAF: Final = (1588.0, 300.0)
#: Sides that are not square are kept by these; all else is as wide as it is high.
SQUARE: Final = ("goods", "bonus", "pawn", "shield")
SIGNS: Final = {"silver": "piece/silver", "workers": "piece/worker"}


def cast(
    view: TableView, clip: Clip, key: str, held: Area | None = None, calm: bool = False
) -> Motion | None:
    """The motion of a clip, None when there is nothing to see; `held` is where a hand let go."""
    caster = _CASTERS.get(clip.manner) if clip.seconds else None
    return caster(view, clip, key, held, calm) if caster is not None else None


def _fly(view: TableView, clip: Clip, key: str, held: Area | None, calm: bool) -> Motion | None:
    start, end = held or _start(view, clip), _end(view, clip)
    if start is None or end is None:
        return None
    start, end = _shaped(clip.piece, start), _shaped(clip.piece, end)
    colour = view.colour(clip.event.who) if clip.event.who >= 0 else "red"
    sprite = look_of(clip.piece, max(start[2], end[2]), colour)
    if calm:
        return Appear(key, end, sprite)
    return Fly(key, start, end, sprite, 0.0 if held else clip.arc, held is not None)


def _start(view: TableView, clip: Clip) -> Area | None:
    found = place_rect(view, clip.piece) if clip.piece != UNKNOWN else None
    return found or zone_rect(view, clip.source)


def _end(view: TableView, clip: Clip) -> Area | None:
    if clip.event.kind == MOVED and clip.piece != UNKNOWN:
        after = TableModel(view.table)
        try:
            after.fold(clip.event)
        except (KeyError, IndexError):
            return zone_rect(view, clip.target)
        found = place_rect(replace(view, table=after.table), clip.piece)
        if found is not None:
            return found
    return zone_rect(view, clip.target)


def _shaped(piece: str, box: Area) -> Area:
    """A piece keeps its shape, whatever the shape of its place."""
    head = piece.partition(".")[0]
    if head in ("hex", "back"):
        return hex_in(box)
    return around(centre(box), min(box[2], box[3], 66.0)) if head in SQUARE else box


def _throw(view: TableView, clip: Clip, key: str, held: Area | None, calm: bool) -> Motion | None:
    place = place_rect(view, clip.target)
    seat, number = clip.event.who, int(clip.event.args[1])
    if place is None or not 1 <= number <= 6 or seat < 0:
        return None
    return Throw(key, place, view.colour(seat), number, calm)


def _gain(view: TableView, clip: Clip, key: str, held: Area | None, calm: bool) -> Motion | None:
    name, _, delta, _ = clip.event.args
    place = place_rect(view, clip.target) or place_rect(view, str(name))
    if place is None:
        return None
    sign = SIGNS.get(str(name).partition(".")[0], "")
    words = f"{int(delta):+d}".replace("-", "\u2212")
    return Gain(key, place, words, sign, 0.0 if calm else 26.0)


def _light(view: TableView, clip: Clip, key: str, held: Area | None, calm: bool) -> Motion | None:
    place = (place_rect(view, clip.target) if clip.target else None) or event_rect(view, clip.event)
    return Flash(key, place, clip.manner == "burst" and not calm) if place else None


def _leaf(view: TableView, clip: Clip, key: str, held: Area | None, calm: bool) -> Motion | None:
    number = int(clip.event.args[0])
    letter = "abcde"[number]
    x, y, w, h = view.page
    box = (x + (w - LEAF[0]) / 2, y + (h - LEAF[1]) / 2, *LEAF)
    old = f"month-{'abcde'[number - 1]}" if number else ""
    words = tr("Phase {letter}", letter=letter.upper())
    points = PHASE_VP[number]
    return Leaf(key, box, old, f"month-{letter}", letter.upper(), words, points, calm)


Caster = Callable[[TableView, Clip, str, Area | None, bool], Motion | None]
_CASTERS: Final[dict[str, Caster]] = {
    "fly": _fly, "throw": _throw, "gain": _gain, "points": _gain, "light": _light,
    "burst": _light, "leaf": _leaf,
}  # fmt: skip
