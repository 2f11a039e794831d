"""Positions as files hold them: written without what follows from the rest, checked when read."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from stupor.engine import agenda, codec
from stupor.engine.clauses import clauses_of
from stupor.engine.errors import BadData, BadField
from stupor.games.burgundy import facts, projection, queries
from stupor.games.burgundy.checks.position import check_position
from stupor.games.burgundy.state import Duchy, Player, Solo, State

#: What a duchy keeps in mind and a file leaves out.
DERIVED: Final = tuple(f.name for f in fields(Duchy) if f.metadata.get("silent"))


#: What a position is made of, from the outside in.
RECORDS: Final = (State, Player, Duchy, Solo)
#: What can be left to do, by name; the checks import every clause before.
CLAUSES: Final = clauses_of("stupor.games.burgundy")
CLASSES: Final = (*RECORDS, *CLAUSES.values())


def lean(data: dict[str, Any]) -> dict[str, Any]:
    """A written position without what follows from the rest of it."""
    for duchy in data["state"]["duchies"]:
        for name in DERIVED:
            duchy.pop(name, None)
    return data


def load(data: object) -> State:
    """The position, stopped at its decision; BadData says what is wrong with it."""
    state = codec.load(data, CLASSES)
    if not isinstance(state, State):
        raise BadData("this is not a position of The Castles of Burgundy")
    try:
        check_position(state)
        queries.derive_all(state)
        stop(state)
    except BadData:
        raise
    except Exception as problem:
        raise BadData(f"the position makes no sense: {problem}") from problem
    return state


def stop(s: State) -> None:
    """Work out the options, and see whether the position can be shown to everybody."""
    stopped = s.clone()
    agenda.advance(stopped)
    if stopped.agenda != s.agenda:
        raise BadField("agenda", "the position is not at a decision")
    s.options = stopped.options
    for seat in range(s.seats):
        projection.project(s, seat)
    facts.facts(s, None)
    queries.traits(s)
