"""A program beside ours: lines go to it and come back, and it ends when we end, however that is.

Where there are process groups (not on Windows) it is ended with all that it started, even when we
are killed: a watchman in a process of its own notices that we have gone without a word. On Windows
a program only finds its input closed then.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from typing import Final

#: The longest line that is read, in bytes; a longer one comes in pieces.
LONGEST: Final = 1 << 16
#: So many lines are read ahead; then the program has to wait until they are heard.
AHEAD: Final = 16
#: Seconds that a program may take to end by itself.
FAREWELL: Final = 2.0
#: The watchman hears of a process group, then a farewell; without one he ends that group.
_WATCHMAN: Final = 'read group && { read farewell || kill -s KILL -- "-$group"; }'
_GROUPS: Final = sys.platform != "win32"


class Program:
    """A running program; sending never blocks, and hearing no longer than asked."""

    def __init__(self, command: str) -> None:
        """Start it; OSError or ValueError where that cannot be."""
        words = shlex.split(command)
        self._watchman = _Watchman()
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=_GROUPS
            )
        except (OSError, ValueError, IndexError):
            self._watchman.dismiss()
            raise
        self._watchman.watch(self._process.pid)
        self._closed = False
        self._deaf = False
        self._said: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._heard: queue.Queue[bytes] = queue.Queue(AHEAD)
        for work in (self._tell, self._listen):
            threading.Thread(target=work, daemon=True).start()

    @property
    def deaf(self) -> bool:
        """Whether it has closed its input, so that nothing reaches it any more."""
        return self._deaf

    def send(self, line: bytes) -> None:
        """Let it have a line as soon as it reads."""
        self._said.put(line)

    def hear(self, seconds: float) -> bytes | None:
        """Its next line, nothing at the end of its output; None when it was silent that long."""
        try:
            return self._heard.get(timeout=max(seconds, 0))
        except queue.Empty:
            return None

    def close(self) -> None:
        """Close its input, give it time to end, and end what is left of it."""
        self._said.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._end()
        self._process.wait()
        self._watchman.dismiss()
        self._closed = True
        with contextlib.suppress(queue.Empty):
            while True:
                self._heard.get_nowait()

    def _end(self) -> None:
        if not _GROUPS:
            self._process.kill()
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _tell(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        try:
            while (line := self._said.get()) is not None:
                while line:  # past the buffer of the pipe, whose rest would haunt its closing
                    line = line[os.write(pipe.fileno(), line) :]
        except OSError:
            self._deaf = True
        pipe.close()

    def _listen(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with pipe:
            while not self._closed:
                line = pipe.readline(LONGEST)
                self._heard.put(line)
                if not line:
                    return


class _Watchman:
    """Ends a process group once we are gone, unless he was dismissed; nobody on Windows."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        if _GROUPS:
            with contextlib.suppress(OSError):
                self._process = subprocess.Popen(
                    ["/bin/sh", "-c", _WATCHMAN], stdin=subprocess.PIPE, start_new_session=True
                )

    def watch(self, group: int) -> None:
        """Name the group."""
        self._say(f"{group}\n")

    def dismiss(self) -> None:
        """Let him go."""
        self._say("farewell\n")
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait()

    def _say(self, words: str) -> None:
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError):
                os.write(self._process.stdin.fileno(), words.encode("ascii"))
