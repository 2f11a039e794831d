"""The replayable record of a game: a header, then one line per choice and a digest per round.

A line about a chair tells who sits there from then on; a replay does not depend on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from stupor.engine.notation import Option, key_of, option_of

FORMAT: Final = "stupor-journal"
VERSION: Final = 1


class BadJournal(ValueError):
    """A record that cannot be replayed; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice; `check` is the round that began with it and the digest of the position then."""

    seat: int
    option: Option
    check: tuple[int, str] | None = None

    def lines(self) -> list[dict[str, Any]]:
        """The entry as JSON objects."""
        lines: list[dict[str, Any]] = [{"seat": self.seat, "key": key_of(self.option)}]
        if self.check is not None:
            lines.append({"round": self.check[0], "digest": self.check[1]})
        return lines


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody else takes a chair: a person, or the computer of a level."""

    chair: int
    kind: str

    def lines(self) -> list[dict[str, Any]]:
        """The change as a JSON object."""
        return [{"chair": self.chair, "sits": self.kind}]


def read(journal: object) -> tuple[dict[str, Any], list[Entry | Sitting]]:
    """The header and the entries of a record; BadJournal for anything else."""
    if not isinstance(journal, list) or not all(isinstance(line, dict) for line in journal):
        raise BadJournal("a journal is a list of objects")
    if not journal or journal[0].get("format") != FORMAT:
        raise BadJournal(f'the first line must have "format": "{FORMAT}"')
    header = journal[0]
    if header.get("version") != VERSION:
        raise BadJournal(f"the journal has version {header.get('version')!r}, not {VERSION}")
    entries: list[Entry | Sitting] = []
    for number, line in enumerate(journal[1:], start=2):
        _read_line(line, number, entries)
    return header, entries


def _read_line(line: dict[str, Any], number: int, entries: list[Entry | Sitting]) -> None:
    key, seat = line.get("key"), line.get("seat")
    if isinstance(key, str) and type(seat) is int:
        entries.append(Entry(seat, option_of(key)))
        return
    chair, kind = line.get("chair"), line.get("sits")
    if type(chair) is int and isinstance(kind, str):
        entries.append(Sitting(chair, kind))
        return
    start, digest = line.get("round"), line.get("digest")
    last = entries[-1] if entries else None
    if not (type(start) is int and isinstance(digest, str) and isinstance(last, Entry)):
        raise BadJournal(f"line {number} is neither a choice, a chair nor a digest")
    entries[-1] = Entry(last.seat, last.option, (start, digest))
