"""Saves the record of a running game: every decision is on disk before its effect is shown."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from stupor import __version__
from stupor.archive.append_only import AppendOnlyFile, FileChanged
from stupor.archive.disk_errors import in_words
from stupor.archive.folder import Folder
from stupor.archive.locking import GameLock
from stupor.match.session import Session

_log = logging.getLogger(__name__)

Line = Mapping[str, Any]
#: Seconds that the waiting thread stays for more: to start another one costs more than to write.
_PATIENCE: Final = 1.0


class JournalWriter:
    """Writes down one game; nothing it does stops the game, `trouble` says what does not work.

    A line that is written survives the end of this process. A thread of its own syncs it to the
    disk, so that a slow disk is not felt; `durable` counts the lines that survive a power cut.
    """

    def __init__(
        self, folder: Folder, session: Session, file: AppendOnlyFile, hold: GameLock | None = None
    ) -> None:
        """Go on with a file, or begin it with the first line that comes."""
        self.trouble: str | None = None
        self.durable = 0
        self._folder = folder
        self._session = session
        self._file = file
        self._hold = hold
        self._guard = threading.Condition()
        self._waiting: list[Line] = [] if file.end else _whole(session)
        self._decisions = 0
        self._shaky: list[bytes] = []
        self._written = 0
        self._syncing: threading.Thread | None = None
        self._doubt = False
        self._closed = False

    @property
    def path(self) -> Path:
        """The file of the game; it need not exist yet."""
        return self._file.path

    @property
    def id(self) -> str:
        """The name of the game in the archive."""
        return self.path.stem

    @property
    def unsaved(self) -> int:
        """How many decisions would be lost if the game ended now."""
        return self._decisions

    def write(self, lines: Sequence[Line]) -> None:
        """Write lines; they are on disk when this returns, or there is trouble."""
        with self._guard:
            self._waiting += lines
            self._decisions += sum("key" in line for line in lines)
            self._closed = False
            self._put_down()

    def retry(self) -> None:
        """Try again to write what waits."""
        with self._guard:
            if self.trouble is not None:
                self._put_down()

    def close(self) -> None:
        """Let the game go, so that another window can continue it."""
        with self._guard:
            if self.trouble is not None:
                self._put_down()
            self._closed = True
            if self._syncing is None:
                self._file.close()
            self._guard.notify_all()
            hold, self._hold = self._hold, None
        if hold is not None:
            hold.release()

    def settle(self) -> None:
        """Wait until all that was written is synced to the disk, or there is trouble."""
        with self._guard:
            self._guard.wait_for(lambda: self._doubt or not self._shaky)

    def _put_down(self) -> None:
        """Write what waits, if it can be; nobody above has to know how that may fail."""
        try:
            if self._hold is None or (self.trouble and not self._hold.sure):
                self._hold = GameLock(self._folder.lock(self.id))
            self._append()
            self.trouble, self._doubt, self._decisions = None, False, 0
            self._ask_to_sync()
        except Exception as why:
            _log.warning("a decision could not be written: %r", why)
            self.trouble = in_words(why, self._folder.games)

    def _append(self) -> None:
        content = _encoded(self._waiting)
        try:
            if self._doubt:
                self._file.rewrite(b"".join(self._shaky))
            if content:
                self._file.append(b"".join(content))
            self._shaky += content
            self._written += len(content)
        except FileChanged as why:
            _log.warning("the game is written anew: %s", why)
            self._write_anew()
        self._waiting = []

    def _write_anew(self) -> None:
        """The file was moved or changed by somebody else: the whole game goes to another one."""
        name, hold = self.id, self._hold
        if self.path.exists():
            name = self._folder.fresh()
            hold = GameLock(self._folder.lock(name))
            self._session.add_to_header({"id": name})
        file = AppendOnlyFile(self._folder.game(name))
        whole = _encoded(_whole(self._session))
        file.append(b"".join(whole))
        if self._hold is not None and self._hold is not hold:
            self._hold.release()
        self._hold = hold
        self._file.close()
        self._file, self._shaky, self._written, self.durable = file, whole, len(whole), 0

    def _ask_to_sync(self) -> None:
        if self._syncing is not None:
            self._guard.notify_all()
        elif self._shaky:
            thread = threading.Thread(target=self._sync, name="journal writer")
            thread.start()
            self._syncing = thread

    def _sync(self) -> None:
        """Sync the file to the disk as long as there is something new."""
        with self._guard:
            while self._something_new():
                file, written, shaky = self._file, self._written, len(self._shaky)
                self._guard.release()
                try:
                    trouble = _synced(file)
                finally:
                    self._guard.acquire()
                if file is self._file:
                    self._heard_of(trouble, written, shaky)
                self._guard.notify_all()
            self._syncing = None
            if self._closed:
                self._file.close()

    def _something_new(self) -> bool:
        """Whether lines are waiting to be synced, or will be in a moment."""
        if not (self._closed or self._shaky):
            self._guard.wait(_PATIENCE)
        return bool(self._shaky) and not self._doubt

    def _heard_of(self, trouble: OSError | None, written: int, shaky: int) -> None:
        """Take up what the disk has said about so many words."""
        if trouble is None:
            self.durable = written
            del self._shaky[:shaky]
        else:
            _log.warning("the disk has not kept what was written: %r", trouble)
            self._doubt, self.trouble = True, in_words(trouble, self._folder.games)
            self._decisions = sum(b'"key"' in line for line in self._shaky)


def keep(folder: Folder, session: Session) -> JournalWriter:
    """Write down a game from now on; its file is begun by the first thing that happens."""
    name = folder.fresh()
    session.add_to_header({"id": name, "began": _now(), "app": __version__})
    writer = JournalWriter(folder, session, AppendOnlyFile(folder.game(name)))
    session.recorder = writer
    return writer


def _synced(file: AppendOnlyFile) -> OSError | None:
    try:
        file.sync()
    except OSError as why:
        return why
    return None


def _whole(session: Session) -> list[Line]:
    """All that a file tells of a game, with what can still be chosen again."""
    return [*session.lines(), *session.undone_lines()]


def _encoded(lines: Iterable[Line]) -> list[bytes]:
    return [json.dumps(_dated(line), separators=(",", ":")).encode() + b"\n" for line in lines]


def _dated(line: Line) -> Line:
    """A line as it is, the end of a game with its moment."""
    return {**line, "over": {**line["over"], "ended": _now()}} if "over" in line else line


def _now() -> str:
    return f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
