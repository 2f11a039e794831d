"""Which Ally a name on the table means, how he stands there, and where his plate is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stupor.games.stupor_mundi.data.allies import INDEPENDENT
from stupor.games.stupor_mundi.face.components.printed import CITIES as SPACES
from stupor.games.stupor_mundi.face.explain.allies import mantle_gain
from stupor.games.stupor_mundi.face.explain.shared_words import has, yours
from stupor.games.stupor_mundi.face.plate.condition import standing_of
from stupor.games.stupor_mundi.face.plate.large import SIZE, Plate, paint_plate
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.rivals.rival_panels import castle_box, place_of
from stupor.games.stupor_mundi.face.view import CITY_NAMES, TableView, number_of
from stupor.games.stupor_mundi.face.workplace.workplace_area import specialist_box
from stupor.games.stupor_mundi.params import ALLY_MET_VP, ALLY_VP
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import centre, grown, shared
from stupor.stage.items import Item, Rect
from stupor.stage.messages import Panel
from stupor.stage.name import parsed
from stupor.stage.palette import GHOST, IVORY, TOOLTIP, clear

#: From the plate to the tile that it is about, where the beak has room.
GAP: Final = 30.0
EDGE: Final = 8.0
BEAK: Final = 34.0
#: How far the sprite of what is chosen reaches beyond its lines.
LINES: Final = 32
#: Places that may be explained and hold an Ally.
HOMES: Final = ("ally", "city_ally")
#: First and last place of what Frederick has, by what an Ally measures.
HIS: Final = {
    "grain": ("imperial.grain.0", "imperial.grain.5"),
    "stone": ("imperial.stone.0", "imperial.stone.5"),
    "coins": ("imperial.treasury.0", "imperial.treasury.15"),
    "towers": ("imperial.tower1", "imperial.tower5"),
    "walls": ("imperial.wall1", "imperial.wall5"),
    "keeps": ("imperial.keep1", "imperial.keep3"),
    "structures": ("imperial.castle", "imperial.castle"),
    "allies": ("imperial.court1", "imperial.court5"),
}
#: The same of the one who looks.
MINE: Final = {
    "grain": ("player.store1", "player.store7"),
    "stone": ("player.store1", "player.store7"),
    "coins": ("player.coins", "player.coins"),
    "towers": ("castle.t4", "castle.t2"),
    "walls": ("castle.w4", "castle.w2"),
    "keeps": ("castle.keep_spears", "castle.keep_slot"),
    "structures": ("castle", "castle"),
    "allies": ("player.ally1", "player.ally5"),
}
#: What a rival's panel shows of it.
THEIRS: Final = {"grain": "grain", "stone": "stone", "coins": "coins"}
#: The lines of the light lie so far inside its sprite.
#: The halo about them, and how bright it makes what they surround.
HALO: Final = 16.0
HALO_CORNER: Final = 24.0
WASH: Final = clear(IVORY, 36)
TOWERS: Final = ("t1", "t2", "t3", "t4", "t5")
WALLS: Final = ("w1", "w2", "w3", "w4", "w5")


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


def measured_items(view: TableView, told: Plate) -> list[Item]:
    """Light about everything that the condition of an Ally is measured by: it is spoken of.

    A broad ivory line in a halo, and a pale wash over what lies in it.
    """
    draw = DrawList("measured", GHOST)
    for box in places(view, told):
        draw.box("wash", grown(box, 1), fill=WASH, radius=6)
        draw.nine_slice("halo", grown(box, HALO), "glow/soft", HALO_CORNER)
        draw.nine_slice("light", grown(box, LINES + 3), "glow/chosen", 44)
    return draw.items


def places(view: TableView, told: Plate) -> Iterator[Rect]:
    """Where those things lie."""
    measure, seat = told.who.measure, told.seat
    rival = seat != view.viewer
    if measure == "specialist":
        yield from _specialists(view, seat, told.who.circle == INDEPENDENT)
        return
    yield _between(view, *HIS[measure])
    if told.who.circle != INDEPENDENT:
        return
    if rival:
        panel, part = place_of(view, seat), THEIRS.get(measure)
        yield view.anchors[f"{panel}.{part}"] if part else castle_box(view, panel)
    elif measure in ("towers", "walls"):
        sites = TOWERS if measure == "towers" else WALLS
        yield from (view.anchors[f"castle.{site}"] for site in sites)
    else:
        yield _between(view, *MINE[measure])


def _specialists(view: TableView, seat: int, mine: bool) -> Iterator[Rect]:
    """Frederick's Specialist, and those of a House."""
    for zone, here in view.table.zones.items():
        for piece in here:
            if piece == "specialist.f" or (mine and piece.startswith(f"specialist.{seat}.")):
                yield specialist_box(view, zone, piece)


def _between(view: TableView, first: str, last: str) -> Rect:
    """The smallest rectangle about two places."""
    a, b = view.anchors[first], view.anchors[last]
    left, top = min(a[0], b[0]), min(a[1], b[1])
    right, low = max(a[0] + a[2], b[0] + b[2]), max(a[1] + a[3], b[1] + b[3])
    return left, top, right - left, low - top
