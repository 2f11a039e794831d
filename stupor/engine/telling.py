"""How the verbs of a game tell what they did, where anybody listens."""

from __future__ import annotations

from stupor.engine.events import COUNTER, Event
from stupor.engine.notation import Part
from stupor.engine.state import GameState


def note(s: GameState, kind: str, who: int, *args: Part) -> None:
    """Tell of something that changes nothing on the table."""
    if s.events is not None:
        s.events.hear(Event(kind, who, args))


def counted(s: GameState, who: int, name: str, value: int, delta: int, reason: str) -> None:
    """Tell that a counter has a new value."""
    if s.events is not None:
        s.events.hear(Event(COUNTER, who, (name, value, delta, reason)))
