"""The die that laid a tile where it lies, at the upper left of it."""

from __future__ import annotations

from typing import Final

from stupor.engine.notation import Option
from stupor.games.burgundy.face.components.medals_and_chips import die_sprite
from stupor.games.burgundy.face.rectangles import piece_rect
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import zone_of
from stupor.stage.geometry import around
from stupor.stage.items import Item, Picture

#: Choices that name their die first and their tile second, and where the tile then lies.
_ZONES: Final = {"place": "duchy.", "take": "storage."}
#: The side of the die, and how far its middle lies from the tile's corner, in logical units.
_SIZE: Final = 34.0
_INWARD: Final = 12.0
_OVER: Final = 900


def used_die(view: TableView, option: Option) -> list[Item]:
    """The die of a choice on its tile; nothing where the tile lies elsewhere by now."""
    verb = str(option[0])
    if verb not in _ZONES:
        return []
    number, tile = int(option[1]), f"hex.{option[2]}"
    zone = zone_of(view.table, tile)
    box = piece_rect(view, tile, zone) if zone.startswith(_ZONES[verb]) else None
    if box is None:
        return []
    at = around((box[0] + _INWARD, box[1] + _INWARD), _SIZE)
    return [Picture(f"used.{tile}", _OVER, at, die_sprite(view.colour(view.viewer), number))]
