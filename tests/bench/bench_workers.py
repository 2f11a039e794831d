"""E2 and E4: what the compiled files and a second process bring."""

from __future__ import annotations

import multiprocessing
import multiprocessing.pool
import os
import time
from statistics import median

from stupor.games import registry
from tests import fast
from tests.bench import pace
from tests.bench.ratio import Ratio
from tests.bench.size import size

IDS = ("E2", "E4")
ROUNDS = size(7)
GAMES = size(30, 2)
GOAL = ">= 4"
#: How often both builds play in turn, and how many decisions of Barons from the first one on.
TURNS = int(os.environ.get("BENCH_TURNS", size(3)))
DECISIONS = int(os.environ.get("BENCH_DECISIONS", size(60, 2)))


def run() -> list[Ratio]:
    """Measure both; without a fast build only the second, and say so."""
    return [*compiled(), _two_workers()]


def compiled() -> list[Ratio]:
    """E2 for each game; a figure that is none where there is no fast build."""
    if not (fast.FAST / "stupor").is_dir():
        return [Ratio("E2", GOAL, float("nan"), "not measured: python -m tests.fast build is due")]
    return [_gain(game) for game in registry.GAMES]


def _gain(game: str) -> Ratio:
    ratio = median(fast.ratios("baron", game, TURNS, DECISIONS))
    return Ratio("E2", GOAL, ratio, f"x as many decisions of Barons compiled, {game}")


def _two_workers() -> Ratio:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        pool.map(_play, [0, 0], chunksize=1)
        gains = [2 * _spent(pool, 1) / _spent(pool, 2) for _ in range(ROUNDS)]
    return Ratio("E4", ">= 1.9", median(gains), "x the games of one worker process with two")


def _spent(pool: multiprocessing.pool.Pool, workers: int) -> float:
    start = time.perf_counter()
    pool.map(_play, range(workers), chunksize=1)
    return time.perf_counter() - start


def _play(_: int) -> None:
    for seed in range(GAMES):
        pace.play_at_random(seed)
