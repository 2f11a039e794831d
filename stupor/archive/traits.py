"""What the seats of a kept game were known by, also in files older than that word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stupor.games import registry

#: What a record says today.
TRAITS = "traits"


def traits_in(told: Mapping[str, Any], game: object) -> object:
    """What a standing or an end tells of the seats' traits, by the word that the game had then."""
    return told.get(TRAITS, told.get(_older(str(game or registry.FIRST))))


def _older(game: str) -> str:
    """What records of a game once said instead, where it has a part that tells."""
    part = registry.part(game, "records") if game in registry.names() else None
    return part.RENAMED.get(TRAITS, TRAITS) if part is not None else TRAITS
