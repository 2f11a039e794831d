"""The same people, the same options, once more."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.match.telling import CHAPTER, DAILY
from stupor.scenes.lobby.setup import SEED_BOUND
from stupor.scenes.scene import Scene

if TYPE_CHECKING:
    from stupor.app import App


def rematch(app: App, session: Session, seed: int | None) -> Scene:
    """A table like the one where this game was played; without a seed, chance begins anew.

    A chapter is begun again for the profile of today; the set-up of a day stays one with its seed.
    """
    from stupor.scenes.begin import begin  # table and score lead to each other

    header = session.header
    if header.get(CHAPTER):
        return _chapter(app, session, seed)
    day = {DAILY: header[DAILY]} if seed is not None and DAILY in header else {}
    seed = random.randrange(SEED_BOUND) if seed is None else seed
    seats = []
    for number, chair in enumerate(session.seats):
        seat = make_seat(chair.kind, session.spec, seed + number, worker=True)
        seat.name = chair.name
        seats.append(seat)
    again = Session.new(session.spec, seats, seed, header["options"], header.get("table"))
    again.inscribe(day)
    return begin(app, again)


def _chapter(app: App, session: Session, seed: int | None) -> Scene:
    """The chapter once more, for the House that was chosen."""
    from stupor.games.stupor_mundi.rooms.campaign.start import (
        chapter_table,  # the campaign leads to the table, too
    )

    houses = session.header["options"].get("houses", ())
    house = houses[0] if isinstance(houses, list | tuple) and houses else ""
    return chapter_table(app, str(session.header[CHAPTER]), str(house), seed)
