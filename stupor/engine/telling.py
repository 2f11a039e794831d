"""How the verbs of a game tell what they did, where anybody listens."""

from __future__ import annotations

from stupor.engine.events import COUNTER, Event
from stupor.engine.notation import Part
from stupor.engine.state import GameState


def note(
    s: GameState, kind: str, who: int, *args: Part, seen_by: tuple[int, ...] | None = None
) -> None:
    """Tell of something; where not everybody may know, only some seats hear its first word."""
    if s.events is not None:
        s.events.hear(Event(kind, who, args, seen_by))


def counted(s: GameState, who: int, name: str, value: int, delta: int, reason: str) -> None:
    """Tell that a counter has a new value."""
    if s.events is not None:
        s.events.hear(Event(COUNTER, who, (name, value, delta, reason)))
