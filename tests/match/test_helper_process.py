"""A second AI process plays turns on beside the first; what comes of it is the same."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Generator
from multiprocessing import Pipe
from typing import Any, cast

import pytest

from stupor.ai.bot import finish
from stupor.ai.rollouts import Playout, RolloutBot
from stupor.ai.view import SeatView
from stupor.engine.notation import key_of
from stupor.games import registry
from stupor.match import serving
from stupor.match.serving import READY, HelperProcess
from stupor.match.thinking import Thinker, Thought
from stupor.match.worker import WORKER_HOLDER, Worker, processors
from tests.match.test_worker import waited
from tests.support.playing import wander

SPEC = registry.get("stupor_mundi")
STEPS = 3
PLAYOUTS = [Playout(("option",), dealing, False) for dealing in range(6)]
VALUES = [10.0, 11.0, 12.0, 13.0, 14.0, 15.0]
#: What a helper says who is told apart from the first process.
OTHER = 100.0


class Counting:
    """Plays every playout in a few steps, and knows which ones."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def play(self, view: SeatView, playout: Playout) -> Generator[None, None, float]:
        for _ in range(STEPS):
            yield
        self.played.append(playout.dealing)
        return VALUES[playout.dealing]


class Second:
    """The other end of the connection, in the hands of a test."""

    def __init__(self) -> None:
        here, self.wire = Pipe()
        self.helper = HelperProcess(here)
        self.helper.begin({"ply": 7})
        self.asked: list[dict[str, Any]] = []

    def say(self, number: int, **told: float) -> None:
        self.wire.send_bytes(json.dumps({"number": number, **told}).encode())

    def answer(self) -> None:
        """Answer what has been asked."""
        while self.wire.poll():
            self.asked.append(json.loads(self.wire.recv_bytes()))
            self.say(self.asked[-1]["number"], value=OTHER + self.asked[-1]["dealing"])


def run(second: Second, bot: Counting, answering: bool = True) -> list[float]:
    steps = second.helper.values(cast(RolloutBot, bot), cast(SeatView, None), PLAYOUTS)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return list(end.value)
        if answering:
            second.answer()


def test_as_long_as_nobody_is_there_the_first_process_plays_all() -> None:
    second, bot = Second(), Counting()
    assert run(second, bot) == VALUES
    assert bot.played == [0, 1, 2, 3, 4, 5] and not second.asked


def test_the_second_process_plays_from_the_back() -> None:
    second, bot = Second(), Counting()
    second.say(READY)
    values = run(second, bot)
    theirs = [asked["dealing"] for asked in second.asked]
    assert theirs == [5, 4, 3, 2][: len(theirs)] and len(theirs) >= 3
    assert values == [OTHER + n if n in theirs else VALUES[n] for n in range(6)]
    assert not {*bot.played} & {*theirs}


def test_the_position_is_told_once() -> None:
    second = Second()
    second.say(READY)
    run(second, Counting())
    run(second, Counting())
    questions = [asked["question"] for asked in second.asked]
    assert questions == [{"ply": 7}] + [None] * (len(questions) - 1)


def test_what_the_second_process_does_not_finish_the_first_one_plays() -> None:
    """Given a second process that begins and is not heard of again, nobody waits for it."""
    second, bot = Second(), Counting()
    second.say(READY)
    assert run(second, bot, answering=False) == VALUES
    assert bot.played == [0, 1, 2, 3, 4, 5]


def test_an_answer_to_an_older_question_counts_for_nothing() -> None:
    second = Second()
    second.say(READY)
    run(second, Counting(), answering=False)
    second.helper.begin({"ply": 8})
    late = json.loads(second.wire.recv_bytes())
    second.say(late["number"], value=-1.0)
    values = run(second, Counting())
    assert -1.0 not in values and len(second.asked) >= 2


def test_a_second_process_that_is_gone_is_not_missed() -> None:
    second, bot = Second(), Counting()
    second.say(READY)
    second.wire.close()
    assert run(second, bot, answering=False) == VALUES


def emperors_view() -> SeatView:
    """A decision of a random game with something to compare."""
    for ply, (state, _) in enumerate(wander(SPEC, 2, 5, {})):
        asked = SPEC.rules.decision(state)
        if asked is not None and ply > 40 and SPEC.rules.begins(state) and len(asked.options) > 3:
            return SeatView(SPEC.rules, state.clone(), asked, ply)
    raise AssertionError("no turn begins")


def test_the_second_process_says_what_the_first_would_find(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the playouts of a turn, then each comes to the same over the connection."""
    monkeypatch.setattr(serving, "begin_work", lambda niceness: None)
    view, thinker = emperors_view(), Thinker(SPEC, "emperor", 11)
    here, there = Pipe()
    threading.Thread(target=serving.serve_helper, args=(registry.get, there), daemon=True).start()
    bot = thinker.bot
    assert isinstance(bot, RolloutBot) and json.loads(here.recv_bytes())["number"] == READY
    question: dict[str, Any] | None = thinker.question(view)._asdict()
    for number, option in enumerate(view.decision.options[:3], 1):
        playout = Playout((option,), number, False)
        asked = {"number": number, "question": question, **playout._asdict()}
        here.send_bytes(json.dumps(asked | {"line": [key_of(option)]}).encode())
        told = json.loads(here.recv_bytes())
        assert told == {"number": number, "value": finish(bot.play(view, playout))}
        question = None
    here.close()


@pytest.mark.skipif(processors() == 1, reason="there is one processor only")
def test_an_emperor_who_thinks_in_two_processes_chooses_what_one_would(worker: Worker) -> None:
    view, thinker = emperors_view(), Thinker(SPEC, "emperor", 11)
    alone = finish(thinker.bot.think(view))
    assert waited(Thought(thinker, view)) == alone
    assert worker._processes is not None
    first, second = worker._processes.running
    assert second.is_alive()
    os.kill(second.pid or 0, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    assert waited(Thought(thinker, view)) == alone
    WORKER_HOLDER.close()
    assert not first.is_alive() and not second.is_alive()


def test_others_think_in_one_process(worker: Worker) -> None:
    waited(Thought(Thinker(SPEC, "squire", 1), emperors_view()))
    assert worker._processes is not None and len(worker._processes.running) == 1
