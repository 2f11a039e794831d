"""Complete positions as JSON and back, and short digests of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Any, Final

from stupor.engine.errors import BadData
from stupor.engine.rng import SplitMix
from stupor.engine.state import GameState

SCHEMA: Final = 1
#: Worked out again after loading, or of no meaning outside one process.
PASSING: Final = ("options", "events")
TAG: Final = "@"


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
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list):
        return [_encode(item) for item in value]
    if isinstance(value, tuple):
        return {TAG: "tuple", "items": [_encode(item) for item in value]}
    if isinstance(value, SplitMix):
        return {TAG: "SplitMix", "state": value.state}
    if is_dataclass(value):
        shown = (f.name for f in fields(value) if f.name not in PASSING)
        return {TAG: type(value).__name__} | {name: _encode(getattr(value, name)) for name in shown}
    raise TypeError(f"a state may not hold {value!r}")


def _decode(value: Any, known: dict[str, type]) -> Any:
    if isinstance(value, list):
        return [_decode(item, known) for item in value]
    if not isinstance(value, dict):
        return value
    name = value.get(TAG)
    rest = {key: _decode(item, known) for key, item in value.items() if key != TAG}
    if name == "tuple" and isinstance(rest.get("items"), list):
        return tuple(rest["items"])
    if name == "SplitMix" and isinstance(rest.get("state"), int):
        return SplitMix(rest["state"])
    if name not in known:
        raise BadData(f"a position may not hold {name!r}")
    return _build(known[name], rest)


def _build(cls: type, values: dict[str, Any]) -> Any:
    wanted = {f.name for f in fields(cls) if f.name not in PASSING}
    if values.keys() != wanted:
        wrong = ", ".join(sorted(values.keys() ^ wanted))
        raise BadData(f"{cls.__name__} has missing or unknown fields: {wrong}")
    return cls(**values)
