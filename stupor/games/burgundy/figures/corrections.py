"""A player's corrections: checked and put in order."""

from __future__ import annotations

from stupor.games.burgundy.state import Corrections


def read_corrections(wanted: object) -> Corrections:
    """What corrections change, in a fixed order; BadData says what is wrong with them."""
    return ()


def as_options(figures: Corrections) -> dict[str, dict[str, str | int | bool]]:
    """Corrections as the options of a game hold them."""
    told: dict[str, dict[str, str | int | bool]] = {}
    for component, name, value in figures:
        told.setdefault(component, {})[name] = value
    return told
