"""A number of garbled files one after the other, in a process of their own."""

from __future__ import annotations

import faulthandler
import json
import logging
import resource
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from tests.mutate import others
from tests.mutate.corpus import KINDS, files
from tests.mutate.mutations import garbled
from tests.mutate.retyped import retyped
from tests.mutate.trial import Trial, Watch

#: A file that takes longer than this is shown with a traceback, and everything ends.
_HANG = 30
_MEMORY = 3 * 2**30
#: So many files, and one of them is another than a game.
EACH = 5
#: Of these so many have one field of a wrong type, and are sound but for that.
LISTS = ("settings", "profiles", "figures in JSON")
TYPES = 0.5


@dataclass(slots=True)
class Tally:
    """What became of some files, and how long the slowest took."""

    outcomes: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    slow: int = 0
    spent: float = 0.0
    slowest: tuple[float, str] = (0.0, "")

    def add(self, other: Tally) -> None:
        """Take in what another one has counted."""
        self.outcomes += other.outcomes
        self.failures += other.failures
        self.slow += other.slow
        self.spent += other.spent
        self.slowest = max(self.slowest, other.slowest)


def content_of(seed: int, number: int) -> tuple[str, bytes]:
    """The garbled file of that number and what it was made from: each fifth is no game."""
    chance = Random(f"{seed}-{number}")
    if number % EACH == EACH - 1:
        often, known = {name: kind.often for name, kind in others.KINDS.items()}, others.sound()
    else:
        often, known = {kind: KINDS[kind][0] for kind in KINDS}, files()
    [kind, other] = chance.choices(list(often), list(often.values()), k=2)
    if kind in LISTS and chance.random() < TYPES:
        return kind, json.dumps(chance.choice(_retyped(known[kind]))).encode()
    return kind, garbled(chance, known[kind], known[other])


@cache
def _retyped(content: bytes) -> list[Any]:
    return [document for _, document in retyped(json.loads(content))]


def batch(job: tuple[int, int, int, float]) -> Tally:
    """Open files of these numbers, every fourth without a window."""
    seed, start, end, limit = job
    logging.disable(logging.CRITICAL)
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    files(), others.sound()
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="stupor-mutate-") as folder:
        watch, trial, rest = Watch(Path(folder)), Trial(Path(folder)), others.Others(Path(folder))
        for number in range(start, end):
            kind, content = content_of(seed, number)
            name = f"seed {seed}, file {number} ({kind})"
            run = partial(trial.run, content, number % 4 == 0)
            if kind in others.KINDS:
                run = partial(rest.run, kind, content)
            _one(tally, run, watch, name, limit)
    return tally


def _one(tally: Tally, run: Callable[[], str], watch: Watch, name: str, limit: float) -> None:
    faulthandler.dump_traceback_later(_HANG, exit=True)
    start, watch.on = time.process_time(), True
    try:
        tally.outcomes[run()] += 1
    except Exception:
        tally.failures.append(f"{name}\n{traceback.format_exc()}")
    watch.on = False
    spent = time.process_time() - start
    faulthandler.cancel_dump_traceback_later()
    tally.spent += spent
    tally.slow += spent > limit
    tally.slowest = max(tally.slowest, (spent, name))
    tally.failures += [f"{name}: {what}" for what in watch.seen]
    watch.seen.clear()
