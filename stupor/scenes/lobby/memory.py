"""Who sat in the lobby last time: kept with the settings, game by game, and read with suspicion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard

from stupor.scenes.lobby.setup import KINDS, LEVELS, NAME_LIMIT, Chair, LobbySetup
from stupor.scenes.persona_choices import offered


def chairs_of(setup: LobbySetup) -> list[dict[str, Any]]:
    """The chairs as they are kept: who sits there, called what, of which level and persona."""
    return [
        {"kind": chair.kind, "name": chair.name, "level": chair.level, "persona": chair.persona}
        for chair in setup.chairs
    ]


def remember(setup: LobbySetup, kept: Mapping[str, Any]) -> LobbySetup:
    """Seat everybody as last time; what makes no sense is left as it is."""
    told = kept.get(setup.game.id)
    before = [chair.kind for chair in setup.chairs]
    for chair, found in zip(setup.chairs, told if isinstance(told, list) else [], strict=False):
        if isinstance(found, dict):
            _seat(setup, chair, found)
    if len(setup.taken) not in setup.game.seats:
        for chair, kind in zip(setup.chairs, before, strict=True):
            chair.kind = kind
    return setup


def _is_name(name: object) -> TypeGuard[str]:
    return isinstance(name, str) and name.isprintable() and 0 < len(name) <= NAME_LIMIT


def _seat(setup: LobbySetup, chair: Chair, found: Mapping[str, Any]) -> None:
    """Let a chair be as it was."""
    kind, name, level = map(found.get, ("kind", "name", "level"))
    persona = found.get("persona", found.get("taste"))  # its name up to 1.0.0
    if not setup.apart and kind in KINDS:
        chair.kind = kind
    if _is_name(name):
        chair.name = name
    if type(level) is int and 1 <= level <= len(LEVELS):
        chair.level = level
    if isinstance(persona, str) and persona in {known.key for known in offered(setup.game)}:
        chair.persona = persona
