"""The last line of a file that somebody else goes on writing, without reading it all again."""

from __future__ import annotations

from pathlib import Path


class Tail:
    """Follows a file from its beginning."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen = 0
        self._begun = b""
        self._last = ""

    def last(self) -> str:
        """The last whole line so far; empty before the first."""
        if not self._path.exists():
            return ""
        with self._path.open("rb") as file:
            file.seek(self._seen)
            fresh = self._begun + file.read()
            self._seen = file.tell()
        *whole, self._begun = fresh.split(b"\n")
        if whole:
            self._last = whole[-1].decode()
        return self._last
