"""A game without title and lobby, as the command line asks for it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from stupor.ai.levels import parse_kind
from stupor.games.registry import get
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session

_GAME = "stupor_mundi"
_SEED_BOUND = 10**9
_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


def direct_session(
    kinds: list[str],
    seed: int | None,
    market: str | None = None,
    houses: str | list[str] | None = None,
    setup: Mapping[str, object] = _NOTHING,
) -> Session:
    """Return a new game of these kinds of players, clockwise."""
    spec = get(_GAME)
    seed = random.randrange(_SEED_BOUND) if seed is None else seed
    seats = []
    for index, kind in enumerate(kinds):
        seat = make_seat(kind, spec, seed + index, worker=True)
        word = "Player" if kind == HUMAN else parse_kind(kind)[0].title()
        seat.name = f"{word} {index + 1}"
        seats.append(seat)
    options = {"market": market or "medium", "houses": houses or "random", **setup}
    return Session.new(spec, seats, seed, options)
