"""The process beside the window: it is asked about positions and answers with rankings."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import time
from multiprocessing.connection import Connection
from typing import Any, Final

from stupor.ai.bot import Bot, Thinking
from stupor.ai.gc_pause import collect_seldom
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.engine.game import Finder, Game
from stupor.engine.notation import key_of

#: Seconds between two looks for a newer question.
LOOK: Final = 0.004
#: Bots that are kept with what they remember.
KEPT: Final = 8
#: So much the window goes first where processors are few.
NICE: Final = 5


def serve(wire: Connection, find: Finder) -> None:
    """The other process: answer questions until the window is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    collect_seldom()
    minds = Minds(find)
    asked: bytes | None = None
    with contextlib.suppress(EOFError, OSError):
        while True:
            asked = _answer(wire, minds, asked if asked is not None else wire.recv_bytes())


def _answer(wire: Connection, minds: Minds, asked: bytes) -> bytes | None:
    """Answer a question, or return the newer one that has come meanwhile."""
    question = json.loads(asked)
    try:
        thinking = minds.think(question)
        due = time.perf_counter() + LOOK
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                ranking = [[key_of(option), value] for option, value in end.value]
                break
            if time.perf_counter() >= due:
                if wire.poll():
                    return wire.recv_bytes()
                due = time.perf_counter() + LOOK
        said = {"id": question["id"], "ranking": ranking}
    except (EOFError, OSError):
        raise
    except Exception as why:  # the window thinks again by itself, and reports what is wrong
        said = {"id": question["id"], "error": f"{type(why).__name__}: {why}"}
    wire.send_bytes(json.dumps(said).encode())
    return None


class Minds:
    """The bots of the other process, with what they remember of their games."""

    def __init__(self, find: Finder) -> None:
        self._find = find
        self._bots: dict[tuple[str, str, int], Bot] = {}

    def think(self, asked: dict[str, Any]) -> Thinking:
        """The thought about a question."""
        spec = self._find(asked["game"])
        state = spec.rules.load(asked["position"])
        decision = spec.rules.decision(state)
        if decision is None or decision.seat != asked["seat"]:
            raise ValueError("the position asks somebody else")
        view = SeatView(spec.rules, state, decision, asked["ply"])
        return self._bot(spec, asked).think(view)

    def _bot(self, spec: Game, asked: dict[str, Any]) -> Bot:
        key = (spec.id, asked["kind"], asked["seed"])
        if key not in self._bots:
            while len(self._bots) >= KEPT:
                del self._bots[next(iter(self._bots))]
            self._bots[key] = make_bot(asked["kind"], spec.rules, spec.advisor, asked["seed"])
        return self._bots[key]
