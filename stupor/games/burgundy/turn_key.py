"""What is left of a turn once the order of its choices is forgotten, and which twin was taken."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from stupor.games.burgundy.data.tiles import KIND
from stupor.games.burgundy.state import State

_kind_of: Final = KIND.__getitem__


def turn_key(s: State, seat: int) -> Hashable:
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
        duchy.kinds,
        tuple(stored),
        s.kinds,
        s.depot_goods,
        s.depot_shields,
        None if s.solo is None else (s.solo.counter, s.solo.target),
        tuple(s.agenda),
    )
