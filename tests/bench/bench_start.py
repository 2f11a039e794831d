"""L1 and L2: seconds to the first frame beside a bare window, and memory."""

import statistics
import time

from tests.bench.ratio import Ratio
from tests.bench.screen import child, screen

IDS = ("L1", "L2")
_GOALS = {"title": 1.5, "menu": 3.0, "table": 3.0}
_WHAT = {"title": "title picture", "menu": "title with its menu", "table": "playable table"}
_ROUNDS = 7


def run() -> list[Ratio]:
    """Start each kind in turn, several times, and compare medians of the whole process."""
    taken: dict[str, list[float]] = {kind: [] for kind in ("bare", *_GOALS)}
    memory: dict[str, float] = {}
    ratios = []
    with screen(1920, 1080) as env:
        for _ in range(_ROUNDS):
            for kind in list(taken):
                start = time.perf_counter()
                try:
                    memory[kind] = child("start", kind, env=env)["mb"]
                except RuntimeError as why:
                    print(f"{kind} cannot start: {str(why)[-300:]}")
                    del taken[kind]
                    continue
                taken[kind].append(time.perf_counter() - start)
        memory["busy"] = child("start", "busy", env=env)["mb"]
    bare = statistics.median(taken["bare"])
    for kind, goal in _GOALS.items():
        if kind in taken:
            ratio = statistics.median(taken[kind]) / bare
            words = f"x a bare window ({bare:.2f} s) until the {_WHAT[kind]}"
            ratios.append(Ratio("L1", f"<= {goal:g} x", ratio, words))
    for kind in ("busy", "table"):
        if kind in memory:
            ratios.append(Ratio("L2", "<= 200 MB", memory[kind], f"MB resident at the {kind} page"))
    return ratios
