"""Which Ally a name on the table means, how he stands there, and where his plate is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.stupor_mundi.face.components.printed import CITIES as SPACES
from stupor.games.stupor_mundi.face.explain.allies import mantle_gain
from stupor.games.stupor_mundi.face.explain.shared_words import has, yours
from stupor.games.stupor_mundi.face.plate.condition import standing_of
from stupor.games.stupor_mundi.face.plate.counted_things import measured_items, places
from stupor.games.stupor_mundi.face.plate.large import SIZE, Plate, paint_plate
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.view import CITY_NAMES, TableView, number_of
from stupor.games.stupor_mundi.params import ALLY_MET_VP, ALLY_VP
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import centre, grown
from stupor.stage.items import Rect
from stupor.stage.messages import Panel
from stupor.stage.name import parsed
from stupor.stage.palette import TOOLTIP
from stupor.stage.tooltip import shared

#: From the plate to the tile that it is about, where the beak has room.
GAP: Final = 30.0
EDGE: Final = 8.0
BEAK: Final = 34.0
#: How far the sprite of what is chosen reaches beyond its lines.
LINES: Final = 32
#: Places that may be explained and hold an Ally.
HOMES: Final = ("ally", "city_ally")


def plate_of(view: TableView, name: str) -> Plate | None:
    """What a plate says about a thing; None if it is no Ally whose face is known."""
    parts = parsed(name).words
    if parts[0] not in HOMES:
        return None
    zone = zone_of(view, name) if len(parts) == 2 else name
    ally, home = number_of(view.first(zone)), parsed(zone).words
    if not ally or home[0] not in HOMES:
        return None
    return (
        _in_city(view, ally, *map(int, home[1:]))
        if home[0] == "city_ally"
        else _hosted(view, ally, *map(int, home[1:]))
    )


def _in_city(view: TableView, ally: int, city: int, number: int) -> Plate:
    seat = view.viewer
    standing = None
    if view.hints:
        met = bool(view.fact(f"would_meet.{seat}.{ally}"))
        standing = standing_of(view.words(f"would_compare.{seat}.{ally}"), met)
    note = tr("{has} {count}", has=has(view, seat), count=view.count(f"grain.{seat}"))
    price = SPACES[city].grain[number - 1]
    return Plate(
        ally,
        standing,
        yours(view, seat),
        view.crest(seat),
        view.colour(seat),
        tr(CITY_NAMES[city]),
        note,
        price,
        seat=seat,
    )


def _hosted(view: TableView, ally: int, seat: int, number: int) -> Plate:
    met = bool(view.fact(f"met.{seat}.{number}"))
    standing = standing_of(view.words(f"compare.{seat}.{number}"), met)
    mantle = view.first(f"mantle.{seat}.{number}")
    more = mantle_gain(view, True) if mantle else 0
    mine = yours(view, seat)
    place = tr("In your service") if mine else view.names[seat]
    now = ALLY_VP + met * ALLY_MET_VP + (mantle_gain(view, met) if mantle else 0)
    note = tr("{points} VP now", points=now)
    return Plate(
        ally, standing, mine, view.crest(seat), view.colour(seat), place, note, 0, more, seat
    )


def shown_large(view: TableView, name: str, about: Rect | None, hint: str) -> Panel | None:
    """The plate about an Ally beside its tile; None if there is nothing large to show."""
    told = plate_of(view, name)
    if told is None or about is None:
        return None
    draw = DrawList("plate", TOOLTIP)
    place, side = placed(view, about, tuple(places(view, told)))
    draw.nine_slice("chosen", grown(about, LINES), "glow/chosen", 44)
    link = paint_plate(draw, (place[0], place[1]), told, bool(hint))
    _paint_beak(draw, place, side, about)
    rule = "summon.cost" if told.price else "ally.income"
    items = [*measured_items(view, told), *draw.items]
    return Panel(items, place, link if hint else None, rule, about)


def placed(view: TableView, about: Rect, lit: Sequence[Rect] = ()) -> tuple[Rect, str]:
    """Beside the tile, never over it nor over the hand, where it hides least of what is lit.

    Of two sides as good as each other it takes the one with more room.
    """
    left, top, wide, _ = view.page
    x, y, w, h = about
    low = max(top + EDGE, view.anchors["hand"][1] - EDGE - SIZE[1])
    levels = [min(max(at, top + EDGE), low) for at in (y + h / 2 - SIZE[1] / 2, y + h - SIZE[1], y)]
    right, before = x + w + GAP, x - GAP - SIZE[0]
    sides = [(right, "left")] if right + SIZE[0] + EDGE <= left + wide else []
    if before >= left + EDGE:
        sides.insert(0 if x - left > left + wide - right else len(sides), (before, "right"))
    found = [((at, level, *SIZE), side) for at, side in sides for level in levels]
    return min(found, key=lambda one: sum(shared(one[0], area) for area in lit))


def _paint_beak(draw: DrawList, place: Rect, side: str, about: Rect) -> None:
    x, y, w, h = place
    level = min(max(centre(about)[1], y + 30), y + h - 30) - BEAK / 2
    across = x + w - 6 if side == "right" else x - BEAK + 6
    draw.picture("beak", (across, level, BEAK, BEAK), f"plate/beak-{side}")
