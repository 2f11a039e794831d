"""What can go wrong at the engine's one door."""

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
