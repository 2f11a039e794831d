"""Facts of a table as a record: what the rules tell by name is read once, into typed fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, fields
from functools import cache
from typing import Any, Final, TypeVar

_NAME: Final = "name"
R = TypeVar("R")


def fact(name: str, default: Any) -> Any:
    """A field with a fact whose name is none of a field, such as seal.won."""
    return field(default=default, metadata={_NAME: name})


def read(record: type[R], facts: Mapping[str, Any]) -> R:
    """The facts that a record has fields for; what is not told has its default."""
    names: Callable[[object], tuple[tuple[str, str], ...]] = _names
    return record(**{own: facts[name] for own, name in names(record) if name in facts})


@cache
def _names(record: Any) -> tuple[tuple[str, str], ...]:
    """The fields of a record with the facts that stand in them."""
    return tuple((each.name, each.metadata.get(_NAME, each.name)) for each in fields(record))
