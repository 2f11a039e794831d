"""The games of the house by name, imported when they are asked for."""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from stupor.engine.errors import BadData
from stupor.engine.game import HOME, has_part, part_of

if TYPE_CHECKING:
    from stupor.engine.game import Game

#: The package of each game; the first is played where none is named.
GAMES: Final = {
    "stupor_mundi": f"{HOME}.stupor_mundi",
    "burgundy": f"{HOME}.burgundy",
}
FIRST: Final = next(iter(GAMES))
#: Names games beside them, with commas: NAME lies in `tests`, NAME=PACKAGE anywhere.
MADE_UP: Final = "STUPOR_TEST_GAMES"


def games() -> dict[str, str]:
    """The package of each game there is, also of those that were made up beside the house."""
    made_up = filter(None, os.environ.get(MADE_UP, "").split(","))
    named = (told.partition("=") for told in made_up)
    return GAMES | {name: package or f"tests.{name}" for name, _, package in named}


def names() -> tuple[str, ...]:
    """All games there are."""
    return tuple(games())


def get(name: str = "") -> Game:
    """The game of that name, or the first of all; BadData names those there are."""
    known = games()
    name = name or next(iter(known))
    if name not in known:
        raise BadData(f"there is no game {name!r}; there is: {', '.join(known)}")
    return _game_in(known[name], name)


def _game_in(package: str, name: str) -> Game:
    """The game of a package; BadData says what is wrong with one from beside the house."""
    module = part_of(package, "game")
    if module is None:
        raise BadData(f"{name} is to lie in {package}, but there is no {package}.game")
    game: Game | None = getattr(module, "GAME", None)
    if game is None:
        raise BadData(f"{package}.game has no GAME")
    told = game.package or f"{HOME}.{game.id}"
    if (game.id, told) != (name, package):
        raise BadData(f"{package}.game is for {name}, but its GAME says {game.id} in {told}")
    return game


def usual(name: str) -> dict[str, Any]:
    """What is played in the game of that name where nothing is agreed on."""
    variants = get(name).variants if name in ("", *names()) else ()
    return {variant.name: variant.default for variant in variants}


def part(name: str, part: str) -> ModuleType | None:
    """A part of the game of that name, or None; the rest of the game is not imported."""
    return part_of(games()[name], part)


def has(name: str, part: str) -> bool:
    """Whether the game of that name has a part; it is not imported yet."""
    return has_part(games()[name], part)


def catalogs(code: str) -> list[Path]:
    """What games beside the house say in a language: `languages/CODE.mo` in their packages."""
    found = (part(name, "languages") for name in games() if name not in GAMES)
    places = (place for module in found for place in getattr(module, "__path__", ()))
    return [file for place in places if (file := Path(place, f"{code}.mo")).is_file()]
