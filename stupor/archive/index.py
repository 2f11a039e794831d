"""What is known of very many games, written beside them: a copy of what their files say.

    stupor-index 2 2.0.0
    5120 9f3a22c1                       so many bytes follow, and this is their sum
    games/20261121-143012-7f3a.stupor   then when it was changed, its size, and what it tells
    ...

It is never the truth. Whatever is missing, damaged, of another version or of another time or size
than the file itself is read again from there; a few games are told without any index.
"""

from __future__ import annotations

import contextlib
import logging
import os
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from stupor import __version__
from stupor.files.atomic_write import extended, write_whole
from stupor.files.untrusted import read_bytes

_log = logging.getLogger(__name__)

FILE: Final = "games.index"
#: Another number whenever something else is told of a game.
_FORM: Final = 2
HEAD: Final = f"stupor-index {_FORM} {__version__}\n".encode()
#: So few games are read as quickly as their index.
LEAST: Final = 200
_MOST_BYTES: Final = 2**27
#: An index with so many more lines than games is written anew.
_SPARE: Final = 1_000


class IndexEntry(NamedTuple):
    """A game as it was seen: changed when, how long, what sort of thing it is, and what it tells.

    `began` and `ended` are in millionths of a second, for the order of games.
    """

    when: int
    size: int
    sort: str
    game: str
    began: int
    ended: int
    told: str


#: By the folder and the name of the file.
Entries = dict[tuple[str, str], IndexEntry]


class Index:
    """The file of the index; a place that cannot be written does without."""

    def __init__(self, root: Path) -> None:
        """Nothing is read yet."""
        self._path = root / FILE
        self._lines = 0
        self._sound = False

    def load(self) -> Entries:
        """All that is told; nothing where anything is in doubt."""
        found: Entries = {}
        try:
            for body in _batches(read_bytes(self._path, _MOST_BYTES)):
                for line in body.decode("ascii").splitlines():
                    place, name, when, size, sort, game, began, ended, told = line.split("\t")
                    found[place, name] = IndexEntry(
                        int(when), int(size), sort, game, int(began), int(ended), told
                    )
                    self._lines += 1
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as why:
            _log.warning("the index of games is made anew: %s", why)
            return {}
        self._sound = True
        return found

    def add(self, new: Mapping[tuple[str, str], IndexEntry], known: Entries) -> None:
        """Take up what is new, of all that is known by now."""
        with contextlib.suppress(OSError):
            if self._sound and self._lines + len(new) < 2 * len(known) + _SPARE:
                self._append(new)
            elif self._sound or len(known) >= LEAST:
                write_whole(self._path, HEAD + b"".join(_batch(known)), durable=False)
                self._lines, self._sound = len(known), True

    def _append(self, new: Mapping[tuple[str, str], IndexEntry]) -> None:
        """Write on at the end, in one go: two windows may do that at the same time."""
        descriptor = extended(self._path)
        try:
            os.write(descriptor, b"".join(_batch(new)))
        finally:
            os.close(descriptor)
        self._lines += len(new)


def _batch(entries: Mapping[tuple[str, str], IndexEntry]) -> Iterable[bytes]:
    lines = (
        "\t".join((*key, *map(str, entry)))
        for key, entry in entries.items()
        # what somebody else has named in whatever way is read each time
        if all(word.isascii() and word.isprintable() for word in (*key, entry.game, entry.told))
    )
    body = "".join(f"{line}\n" for line in lines).encode("ascii")
    return (f"{len(body)} {zlib.crc32(body):08x}\n".encode(), body) if body else ()


def _batches(content: bytes) -> Iterator[bytes]:
    """What was written in one go, one after the other; ValueError where anything is amiss."""
    if not content.startswith(HEAD):
        raise ValueError("it is of another version")
    at = len(HEAD)
    while at < len(content):
        start = content.index(b"\n", at) + 1
        size, _, checked = content[at:start].partition(b" ")
        at = start + int(size)
        body = content[start:at]
        if len(body) != int(size) or zlib.crc32(body) != int(checked, 16) or at <= start:
            raise ValueError("it is damaged")
        yield body
