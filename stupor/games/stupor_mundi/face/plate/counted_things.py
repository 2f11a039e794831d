"""What an Ally looks at, lit while one touches him: Frederick's track, and the own things."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.data.allies import INDEPENDENT
from stupor.games.stupor_mundi.face.plate.large import Plate
from stupor.games.stupor_mundi.face.rivals.rival_panels import castle_box, place_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.workplace.workplace_area import specialist_box
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import grown
from stupor.stage.items import Item, Rect
from stupor.stage.palette import GHOST, IVORY, clear

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
LINES: Final = 32
#: The halo about them, and how bright it makes what they surround.
HALO: Final = 16.0
HALO_CORNER: Final = 24.0
WASH: Final = clear(IVORY, 36)
TOWERS: Final = ("t1", "t2", "t3", "t4", "t5")
WALLS: Final = ("w1", "w2", "w3", "w4", "w5")


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
