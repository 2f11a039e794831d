"""The same people, the same options, once more."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from stupor.match.record_lines import DAILY
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.lobby.setup import SEED_BOUND
from stupor.scenes.rooms import rooms_of
from stupor.scenes.scene import Scene

if TYPE_CHECKING:
    from stupor.scenes.host import Host


def rematch(app: Host, session: Session, seed: int | None) -> Scene:
    """A table like the one where this game was played; without a seed, chance begins anew.

    A challenge is begun again for the profile of today; the set-up of a day stays one with its
    seed.
    """
    rooms = rooms_of(session.spec.id)
    challenge = rooms.again(app, session, seed) if rooms is not None else None
    if challenge is not None:
        return challenge
    header = session.header
    day = {DAILY: header[DAILY]} if seed is not None and DAILY in header else {}
    seed = random.randrange(SEED_BOUND) if seed is None else seed
    seats = []
    for number, chair in enumerate(session.seats):
        seat = make_seat(chair.kind, session.spec, seed + number, worker=True)
        seat.name = chair.name
        seats.append(seat)
    again = Session.new(session.spec, seats, seed, header["options"], header.get("table"))
    again.add_to_header(day)
    return app.navigator.begin(again)
