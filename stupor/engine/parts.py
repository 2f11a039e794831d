"""Late parts of a game: modules of its package that are imported when they are first wanted."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from stupor.engine.errors import BadData

#: Where the games of the house lie; a game elsewhere names its own package.
HOME: Final = "stupor.games"


def part_of(package: str, name: str) -> ModuleType | None:
    """The part of that name of a game's package, or None; one may lie deeper: "sheet.piles"."""
    return import_module(f"{package}.{name}") if has_part(package, name) else None


def has_part(package: str, name: str) -> bool:
    """Whether a game's package has the part of that name; BadData where there is no package."""
    try:
        return find_spec(f"{package}.{name}") is not None
    except ModuleNotFoundError as missing:
        if f"{package}.".startswith(f"{missing.name}."):
            raise BadData(f"there is no package {package} (is its folder on PYTHONPATH?)") from None
        if not f"{package}.{name}.".startswith(f"{missing.name}."):
            raise
        return False
