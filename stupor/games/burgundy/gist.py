"""What is left of a turn once the order of its choices is forgotten, and which twin was taken."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from stupor.games.burgundy.data.tiles import KIND
from stupor.games.burgundy.state import State

#: So many rows of tiles are remembered with their kinds: a search meets the same ones again.
KEPT: Final = 5_000

_kind_of = KIND.__getitem__


def gist(s: State, seat: int) -> Hashable:
    """All of a seat's own, the board where it can have changed it, and what is still to be done."""
    player = s.players[seat]
    duchy = s.duchies[player.duchy]
    stored = sorted(map(_kind_of, player.storage))
    if s.team:
        stored += sorted(map(_kind_of, s.shared[player.duchy]))
    return (
        player.dice,
        player.vp,
        duchy.silver,
        duchy.workers,
        duchy.goods,
        duchy.shields,
        duchy.castles,
        len(duchy.laid),
        s.bought,
        s.order,
        _kinds(tuple(duchy.spaces)),
        tuple(stored),
        _kinds(tuple(s.depots)),
        _kinds(tuple(s.black)),
        s.depot_goods,
        s.depot_shields,
        None if s.solo is None else (s.solo.counter, s.solo.target),
        tuple(s.agenda),
    )


@lru_cache(KEPT)
def _kinds(tiles: tuple[int, ...]) -> bytes:
    """The kind of each tile, from 1; 0 where there is none. Bytes are hashed but once."""
    return bytes([KIND[tile] + 1 for tile in tiles])
