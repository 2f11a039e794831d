"""Records of what is shown: plain values, compared by value, that nobody changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(kind: type[T]) -> type[T]:
    """Make a class a record of its fields.

    That nobody changes one is seen to by mypy: a class that forbids it at every turn takes twice
    as long to make, and its objects four times; a table makes a thousand for a frame.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
