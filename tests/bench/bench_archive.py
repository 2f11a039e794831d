"""J1 to J3: what it costs to keep a game, to open it again, and how long its file is."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from stupor.archive import Archive, Keeper
from stupor.archive.game import look_at
from stupor.engine.notation import Option
from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.bench.ratio import Ratio

IDS = ("J1", "J2", "J3")
SEATS = 4
SEED = 5
TIMES = 9


class Clock:
    """Stands before a keeper and looks how long it takes."""

    def __init__(self, keeper: Keeper) -> None:
        self.spent: list[float] = []
        self._keeper = keeper

    def write(self, lines: Sequence[Mapping[str, Any]]) -> None:
        start = time.perf_counter()
        self._keeper.write(lines)
        self.spent.append(time.perf_counter() - start)


def run() -> list[Ratio]:
    """Keep a game of four greedy players at full speed, so that the disk never rests."""
    course = _course()
    with tempfile.TemporaryDirectory(prefix="stupor-bench-") as folder:
        archive = Archive(Path(folder), registry.get)
        path, writing = _kept(archive, course)
        opening, looking = _opened(archive, path)
        size = path.stat().st_size
    cuts = quantiles(writing, n=100)
    words = f"ms to tell and write one of {len(writing)} decisions, {SEATS} players"
    return [
        Ratio("J1", "<= 1", median(writing) * 1e3, f"p50: {words}"),
        Ratio("J1", "<= 4", cuts[98] * 1e3, f"p99: {words} (worst {max(writing) * 1e3:.1f} ms)"),
        Ratio("J2", "<= 0.5", opening, "seconds to open that game when it is finished"),
        Ratio("J2", "<= 0.05", looking, "seconds to learn about it what a list of games tells"),
        Ratio("J3", "<= 256", size / 1024, "KiB of its file"),
    ]


def _course() -> list[Option]:
    session = _session("greedy")
    while not session.over:
        session.poll()
    return [session.choice(ply).option for ply in range(session.ply)]


def _session(kind: str) -> Session:
    spec = registry.get("stupor_mundi")
    seats = [make_seat(kind, spec, SEED + number, None) for number in range(SEATS)]
    return Session.new(spec, seats, SEED, {})


def _kept(archive: Archive, course: Sequence[Option]) -> tuple[Path, list[float]]:
    """The file of the game, and how long each decision took to be told and written."""
    session = _session(HUMAN)
    keeper = archive.keep(session)
    session.recorder = clock = Clock(keeper)
    telling = []
    for option in course:
        session.play(option)
        start = time.perf_counter()
        session._told(session.ply - 1)
        telling.append(time.perf_counter() - start)
    keeper.close()
    keeper.settle()
    return keeper.path, [a + b for a, b in zip(telling, clock.spent, strict=True)]


def _opened(archive: Archive, path: Path) -> tuple[float, float]:
    opening, looking = [], []
    for _ in range(TIMES):
        start = time.perf_counter()
        archive.open(path)
        opening.append(time.perf_counter() - start)
        start = time.perf_counter()
        look_at(path)
        looking.append(time.perf_counter() - start)
    return median(opening), median(looking)
