"""Made-up games beside those of the house: only tests know them, in this process and in others."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from stupor.engine.game import Game
from stupor.games import registry

TOY: Final = "toy"
#: The same rules with a face of their own.
FACED: Final = "toy_faced"
#: Every game that the conformance tests play: also one that the environment names beside them.
GAMES: Final = tuple(dict.fromkeys((*registry.GAMES, TOY, *registry.games())))


def package_of(name: str) -> str:
    """Where a game lies, also one that the environment does not name."""
    return registry.games().get(name, f"tests.{name}")


def game_of(name: str) -> Game:
    """A game of the house, or a made-up one."""
    game: Game = import_module(f"{package_of(name)}.game").GAME
    return game
