"""The last moves of other Houses: a thin frame and their arms at every place they touched."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from stupor.engine.events import COUNTER, MOVED, Event, turn_ended
from stupor.games.stupor_mundi.face.castle.structures import figure_box, stone_of
from stupor.games.stupor_mundi.face.docks.dock import project_box
from stupor.games.stupor_mundi.face.docks.opened import is_covered
from stupor.games.stupor_mundi.face.lights.spots import spot
from stupor.games.stupor_mundi.face.rivals.rival_panels import castle_plan, place_of
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.face.voyage.voyage_board import KEEL
from stupor.games.stupor_mundi.ids import ACTION, FREDERICK
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, grown
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import LIGHT, PIECE, SEAT_RGB, WALNUT, clear

LAYER: Final = LIGHT - 20
#: How wide the line of a frame is.
WIDE: Final = 2.2
#: The ring of a ship that sailed: its size, above the water and below every ship.
WAKE: Final = (68.0, 26.0)
WATER: Final = PIECE - 2
#: Places of a seat's own panel, and pieces that bear its arms: whose they are is plain.
PLAIN: Final = ("slot.", "down.", "castle.", "ally.", "ship.", "specialist.")
#: Places that things are taken from: the gap that is left is what changed.
TAKEN_FROM: Final = ("city_ally", "city_card", "active", "bonus", "token", "crusade")
#: Places that lie under the ribbon of a House that has passed.
SLOTS: Final = ("slot.", "down.")
#: The arms beside a framed place, where no word and no figure is printed: from a point of the
#: place, in shares of its width and height, so far to the right and down.
ARMS: Final = (16.0, 19.0)
CORNER: Final = (1.0, 0.0, -2.0, 3.0)
BESIDE: Final = {
    "city_ally": (1.0, 1.0, 2.0, 9.5),
    "city_card": (0.5, 1.0, 0.0, 9.5),
    "market": (1.0, 0.0, -9.0, -10.0),
    "imperial": (0.0, 1.0, 0.0, -2.0),
    "active": (0.0, 1.0, -9.0, -9.0),
    "reward": (1.0, 0.0, -9.0, -5.0),
    "bonus": (1.0, 1.0, -9.0, 10.5),
    "token": (0.0, 1.0, -9.0, -9.0),
}
#: How far the price of an Ally reaches up into its space.
PRICE: Final = 1.5
FREDERICK_COUNTERS: Final = {
    "f.towers": "imperial.tower",
    "f.walls": "imperial.wall",
    "f.keeps": "imperial.keep",
    "f.allies": "imperial.court",
}
TRACKS: Final = ("f.grain", "f.stone", "f.treasury")


def own_turn_ended(events: Sequence[Event], seat: int) -> int:
    """The number of events until the end of a seat's last whole turn; 0 before its first."""
    return turn_ended(events, seat, lambda event: event.kind == "turn" or _is_phase(event))


def touched(events: Iterable[Event], seat: int, solo: bool = False) -> dict[str, int]:
    """The places that others touched in their turns, and who was the last there."""
    found: dict[str, int] = {}
    acting = True
    for event in events:
        if _is_phase(event):
            acting = event.args[1] == ACTION
        if not acting or event.who == seat or (event.who == FREDERICK and not solo):
            continue
        for place in places_of(event):
            found[place] = event.who
    return found


def places_of(event: Event) -> tuple[str, ...]:
    """What an event touched."""
    if event.kind == MOVED:
        return _moved(*map(str, event.args))
    if event.kind == COUNTER:
        name, value, delta, _ = event.args
        return palace_places(str(name), int(value), int(delta))
    if event.kind in ("sold", "bought"):
        return (f"market.{event.args[3]}",)
    return (f"reward.{event.args[0]}",) if event.kind == "rewarded" else ()


def paint_last_moves(view: TableView, marks: Mapping[str, int]) -> list[Item]:
    """A frame in the colour of the House that was there."""
    draw = DrawList("last_moves", LAYER)
    for place, seat in marks.items():
        box = _figure(view, place) or _well(view, place) or spot(view, place)
        covered = place.startswith(SLOTS) and view.count(f"passed.{seat}")
        if box is None or not box[2] or covered or is_covered(view, place, box):
            continue
        if parsed(place).kind == "ship":
            _paint_wake(view, draw, place, box, seat)
        else:
            _paint(view, draw, place, box, seat)
    return draw.items


def _figure(view: TableView, place: str) -> Rect | None:
    """What stands on a site of a rival's castle."""
    piece = view.first(place) if parsed(place).kind == "castle" else ""
    if not piece:
        return None
    seat, site = parsed(place).parts
    plan = castle_plan(view, place_of(view, int(seat)))
    return figure_box(plan, site, stone_of(view, site, piece).kind)


def _well(view: TableView, place: str) -> Rect | None:
    """The place of a Project at full size, with the arms of whoever took it."""
    at_full_size = view.panel_open and parsed(place).kind == "project"
    return project_box(view, number_of(place)) if at_full_size else None


def _paint(view: TableView, draw: DrawList, place: str, box: Rect, seat: int) -> None:
    colour = SEAT_RGB[view.colour(seat if seat >= 0 else "f")]
    rim, edge = _rim(place, box), 1.2
    if view.contrast:  # what is thicker grows outwards: the place is small
        rim, edge = grown(rim, 2), 0.8
    dark = clear(WALNUT, 190)
    draw.box(f"{place}.dark", grown(rim, edge), border=dark, width=WIDE + 2 * edge, radius=6)
    draw.box(place, rim, border=clear(colour, 255), width=WIDE, radius=5)
    if not place.startswith(PLAIN) and _well(view, place) is None:
        arms = view.crest(seat) if seat >= 0 else "crest/frederick"
        draw.picture(f"{place}.arms", arms_box(place, box), arms)


def _paint_wake(view: TableView, draw: DrawList, place: str, box: Rect, seat: int) -> None:
    """A ring on the water, below the hull: it crosses no sail."""
    x, y = centre(box)
    ring, colour = around((x, y + KEEL), *WAKE), SEAT_RGB[view.colour(seat)]
    edge = 2.4 if view.contrast else 1.4
    dark = clear(WALNUT, 190)
    draw.box(
        f"{place}.dark",
        grown(ring, edge),
        WATER,
        border=dark,
        width=WIDE + 2 * edge,
        radius=WAKE[1] / 2 + edge,
    )
    draw.box(place, ring, WATER, border=clear(colour, 255), width=WIDE, radius=WAKE[1] / 2)


def _rim(place: str, box: Rect) -> Rect:
    """The frame keeps off the price under an Ally."""
    x, y, w, h = grown(box, 1)
    return (x, y, w, h - PRICE) if parsed(place).kind == "city_ally" else (x, y, w, h)


def arms_box(place: str, box: Rect) -> Rect:
    """Where the arms stand beside a framed place."""
    across, down, dx, dy = BESIDE.get(parsed(place).kind, CORNER)
    return around((box[0] + across * box[2] + dx, box[1] + down * box[3] + dy), *ARMS)


def _is_phase(event: Event) -> bool:
    return event.kind == COUNTER and event.args[0] == "phase"


def _moved(piece: str, source: str, target: str) -> tuple[str, ...]:
    kind, left, reached = parsed(piece).kind, parsed(source).kind, parsed(target)
    if kind in ("ship", "specialist"):
        return (piece,)
    if kind == "structure" or reached.kind in ("slot", "down"):
        return (target,)
    if left == "city_ally" and reached.kind == "ally":
        return source, target
    if left == "crusade" and reached.kind == "mantle":
        return source, f"ally.{reached.which}"
    taken = left in TAKEN_FROM or (kind == left == "project")
    return (source,) if taken else ()


def palace_places(name: str, value: int, delta: int) -> tuple[str, ...]:
    """The place of Frederick's Palace that a change of a counter touches; none without one."""
    if not delta:
        return ()
    if name in TRACKS:
        return (f"imperial.{name[2:]}.{value}",)
    anchor = FREDERICK_COUNTERS.get(name)
    return (f"{anchor}{max(value, value - delta)}",) if anchor else ()
