"""Positions as files hold them: written without what follows from the rest, checked when read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, Final

from stupor.engine import agenda, codec
from stupor.engine.effect import Effect
from stupor.engine.errors import BadData
from stupor.games.burgundy import facts, projection, queries, standing
from stupor.games.burgundy.checks.position import check_position
from stupor.games.burgundy.state import Duchy, Player, Solo, State

#: No field of a position lies deeper.
DEEPEST: Final = 9
#: What a duchy keeps in mind and a file leaves out.
DERIVED: Final = tuple(f.name for f in fields(Duchy) if f.metadata.get("silent"))


def _clauses(base: type) -> Iterator[type]:
    subclasses: list[type] = base.__subclasses__()
    for cls in subclasses:
        if cls.__module__.startswith("stupor.games.burgundy."):
            yield cls
        yield from _clauses(cls)


def classes() -> tuple[type, ...]:
    """Everything that a saved position may name."""
    return (State, Player, Duchy, Solo, *_clauses(Effect))


def lean(data: dict[str, Any]) -> dict[str, Any]:
    """A written position without what follows from the rest of it."""
    for duchy in data["state"]["duchies"]:
        for name in DERIVED:
            duchy.pop(name, None)
    return data


def decoded(data: object) -> Any:
    """The position as it is written; BadData with the field where it cannot be read."""
    known = classes()
    try:
        return codec.load(data, known)
    except BadData as why:
        field = bad_field(data.get("state"), known) if isinstance(data, dict) else ""
        raise BadData(f"{field}: {why}" if field else str(why)) from None


def bad_field(value: object, known: tuple[type, ...], depth: int = 0) -> str:
    """The way to the deepest part of a written position that cannot be read, or nothing."""
    parts: Iterable[tuple[object, object]] = ()
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list):
        parts = enumerate(value)
    for name, part in parts if depth < DEEPEST else ():
        try:
            codec.load({"schema": codec.SCHEMA, "state": part}, known)
        except BadData:
            inner = bad_field(part, known, depth + 1)
            own = "" if name == "items" else str(name)
            return ".".join(filter(None, (own, inner)))
    return ""


def load(data: object) -> State:
    """The position, stopped at its decision; BadData says what is wrong with it."""
    state = decoded(data)
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
        raise BadData("agenda: the position is not at a decision")
    s.options = stopped.options
    for seat in range(s.seats):
        projection.project(s, seat)
    facts.facts(s, None)
    standing.standing(s)
