"""Reading the values of a review that may come from anywhere."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from math import isfinite
from typing import Any, Final, TypeVar

from stupor.engine.errors import BadData

T = TypeVar("T")
#: No game has half as many choices; no text of a review is half as long.
MOST: Final = 20_000
LONGEST: Final = 200


class Field:
    """The fields of one object; BadData names the field that makes no sense."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        """Read from a JSON value."""
        if not isinstance(value, Mapping):
            raise BadData("this is no review: an object is missing")
        self.value = value

    def count(self, name: str) -> int:
        """A whole number from 0 on."""
        found = self.value.get(name)
        if type(found) is not int or found < 0:
            raise _amiss(name)
        return found

    def number(self, name: str) -> float:
        """A finite number."""
        return _finite(self.value.get(name), name)

    def truth(self, name: str) -> bool:
        """True or false."""
        found = self.value.get(name)
        if not isinstance(found, bool):
            raise _amiss(name)
        return found

    def text(self, name: str, usual: str | None = None) -> str:
        """A text of one line; the usual one where there is none."""
        return _line(self.value.get(name, usual), name)

    def word(self, name: str, known: Collection[str], usual: str | None = None) -> str:
        """One of these words; the usual one where there is none."""
        found = self.text(name, usual)
        if found not in known:
            raise _amiss(name)
        return found

    def same(self, name: str, wanted: int) -> None:
        """BadData unless the field is that number."""
        if self.count(name) != wanted:
            raise _amiss(name)

    def maybe(self, name: str, read: Callable[[Any], T]) -> T | None:
        """What stands there, or None where nothing does."""
        return read(self.value[name]) if name in self.value else None


def a_list(value: Any, read: Callable[[Any], T]) -> tuple[T, ...]:
    """Every item of a list."""
    return tuple([read(item) for item in opened(value)])


def opened(value: Any, length: int | None = None) -> list[Any]:
    """A list, of that length where one is given."""
    if not isinstance(value, list) or len(value) > MOST or length not in (None, len(value)):
        raise BadData("this is no review: a list is missing or of another length")
    return value


def texts(value: Any) -> tuple[str, ...]:
    """A list of texts."""
    return a_list(value, lambda item: _line(item, "a line"))


def numbers(value: Any) -> tuple[float, ...]:
    """A list of finite numbers."""
    return a_list(value, lambda item: _finite(item, "a list of numbers"))


def _finite(found: Any, name: str) -> float:
    if isinstance(found, bool) or not isinstance(found, int | float) or not isfinite(found):
        raise _amiss(name)
    return float(found)


def _line(found: Any, name: str) -> str:
    if not isinstance(found, str) or len(found) > LONGEST or not found.isprintable():
        raise _amiss(name)
    return found


def _amiss(name: str) -> BadData:
    return BadData(f"this is no review: {name} makes no sense")
