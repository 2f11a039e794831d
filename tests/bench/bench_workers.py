"""E2 and E4: what the compiled files and a second process bring."""

from __future__ import annotations

import multiprocessing
import multiprocessing.pool
import time
from statistics import median

from tests import fast
from tests.bench import pace
from tests.bench.ratio import Ratio

IDS = ("E2", "E4")
ROUNDS = 7
GAMES = 30


def run() -> list[Ratio]:
    """Measure both; without a fast build only the second."""
    return [*_compiled(), _two_workers()]


def _compiled() -> list[Ratio]:
    if not (fast.FAST / "stupor").is_dir():
        return []
    words = {"random": "random decisions", "greedy": "decisions of greedy bots"}
    return [
        Ratio("E2", ">= 4", median(fast.ratios(work, pace.GAME, 3)), f"x as many {text}, compiled")
        for work, text in words.items()
    ]


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
