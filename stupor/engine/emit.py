"""Emits the events of a game to the listener of its state, if there is one."""

from __future__ import annotations

from stupor.engine.events import COUNTER, Event
from stupor.engine.notation import Part
from stupor.engine.state import GameState


def event(
    s: GameState, kind: str, who: int, *args: Part, seen_by: tuple[int, ...] | None = None
) -> None:
    """Emit an event; only the seats in `seen_by` may know its first argument."""
    if s.events is not None:
        s.events.hear(Event(kind, who, args, seen_by))


def counter(s: GameState, who: int, name: str, value: int, delta: int, reason: str) -> None:
    """Emit the new value of a counter."""
    if s.events is not None:
        s.events.hear(Event(COUNTER, who, (name, value, delta, reason)))
