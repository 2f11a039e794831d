"""Records: plain values, compared by value, that nobody changes."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(kind: type[T]) -> type[T]:
    """Make a class a record of its fields.

    That nobody changes one is seen to by mypy: a class that forbids it at every turn takes twice
    as long to make, and its objects four times; a table makes a thousand for a frame. For the
    same reason all kinds share the words that stand for one in a message.
    """
    made = dataclass(slots=True, unsafe_hash=True, repr=False)(kind)
    made.__repr__ = _words  # type: ignore[method-assign]
    return made


def _words(one: object) -> str:
    shown = (each.name for each in fields(one) if each.repr)  # type: ignore[arg-type]
    told = ", ".join(f"{name}={getattr(one, name)!r}" for name in shown)
    return f"{type(one).__qualname__}({told})"
