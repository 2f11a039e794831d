"""Complete positions as JSON and back, and short digests of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from stupor.engine.errors import BadData, BadField
from stupor.engine.rng import MASK, SplitMix
from stupor.engine.shapes import shapes_of
from stupor.engine.state import GameState

SCHEMA: Final = 2
#: Digests stand in records that are kept for ever: they are taken as the first schema had it.
DIGESTED: Final = 1
#: Worked out again after loading, or of no meaning outside one process.
PASSING: Final = ("options", "events")
TAG: Final = "@"
PLAIN: Final = (bool, int, str)
#: Metadata of a field that is left out while it holds its default: what came later changes nothing.
SILENT: Final = {"silent": True}
#: Metadata of a field that is never written down: it is worked out again, or of no meaning later.
UNSAID: Final = {"unsaid": True}
#: What stands around a position; the name of its game may be among it.
AROUND: Final = ("schema", "state", "game")
#: Ten times what the fullest position of a real game has: more would take long to look at.
MOST_VALUES: Final = 10_000
LONGEST_LIST: Final = 400


def dump(state: GameState) -> dict[str, Any]:
    """A position as JSON values: classes by name, tuples marked, lists plain."""
    return {"schema": SCHEMA, "state": as_json(state)}


def digest(state: GameState) -> str:
    """Sixteen hexadecimal digits that differ when anything in the position differs."""
    import hashlib  # imported late: it brings a large library

    told = as_json(state) | {name: as_json(fact) for name, fact in state.former_fields().items()}
    position = {"schema": DIGESTED, "state": told}
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def load(data: object, classes: Iterable[type]) -> Any:
    """The position that `dump` wrote; BadData names what is wrong with anything else, and where."""
    if not isinstance(data, Mapping) or data.get("schema") != SCHEMA:
        raise BadData(f"not a position of schema {SCHEMA}")
    values_in(data)
    strange = next((name for name in data if name not in AROUND), None)
    if strange is not None:
        known = ", ".join(AROUND)
        raise BadData(f"{strange!r:.40} is no part of a position, which has: {known}")
    known_classes = {cls.__name__: cls for cls in classes}
    try:
        return _decode(data.get("state"), known_classes)
    except RecursionError:
        raise BadData("the position is nested too deeply") from None


def values_in(data: object) -> int:
    """How many values a position holds; BadData where no real one has as many."""
    waiting, seen = [data], 0
    while waiting:
        value = waiting.pop()
        if isinstance(value, list) and len(value) > LONGEST_LIST:
            raise BadData(f"a list of the position is longer than {LONGEST_LIST}")
        if isinstance(value, dict | list):
            seen += len(value)
            if seen > MOST_VALUES:
                raise BadData(f"a position holds at most {MOST_VALUES} values")
            waiting += value.values() if isinstance(value, dict) else value
    return seen


def as_json(value: Any) -> Any:
    """A value of a position as JSON."""
    if value is None or isinstance(value, PLAIN):
        return value
    if isinstance(value, list):
        return _all_as_json(value)
    if isinstance(value, tuple):
        return {TAG: "tuple", "items": _all_as_json(value)}
    if isinstance(value, SplitMix):
        return {TAG: "SplitMix", "state": value.state}
    kind: type = type(value)
    told = {TAG: kind.__name__} | {name: as_json(getattr(value, name)) for name in _shown(kind)}
    for name, usual in _silent(kind):
        if getattr(value, name) != usual:
            told[name] = as_json(getattr(value, name))
    return told


def _all_as_json(values: Iterable[Any]) -> list[Any]:
    return [item if type(item) is int else as_json(item) for item in values]


@cache
def _shown(cls: type) -> tuple[str, ...]:
    """The fields of a class that are always written down."""
    if not is_dataclass(cls):
        raise TypeError(f"a state may not hold a {cls.__name__}")
    left_out = silent_fields(cls) | unsaid_fields(cls)
    return tuple(f.name for f in fields(cls) if f.name not in left_out)


def unsaid_fields(cls: type) -> frozenset[str]:
    """The fields of a class that are never written down."""
    return frozenset(f.name for f in fields(cls) if f.name in PASSING or f.metadata.get("unsaid"))


def silent_fields(cls: type) -> frozenset[str]:
    """The fields of a class that are left out while they hold their default."""
    return frozenset(name for name, _ in _silent(cls))


@cache
def _silent(cls: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a class that are written down only while they differ from their default."""
    return tuple((f.name, f.default) for f in fields(cls) if f.metadata.get("silent"))


def _decode(value: Any, known: Mapping[str, type]) -> Any:
    if isinstance(value, list):
        return [_within(f"[{at}]", item, known) for at, item in enumerate(value)]
    if isinstance(value, dict):
        return _tagged(value, known)
    if isinstance(value, float):
        raise BadField("", f"a position holds whole numbers only, not {value}")
    return value


def _tagged(value: Mapping[str, Any], known: Mapping[str, type]) -> Any:
    """What a table stands for that says what it is."""
    name = value.get(TAG)
    if name == "tuple" and value.keys() == {TAG, "items"} and isinstance(value["items"], list):
        return tuple(_decode(value["items"], known))
    if name == "SplitMix" and value.keys() == {TAG, "state"}:
        return _generator(value["state"])
    if not isinstance(name, str) or name not in known:
        raise BadField("", f"a position may not hold {name!r:.40}")
    return _build(known[name], value, known)


def _within(place: str, value: Any, known: Mapping[str, type]) -> Any:
    if value.__class__ is int:
        return value
    try:
        return _decode(value, known)
    except BadField as wrong:
        raise wrong.within(place) from None


def _generator(state: Any) -> SplitMix:
    if type(state) is not int or not 0 <= state <= MASK:
        raise BadField("state", f"must be a whole number from 0 to {MASK}, not {state!r:.40}")
    return SplitMix(state)


def _build(cls: type, told: Mapping[str, Any], known: Mapping[str, type]) -> Any:
    silent, shapes = dict(_silent(cls)), shapes_of(cls)
    _check_names(cls, told, silent, known)
    values = {name: _within(name, told[name], known) for name in told if name != TAG}
    for name, value in values.items():
        if not shapes[name].holds(value):
            raise BadField(name, f"must be {shapes[name].words}, not {told[name]!r:.40}")
        if name in silent and value == silent[name]:
            values[name] = silent[name]  # whoever holds nothing shares it
    return cls(**values)


def _check_names(
    cls: type, told: Mapping[str, Any], silent: Mapping[str, Any], known: Mapping[str, type]
) -> None:
    """See that no field of a class is missing, and that each is one of its own."""
    wanted = _shown(cls)
    missing = [name for name in wanted if name not in told]
    if missing:
        raise BadField(missing[0], f"is missing; a {cls.__name__} has {', '.join(wanted)}")
    for name in told:
        if name != TAG and name not in wanted and name not in silent:
            raise BadField(name, f"is no field of {cls.__name__}{_home(name, known)}")


def _home(name: str, known: Mapping[str, type]) -> str:
    """Where a misplaced field belongs, if anywhere."""
    homes = [cls.__name__ for cls in known.values() if name in _shown(cls)]
    return f"; it belongs to {', '.join(homes)}" if homes else ""
