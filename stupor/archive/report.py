"""The bug report: one zip with the game, the settings, the log and a picture of the window."""

from __future__ import annotations

import io
import json
import os
import re
import struct
import time
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Final

from stupor import APP
from stupor.files.atomic_write import unused, write_whole
from stupor.files.untrusted import opened
from stupor.language import mark, saying

FORMAT: Final = "stupor-report"
JOURNAL: Final = "journal.stupor"
#: A report that is longer than that is none of ours, nor is a longer game in it.
LIMIT: Final = 64 * 2**20
_LONGEST: Final = 16 * 2**20
_KEPT: Final = 20
#: Begins with the number of a report, which other digits follow than in older names.
_COUNTED: Final = re.compile(r"stupor-report-(\d{4,12})-\d{8}-\d{6}")
_END: Final = b"PK\x05\x06"
_LARGE: Final = b"PK\x06\x07"
_END_SIZE: Final = 22
_PARTS: Final = 32
_NAMES_SIZE: Final = 8192
_PACKED: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
#: What a zip that somebody has tampered with can raise.
_DAMAGE: Final = (
    OSError,
    EOFError,
    ValueError,
    RuntimeError,
    MemoryError,
    struct.error,
    zlib.error,
    zipfile.BadZipFile,
)
_DAMAGED: Final = saying("this zip is damaged or not a {app} report", app=APP)
_README: Final = """A report about {app}, version {version}.

Send this file along when you tell us what went wrong, with a line about what you saw and did.
It holds what is needed to see it again, and nothing else of your computer:

{parts}

The name of your account and the way to your folders have been taken out.
See a game again with:  stupor replay THIS_FILE
"""
_TOLD: Final = {
    JOURNAL: "the game that was on the table, with the names typed in at the chairs",
    "settings.json": "the settings of the game",
    "stupor.log": "what the game has noted lately",
    "screenshot.jpg": "the window as it looked",
    "facts.json": "the version, the system, the window, and the mistake if there was one",
}


class ReportProblem(Exception):
    """A file is no report, or holds no game; the message says which."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a report tells; whatever could not be learnt stays empty."""

    version: str
    facts: Mapping[str, object] = field(default_factory=dict)
    journal: bytes = b""
    settings: Mapping[str, object] = field(default_factory=dict)
    log: str = ""
    screenshot: bytes = b""


def write_report(folder: Path, report: Report) -> Path:
    """Write a report of its own name into a folder, whole or not at all; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path, content = _fresh(folder), io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, part in _parts(report).items():
            packed.writestr(name, part)
    write_whole(path, content.getvalue(), durable=False)
    _forget_old(folder, path)
    return path


def read_report(path: Path) -> bytes:
    """The journal in a report, as it was written; raises ReportProblem."""
    try:
        with opened(path) as file, zipfile.ZipFile(_checked(file)) as packed:
            journal = _unpacked(packed, packed.getinfo(JOURNAL))
    except KeyError as why:
        raise ReportProblem(mark("this zip contains no game")) from why
    except _DAMAGE as why:
        raise ReportProblem(_DAMAGED) from why
    if len(journal) > _LONGEST:
        raise ReportProblem(mark("the game in this zip is too long"))
    return journal


def without_names(text: str, home: str, user: str = "") -> str:
    """A text in which the way home and the name of the account can no longer be read.

    >>> without_names("/home/anna/games and anna", "/home/anna", "anna")
    '~/games and player'
    """
    if len(home) > 1:
        for way in {home, home.replace("\\", "\\\\"), home.replace("\\", "/")}:
            text = re.sub(re.escape(way) + r"(?![\w.-])", "~", text, flags=re.IGNORECASE)
    if len(user) > 2:
        text = re.sub(rf"(?<!\w){re.escape(user)}(?!\w)", "player", text, flags=re.IGNORECASE)
    return text


def _parts(report: Report) -> dict[str, bytes | str]:
    facts = {"format": FORMAT, "version": 1, "app": report.version, **report.facts}
    parts: dict[str, bytes | str] = {
        "facts.json": json.dumps(facts, indent=1, default=str),
        "settings.json": json.dumps(report.settings, indent=1) if report.settings else "",
        "stupor.log": report.log,
        JOURNAL: report.journal,
        "screenshot.jpg": report.screenshot,
    }
    there = {name: content for name, content in parts.items() if content}
    told = "\n".join(f"  {name:<16} {_TOLD[name]}" for name in there)
    return {"README.txt": _README.format(app=APP, version=report.version, parts=told), **there}


def _fresh(folder: Path) -> Path:
    number = max((_number(path) for path in _reports(folder)), default=0) + 1
    when = time.strftime("%Y%m%d-%H%M%S")
    return unused(folder / f"stupor-report-{number:04}-{when}.zip")


def _reports(folder: Path) -> Iterator[Path]:
    return folder.glob("stupor-report-*.zip")


def _number(path: Path) -> int:
    """The how many-th report it is; those of before they were counted are 0."""
    found = _COUNTED.match(path.name)
    return int(found[1]) if found else 0


def _forget_old(folder: Path, newest: Path) -> None:
    """Keep the newest report and those before it, as they are counted: a clock may be wrong."""
    others = (path for path in _reports(folder) if path != newest)
    for path in sorted(others, key=lambda path: (_number(path), path.name))[: 1 - _KEPT]:
        with suppress(OSError):
            path.unlink()


def _unpacked(packed: zipfile.ZipFile, part: zipfile.ZipInfo) -> bytes:
    if part.compress_type not in _PACKED:
        raise ValueError(part.compress_type)
    with packed.open(part) as inside:
        return inside.read(_LONGEST + 1)


def _checked(file: BinaryIO) -> BinaryIO:
    """The same file; ValueError for what would take long: a report is small and has few parts."""
    size = file.seek(0, os.SEEK_END)
    if size > LIMIT:
        raise ValueError(size)
    file.seek(max(0, size - _END_SIZE - 20))
    tail = file.read()
    end = tail[-_END_SIZE:]
    parts, names = int.from_bytes(end[10:12], "little"), int.from_bytes(end[12:16], "little")
    if end[:4] != _END or _LARGE in tail or parts > _PARTS or names > _NAMES_SIZE:
        raise ValueError("a report has few parts")
    return file
