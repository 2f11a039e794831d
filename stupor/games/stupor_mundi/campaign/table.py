"""A table of a chapter, read with suspicion: whoever is wrong is told where and why."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from stupor.engine.record import record
from stupor.language import Saying, mark, saying


class FieldProblem(Exception):
    """Something in a chapter makes no sense; `path` leads to it, table by table."""

    def __init__(self, path: tuple[str, ...], reason: str) -> None:
        super().__init__(f"{'.'.join(path)}: {reason}" if path else reason)
        self.path = path
        self.reason = reason


@record
class Table:
    """Keys and values at a path; every reader checks what it hands over."""

    values: Mapping[str, object]
    path: tuple[str, ...] = ()

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def __iter__(self) -> Iterator[str]:
        return iter(self.values)

    def wrong(self, key: str, reason: str) -> FieldProblem:
        """What is wrong with a key."""
        return FieldProblem((*self.path, key), reason)

    def only(self, what: str, known: Collection[str]) -> None:
        """Refuse keys that nobody knows."""
        for key in self.values:
            if key not in known:
                raise self.wrong(key, _unknown(what, key, known))

    def text(self, key: str, most: int) -> str:
        """A text of some length."""
        value = self._there(key)
        if not isinstance(value, str) or not value.strip():
            raise self._other(key, saying("text"))
        if len(value) > most:
            reason = mark("{key} must have at most {most} characters, not {count}")
            raise self.wrong(key, saying(reason, key=key, most=most, count=len(value)))
        return value.strip()

    def whole(self, key: str, least: int, most: int) -> int:
        """A whole number within limits."""
        value = self._there(key)
        if type(value) is not int or not least <= value <= most:
            wanted = saying("a whole number from {least} to {most}", least=least, most=most)
            raise self._other(key, wanted)
        return value

    def flag(self, key: str) -> bool:
        """Yes or no; no where nothing is said."""
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise self._other(key, saying("true or false"))
        return value

    def one_of(self, key: str, names: Collection[str]) -> str:
        """One of these names."""
        value = self._there(key)
        if not isinstance(value, str) or value not in names:
            raise self._other(key, saying("one of {names}", names=", ".join(names)))
        return value

    def some_of(self, key: str, names: Collection[str]) -> tuple[str, ...]:
        """Any of these names, each once; none where nothing is said."""
        value = self.values.get(key, [])
        told = isinstance(value, list) and all(isinstance(n, str) and n in names for n in value)
        if not told or not isinstance(value, list) or len(set(value)) != len(value):
            raise self._other(key, saying("a list of {names}", names=", ".join(names)))
        return tuple(value)

    def table(self, key: str, needed: bool = False) -> Table:
        """A table within this one; an empty one where nothing is said, unless it is needed."""
        value = self._there(key) if needed else self.values.get(key, {})
        if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
            raise self._other(key, saying("a table"))
        return Table(value, (*self.path, key))

    def _there(self, key: str) -> object:
        if key not in self.values:
            raise self.wrong(key, saying("{key} is missing", key=key))
        return self.values[key]

    def _other(self, key: str, wanted: Saying) -> FieldProblem:
        """Something else than what is wanted stands there."""
        value = f"{self.values.get(key)!r:.40}"
        reason = mark("{key} must be {wanted}, not {value}")
        return self.wrong(key, saying(reason, key=key, wanted=wanted, value=value))


#: What is said of a name that nobody knows, by what it names.
_UNKNOWN: Final = {
    "key": mark("unknown key {key}; possible: {names}"),
    "seal": mark("unknown seal {key}; possible: {names}"),
    "twist": mark("unknown twist {key}; possible: {names}"),
    "change": mark("unknown change {key}; possible: {names}"),
    "track": mark("unknown track {key}; possible: {names}"),
    "closing": mark("unknown closing {key}; possible: {names}"),
    "direction": mark("unknown direction {key}; possible: {names}"),
}


def _unknown(what: str, key: str, known: Collection[str]) -> Saying:
    return saying(_UNKNOWN[what], key=f"{key!r:.40}", names=", ".join(known))
