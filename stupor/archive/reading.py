"""A kept game as it lies on the disk: whole lines of JSON, whatever else the file may hold.

Everything is bounded: the size of a file and of a line, how many things it holds and how deeply
they are nested, how long a number or a text is. Nothing that a file says ever becomes a path.
"""

from __future__ import annotations

import json
import math
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, Final, NoReturn

from stupor import APP
from stupor.archive.report import ReportProblem, read_report
from stupor.files.untrusted import opened
from stupor.language import mark, saying
from stupor.match.journal import FORMAT, MOST_CHAIRS, VERSION, BadJournal, Item, Line, follows, read

#: Of a longer file only the beginning and the end are read; a long game has a thirtieth of it.
MOST_BYTES: Final = 2**22
#: The longest games that chance plays have a tenth of these lines and of these things.
MOST_LINES: Final = 20_000
MOST_THINGS: Final = 250_000
_BEGINNING: Final = 2**18
#: Lines with a whole position in them, and all others.
_LONGEST_POSITION: Final = 2**17
_LONGEST_LINE: Final = 4_000
_MOST_BRACKETS: Final = 40
#: So many things are in a position at most, or in the first line; a real one has a tenth of them.
_MOST_IN_ONE: Final = 10_000
_DEEPEST: Final = 50
_DIGITS: Final = 20
_LONGEST_TEXT: Final = 200
_LONGEST_NAME: Final = 40
_A_FEW: Final = 40
#: The line about the end of a game is no longer than that.
_TAIL: Final = 2 * _LONGEST_LINE
_GAP: Final = b"\n\0\n"
_ZIP: Final = b"PK"
_BOM: Final = b"\xef\xbb\xbf"
#: What makes a second look at the numbers of a line needful.
_MANY_DIGITS: Final = re.compile(rb"\d{%d}|NaN|Inf|\d[.eE]" % (_DIGITS + 1))
#: What makes a second look at the texts of a line needful: odd signs, long texts, names.
_DOUBTFUL: Final = re.compile(rb"[^ -\[\]-~\r]|\"[^\"]{200}|\"sits\"")
#: A line that begins like this can be missed: nothing that was chosen depends on it.
_POSITION: Final = b'{"snapshot"'
_SPARE: Final = (_POSITION, b'{"standing"')
_FOREIGN: Final = saying("This file is not a game of {app}.", app=APP)
_HEADLESS: Final = mark("The first line of this game is damaged, so it cannot be played.")
_NEWER: Final = saying("This game was saved by a newer version of {app}. Please update.", app=APP)


_TOO_MUCH: Final = saying("This file was not made by {app}: it is too large.", app=APP)


class BadFile(Exception):
    """A file that is no game of ours, or none that can be opened; the message is for the player."""


@dataclass(frozen=True, slots=True)
class Record:
    """What could be read of a file: the header and what follows it without a gap.

    `items` is what these lines mean; `end` is where the last whole line ends, and `torn` tells of
    another one without its end, which never was acknowledged. After damage `problem` says what is
    wrong, `rest` is all that can be read beyond a gap, and `later` so much of it as follows the
    newest snapshot without another gap. A `packed` record comes from a bug report.
    """

    lines: list[Line]
    items: list[Item]
    end: int = 0
    torn: bool = False
    problem: str | None = None
    rest: list[Line] = field(default_factory=list)
    later: list[Line] = field(default_factory=list)
    packed: bool = False

    @property
    def header(self) -> Line:
        """The first line."""
        return self.lines[0]

    @property
    def good(self) -> int:
        """How many lines there are before any damage."""
        return len(self.lines)


def read_file(path: Path) -> Record:
    """The record in a game file or a bug report; BadFile for anything else."""
    try:
        with opened(path) as file:
            packed = file.read(len(_ZIP)) == _ZIP
        return parse(_shortened(read_report(path)) if packed else content_of(path), packed)
    except FileNotFoundError as why:
        raise BadFile(mark("There is no such file.")) from why
    except ReportProblem as why:
        raise BadFile(saying("This file cannot be opened: {why}.", why=str(why))) from why
    except (OSError, ValueError) as why:
        raise BadFile(saying("This file cannot be read: {why}.", why=_reason(why))) from why


def content_of(path: Path) -> bytes:
    """What stands in a file; of a very long one the beginning and the end."""
    with opened(path) as file:
        content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            content = content[:_BEGINNING] + _GAP
            file.seek(len(content) - MOST_BYTES, os.SEEK_END)
            content += file.read(MOST_BYTES - len(content))
    return content


def read_ends(path: Path) -> tuple[Line, Iterator[Line]]:
    """The header of a game file and the last lines of it that can be read, the last one first.

    BadFile where there is no header.
    """
    try:
        with opened(path) as file:
            head = _first_line(file)
            size = file.seek(0, os.SEEK_END)
            file.seek(max(len(head), size - _TAIL))
            tail = file.read(_TAIL)
    except (OSError, ValueError) as why:
        raise BadFile(saying("This file cannot be read: {why}.", why=_reason(why))) from why
    raws = tail.rpartition(b"\n")[0].split(b"\n")
    return _header([head]), filter(None, map(_line, reversed(raws)))


def _first_line(file: BinaryIO) -> bytes:
    """What stands before the first line break, or nothing that makes sense."""
    head = file.read(_TAIL)
    if b"\n" not in head:
        head += file.read(_LONGEST_POSITION)
    return head.partition(b"\n")[0]


def parse(content: bytes, packed: bool = False) -> Record:
    """The record in these bytes; BadFile when they are no game."""
    whole, _, tail = _bounded(content).rpartition(b"\n")
    raws = _lines(whole)
    header = _header(raws)
    lines = [header, *map(_line, raws[1:])]
    end, torn = len(whole) + 1, bool(tail)
    # empty lines do no harm
    kept = [line for line in lines if line]
    if None not in lines and (items := _meant(kept)) is not None:
        return Record(kept, items, end, torn, packed=packed)
    walk = _Walk(header)
    for number, (raw, line) in enumerate(zip(raws[1:], lines[1:], strict=True), start=2):
        walk.take(number, line, raw)
    items = _meant(walk.lines) or []
    return Record(walk.lines, items, end, torn, walk.problem, walk.rest, walk.later, packed)


def _meant(lines: list[Line]) -> list[Item] | None:
    """What the lines mean; None where one means nothing."""
    try:
        return read(lines)[1]
    except BadJournal:
        return None


class _Walk:
    """Goes from line to line of a damaged file and notices what is missing."""

    def __init__(self, header: Line) -> None:
        self.lines: list[Line] = [header]
        self.rest: list[Line] = []
        self.later: list[Line] = []
        self.problem: str | None = None
        self._choice: Line | None = None
        self._gap = False
        self._lost = False

    def take(self, number: int, line: Line | None, raw: bytes) -> None:
        """Go one line further."""
        if line == {}:
            return
        if line is not None and follows(line, self._choice):
            self._keep(line)
            return
        self.problem = self.problem or saying(
            "line {number} of the file cannot be read", number=number
        )
        if not raw.startswith(_SPARE):
            self._gap = self._lost = True
            self._choice = None

    def _keep(self, line: Line) -> None:
        (self.rest if self._gap else self.lines).append(line)
        if self._lost and "snapshot" in line:
            self.later, self._lost = [line], False
        elif self._gap and not self._lost:
            self.later.append(line)
        if line.keys() != {"standing"}:
            self._choice = line if "key" in line else None


def _bounded(content: bytes) -> bytes:
    """Of what holds too many things the beginning and so much of the end as can be read."""
    while _things(content) > MOST_THINGS:
        if len(content) <= 2 * _BEGINNING:
            raise BadFile(_TOO_MUCH)
        content = _shortened(content, max(2 * _BEGINNING, len(content) // 2))
    return content


def _shortened(content: bytes, most: int = MOST_BYTES) -> bytes:
    if len(content) <= most:
        return content
    beginning = content[:_BEGINNING] + _GAP
    return beginning + content[len(beginning) - most :]


def _lines(whole: bytes) -> list[bytes]:
    raws = whole.rsplit(b"\n", MOST_LINES)
    if len(raws) > MOST_LINES:
        raws[:1] = [raws[0].split(b"\n", 1)[0], _GAP.strip()]
    return raws


def _header(raws: list[bytes]) -> Line:
    """The first line; without it nobody knows which game follows, if it is one at all."""
    header = _line(raws[0].removeprefix(_BOM), header=True)
    if not header or header.get("format") != FORMAT:
        headless = any("key" in (_line(raw) or ()) for raw in raws[1:_A_FEW])
        raise BadFile(_HEADLESS if headless else _FOREIGN)
    version = header.get("version")
    if type(version) is not int or version < 1:
        raise BadFile(_HEADLESS)
    if version > VERSION:
        raise BadFile(_NEWER)
    if not _tells_a_table(header):
        raise BadFile(_HEADLESS)
    return header


def _tells_a_table(header: Line) -> bool:
    """Whether a first line says which game is played, and by how many."""
    seats = header.get("seats")
    enough = type(seats) is int and 0 < seats <= MOST_CHAIRS
    return enough and isinstance(header.get("game"), str)


def _decoded(raw: bytes) -> Any:
    return (_WARY if _MANY_DIGITS.search(raw) else _DECODER).decode(raw.decode("utf-8"))


def _line(raw: bytes, header: bool = False) -> Line | None:
    """The JSON object of a line, an empty one for an empty line, or None for anything else."""
    if not raw.strip():
        return {}
    roomy = header or raw.startswith(_POSITION)
    if not (_fits_much if roomy else _fits)(raw):
        return None
    try:
        line = _decoded(raw)
        if not isinstance(line, dict):
            return None
        return _tidied(line) if header or (not roomy and _DOUBTFUL.search(raw)) else line
    except (ValueError, RecursionError):
        return None


def _fits(raw: bytes) -> bool:
    """Whether a line of the usual kind is short and plain enough to be read."""
    return len(raw) <= _LONGEST_LINE and raw.count(b"[") + raw.count(b"{") <= _MOST_BRACKETS


def _fits_much(raw: bytes) -> bool:
    """Whether a first line, or one with a position, holds no more than such a line may."""
    return len(raw) <= _LONGEST_POSITION and _things(raw) <= _MOST_IN_ONE


def _things(content: bytes) -> int:
    """How many lists, tables and things in them there may be, at most, before anything is read."""
    return content.count(b",") + content.count(b"[") + content.count(b"{")


def _tidied(value: Any, depth: int = 0, name: str = "") -> Any:
    """The same with texts that can be shown; ValueError for what is nested too deeply."""
    if depth > _DEEPEST:
        raise ValueError(depth)
    if isinstance(value, str):
        return _shown(value, _LONGEST_NAME if name in ("name", "names") else _LONGEST_TEXT)
    if isinstance(value, list):
        return [_tidied(item, depth + 1, name) for item in value]
    if isinstance(value, dict):
        return {_tidied(key): _tidied(item, depth + 1, key) for key, item in value.items()}
    return value


def _shown(text: str, most: int) -> str:
    """What can be shown of a text, and no more of it than that."""
    shown = text[: 4 * _LONGEST_TEXT]
    if not shown.isprintable():
        shown = "".join(sign for sign in shown if sign.isprintable())
    return shown[:most]


def _whole(digits: str) -> int:
    if len(digits) > _DIGITS:
        raise ValueError("a number is too long")
    return int(digits)


def _finite(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise ValueError("a number is too large")
    return value


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


_DECODER: Final = json.JSONDecoder()
_WARY: Final = json.JSONDecoder(parse_int=_whole, parse_float=_finite, parse_constant=_no_number)


def _reason(why: Exception) -> str:
    return (isinstance(why, OSError) and why.strerror) or mark(
        "its name or its contents are damaged"
    )
