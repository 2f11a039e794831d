"""A clause that every game may use, and which clauses a game has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stupor.engine.agenda import call
from stupor.engine.effect import Effect, clause


@clause
class For(Effect):
    """Let a seat do something before the table goes on.

    Attributes:
        seat: the seat.
        clause: what it does.
    """

    seat: int
    clause: Effect

    def resolve(self, s: Any, who: int) -> None:
        """Open a frame for that seat."""
        call(s, self.seat, self.clause)


def clauses_of(package: str) -> dict[str, type]:
    """What can be left to do in a game, by name, once its modules are imported."""
    homes = (f"{package}.", __name__)
    return {cls.__name__: cls for cls in _below(Effect) if cls.__module__.startswith(homes)}


def _below(base: type) -> Iterator[type]:
    subclasses: list[type] = base.__subclasses__()
    for cls in subclasses:
        yield cls
        yield from _below(cls)
