"""Computers think in the AI process, and choose what they would choose without it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest

from stupor.ai.bot import Ranking, finish
from stupor.ai.view import SeatView
from stupor.engine.game import Game
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.match.thinking import Thinker, ThinkingController, Thought
from stupor.match.worker import MOST_STARTS, WORKER_HOLDER, Worker
from tests.support.playing import wander
from tests.support.usual import by_turns

SPEC = registry.get("stupor_mundi")
LIMIT = 30.0


def broken(name: str) -> Game:
    """A finder that finds nothing; it is called in the AI process."""
    raise LookupError(f"no {name}")


def views(seats: int, seed: int, every: int = 29) -> Iterator[SeatView]:
    """Some of the decisions of a random game."""
    for ply, (state, _) in enumerate(wander(SPEC, seats, seed, {})):
        asked = SPEC.rules.decision(state)
        if asked is not None and ply % every == seed % every:
            yield SeatView(SPEC.rules, state.clone(), asked, ply)


def waited(thought: Thought) -> Ranking:
    end = time.monotonic() + LIMIT
    while (ranking := thought.poll()) is None:
        assert time.monotonic() < end, "no answer"
        time.sleep(0.001)
    return ranking


@pytest.mark.parametrize(
    ("kind", "seats"), by_turns(["page", "squire", "squire:merchant"], [1, 2, 3, 4])
)
def test_the_choice_is_the_same_in_either_process(worker: Worker, kind: str, seats: int) -> None:
    thinker = Thinker(SPEC, kind, 11)
    for view in views(seats, seats):
        thought = Thought(thinker, view)
        assert waited(thought) == finish(thinker.bot.think(view))
        assert thought.patience > 0, "the window has thought for itself"


def test_a_question_tells_nothing_that_the_seat_does_not_know() -> None:
    thinker = Thinker(SPEC, "squire", 3)
    for view in views(3, 5):
        other = view.sample(SplitMix(view.ply))
        asked = SPEC.rules.decision(other)
        assert asked is not None
        same = SeatView(SPEC.rules, other, asked, view.ply)
        assert thinker.question(view) == thinker.question(same)


def test_without_a_process_the_window_thinks_in_slices() -> None:
    view = next(views(2, 3))
    thinker = Thinker(SPEC, "squire", 1)
    thought = Thought(thinker, view)
    assert thought.patience == 0.0
    assert waited(thought) == finish(thinker.bot.think(view))


def test_a_process_that_dies_is_not_missed(worker: Worker) -> None:
    first, second = list(views(4, 2))[1:3]
    thinker = Thinker(SPEC, "squire", 7)
    waited(Thought(thinker, first))
    thought = Thought(thinker, second)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    assert waited(thought) == finish(thinker.bot.think(second))
    assert waited(Thought(thinker, first)) == finish(thinker.bot.think(first))


def test_a_process_that_dies_is_replaced_but_not_for_ever(worker: Worker) -> None:
    view, thinker = next(views(2, 3)), Thinker(SPEC, "squire", 7)
    seen = set()
    for _ in range(MOST_STARTS):
        found = WORKER_HOLDER.worker()
        assert found is not None
        waited(Thought(thinker, view))
        assert found.pid is not None
        seen.add(found.pid)
        os.kill(found.pid, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
        assert waited(Thought(thinker, view)) == finish(thinker.bot.think(view))
    assert len(seen) == MOST_STARTS
    assert WORKER_HOLDER.worker() is None


def test_what_breaks_there_is_thought_again_here() -> None:
    WORKER_HOLDER.open(broken)
    try:
        view = next(views(2, 3))
        thinker = Thinker(SPEC, "squire", 1)
        assert waited(Thought(thinker, view)) == finish(thinker.bot.think(view))
    finally:
        WORKER_HOLDER.close()


def test_a_newer_question_ends_an_older_thought_which_can_be_asked_again(worker: Worker) -> None:
    first, second = list(views(4, 2))[1:3]
    thinker = Thinker(SPEC, "squire", 7)
    older, newer = Thought(thinker, first), Thought(thinker, second)
    assert waited(newer) == finish(thinker.bot.think(second))
    assert waited(older) == finish(thinker.bot.think(first))


def test_a_game_of_computers_goes_the_same_way(worker: Worker) -> None:
    sessions = []
    for beside in (True, False):
        seats = [make_seat("page", SPEC, n, worker=beside) for n in range(2)]
        session = Session.new(SPEC, seats, 7, {})
        end = time.monotonic() + LIMIT
        while session.ply < 60 and not session.over and time.monotonic() < end:
            session.poll()
        sessions.append(session.journal())
    assert isinstance(make_seat("page", SPEC, 0, worker=True).controller, ThinkingController)
    assert sessions[0] == sessions[1]


def test_the_process_ends_with_the_window() -> None:
    WORKER_HOLDER.open(registry.get)
    worker = WORKER_HOLDER.worker()
    assert worker is not None
    waited(Thought(Thinker(SPEC, "page", 1), next(views(2, 3))))
    assert worker._processes is not None
    (process,) = worker._processes.running
    assert process.is_alive()
    WORKER_HOLDER.close()
    assert not process.is_alive() and WORKER_HOLDER.worker() is None
