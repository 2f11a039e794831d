"""A game without title and lobby, as the command line asks for it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from stupor.ai.levels import LADDER, parse_kind
from stupor.engine.game import Game
from stupor.games.registry import get, names
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session

_SEED_BOUND = 10**9
_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


def direct_session(
    kinds: list[str], seed: int | None, setup: Mapping[str, object] = _NOTHING, game: str = ""
) -> Session:
    """Return a new game of these kinds of players, clockwise; without a name, the usual game."""
    spec = get(game or names()[0])
    seed = random.randrange(_SEED_BOUND) if seed is None else seed
    seats = []
    for index, kind in enumerate(kinds):
        seat = make_seat(kind, spec, seed + index, worker=True)
        seat.name = f"{_word(kind, spec)} {index + 1}"
        seats.append(seat)
    # whoever sits down at once is not asked to choose, seat by seat
    usual = {v.name: v.preset for v in spec.variants if v.preset is not None and not v.each}
    return Session.new(spec, seats, seed, {**usual, **setup})


def _word(kind: str, spec: Game) -> str:
    """What is said in English before a seat's number; the screen says it in its own language."""
    if kind == HUMAN:
        return "Player"
    level = parse_kind(kind, spec.persona_keys)[0]
    return level.title() if level in LADDER else "Computer"
