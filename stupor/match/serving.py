"""The AI processes: they answer questions about positions, run tasks, and play on side by side."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Generator, Sequence
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

from stupor.ai.bot import Bot, Thinking, finish
from stupor.ai.child_process import begin_work
from stupor.ai.levels import make_bot
from stupor.ai.rollouts import Playout, RolloutBot
from stupor.ai.view import SeatView
from stupor.engine.game import Finder, Game
from stupor.engine.notation import key_of, option_of
from stupor.match.review_task import from_wire, work

#: Seconds of work between two checks for a newer question.
LOOK: Final = 0.004
#: Bots that are kept with their caches.
KEPT: Final = 8
#: Niceness, so that the window goes first where processors are few.
NICE: Final = 5
#: The number of the first message of the second process, which answers nothing.
READY: Final = 0
#: Seconds that a process may take to exit by itself.
EXIT_SECONDS: Final = 0.5


def serve(find: Finder, wire: Connection, helper: Connection) -> None:
    """The AI process: answer questions and run tasks until the window is gone."""
    begin_work(NICE)
    desk = TaskQueue(wire, BotPool(find, HelperProcess(helper)))
    with contextlib.suppress(EOFError, OSError):
        while True:
            desk.serve()


def serve_helper(find: Finder, wire: Connection) -> None:
    """The second AI process: play turns on until the first one is gone."""
    begin_work(NICE)
    bots = BotPool(find)
    told: dict[str, Any] = {"number": READY}
    with contextlib.suppress(EOFError, OSError):
        while True:
            wire.send_bytes(json.dumps(told).encode())
            asked = json.loads(wire.recv_bytes())
            if asked["question"] is not None:
                bot, view = bots.seated(asked["question"])
            assert isinstance(bot, RolloutBot)
            value = finish(bot.play(view, playout_of(asked)))
            told = {"number": asked["number"], "value": value}


class Job(NamedTuple):
    """Work in progress and the number of its question."""

    number: int
    steps: Generator[None, None, dict[str, Any]]


class TaskQueue:
    """What the process has before it: a thought, which goes first, and a task."""

    def __init__(self, wire: Connection, bots: BotPool) -> None:
        """Start without any work."""
        self._wire = wire
        self._bot_pool = bots
        self._thought: Job | None = None
        self._task: Job | None = None

    def serve(self) -> None:
        """Read messages, waiting for one if there is nothing to do; then work for a while."""
        while self._wire.poll(None if self._idle else 0):
            self._take(json.loads(self._wire.recv_bytes()))
        if (job := self._thought or self._task) is not None:
            self._work(job)

    @property
    def _idle(self) -> bool:
        return self._thought is None and self._task is None

    def _take(self, asked: dict[str, Any]) -> None:
        """A newer question takes the place of the older one, a task that of another."""
        if "task" not in asked:
            self._thought = Job(asked["id"], self._bot_pool.answer(asked))
        elif asked["task"] is None:
            self._task = None
        else:
            self._task = Job(asked["id"], self._bot_pool.run(asked))

    def _work(self, job: Job) -> None:
        """Continue a job until it is time to check for a newer question."""
        due = time.perf_counter() + LOOK
        try:
            while time.perf_counter() < due:
                next(job.steps)
            return
        except StopIteration as end:
            answer = end.value
        except Exception as why:  # the window thinks again by itself, and reports what is wrong
            answer = {"error": f"{type(why).__name__}: {why}"}
        if job is self._thought:
            self._thought = None
        else:
            self._task = None
        self._wire.send_bytes(json.dumps({"id": job.number, **answer}).encode())


class BotPool:
    """The bots of the AI process, with their caches."""

    def __init__(self, find: Finder, helper: HelperProcess | None = None) -> None:
        self._find = find
        self._helper = helper
        self._bots: dict[tuple[str, str, int], Bot] = {}

    def answer(self, asked: dict[str, Any]) -> Generator[None, None, dict[str, Any]]:
        """The ranking for a question, as it goes over the wire."""
        ranking = yield from self.think(asked)
        return {"ranking": [[key_of(option), value] for option, value in ranking]}

    def run(self, asked: dict[str, Any]) -> Generator[None, None, dict[str, Any]]:
        """What comes of a task, as it goes over the wire."""
        spec = self._find(asked["game"])
        state = spec.rules.load(asked["position"])
        result = yield from work(spec, from_wire(asked["task"]), state)
        return {"result": result}

    def think(self, asked: dict[str, Any]) -> Thinking:
        """The thought about a question."""
        bot, view = self.seated(asked)
        if self._helper is not None and isinstance(bot, RolloutBot):
            self._helper.begin(asked)
            bot.values = self._helper.values
        return bot.think(view)

    def seated(self, asked: dict[str, Any]) -> tuple[Bot, SeatView]:
        """Who is asked, and what there is to see."""
        spec = self._find(asked["game"])
        state = spec.rules.load(asked["position"])
        decision = spec.rules.decision(state)
        if decision is None or decision.seat != asked["seat"]:
            raise ValueError("the position asks somebody else")
        view = SeatView(spec.rules, state, decision, asked["ply"])
        return self._bot(spec, asked), view

    def _bot(self, spec: Game, asked: dict[str, Any]) -> Bot:
        key = (spec.id, asked["kind"], asked["seed"])
        if key not in self._bots:
            while len(self._bots) >= KEPT:
                del self._bots[next(iter(self._bots))]
            self._bots[key] = make_bot(asked["kind"], spec.rules, spec.advisor, asked["seed"])
        return self._bots[key]


class HelperProcess:
    """The second AI process as the first one sees it; without it the first plays all by itself."""

    def __init__(self, wire: Connection) -> None:
        """Ask through that connection, once there is somebody at its other end."""
        self._wire = wire
        self._question: dict[str, Any] | None = None
        self._asked: dict[int, int] = {}
        self._number = READY
        self._free = self._lost = False

    def begin(self, question: dict[str, Any]) -> None:
        """The playouts from now on are about that question."""
        self._question = question

    def values(
        self, bot: RolloutBot, view: SeatView, playouts: Sequence[Playout]
    ) -> Generator[None, None, list[float]]:
        """The values of playouts: this process begins at their front, the other at their back.

        What is left at last both play, and who is first has it.
        """
        found: dict[int, float] = {}
        self._asked.clear()
        for place, playout in enumerate(playouts):
            playing = bot.play(view, playout)
            while place not in found:
                self._exchange(playouts, found, place)
                try:
                    next(playing)
                except StopIteration as end:
                    found[place] = end.value
                yield
        return [found[place] for place in range(len(playouts))]

    def _exchange(self, playouts: Sequence[Playout], found: dict[int, float], here: int) -> None:
        """Take what has come, and ask for the last playout that nobody has begun."""
        if self._lost:
            return
        try:
            while self._wire.poll():
                self._take(json.loads(self._wire.recv_bytes()), found)
            if self._free:
                left = (n for n in range(len(playouts) - 1, here, -1) if n not in found)
                if (place := next(left, None)) is not None:
                    self._ask(place, playouts[place])
        except (OSError, EOFError, ValueError, KeyError):
            self._lost = True

    def _take(self, told: dict[str, Any], found: dict[int, float]) -> None:
        self._free = True
        place = self._asked.pop(told["number"], None)
        if place is not None:
            found.setdefault(place, told["value"])

    def _ask(self, place: int, playout: Playout) -> None:
        self._number += 1
        self._asked[self._number] = place
        line = [key_of(option) for option in playout.line]
        asked = {"number": self._number, "question": self._question, **playout._asdict()}
        self._wire.send_bytes(json.dumps(asked | {"line": line}).encode())
        self._question, self._free = None, False


def playout_of(asked: dict[str, Any]) -> Playout:
    """The playout that the first process asks for."""
    line = tuple(option_of(key) for key in asked["line"])
    return Playout(line, asked["dealing"], asked["onward"])


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
