"""Ghosts on the table: the tile where it would lie, points and coins where they would fall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.engine.events import COUNTER, MOVED
from stupor.engine.foresight import Foresight
from stupor.games.burgundy.face.components.tiles import hex_in, sprite_of
from stupor.games.burgundy.face.lights.glows import ROLES, light
from stupor.games.burgundy.face.lights.outlines import outline
from stupor.games.burgundy.face.preview.consequences import (
    MEDAL,
    MINUS,
    SILVER,
    WORKER,
    Chip,
    region_pairs,
)
from stupor.games.burgundy.face.preview.preview_panel import chip_width, paint_chip
from stupor.games.burgundy.face.rectangles import is_hex, place_rect
from stupor.games.burgundy.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import GHOST, LOOSE

ALPHA: Final = 150
#: How strong the line about a region is that grows and is not yet whole.
QUIET: Final = 120
CHIP: Final = 30.0
#: How far below the middle of a tile its points stand, so that the hand does not cover them.
BELOW: Final = 46.0
STEP: Final = 33.0
SIGNS: Final = {"silver": SILVER, "workers": WORKER}


def ghosts(view: TableView, found: Foresight, seat: int, carried: bool = False) -> list[Item]:
    """What would change, drawn where it changes.

    A plate tells the points of a tile that is carried over its space: no chip lies under it.
    """
    draw = DrawList("ghosts", GHOST)
    for number, (region, alpha) in enumerate(_grown(view, found, view.duchy(seat))):
        outline(draw, f"region{number}", region, alpha)
    for name in _paying(view, found, seat):
        light(draw, name, view.anchors[name], ROLES["next"])
    spot: Rect | None = None
    for piece, target in _tiles(view, found, seat):
        box = place_rect(view, target)
        if box is None:
            continue
        draw.picture(f"ghost.{piece}", hex_in(box), sprite_of(piece, box[2]), alpha=ALPHA)
        if target.startswith("own.d"):
            spot = spot or box
    if not (carried and spot):
        _points(view, draw, found, seat, spot)
    _stocks(view, draw, found, seat)
    return draw.items


def _grown(view: TableView, found: Foresight, duchy: int) -> Iterator[tuple[list[Rect], int]]:
    """The spaces of every region that would grow, and how strong their line is: whole, or not."""
    for was, now in region_pairs(view, found, duchy):
        if now["filled"] > was["filled"]:
            spaces = [view.anchors[f"own.d{space}"] for space in now["spaces"]]
            yield spaces, 255 if now["whole"] else QUIET


def _paying(view: TableView, found: Foresight, seat: int) -> Iterator[str]:
    """The dice in the tray that would be used."""
    for number in range(1, 4):
        name, used = f"die.{number}", f"used.{seat}.{number}"
        spent = found.table.counters.get(used, 0) == 1 != view.count(used)
        if spent and name in view.anchors and name not in view.hidden:
            yield name


def _tiles(view: TableView, found: Foresight, seat: int) -> Iterator[tuple[str, str]]:
    """Tiles with the place where they come to lie."""
    last: dict[str, str] = {}
    for event in found.events:
        if event.kind == MOVED and str(event.args[0]).startswith(("hex.", "back.")):
            last[str(event.args[0])] = str(event.args[2])
    duchy = view.duchy(seat)
    places = {
        "duchy": (duchy, "own.d"),
        "storage": (seat, "storage."),
        "shared": (duchy, "shared."),
    }
    for piece, zone in last.items():
        head, *which = parsed(zone).words
        owner, place = places.get(head, (-1, ""))
        if place and which[0] == str(owner):
            yield piece, f"{place}{which[1]}"


def _points(
    view: TableView, draw: DrawList, found: Foresight, seat: int, spot: Rect | None
) -> None:
    """Points below the tile that brings them, else beside the own points."""
    gains = [
        int(e.args[2]) for e in found.events if e.kind == COUNTER and e.args[0] == f"vp.{seat}"
    ]
    box = spot or place_rect(view, "own.vp") or place_rect(view, "team.vp")
    if not gains or box is None:
        return
    x, y = centre(box)
    _chip(view, draw, "vp", Chip(f"+{sum(gains)}", MEDAL), (x, y + BELOW))


def _stocks(view: TableView, draw: DrawList, found: Foresight, seat: int) -> None:
    """Coins and workers where they lie."""
    duchy = view.duchy(seat)
    for stock, sign in SIGNS.items():
        name = f"{stock}.{duchy}"
        by = found.table.counters.get(name, 0) - view.count(name)
        box = place_rect(view, stock)
        if by and box is not None:
            words = f"+{by}" if by > 0 else f"{MINUS}{-by}"
            x, _ = centre(box)
            _chip(view, draw, stock, Chip(words, sign, by < 0), (x, box[1] + box[3] - 6))


def _chip(
    view: TableView, draw: DrawList, name: str, chip: Chip, middle: tuple[float, float]
) -> None:
    wide = chip_width(view, chip, CHIP)
    over = DrawList(draw.name, LOOSE)
    paint_chip(view, over, f"{name}.chip", chip, around(middle, wide, CHIP))
    draw.extend(over.items)


def barred(view: TableView, name: str) -> list[Item]:
    """A dark frame on a place where the rules do not want a thing."""
    draw = DrawList("barred", GHOST)
    box = place_rect(view, name)
    if box is not None:
        if is_hex(box):
            light(draw, "not", box, "not")
        else:
            draw.box("not", box, border=(138, 31, 20), width=3, radius=10)
    return draw.items
