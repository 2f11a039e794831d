"""The processes that think: the one that is asked, and another that takes part in it."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from stupor.engine.game import Finder
from stupor.match.serving import serve, serve_helper

#: Seconds that a process may take to exit by itself.
EXIT_SECONDS: Final = 0.5


class AiProcesses:
    """Holds the processes, and the window's end of the connection to the first."""

    def __init__(self, find: Finder) -> None:
        """Start the first; `find` is called in each, so it must be importable there."""
        self._find = find
        self.running: list[BaseProcess] = []
        self.wire, there = Pipe()
        first, self._second = Pipe()
        self._start(serve, there, first)

    def start_helper(self) -> None:
        """Start the second, which talks to the first alone."""
        self._start(serve_helper, self._second)

    def close(self) -> None:
        """End both."""
        self.wire.close()
        self._second.close()
        for process in self.running:
            process.join(EXIT_SECONDS)
            if process.is_alive():
                process.kill()
                process.join(EXIT_SECONDS)

    def _start(self, serve: Callable[..., None], *ends: Connection) -> None:
        """Start a process that has these ends of connections for its own."""
        # daemonic: no program is kept from ending by somebody who thinks
        process = get_context("spawn").Process(target=serve, args=(self._find, *ends), daemon=True)
        process.start()
        self.running.append(process)
        for end in ends:
            end.close()
