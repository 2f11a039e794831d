"""Every running clip gets the motion that shows it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from stupor.engine.events import MOVED, UNKNOWN, Event
from stupor.games.burgundy.board import members
from stupor.games.burgundy.data.goods import colour_of
from stupor.games.burgundy.data.tiles import ANIMALS, BEAST, COLOUR
from stupor.games.burgundy.face.components.tiles import hex_in, sprite_of
from stupor.games.burgundy.face.motion.calendar import Leaf, Page, mines_row
from stupor.games.burgundy.face.motion.clip_styles import PAID
from stupor.games.burgundy.face.motion.flourish import Bloom, Head, Herd
from stupor.games.burgundy.face.motion.flying import (
    Appear,
    Coins,
    Flash,
    Fly,
    Gain,
    Load,
    Throw,
    look_of,
)
from stupor.games.burgundy.face.rectangles import event_rect, place_rect, zone_rect
from stupor.games.burgundy.face.solo.race import counter_box
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import EMPTY, GEESE, MINE, SHIP
from stupor.games.burgundy.params import PHASE_VP
from stupor.language import mark, tr
from stupor.stage.geometry import around, centre
from stupor.stage.items import Rect
from stupor.stage.motion import Motion
from stupor.stage.name import parsed
from stupor.stage.timeline import Clip, TableModel

#: How large the leaf of the calendar is, in the middle of the table.
LEAF: Final = (1588.0, 300.0)
#: Sides that are not square are kept by these; all else is as wide as it is high.
SQUARE: Final = ("goods", "bonus", "pawn", "shield")
#: The month of each phase, and what is done in it.
MONTHS: Final = (
    (mark("March"), mark("The plough goes out")),
    (mark("June"), mark("Hay on the river meadow")),
    (mark("August"), mark("The wheat is cut")),
    (mark("October"), mark("Grapes in the vat")),
    (mark("December"), mark("Snow on the slate")),
)
SIGNS: Final = {"silver": "piece/silver", "workers": "piece/worker", "vp": "points/medal"}


def visual(
    view: TableView, clip: Clip, key: str, held: Rect | None = None, calm: bool = False
) -> Motion | None:
    """The motion of a clip, None when there is nothing to see; `held` is where a hand let go."""
    make = _MOTIONS.get(clip.style) if clip.seconds else None
    return make(view, clip, key, held, calm) if make is not None else None


def _fly(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    start, end = held or _start(view, clip), _end(view, clip)
    if start is None or end is None:
        return None
    start, end = _shaped(clip.piece, start), _shaped(clip.piece, end)
    colour = view.colour(clip.event.who) if clip.event.who >= 0 else "red"
    sprite = look_of(clip.piece, max(start[2], end[2]), colour)
    if calm:
        return Appear(key, end, sprite)
    return Fly(key, start, end, sprite, 0.0 if held else clip.arc, held is not None)


def _load(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    start, end, ship = _start(view, clip), _end(view, clip), _ship(view, clip.via)
    if start is None or end is None or ship is None or calm:
        return _fly(view, clip, key, held, calm)
    start, end = _shaped(clip.piece, start), _shaped(clip.piece, end)
    sprite = look_of(clip.piece, end[2])
    return Load(key, start, ship, end, sprite, len(clip.events), clip.arc)


def _ship(view: TableView, place: str) -> Rect | None:
    """Where a ship lies on a space of a duchy; None where it is none."""
    for piece in view.table.pieces(place) if place else ():
        if _colour(piece) == SHIP:
            return place_rect(view, piece)
    return None


def _colour(piece: str) -> int:
    """The colour of a tile; of what is none, that of no tile."""
    head, number = parsed(piece)
    return COLOUR[int(number)] if head == "hex" and number.isdigit() else EMPTY


def _mines(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    """A coin out of each mine of a duchy."""
    seat = clip.event.who
    purse, head = event_rect(view, clip.event), f"duchy.{view.duchy(seat)}."
    found = [
        place
        for zone, pieces in view.table.zones.items()
        if zone.startswith(head)
        for piece in pieces
        if _colour(piece) == MINE and (place := place_rect(view, piece)) is not None
    ]
    if purse is None or not found or calm:
        return _light(view, clip, key, held, calm)
    return Coins(key, tuple(found), around(centre(purse), 30.0), SIGNS["silver"])


def _start(view: TableView, clip: Clip) -> Rect | None:
    found = place_rect(view, clip.piece) if clip.piece != UNKNOWN else None
    return found or zone_rect(view, clip.source)


def _end(view: TableView, clip: Clip) -> Rect | None:
    if clip.event.kind == MOVED and clip.piece != UNKNOWN:
        after = TableModel(view.table)
        try:
            for event in (*clip.events, clip.event):
                if str(event.args[0]) in view.table.pieces(str(event.args[1])):
                    after.fold(event)
        except (KeyError, IndexError):
            return zone_rect(view, clip.target)
        found = place_rect(replace(view, table=after.table), clip.piece)
        if found is not None:
            return found
    return zone_rect(view, clip.target)


def _shaped(piece: str, box: Rect) -> Rect:
    """A piece keeps its shape, whatever the shape of its place."""
    head = parsed(piece).kind
    if head in ("hex", "back"):
        return hex_in(box)
    return around(centre(box), min(box[2], box[3], 66.0)) if head in SQUARE else box


def _throw(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    place = place_rect(view, clip.target)
    seat, number = clip.event.who, int(clip.event.args[1])
    if place is None or not 1 <= number <= 6 or seat < 0:
        return None
    return Throw(key, place, view.colour(seat), number, clip.target.endswith(".2"), calm)


def _gain(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    name, _, delta, _ = clip.event.args
    place = _paid_at(view, clip) or place_rect(view, clip.target) or place_rect(view, str(name))
    if place is None:
        return None
    sign = SIGNS.get(parsed(str(name)).kind, "")
    words = f"{int(delta):+d}".replace("-", "\u2212")
    return Gain(key, place, words, sign, 0.0 if calm else 26.0, int(clip.via or 0))


def _paid_at(view: TableView, clip: Clip) -> Rect | None:
    """Where points lie that are not for a tile: at what was sold, at silver, workers, routes."""
    head, kept = parsed(clip.target)
    if head != PAID:
        return None
    if view.solo:
        return counter_box(view)
    return zone_rect(view, f"{kept}.{view.duchy(clip.event.who)}")


def _light(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    place = place_rect(view, clip.target) if clip.target else _on_sale(view, clip.event)
    place = place or event_rect(view, clip.event)
    return Flash(key, place, clip.style == "burst" and not calm) if place else None


def _on_sale(view: TableView, event: Event) -> Rect | None:
    """The goods that are about to be sold, which still lie in their stack."""
    if event.kind != "sold":
        return None
    goods = view.table.pieces(f"goods.{view.duchy(event.who)}")
    lie = (piece for piece in goods if colour_of(parsed(piece).number) == event.args[0])
    return next((place for piece in lie if (place := place_rect(view, piece))), None)


def _herd(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    """The tile that has just come and those of its kind in the pasture, geese among them."""
    beasts = {int(clip.event.args[0]), int(clip.event.args[1])} - {EMPTY}
    heads = [
        Head(place, sprite_of(piece, place[2]), ANIMALS[tile])
        for piece, place in _around(view, clip)
        if BEAST[tile := parsed(piece).number] in {*beasts, GEESE}
    ]
    return Herd(key, tuple(heads)) if heads and not calm else _light(view, clip, key, held, calm)


def _bloom(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    places = tuple(place for _, place in _around(view, clip))
    return Bloom(key, places) if places and not calm else _light(view, clip, key, held, calm)


def _around(view: TableView, clip: Clip) -> list[tuple[str, Rect]]:
    """The tiles of the region in which a space lies, the nearest to it first."""
    _, number, space = parsed(clip.target).words if clip.target else ("", "", "")
    board = view.board(int(number)) if number else None
    here = place_rect(view, clip.target) if board is not None else None
    if board is None or here is None:
        return []
    found = []
    for other in members(board.region[int(space) - 1]):
        for piece in view.table.pieces(f"duchy.{number}.{other + 1}"):
            place = place_rect(view, piece)
            if place is not None and parsed(piece).kind == "hex":
                found.append((piece, place))
    return sorted(found, key=lambda one: math.dist(centre(one[1]), centre(here)))


def _leaf(view: TableView, clip: Clip, key: str, held: Rect | None, calm: bool) -> Motion | None:
    number = int(clip.event.args[0])
    x, y, _, h = view.page
    old = _month(number - 1) if number else None
    table = view.page if view.team else (x, y, view.anchors["meta.header"][0] - x, h)
    place = around(centre(table), *LEAF)
    row = mines_row(view, clip.events, place)
    return Leaf(key, place, table, old, _month(number), calm, row)


def _month(number: int) -> Page:
    """The page of a phase."""
    letter = "abcde"[number]
    words = tr("Phase {letter}", letter=letter.upper())
    month, work = (tr(said) for said in MONTHS[number])
    whole = tr("per completed region")
    return Page(f"month-{letter}", letter.upper(), words, month, work, PHASE_VP[number], whole)


MakeMotion = Callable[[TableView, Clip, str, Rect | None, bool], Motion | None]
_MOTIONS: Final[dict[str, MakeMotion]] = {
    "fly": _fly,
    "throw": _throw,
    "gain": _gain,
    "points": _gain,
    "light": _light,
    "burst": _bloom,
    "herd": _herd,
    "leaf": _leaf,
    "load": _load,
    "mines": _mines,
}
