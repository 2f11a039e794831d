"""A program beside ours: lines go to it and come back, and it ends when we end, however that is.

Not on Windows it is ended with all that it started, even when we are killed: a watchman in a
process of its own finds our pipe closed. He knows a program by its group, and on Linux whatever it
started by a mark in its environment, also what has left the group. On Windows a program only finds
its input closed when we are killed.
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
import uuid
from typing import Final

from stupor.files.terminal import warn

#: The longest line that is read, in bytes; a longer one comes in pieces.
LONGEST: Final = 1 << 16
#: So many lines are read ahead; then the program has to wait until they are heard.
AHEAD: Final = 16
#: Seconds that a program may take to end by itself.
FAREWELL: Final = 2.0
#: Seconds for what a program that has ended has still said to people.
_LAST_WORDS: Final = 0.2
#: The variable by which all that a program has started is known.
MARK: Final = "STUPOR_PROGRAM"
#: The watchman hears of a process group; when his pipe closes he ends it, and all with the mark,
#: until there are none: what is just being started is found the next time.
_WATCHMAN: Final = """
read -r group
while read -r more; do :; done
[ -z "$group" ] || kill -s KILL -- "-$group"
look=0
while found=$(grep -lszFx -e "$1" /proc/[0-9]*/environ); [ -n "$found" ] && [ $look -lt 100 ]; do
    for file in $found; do
        process=${file#/proc/}
        kill -s KILL "${process%/environ}"
    done
    look=$((look + 1))
done
"""
_GROUPS: Final = sys.platform != "win32"


class Program:
    """A running program; sending never blocks, and hearing no longer than asked."""

    def __init__(self, command: str) -> None:
        """Start it; OSError or ValueError where that cannot be."""
        words = words_of(command)
        mark = uuid.uuid4().hex
        self._watchman = _Watchman(f"{MARK}={mark}")
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=_GROUPS,
                env=os.environ | {MARK: mark},
            )
        except (OSError, ValueError):
            self._watchman.send_home()
            raise
        self._watchman.watch(self._process.pid)
        self._closed = False
        self._deaf = False
        self._said: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._heard: queue.Queue[bytes] = queue.Queue(AHEAD)
        self._aside = threading.Thread(target=self._overhear, daemon=True)
        self._aside.start()
        for work in (self._tell, self._listen):
            threading.Thread(target=work, daemon=True).start()

    @property
    def deaf(self) -> bool:
        """Whether it has closed its input, so that nothing reaches it any more."""
        return self._deaf

    @property
    def ended(self) -> bool:
        """Whether it is gone, even where somebody else still holds its output open."""
        return self._process.poll() is not None

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
        self._watchman.send_home()
        self._process.wait()
        self._aside.join(_LAST_WORDS)
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

    def _overhear(self) -> None:
        """Pass on what it says to people."""
        pipe = self._process.stderr
        assert pipe is not None
        with pipe, contextlib.suppress(OSError):
            while line := pipe.readline(LONGEST):
                warn(line.decode("utf-8", "replace").rstrip("\r\n"))


def words_of(command: str, system: str = sys.platform) -> list[str] | str:
    r"""A command as it is started: words, or on Windows, where words are not split, the line.

    >>> words_of("python3 'my bot.py'", "linux"), words_of(r"C:\bots\bot.exe -v", "win32")
    (['python3', 'my bot.py'], 'C:\\bots\\bot.exe -v')
    """
    if not command.strip():
        raise ValueError("name a program")
    return command if system == "win32" else shlex.split(command)


class _Watchman:
    """Ends a group and all with a mark once we are gone, or send him home; nobody on Windows."""

    def __init__(self, mark: str) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        if _GROUPS:
            with contextlib.suppress(OSError):
                self._process = subprocess.Popen(
                    ["/bin/sh", "-c", _WATCHMAN, "watchman", mark],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,
                    # a program in a chair may have programs in chairs: he is not meant with them
                    env={name: what for name, what in os.environ.items() if name != MARK},
                )

    def watch(self, group: int) -> None:
        """Name the group."""
        self._say(f"{group}\n")

    def send_home(self) -> None:
        """Let him do his work now, and go."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait()

    def _say(self, words: str) -> None:
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError):
                os.write(self._process.stdin.fileno(), words.encode("ascii"))
