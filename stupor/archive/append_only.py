"""An append-only file: what is appended is written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stupor.files.atomic_write import CANNOT_SYNC, flush, flush_folder
from stupor.files.drafts import begin_draft

#: A pipe that has taken the place of the file keeps nobody waiting.
_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0)
_APPEND: Final = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0) | _AT_ONCE
#: The file is gone, or another thing lies in its place.
_GONE: Final = (errno.ENOENT, errno.ENXIO, errno.EISDIR, errno.ELOOP)


class FileChanged(OSError):
    """The file is not what it was when we last had it in our hands."""


class AppendOnlyFile:
    """The file at a path; it is begun by the first words and opened when there is something new."""

    def __init__(self, path: Path, end: int = 0, size: int = 0) -> None:
        """A file that ends here, or is still to be begun; what lies beyond its end is cut off."""
        self.path = path
        self.end = end
        self._size = size or end
        self._descriptor: int | None = None
        self._new = not end

    def append(self, content: bytes) -> None:
        """Let the file end with this; where that fails it ends as before, and OSError says why.

        The words are the system's from then on: they outlive this process.
        """
        if not self.end:
            self._begin(content)
        else:
            descriptor = self._opened()
            self._check(descriptor)
            self._add(descriptor, content)
        self.end = self._size = self.end + len(content)

    def sync(self) -> None:
        """Sync all that was appended to the disk."""
        with _missed():  # a descriptor of its own: whoever writes may close theirs meanwhile
            descriptor = os.open(self.path, _APPEND)
        try:
            flush(descriptor)
            if self._new:
                flush_folder(self.path.parent)
        except OSError as why:
            if why.errno not in CANNOT_SYNC:
                raise
        finally:
            os.close(descriptor)
        self._new = False

    def rewrite(self, content: bytes) -> None:
        """Write the last words once more in their place, for a disk that has lost them."""
        descriptor = self._opened()
        self._check(descriptor)
        with self.path.open("r+b") as file:
            file.seek(self.end - len(content))
            file.write(content)

    def close(self) -> None:
        """Let the file go; it is opened again when something is appended."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            with contextlib.suppress(OSError):
                os.close(descriptor)

    def _begin(self, content: bytes) -> None:
        """Write the file apart and put it in its place when it is whole."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists():
            raise FileChanged(errno.EEXIST, "there is such a game already")
        draft, descriptor = begin_draft(self.path)
        try:
            try:
                _write(descriptor, content)
            finally:
                os.close(descriptor)
            draft.replace(self.path)
        except OSError:
            with contextlib.suppress(OSError):
                draft.unlink()
            raise

    def _opened(self) -> int:
        if self._descriptor is None:
            with _missed():
                self._descriptor = os.open(self.path, _APPEND)
        return self._descriptor

    def _check(self, descriptor: int) -> None:
        """Notice when somebody has moved, changed or replaced the file; cut off a torn end."""
        own = os.fstat(descriptor)
        with _missed():
            there = self.path.stat()
        if (own.st_dev, own.st_ino) != (there.st_dev, there.st_ino) or own.st_size != self._size:
            raise FileChanged(errno.ESTALE, "somebody else has changed the file")
        if self._size > self.end:
            self._cut(descriptor)

    def _add(self, descriptor: int, content: bytes) -> None:
        try:
            _write(descriptor, content)
        except OSError:
            self._size = os.fstat(descriptor).st_size
            with contextlib.suppress(OSError):
                self._cut(descriptor)
            raise

    def _cut(self, descriptor: int) -> None:
        os.ftruncate(descriptor, self.end)
        self._size = self.end


@contextlib.contextmanager
def _missed() -> Iterator[None]:
    """FileChanged where the file is not in its place."""
    try:
        yield
    except OSError as why:
        if why.errno in _GONE:
            raise FileChanged(errno.ENOENT, "the file is gone") from why
        raise


def _write(descriptor: int, content: bytes) -> None:
    """Write all of it; a disk without room takes a part and then says why not the rest."""
    left = memoryview(content)
    while left:
        written = os.write(descriptor, left)
        if not written:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        left = left[written:]
