"""Lines of JSON: the same object is always the same bytes."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn, TypeGuard

from stupor.engine.decision import Decision
from stupor.engine.events import Event

BAD_JSON: Final = "bad-json"
#: No request is nested a tenth as deeply; how deep a parser goes is another number in each Python.
_DEEPEST: Final = 200


class Refusal(Exception):
    """A request that is answered with an error: a code, a message and the rule behind it."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule


def encode(value: object) -> str:
    """One line of ASCII with sorted keys."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def decode(line: bytes) -> dict[str, Any]:
    """The JSON object of a line; Refusal for anything else."""
    try:
        value = json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except UnicodeDecodeError:
        raise Refusal(BAD_JSON, "the line is not UTF-8") from None
    except RecursionError:
        raise _too_deep() from None
    except ValueError as error:
        raise Refusal(BAD_JSON, f"the line is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise Refusal(BAD_JSON, "a request is a JSON object")
    if _nested_deeper(value, _DEEPEST):
        raise _too_deep()
    return value


def _too_deep() -> Refusal:
    return Refusal(BAD_JSON, "the line is nested too deeply")


def _nested_deeper(value: object, most: int) -> bool:
    """Whether lists and objects lie within each other more often than that."""
    level = [value]
    for _ in range(most):
        held = [one.values() if isinstance(one, dict) else one for one in level if _holds(one)]
        level = [part for parts in held for part in parts]
    return any(map(_holds, level))


def _holds(value: object) -> TypeGuard[list[object] | dict[str, object]]:
    return isinstance(value, list | dict)


def event_json(event: Event) -> dict[str, Any]:
    """An event as JSON values."""
    seen_by = None if event.seen_by is None else list(event.seen_by)
    return {"kind": event.kind, "who": event.who, "args": list(event.args), "seen_by": seen_by}


def decision_json(decision: Decision | None) -> dict[str, Any] | None:
    """Whose decision it is and of what kind, or None at the end of the game."""
    if decision is None:
        return None
    return {"seat": decision.seat, "kind": decision.kind, "source": decision.source}


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")
