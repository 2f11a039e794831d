"""Made-up games beside those of the house: only tests know them, in this process and in others."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Final

from stupor.engine.game import Game
from stupor.games import registry

TOY: Final = "toy"
#: The same rules with a face of their own.
FACED: Final = "toy_faced"
_NAMED: Final = os.environ.get(registry.MADE_UP, "")
#: What whoever runs the tests names besides, to have it tested as those are.
OUTSIDE: Final = tuple(
    name for name in registry.games() if name not in (*registry.GAMES, TOY, FACED)
)
#: Every game that the conformance tests play.
GAMES: Final = (*registry.GAMES, TOY, *OUTSIDE)


def beside(*names: str) -> str:
    """How the environment tells of these games, and of those from outside."""
    return ",".join(filter(None, (*names, _NAMED)))


def package_of(name: str) -> str:
    """The package of a game, whether or not the environment names it."""
    return registry.games().get(name, f"tests.{name}")


def game_of(name: str) -> Game:
    """A game of the house, or a made-up one."""
    if name in registry.GAMES:
        return registry.get(name)
    made_up: Game = import_module(f"{package_of(name)}.game").GAME
    return made_up
