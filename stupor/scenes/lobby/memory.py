"""Who sat in the lobby, and what was agreed on: kept game by game, and read with suspicion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard

from stupor.scenes.lobby.rows import OF_EVERY_TABLE
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


def kept_as(setup: LobbySetup) -> str:
    """By what name it is kept: a game alone is agreed on apart from one with others."""
    return f"{setup.game.id}.alone" if setup.apart else setup.game.id


def agreed_of(setup: LobbySetup) -> dict[str, Any]:
    """What was agreed on as it is kept: the rules, what each chair has, the ways of the table."""
    picks = [chair.pick for chair in setup.chairs]
    return {"values": dict(setup.choices.all), "picks": picks, **setup.table_options()}


def agree(setup: LobbySetup, kept: Mapping[str, Any]) -> LobbySetup:
    """Agree on the same as last time; what makes no sense is left as it is."""
    told = kept.get(kept_as(setup))
    if not isinstance(told, dict):
        return setup
    if isinstance(values := told.get("values"), dict):
        setup.choices.restore(values)
    for name, _, ways in OF_EVERY_TABLE:
        if (chosen := told.get(name)) in [way for way, _, _ in ways]:
            setattr(setup, name, chosen)
    picks = told.get("picks")
    if _can_be_picked(picks, setup):
        for chair, pick in zip(setup.chairs, picks, strict=True):
            chair.pick = pick
    setup.settle_picks()
    return setup


def _can_be_picked(picks: object, setup: LobbySetup) -> TypeGuard[list[int]]:
    """Whether the chairs can have these values, where no two may have the same."""
    variant = setup.picking
    if variant is None or not isinstance(picks, list) or len(picks) != len(setup.chairs):
        return False
    known = all(type(pick) is int and 0 <= pick < len(variant.each) for pick in picks)
    return known and not (variant.apart and len({*picks}) < len(picks))


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
