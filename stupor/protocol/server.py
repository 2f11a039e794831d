"""The loop of the text door: a line in, a line out, and nothing ends it but the end of input."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import IO, Any, Final

from stupor.engine.game import Game
from stupor.protocol.door import Answer, Door
from stupor.protocol.wire import BAD_JSON, Refusal, decode, encode
from stupor.puzzles.puzzle import Puzzle

INTERNAL: Final = "internal"
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


def serve(
    spec: Game,
    requests: IO[bytes],
    answers: IO[bytes],
    usual: Mapping[str, Any] = _NOTHING,
    puzzles: Callable[[str], Sequence[Puzzle]] = lambda name: (),
) -> None:
    """Answer every line until the input ends; new games have the usual options besides theirs."""
    door = Door(spec, usual, puzzles)
    for line in requests:
        answers.write(reply(door, line).encode("ascii") + b"\n")
        answers.flush()


def reply(door: Door, line: bytes) -> str:
    """The answer to one line, as a line without its end."""
    name: Any = None
    try:
        fields = decode(line)
        name = fields.get("id")
        _check_id(name)
        return encode({"id": name, "ok": True, **door.answer(fields)})
    except Refusal as refusal:
        return _failure(name, refusal)
    except RecursionError:
        return _failure(name, Refusal(BAD_JSON, "the line is nested too deeply"))
    except Exception as error:
        return _failure(name, Refusal(INTERNAL, f"{type(error).__name__}: {error}"))


def _check_id(name: Any) -> None:
    # an id that cannot be repeated is refused before anything happens
    try:
        encode(name)
    except ValueError:
        raise Refusal(BAD_JSON, "the id is a number that cannot be repeated") from None


def _failure(name: Any, refusal: Refusal) -> str:
    error: Answer = {"code": refusal.code, "message": refusal.message, "rule": refusal.rule}
    try:
        return encode({"id": name, "ok": False, "error": error})
    except (ValueError, RecursionError):
        return encode({"id": None, "ok": False, "error": error})
