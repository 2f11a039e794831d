"""L1: the time to the first frame of the command beside that of a bare window."""

import statistics
import tempfile
import time

from tests.bench.ratio import Ratio
from tests.bench.screen import child, screen
from tests.bench.size import size

IDS = ("L1",)
_GOALS = {"title": "<= 1.3 x", "menu": "<= 2.2 x", "table": "<= 2.8 x", "other": "<= 2.8 x"}
_WHAT = {
    "title": "title picture",
    "menu": "title with its menu",
    "table": "playable table",
    "other": "playable table of the other game",
}
_ROUNDS = size(11)


def run() -> list[Ratio]:
    """Start each kind in turn, several times, and compare medians of the whole process."""
    taken: dict[str, list[float]] = {kind: [] for kind in ("bare", *_GOALS)}
    with screen(1920, 1080) as env, tempfile.TemporaryDirectory() as compiled:
        # compiled once, as an installed game is
        env = {**env, "PYTHONPYCACHEPREFIX": compiled}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        for round_ in range(_ROUNDS + 1):
            for kind, times in taken.items():
                start = time.perf_counter()
                child("start", kind, env=env)
                if round_:
                    times.append(time.perf_counter() - start)
    bare = statistics.median(taken["bare"])
    return [
        Ratio(
            "L1",
            goal,
            statistics.median(taken[kind]) / bare,
            f"x a bare window ({bare:.3f} s) until the {_WHAT[kind]}",
        )
        for kind, goal in _GOALS.items()
    ]
