"""Facts that rules tell by name, with their types; each is looked up when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Fact(Generic[T]):
    """One fact of a `FactReader`: its name, and what holds where it is not told."""

    def __init__(self, name: str, otherwise: T) -> None:
        """Name a fact, and say what holds where it is not told."""
        self._name = name
        self._otherwise = otherwise

    def __get__(self, reader: FactReader, _: object = None) -> T:
        """What is told of the reader's table."""
        found: T = reader.facts.get(self._name, self._otherwise)
        return found


class FactReader:
    """What rules tell of a table; a game names its facts in a class of its own."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        """Read the facts of a table."""
        self.facts = facts
