"""Duchies that begin with monasteries and shields: their powers then last a whole game."""

from __future__ import annotations

from stupor.engine.rng import SplitMix
from stupor.games.burgundy import queries
from stupor.games.burgundy.boards import BOARDS
from stupor.games.burgundy.ids import EMPTY
from stupor.games.burgundy.state import State

MONASTERY_HEX, CASTLE_HEX = 3, 4
MONASTERIES, CASTLES, SILVER = 3, 3, 12
#: Its piece would have to be put on top.
BRIDGE = 127


def give(s: State, seed: int) -> None:
    """Each duchy gets monasteries, castles that bear shields, and silver for their tribute."""
    chance = SplitMix(seed)
    for duchy in s.duchies:
        colours = BOARDS[duchy.board].colours
        for hexes, count in ((MONASTERY_HEX, MONASTERIES), (CASTLE_HEX, CASTLES)):
            free = [k for k, its in enumerate(colours) if its == hexes and duchy.spaces[k] == EMPTY]
            for _ in range(min(count, len(free) - 1)):
                space = free.pop(chance.below(len(free)))
                duchy.spaces[space] = drawn(s, hexes, chance)
        for space in [k for k, its in enumerate(colours) if its == CASTLE_HEX]:
            if s.depot_shields and duchy.spaces[space] != EMPTY:
                duchy.shields = (*duchy.shields, drawn_shield(s, chance))
                duchy.castles = (*duchy.castles, space)
        duchy.silver = SILVER
    queries.derive_all(s)
    s.options = list(s.agenda[-1][1][0].options(s, s.agenda[-1][0]))  # type: ignore[attr-defined]


def drawn(s: State, back: int, chance: SplitMix) -> int:
    """A tile out of a supply."""
    pile = [tile for tile in s.piles[back] if tile != BRIDGE]
    tile = pile[chance.below(len(pile))]
    rest = tuple(other for other in s.piles[back] if other != tile)
    s.piles = (*s.piles[:back], rest, *s.piles[back + 1 :])
    return tile


def drawn_shield(s: State, chance: SplitMix) -> int:
    """A shield that nobody bears."""
    borne = {shield for duchy in s.duchies for shield in duchy.shields}
    left = [shield for shield in range(1, 19) if shield not in borne]
    shield = left[chance.below(len(left))]
    s.depot_shields = tuple(
        tuple(other for other in here if other != shield) for here in s.depot_shields
    )
    return shield
