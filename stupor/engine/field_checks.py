"""Checks on the fields of a position from outside; each raises BadField with the place."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from stupor.engine.catalog import Catalog
from stupor.engine.errors import BadField


def check(holds: bool, place: str, reason: str) -> None:
    """Raise BadField for this place unless `holds`."""
    if not holds:
        raise BadField(place, reason)


def check_range(value: int, least: int, most: int, place: str) -> None:
    """Raise BadField unless a number lies in its range."""
    if not least <= value <= most:
        raise BadField(place, f"must be from {least} to {most}, not {value}")


def check_known(catalog: Catalog[Any], numbers: Iterable[int], place: str) -> None:
    """Raise BadField for a number that is not in the catalog."""
    for number in numbers:
        if number not in catalog:
            raise BadField(place, f"{number} is none of the {catalog.name}")


def check_length(values: Collection[Any], count: int, place: str) -> None:
    """Raise BadField unless there are exactly `count` values."""
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
