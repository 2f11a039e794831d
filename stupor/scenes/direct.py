"""A table without title and lobby, as the command line asks for it."""

from __future__ import annotations

import random

from stupor.games.registry import get
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.scenes.scene import Scene
from stupor.scenes.table import TableScene

_GAME = "stupor_mundi"
_SEED_BOUND = 10**9


def direct_table(
    kinds: list[str], seed: int | None, market: str | None, houses: str | list[str] | None
) -> Scene:
    """Return a table where these kinds of players sit, clockwise, in a new game."""
    spec = get(_GAME)
    seed = random.randrange(_SEED_BOUND) if seed is None else seed
    seats = []
    for index, kind in enumerate(kinds):
        seat = make_seat(kind, spec, seed + index)
        seat.name = f"Player {index + 1}" if kind == HUMAN else f"{kind.title()} {index + 1}"
        seats.append(seat)
    options = {"market": market or "medium", "houses": houses or "random"}
    return TableScene(Session.new(spec, seats, seed, options))
