"""The key moves of a line: what it does, without dice, order and payment."""

from __future__ import annotations

from typing import Final

from stupor.engine.notation import Option
from stupor.games.burgundy import queries
from stupor.games.burgundy.data.tiles import KIND
from stupor.games.burgundy.ids import FACE_DOWN
from stupor.games.burgundy.state import State

#: Where a tile is named that is got, in whatever way.
_GOT: Final = {"take": 2, "buy": 1, "fetch": 1, "trade": 1}
#: Choices that are key moves as they stand.
_PLAIN: Final = frozenset({"ship", "copy", "wild", "drop", "colour", "beast"})


def key_move(s: State, option: Option) -> Option | None:
    """The key move of a choice, or None if it only prepares another one.

    Tiles are got and placed, goods sold, workers taken; a space counts as its region, a tile as its
    kind.
    """
    verb = str(option[0])
    if verb in _GOT:
        return ("get", _kind(option[_GOT[verb]]))
    if verb == "place":
        duchy = s.duchies[s.players[s.turn].duchy]
        region = queries.board_of(s, duchy).region_of[int(option[3]) - 1]
        return ("place", _kind(option[2]), region)
    if verb == "sell":
        return ("sell", option[2])
    if verb in ("workers", "hire"):
        return ("workers",)
    if verb == "shield":
        return ("shield", option[2])
    return option if verb in _PLAIN else None


def _kind(tile: object) -> int:
    number = int(str(tile))
    return KIND[number - FACE_DOWN if number >= FACE_DOWN else number]
