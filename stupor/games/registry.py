"""The games of the house by name, imported when they are asked for."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from stupor.engine.errors import BadData
from stupor.engine.game import Game
from stupor.engine.parts import HOME, has_part, part_of

#: The package of each game; the first is played where none is named.
GAMES: Final = {
    "stupor_mundi": f"{HOME}.stupor_mundi",
    "burgundy": f"{HOME}.burgundy",
}


def names() -> tuple[str, ...]:
    """All games there are."""
    return tuple(GAMES)


def get(name: str) -> Game:
    """The game of that name; BadData names those there are."""
    if name not in GAMES:
        raise BadData(f"there is no game {name!r}; there is: {', '.join(GAMES)}")
    game: Game = import_module(f"{GAMES[name]}.game").GAME
    return game


def part(name: str, part: str) -> ModuleType | None:
    """A part of the game of that name, or None; the rest of the game is not imported."""
    return part_of(GAMES[name], part)


def has(name: str, part: str) -> bool:
    """Whether the game of that name has a part; it is not imported yet."""
    return has_part(GAMES[name], part)
