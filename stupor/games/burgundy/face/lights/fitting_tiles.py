"""Where a held die could lay one of several tiles: a fan of them, the one it would lay in front."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.tiles import ASPECT, sprite_of
from stupor.games.burgundy.face.gestures.asked import Asked
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.rectangles import place_rect
from stupor.games.burgundy.face.view import TableView
from stupor.stage.affordance import Gesture
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, grown
from stupor.stage.items import Item, Rect
from stupor.stage.name import parsed
from stupor.stage.palette import GHOST

#: How wide a tile of the fan is beside its space, how far apart they stand, how low.
WIDE: Final = 0.46
APART: Final = 0.46
LOW: Final = 0.33
PALE: Final = 150
GOLD: Final = (255, 217, 122, 235)
DARK: Final = (30, 18, 8, 170)


def fans(view: TableView, held: str, mode: str = "") -> dict[str, tuple[str, list[str]]]:
    """By space the tile that a drop would lay there, and all that might lie there."""
    mine = view.mine()
    if mine is None or parsed(held).kind != "die":
        return {}
    asked = Asked(mine, view.table, view.facts)
    chosen: dict[str, str] = {}
    might: dict[str, dict[str, None]] = {}
    for gesture in gestures(mine, view.table, view.facts):
        if gesture.pick == held and _is_laid(gesture):
            tile = asked.tile(gesture.option[2])
            might.setdefault(gesture.drop, {})[tile] = None
            if gesture.mode == mode:
                chosen.setdefault(gesture.drop, tile)
    return {
        drop: (chosen[drop], [*tiles])
        for drop, tiles in might.items()
        if len(tiles) > 1 and drop in chosen
    }


def _is_laid(gesture: Gesture) -> bool:
    """Whether a tile goes onto a space of the own duchy."""
    return gesture.option[0] == "place" and gesture.drop.startswith("own.d")


def fan_items(view: TableView, held: str, mode: str = "") -> list[Item]:
    """The fans, at the foot of each space; the tile that is not meant now is pale."""
    draw = DrawList("fan", GHOST)
    for drop, (meant, tiles) in fans(view, held, mode).items():
        box = place_rect(view, drop)
        if box is not None:
            for number, tile in enumerate(tiles):
                _paint(draw, f"{drop}.{tile}", _leaf(box, number, len(tiles)), tile, tile == meant)
    return draw.items


def _leaf(box: Rect, number: int, count: int) -> Rect:
    x, y = centre(box)
    wide = box[2] * WIDE
    middle = (x + (number - (count - 1) / 2) * box[2] * APART, y + box[3] * LOW)
    return around(middle, wide, wide / ASPECT)


def _paint(draw: DrawList, name: str, box: Rect, tile: str, meant: bool) -> None:
    """One tile on a dark plate; the plate of the meant one is gold."""
    plate = GOLD if meant else DARK
    draw.box(f"{name}.plate", grown(box, 2), fill=plate, radius=9)
    draw.picture(name, box, sprite_of(tile, box[2]), alpha=255 if meant else PALE)
