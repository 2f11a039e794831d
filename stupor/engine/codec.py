"""Complete positions as JSON and back, and short digests of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from stupor.engine.errors import BadData
from stupor.engine.rng import SplitMix
from stupor.engine.state import GameState

SCHEMA: Final = 1
#: Worked out again after loading, or of no meaning outside one process.
PASSING: Final = ("options", "events")
TAG: Final = "@"
PLAIN: Final = (bool, int, str)
#: Metadata of a field that is left out while it holds its default: what came later changes nothing.
SILENT: Final = {"silent": True}
#: Of fields declared like this, what they hold is checked when a position is loaded.
DECLARED: Final[Mapping[str, Callable[[Any], bool]]] = {
    "int": lambda value: type(value) is int,
    "bool": lambda value: type(value) is bool,
    "str": lambda value: type(value) is str,
    "list[int]": lambda value: type(value) is list and all(type(n) is int for n in value),
    "tuple[int, ...]": lambda value: type(value) is tuple and all(type(n) is int for n in value),
}


def dump(state: GameState) -> dict[str, Any]:
    """A position as JSON values: classes by name, tuples marked, lists plain."""
    return {"schema": SCHEMA, "state": _encode(state)}


def digest(state: GameState) -> str:
    """Sixteen hexadecimal digits that differ when anything in the position differs."""
    import hashlib  # imported late: it brings a large library

    text = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def load(data: object, classes: Iterable[type]) -> Any:
    """The position that `dump` wrote; BadData names what is wrong with anything else."""
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise BadData(f"not a position of schema {SCHEMA}")
    known = {cls.__name__: cls for cls in classes}
    try:
        return _decode(data.get("state"), known)
    except RecursionError:
        raise BadData("the position is nested too deeply") from None


def _encode(value: Any) -> Any:
    if value is None or isinstance(value, PLAIN):
        return value
    if isinstance(value, list):
        return _encode_all(value)
    if isinstance(value, tuple):
        return {TAG: "tuple", "items": _encode_all(value)}
    if isinstance(value, SplitMix):
        return {TAG: "SplitMix", "state": value.state}
    kind: type = type(value)
    told = {TAG: kind.__name__} | {name: _encode(getattr(value, name)) for name in _shown(kind)}
    for name, usual in _silent(kind):
        if getattr(value, name) != usual:
            told[name] = _encode(getattr(value, name))
    return told


def _encode_all(values: Iterable[Any]) -> list[Any]:
    return [item if type(item) is int else _encode(item) for item in values]


@cache
def _shown(cls: type) -> tuple[str, ...]:
    """The fields of a class that are always written down."""
    if not is_dataclass(cls):
        raise TypeError(f"a state may not hold a {cls.__name__}")
    silent = {name for name, _ in _silent(cls)}
    return tuple(f.name for f in fields(cls) if f.name not in PASSING and f.name not in silent)


@cache
def _silent(cls: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a class that are written down only while they differ from their default."""
    return tuple((f.name, f.default) for f in fields(cls) if f.metadata.get("silent"))


def _decode(value: Any, known: dict[str, type]) -> Any:
    if isinstance(value, list):
        return [_decode(item, known) for item in value]
    if not isinstance(value, dict):
        if isinstance(value, float):
            raise BadData(f"a position holds whole numbers only, not {value}")
        return value
    name = value.get(TAG)
    rest = {key: _decode(item, known) for key, item in value.items() if key != TAG}
    if name == "tuple" and isinstance(rest.get("items"), list):
        return tuple(rest["items"])
    if name == "SplitMix" and type(rest.get("state")) is int:
        return SplitMix(rest["state"])
    if not isinstance(name, str) or name not in known:
        raise BadData(f"a position may not hold {name!r}")
    return _build(known[name], rest)


def _build(cls: type, values: dict[str, Any]) -> Any:
    wanted, silent = set(_shown(cls)), {name for name, _ in _silent(cls)}
    if values.keys() - silent != wanted:
        wrong = ", ".join(sorted((values.keys() - silent) ^ wanted))
        raise BadData(f"{cls.__name__} has missing or unknown fields: {wrong}")
    for name, holds in _checks(cls):
        if name in values and not holds(values[name]):
            raise BadData(f"{cls.__name__}.{name} may not hold {values[name]!r:.40}")
    return cls(**values)


@cache
def _checks(cls: type) -> list[tuple[str, Callable[[Any], bool]]]:
    declared = {f.name: str(f.type) for f in fields(cls)}
    return [(name, DECLARED[declared[name]]) for name in declared if declared[name] in DECLARED]
