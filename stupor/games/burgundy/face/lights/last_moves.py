"""The last moves of rivals: a thin frame and their arms at every place they touched."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from stupor.engine.events import COUNTER, MOVED, Event, turn_ended
from stupor.games.burgundy.face.rectangles import is_hex, place_rect, zone_rect
from stupor.games.burgundy.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, grown
from stupor.stage.items import Item, Rect
from stupor.stage.palette import LIGHT, WALNUT, clear

LAYER: Final = LIGHT - 20
ARMS: Final = (18.0, 22.0)
#: Zones that tell by themselves whose they are.
OWNED: Final = ("duchy.", "storage.", "shared.", "shields.")
#: Zones of the common board from which things are taken.
COMMON: Final = ("depot.", "black.", "inns")


def marks(events: Sequence[Event], seat: int, seats: int) -> dict[str, int]:
    """The places that others touched since a seat's last turn, and who was the last there."""
    ended = turn_ended(events, seat, lambda event: event.kind in ("turn", "round"))
    return touched(events[ended:], seat) if seats > 1 else {}


def touched(events: Iterable[Event], seat: int) -> dict[str, int]:
    """Where pieces were taken and laid by others, in their turns."""
    found: dict[str, int] = {}
    for event in events:
        if event.kind == "phase":
            found.clear()
        if event.who in (seat, -1):
            continue
        if event.kind == MOVED:  # what goes on leaves no trace where it lay for a moment
            found.pop(str(event.args[1]), None)
        for place in places_of(event):
            found[place] = event.who
    return found


def places_of(event: Event) -> tuple[str, ...]:
    """What an event touched."""
    if event.kind == MOVED:
        _, source, target = (str(arg) for arg in event.args)
        found = [source] if source.startswith(COMMON) and not source.endswith(".goods") else []
        if target.startswith(OWNED):
            found.append(target)
        return tuple(found)
    if event.kind == COUNTER:
        return ()
    return (f"depot.{event.args[0]}.die",) if event.kind == "shipped" else ()


def paint_last_moves(view: TableView, marks: Mapping[str, int]) -> list[Item]:
    """A frame in the colour of the one who was there."""
    draw = DrawList("last_moves", LAYER)
    for place, seat in marks.items():
        lying = place.removesuffix("shields") + "shield1" if place.endswith("shields") else place
        box = zone_rect(view, lying) or place_rect(view, lying)
        if box is not None and box[2] > 0 and seat < view.seats:
            _paint(view, draw, place, box, seat)
    return draw.items


def _paint(view: TableView, draw: DrawList, place: str, box: Rect, seat: int) -> None:
    """About a hex only its arms and a disc; about other things a frame."""
    colour = view.rgb(seat)
    if not is_hex(box):
        wide = 3.4 if view.contrast else 2.2
        draw.box(
            f"{place}.dark", grown(box, 2), border=clear(WALNUT, 190), width=wide + 2, radius=6
        )
        draw.box(place, grown(box, 1), border=clear(colour, 255), width=wide, radius=5)
    if place.startswith(OWNED):
        _paint_dot(view, draw, place, box, seat)
        return
    x, y, w, h = box
    at = (x + w * 0.5, y + h * 0.1) if is_hex(box) else (x + w, y + 3)
    draw.picture(f"{place}.arms", around(at, *ARMS), view.crest(seat))


def _paint_dot(view: TableView, draw: DrawList, place: str, box: Rect, seat: int) -> None:
    """In a small duchy the new tile bears a dot in its owner's colour."""
    side = max(8.0, box[2] * 0.24)
    cx, cy = centre(box)
    dot = around((cx + box[2] * 0.32, cy - box[3] * 0.3), side)
    draw.box(
        f"{place}.dot", dot, fill=view.rgb(seat), border=(255, 246, 220), width=1.6, radius=side / 2
    )
