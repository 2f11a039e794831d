"""The AI process beside the window, and the connection to it.

It gets positions as a seat might imagine them, never the true one, and answers with a ranking.
A newer question replaces an older one. Tasks, for the review of a finished game, it
runs while nothing is asked, and goes on with them after each thought. From the first thought of an
Emperor on a second process takes part in it, where there are processors for both.
"""

from __future__ import annotations

import json
import logging
import os
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stupor.ai.levels import LADDER, rank_of
from stupor.engine.notation import option_of

if TYPE_CHECKING:
    from stupor.ai.bot import Ranking
    from stupor.engine.game import Finder
    from stupor.match.serving import AiProcesses

# what brings the processes is imported with them: the window opens sooner

_log = logging.getLogger(__name__)

#: How often the process is started before the window gives up and thinks for itself.
MOST_STARTS: Final = 3


class NoWorker(Exception):
    """There is no AI process, or it cannot answer this."""


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
    """The AI process as the window sees it; no call waits for it."""

    def __init__(self, find: Finder) -> None:
        """Start the process; until it runs, the latest question waits for it."""
        self._find = find
        self._processes: AiProcesses | None = None
        self._waiting: list[tuple[int, bytes]] = []
        self._asked = self._numbers = self._task = 0
        self._results: dict[int, dict[str, Any]] = {}
        self._closed = False
        self.lost = False
        self._starts: list[threading.Thread] = []
        self._start(self._begin)

    @property
    def pid(self) -> int | None:
        """The id of the process, once it runs."""
        return self._processes.running[0].pid if self._processes is not None else None

    def ask(self, question: Question) -> int:
        """Replace the current question; returns the number with which to fetch the answer."""
        self._asked = self._post(question.wire, self._asked)
        if len(self._starts) == 1 and rank_of(question.kind) == LADDER[-1] and processors() > 1:
            self._start(self._begin_helper)
        return self._asked

    def run(self, task: Mapping[str, Any]) -> int:
        """Put a task in place of any other; the number with which to fetch the result."""
        self._task = self._post(
            lambda number: json.dumps({"id": number, **task}).encode(), self._task
        )
        return self._task

    def drop(self, number: int) -> None:
        """Let a task be, if it is still the one under way."""
        if number == self._task:
            self._task = self._post(_nothing, number)

    def current(self, number: int) -> bool:
        """Whether no newer question has been asked."""
        return number == self._asked

    def answer(self, number: int) -> Ranking | None:
        """The ranking for a question, None while it is thought about; NoWorker for none ever."""
        message = self._fetched(number)
        return None if message is None else _ranking(message)

    def result(self, number: int) -> dict[str, Any] | None:
        """What came of a task, None while it is under way; NoWorker for nothing ever."""
        message = self._fetched(number)
        if message is None and number != self._task:
            raise NoWorker("another task came in between")
        if message is not None and "result" not in message:
            raise NoWorker(message.get("error", "no result"))
        return None if message is None else dict(message["result"])

    def _fetched(self, number: int) -> dict[str, Any] | None:
        """The message with that number; those with others that still count are kept."""
        self._send()
        if self.lost:
            raise NoWorker("there is no process to think")
        if self._processes is None:
            return None
        try:
            while self._processes.wire.poll():
                message = json.loads(self._processes.wire.recv_bytes())
                if message["id"] in (number, self._asked, self._task):
                    self._results[message["id"]] = message
        except (OSError, EOFError, ValueError, KeyError) as why:
            self._lose(why)
            raise NoWorker(str(why)) from why
        return self._results.pop(number, None)

    def _post(self, wire: Callable[[int], bytes], instead: int) -> int:
        """Send a message with a new number that replaces the one numbered `instead`."""
        self._numbers += 1
        self._results.pop(instead, None)
        self._waiting = [post for post in self._waiting if post[0] != instead]
        self._waiting.append((self._numbers, wire(self._numbers)))
        self._send()
        return self._numbers

    def close(self) -> None:
        """End the process."""
        self._closed = True
        for start in self._starts:
            start.join()
        if self._processes is not None:
            self._processes.close()
        self.lost = True

    def _start(self, begin: Callable[[], None]) -> None:
        self._starts.append(threading.Thread(target=begin, name="worker", daemon=True))
        self._starts[-1].start()

    def _begin(self) -> None:
        try:
            from stupor.match.serving import AiProcesses

            self._processes = AiProcesses(self._find)
        except Exception as why:  # whatever it is, the window can think for itself
            self._lose(why)

    def _begin_helper(self) -> None:
        self._starts[0].join()
        try:
            if self._processes is not None and not self._closed:
                self._processes.start_helper()
        except Exception as why:  # whatever it is, the first process can do it all
            _log.warning("nobody thinks beside the first process: %s", why)

    def _send(self) -> None:
        if self._processes is None or self.lost:
            return
        try:
            while self._waiting:
                self._processes.wire.send_bytes(self._waiting.pop(0)[1])
        except (OSError, ValueError) as why:
            self._lose(why)

    def _lose(self, why: BaseException) -> None:
        self.lost = True
        if not self._closed:
            _log.warning("the process that thinks is lost: %s: %s", type(why).__name__, why)


def processors() -> int:
    """How many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _ranking(message: dict[str, Any]) -> Ranking:
    if "ranking" not in message:
        raise NoWorker(message.get("error", "no ranking"))
    return [(option_of(key), float(value)) for key, value in message["ranking"]]


def _nothing(number: int) -> bytes:
    """A task that is none."""
    return json.dumps({"id": number, "task": None}).encode()


class WorkerHolder:
    """Holds the one worker of the program, if it may have one."""

    def __init__(self) -> None:
        self._find: Finder | None = None
        self._worker: Worker | None = None
        self._starts = 0

    def open(self, find: Finder) -> None:
        """Allow a worker from now on; it starts when it is first wanted."""
        self.close()
        self._find, self._starts = find, MOST_STARTS

    def worker(self) -> Worker | None:
        """The worker, started if need be; None if the window is to think for itself.

        A lost worker is replaced, up to a limit.
        """
        worker = self._worker
        if worker is not None and not worker.lost:
            return worker
        if worker is not None:
            worker.close()
        self._worker = Worker(self._find) if self._find is not None and self._starts > 0 else None
        self._starts -= 1
        return self._worker

    def close(self) -> None:
        """End the worker."""
        worker, self._worker, self._find = self._worker, None, None
        if worker is not None:
            worker.close()


#: The holder of this program.
WORKER_HOLDER: Final = WorkerHolder()
