"""One process beside the window that thinks for the computers, and the wire to it.

It is sent positions as a seat might imagine them, never the true one, and answers with a ranking.
A newer question ends the thought about an older one.
"""

from __future__ import annotations

import json
import logging
import threading
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stupor.ai.bot import Ranking
from stupor.engine.game import Finder
from stupor.engine.notation import option_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

# what brings the process is imported with it: the window opens sooner

_log = logging.getLogger(__name__)

#: So often a process is begun, before the window gives up and thinks for itself.
CALLS: Final = 3
#: Seconds that the process may take to end by itself.
FAREWELL: Final = 0.5


class Unemployed(Exception):
    """There is no process that could think, or it cannot answer this."""


class Question(NamedTuple):
    """What a computer is asked: a position that its seat can imagine, and who thinks about it."""

    game: str
    kind: str
    seed: int
    position: dict[str, Any]
    seat: int
    ply: int

    def wire(self, number: int) -> bytes:
        """The question with its number as bytes."""
        return json.dumps({"id": number, **self._asdict()}).encode()


class Worker:
    """The process, from this side; nothing here waits for it."""

    def __init__(self, find: Finder) -> None:
        """Begin to start it; until it is there, the latest question is kept for it.

        `find` is called in the other process, so it must be importable there.
        """
        self._find = find
        self._wire: Connection | None = None
        self._process: BaseProcess | None = None
        self._waiting: bytes | None = None
        self._asked = 0
        self._closed = False
        self.lost = False
        self._start = threading.Thread(target=self._begin, name="worker", daemon=True)
        self._start.start()

    @property
    def pid(self) -> int | None:
        """The number of the process, once there is one."""
        return self._process.pid if self._process is not None else None

    def ask(self, question: Question) -> int:
        """Put a question in place of any other; the number with which to fetch the answer."""
        self._asked += 1
        self._waiting = question.wire(self._asked)
        self._send()
        return self._asked

    def current(self, number: int) -> bool:
        """Whether nobody has asked anything since."""
        return number == self._asked

    def answer(self, number: int) -> Ranking | None:
        """The ranking for a question, None while it is thought about; Unemployed for none ever."""
        self._send()
        if self.lost:
            raise Unemployed("there is no process to think")
        if self._wire is None:
            return None
        try:
            while self._wire.poll():
                said = json.loads(self._wire.recv_bytes())
                if said["id"] == number:
                    return _ranking(said)
        except (OSError, EOFError, ValueError, KeyError) as why:
            self._lose(why)
            raise Unemployed(str(why)) from why
        return None

    def close(self) -> None:
        """End the process."""
        self._closed = True
        self._start.join()
        if self._wire is not None:
            self._wire.close()
        if self._process is not None:
            self._process.join(FAREWELL)
            if self._process.is_alive():
                self._process.kill()
                self._process.join(FAREWELL)
        self._wire, self.lost = None, True

    def _begin(self) -> None:
        try:
            import multiprocessing

            from stupor.match.serving import serve

            context = multiprocessing.get_context("spawn")
            here, there = context.Pipe()
            # daemonic: no program is kept from ending by somebody who thinks
            process = context.Process(target=serve, args=(there, self._find), daemon=True)
            process.start()
            there.close()
            self._process, self._wire = process, here
        except Exception as why:  # whatever it is, the window can think for itself
            self._lose(why)

    def _send(self) -> None:
        if self._waiting is None or self._wire is None or self.lost:
            return
        wanted, self._waiting = self._waiting, None
        try:
            self._wire.send_bytes(wanted)
        except (OSError, ValueError) as why:
            self._lose(why)

    def _lose(self, why: BaseException) -> None:
        self.lost = True
        if not self._closed:
            _log.warning("the process that thinks is lost: %s: %s", type(why).__name__, why)


def _ranking(said: dict[str, Any]) -> Ranking:
    if "ranking" not in said:
        raise Unemployed(said.get("error", "no ranking"))
    return [(option_of(key), float(value)) for key, value in said["ranking"]]


class Office:
    """Where the program has its one worker, if it wants one."""

    def __init__(self) -> None:
        self._find: Finder | None = None
        self._worker: Worker | None = None
        self._calls = 0

    def open(self, find: Finder) -> None:
        """From now on there may be a worker; it comes when it is first wanted."""
        self.close()
        self._find, self._calls = find, CALLS

    def worker(self) -> Worker | None:
        """The worker, who is called now; None where the window is to think for itself.

        One that was lost is replaced, but not for ever.
        """
        worker = self._worker
        if worker is not None and not worker.lost:
            return worker
        if worker is not None:
            worker.close()
        self._worker = Worker(self._find) if self._find is not None and self._calls > 0 else None
        self._calls -= 1
        return self._worker

    def close(self) -> None:
        """Let the worker go."""
        worker, self._worker, self._find = self._worker, None, None
        if worker is not None:
            worker.close()


#: The one of this program.
OFFICE: Final = Office()
