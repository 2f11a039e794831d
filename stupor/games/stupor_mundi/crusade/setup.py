"""Laying out the Postponed Crusade (set-up of the French special edition)."""

from __future__ import annotations

from stupor.engine.rng import Rng, shuffle
from stupor.games.stupor_mundi.crusade.data import (
    ALLIES,
    BOARDS,
    BOARDS_IN_PLAY,
    FIRST_KNIGHT,
    HARBOUR,
    ITEMS_ON_BOARD,
    KNIGHTS,
    LIBRARY,
    PAPAL,
    SHIPS,
    STRUCTURES,
)
from stupor.games.stupor_mundi.expansions.state import Crusade


def lay_crusade(rng: Rng, seats: int, picked: tuple[int, ...] = (), count: int = 0) -> Crusade:
    """The picked boards, or so many by lot (players and 1 as a rule), each with its things."""
    boards = [board.id for board in BOARDS]
    shuffle(rng, boards)
    chosen = picked or tuple(sorted(boards[: count or BOARDS_IN_PLAY[seats]]))
    each = ITEMS_ON_BOARD[seats]
    ships = [ship.id for ship in SHIPS]
    shuffle(rng, ships)
    lying = {
        LIBRARY: tuple(range(1, each + 1)),
        HARBOUR: tuple(ships[:each]),
        STRUCTURES: papal_in_play(seats),
        ALLIES: tuple(range(1, each + 1)),
        KNIGHTS: tuple(range(FIRST_KNIGHT, FIRST_KNIGHT + each)),
    }
    items = tuple(lying[board.id] if board.id in chosen else () for board in BOARDS)
    spare = tuple(sorted(ships[each:])) if HARBOUR in chosen else ()
    return Crusade(chosen, items, 0, spare)


def papal_in_play(seats: int) -> tuple[int, ...]:
    """The Papal Structures of a player count: two fewer with two, one fewer with three."""
    return tuple(papal.id for papal in PAPAL if papal.mark <= max(seats, 2))
