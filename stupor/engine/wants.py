"""How a check of a position from outside says what it wants, and where."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from stupor.engine.catalog import Catalog
from stupor.engine.errors import BadField


def want(holds: bool, place: str, reason: str) -> None:
    """BadField for that place unless it holds."""
    if not holds:
        raise BadField(place, reason)


def within(value: int, least: int, most: int, place: str) -> None:
    """BadField unless a number lies in its range."""
    if not least <= value <= most:
        raise BadField(place, f"must be from {least} to {most}, not {value}")


def known(catalog: Catalog[Any], numbers: Iterable[int], place: str) -> None:
    """BadField for a number that no component has."""
    for number in numbers:
        if number not in catalog:
            raise BadField(place, f"{number} is none of the {catalog.name}")


def length(values: Collection[Any], count: int, place: str) -> None:
    """BadField unless there are just so many of them."""
    if len(values) != count:
        raise BadField(place, f"must hold {count}, not {len(values)}")


class Places:
    """Where each piece of a kind lies, by its number; BadField for one that lies twice."""

    def __init__(self, kind: str) -> None:
        self.found: dict[int, str] = {}
        self._kind = kind

    def lay(self, numbers: Iterable[int], place: str) -> None:
        """Note where these pieces lie."""
        for number in numbers:
            if number in self.found:
                there = self.found[number]
                raise BadField(place, f"{self._kind} {number} lies in {there} already")
            self.found[number] = place
