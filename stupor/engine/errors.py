"""What can go wrong at the engine's one door."""

from __future__ import annotations

from typing import Final

NOT_OFFERED: Final = "engine.not-offered"
GAME_OVER: Final = "engine.game-over"


class EngineError(Exception):
    """Base of all errors that the engine raises on purpose."""


class IllegalOption(EngineError):
    """An option that the rules forbid; `rule` names the rule, the state is untouched."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message


class BadData(EngineError):
    """A table of components, a set-up request or a saved position that makes no sense."""


class BadField(BadData):
    """A field of a saved position that makes no sense, and where it stands: players[1].coins."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason

    def within(self, outer: str) -> BadField:
        """The same, told by whoever holds what the field stands in."""
        dot = "." if self.place and not self.place.startswith("[") else ""
        return BadField(f"{outer}{dot}{self.place}", self.reason)
