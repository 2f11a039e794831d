"""What must hold of a position that comes from outside; each complaint names its field."""

from __future__ import annotations

from stupor.games.burgundy.state import State


def check_position(s: State) -> None:
    """BadData when the figures of a position make no sense."""
