"""The same people, the same options, once more."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.lobby_setup import SEED_BOUND
from stupor.scenes.scene import Scene

if TYPE_CHECKING:
    from stupor.app import App


def rematch(app: App, session: Session, seed: int | None) -> Scene:
    """A table like the one where this game was played; without a seed, chance begins anew."""
    from stupor.scenes.begin import begin  # table and score lead to each other

    seed = random.randrange(SEED_BOUND) if seed is None else seed
    seats = []
    for number, chair in enumerate(session.seats):
        seat = make_seat(chair.kind, session.spec, seed + number, worker=True)
        seat.name = chair.name
        seats.append(seat)
    header = session.header
    again = Session.new(session.spec, seats, seed, header["options"], header.get("table"))
    return begin(app, again)
