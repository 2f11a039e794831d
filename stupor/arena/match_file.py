"""The file of a match: its header, then an outcome a line, each field of it read by its type."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from stupor.arena.match_game import Outcome
from stupor.engine.errors import BadData
from stupor.files.atomic_write import extended
from stupor.files.bounds import MOST_GAMES
from stupor.files.names import shown
from stupor.files.structured import TextProblem, from_json
from stupor.files.untrusted import opened

#: The census of a game takes a twentieth of that; in the file it is called books, a game a bout.
_LONGEST_LINE: Final = 2**20
_MOST: Final = 10**6
_LONGEST_TEXT: Final = 200
_TWICE: Final = "its game appears twice"


@dataclass(frozen=True, slots=True)
class MatchFile:
    """What a file holds of a match, and where its last whole line ends."""

    header: Any
    outcomes: Mapping[int, Outcome]
    end: int
    torn: bool


def read(file: Path, levels: tuple[str, ...], census: bool) -> MatchFile:
    """The header and outcomes of a match between these levels; BadData names a damaged line."""
    try:
        with opened(file) as stream:
            return _read(stream, shown(file), levels, census)
    except OSError as why:
        raise BadData(f"{shown(file)} cannot be read: {why.strerror}") from why


def append(file: Path, line: Mapping[str, Any]) -> None:
    """Write one more line; OSError where no plain file lies."""
    with os.fdopen(extended(file), "wb") as out:
        out.write((json.dumps(line, sort_keys=True) + "\n").encode())


def truncate(file: Path, end: int) -> None:
    """Take out what was cut off while it was written."""
    descriptor = extended(file)
    try:
        os.ftruncate(descriptor, end)
    finally:
        os.close(descriptor)


def _read(stream: BinaryIO, name: str, levels: tuple[str, ...], census: bool) -> MatchFile:
    header, outcomes, end = None, dict[int, Outcome](), 0
    for number, raw in enumerate(_raws(stream), start=1):
        if not raw.endswith(b"\n") and len(raw) <= _LONGEST_LINE:
            break
        try:
            line = from_json(raw.decode() if len(raw) <= _LONGEST_LINE else "")
            if number == 1:
                header = line
            elif (outcome := outcome_of(line, levels, census)).number in outcomes:
                raise TextProblem(0, _TWICE)
            else:
                outcomes[outcome.number] = outcome
        except ValueError as why:
            raise _damaged(name, number, why) from why
        end = stream.tell()
    if header is None:
        raise _no_match(name)
    return MatchFile(header, outcomes, end, end < stream.seek(0, os.SEEK_END))


def _raws(stream: BinaryIO) -> Iterator[bytes]:
    """The lines as they stand there, the last one perhaps without its end."""
    return iter(lambda: stream.readline(_LONGEST_LINE + 1), b"")


def _no_match(name: str) -> BadData:
    return BadData(f"{name} is not a file of a match; choose another file or delete it")


def _damaged(name: str, number: int, why: ValueError) -> BadData:
    if number == 1:
        return _no_match(name)
    reason = why.reason if isinstance(why, TextProblem) else "not UTF-8 text"
    return BadData(f"{name}: line {number} is damaged ({reason}); delete this line")


def outcome_of(line: object, levels: tuple[str, ...], census: bool) -> Outcome:
    """The outcome that a line tells of a match between these levels; ValueError says what not."""
    if not isinstance(line, dict):
        raise TextProblem(0, "not an object")
    seats = len(levels)
    told = {name: _field(line, name, fits) for name, fits in _FIELDS.items()}
    if sorted(told["levels"]) != sorted(levels) or len(told["scores"]) != seats:
        raise TextProblem(0, "other players")
    if not set(told["winners"]) <= set(range(seats)) or (seats > 1 and not told["winners"]):
        raise TextProblem(0, "winners")
    if census:
        _check_census(line.get("books"), seats)
    return Outcome.of({**told, "books": line["books"]} if census else told)


def _field(line: Mapping[str, Any], name: str, fits: Callable[[Any], bool]) -> Any:
    value = line.get(name)
    if not fits(value):
        raise TextProblem(0, name)
    return value


def _check_census(census: object, seats: int) -> None:
    """TextProblem unless each part has a value for each seat, and some one for all."""
    for part, (fits, more) in _CENSUS.items():
        found = census.get(part) if isinstance(census, dict) else None
        if not isinstance(found, dict):
            raise TextProblem(0, f"books.{part}")
        for name, values in found.items():
            if not (_is_text(name) and fits(values) and len(values) == seats + more):
                raise TextProblem(0, f"books.{part}")


def _is_number(value: object) -> bool:
    return type(value) is int and -_MOST <= value <= _MOST


def _is_count(value: object) -> bool:
    return _is_number(value) and value >= 0  # type: ignore[operator]


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST_TEXT and value.isprintable()


def _is_game(value: object) -> bool:
    return type(value) is int and 0 <= value < MOST_GAMES


def _are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_number, value))


def _are_seats(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_count, value)) and len({*value}) == len(value)


def _are_levels(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


_FIELDS: Final[Mapping[str, Callable[[Any], bool]]] = {
    "bout": _is_game,
    "levels": _are_levels,
    "scores": _are_numbers,
    "winners": _are_seats,
    "rounds": _is_count,
    "reason": _is_text,
    "title": lambda value: value is None or _is_text(value),
    "choices": _is_count,
    "seal": lambda value: value is None or isinstance(value, bool),
}
_CENSUS: Final[Mapping[str, tuple[Callable[[Any], bool], int]]] = {
    "sources": (_are_numbers, 0),
    "traits": (_are_texts, 0),
    "counts": (_are_numbers, 1),
}
