"""The games of the house by name, imported when they are asked for."""

from importlib import import_module
from types import ModuleType
from typing import Final

from stupor.engine.errors import BadData
from stupor.engine.parts import has_part, part_of
from stupor.engine.rules import GameSpec

GAMES: Final = {
    "stupor_mundi": "stupor.games.stupor_mundi.spec",
    "burgundy": "stupor.games.burgundy.spec",
}


def names() -> tuple[str, ...]:
    """All games there are."""
    return tuple(GAMES)


def get(name: str) -> GameSpec:
    """The game of that name; BadData names those there are."""
    if name not in GAMES:
        raise BadData(f"there is no game {name!r}; there is: {', '.join(GAMES)}")
    spec: GameSpec = import_module(GAMES[name]).SPEC
    return spec


def part(name: str, part: str) -> ModuleType | None:
    """A part of the game of that name, or None; the rest of the game is not imported."""
    return part_of(_package(name), part)


def has(name: str, part: str) -> bool:
    """Whether the game of that name has a part; it is not imported yet."""
    return has_part(_package(name), part)


def _package(name: str) -> str:
    return GAMES[name].rpartition(".")[0]
