"""The log file, rotated when it is full; uncaught errors are logged, too."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Final

from stupor.files.atomic_write import extended
from stupor.files.terminal import warn
from stupor.files.untrusted import opened

_log = logging.getLogger(__name__)
_LIMIT: Final = 512 * 1024
_FORM: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_FAULT: Final = "stupor-fault.log"

#: Gets an uncaught error and the name of its thread.
Listener = Callable[[BaseException, str], None]


class LogFile(logging.FileHandler):
    """A rotating log file with one older file beside it; its errors never disturb a game."""

    def __init__(self, path: Path, limit: int = _LIMIT) -> None:
        """Append to that file, which is opened with the first line."""
        super().__init__(path, encoding="utf-8", delay=True, errors="backslashreplace")
        self._limit = limit
        self.setFormatter(logging.Formatter(_FORM))

    def _open(self) -> TextIOWrapper:
        """Open the file at its end; OSError if it is a pipe or a device."""
        out = os.fdopen(extended(Path(self.baseFilename)), "ab")
        return TextIOWrapper(out, "utf-8", "backslashreplace", write_through=True)

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, and rotate a full file before that."""
        with contextlib.suppress(OSError):
            if self.stream is not None and self.stream.tell() > self._limit:
                self._rotate()
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  its name in logging
        """Drop a line that cannot be written; a full disk is reported elsewhere."""

    def _rotate(self) -> None:
        if self.stream is not None:
            self.stream.close()
        self.stream = None
        path = Path(self.baseFilename)
        try:
            path.replace(previous_log(path))
        except OSError:
            # another window of the game has it open, on systems that mind
            self._limit *= 2


def previous_log(path: Path) -> Path:
    """The path of the previous log file."""
    return path.with_name(f"{path.name}.1")


def fault_of(path: Path) -> Path:
    """Where a hard crash leaves its last words, beside the log."""
    return path.with_name(_FAULT)


def open_log(path: Path) -> None:
    """Write down what is worth it from now on, hard crashes too."""
    root = logging.getLogger()
    if not any(isinstance(handler, LogFile) for handler in root.handlers):
        root.addHandler(LogFile(path))
        root.setLevel(logging.INFO)
    _watch_crashes(fault_of(path))


def recent(path: Path, limit: int = _LIMIT // 2) -> str:
    """The last pages of the log, and of the previous file."""
    return (_tail(previous_log(path), limit) + _tail(path, limit))[-limit:]


def on_uncaught(listener: Listener) -> None:
    """Call `listener` for every uncaught error, in any thread, which is logged first."""
    usual, usual_thread = sys.excepthook, threading.excepthook

    def anywhere(
        kind: type[BaseException], why: BaseException, trace: TracebackType | None
    ) -> None:
        if isinstance(why, Exception):
            _log.critical("an unexpected mistake", exc_info=(kind, why, trace))
            listener(why, "")
            _tell(why)
        else:
            usual(kind, why, trace)

    def in_thread(met: threading.ExceptHookArgs) -> None:
        if isinstance(met.exc_value, Exception):
            name = met.thread.name if met.thread else "a thread"
            told = (met.exc_type, met.exc_value, met.exc_traceback)
            _log.critical("an unexpected mistake in %s", name, exc_info=told)
            listener(met.exc_value, name)
            _tell(met.exc_value)
        else:
            usual_thread(met)

    sys.excepthook, threading.excepthook = anywhere, in_thread


def _tell(why: Exception) -> None:
    warn(*"".join(traceback.format_exception(why)).rstrip().split("\n"))


def _watch_crashes(path: Path) -> None:
    """Put down what a hard crash has left the last time, and wait for the next one."""
    words = _tail(path, _LIMIT // 8)
    if words:
        _log.error("the game had crashed and left these words:\n%s", words)
    try:
        # stays open as long as the game runs: nothing can be opened in a crash
        descriptor = extended(path)
        os.ftruncate(descriptor, 0)
        faulthandler.enable(descriptor)
    except OSError as why:
        _log.warning("hard crashes cannot be written down: %s", why)


def _tail(path: Path, limit: int) -> str:
    try:
        with opened(path) as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - limit))
            return file.read(limit).decode("utf-8", "replace")
    except OSError:
        return ""
