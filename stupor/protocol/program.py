"""An outside program that lines are exchanged with, and that ends when we end, however that is.

Except on Windows, it is killed with all that it started even when we are killed: a shell process
notices that our pipe has closed. It knows the program by its process group, and on Linux whatever
the program started by a mark in the environment, also what has left the group. On Windows a
program only finds its input closed when we are killed.
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
#: Lines read ahead; then the program has to wait until they are received.
AHEAD: Final = 16
#: Seconds that a program may take to exit by itself.
EXIT_SECONDS: Final = 2.0
#: Seconds for the rest of the standard error of a program that has ended.
_STDERR_SECONDS: Final = 0.2
#: The environment variable by which all that a program has started is known.
MARK: Final = "STUPOR_PROGRAM"
#: Reads a process group; when the pipe closes it kills the group and all processes with the mark,
#: until there are none: what is just being started is found the next time.
_KILL_ORPHANS: Final = """
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
_HAS_PROCESS_GROUPS: Final = sys.platform != "win32"


class Program:
    """A running program; sending never blocks, and receiving no longer than asked."""

    def __init__(self, command: str) -> None:
        """Start it; OSError or ValueError if that cannot be."""
        words = words_of(command)
        mark = uuid.uuid4().hex
        self._orphan_killer = _OrphanKiller(f"{MARK}={mark}")
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=_HAS_PROCESS_GROUPS,
                env=os.environ | {MARK: mark},
            )
        except (OSError, ValueError):
            self._orphan_killer.finish()
            raise
        self._orphan_killer.watch(self._process.pid)
        self._closed = False
        self._input_closed = False
        self._to_send: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._received: queue.Queue[bytes] = queue.Queue(AHEAD)
        self._stderr_thread = threading.Thread(target=self._forward_stderr, daemon=True)
        self._stderr_thread.start()
        for work in (self._write_stdin, self._read_stdout):
            threading.Thread(target=work, daemon=True).start()

    @property
    def input_closed(self) -> bool:
        """Whether it has closed its input, so that nothing reaches it any more."""
        return self._input_closed

    @property
    def ended(self) -> bool:
        """Whether it has exited, even if another process still holds its output open."""
        return self._process.poll() is not None

    def send(self, line: bytes) -> None:
        """Queue a line, which is written as soon as the program reads."""
        self._to_send.put(line)

    def receive(self, seconds: float) -> bytes | None:
        """Its next line, empty at the end of its output; None if there was none in that time."""
        try:
            return self._received.get(timeout=max(seconds, 0))
        except queue.Empty:
            return None

    def close(self) -> None:
        """Close its input, give it time to end, and end what is left of it."""
        self._to_send.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_SECONDS)
        self._end()
        self._orphan_killer.finish()
        self._process.wait()
        self._stderr_thread.join(_STDERR_SECONDS)
        self._closed = True
        with contextlib.suppress(queue.Empty):
            while True:
                self._received.get_nowait()

    def _end(self) -> None:
        if not _HAS_PROCESS_GROUPS:
            self._process.kill()
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _write_stdin(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        try:
            while (line := self._to_send.get()) is not None:
                while line:  # past the buffer of the pipe, whose rest would haunt its closing
                    line = line[os.write(pipe.fileno(), line) :]
        except OSError:
            self._input_closed = True
        pipe.close()

    def _read_stdout(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with pipe:
            while not self._closed:
                line = pipe.readline(LONGEST)
                self._received.put(line)
                if not line:
                    return

    def _forward_stderr(self) -> None:
        """Print its standard error as warnings."""
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


class _OrphanKiller:
    """Kills a process group and all with a mark when we end or call `finish`; not on Windows."""

    def __init__(self, mark: str) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        if _HAS_PROCESS_GROUPS:
            with contextlib.suppress(OSError):
                self._process = subprocess.Popen(
                    ["/bin/sh", "-c", _KILL_ORPHANS, "stupor-orphan-killer", mark],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,
                    # a program may seat other programs: this process is not one of theirs
                    env={name: what for name, what in os.environ.items() if name != MARK},
                )

    def watch(self, group: int) -> None:
        """Set the process group."""
        self._say(f"{group}\n")

    def finish(self) -> None:
        """Kill what is left now, and exit."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait()

    def _say(self, words: str) -> None:
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError):
                os.write(self._process.stdin.fileno(), words.encode("ascii"))
