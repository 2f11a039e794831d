"""One process beside the window that thinks for the computers, and the wire to it.

It is sent positions as a seat might imagine them, never the true one, and answers with a ranking.
A newer question ends the thought about an older one. Errands, for the review of a finished game, it
runs while nothing is asked, and goes on with them after each thought.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable, Mapping
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


class NoWorker(Exception):
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
        self._waiting: list[tuple[int, bytes]] = []
        self._asked = self._numbers = self._errand = 0
        self._results: dict[int, dict[str, Any]] = {}
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
        self._asked = self._post(question.wire, self._asked)
        return self._asked

    def run(self, errand: Mapping[str, Any]) -> int:
        """Put an errand in place of any other; the number with which to fetch the result."""
        self._errand = self._post(
            lambda number: json.dumps({"id": number, **errand}).encode(), self._errand
        )
        return self._errand

    def drop(self, number: int) -> None:
        """Let an errand be, if it is still the one under way."""
        if number == self._errand:
            self._errand = self._post(_nothing, number)

    def current(self, number: int) -> bool:
        """Whether nobody has asked anything since."""
        return number == self._asked

    def answer(self, number: int) -> Ranking | None:
        """The ranking for a question, None while it is thought about; NoWorker for none ever."""
        said = self._fetched(number)
        return None if said is None else _ranking(said)

    def result(self, number: int) -> dict[str, Any] | None:
        """What came of an errand, None while it is under way; NoWorker for nothing ever."""
        said = self._fetched(number)
        if said is None and number != self._errand:
            raise NoWorker("another errand came in between")
        if said is not None and "result" not in said:
            raise NoWorker(said.get("error", "no result"))
        return None if said is None else dict(said["result"])

    def _fetched(self, number: int) -> dict[str, Any] | None:
        """What was said to that number; what was said to others that still count is kept."""
        self._send()
        if self.lost:
            raise NoWorker("there is no process to think")
        if self._wire is None:
            return None
        try:
            while self._wire.poll():
                said = json.loads(self._wire.recv_bytes())
                if said["id"] in (number, self._asked, self._errand):
                    self._results[said["id"]] = said
        except (OSError, EOFError, ValueError, KeyError) as why:
            self._lose(why)
            raise NoWorker(str(why)) from why
        return self._results.pop(number, None)

    def _post(self, wire: Callable[[int], bytes], instead: int) -> int:
        """Send something with a new number, in place of what had another."""
        self._numbers += 1
        self._results.pop(instead, None)
        self._waiting = [post for post in self._waiting if post[0] != instead]
        self._waiting.append((self._numbers, wire(self._numbers)))
        self._send()
        return self._numbers

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
        if self._wire is None or self.lost:
            return
        try:
            while self._waiting:
                self._wire.send_bytes(self._waiting.pop(0)[1])
        except (OSError, ValueError) as why:
            self._lose(why)

    def _lose(self, why: BaseException) -> None:
        self.lost = True
        if not self._closed:
            _log.warning("the process that thinks is lost: %s: %s", type(why).__name__, why)


def _ranking(said: dict[str, Any]) -> Ranking:
    if "ranking" not in said:
        raise NoWorker(said.get("error", "no ranking"))
    return [(option_of(key), float(value)) for key, value in said["ranking"]]


def _nothing(number: int) -> bytes:
    """An errand that is none."""
    return json.dumps({"id": number, "errand": None}).encode()


class WorkerHolder:
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
OFFICE: Final = WorkerHolder()
