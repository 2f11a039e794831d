"""What the fields of a class may hold, as declared: to check values with, and to say in words."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

from stupor.engine.rng import Rng, SplitMix

Holds = Callable[[Any], bool]


class Shape(NamedTuple):
    """A declared type: its words, and whether a value is of it."""

    words: str
    holds: Holds


def _is_exactly(kind: type) -> Holds:
    return lambda value: type(value) is kind


#: Types with a word of their own.
_PLAIN: Final = {
    int: Shape("a whole number", _is_exactly(int)),
    bool: Shape("true or false", _is_exactly(bool)),
    str: Shape("a text", _is_exactly(str)),
    types.NoneType: Shape("null", lambda value: value is None),
    Rng: Shape("SplitMix", _is_exactly(SplitMix)),
}


@cache
def shapes_of(cls: type) -> dict[str, Shape]:
    """The shape of each field of a dataclass, in their order."""
    hints = get_type_hints(cls)
    return {f.name: _shape(hints[f.name]) for f in fields(cls)}


def _shape(hint: Any) -> Shape:
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin is list:
        return _list_of(_shape(inner[0]))
    if origin is tuple:
        return _tuple_of([_shape(part) for part in inner if part is not ...], ... in inner)
    if origin in (Union, types.UnionType):
        return _one_of([_shape(part) for part in inner])
    if isinstance(hint, type):
        return Shape(hint.__name__, lambda value: isinstance(value, hint))
    raise TypeError(f"a state may not hold {hint!r}")


def _list_of(item: Shape) -> Shape:
    holds = item.holds
    words = f"a list of {_many(item.words)}"
    return Shape(words, lambda value: type(value) is list and all(map(holds, value)))


def _tuple_of(items: list[Shape], many: bool) -> Shape:
    if many:
        holds = items[0].holds
        words = f"a tuple of {_many(items[0].words)}"
        return Shape(words, lambda value: type(value) is tuple and all(map(holds, value)))
    return Shape(
        f"a tuple of ({', '.join(item.words for item in items)})",
        lambda value: (
            type(value) is tuple
            and len(value) == len(items)
            and all(item.holds(part) for item, part in zip(items, value, strict=True))
        ),
    )


def _one_of(ways: list[Shape]) -> Shape:
    words = " or ".join(way.words for way in ways)
    return Shape(words, lambda value: any(way.holds(value) for way in ways))


def _many(words: str) -> str:
    """Words for several of a kind."""
    if not words.startswith("a "):
        return words
    first, of, rest = words.removeprefix("a ").partition(" of ")
    return f"{first}s{of}{rest}"
