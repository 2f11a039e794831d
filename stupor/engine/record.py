"""Records: values that nobody changes; facts that are told by name are read into one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeVar, dataclass_transform

T = TypeVar("T")
_NAME: Final = "name"
R = TypeVar("R")


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
