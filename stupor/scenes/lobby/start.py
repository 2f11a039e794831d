"""From the choices of the lobby to a table where the game runs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from stupor.ai.levels import LADDER, spell
from stupor.language import tr
from stupor.match.seats import HUMAN, Seat, make_seat
from stupor.match.session import Session
from stupor.scenes.figures.chosen import with_corrections
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.scene import Scene

if TYPE_CHECKING:
    from stupor.scenes.host import Host

#: No options besides those of the lobby.
NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


def seat_names(setup: LobbySetup) -> list[str]:
    """The names of the chairs in use, clockwise; whoever shares a name gets a number."""
    names: list[str] = []
    for index in setup.taken:
        wanted = name = setup.chairs[index].title
        number = 2
        while name in names:
            name, number = f"{wanted} {number}", number + 1
        names.append(name)
    return names


def new_session(setup: LobbySetup, more: Mapping[str, object] = NOTHING) -> Session:
    """A new game with these chairs and options, and more of them."""
    spec = setup.game
    setup.settle_picks()
    seed = setup.seed()
    personas = setup.personas(seed)
    seats: list[Seat] = []
    for index, name in zip(setup.taken, seat_names(setup), strict=True):
        level = LADDER[setup.chairs[index].level - 1]
        kind = spell(level, personas[index]) if index in personas else HUMAN
        seat = make_seat(kind, spec, seed + index, worker=True)
        seat.name = name
        seats.append(seat)
    options = {**setup.rules_options(), **more}
    return Session.new(spec, seats, seed, options, setup.table_options())


def table_scene(app: Host, setup: LobbySetup) -> Scene:
    """The table at which a new game with these chairs begins."""
    from stupor.scenes.begin import SETTING_UP, begin  # table, score, lobby lead to each other

    app.preparing(tr(SETTING_UP))
    return with_corrections(app, lambda more: begin(app, new_session(setup, more)))
