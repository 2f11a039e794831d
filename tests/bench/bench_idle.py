"""I1: what the game costs while nobody moves."""

import os
import sys

from stupor.games import registry
from tests.bench.ratio import Ratio
from tests.bench.screen import child, screen
from tests.bench.size import size

IDS = ("I1",)


def run() -> list[Ratio]:
    """Watch an idle window, sound open, for BENCH_IDLE seconds (20; the goal says 60)."""
    if not sys.platform.startswith("linux"):
        return []
    seconds = float(os.environ.get("BENCH_IDLE", size(20)))
    return [ratio for game in registry.GAMES for ratio in _of(game, seconds)]


def _of(game: str, seconds: float) -> list[Ratio]:
    with screen(1920, 1080) as env:
        found = child("idle", seconds, game, env=env)
    how = "blocking wait" if found["blocking"] else "slow tick"
    title = registry.get(game).title
    return [
        Ratio("I1", "<= 0.04 %", found["cpu"], f"% CPU over {seconds:g} s idle ({how}), {title}"),
        Ratio("I1", "<= 6 /s", found["wakes"], f"wake-ups per second, all threads, {title}"),
    ]
