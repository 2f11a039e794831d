"""Positions for lessons: a game of two on duchy 1 that is arranged before anybody moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stupor.engine import codec
from stupor.engine.errors import BadData
from stupor.games.burgundy import queries
from stupor.games.burgundy.ids import EMPTY, ROUNDS_A_PHASE
from stupor.games.burgundy.rules import BurgundyRules
from stupor.games.burgundy.setup import new_game
from stupor.games.burgundy.state import State

#: The player moves first, on the board of duchy 1.
SEED: Final = 1
RULES: Final = BurgundyRules()
PLAYER, OTHER = 0, 1


def arranged(change: Callable[[State], None], *expansions: str) -> dict[str, Any]:
    """The position in JSON after a change to a new game, perhaps one with expansions."""
    s = new_game(2, SEED, {"expansions": list(expansions)} if expansions else {})
    while s.round == 0:
        RULES.apply(s, s.options[0])
    change(s)
    queries.derive_all(s)
    dumped: dict[str, Any] = codec.dump(s)
    return dumped


def dice(s: State, one: int, other: int, seat: int = PLAYER) -> None:
    """What a seat has rolled."""
    s.players[seat].dice = s.players[seat].rolled = (one, other)


def fortune(s: State, silver: int, workers: int) -> None:
    """What the player owns."""
    s.duchies[PLAYER].silver, s.duchies[PLAYER].workers = silver, workers


def stored(s: State, *tiles: int) -> None:
    """Let the player have these tiles in storage."""
    for place, tile in enumerate(tiles):
        _exchange(s, tile, s.players[PLAYER].storage, place)


def lying(s: State, seat: int = PLAYER, **tiles: int) -> None:
    """Let tiles lie on spaces of a duchy, such as d12=10."""
    for space, tile in tiles.items():
        _exchange(s, tile, s.duchies[seat].spaces, int(space[1:]) - 1)


def goods(s: State, *tiles: int) -> None:
    """Let the player have these goods stored; those it had lie in the box, unseen as before."""
    had = s.duchies[PLAYER].goods
    _forget(s, tiles)
    s.duchies[PLAYER].goods = tuple(sorted(tiles))
    s.goods_box = tuple(sorted((*s.goods_box, *(tile for tile in had if tile not in tiles))))
    s.unseen_goods = len(s.goods_box)


def at_depot(s: State, depot: int, *tiles: int) -> None:
    """Let these goods lie at a depot, too."""
    _forget(s, tiles)
    here = list(s.depot_goods)
    here[depot - 1] = (*here[depot - 1], *tiles)
    s.depot_goods = tuple(here)
    s.unseen_goods = len(s.goods_box)


def late(s: State, number: int) -> None:
    """Let it be that round of phase A; the goods of the rounds before lie at depot 6."""
    if number > ROUNDS_A_PHASE:
        raise BadData(f"no phase has a round {number}")
    gone = s.round_goods[: number - 1]
    s.round, s.round_goods = number, s.round_goods[number - 1 :]
    here = list(s.depot_goods)
    here[5] = (*here[5], *gone)
    s.depot_goods = tuple(here)


def _forget(s: State, tiles: tuple[int, ...]) -> None:
    """Take goods out of the unseen box."""
    if not set(tiles) <= {*s.goods_box, *s.duchies[PLAYER].goods}:
        raise BadData(f"not all of the goods {tiles} are unseen")
    s.goods_box = tuple(tile for tile in s.goods_box if tile not in tiles)


def _exchange(s: State, tile: int, row: list[int], place: int) -> None:
    """Put a tile there; what lay there goes to where the tile came from."""
    here = row[place]
    row[place] = EMPTY
    for other in (s.depots, s.black, *(player.storage for player in s.players)):
        if tile in other:
            other[other.index(tile)] = here
            row[place] = tile
            return
    piles = list(s.piles)
    for back, pile in enumerate(piles):
        if tile in pile:
            rest = [one for one in pile if one != tile]
            piles[back] = tuple(rest)
            row[place] = tile
            s.piles = tuple(piles)
            if here != EMPTY:
                s.box = (*s.box, here)
            return
    raise LookupError(f"tile {tile} lies nowhere")
