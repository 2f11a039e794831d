"""Made-up games beside those of the house: only tests know them, in this process and in others."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from stupor.engine.game import Game
from stupor.games import registry

TOY: Final = "toy"
#: The same rules with a face of their own.
FACED: Final = "toy_faced"
#: Every game that the conformance tests play.
GAMES: Final = (*registry.GAMES, TOY)


def game_of(name: str) -> Game:
    """A game of the house, or a made-up one."""
    if name in registry.GAMES:
        return registry.get(name)
    made_up: Game = import_module(f"tests.{name}.game").GAME
    return made_up
