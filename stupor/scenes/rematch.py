"""The same people, the same options, once more."""

from __future__ import annotations

import random
from collections.abc import Mapping

from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.lobby_setup import SEED_BOUND
from stupor.scenes.scene import Scene


def rematch(session: Session, options: Mapping[str, object], seed: int | None) -> Scene:
    """A table like the one where this game was played; without a seed, chance begins anew."""
    from stupor.scenes.table import TableScene  # table and score lead to each other

    seed = random.randrange(SEED_BOUND) if seed is None else seed
    seats = []
    for number, chair in enumerate(session.seats):
        seat = make_seat(chair.kind, session.spec, seed + number)
        seat.name = chair.name
        seats.append(seat)
    return TableScene(Session.new(session.spec, seats, seed, session.header["options"]), options)
