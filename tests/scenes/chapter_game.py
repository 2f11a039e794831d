"""Finished solo games of a person, kept in the archive of an app."""

from __future__ import annotations

import random
from collections.abc import Mapping

from stupor.app import App
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.table.scene import TableScene
from tests.scenes.table_setup import SPEC


def finished(
    app: App, header: Mapping[str, str], options: Mapping[str, object], seed: int, kind: str = HUMAN
) -> TableScene:
    """The table of a kept game that chance has played to its end."""
    seat = make_seat(kind, SPEC, seed)
    seat.name = "Anna"
    session = Session.new(SPEC, [seat], seed, dict(options))
    session.add_to_header(header)
    writer = app.archive.keep(session)
    chance = random.Random(seed)
    while session.decision is not None:
        session.play(chance.choice(session.decision.options))
    writer.settle()
    return TableScene(session, writer=writer)
