"""Exports and imports games: copies under new names."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from stupor.archive.disk_errors import DiskError, in_words
from stupor.archive.folder import SUFFIX, Folder
from stupor.archive.listing import found
from stupor.archive.reading import MOST_BYTES, BadFile, Record, read_file
from stupor.files.atomic_write import unused, write_whole
from stupor.files.untrusted import Unreadable, read_bytes
from stupor.language import mark, saying

#: A game that nobody can open may still be sent to somebody who can.
_MOST_SENT: Final = 2**26


def export(path: Path, folder: Path) -> Path:
    """Copy a game into a folder, whole or not at all, beside what lies there; or DiskError."""
    try:
        content = read_bytes(path, _MOST_SENT)
        folder.mkdir(parents=True, exist_ok=True)
        goal = unused(folder / f"stupor-{path.stem}{SUFFIX}")
        write_whole(goal, content)
    except Unreadable as why:
        raise DiskError(saying("This file cannot be read: {why}.", why=str(why))) from why
    except OSError as why:
        raise DiskError(in_words(why, folder)) from why
    return goal


def import_game(folder: Folder, path: Path) -> Path:
    """Copy a game from elsewhere to the others, unless it lies there already; BadFile, why not."""
    if folder.holds(path):
        return path
    record = read_file(path)
    name = folder.fresh()
    try:
        content = _content(path, record, name)
        known = _known(folder, content)
        if known is not None:
            return known
        folder.games.mkdir(parents=True, exist_ok=True)
        write_whole(folder.game(name), content)
    except OSError as why:
        raise BadFile(in_words(why, folder.games)) from why
    return folder.game(name)


def _content(path: Path, record: Record, name: str) -> bytes:
    """What the file says; a game that has no name gets one, and is not taken for one begun here."""
    if record.problem is None and (record.packed or "id" not in record.header):
        header = {word: told for word, told in record.header.items() if word != "app"}
        lines = [{"id": name, **header}, *record.lines[1:]]
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines).encode()
    try:
        return read_bytes(path, MOST_BYTES)
    except Unreadable as why:
        raise BadFile(mark("This file is too long to be a game.")) from why


def _known(folder: Folder, content: bytes) -> Path | None:
    """The game of the archive in which the very same happened: it is of the same length, too."""
    for seen in found(folder.games):
        if seen.size == len(content):
            path = folder.games / seen.name
            with suppress(OSError):
                if _same(read_bytes(path, MOST_BYTES), content):
                    return path
    return None


def _same(one: bytes, other: bytes) -> bool:
    """Whether two files tell of one game, whatever it is called."""
    if one == other:
        return True
    (head, _, course), (another, _, same) = one.partition(b"\n"), other.partition(b"\n")
    if not course or course != same:
        return False
    try:
        return _unnamed(head) == _unnamed(another)
    except (ValueError, RecursionError):
        return False


def _unnamed(head: bytes) -> object:
    told = json.loads(head)
    return {word: told[word] for word in told if word != "id"} if isinstance(told, dict) else head
