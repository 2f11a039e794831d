"""Records: values that nobody changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(kind: type[T]) -> type[T]:
    """Make a class a record of its fields.

    That nobody changes one is seen to by mypy: a class that forbids it at every turn takes twice
    as long to make, and its objects four times; a table makes a thousand for a frame. For the
    same reason only the way a record is filled is written anew for each kind.
    """
    made: Any = dataclass(slots=True, eq=False, repr=False)(kind)
    values = _values([each.name for each in fields(made) if each.compare])
    made.__eq__ = _equal(values)
    made.__hash__ = _hashed(values)
    made.__repr__ = _words
    return made  # type: ignore[no-any-return]


def _values(names: list[str]) -> Callable[[object], object]:
    """What tells records of a kind apart."""
    return attrgetter(*names) if names else lambda _: ()


def _equal(values: Callable[[object], object]) -> Callable[[object, object], bool]:
    def equal(one: object, other: object) -> bool:
        return values(one) == values(other) if other.__class__ is one.__class__ else NotImplemented

    return equal


def _hashed(values: Callable[[object], object]) -> Callable[[object], int]:
    return lambda one: hash(values(one))


def _words(one: object) -> str:
    shown = (each.name for each in fields(one) if each.repr)  # type: ignore[arg-type]
    told = ", ".join(f"{name}={getattr(one, name)!r}" for name in shown)
    return f"{type(one).__qualname__}({told})"
