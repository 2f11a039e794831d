"""Corrections of figures as a game holds them: sound, in one notation, in one order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from stupor.engine.errors import BadData
from stupor.engine.figures import Flaw, Value

#: In a fixed order: component, figure, value.
Corrections = tuple[tuple[str, str, Value], ...]


def without_flaws(
    wanted: object, flaws: Callable[[Mapping[str, object]], Iterable[Flaw]]
) -> Mapping[str, Any]:
    """The corrections that are wanted; BadData says what is wrong with them."""
    if not isinstance(wanted, Mapping):
        raise BadData(
            f"figures must be a table of components and their figures, not {wanted!r:.40}"
        )
    for flaw in flaws(wanted):
        name = f".{flaw.name}" if flaw.name else ""
        raise BadData(f"figures: {flaw.component}{name}: {flaw.text}")
    return wanted


def in_order(
    wanted: Mapping[str, Any], other: Callable[[str, str, Any], Value | None]
) -> Corrections:
    """What corrections change; `other` is a value in its notation, None for what is so anyway."""
    return tuple(
        (component, name, value)
        for component in sorted(wanted)
        for name in sorted(wanted[component])
        if (value := other(component, name, wanted[component][name])) is not None
    )


def as_options(figures: Corrections) -> dict[str, dict[str, Value]]:
    """Corrections as the options of a game hold them, by component and name."""
    told: dict[str, dict[str, Value]] = {}
    for component, name, value in figures:
        told.setdefault(component, {})[name] = value
    return told
